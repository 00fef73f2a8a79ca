"""The public table: what everybody may know, and never a card of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from discord import ui

from bot.custom_ids import Press
from bot.language import Speech
from bot.names import shorten
from bot.screens.duizenden.result import over_title, ranking, results
from bot.screens.duizenden.sentences import sentences
from bot.screens.duizenden.texts import BELOW, melds_text, owes, piles_text, short_melds_text, table_points
from bot.screens.game import BoardContext, SeatLabel
from bot.screens.parts import PRIMARY, SUCCESS, Rows, button, first_fitting, message, rows_of
from bot.screens.rule_fields import differing
from bot.screens.rule_words import named_rules
from bot.screens.wording import lines, seat_name, small
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.view import DuizendenView
from engine.game import GameOver, RoundOver


class DuizendenDetail(msgspec.Struct, frozen=True):
    """How much a table tells, where not everything has room.

    Attributes:
        events: how many of the last events.
        rules: whether the house rules are named.
        melds: ``full``, ``short`` (runs by their ends), or ``points`` only.
        name: the most characters of a name.
    """

    events: int
    rules: bool = True
    melds: str = "full"
    name: int = 1000


_GOAL: Final = frozenset({"target", "opening_minimum"})
"""House rules that every table tells."""

DETAILS: Final = (
    DuizendenDetail(events=6),
    DuizendenDetail(events=3),
    DuizendenDetail(events=3, rules=False),
    DuizendenDetail(events=1, rules=False, melds="short"),
    DuizendenDetail(events=0, rules=False, melds="short", name=40),
    DuizendenDetail(events=0, rules=False, melds="points", name=40),
)
"""From everything to what a table cannot do without: the turn, the numbers of cards, the totals."""


def board_screen(context: BoardContext, speech: Speech, common: Sequence[Any]) -> ui.LayoutView:
    """The public message of a table."""
    rows = [*_rows(context, speech), *rows_of(common)]
    return first_fitting(message(board_texts(context, speech, detail), rows) for detail in DETAILS)


def board_texts(context: BoardContext, speech: Speech, detail: DuizendenDetail) -> list[str]:
    """The texts of a table, in so much detail."""
    view: DuizendenView = context.view
    seats = [msgspec.structs.replace(label, name=shorten(label.name, detail.name)) for label in context.seats]
    events = _events(context, seats, speech, detail)
    if view.phase in ("between", "over"):
        to_deal = speech("game-board-to-deal") if view.winner is None else ""
        result = results(view, seats, speech, melds=detail.melds)
        return [over_title(view, seats, speech), ranking(view, seats, speech), result, to_deal, events]
    players = lines([_player(view, seat, seats, speech, detail) for seat in range(len(seats))])
    return [
        _title(view, speech, detail),
        players,
        lines([piles_text(view, speech), _turn(view, seats, speech)]),
        events,
    ]


def _events(context: BoardContext, seats: Sequence[SeatLabel], speech: Speech, detail: DuizendenDetail) -> str:
    """The last events, without those that the result of a round tells."""
    told = [event for event in context.events if not isinstance(event, RoundOver | GameOver)]
    last = sentences(told, seats, speech)[-detail.events :] if detail.events else []
    return lines(small(last))


def _title(view: DuizendenView, speech: Speech, detail: DuizendenDetail) -> str:
    rules = view.rules
    title = [
        speech("duizenden-board-title", round=view.round),
        speech("duizenden-board-goal", target=rules.target, opening=rules.opening_minimum),
    ]
    special = [field for field in differing(rules, DuizendenRules()) if detail.rules and field.name not in _GOAL]
    named = [
        speech("game-board-rule", name=name, value=value)
        for name, value in named_rules("duizenden", special, rules, speech)
    ]
    if named:
        title.append(speech("game-board-house", rules=" · ".join(named)))
    return lines(title)


def _player(view: DuizendenView, seat: int, seats: Sequence[SeatLabel], speech: Speech, detail: DuizendenDetail) -> str:
    """What everybody sees of one player, on one line or two."""
    player = view.seats[seat]
    line = speech(
        "duizenden-board-seat",
        turn="yes" if view.turn == seat else "no",
        name=seat_name(seats[seat]),
        cards=player.cards,
        points=table_points(player.melds, view.rules),
        total=player.total,
    )
    if not player.melds or detail.melds == "points":
        return line
    say = melds_text if detail.melds == "full" else short_melds_text
    return f"{line}\n{BELOW}{say(player.melds, speech)}"


def _turn(view: DuizendenView, seats: Sequence[SeatLabel], speech: Speech) -> str:
    assert view.turn is not None
    name = seat_name(seats[view.turn])
    if view.phase == "draw":
        return speech("duizenden-board-to-draw", name=name)
    if owed := owes(view, speech):
        return speech("duizenden-board-to-lay-owes", name=name, owes=speech.enumerate(owed))
    return speech("duizenden-board-to-lay", name=name)


def _rows(context: BoardContext, speech: Speech) -> Rows:
    """Drawing and taking, whoever's turn it is; whether a take is possible is never shown."""
    view: DuizendenView = context.view
    if view.phase == "over":
        return ()
    if view.phase == "between":
        return [[button(_act(context, "deal"), speech("game-button-deal"), SUCCESS)]]
    draws = view.phase == "draw"
    return [
        [
            button(_act(context, "draw"), speech("duizenden-button-draw"), PRIMARY, enabled=draws),
            button(_act(context, "take"), speech("duizenden-button-take"), enabled=draws and view.pile_size > 0),
        ]
    ]


def _act(context: BoardContext, notation: str) -> Press:
    return Press("act", notation, context.table, context.decisions)
