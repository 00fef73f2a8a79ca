"""Every refusal has its own words, and the numbers of the position."""

from __future__ import annotations

import logging

import pytest

from bot.language import LANGUAGES, speech
from bot.screens.thousand import SCREENS
from bot.screens.thousand.refusals import CODES
from engine.cards import Card, parse_cards
from engine.game import Detail, Refusal
from tests.bot.screens.thousand.showing import plain
from tests.engine.hooks import thousand as hooks


def test_every_code_of_the_game() -> None:
    assert set(CODES) == hooks.CODES | {"unreadable"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_code_has_its_own_text(language: str, caplog: pytest.LogCaptureFixture) -> None:
    say = speech(language)
    assert all(say.knows(f"thousand-refusal-{code}") for code in CODES)
    with caplog.at_level(logging.WARNING):
        texts = {SCREENS.refusal(Refusal(code), say) for code in CODES}
    assert len(texts) == len(CODES)
    assert not caplog.records


PLAYABLE = parse_cards("AS TS")

FOLLOWING: dict[str, Detail] = {
    "card": Card("9H"),
    "suit": "S",
    "trump": "D",
    "best": Card("KS"),
    "playable": PLAYABLE,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Refusal("bid-too-low", bid=100, minimum=105, cap=220), ("100", "105", "220")),
        (Refusal("bid-step", bid=107, step=5, minimum=105, cap=220), ("107", "5")),
        (Refusal("bid-above-cap", bid=225, minimum=105, cap=220), ("225", "220")),
        (Refusal("must-bid", minimum=120, cap=220), ("120", "220")),
        (Refusal("not-in-hand", card=Card("9S")), ("9♠",)),
        (Refusal("no-such-seat", seat=3), ("4",)),
        (Refusal("follow-suit", **FOLLOWING), ("♠", "9♥", PLAYABLE)),
        (Refusal("must-trump", **FOLLOWING), ("♠", "♦", PLAYABLE)),
        (Refusal("must-beat", **FOLLOWING), ("♠", PLAYABLE)),
        (Refusal("no-marriage", card=Card("AS")), (parse_cards("AS"),)),
    ],
    ids=lambda value: value.code if isinstance(value, Refusal) else "",
)
def test_the_numbers_of_the_position(
    language: str, refusal: Refusal, words: tuple[str | tuple[Card, ...], ...]
) -> None:
    say = speech(language)
    text = plain(SCREENS.refusal(refusal, say))
    named = [word if isinstance(word, str) else plain(say.cards(word)) for word in words]
    assert all(word in text for word in named), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_to_beat_is_named(language: str) -> None:
    say = speech(language)
    assert say.card(Card("KS")) in SCREENS.refusal(Refusal("must-beat", **FOLLOWING), say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_trump_nothing_is_said_of_it(language: str) -> None:
    text = SCREENS.refusal(Refusal("follow-suit", **{**FOLLOWING, "trump": None}), speech(language))
    assert "None" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("code", "details"),
    [
        (
            "wrong-phase",
            [
                {"phase": "auction"},
                {"phase": "exchange", "needed": "play"},
                {"phase": "exchange", "given": 1},
                {"phase": "trump"},
                {"phase": "play"},
                {"phase": "counted"},
            ],
        ),
        ("house-rule-off", [{"rule": rule} for rule in ("dark", "redeal", "raise_after_prikup", "rospis")]),
    ],
)
def test_details_decide_between_sentences(language: str, code: str, details: list[dict[str, str | int]]) -> None:
    texts = {SCREENS.refusal(Refusal(code, **each), speech(language)) for each in details}
    assert len(texts) == len(details)


def test_an_unknown_code_is_no_failure() -> None:
    assert SCREENS.refusal(Refusal("moon-phase"), speech("nl")) == speech("nl")("thousand-refusal-unreadable")
