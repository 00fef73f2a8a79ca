"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any, Final

from bot.language import Speech
from bot.screens.duizenden.texts import BETWEEN_MELDS, meld_text
from bot.screens.game import SeatLabel
from bot.screens.telling import Teller
from engine.duizenden.rules import events as happened
from engine.game import Event, GameOver, RoundDealt, RoundOver


def sentences(
    events: Sequence[Event], seats: Sequence[SeatLabel], speech: Speech, reader: int | None = None
) -> list[str]:
    """What happened, in order: to the player in the seat of the reader, or to everybody.

    What belongs together is one sentence; an event of another game has no words.
    """
    teller = Teller("duizenden", seats, speech, reader)
    groups = [[event for _, event in group] for _, group in groupby(enumerate(events), key=_belongs_to)]
    return [_TELL[type(group[-1])](group, teller) for group in groups if type(group[-1]) in _TELL]


def _belongs_to(numbered: tuple[int, Event]) -> object:
    """What events have in common that are told in one sentence: a draw and what was drawn; lays of one kind."""
    position, event = numbered
    if isinstance(event, happened.Drew | happened.DrewCard):
        return "draw", event.seat
    if isinstance(event, happened.LaidMeld | happened.LaidOff):
        return type(event), event.seat
    return position


def _single(tell: Callable[[Any, Teller], str]) -> Callable[[Sequence[Any], Teller], str]:
    """A sentence that the last event says alone."""
    return lambda events, teller: tell(events[-1], teller)


def _turned_up(event: happened.TurnedUp, teller: Teller) -> str:
    return teller.tell("turned-up", card=teller.speech.card(event.card))


def _drew(event: happened.Drew, teller: Teller) -> str:
    return teller.say("drew", event.seat)


def _drew_card(event: happened.DrewCard, teller: Teller) -> str:
    return teller.tell("drew-card", card=teller.speech.card(event.card))


def _took_pile(event: happened.TookPile, teller: Teller) -> str:
    return teller.say("took", event.seat, top=teller.speech.card(event.top), cards=event.size)


def _melded(events: Sequence[happened.LaidMeld], teller: Teller) -> str:
    cards = BETWEEN_MELDS.join([meld_text(event.cards, teller.speech) for event in events])
    return teller.say("melded", events[0].seat, cards=cards)


def _added(events: Sequence[happened.LaidOff], teller: Teller) -> str:
    return teller.say("added", events[0].seat, cards=teller.speech.cards([event.card for event in events]))


def _swapped(event: happened.SwappedJoker, teller: Teller) -> str:
    return teller.say("swapped", event.seat, card=teller.speech.card(event.card))


def _undid(event: happened.Undid, teller: Teller) -> str:
    """Taking back a joker that had been loose brings no card to the hand."""
    if not event.cards:
        return teller.say("undid-joker", event.seat)
    return teller.say("undid", event.seat, cards=teller.speech.cards(event.cards))


def _discarded(event: happened.Discarded, teller: Teller) -> str:
    return teller.say("discarded", event.seat, card=teller.speech.card(event.card))


def _passed(event: happened.Passed, teller: Teller) -> str:
    return teller.say("passed", event.seat)


def _reshuffled(event: happened.Reshuffled, teller: Teller) -> str:
    return teller.tell("reshuffled", cards=event.stock)


def _stock_spent(event: happened.StockSpent, teller: Teller) -> str:
    return teller.tell("blocked" if event.blocked else "stock-spent")


def _went_out(event: happened.WentOut, teller: Teller) -> str:
    return teller.say("went-out", event.seat)


def _round_dealt(event: RoundDealt, teller: Teller) -> str:
    return teller.say("round-dealt", event.first, round=event.round)


def _round_over(event: RoundOver, teller: Teller) -> str:
    gains = [
        teller.say("gain", seat, points=teller.speech.signed(points), total=event.totals[seat])
        for seat, points in enumerate(event.points)
    ]
    return teller.tell("round-over", round=event.round, gains=teller.speech.enumerate(gains))


def _game_over(event: GameOver, teller: Teller) -> str:
    return teller.say("game-over", event.winner, total=event.totals[event.winner])


_TELL: Final[Mapping[type[Event], Callable[[Sequence[Any], Teller], str]]] = MappingProxyType(
    {
        happened.TurnedUp: _single(_turned_up),
        happened.Drew: _single(_drew),
        happened.DrewCard: _single(_drew_card),
        happened.TookPile: _single(_took_pile),
        happened.LaidMeld: _melded,
        happened.LaidOff: _added,
        happened.SwappedJoker: _single(_swapped),
        happened.Undid: _single(_undid),
        happened.Discarded: _single(_discarded),
        happened.Passed: _single(_passed),
        happened.Reshuffled: _single(_reshuffled),
        happened.StockSpent: _single(_stock_spent),
        happened.WentOut: _single(_went_out),
        RoundDealt: _single(_round_dealt),
        RoundOver: _single(_round_over),
        GameOver: _single(_game_over),
    }
)
