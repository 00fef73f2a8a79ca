"""Words that every screen of Duizenden uses: hands, melds, points, players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal

from bot.language import Speech
from engine.cards import JOKER, Card
from engine.duizenden.rules.melds import SMALLEST_MELD, Meld, card_points, meld_points
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.view import DuizendenView

Sort = Literal["suit", "rank"]

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
BETWEEN_MELDS: Final = f"{NO_BREAK}| "
"""The bar never begins a line."""

UNBROKEN: Final = 6
"""A meld of no more cards than these keeps to one line."""

BELOW: Final = "↳ "
"""Begins a line that belongs to the one above."""


def sort_cards(cards: Iterable[Card], sort: Sort) -> list[Card]:
    """Cards by suit, or by rank; the ace first, jokers last."""
    key = (lambda card: card.index) if sort == "suit" else _rank_first
    return sorted(cards, key=key)


def _rank_first(card: Card) -> tuple[int, int]:
    return card.number or 14, card.index


def hand_lines(cards: Iterable[Card], sort: Sort, speech: Speech) -> str:
    """Every card of a hand, a line a suit or a rank."""
    by = (lambda card: card.suit) if sort == "suit" else (lambda card: card.rank)
    return "\n".join([speech.cards(line) for _, line in groupby(sort_cards(cards, sort), key=by)])


def hand_points(cards: Iterable[Card]) -> int:
    """What cards cost that are left in a hand."""
    return sum([card_points(card) for card in cards])


def table_points(melds: Iterable[Meld], rules: DuizendenRules) -> int:
    """What melds on the table are worth."""
    return sum([meld_points(meld, rules) for meld in melds])


@lru_cache(maxsize=256)
def points_text(points: int, speech: Speech, *, copy: bool = False) -> str:
    """What a card in a menu is worth; its copy says that it is one. A hand has many cards of the same few values."""
    return speech("duizenden-option-copy" if copy else "duizenden-option-points", points=points)


def melds_text(melds: Sequence[Meld], speech: Speech) -> str:
    """Melds one after another, every card of them."""
    return BETWEEN_MELDS.join([meld_text(meld.cards, speech) for meld in melds])


def meld_text(cards: Sequence[Card], speech: Speech) -> str:
    """The cards of a meld."""
    text = speech.cards(cards)
    return text.replace(" ", NO_BREAK) if len(cards) <= UNBROKEN else text


def short_melds_text(melds: Sequence[Meld], speech: Speech) -> str:
    """Melds one after another, long runs by their ends."""
    return BETWEEN_MELDS.join([short_meld(meld, speech) for meld in melds])


def short_meld(meld: Meld, speech: Speech) -> str:
    """A meld in few characters: a long run by its ends and the number of its jokers, ``4♠–9♠ (1 🃏)``.

    A set, and a run that begins or ends with a joker, is written in full.
    """
    first, last = meld.cards[0], meld.cards[-1]
    if not meld.is_run or len(meld.cards) == SMALLEST_MELD or JOKER in (first, last):
        return speech.cards(meld.cards)
    jokers = f" ({meld.jokers} {speech.card(JOKER)})" if meld.jokers else ""
    return f"{speech.card(first)}–{speech.card(last)}{jokers}"


def piles_text(view: DuizendenView, speech: Speech) -> str:
    """The top of the open pile, and how many cards lie there and in the stock."""
    top = "none" if view.top is None else speech.card(view.top)
    return speech("duizenden-board-piles", top=top, size=view.pile_size, stock=view.stock_size)


def owes(view: DuizendenView, speech: Speech) -> list[str]:
    """What the player whose turn it is still has to do before they may throw a card.

    (Duizenden, A turn, Opening and Jokers; Taking the open pile.)
    """
    owed: list[str] = []
    if view.to_lay is not None:
        owed.append(speech("duizenden-owes-card", card=speech.card(view.to_lay)))
    if view.loose:
        owed.append(speech("duizenden-owes-jokers", jokers=view.loose))
    if view.opening_points < view.opening_needed and (view.lays or view.to_lay is not None):
        owed.append(speech("duizenden-owes-opening", points=view.opening_points, needed=view.opening_needed))
    return owed
