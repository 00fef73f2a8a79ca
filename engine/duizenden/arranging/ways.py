"""Ways through a sweep, as they are remembered and handed on."""

from __future__ import annotations

from engine.duizenden.arranging.run_book import RunChoice
from engine.duizenden.arranging.set_book import SetChoice

Choice = RunChoice | SetChoice

Node = tuple[int, "Node | None", Choice | None]
"""A way to a state: what is lost so far, the way before, what happened last."""

Layer = dict[int, Node]
"""States, each with the best way to it."""

Ended = tuple[int, int, Node]
"""A way to the end: what is lost in all, the last state, the way to it."""


def choices_of(node: Node) -> list[Choice]:
    """What happened on a way, in order."""
    choices = list[Choice]()
    _, before, choice = node
    while before is not None:
        assert choice is not None
        choices.append(choice)
        _, before, choice = before
    choices.reverse()
    return choices
