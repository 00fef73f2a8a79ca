"""The computer player that makes mistakes as people do: it forgets, and misjudges. It does nothing silly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.game import Action, Event
from engine.thousand.players.bits import CARDS, PLACE, WORTH
from engine.thousand.players.certain import certain_lead
from engine.thousand.players.greedy import at_a_glance, missed_least
from engine.thousand.players.habit import promises, sights_of
from engine.thousand.players.judgement import judgement
from engine.thousand.players.knowledge import Knowledge, only_action
from engine.thousand.players.trick_state import PLAYERS
from engine.thousand.rules.actions import Bid, Give, Pass, Play
from engine.thousand.rules.events import Played
from engine.thousand.rules.view import ThousandView

FORGETS: Final = 0.35
"""The chance that a trick is forgotten, but the last."""

MISJUDGES: Final = 5.0
"""How far it misjudges what a card promises, in points."""

NEAR: Final = 12.0
"""A card that promises so much less than the best is not played, however misjudged."""

BOLDNESS: Final = (0.45, 0.9)
"""Between which chances to make it a contract is bid: now too bold, now too timid."""


def easy(view: ThousandView, events: Sequence[Event], seed: int) -> Action:
    """A player who forgets tricks, misjudges cards and is now too bold, now too timid.

    They never throw a contract away that nothing can take from them, and play no card that promises far less than
    another. An `engine.game.Computer`: `events` are those of this round that the seat may know.

    Raises:
        ValueError: the seat has nothing to do.
    """
    only, chance = only_action(view), Random(seed)
    if only is not None:
        return only
    knowledge = Knowledge(view, events)
    if view.phase == "play":
        return Play(CARDS[_card(knowledge, Knowledge(view, _remembered(events, chance)), chance)])
    return _other(knowledge, at_a_glance(knowledge, seed), chance)


def _other(knowledge: Knowledge, action: Action, chance: Random) -> Action:
    """What becomes of a greedy player's action where a chance is misjudged, or any gift goes to any player."""
    view = knowledge.view
    if isinstance(action, Give):
        gifts, receivers, _ = missed_least(knowledge)
        return Give(chance.choice(gifts), chance.choice(receivers))
    if not isinstance(action, Bid | Pass) or not {"bid", "pass"} <= set(view.verbs):
        return action
    assert view.minimum_bid is not None
    judged = judgement(view.rules)
    hopes = judged.prospects(knowledge.hand, knowledge.unseen, chance)
    if judged.chance_to_make(view.minimum_bid, hopes) < chance.uniform(*BOLDNESS):
        return Pass()
    return action if isinstance(action, Bid) else Bid(view.minimum_bid)


def _card(knowledge: Knowledge, remembered: Knowledge, chance: Random) -> int:
    """The place of the card that seems to promise most; a contract that is certain is taken home."""
    sure = certain_lead(knowledge)
    if sure is not None:
        return sure
    state, sights = knowledge.tricks(), sights_of(remembered)
    promised = {-minus: value for value, _, minus in promises(state, state.legal(), sights, remembered.unseen)}
    best = max(promised.values())
    near = [place for place in map(PLACE.__getitem__, knowledge.view.playable) if promised[place] >= best - NEAR]
    return max(near, key=lambda place: (promised[place] + chance.gauss(0, MISJUDGES), -WORTH[place]))


def _remembered(events: Sequence[Event], chance: Random) -> list[Event]:
    """The events without those of tricks that are forgotten."""
    full = sum([isinstance(event, Played) for event in events]) // PLAYERS
    forgotten = {trick for trick in range(full) if chance.random() < FORGETS}
    kept, number = list[Event](), 0
    for event in events:
        if isinstance(event, Played):
            number += 1
            if (number - 1) // PLAYERS in forgotten:
                continue
        kept.append(event)
    return kept
