"""Every refusal has its own words, and the numbers of the position."""

from __future__ import annotations

import logging

import pytest

from bot.language import LANGUAGES, speech
from bot.screens.duizenden.refusals import CODES, refusal_text
from engine.cards import Card, parse_cards
from engine.game import Refusal
from tests.bot.screens.duizenden.showing import plain
from tests.engine.hooks import duizenden as hooks


def test_every_code_of_the_game() -> None:
    assert set(CODES) == hooks.CODES | {"unreadable"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_code_has_its_own_text(language: str, caplog: pytest.LogCaptureFixture) -> None:
    say = speech(language)
    assert all(say.knows(f"duizenden-refusal-{code}") for code in CODES)
    with caplog.at_level(logging.WARNING):
        texts = {refusal_text(Refusal(code), say) for code in CODES}
    assert len(texts) == len(CODES)
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Refusal("below-opening", points=25, needed=40), ("25", "40", "15")),
        (Refusal("not-a-meld", cards=parse_cards("7S 8H")), ("7♠ 8♥",)),
        (Refusal("not-in-hand", card=Card("7S")), ("7♠",)),
        (Refusal("does-not-fit", card=Card("7S"), meld=0), ("7♠", "1")),
        (Refusal("no-joker", card=Card("7S"), meld=3), ("7♠", "4")),
        (Refusal("no-such-meld", meld=11), ("12",)),
        (Refusal("top-card-unused", card=Card("7S")), ("7♠",)),
        (Refusal("discard-needed", card=Card("2C")), ("2♣",)),
        (Refusal("loose-joker", jokers=2), ("2",)),
    ],
    ids=lambda value: value.code if isinstance(value, Refusal) else "",
)
def test_the_numbers_of_the_position(language: str, refusal: Refusal, words: tuple[str, ...]) -> None:
    text = plain(refusal_text(refusal, speech(language)))
    assert all(word in text for word in words), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_details_decide_between_sentences(language: str) -> None:
    say = speech(language)
    for name, code, details in (
        ("source", "already-drawn", ("pile", "stock")),
        ("phase", "wrong-phase", ("between", "lay")),
        ("jokers", "loose-joker", (1, 2)),
    ):
        assert len({refusal_text(Refusal(code, **{name: detail}), say) for detail in details}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pile_says_no_more_than_that_its_top_card_cannot_be_used(language: str) -> None:
    say = speech(language)
    text = refusal_text(Refusal("pile-unusable", card=Card("7S"), points=35, needed=40), say)
    assert text == say("duizenden-refusal-pile-unusable")


def test_an_unknown_code_is_no_failure() -> None:
    assert refusal_text(Refusal("moon-phase"), speech("nl")) == speech("nl")("duizenden-refusal-unreadable")
