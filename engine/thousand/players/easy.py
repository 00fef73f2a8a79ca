"""The computer player that makes mistakes as people do: it forgets, and misjudges. It does nothing silly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.cards import Card
from engine.game import Action, Event
from engine.thousand.players.cardplay import promise
from engine.thousand.players.certain import certain_lead
from engine.thousand.players.greedy import greedy
from engine.thousand.players.memory import remember
from engine.thousand.players.worth import best_plan, chance_to_make, prospects
from engine.thousand.rules.actions import Bid, Give, Pass, Play
from engine.thousand.rules.events import Played
from engine.thousand.rules.pack import POINTS
from engine.thousand.rules.view import ThousandView

FORGETS: Final = 0.35
"""The chance that a trick is forgotten, but the last."""

MISJUDGES: Final = 5.0
"""How far it misjudges what a card promises, in points."""

NEAR: Final = 12.0
"""A card that promises so much less than the best is not played, however misjudged."""

BOLD: Final = (0.45, 0.9)
"""Between which chances to make it a contract is bid: now too bold, now too timid."""


def easy(view: ThousandView, events: Sequence[Event], seed: int) -> Action:
    """A player who forgets tricks, misjudges cards and is now too bold, now too timid.

    He never throws a contract away that nothing can take from him, and plays no card that promises far less than
    another.

    An `engine.game.Computer`: `events` are those of this round that the seat may know.

    Raises:
        ValueError: the seat has nothing to do.
    """
    chance = Random(seed)
    if view.phase == "auction":
        return _call(view, events, seed, chance)
    if view.phase == "exchange":
        return _exchange(view, events, seed, chance)
    if view.phase == "play":
        return Play(_card(view, events, chance))
    return greedy(view, events, seed)


def _call(view: ThousandView, events: Sequence[Event], seed: int, chance: Random) -> Action:
    """What a greedy player says, but bids and passes by a chance misjudged."""
    said = greedy(view, events, seed)
    if not isinstance(said, (Bid, Pass)) or not {"bid", "pass"} <= set(view.verbs):
        return said
    assert view.minimum_bid is not None
    hopes = prospects(view.rules, view.hand, remember(view, events), chance)
    if chance_to_make(view.rules, hopes, view.minimum_bid) < chance.uniform(*BOLD):
        return Pass()
    return said if isinstance(said, Bid) else Bid(view.minimum_bid)


def _exchange(view: ThousandView, events: Sequence[Event], seed: int, chance: Random) -> Action:
    """What a greedy player does, but either of the two gifts to either of the two players."""
    does = greedy(view, events, seed)
    if not isinstance(does, Give):
        return does
    receivers = [seat for seat in view.players if seat not in (view.seat, *view.given)]
    gifts = best_plan(view.rules, view.hand, len(receivers)).gifts
    return Give(chance.choice(gifts), chance.choice(receivers))


def _card(view: ThousandView, events: Sequence[Event], chance: Random) -> Card:
    """The card that seems to promise most; a contract that is certain is taken home."""
    sure = certain_lead(view, remember(view, events))
    if sure is not None:
        return sure
    memory = remember(view, _remembered(events, chance))
    promises = {card: promise(view, memory, card) for card in view.playable}
    best = max(promises.values())
    near = [card for card in view.playable if promises[card] >= best - NEAR]
    return max(near, key=lambda card: (promises[card] + chance.gauss(0, MISJUDGES), -POINTS[card]))


def _remembered(events: Sequence[Event], chance: Random) -> list[Event]:
    """The events without those of tricks that are forgotten."""
    size = 3
    played = [event for event in events if isinstance(event, Played)]
    full = len(played) // size
    forgotten = {trick for trick in range(full) if chance.random() < FORGETS}
    kept, number = list[Event](), 0
    for event in events:
        if isinstance(event, Played):
            number += 1
            if (number - 1) // size in forgotten:
                continue
        kept.append(event)
    return kept
