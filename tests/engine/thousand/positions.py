"""Short ways to say a position and what is done in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from engine.game import Computer, Event, visible
from engine.thousand import THOUSAND
from engine.thousand.players.greedy import greedy
from engine.thousand.rules.auction import open_auction
from engine.thousand.rules.deal import deal_round
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import ThousandState
from engine.thousand.rules.view import ThousandView
from tests.engine.doing import Doing
from tests.positions.thousand import build

GAME = THOUSAND

DEAL = ["AS JS 9S 9C KD TH QH", "TS KS QS AC KC JC AH", "TC QC AD TD QD JD 9H"]
PRIKUP = "JH KH 9D"
TAKEN = ["AS JS 9S 9C KD TH QH JH KH 9D", *DEAL[1:]]
"""The deal once seat 0 has the prikup."""

LAST = {
    "declarer": 0,
    "contract": 120,
    "trump": "H",
    "won": ["KH JH 9H", "AD TD JD", "TC KC 9C"],
    "married": [["H"], [], []],
}
"""Before the last trick of `LAST_TRICK`, which brings 120, 23 and 14 points."""
LAST_TRICK = ["play QH", "play AS", "play 9D"]


def auction(**keys: Any) -> ThousandState:
    """Seat 0 is forehand on 100, seat 1 speaks."""
    return build({"hands": DEAL, "prikup": PRIKUP, "phase": "auction", "to_act": 1, **keys})


def exchange(**keys: Any) -> ThousandState:
    """Seat 0 is the declarer at 120 and has taken the prikup."""
    return build({"hands": TAKEN, "phase": "exchange", "declarer": 0, "contract": 120, **keys})


def tricks(hands: list[str], **keys: Any) -> ThousandState:
    """Seat 0 is the declarer at 100 and leads; hearts are trump."""
    return build({"hands": hands, "declarer": 0, "contract": 100, "trump": "H", **keys})


def last_trick(**keys: Any) -> ThousandState:
    """Three cards are left."""
    return build({"hands": ["QH", "AS", "9D"], **LAST, **keys})


_DOING = Doing(GAME)
do, events, refusal = _DOING.do, _DOING.events, _DOING.refusal


def begun(rules: ThousandRules, totals: Sequence[int], seed: int) -> ThousandState:
    """A match that begins with these totals."""
    state = GAME.start(rules, len(totals), seed)
    dealt = deal_round(rules, seed, len(totals), state.round.number, state.round.dealer)
    return open_auction(replace(state, totals=tuple(totals), round=dealt))[0]


def random_match(state: ThousandState, moves: int) -> Iterator[ThousandState]:
    """The states of a match, from this one on, in which everybody does anything that is allowed."""
    chance = Random(state.seed)
    for _ in range(moves):
        yield state
        acting = GAME.to_act(state)
        if not acting:
            return
        state, _ = GAME.apply(state, acting[0], chance.choice(list(GAME.legal(state, acting[0]))))


EVERYBODY: Final[Mapping[str, Computer[ThousandView]]] = dict([*GAME.computers.items(), ("greedy", greedy)])
"""The levels, and what they are measured against."""


def greedy_match(
    rules: ThousandRules, players: Sequence[str], seed: int, rounds: int
) -> tuple[ThousandState, list[tuple[int, str]]]:
    """A match of greedy and random players, as far as so many rounds; where it ends, and who did what."""
    state, chance = GAME.start(rules, len(players), seed), Random(seed)
    told, moves = list[Event](), list[tuple[int, str]]()
    while GAME.to_act(state) and state.round.number <= rounds:
        seat = GAME.to_act(state)[0]
        if players[seat] == "random":
            action = chance.choice(list(GAME.legal(state, seat)))
        else:
            action = EVERYBODY[players[seat]](GAME.view(state, seat), visible(told, seat), len(moves))
        state, happened = GAME.apply(state, seat, action)
        told = [*([] if str(action) == "deal" else told), *happened]
        moves.append((seat, str(action)))
    return state, moves
