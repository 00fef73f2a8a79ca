"""One language: its texts, what stands in for those it lacks, cards and lists."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.language import LANGUAGES, Speech, speech
from engine.cards import JOKER, Card, parse_cards

Make = Callable[[str], Speech]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Makes languages of two messages: English has both, Dutch the first."""
    english = "greeting = Hello { $name }!\nfarewell = Goodbye.\nbare =\n    .hint = a hint\n"
    for language, text in {"en": english, "nl": "greeting = Dag { $name }!\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys.modules[Speech.__module__], "LOCALES", tmp_path)
    fallback = Speech("en")
    return lambda language: fallback if language == "en" else Speech(language, fallback=fallback)


def test_a_message_in_its_language(make: Make) -> None:
    assert make("nl")("greeting", name="Anna") == "Dag Anna!"
    assert make("en")("greeting", name="Anna") == "Hello Anna!"


def test_what_a_language_lacks_is_said_in_english(make: Make) -> None:
    dutch = make("nl")
    assert dutch("farewell") == "Goodbye."
    assert not dutch.knows("farewell")
    assert dutch.has("farewell")
    assert dutch.knows("greeting")
    assert make("en").has("greeting")


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("key", ["nothing", "bare"])
def test_what_no_language_has(make: Make, language: str, key: str) -> None:
    with pytest.raises(KeyError, match=key):
        make(language)(key)
    assert not make(language).has("nothing")


def test_a_missing_argument_is_logged_and_the_rest_is_said(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert make("nl")("greeting").startswith("Dag ")
    (record,) = caplog.records
    assert "greeting in nl" in record.getMessage()


def test_names_are_said_as_they_are(make: Make) -> None:
    """No signs of direction are put around them, for they stand in front of Discord's marks."""
    assert make("en")("greeting", name="**{ $x }**") == "Hello **{ $x }**!"


def test_each_language_is_loaded_once() -> None:
    assert speech("ru") is speech("ru")
    with pytest.raises(KeyError, match="fi"):
        speech("fi")


def test_the_ids_of_discord_are_given_as_text() -> None:
    say = speech("ru")
    number = "123456789012345678"
    assert number in say("choose-table-option", game="x", number=number)


def test_a_private_text_names_a_public_button_as_the_board_shows_it() -> None:
    say = speech("nl", "en")
    assert f"**{speech('en')('button-join')}**" in say("opened", channel="#cards")
    away = say("problem-away")
    assert f"**{speech('en')('button-hand')}**" in away, "on the public board"
    assert f"**{speech('nl')('button-back')}**" in away, "on the private panel"


def test_who_reads_the_language_of_the_board_has_one_speech() -> None:
    assert speech("nl", "nl") is speech("nl")
    assert speech("nl", "en") is speech("nl", "en")
    assert speech("nl", "en").language == "nl"
    with pytest.raises(KeyError, match="fi"):
        speech("nl", "fi")


# --------------------------------------------------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("language", "thousand", "fraction"),
    [("en", "−1,234", "−12.5"), ("nl", "−1.234", "−12,5"), ("af", "−1\xa0234", "−12,5"), ("ru", "−1\xa0234", "−12,5")],
)
def test_numbers(language: str, thousand: str, fraction: str) -> None:
    """In messages they are written as anywhere else, with a minus that is no hyphen."""
    say = speech(language)
    assert say.number(-1234) == thousand
    assert say("duizenden-option-points", points=-1234).startswith(thousand)
    assert say.number(-12.5) == fraction
    assert say.number(0) == "0"


def test_points_won_and_lost() -> None:
    say = speech("nl")
    assert [say.signed(points) for points in (45, -10, 0, 1045, -1045)] == ["+45", "−10", "0", "+1.045", "−1.045"]


# ------------------------------------------------------------------------------------------------- cards and lists


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A♠\ufe0e 10♥ Q♦ J♣\ufe0e 🃏"),
        ("nl", "A♠\ufe0e 10♥ V♦ B♣\ufe0e 🃏"),
        ("af", "A♠\ufe0e 10♥ V♦ B♣\ufe0e 🃏"),
        ("ru", "Т♠\ufe0e 10♥ Д♦ В♣\ufe0e 🃏"),
    ],
)
def test_cards(language: str, text: str) -> None:
    cards = parse_cards("AS TH QD JC JK")
    assert speech(language).cards(cards) == text
    assert speech(language).cards(()) == ""


def test_a_card_is_looked_up_once() -> None:
    say = Speech("en")
    assert say.card(Card("AS")) is say.card(Card("AS"))
    assert say.card(JOKER) == "🃏"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna, Bob, and Cato"),
        ("nl", "Anna, Bob en Cato"),
        ("af", "Anna, Bob en Cato"),
        ("ru", "Anna, Bob и Cato"),
    ],
)
def test_lists_in_words(language: str, text: str) -> None:
    say = speech(language)
    assert say.enumerate(["Anna", "Bob", "Cato"]) == text
    assert say.enumerate(name for name in ("Anna",)) == "Anna"
    assert say.enumerate([]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_two_has_no_comma(language: str) -> None:
    said = speech(language).enumerate(["Anna", "Bob"])
    assert "," not in said
    assert said.startswith("Anna ")
    assert said.endswith(" Bob")
