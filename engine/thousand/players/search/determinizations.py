"""Determinizations: deals that agree with all a player knows, more of those that explain what was said.

What is certain is in `Knowledge`. Likely is that who bid holds what they bid for, that who passed does not, and that
trump is the declarer's best suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from engine.cards import SUITS
from engine.thousand.players.bits import NO_TRUMP, PLACE
from engine.thousand.players.habit import habitual
from engine.thousand.players.judgement import PRIKUP_HOPE, Judgement
from engine.thousand.players.knowledge import Knowledge
from engine.thousand.players.trick_state import PLAYERS, TrickState
from engine.thousand.rules.bids import OPENING, STEP
from engine.thousand.rules.view import ThousandView

DOUBT: Final = 16.0
"""How far the worth of a hand scatters about the bid that is made with it, in points."""

KEPT: Final = 6
"""How much likelier the declarer has kept a card of the prikup than given it to the other opponent."""

SPARE: Final = 3
"""Deals that are drawn for each that is used."""

SURPRISE: Final = 1.0
"""How much a card counts against a deal that nobody would have played by habit (a natural logarithm)."""

_TRIES: Final = 30

Determinization = tuple[list[int], int]
"""The hands of the players, and the cards that are in nobody's hand."""


class Determinizer:
    """Draws determinizations: imagined deals that agree with what one player knows."""

    def __init__(self, knowledge: Knowledge, judgement: Judgement, chance: Random) -> None:
        self._knowledge, self._judgement, self._chance = knowledge, judgement, chance
        self._others = [at for at in range(PLAYERS) if at != knowledge.me]
        fixed = knowledge.fixed
        self._free = knowledge.unseen & ~(fixed[0] | fixed[1] | fixed[2])
        self._cards = [place for place in range(len(PLACE)) if self._free >> place & 1]
        self._room = [0 if at == knowledge.me else knowledge.sizes[at] - fixed[at].bit_count() for at in range(PLAYERS)]
        hidden = len(self._cards) - sum(self._room)
        self._room.append(hidden)

    def draw(self, number: int) -> list[Determinization]:
        """So many deals: the hands by player, and the cards in nobody's hand, as bits."""
        drawn = [self._deal() for _ in range(number * SPARE)]
        weights = [self._likelihood(*deal) for deal in drawn]
        return self._pick(drawn, weights, number)

    def _pick(self, drawn: list[Determinization], weights: list[float], number: int) -> list[Determinization]:
        """So many of the deals drawn, by their weight, evenly spread."""
        step = sum(weights) / number
        mark, at, total, picked = self._chance.random() * step, 0, weights[0], list[Determinization]()
        for _ in range(number):
            while total < mark and at < len(drawn) - 1:
                at += 1
                total += weights[at]
            picked.append(drawn[at])
            mark += step
        return picked

    def _deal(self) -> Determinization:
        for _ in range(_TRIES):
            deal = self._try_deal()
            if deal is not None:
                return deal
        return self._dealt_somehow()

    def _try_deal(self) -> Determinization | None:
        """Deals the free cards one by one, those first that fit in few hands; None if the last do not fit."""
        knowledge, chance = self._knowledge, self._chance
        room, hands = self._room[:], knowledge.fixed[:]
        hands[knowledge.me] = knowledge.hand
        voids, loose, declarer = knowledge.voids, knowledge.loose, knowledge.declarer
        cards = self._cards[:]
        chance.shuffle(cards)
        one, two = self._others
        barred = voids[one] | voids[two] | loose
        if barred:
            cards.sort(key=lambda place: not barred >> place & 1)
        hidden = 0
        for place in cards:
            bit = 1 << place
            first = 0 if voids[one] & bit else room[one]
            second = 0 if voids[two] & bit else room[two]
            third = room[3]
            if bit & loose:
                third = 0
                if declarer == one:
                    first, second = first * KEPT, second * (not hands[two] & loose)
                else:
                    first, second = first * (not hands[one] & loose), second * KEPT
            every = first + second + third
            if every <= 0:
                return None
            lot = chance.random() * every
            if lot < first:
                hands[one] |= bit
                room[one] -= 1
            elif lot < first + second:
                hands[two] |= bit
                room[two] -= 1
            else:
                hidden |= bit
                room[3] -= 1
        return hands, hidden

    def _dealt_somehow(self) -> Determinization:
        """A deal found by trying all, what is only likely left aside; the true one is among them."""
        knowledge = self._knowledge
        cards = sorted(self._cards, key=lambda place: -sum([void >> place & 1 for void in knowledge.voids]))
        hands, room = knowledge.fixed[:], self._room[:]
        hands[knowledge.me] = knowledge.hand

        def place_from(number: int, hidden: int) -> int | None:
            if number == len(cards):
                return hidden
            bit = 1 << cards[number]
            for at in (*self._others, PLAYERS):
                if not room[at] or (at < PLAYERS and knowledge.voids[at] & bit):
                    continue
                room[at] -= 1
                if at < PLAYERS:
                    hands[at] |= bit
                found = place_from(number + 1, hidden if at < PLAYERS else hidden | bit)
                if found is not None:
                    return found
                room[at] += 1
                if at < PLAYERS:
                    hands[at] ^= bit
            return None

        hidden = place_from(0, 0)
        assert hidden is not None
        return hands, hidden

    def _likelihood(self, hands: Sequence[int], hidden: int) -> float:
        """How well a deal explains what the others have said."""
        knowledge, judgement = self._knowledge, self._judgement
        view = knowledge.view
        doubt = 0.0
        for at in self._others:
            seat = view.players[at]
            dealt = (hands[at] | knowledge.played[at]) & ~knowledge.given[at]
            if at == knowledge.declarer:
                if view.trump is not None and judgement.named:
                    trump = SUITS.index(view.trump)
                    lost = judgement.best_points(dealt) - judgement.points(dealt, trump)
                    doubt += lost / DOUBT
                dealt &= ~knowledge.prikup
            calls = [call for call in view.calls if call.seat == seat and not call.forced and not call.dark]
            if not calls:
                continue
            worth = judgement.best_points(dealt) + PRIKUP_HOPE
            highest = max([call.bid for call in calls if call.bid is not None], default=0)
            if highest and worth < highest:
                doubt += (highest - worth) / DOUBT
            if calls[-1].bid is None:
                passed = _asked_for(view, seat)
                if worth > passed:
                    doubt += (worth - passed) / DOUBT
        return exp(-doubt - self._surprises(hands, hidden) * SURPRISE) + 1e-9

    def _surprises(self, hands: Sequence[int], hidden: int) -> int:
        """How many cards the others have played that they would not have by habit, holding these hands."""
        knowledge = self._knowledge
        if not knowledge.history or knowledge.declarer is None:
            return 0
        trump = knowledge.trump if self._judgement.named else NO_TRUMP
        start = [hand | played for hand, played in zip(hands, knowledge.played, strict=True)]
        state, count = TrickState(knowledge.rules, start, knowledge.declarer, trump), 0
        for player, place in knowledge.history:
            if player != knowledge.me and habitual(state, hidden) != place:
                count += 1
            state.play(place)
        return count


def _asked_for(view: ThousandView, seat: int) -> int:
    """The bid that a seat did not make when it passed."""
    highest = OPENING - STEP
    for call in view.calls:
        if call.bid is not None:
            highest = call.bid
        elif call.seat == seat:
            break
    return highest + STEP
