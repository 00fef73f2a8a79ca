"""Every refusal has its own words, and the numbers of the position."""

from __future__ import annotations

import pytest

from bot.language import LANGUAGES, speech
from bot.screens.thousand import SCREENS
from engine.cards import Card, parse_cards
from engine.game import Fact, Refusal, RefusalCode, SharedCode
from engine.thousand.rules.refusals import ThousandCode
from tests.bot.screens.reading import plain

PLAYABLE = parse_cards("AS TS")

FOLLOWING: dict[str, Fact] = {
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
        (Refusal(ThousandCode.BID_TOO_LOW, bid=100, minimum=105, cap=220), ("100", "105", "220")),
        (Refusal(ThousandCode.BID_STEP, bid=107, step=5, minimum=105, cap=220), ("107", "5")),
        (Refusal(ThousandCode.BID_ABOVE_CAP, bid=225, minimum=105, cap=220), ("225", "220")),
        (Refusal(ThousandCode.MUST_BID, minimum=120, cap=220), ("120", "220")),
        (Refusal(SharedCode.NOT_IN_HAND, card=Card("9S")), ("9♠",)),
        (Refusal(ThousandCode.NO_SUCH_SEAT, seat=3), ("4",)),
        (Refusal(ThousandCode.FOLLOW_SUIT, **FOLLOWING), ("♠", "9♥", PLAYABLE)),
        (Refusal(ThousandCode.MUST_TRUMP, **FOLLOWING), ("♠", "♦", PLAYABLE)),
        (Refusal(ThousandCode.MUST_BEAT, **FOLLOWING), ("♠", PLAYABLE)),
        (Refusal(ThousandCode.NO_MARRIAGE, card=Card("AS")), (parse_cards("AS"),)),
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
    assert say.card(Card("KS")) in SCREENS.refusal(Refusal(ThousandCode.MUST_BEAT, **FOLLOWING), say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_trump_nothing_is_said_of_it(language: str) -> None:
    text = SCREENS.refusal(Refusal(ThousandCode.FOLLOW_SUIT, **{**FOLLOWING, "trump": None}), speech(language))
    assert "None" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("code", "details"),
    [
        (
            SharedCode.WRONG_PHASE,
            [
                {"phase": "auction"},
                {"phase": "exchange", "needed": "play"},
                {"phase": "exchange", "given": 1},
                {"phase": "trump"},
                {"phase": "play"},
                {"phase": "counted"},
            ],
        ),
        (ThousandCode.HOUSE_RULE_OFF, [{"rule": rule} for rule in ("dark", "redeal", "raise_after_prikup", "rospis")]),
    ],
)
def test_details_decide_between_sentences(
    language: str, code: RefusalCode, details: list[dict[str, str | int]]
) -> None:
    texts = {SCREENS.refusal(Refusal(code, **each), speech(language)) for each in details}
    assert len(texts) == len(details)
