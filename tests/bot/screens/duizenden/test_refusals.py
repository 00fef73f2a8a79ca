"""Every refusal has its own words, and the numbers of the position."""

from __future__ import annotations

import pytest

from bot.language import LANGUAGES, speech
from bot.screens.duizenden import SCREENS
from engine.cards import Card, parse_cards
from engine.duizenden.rules.refusals import DuizendenCode
from engine.game import Refusal, SharedCode
from tests.bot.screens.reading import plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Refusal(DuizendenCode.BELOW_OPENING, points=25, needed=40), ("25", "40", "15")),
        (Refusal(DuizendenCode.NOT_A_MELD, cards=parse_cards("7S 8H")), ("7♠ 8♥",)),
        (Refusal(SharedCode.NOT_IN_HAND, card=Card("7S")), ("7♠",)),
        (Refusal(DuizendenCode.DOES_NOT_FIT, card=Card("7S"), meld=0), ("7♠", "1")),
        (Refusal(DuizendenCode.NO_JOKER, card=Card("7S"), meld=3), ("7♠", "4")),
        (Refusal(DuizendenCode.NO_SUCH_MELD, meld=11), ("12",)),
        (Refusal(DuizendenCode.TOP_CARD_UNUSED, card=Card("7S")), ("7♠",)),
        (Refusal(DuizendenCode.DISCARD_NEEDED, card=Card("2C")), ("2♣",)),
        (Refusal(DuizendenCode.LOOSE_JOKER, jokers=2), ("2",)),
    ],
    ids=lambda value: value.code if isinstance(value, Refusal) else "",
)
def test_the_numbers_of_the_position(language: str, refusal: Refusal, words: tuple[str, ...]) -> None:
    text = plain(SCREENS.refusal(refusal, speech(language)))
    assert all(word in text for word in words), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_details_decide_between_sentences(language: str) -> None:
    say = speech(language)
    for name, code, details in (
        ("source", DuizendenCode.ALREADY_DRAWN, ("pile", "stock")),
        ("phase", SharedCode.WRONG_PHASE, ("between", "lay")),
        ("jokers", DuizendenCode.LOOSE_JOKER, (1, 2)),
    ):
        assert len({SCREENS.refusal(Refusal(code, **{name: detail}), say) for detail in details}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pile_says_no_more_than_that_its_top_card_cannot_be_used(language: str) -> None:
    say = speech(language)
    text = SCREENS.refusal(Refusal(DuizendenCode.PILE_UNUSABLE, card=Card("7S"), points=35, needed=40), say)
    assert text == say("duizenden-refusal-pile-unusable")
