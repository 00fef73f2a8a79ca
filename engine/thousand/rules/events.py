"""What happens in a game of Thousand, beside the rounds and the end that every game has."""

from __future__ import annotations

from typing import Final

from engine.cards import Card
from engine.game import Event


class BidMade(Event, frozen=True, gc=False):
    """A seat has bid; `forced` is forehand's automatic bid, `dark` a blind one."""

    seat: int
    amount: int
    forced: bool = False
    dark: bool = False


class Passed(Event, frozen=True, gc=False):
    """A seat has left the auction."""

    seat: int


class AuctionWon(Event, frozen=True, gc=False):
    """A seat is the declarer, with this contract."""

    seat: int
    contract: int


class PrikupShown(Event, frozen=True, gc=False):
    """The declarer has taken the prikup, which everyone has seen."""

    seat: int
    cards: tuple[Card, ...]


class PrikupTaken(Event, frozen=True, gc=False):
    """The declarer has taken the prikup without showing it (house rule `hide_prikup_at_100`)."""

    seat: int


class PrikupSeen(Event, frozen=True, gc=False):
    """The cards of a prikup that was not shown, which the declarer alone may know."""

    seat: int
    cards: tuple[Card, ...]

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class Redealt(Event, frozen=True, gc=False):
    """The cards are dealt again by the same dealer: a seat has asked for it, or all have passed (None)."""

    seat: int | None


class Raised(Event, frozen=True, gc=False):
    """The declarer has raised the contract."""

    seat: int
    contract: int


class Surrendered(Event, frozen=True, gc=False):
    """The declarer has given the round up."""

    seat: int
    contract: int


class Gave(Event, frozen=True, gc=False):
    """The declarer has given a card to another seat."""

    seat: int
    to: int


class GaveCard(Event, frozen=True, gc=False):
    """Which card it was, which giver and receiver alone may know."""

    seat: int
    to: int
    card: Card

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.to)


class TrumpNamed(Event, frozen=True, gc=False):
    """The declarer has named the trump suit."""

    seat: int
    suit: str


class TrumpChanged(Event, frozen=True, gc=False):
    """A marriage has made its suit trump (house rule `trump_mode`)."""

    seat: int
    suit: str


class Played(Event, frozen=True, gc=False):
    """A seat has played a card."""

    seat: int
    card: Card


class MarriageDeclared(Event, frozen=True, gc=False):
    """A seat has declared a marriage worth so many points; the suit ``A`` is that of four aces."""

    seat: int
    suit: str
    points: int


class MarriageWon(Event, frozen=True, gc=False):
    """A declared marriage counts."""

    seat: int
    suit: str
    points: int


class MarriageLost(Event, frozen=True, gc=False):
    """A declared marriage is lost, for its trick went to another."""

    seat: int
    suit: str
    points: int


class TrickWon(Event, frozen=True, gc=False):
    """A seat has won a trick: its cards in the order in which they were played, and their points."""

    seat: int
    cards: tuple[Card, ...]
    points: int


class ContractMade(Event, frozen=True, gc=False):
    """The declarer has made the contract, with so many points."""

    seat: int
    contract: int
    points: int


class ContractFailed(Event, frozen=True, gc=False):
    """The declarer has failed, with so many points."""

    seat: int
    contract: int
    points: int


class CameOnBarrel(Event, frozen=True, gc=False):
    """A seat has come onto the barrel and stands at this total."""

    seat: int
    total: int


class BarrelFailed(Event, frozen=True, gc=False):
    """A seat has not won from the barrel: the number of the attempt, from 1, of how many (0: without limit)."""

    seat: int
    attempt: int
    attempts: int


class BarrelPenalty(Event, frozen=True, gc=False):
    """A seat has paid for its failed attempts on the barrel."""

    seat: int
    points: int


class KnockedOff(Event, frozen=True, gc=False):
    """A newcomer has thrown a seat off the barrel, and it has paid."""

    seat: int
    points: int


class Bolted(Event, frozen=True, gc=False):
    """A seat has got a bolt; `bolts` is how many it has now."""

    seat: int
    bolts: int


class BoltPenalty(Event, frozen=True, gc=False):
    """A seat has paid for its third bolt."""

    seat: int
    points: int


class DumpTruck(Event, frozen=True, gc=False):
    """A total of exactly this much has fallen to 0."""

    seat: int
    total: int


class UndealtShown(Event, frozen=True, gc=False):
    """The cards that were not dealt, shown after the round."""

    cards: tuple[Card, ...]


EVENTS: Final = tuple([kind for kind in Event.__subclasses__() if kind.__module__ == __name__])
"""All of them."""
