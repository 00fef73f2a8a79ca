"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from bot.language import Speech
from bot.screens.game import SeatLabel
from bot.screens.telling import Teller
from bot.screens.thousand.texts import marriage_sign, suit_text
from engine.game import Event, GameOver, RoundDealt, RoundOver
from engine.thousand.rules import events as happened
from engine.thousand.rules.state import ACES


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


def _passed(event: happened.Passed, teller: Teller) -> str:
    return teller.say("passed", event.seat)


def _auction_won(event: happened.AuctionWon, teller: Teller) -> str:
    return teller.say("auction-won", event.seat, contract=event.contract)


def _prikup_shown(event: happened.PrikupShown, teller: Teller) -> str:
    return teller.say("prikup-shown", event.seat, cards=teller.speech.cards(event.cards))


def _prikup_taken(event: happened.PrikupTaken, teller: Teller) -> str:
    return teller.say("prikup-taken", event.seat)


def _prikup_seen(event: happened.PrikupSeen, teller: Teller) -> str:
    return teller.say("prikup-seen", event.seat, cards=teller.speech.cards(event.cards))


def _redealt(event: happened.Redealt, teller: Teller) -> str:
    if event.seat is None:
        return teller.tell("redealt-all")
    return teller.say("redealt", event.seat)


def _raised(event: happened.Raised, teller: Teller) -> str:
    return teller.say("raised", event.seat, contract=event.contract)


def _surrendered(event: happened.Surrendered, teller: Teller) -> str:
    return teller.say("surrendered", event.seat, contract=event.contract)


def _gave(event: happened.Gave, teller: Teller) -> str:
    return _handed("gave", event, teller)


def _gave_card(event: happened.GaveCard, teller: Teller) -> str:
    return _handed("gave-card", event, teller, card=teller.speech.card(event.card))


def _handed(key: str, event: happened.Gave | happened.GaveCard, teller: Teller, **arguments: str) -> str:
    """That a card changed hands; who gets it is addressed, as is who gives it."""
    if event.to == teller.reader:
        return teller.say(f"{key}-to-you", event.seat, **arguments)
    return teller.say(key, event.seat, to=teller.name(event.to), **arguments)


def _trump_named(event: happened.TrumpNamed, teller: Teller) -> str:
    return teller.say("trump-named", event.seat, suit=suit_text(event.suit, teller.speech))


def _trump_changed(event: happened.TrumpChanged, teller: Teller) -> str:
    return teller.say("trump-changed", event.seat, suit=suit_text(event.suit, teller.speech))


def _played(event: happened.Played, teller: Teller) -> str:
    return teller.say("played", event.seat, card=teller.speech.card(event.card))


def _marriage(key: str) -> Callable[[Any, Teller], str]:
    def tell(event: happened.MarriageDeclared | happened.MarriageWon | happened.MarriageLost, teller: Teller) -> str:
        kind = "aces" if event.suit == ACES else "couple"
        suit = marriage_sign(event.suit, teller.speech)
        return teller.say(key, event.seat, kind=kind, suit=suit, points=event.points)

    return tell


def _trick_won(event: happened.TrickWon, teller: Teller) -> str:
    return teller.say("trick-won", event.seat, points=event.points)


def _contract(key: str) -> Callable[[Any, Teller], str]:
    def tell(event: happened.ContractMade | happened.ContractFailed, teller: Teller) -> str:
        return teller.say(key, event.seat, contract=event.contract, points=event.points)

    return tell


def _came_on_barrel(event: happened.CameOnBarrel, teller: Teller) -> str:
    return teller.say("came-on-barrel", event.seat, total=event.total)


def _barrel_failed(event: happened.BarrelFailed, teller: Teller) -> str:
    return teller.say("barrel-failed", event.seat, attempt=event.attempt, attempts=event.attempts)


def _penalty(key: str) -> Callable[[Any, Teller], str]:
    def tell(event: happened.BarrelPenalty | happened.KnockedOff | happened.BoltPenalty, teller: Teller) -> str:
        return teller.say(key, event.seat, points=event.points)

    return tell


def _bolted(event: happened.Bolted, teller: Teller) -> str:
    return teller.say("bolted", event.seat, bolts=event.bolts)


def _dump_truck(event: happened.DumpTruck, teller: Teller) -> str:
    return teller.say("dump-truck", event.seat, total=event.total)


def _undealt_shown(event: happened.UndealtShown, teller: Teller) -> str:
    return teller.tell("undealt", cards=teller.speech.cards(event.cards))


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


_TELL: Final[Mapping[type[Event], Callable[[Any, Teller], str]]] = MappingProxyType(
    {
        happened.BidMade: _bid,
        happened.Passed: _passed,
        happened.AuctionWon: _auction_won,
        happened.PrikupShown: _prikup_shown,
        happened.PrikupTaken: _prikup_taken,
        happened.PrikupSeen: _prikup_seen,
        happened.Redealt: _redealt,
        happened.Raised: _raised,
        happened.Surrendered: _surrendered,
        happened.Gave: _gave,
        happened.GaveCard: _gave_card,
        happened.TrumpNamed: _trump_named,
        happened.TrumpChanged: _trump_changed,
        happened.Played: _played,
        happened.MarriageDeclared: _marriage("marriage-declared"),
        happened.MarriageWon: _marriage("marriage-won"),
        happened.MarriageLost: _marriage("marriage-lost"),
        happened.TrickWon: _trick_won,
        happened.ContractMade: _contract("contract-made"),
        happened.ContractFailed: _contract("contract-failed"),
        happened.CameOnBarrel: _came_on_barrel,
        happened.BarrelFailed: _barrel_failed,
        happened.BarrelPenalty: _penalty("barrel-penalty"),
        happened.KnockedOff: _penalty("knocked-off"),
        happened.Bolted: _bolted,
        happened.BoltPenalty: _penalty("bolt-penalty"),
        happened.DumpTruck: _dump_truck,
        happened.UndealtShown: _undealt_shown,
        RoundDealt: _round_dealt,
        RoundOver: _round_over,
        GameOver: _game_over,
    }
)
