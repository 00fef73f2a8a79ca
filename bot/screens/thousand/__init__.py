"""The screens of Thousand: the public table, the hand, what happened, refusals, the rule book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from discord import ui

from bot.language import Speech
from bot.screens.game import Board, GameScreens, Panel, SeatLabel
from bot.screens.hints import hint_text
from bot.screens.thousand.board import board_screen
from bot.screens.thousand.panel import panel_screen
from bot.screens.thousand.refusals import refusal_text
from bot.screens.thousand.rule_book import rule_book
from bot.screens.thousand.sentences import sentences
from engine.game import Action, Event, Hint, Refusal, Rules
from engine.thousand.rules.rules import ThousandRules


class ThousandScreens:
    """The screens of Thousand, a `bot.screens.game.GameScreens`."""

    def board(self, board: Board, speech: Speech, common: Sequence[Any]) -> ui.LayoutView:
        return board_screen(board, speech, common)

    def panel(self, panel: Panel, speech: Speech) -> ui.LayoutView:
        return panel_screen(panel, speech)

    def plan(self, panel: Panel, name: str) -> tuple[Action, ...]:  # noqa: ARG002 - no action is too long for a press
        return ()

    def sentences(self, events: Sequence[Event], seats: Sequence[SeatLabel], speech: Speech) -> list[str]:
        return sentences(events, seats, speech)

    def refusal(self, refusal: Refusal, speech: Speech) -> str:
        return refusal_text(refusal, speech)

    def hint(self, hint: Hint, seats: Sequence[SeatLabel], speech: Speech) -> str:
        return hint_text("thousand", hint, seats, speech)

    def rule_book(self, rules: Rules, speech: Speech) -> tuple[str, ...]:
        return rule_book(cast("ThousandRules", rules), speech)


SCREENS: Final[GameScreens] = ThousandScreens()
