"""The reason of a hint: those for a kind of action are asked one after another, and the first that holds is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import Action, Fact, Hint

Details = dict[str, Fact]
"""What the sentence of a reason needs."""

Reason = Callable[[Any, Any], Details | None]
"""A function of what a game knows about a decision, and the action: the details, or None where it is not the reason.

Its name with hyphens is the code of the reason; its docstring says what the code means, and its details.
"""

Reasons = Mapping[type[Action], Sequence[Reason]]
"""By kind of action the reasons for it, the most telling first; the last holds always."""


def first_that_holds(reasons: Reasons, decision: object, action: Action) -> Hint:
    """The hint for an action, with the first of its reasons that holds; `decision` is what they are asked about."""
    for reason in reasons[type(action)]:
        details = reason(decision, action)
        if details is not None:
            return Hint(action, _code(reason), details)
    raise AssertionError("the last reason of every action holds always")


def by_code(reasons: Reasons) -> dict[str, Reason]:
    """Every reason by its code."""
    return {_code(reason): reason for some in reasons.values() for reason in some}


def _code(reason: Reason) -> str:
    return reason.__name__.replace("_", "-")
