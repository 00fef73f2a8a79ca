"""What the words of every language have to keep to: its own letters, its own words, and buttons under their names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from bot.language import LANGUAGES, speech
from bot.language.speech import AS_TEXT, FALLBACK
from engine.cards import DECK
from tests.bot.language.texts import branches, every_message, nodes, source, words
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
        "command-start-thread-name",
        "command-stop-name",
        "duizenden-name",
        "duizenden-rule-jokers",
        "thousand-call-bid",
        "thousand-prikup",
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


def test_russian_lines_break_neither_before_a_dash_nor_after_a_number() -> None:
    for key, message in every_message("ru").items():
        assert " —" not in words(message), key
        assert not re.search(r"\} (очк|карт|взят|болт|кон|дн|день|игрок(а|ов)?\b|джокер)", source(message)), key


# ---------------------------------------------------------------------------- buttons and commands named in sentences


EMPHASISED = re.compile(r"\*\*([^*{}]+)\*\*|[“«]([^”»{}]+)[”»]")
"""How a sentence would name a button that it writes out."""


def labels(language: str) -> dict[str, str]:
    """What stands on buttons that say the same always, and the keys of those it stands on."""
    found = {key: message for key, message in every_message(language).items() if "button-" in key}
    return {speech(language)(key): key for key, message in found.items() if not variables(message)}


def named_buttons(message: ast.Message) -> Iterator[str]:
    """The keys of the buttons that a message names, public and private ones."""
    yield from board_buttons(message)
    yield from [node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)]


def board_buttons(message: ast.Message) -> Iterator[str]:
    for node in nodes(message):
        if isinstance(node, ast.FunctionReference):
            (key,) = node.arguments.positional
            assert node.id.name == "BOARD", source(message)
            assert isinstance(key, ast.StringLiteral), source(message)
            yield key.value


@languages
def test_buttons_are_named_by_their_keys(language: str) -> None:
    """A label that is written out says another thing than the button as soon as one of them is translated anew."""
    said = labels(language)
    for key, message in every_message(language).items():
        written = {label for both in EMPHASISED.findall(source(message)) for label in both}
        assert not written & set(said) or EMPHASISED.fullmatch(words(message)), f"{key} is no heading"


@languages
def test_the_same_buttons_are_named_in_all_languages(language: str) -> None:
    for key, message in every_message(language).items():
        assert set(named_buttons(message)) == set(named_buttons(every_message(FALLBACK)[key])), key


def test_buttons_are_named_in_many_sentences() -> None:
    named = {key: set(named_buttons(message)) for key, message in every_message(FALLBACK).items()}
    assert len([key for key, buttons in named.items() if buttons]) >= 12
    assert set.union(*named.values()) <= {key for key in named if "button-" in key}


@languages
def test_buttons_of_the_board_are_named_as_the_board_shows_them(language: str) -> None:
    for board in LANGUAGES:
        mixed = speech(language, board)
        for key, message in every_message(language).items():
            said = [mixed(key, **arguments) for arguments in branches(message)][:1]
            for button in board_buttons(message):
                assert f"**{speech(board)(button)}**" in said[0], key


COMMAND = re.compile(r"(?<![\w<.])/[^\W\d_]{3,}")
"""A command as it is written to somebody."""


@languages
def test_sentences_leave_the_names_of_commands_to_the_readers_discord(language: str) -> None:
    """Discord shows commands in the language of its client, which need not be the language we speak to its owner."""
    named = {key for key, message in every_message(language).items() if COMMAND.search(words(message))}
    assert named == set()
