"""What happened, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.language import Speech
from bot.screens.game import SeatLabel
from bot.screens.telling import TELL, Tell, Teller, saying, telling
from bot.screens.thousand.texts import marriage_sign
from engine.game import Event
from engine.thousand.rules import events as happened
from engine.thousand.rules.state import FOUR_ACES


def sentences(
    events: Sequence[Event], seats: Sequence[SeatLabel], speech: Speech, reader: int | None = None
) -> list[str]:
    """What happened, a sentence an event, in order: to the player in the seat of the reader, or to everybody.

    What is also told more fully is left out, such as that a card was given where it is told which; an event of
    another game has no words.
    """
    teller = Teller("thousand", seats, speech, reader)
    told: list[str] = []
    for position, event in enumerate(events):
        tell = _TELL.get(type(event))
        if tell is not None and not _told_otherwise(event, events[:position], events[position + 1 : position + 2]):
            told.append(tell(event, teller))
    return told


def _told_otherwise(event: Event, before: Sequence[Event], after: Sequence[Event]) -> bool:
    """Whether the events around one say the same and more."""
    if isinstance(event, happened.Gave):
        return any(isinstance(next_, happened.GaveCard) for next_ in after)
    if isinstance(event, happened.PrikupTaken):
        return any(isinstance(next_, happened.PrikupSeen) for next_ in after)
    if isinstance(event, happened.MarriageWon):
        return _counted_at_once(before)
    return False


def _counted_at_once(before: Sequence[Event]) -> bool:
    """Whether a marriage was declared just now, not in a trick that first had to be won."""
    last = [event for event in before[-2:] if not isinstance(event, happened.TrumpChanged)]
    return bool(last) and isinstance(last[-1], happened.MarriageDeclared)


def _bid(event: happened.BidMade, teller: Teller) -> str:
    how = "forced" if event.forced else "dark" if event.dark else "free"
    return teller.say("bid", event.seat, amount=event.amount, how=how)


def _redealt(event: happened.Redealt, teller: Teller) -> str:
    if event.seat is None:
        return teller.tell("redealt-all")
    return teller.say("redealt", event.seat)


def _gave(event: happened.Gave, teller: Teller) -> str:
    return _handed("gave", event, teller)


def _gave_card(event: happened.GaveCard, teller: Teller) -> str:
    return _handed("gave-card", event, teller, card=teller.speech.card(event.card))


def _handed(key: str, event: happened.Gave | happened.GaveCard, teller: Teller, **arguments: str) -> str:
    """That a card changed hands; who gets it is addressed, as is who gives it."""
    if event.to == teller.reader:
        return teller.say(f"{key}-to-you", event.seat, **arguments)
    return teller.say(key, event.seat, to=teller.name(event.to), **arguments)


def _marriage(key: str) -> Tell:
    def tell(event: happened.MarriageDeclared | happened.MarriageWon | happened.MarriageLost, teller: Teller) -> str:
        kind = "aces" if event.suit == FOUR_ACES else "couple"
        suit = marriage_sign(event.suit, teller.speech)
        return teller.say(key, event.seat, kind=kind, suit=suit, points=event.points)

    return tell


_TELL: Final[Mapping[type[Event], Tell]] = MappingProxyType(
    {
        **TELL,
        happened.BidMade: _bid,
        happened.Passed: saying("passed"),
        happened.AuctionWon: saying("auction-won", "contract"),
        happened.PrikupShown: saying("prikup-shown", "cards"),
        happened.PrikupTaken: saying("prikup-taken"),
        happened.PrikupSeen: saying("prikup-seen", "cards"),
        happened.Redealt: _redealt,
        happened.Raised: saying("raised", "contract"),
        happened.Surrendered: saying("surrendered", "contract"),
        happened.Gave: _gave,
        happened.GaveCard: _gave_card,
        happened.TrumpNamed: saying("trump-named", "suit"),
        happened.TrumpChanged: saying("trump-changed", "suit"),
        happened.Played: saying("played", "card"),
        happened.MarriageDeclared: _marriage("marriage-declared"),
        happened.MarriageWon: _marriage("marriage-won"),
        happened.MarriageLost: _marriage("marriage-lost"),
        happened.TrickWon: saying("trick-won", "points"),
        happened.ContractMade: saying("contract-made", "contract", "points"),
        happened.ContractFailed: saying("contract-failed", "contract", "points"),
        happened.CameOnBarrel: saying("came-on-barrel", "total"),
        happened.BarrelFailed: saying("barrel-failed", "attempt", "attempts"),
        happened.BarrelPenalty: saying("barrel-penalty", "points"),
        happened.KnockedOff: saying("knocked-off", "points"),
        happened.Bolted: saying("bolted", "bolts"),
        happened.BoltPenalty: saying("bolt-penalty", "points"),
        happened.DumpTruck: saying("dump-truck", "total"),
        happened.UndealtShown: telling("undealt", "cards"),
    }
)
