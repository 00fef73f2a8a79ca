"""The messages of Thousand: every one is said somewhere, and its names fit where they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.language import LANGUAGES, speech
from bot.screens.thousand.sheet import SIGNS
from engine.thousand import THOUSAND
from tests.bot.screens.ftl import messages

FILES = ("thousand.ftl", "thousand-rules.ftl", "thousand-book.ftl")
ENGLISH = messages("en", FILES)
SOURCE = Path(__file__).parents[4] / "bot" / "screens" / "thousand"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(language: str) -> None:
    say = speech(language)
    name = say("command-thousand-name")
    assert re.fullmatch(r"[\w-]{1,32}", name)
    assert name == name.lower()
    assert 1 <= len(say("command-thousand-description")) <= 100
    assert 1 <= len(say("thousand-about")) <= 100


def test_names() -> None:
    assert speech("en")("thousand-name") == "Thousand (Тысяча)"
    assert speech("nl")("command-thousand-name") == "duizend"


def test_every_message_is_said_somewhere() -> None:
    """No message is left over, and none is missing; keys with an ending stand in the source without it."""
    source = "\n".join([path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py")])
    said = set(re.findall(r'"(thousand-[a-z0-9-]+)"', source))
    made = {f"{beginning}-" for beginning in re.findall(r'f"(thousand-[a-z0-9-]+)-\{', source)}
    assert said <= ENGLISH.keys()
    elsewhere = ("thousand-rule-", "thousand-preset-", "thousand-name", "thousand-about", "command-", "thousand-event-")
    refusals = {f"thousand-refusal-{code}" for code in THOUSAND.codes}
    for key in ENGLISH.keys() - said - refusals:
        assert key.startswith((*made, *elsewhere)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_signs_of_the_sheet_mean_the_same(language: str) -> None:
    legend = [key for key in ENGLISH if key.startswith("thousand-legend-")]
    assert len({speech(language)(key) for key in legend}) == len(legend)
    assert len(set(SIGNS.values())) == len(SIGNS) - 1, "both penalties have one sign"
