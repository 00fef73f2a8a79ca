"""Every event in words."""

from __future__ import annotations

import logging

import pytest

from bot.language import LANGUAGES, speech
from bot.screens.game import SeatLabel
from bot.screens.thousand import SCREENS
from engine.cards import Card, parse_cards
from engine.game import Event, GameOver, RoundDealt, RoundOver
from engine.thousand import events as happened
from tests.bot.screens.thousand.showing import plain

SEATS = (SeatLabel("Anna"), SeatLabel("Bob", computer=True), SeatLabel("Cato"))

EVERY: tuple[Event, ...] = (
    RoundDealt(2, 1),
    happened.BidMade(0, 105),
    happened.BidMade(0, 100, forced=True),
    happened.BidMade(0, 120, dark=True),
    happened.Passed(1),
    happened.AuctionWon(0, 120),
    happened.PrikupShown(0, parse_cards("KS 9H AD")),
    happened.PrikupTaken(0),
    happened.PrikupSeen(0, parse_cards("KS 9H AD")),
    happened.Redealt(2),
    happened.Redealt(None),
    happened.Raised(0, 140),
    happened.Surrendered(0, 120),
    happened.Gave(0, 2),
    happened.GaveCard(0, 2, Card("9S")),
    happened.TrumpNamed(0, "H"),
    happened.TrumpChanged(1, "D"),
    happened.Played(1, Card("TC")),
    happened.MarriageDeclared(0, "H", 100),
    happened.MarriageDeclared(0, "A", 200),
    happened.MarriageWon(0, "H", 100),
    happened.MarriageWon(0, "A", 200),
    happened.MarriageLost(0, "H", 100),
    happened.MarriageLost(0, "A", 200),
    happened.TrickWon(1, parse_cards("TC AC 9C"), 21),
    happened.TrickWon(1, parse_cards("9S 9H 9C"), 1),
    happened.ContractMade(0, 120, 136),
    happened.ContractFailed(0, 120, 84),
    happened.CameOnBarrel(2, 890),
    happened.BarrelFailed(2, 1, 0),
    happened.BarrelFailed(2, 2, 3),
    happened.BarrelPenalty(2, 120),
    happened.KnockedOff(2, 120),
    happened.Bolted(1, 1),
    happened.Bolted(1, 2),
    happened.Bolted(1, 3),
    happened.BoltPenalty(1, 120),
    happened.DumpTruck(0, -555),
    happened.UndealtShown(parse_cards("9S JD AC")),
    RoundOver(3, (136, 21, -120), (300, 21, 770)),
    GameOver((1005, 21, 770), 0),
)


def told(event: Event, language: str = "en") -> str:
    (sentence,) = SCREENS.sentences([event], SEATS, speech(language))
    return plain(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_of_its_own(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        sentences = {told(event, language) for event in EVERY}
    assert not caplog.records
    assert len(sentences) == len(EVERY)
    assert {type(event) for event in EVERY} == {*happened.EVENTS, RoundDealt, RoundOver, GameOver}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("event", "words"),
    [
        (happened.BidMade(0, 105), ("Anna", "105")),
        (happened.AuctionWon(0, 120), ("Anna", "120")),
        (happened.Gave(0, 2), ("Anna", "Cato")),
        (happened.GaveCard(0, 2, Card("9S")), ("Anna", "9♠", "Cato")),
        (happened.TrumpNamed(0, "H"), ("Anna", "♥")),
        (happened.Played(1, Card("TC")), ("Bob", "10♣")),
        (happened.MarriageDeclared(0, "H", 100), ("Anna", "♥", "100")),
        (happened.TrickWon(1, parse_cards("TC AC 9C"), 21), ("Bob", "21")),
        (happened.ContractFailed(0, 120, 84), ("Anna", "120", "84")),
        (happened.BarrelFailed(2, 2, 3), ("Cato", "2", "3")),
        (happened.KnockedOff(2, 120), ("Cato", "120")),
        (happened.DumpTruck(0, -555), ("Anna", "−555", "0")),
        (happened.UndealtShown(parse_cards("9S AC")), (Card("9S"), Card("AC"))),
        (RoundOver(3, (136, 21, -120), (300, 21, 770)), ("Anna", "+136", "300", "Bob", "+21", "Cato", "−120", "770")),
        (GameOver((1005, 21, 770), 0), ("Anna", "1005")),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_who_did_what(language: str, event: Event, words: tuple[str | Card, ...]) -> None:
    named = [plain(speech(language).card(word)) if isinstance(word, Card) else word for word in words]
    assert all(word in told(event, language) for word in named), told(event, language)


def test_in_dutch() -> None:
    assert told(happened.Played(1, Card("QS")), "nl") == "Bob speelt V♠."
    assert told(happened.TrumpNamed(0, "C"), "nl") == "Anna maakt ♣ klaveren troef."


def test_a_gift_is_told_once_and_with_its_card_to_whom_it_concerns() -> None:
    seen = [happened.Gave(0, 2), happened.GaveCard(0, 2, Card("9S")), happened.Gave(0, 1)]
    sentences = SCREENS.sentences(seen, SEATS, speech("en"))
    assert list(map(plain, sentences)) == ["Anna gives 9♠ to Cato.", "Anna gives Bob a card."]


def test_a_hidden_prikup_is_told_once() -> None:
    seen = [happened.PrikupTaken(0), happened.PrikupSeen(0, parse_cards("KS 9H AD"))]
    assert len(SCREENS.sentences(seen, SEATS, speech("en"))) == 1


def test_a_marriage_that_counts_at_once_is_told_once() -> None:
    declared, changed = happened.MarriageDeclared(0, "H", 100), happened.TrumpChanged(0, "H")
    won, trick = happened.MarriageWon(0, "H", 100), happened.TrickWon(0, parse_cards("KH 9H JH"), 6)
    say = speech("en")
    assert len(SCREENS.sentences([declared, changed, won], SEATS, say)) == 2
    assert len(SCREENS.sentences([declared, won], SEATS, say)) == 1
    assert len(SCREENS.sentences([declared, trick, won], SEATS, say)) == 3


def test_what_has_no_words_is_left_out() -> None:
    class Sneezed(Event, frozen=True):
        seat: int

    assert SCREENS.sentences([Sneezed(0), happened.Passed(1)], SEATS, speech("en")) == ["Bob passes."]
