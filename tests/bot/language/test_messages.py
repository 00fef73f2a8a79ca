"""Every language has every message, with the same arguments, all of its plurals, and it can be said."""

from __future__ import annotations

import logging
import re

import pytest
from babel import Locale
from compare_locales.compare import ContentComparer, Observer
from compare_locales.paths import File

from bot.language import LANGUAGES, speech
from bot.language.speech import FALLBACK, LOCALES
from engine import GAMES
from tests.bot.language.texts import ANYTHING, COUNTS, FILES, PLURALS, branches, every_message, selections
from tests.bot.screens.ftl import messages, variables

languages = pytest.mark.parametrize("language", LANGUAGES)

TRACES = re.compile(r"[{}]|\$[a-z]|  | [,.;:!?)](?!\d)|\( |\n\n\n|[ ]\n|None")
"""What is left of a message where something in it is missing."""


def test_there_are_four_languages_english_first() -> None:
    assert LANGUAGES == ("en", "af", "nl", "ru")


@languages
def test_the_same_files_with_the_same_messages(language: str) -> None:
    assert {path.name for path in (LOCALES / language).iterdir()} == set(FILES)
    for file in FILES:
        spoken, english = messages(language, [file]), messages(FALLBACK, [file])
        assert list(spoken) == list(english), f"{language}/{file} goes through the messages in the order of the English"


@pytest.mark.parametrize("game", GAMES)
def test_the_messages_of_a_game_begin_with_its_name(game: str) -> None:
    """So that no two games share one by accident."""
    keys = messages(FALLBACK, [file for file in FILES if file.startswith(game)])
    assert keys
    assert all(key.startswith((f"{game}-", f"command-{game}-")) for key in keys)


@languages
def test_the_same_arguments(language: str) -> None:
    for key, message in every_message(language).items():
        assert variables(message) == variables(every_message(FALLBACK)[key]), key


@languages
def test_compare_locales_finds_nothing(language: str) -> None:
    """Keys twice, what cannot be read, references, variants that stand twice, plurals that are missing."""
    comparer = ContentComparer()
    comparer.observers.append(Observer())
    for file in FILES:
        english, spoken = LOCALES / FALLBACK / file, LOCALES / language / file
        comparer.compare(File(str(english), file), File(str(spoken), file, locale=language), None)
    assert not comparer.observers.toJSON()["details"]


# --------------------------------------------------------------------------------------------------------- plurals


def forms(language: str) -> set[str]:
    """The plural forms of a language in CLDR."""
    return {*Locale.parse(language).plural_form.tags, "other"}


def test_the_plural_forms() -> None:
    assert forms("ru") == {"one", "few", "many", "other"}
    assert forms("en") == forms("nl") == forms("af") == {"one", "other"}
    for language in LANGUAGES:
        plural = Locale.parse(language).plural_form
        assert {plural(count) for count in COUNTS} | {"other"} == forms(language)


@languages
def test_who_counts_has_all_the_forms_of_the_language(language: str) -> None:
    for key, message in every_message(language).items():
        for argument, variants in selections(message):
            if PLURALS & set(variants):
                told = {variant for variant in variants if not variant.isdecimal()}
                assert told == forms(language), f"{key}, ${argument}"


@languages
def test_fluent_chooses_the_form_that_cldr_names(language: str) -> None:
    say, plural = speech(language), Locale.parse(language).plural_form
    said: dict[str, set[str]] = {}
    for count in range(213):
        said.setdefault(plural(count), set()).add(say("duizenden-option-points", points=count).removeprefix(str(count)))
    assert all(len(texts) == 1 for texts in said.values()), said
    assert len(set.union(*said.values())) == len(said)


def test_russian_and_afrikaans_count_as_people_do() -> None:
    counts = (0, 1, 2, 4, 5, 11, 14, 21, 22, 25, 101, 111)
    assert [speech("ru")("duizenden-option-points", points=count).replace("\xa0", " ") for count in counts] == [
        "0 очков", "1 очко", "2 очка", "4 очка", "5 очков", "11 очков", "14 очков", "21 очко", "22 очка", "25 очков",
        "101 очко", "111 очков",
    ]  # fmt: skip
    assert [speech("af")("thousand-seat-bolts", bolts=count) for count in (1, 2)] == ["1 bout", "2 boute"]
    assert speech("ru")("thousand-seat-tricks", tricks=3, points=41) == "3\xa0взятки, 41\xa0оч."


COUNTED = {
    "en": "points|cards|players|rounds|rules|tricks|bolts|moves|jokers|trumps|days|minutes",
    "nl": "punten|kaarten|spelers|rondes|regels|slagen|bouten|zetten|jokers|troeven|dagen|minuten",
    "af": "punte|kaarte|spelers|rondtes|reëls|slae|boute|skuiwe|jokers|troewe|dae|minute",
}
"""Things of which there may be one, in languages with one form for all other numbers."""

NEVER_ONE = {
    "problem-table-full",
    "problem-wrong-number",
    "duizenden-why-set-full",
    "duizenden-why-run-long",
    "duizenden-refusal-below-opening",
    "duizenden-panel-short",
    "duizenden-book-jokers",
    "duizenden-book-pile-opening",
    "duizenden-book-win",
    "thousand-hint-worth-bidding",
    "thousand-hint-raises-safely",
}
"""Messages whose number is always larger, or that have words of their own for one."""


@pytest.mark.parametrize("language", COUNTED)
def test_what_may_be_one_is_said_of_one_too(language: str) -> None:
    """No "1 points": a number in front of such a word chooses its form."""
    unchosen = re.compile(rf"\b{ANYTHING}\*{{0,2}} ({COUNTED[language]})\b")
    say = speech(language)
    for key, message in every_message(language).items():
        for arguments in branches(message) if key not in NEVER_ONE else ():
            said = say(key, **arguments)
            assert not unchosen.search(said), f"{key}: {said}"


# -------------------------------------------------------------------------------------------------------- rendering


@languages
def test_every_branch_of_every_message_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    say = speech(language)
    with caplog.at_level(logging.WARNING):
        for key, message in every_message(language).items():
            for arguments in branches(message):
                said = say(key, **arguments)
                assert said.strip(), (key, arguments)
                assert not TRACES.search(said), (key, arguments, said)
                assert not caplog.records, (key, arguments)
