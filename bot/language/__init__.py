"""Texts in the languages of the players, and whose language counts."""

from bot.language.choice import choose_language
from bot.language.speech import LANGUAGES, Argument, Speech, speech

__all__ = ["LANGUAGES", "Argument", "Speech", "choose_language", "speech"]
