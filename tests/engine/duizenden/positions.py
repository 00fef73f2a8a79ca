"""Short ways to say a position and what is done in it."""

from __future__ import annotations

from typing import Any

from engine.duizenden import DUIZENDEN
from engine.duizenden.rules.state import DuizendenState
from tests.engine.doing import Doing
from tests.positions.duizenden import build


def position(hands: list[str], **keys: Any) -> DuizendenState:
    """A position by the keys of a scenario."""
    return build({"hands": hands, **keys})


_DOING = Doing(DUIZENDEN)
do, events, refusal = _DOING.do, _DOING.events, _DOING.refusal
