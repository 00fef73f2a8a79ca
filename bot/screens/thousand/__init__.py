"""The screens of Thousand: the public table, the hand, what happened, refusals, the rule book."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.screens.game import GameScreens
from bot.screens.hints import hint_text
from bot.screens.refusals import refusal_text
from bot.screens.thousand.board import board_screen
from bot.screens.thousand.panel_screen import panel_screen
from bot.screens.thousand.rule_book import rule_book
from bot.screens.thousand.sentences import sentences

SCREENS: Final = GameScreens(
    board=board_screen,
    panel=panel_screen,
    plan=lambda _view, _name: (),  # every action is short enough for a press
    sentences=sentences,
    refusal=partial(refusal_text, "thousand"),
    hint=partial(hint_text, "thousand"),
    rule_book=rule_book,
)
