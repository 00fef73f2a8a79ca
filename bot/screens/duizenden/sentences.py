"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any, Final

from bot.language import Speech
from bot.screens.duizenden.texts import BETWEEN_MELDS, meld_text
from bot.screens.game import SeatLabel
from bot.screens.telling import TELL, Tell, Teller, saying, telling
from engine.duizenden.rules import events as happened
from engine.game import Event


def sentences(
    events: Sequence[Event], seats: Sequence[SeatLabel], speech: Speech, reader: int | None = None
) -> list[str]:
    """What happened, in order: to the player in the seat of the reader, or to everybody.

    What belongs together is one sentence; an event of another game has no words.
    """
    teller = Teller("duizenden", seats, speech, reader)
    groups = [[event for _, event in group] for _, group in groupby(enumerate(events), key=_belongs_to)]
    told = [_sentence(group, teller) for group in groups]
    return [sentence for sentence in told if sentence is not None]


def _sentence(events: Sequence[Event], teller: Teller) -> str | None:
    """One sentence about events that belong together; the last of a draw says it all."""
    kind = type(events[-1])
    if kind in _TELL_TOGETHER:
        return _TELL_TOGETHER[kind](events, teller)
    return _TELL[kind](events[-1], teller) if kind in _TELL else None


def _belongs_to(numbered: tuple[int, Event]) -> object:
    """What events have in common that are told in one sentence: a draw and what was drawn; lays of one kind."""
    position, event = numbered
    if isinstance(event, happened.Drew | happened.DrewCard):
        return "draw", event.seat
    if isinstance(event, happened.LaidMeld | happened.LaidOff):
        return type(event), event.seat
    return position


def _laid_melds(events: Sequence[happened.LaidMeld], teller: Teller) -> str:
    cards = BETWEEN_MELDS.join([meld_text(event.cards, teller.speech) for event in events])
    return teller.say("melded", events[0].seat, cards=cards)


def _laid_off(events: Sequence[happened.LaidOff], teller: Teller) -> str:
    return teller.say("added", events[0].seat, cards=teller.speech.cards([event.card for event in events]))


_TELL_TOGETHER: Final[Mapping[type[Event], Callable[[Any, Teller], str]]] = MappingProxyType(
    {happened.LaidMeld: _laid_melds, happened.LaidOff: _laid_off}
)


def _undid(event: happened.Undid, teller: Teller) -> str:
    """Taking back a joker that had been loose brings no card to the hand."""
    if not event.cards:
        return teller.say("undid-joker", event.seat)
    return teller.say("undid", event.seat, cards=teller.speech.cards(event.cards))


def _stock_spent(event: happened.StockSpent, teller: Teller) -> str:
    return teller.tell("blocked" if event.blocked else "stock-spent")


_TELL: Final[Mapping[type[Event], Tell]] = MappingProxyType(
    {
        **TELL,
        happened.TurnedUp: telling("turned-up", "card"),
        happened.Drew: saying("drew"),
        happened.DrewCard: telling("drew-card", "card"),
        happened.TookPile: saying("took", "top", cards="size"),
        happened.SwappedJoker: saying("swapped", "card"),
        happened.Undid: _undid,
        happened.Discarded: saying("discarded", "card"),
        happened.Passed: saying("passed"),
        happened.Reshuffled: telling("reshuffled", cards="stock"),
        happened.StockSpent: _stock_spent,
        happened.WentOut: saying("went-out"),
    }
)
