"""The public table: what everybody may know, and never a card of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from discord import ui

from bot.custom_ids import Press, PressItem
from bot.language import Speech
from bot.names import shorten
from bot.screens.game import BoardContext
from bot.screens.parts import SUCCESS, button, first_fitting, message, rows_of
from bot.screens.thousand.draft import ThousandDraft
from bot.screens.thousand.result import over_title, ranking, results
from bot.screens.thousand.sentences import sentences
from bot.screens.thousand.sheet import LINES_SHOWN, sheet_text
from bot.screens.thousand.situation import Situation
from bot.screens.thousand.texts import house_rules
from bot.screens.wording import lines, small
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.view import ThousandView


class ThousandDetail(msgspec.Struct, frozen=True):
    """How much a table tells, where not everything has room.

    Attributes:
        events: how many of the last events.
        rules: the most characters of house rules.
        lines: the most rounds of the score sheet.
        name: the most characters of a name.
    """

    events: int
    rules: int = 0
    lines: int = LINES_SHOWN
    name: int = 1000


DETAILS: Final = (
    ThousandDetail(events=5, rules=500),
    ThousandDetail(events=3, rules=200),
    ThousandDetail(events=1),
    ThousandDetail(events=0, lines=5, name=40),
)
"""From everything to what a table cannot do without: the trick, the contract, the turn, the totals."""


def board_screen(context: BoardContext, speech: Speech, common: Sequence[Any]) -> ui.LayoutView:
    """The public message of a table, in as much detail as has room."""
    rows = [_buttons(context, speech), *rows_of(common)]
    return first_fitting(message(board_texts(context, speech, detail), rows) for detail in DETAILS)


def board_texts(context: BoardContext, speech: Speech, detail: ThousandDetail) -> list[str]:
    """The texts of a table, in so much detail."""
    seats = [msgspec.structs.replace(label, name=shorten(label.name, detail.name)) for label in context.seats]
    scene = Situation(context.view, seats, speech)
    if scene.between:
        return _over(scene, detail)
    told = sentences(context.events, seats, speech)[-detail.events :] if detail.events else []
    return [
        _title(scene, detail),
        lines([_player(scene, seat) for seat in range(len(seats))]),
        _round(scene),
        lines(small(told)),
    ]


def _title(scene: Situation, detail: ThousandDetail) -> str:
    view, say = scene.view, scene.speech
    goal = say("thousand-board-goal", target=view.rules.target)
    title = [say("thousand-board-title", round=view.round), f"{goal} · {scene.dealt()}"]
    if detail.rules and (rules := _house(view.rules, say, detail.rules)):
        title.append(say("game-board-house", rules=rules))
    return lines(title)


def _house(rules: ThousandRules, speech: Speech, room: int) -> str:
    """The house rules that are not the usual ones, as many as have room; the others are counted."""
    preset, differing = house_rules(rules, speech)
    told = [preset] if preset else []
    for number, (name, value) in enumerate(differing):
        rule = speech("game-board-rule", name=name, value=value)
        if sum(map(len, told)) + len(rule) > room:
            told.append(speech("thousand-board-more-rules", rules=len(differing) - number))
            break
        told.append(rule)
    return " · ".join(told)


def _player(scene: Situation, seat: int) -> str:
    """What everybody sees of one player, on one line."""
    acts = "yes" if seat in scene.view.to_act else "no"
    name = scene.speech("thousand-board-seat", turn=acts, name=scene.name(seat))
    return " · ".join([name, *scene.progress(seat), *scene.standing(seat)])


def _round(scene: Situation) -> str:
    """The contract, the prikup, the tricks, and what everybody waits for."""
    return lines([scene.contract(), scene.prikup(), scene.marriages(), scene.last_trick(), scene.trick(), scene.turn()])


def _over(scene: Situation, detail: ThousandDetail) -> list[str]:
    """Between rounds and at the end: what was written, the last trick, the score sheet."""
    view = scene.view
    last = [scene.marriages(), scene.last_trick(), scene.undealt()]
    sheet = sheet_text(view, view.sheet[-detail.lines :], scene.seats, scene.speech)
    return [over_title(scene), ranking(scene), results(scene), lines(last), sheet, scene.turn()]


def _buttons(context: BoardContext, speech: Speech) -> list[PressItem]:
    """The next round, and the whole score sheet, which opens in the panel of whoever asks for it."""
    view: ThousandView = context.view
    buttons = []
    if view.phase == "counted":
        press = Press("act", "deal", context.table, context.decisions)
        buttons.append(button(press, speech("game-button-deal"), SUCCESS))
    if view.sheet:
        sheet = Press("show", str(ThousandDraft("sheet")), context.table, context.decisions)
        buttons.append(button(sheet, speech("thousand-button-sheet")))
    return buttons
