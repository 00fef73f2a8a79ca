"""What the words of every language have to keep to: its own letters, its own words, and buttons under their names."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

import pytest

from bot.language import LANGUAGES, speech
from bot.language.speech import AS_TEXT, FALLBACK
from engine.cards import DECK
from tests.bot.language.texts import every_message, source, words
from tests.bot.screens.ftl import variables

languages = pytest.mark.parametrize("language", LANGUAGES)
foreign = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])

WORD = re.compile(r"[^\W\d_]+")
SCRIPT = {"ru": "CYRILLIC"}
"""The letters of a language, where they are not Latin."""

GUESTS = {"en": {"Тысяча"}, "nl": {"Тысяча"}, "af": {"Тысяча"}, "ru": {"Discord", "Duizenden"}}
"""Words that may stand in other letters than those of the language."""

TIMESTAMP = re.compile(r"<t:\d*\n?:[RFDdTt]>")
"""How Discord is told to write a time."""

COMMAND_NAMES = {key for key in every_message(FALLBACK) if re.fullmatch(r"command-.+-name", key)}

SAME_AS_ENGLISH = {
    "nl": {
        "command-duizenden-name",
        "command-hand-name",
        "command-privacy-name",
        "command-start-name",
        "command-stop-name",
        "duizenden-name",
        "duizenden-rule-jokers",
        "thousand-call-bid",
        "thousand-legend-bolt",
        "thousand-prikup",
        "thousand-rule-bolts",
        "thousand-seat-bolts",
    },
    "af": COMMAND_NAMES | {"duizenden-name", "duizenden-rule-jokers", "thousand-call-bid", "thousand-prikup"},
    "ru": set[str](),
}
"""Messages that are the same words as in English, and right so.

Discord has no Afrikaans: whoever speaks it with us sees commands under their English names.
"""

ENGLISH_WORDS = {"the", "and", "you", "your", "this", "that", "which", "card", "cards", "round", "turn", "points"}
"""Words that no other of our languages has."""

DUTCH_WORDS = {
    "niet",
    "je",
    "jij",
    "wordt",
    "worden",
    "kaarten",
    "heeft",
    "zijn",
    "naar",
    "ronde",
    "schoppen",
    "harten",
}
"""Words that Afrikaans does not have, near as it is."""


def letters(word: str) -> set[str]:
    """The scripts of a word."""
    return {unicodedata.name(character).split()[0] for character in word}


# ---------------------------------------------------------------------------------------------------------- letters


@languages
def test_every_word_is_in_the_letters_of_the_language(language: str) -> None:
    """Among Russian letters a Latin A, C, E, K or T looks right, and is found by nobody who searches for it."""
    for key, message in every_message(language).items():
        for word in WORD.findall(TIMESTAMP.sub("", words(message))):
            assert word in GUESTS[language] or letters(word) == {SCRIPT.get(language, "LATIN")}, f"{key}: {word}"


@languages
def test_black_suits_are_drawn_as_text(language: str) -> None:
    """As emoji they are black on Discord's dark ground."""
    for key, message in every_message(language).items():
        assert not re.search(f"[♠♣](?!{AS_TEXT})", words(message)), key


@languages
def test_cards_are_short_and_told_apart(language: str) -> None:
    say = speech(language)
    texts = {card: say.card(card).replace(AS_TEXT, "") for card in DECK}
    assert all(1 <= len(text) <= 4 for text in texts.values())
    assert len(set(texts.values())) == len(set(DECK))
    assert not any(text.split() != [text] for text in texts.values())


def test_cards_of_each_language() -> None:
    shown = {language: " ".join([speech(language)(f"rank-{rank}") for rank in "AKQJT9"]) for language in LANGUAGES}
    assert shown == {"en": "A K Q J 10 9", "nl": "A H V B 10 9", "af": "A K V B 10 9", "ru": "Т К Д В 10 9"}


# ------------------------------------------------------------------------------------------------------------ words


def speaks(key: str) -> bool:
    """Whether a message says any word itself, in English."""
    return any(len(word) > 1 for word in WORD.findall(words(every_message(FALLBACK)[key])))


@foreign
def test_nothing_is_left_in_english(language: str) -> None:
    spoken, english = every_message(language), every_message(FALLBACK)
    same = {key for key in spoken if speaks(key) and source(spoken[key]) == source(english[key])}
    assert same == SAME_AS_ENGLISH[language]


@foreign
def test_no_english_word_is_left_within_a_sentence(language: str) -> None:
    for key, message in every_message(language).items():
        if key not in SAME_AS_ENGLISH[language]:
            left = ENGLISH_WORDS & set(WORD.findall(words(message).lower()))
            assert not left, f"{key}: {left}"


def test_no_dutch_word_is_left_in_afrikaans() -> None:
    for key, message in every_message("af").items():
        said = set(WORD.findall(words(message).lower()))
        assert not DUTCH_WORDS & said, f"{key}: {DUTCH_WORDS & said}"
        assert not [word for word in said if "ij" in word], key


@languages
def test_dots_and_quotation_marks(language: str) -> None:
    """Three dots are one sign, and quotation marks are those of the language."""
    for key, message in every_message(language).items():
        said = words(message)
        assert "..." not in said, key
        assert not re.search(r'["”“]' if language == "ru" else r'["«»]', said), key


# ---------------------------------------------------------------------------- buttons and commands named in sentences


def buttons() -> dict[str, set[str]]:
    """What stands on buttons in English, and the keys of those it stands on."""
    found: dict[str, set[str]] = {}
    for key, message in every_message(FALLBACK).items():
        if "button-" in key and not variables(message):
            found.setdefault(speech(FALLBACK)(key), set()).add(key)
    return found


def emphasised(label: str) -> list[str]:
    """How a sentence names a button."""
    return [f"**{label}**", f"“{label}”", f"«{label}»"]


@cache
def naming() -> tuple[tuple[str, set[str]], ...]:
    """Messages that name a button, and the keys of what may be meant."""
    texts = {key: source(message) for key, message in every_message(FALLBACK).items()}
    return tuple(
        [
            (key, keys)
            for label, keys in buttons().items()
            for key, text in texts.items()
            if any(named in text for named in emphasised(label))
        ]
    )


def test_buttons_are_named_in_many_sentences() -> None:
    assert len({key for key, _ in naming()}) >= 12


@languages
def test_sentences_call_buttons_by_what_stands_on_them(language: str) -> None:
    say = speech(language)
    for key, meant in naming():
        text = source(every_message(language)[key])
        assert any(named in text for button in meant for named in emphasised(say(button))), f"{key}: {text}"


COMMAND = re.compile(r"(?<![\w<.])/[^\W\d_]{3,}")
"""A command as it is written to somebody."""


@languages
def test_sentences_leave_the_names_of_commands_to_the_readers_discord(language: str) -> None:
    """Discord shows commands in the language of its client, which need not be the language we speak to him."""
    named = {key for key, message in every_message(language).items() if COMMAND.search(words(message))}
    assert named == set()
