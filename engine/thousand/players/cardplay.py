"""Which card the greedy computer player plays: the one that promises most now, less what it is worth in hand."""

from __future__ import annotations

from typing import Final

from engine.cards import Card
from engine.thousand.players.memory import Memory
from engine.thousand.rules.pack import POINTS, SPOUSE, STRENGTH, card_points
from engine.thousand.rules.rules import ACE_MARRIAGE
from engine.thousand.rules.tricks import beats, best_place
from engine.thousand.rules.view import ThousandView

ADDED: Final = 4.0
"""Points that a player still to come adds to a trick, about."""

LOST: Final = 0.5
"""How much a point lost to another counts beside a point won."""

MARRIAGE_LATER: Final = 0.6
"""The chance that a marriage kept in hand is won later, about."""


def choose_card(view: ThousandView, memory: Memory) -> Card:
    """The card to play; a marriage that it declares is declared."""
    return max(view.playable, key=lambda card: (promise(view, memory, card), -POINTS[card]))


def promise(view: ThousandView, memory: Memory, card: Card) -> float:
    """Points that playing a card brings, about, less what keeping it would."""
    win, married = chance_to_win(view, memory, card), marriage_points(view, card)
    behind = len(view.players) - 1 - len(view.trick)
    stake = card_points(view.trick) + POINTS[card] + ADDED * behind
    gain = win * stake + (married if _counts_at_once(view, card) else win * married)
    return gain - (1 - win) * POINTS[card] * LOST - keeping(view, memory, card)


def chance_to_win(view: ThousandView, memory: Memory, card: Card) -> float:
    """The chance that a card wins the trick, if everybody behind beats it who can."""
    trump = trump_after(view, card)
    trick = (*view.trick, card)
    if best_place(trick, trump) != len(trick) - 1:
        return 0.0
    win = 1.0
    for seat in _behind(view):
        win *= 1 - _chance_beaten(memory, seat, card, trick[0].suit, trump)
    return win


def _chance_beaten(memory: Memory, seat: int, card: Card, led: str, trump: str | None) -> float:
    """The chance that a seat behind can beat a card: in its suit, or with a trump where it cannot follow."""
    over = [other for other in memory.unseen_in(card.suit) if beats(other, card, trump)]
    void = memory.is_void(seat, led)
    if card.suit != led:
        return void * memory.holds_any(seat, over)
    higher = memory.holds_any(seat, over)
    ruff = 0.0
    if trump is not None and trump != led:
        ruff = void * memory.holds_any(seat, memory.unseen_in(trump))
    return higher + (1 - higher) * ruff


def _behind(view: ThousandView) -> list[int]:
    """Who plays to this trick after the player to act."""
    at, size = view.players.index(view.to_act[0]), len(view.players)
    return [view.players[(at + step) % size] for step in range(1, size - len(view.trick))]


def trump_after(view: ThousandView, card: Card) -> str | None:
    """The trump suit once a card has been played, which a marriage may change."""
    if view.rules.trump_mode == "marriage" and card in SPOUSE and card in view.declarable:
        return card.suit
    return view.trump


def marriage_points(view: ThousandView, card: Card) -> int:
    """What the marriage is worth that a card declares."""
    if card not in view.declarable:
        return 0
    if card not in SPOUSE:
        return ACE_MARRIAGE
    return view.rules.marriage_values.value(card.suit, trump_after(view, card))


def keeping(view: ThousandView, memory: Memory, card: Card) -> float:
    """What a card is worth in hand for later."""
    value = 0.0
    over = [other for other in memory.unseen_in(card.suit) if STRENGTH[other] > STRENGTH[card]]
    if not over:
        value += POINTS[card] * 0.5 + (6 if view.trump else 3)
    elif card.rank == "T":
        value += 4 if sum([held.suit == card.suit for held in view.hand]) > 1 else 0
    if card.suit == view.trump:
        value += 6 + STRENGTH[card]
    if card in SPOUSE and SPOUSE[card] in view.hand and not _counts_at_once(view, card):
        value += MARRIAGE_LATER * view.rules.marriage_values.value(card.suit, view.trump)
    return value


def _counts_at_once(view: ThousandView, card: Card) -> bool:
    """Whether a marriage that a card declares counts whoever wins the trick."""
    return card in view.declarable and (view.rules.marriage_mode == "lead" or card not in SPOUSE)
