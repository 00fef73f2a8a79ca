"""The screens of Duizenden: the public table, the hand, what happened, refusals, the rule book."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.screens.duizenden.board import board_screen
from bot.screens.duizenden.panel_screen import panel_screen
from bot.screens.duizenden.plans import planned
from bot.screens.duizenden.rule_book import rule_book
from bot.screens.duizenden.sentences import sentences
from bot.screens.game import GameScreens
from bot.screens.hints import hint_text
from bot.screens.refusals import refusal_text

SCREENS: Final = GameScreens(
    board=board_screen,
    panel=panel_screen,
    plan=planned,
    sentences=sentences,
    refusal=partial(refusal_text, "duizenden"),
    hint=partial(hint_text, "duizenden"),
    rule_book=rule_book,
)
