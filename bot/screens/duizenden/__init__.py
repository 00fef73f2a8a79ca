"""The screens of Duizenden: the public table, the hand, what happened, refusals, the rule book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from discord import ui

from bot.language import Speech
from bot.screens.duizenden.board import board_screen
from bot.screens.duizenden.panel import panel_screen
from bot.screens.duizenden.plans import planned
from bot.screens.duizenden.refusals import refusal_text
from bot.screens.duizenden.rule_book import rule_book
from bot.screens.duizenden.sentences import sentences
from bot.screens.game import Board, GameScreens, Panel, SeatLabel
from bot.screens.hints import hint_text
from engine.duizenden.rules.rules import DuizendenRules
from engine.game import Action, Event, Hint, Refusal, Rules


class DuizendenScreens:
    """The screens of Duizenden, an `bot.screens.game.GameScreens`."""

    def board(self, board: Board, speech: Speech, common: Sequence[Any]) -> ui.LayoutView:
        return board_screen(board, speech, common)

    def panel(self, panel: Panel, speech: Speech) -> ui.LayoutView:
        return panel_screen(panel, speech)

    def plan(self, panel: Panel, name: str) -> tuple[Action, ...]:
        return planned(panel.view, name)

    def sentences(self, events: Sequence[Event], seats: Sequence[SeatLabel], speech: Speech) -> list[str]:
        return sentences(events, seats, speech)

    def refusal(self, refusal: Refusal, speech: Speech) -> str:
        return refusal_text(refusal, speech)

    def hint(self, hint: Hint, seats: Sequence[SeatLabel], speech: Speech) -> str:
        return hint_text("duizenden", hint, seats, speech)

    def rule_book(self, rules: Rules, speech: Speech) -> tuple[str, ...]:
        return rule_book(cast("DuizendenRules", rules), speech)


SCREENS: Final[GameScreens] = DuizendenScreens()
