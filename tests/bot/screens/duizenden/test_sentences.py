"""What happened, in words."""

from __future__ import annotations

import pytest

from bot.language import LANGUAGES, speech
from bot.screens.duizenden import SCREENS
from bot.screens.duizenden.sentences import sentences
from bot.screens.game import SeatLabel
from engine.cards import Card, parse_cards
from engine.duizenden.rules import events as happened
from engine.game import Event, GameOver, RoundDealt, RoundOver
from tests.bot.screens.reading import plain

SEATS = (SeatLabel("Anna"), SeatLabel("Bob", computer=True))

EVERY: tuple[Event, ...] = (
    RoundDealt(2, 1),
    happened.TurnedUp(Card("7H")),
    happened.Drew(0),
    happened.DrewCard(0, Card("QS")),
    happened.TookPile(1, Card("TH"), 12),
    happened.TookPile(1, Card("TH"), 1),
    happened.LaidMeld(0, 0, parse_cards("7S 7H JK")),
    happened.LaidOff(1, 2, Card("QH")),
    happened.SwappedJoker(1, 0, Card("6H")),
    happened.Undid(0, parse_cards("7S 7H")),
    happened.Undid(0, ()),
    happened.Discarded(1, Card("4C")),
    happened.Passed(0),
    happened.Reshuffled(31),
    happened.StockSpent(blocked=False),
    happened.StockSpent(blocked=True),
    happened.WentOut(1),
    RoundOver(3, (45, -110), (1000, -15)),
    GameOver((1000, -15), 0),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_of_its_own(language: str) -> None:
    told = [sentences([event], SEATS, speech(language)) for event in EVERY]
    assert all(len(each) == 1 for each in told)
    assert len({each[0] for each in told}) == len(EVERY)
    assert {type(event) for event in EVERY} == {*happened.EVENTS, RoundDealt, RoundOver, GameOver}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_did_it_and_with_which_cards(language: str) -> None:
    say = speech(language)
    (laid,) = sentences([happened.LaidMeld(0, 0, parse_cards("7S 7H JK"))], SEATS, say)
    assert "Anna" in laid
    assert plain(say.cards(parse_cards("7S 7H JK"))) in plain(laid)
    (over,) = sentences([RoundOver(3, (45, -110), (1000, -15))], SEATS, say)
    assert all(word in over for word in ("Anna", "+45", say.number(1000), "Bob", "−110", "−15"))


def test_in_dutch() -> None:
    told = [plain(each) for each in sentences(EVERY[6:8], SEATS, speech("nl"))]
    assert told == ["Anna legt 7♠ 7♥ 🃏 neer.", "Bob legt V♥ aan."]


def test_own_draw_is_told_once() -> None:
    (told,) = sentences([happened.Drew(0), happened.DrewCard(0, Card("QS"))], SEATS, speech("en"))
    assert plain(told) == "You draw Q♠."
    assert sentences([happened.Drew(0), happened.Drew(1)], SEATS, speech("en")) == [
        "Anna draws from the stock.",
        "Bob draws from the stock.",
    ]


def test_lays_of_one_kind_one_after_another_are_one_sentence() -> None:
    first, second = happened.LaidMeld(1, 0, parse_cards("8S 8H 8D")), happened.LaidMeld(1, 1, parse_cards("TS JS QS"))
    added = [happened.LaidOff(1, 0, card) for card in parse_cards("8C KS")]
    told = sentences([happened.Drew(1), first, second, *added, happened.LaidOff(0, 0, Card("2C"))], SEATS, speech("en"))
    assert [plain(each) for each in told] == [
        "Bob draws from the stock.",
        "Bob lays 8♠ 8♥ 8♦ | 10♠ J♠ Q♠.",
        "Bob adds 8♣ K♠.",
        "Anna adds 2♣.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_is_addressed(language: str) -> None:
    say = speech(language)
    for event in EVERY:
        told, addressed = sentences([event], SEATS, say), sentences([event], SEATS, say, reader=0)
        seat = getattr(event, "seat", getattr(event, "first", getattr(event, "winner", None)))
        about_reader = seat == 0 or isinstance(event, RoundOver)
        assert (told != addressed) == (about_reader and not isinstance(event, happened.DrewCard))
        assert not (about_reader and "Anna" in addressed[0])


def test_what_has_no_words_is_left_out() -> None:
    class Sneezed(Event, frozen=True):
        seat: int

    assert SCREENS.sentences([Sneezed(0), happened.Passed(0)], SEATS, speech("en")) == [
        "Anna has nothing that may be thrown."
    ]
