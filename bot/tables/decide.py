"""What a computer does at a table: from the view of its seat, and what it may remember."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import Protocol

from bot.tables.table import Table
from engine.game import Action, Event, Hint, Level, View

_log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Where computers think. Both decide from a view, the events its seat may know, and a seed for chance."""

    async def decide(self, game: str, level: Level, view: View, events: Sequence[Event], seed: int) -> Action:
        """What a level of a game does."""
        ...

    async def explain(self, game: str, view: View, events: Sequence[Event], seed: int) -> Hint:
        """What the strongest computer of a game would do, and why."""
        ...


async def decide(table: Table, seat: int, level: Level, thinker: Thinker) -> Action:
    """What a level does on a seat; if it fails, which is our mistake, the first thing that the rules allow."""
    try:
        decided = await thinker.decide(
            table.saved.game, level, table.view(seat), table.events_for(seat), chance_of(table, seat)
        )
        table.game.apply(table.state, seat, decided)
    except Exception:
        _log.exception("a computer of table %s failed", table.id)
        return next(iter(table.game.legal(table.state, seat)))
    return decided


def chance_of(table: Table, seat: int) -> int:
    """A seed for one decision, from which the seed of the match cannot be told."""
    digest = hashlib.sha256(f"{table.saved.seed} {table.recorded} {seat}".encode()).digest()
    return int.from_bytes(digest[:8])
