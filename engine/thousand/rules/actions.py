"""What a player of Thousand does, and its notation."""

from __future__ import annotations

from typing import Final

from engine.cards import SUITS, Card
from engine.game import Action, Deal
from engine.notation import Reader, alone, number, read


class Bid(Action, frozen=True, gc=False):
    """Bid so many points."""

    amount: int

    def __str__(self) -> str:
        return f"bid {self.amount}"


class Pass(Action, frozen=True, gc=False):
    """Leave the auction for good."""

    def __str__(self) -> str:
        return "pass"


class Dark(Action, frozen=True, gc=False):
    """Bid blind, before looking (house rule `dark`)."""

    amount: int

    def __str__(self) -> str:
        return f"dark {self.amount}"


class Redeal(Action, frozen=True, gc=False):
    """Ask for a new deal (house rules `redeal_four_nines` and `redeal_weak_hand`)."""

    def __str__(self) -> str:
        return "redeal"


class Raise(Action, frozen=True, gc=False):
    """Raise one's own contract after seeing the prikup (house rule `raise_after_prikup`)."""

    amount: int

    def __str__(self) -> str:
        return f"raise {self.amount}"


class Surrender(Action, frozen=True, gc=False):
    """Give the round up before giving cards away (house rule `rospis`)."""

    def __str__(self) -> str:
        return "surrender"


class Give(Action, frozen=True, gc=False):
    """Give a card, face down, to the player in a seat."""

    card: Card
    seat: int

    def __str__(self) -> str:
        return f"give {self.card} {self.seat}"


class Trump(Action, frozen=True, gc=False):
    """Name the trump suit."""

    suit: str

    def __str__(self) -> str:
        return f"trump {self.suit}"


class Play(Action, frozen=True, gc=False):
    """Play a card; unless `quiet`, a marriage that this play can declare is declared."""

    card: Card
    quiet: bool = False

    def __str__(self) -> str:
        return f"play {self.card} quiet" if self.quiet else f"play {self.card}"


def parse(text: str) -> Action:
    """An action from its notation.

    Raises:
        Refusal: ``unreadable``.

    >>> parse("give 9S 1")
    Give(card=9S, seat=1)
    >>> str(parse("play KH quiet"))
    'play KH quiet'
    """
    return read(text, _READERS)


def _amount(kind: type[Bid | Dark | Raise]) -> Reader:
    def reader(words: list[str]) -> Action:
        (amount,) = words
        return kind(number(amount))

    return reader


def _give(words: list[str]) -> Give:
    card, seat = words
    return Give(Card(card), number(seat))


def _trump(words: list[str]) -> Trump:
    (suit,) = words
    if suit not in tuple(SUITS):
        raise ValueError(suit)
    return Trump(suit)


def _play(words: list[str]) -> Play:
    card, *quiet = words
    if quiet not in ([], ["quiet"]):
        raise ValueError(words)
    return Play(Card(card), quiet=bool(quiet))


_READERS: Final[dict[str, Reader]] = {
    "bid": _amount(Bid),
    "pass": alone(Pass()),
    "dark": _amount(Dark),
    "redeal": alone(Redeal()),
    "raise": _amount(Raise),
    "surrender": alone(Surrender()),
    "give": _give,
    "trump": _trump,
    "play": _play,
    "deal": alone(Deal()),
}
