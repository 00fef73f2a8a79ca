"""One move as a pure change of a table: what it becomes, and what has to be saved with it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec

from bot.store.rows import FinalScore, RoundScore, SavedAction
from bot.tables.table import Table
from bot.tables.waiting import with_seat, with_waiting
from engine.game import Action, Event, GameOver, RoundDealt, RoundOver

Mover = Literal["player", "computer"]


class Move(msgspec.Struct, frozen=True):
    """A change of a table, not saved yet.

    Attributes:
        table: the table after it, still with the version it had before.
        actions: the lines it adds to the record; none for a change that is no move.
        events: all that happened.
        scores: the rounds it ended.
        final: per seat how the match ended; empty while it goes on.
    """

    table: Table
    actions: tuple[SavedAction, ...] = ()
    events: tuple[Event, ...] = ()
    scores: tuple[RoundScore, ...] = ()
    final: tuple[FinalScore, ...] = ()


def move(table: Table, seat: int, actions: Sequence[Action], by: Mover, now: datetime) -> Move:
    """The actions of a seat, all of them or none.

    Raises:
        Refusal: the rules do not allow one of them.
    """
    before, lines, happened = table, list[SavedAction](), list[Event]()
    for action in actions:
        table, line, events = _apply(table, seat, action, by, now)
        lines.append(line)
        happened += events
    if by == "player":
        table = with_seat(table, table.seats[seat], missed=0)
    return Move(
        table=with_waiting(table, before, now),
        actions=tuple(lines),
        events=tuple(happened),
        scores=tuple(
            RoundScore(event.round, event.points, event.totals) for event in happened if isinstance(event, RoundOver)
        ),
        final=_final(table, happened),
    )


def _apply(
    table: Table, seat: int, action: Action, by: Mover, now: datetime
) -> tuple[Table, SavedAction, tuple[Event, ...]]:
    game, before = table.game, table.state
    assert before is not None, "moves are made in a match"
    asked = game.to_act(before)
    state, events = game.apply(before, seat, action)
    dealt = next((event.round for event in events if isinstance(event, RoundDealt)), None)
    line = SavedAction(
        number=table.recorded + 1,
        round=dealt or table.saved.round,
        seat=seat,
        action=str(action),
        by=by,
        events=game.dump_events(events),
        at=now,
    )
    over = any(isinstance(event, GameOver) for event in events)
    saved = msgspec.structs.replace(
        table.saved,
        phase="over" if over else table.saved.phase,
        round=line.round,
        decisions=_answered(table.saved.decisions, asked),
        snapshot=game.dump(state),
    )
    history = events if dealt else (*table.history, *events)
    after = msgspec.structs.replace(table, saved=saved, state=state, history=history, recorded=line.number, hint=None)
    return after, line, events


def _answered(decisions: tuple[int, ...], asked: tuple[int, ...]) -> tuple[int, ...]:
    """A seat's count grows when it has answered, and when somebody else has answered for all."""
    return tuple(count + (seat in asked) for seat, count in enumerate(decisions))


def _final(table: Table, events: Sequence[Event]) -> tuple[FinalScore, ...]:
    if not any(isinstance(event, GameOver) for event in events):
        return ()
    result = table.game.result(table.state)
    assert result is not None, "a match that is over has a result"
    return tuple(
        FinalScore(
            seat=seat.seat,
            user_id=seat.user_id,
            name=seat.name,
            level=seat.level,
            points=result.totals[seat.seat],
            won=seat.seat == result.winner,
            rounds=result.rounds,
        )
        for seat in table.seats
    )
