"""The deal (Thousand, Deal). All chance of the game is here, from the seed, the round and the number of the deal."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.cards import Card
from engine.thousand.rules.pack import PACK
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import Round

SEATS: Final = range(3, 5)
"""How many may sit at a table (Thousand, The game, 1)."""

PRIKUP: Final = 3
"""How many cards lie in the prikup."""


def first_dealer(seed: int, seats: int) -> int:
    """The seat that deals first, by lot (Thousand, Deal)."""
    return Random(f"{seed} dealer").randrange(seats)


def deal_round(rules: ThousandRules, seed: int, seats: int, number: int, dealer: int, deals: int = 1) -> Round:
    """A round as dealt, before anything is said: hands, prikup, and what stays undealt (Thousand, Deal)."""
    places = list(range(len(PACK)))
    Random(f"{seed} {number} {deals}").shuffle(places)
    players = active_players(rules, seats, dealer)
    size = hand_size(rules, seats)
    hands = {seat: _pick(places[at * size : (at + 1) * size]) for at, seat in enumerate(players)}
    rest = places[len(players) * size :]
    return Round(
        number=number,
        dealer=dealer,
        players=players,
        hands=tuple([hands.get(seat, ()) for seat in range(seats)]),
        prikup=_pick(rest[:PRIKUP]),
        undealt=_pick(rest[PRIKUP:]),
        phase="auction",
        turn=players[0],
        taken=((),) * seats,
        deals=deals,
        golden=rules.golden and number <= seats,
    )


def _pick(places: list[int]) -> tuple[Card, ...]:
    """The cards that stand at these places of the pack, sorted."""
    return tuple([PACK[place] for place in sorted(places)])


def active_players(rules: ThousandRules, seats: int, dealer: int) -> tuple[int, ...]:
    """The seats of the three who play a round, clockwise from forehand (Thousand, Deal)."""
    sitter = None
    if seats == 4:
        sitter = dealer if rules.sitter == "dealer" else (dealer - 1) % seats
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    return tuple([seat for seat in around if seat != sitter])


def hand_size(rules: ThousandRules, seats: int) -> int:
    """How many cards each player is dealt (Thousand, Deal)."""
    return 6 if seats == 4 and rules.four_player_deal == "six" else 7
