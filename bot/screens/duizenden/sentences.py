"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from bot.language import Speech
from bot.screens.game import SeatLabel
from bot.screens.wording import number, signed
from engine.duizenden import events as happened
from engine.game import Event, GameOver, RoundDealt, RoundOver


class _Teller(msgspec.Struct, frozen=True):
    """Who tells it, and about whom."""

    seats: Sequence[SeatLabel]
    speech: Speech

    def name(self, seat: int) -> str:
        return self.seats[seat].name


def sentences(events: Sequence[Event], seats: Sequence[SeatLabel], speech: Speech) -> list[str]:
    """What happened, a sentence an event, in order.

    That a seat has drawn is left out where it is also told what it has drawn; an event of another game has no words.
    """
    teller = _Teller(seats, speech)
    told: list[str] = []
    for position, event in enumerate(events):
        tell = _TELL.get(type(event))
        if tell is not None and not _told_next(event, events[position + 1 : position + 2]):
            told.append(tell(event, teller))
    return told


def _told_next(event: Event, following: Sequence[Event]) -> bool:
    if not isinstance(event, happened.Drew):
        return False
    return any(isinstance(after, happened.DrewCard) and after.seat == event.seat for after in following)


def _turned_up(event: happened.TurnedUp, teller: _Teller) -> str:
    return teller.speech("duizenden-event-turned-up", card=teller.speech.card(event.card))


def _drew(event: happened.Drew, teller: _Teller) -> str:
    return teller.speech("duizenden-event-drew", name=teller.name(event.seat))


def _drew_card(event: happened.DrewCard, teller: _Teller) -> str:
    return teller.speech("duizenden-event-drew-card", card=teller.speech.card(event.card))


def _took_pile(event: happened.TookPile, teller: _Teller) -> str:
    top = teller.speech.card(event.top)
    return teller.speech("duizenden-event-took", name=teller.name(event.seat), top=top, cards=event.size)


def _melded(event: happened.Melded, teller: _Teller) -> str:
    cards = teller.speech.cards(event.cards)
    return teller.speech("duizenden-event-melded", name=teller.name(event.seat), cards=cards)


def _added(event: happened.Added, teller: _Teller) -> str:
    return teller.speech("duizenden-event-added", name=teller.name(event.seat), card=teller.speech.card(event.card))


def _swapped(event: happened.Swapped, teller: _Teller) -> str:
    return teller.speech("duizenden-event-swapped", name=teller.name(event.seat), card=teller.speech.card(event.card))


def _undid(event: happened.Undid, teller: _Teller) -> str:
    """Taking back a joker that had been loose brings no card to the hand."""
    name, cards = teller.name(event.seat), teller.speech.cards(event.cards)
    return teller.speech("duizenden-event-undid" if cards else "duizenden-event-undid-joker", name=name, cards=cards)


def _discarded(event: happened.Discarded, teller: _Teller) -> str:
    return teller.speech("duizenden-event-discarded", name=teller.name(event.seat), card=teller.speech.card(event.card))


def _passed(event: happened.Passed, teller: _Teller) -> str:
    return teller.speech("duizenden-event-passed", name=teller.name(event.seat))


def _reshuffled(event: happened.Reshuffled, teller: _Teller) -> str:
    return teller.speech("duizenden-event-reshuffled", cards=event.stock)


def _stock_spent(event: happened.StockSpent, teller: _Teller) -> str:
    return teller.speech("duizenden-event-blocked" if event.blocked else "duizenden-event-stock-spent")


def _went_out(event: happened.WentOut, teller: _Teller) -> str:
    return teller.speech("duizenden-event-went-out", name=teller.name(event.seat))


def _round_dealt(event: RoundDealt, teller: _Teller) -> str:
    return teller.speech("duizenden-event-round-dealt", round=str(event.round), name=teller.name(event.first))


def _round_over(event: RoundOver, teller: _Teller) -> str:
    say = teller.speech
    gains = [
        say("duizenden-event-gain", name=teller.name(seat), points=signed(points), total=number(event.totals[seat]))
        for seat, points in enumerate(event.points)
    ]
    return say("duizenden-event-round-over", round=str(event.round), gains=say.enumerate(gains))


def _game_over(event: GameOver, teller: _Teller) -> str:
    total = number(event.totals[event.winner])
    return teller.speech("duizenden-event-game-over", name=teller.name(event.winner), total=total)


_TELL: Final[Mapping[type[Event], Callable[[Any, _Teller], str]]] = MappingProxyType(
    {
        happened.TurnedUp: _turned_up,
        happened.Drew: _drew,
        happened.DrewCard: _drew_card,
        happened.TookPile: _took_pile,
        happened.Melded: _melded,
        happened.Added: _added,
        happened.Swapped: _swapped,
        happened.Undid: _undid,
        happened.Discarded: _discarded,
        happened.Passed: _passed,
        happened.Reshuffled: _reshuffled,
        happened.StockSpent: _stock_spent,
        happened.WentOut: _went_out,
        RoundDealt: _round_dealt,
        RoundOver: _round_over,
        GameOver: _game_over,
    }
)
