"""Every event in words."""

from __future__ import annotations

import logging
import re

import pytest

from bot.language import LANGUAGES, Argument, Speech, speech
from bot.screens.game import SeatLabel
from bot.screens.thousand import SCREENS
from bot.screens.thousand.sentences import sentences
from engine.cards import Card, parse_cards
from engine.game import Event, GameOver, RoundDealt, RoundOver, visible
from engine.thousand.rules import events as happened
from engine.thousand.rules.rules import ThousandRules
from tests.bot.screens.ftl import messages, variables
from tests.bot.screens.reading import plain, read
from tests.bot.screens.thousand.showing import GAME, draw_board, labels
from tests.positions.thousand import build

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


ADDRESSED = {
    "en": {"you", "your"},
    "nl": {"je", "jij"},
    "af": {"jy", "jou"},
    "ru": {"вы", "вам", "ваш", "ваши"},
}
"""How a language speaks to a player."""


def told(event: Event, language: str = "en", reader: int | None = None) -> str:
    (sentence,) = sentences([event], SEATS, speech(language), reader)
    return plain(sentence)


def about(event: Event) -> set[int]:
    """The seats that an event is about."""
    if isinstance(event, RoundOver):
        return set(range(len(SEATS)))
    return {seat for name in ("seat", "to", "first", "winner") if (seat := getattr(event, name, None)) is not None}


def addresses(sentence: str, language: str) -> bool:
    """Whether a sentence speaks to somebody."""
    return not ADDRESSED[language].isdisjoint(re.findall(r"\w+", sentence.lower()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_of_its_own(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        everything = {told(event, language) for event in EVERY}
    assert not caplog.records
    assert len(everything) == len(EVERY)
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
        (GameOver((985, 21, 770), 0), ("Anna", "985")),
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
    both = SCREENS.sentences(seen, SEATS, speech("en"))
    assert list(map(plain, both)) == ["Anna gives 9♠ to Cato.", "Anna gives Bob a card."]


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


# -------------------------------------------------------------------------------------------------- told to one player


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", range(len(SEATS)))
def test_a_reader_is_addressed_where_it_is_about_them_and_nowhere_else(
    language: str, reader: int, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for event in EVERY:
            to_them, to_all = told(event, language, reader), told(event, language)
            assert not addresses(to_all, language), to_all
            if reader in about(event):
                assert addresses(to_them, language), to_them
                assert SEATS[reader].name not in to_them
            else:
                assert to_them == to_all
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_addressed_hears_of_the_others_by_name_and_the_same_numbers_and_cards(language: str) -> None:
    """But for the words themselves, such as «четыре туза», nothing is lost."""
    for event in EVERY:
        for reader in about(event):
            to_them, to_all = told(event, language, reader), told(event, language)
            assert re.findall(r"[−+]?\d+|[♠♥♦♣]", to_them) == re.findall(r"[−+]?\d+|[♠♥♦♣]", to_all)
            others = [label.name for seat, label in enumerate(SEATS) if seat != reader]
            assert [name for name in others if name in to_them] == [name for name in others if name in to_all]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_player_is_also_said_to_them(language: str) -> None:
    """And every such sentence is told by some event of this file."""
    every = {
        key: message for key, message in messages(language, ["thousand.ftl", "game.ftl"]).items() if "-event-" in key
    }
    about_one = {key for key, message in every.items() if "name" in variables(message) and not key.endswith("-to-you")}
    addressing = {key.replace("-you-", "-") for key in every if "-you-" in key}
    assert about_one == addressing
    said: set[str] = set()

    class Recorded(Speech):
        def __call__(self, key: str, /, **arguments: Argument) -> str:
            said.add(key)
            return super().__call__(key, **arguments)

    recorded = Recorded(language)
    for reader in range(len(SEATS)):
        for event in EVERY:
            sentences([event], SEATS, recorded, reader)
    assert set(every) <= said


@pytest.mark.parametrize(
    ("language", "giver", "receiver", "card"),
    [
        ("en", "You give Bob a card.", "Anna gives you a card.", "Anna gives you 9♠."),
        ("nl", "Je geeft Bob een kaart.", "Anna geeft je een kaart.", "Anna geeft je 9♠."),
        ("af", "Jy gee vir Bob ’n kaart.", "Anna gee vir jou ’n kaart.", "Anna gee vir jou 9♠."),
        ("ru", "Вы отдаёте карту игроку Bob.", "Anna отдаёт вам карту.", "Anna отдаёт вам 9♠."),
    ],
)
def test_who_gets_a_card_is_addressed_too(language: str, giver: str, receiver: str, card: str) -> None:
    assert told(happened.Gave(0, 1), language, 0) == giver
    assert told(happened.Gave(0, 1), language, 1) == receiver
    assert told(happened.GaveCard(0, 1, Card("9S")), language, 1) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_given_is_told_to_giver_and_receiver_alone(language: str) -> None:
    say = speech(language)
    state = build({"hands": ["AS TS KS QS JS 9S 9H 9D 9C AC", "TC KC QC JC TH KH QH", "AH JH AD TD KD QD JD"],
                   "phase": "exchange", "declarer": 0, "contract": 120})  # fmt: skip
    _, events = GAME.apply(state, 0, GAME.parse("give 9S 1"))
    to_giver, to_receiver, to_third, to_all = (
        [plain(each) for each in sentences(visible(events, reader), SEATS, say, reader)] for reader in (0, 1, 2, None)
    )
    assert to_giver == [plain(say("thousand-event-you-gave-card", to="Bob", card=say.card(Card("9S"))))]
    assert to_receiver == [plain(say("thousand-event-gave-card-to-you", name="Anna", card=say.card(Card("9S"))))]
    assert to_third == to_all == [say("thousand-event-gave", name="Anna", to="Bob")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_prikup_is_told_to_its_taker_alone(language: str) -> None:
    say, cards = speech(language), parse_cards("KS 9H AD")
    events = [happened.PrikupTaken(0), happened.PrikupSeen(0, cards)]
    (to_taker,) = sentences(visible(events, 0), SEATS, say, 0)
    assert to_taker == say("thousand-event-you-prikup-seen", cards=say.cards(cards))
    for reader in (1, 2, None):
        assert sentences(visible(events, reader), SEATS, say, reader) == [
            say("thousand-event-prikup-taken", name="Anna")
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_addresses_nobody(language: str) -> None:
    say = speech(language)
    public = [event for event in EVERY if event.audience is None]
    state = GAME.start(ThousandRules(), len(SEATS), 1)
    for event in public:
        (sentence,) = sentences([event], labels(len(SEATS)), say)
        assert f"-# {plain(sentence)}" in read(draw_board(state, say, events=[event]))


def test_what_has_no_words_is_left_out() -> None:
    class Sneezed(Event, frozen=True):
        seat: int

    assert SCREENS.sentences([Sneezed(0), happened.Passed(1)], SEATS, speech("en")) == ["Bob passes."]
