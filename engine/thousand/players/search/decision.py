"""One decision: what a player may do is tried out in imagined deals, and weighed by how the round ends.

Everything is tried in the same deals, so that luck in them does not decide. The rest of each round is played by habit
(`habit`); with few cards in hand it is searched exactly, some deals against opponents of habit (`endings`), some
against the best (`duel`). What the end of a round is worth is the chance to win the match from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Final

import msgspec

from engine.cards import SUITS
from engine.game import Action
from engine.thousand.players.bits import CARDS, NO_TRUMP, places
from engine.thousand.players.judgement import PRIKUP_HOPE, judgement
from engine.thousand.players.knowledge import Knowledge
from engine.thousand.players.search.determinizations import Determinization, Determinizer
from engine.thousand.players.search.duel import Duel
from engine.thousand.players.search.endings import best_end
from engine.thousand.players.search.playout import RoundEnd, declare, give_and_play, play_out
from engine.thousand.players.search.stakes import Stakes
from engine.thousand.players.trick_state import PLAYERS, TrickState
from engine.thousand.rules.actions import Bid, Give, Pass, Play, Raise, Redeal, Surrender, Trump
from engine.thousand.rules.bids import OPENING, STEP
from engine.thousand.rules.deal import PRIKUP
from engine.time_budget import TimeBudget

PRUDENCE: Final = 0.01
"""By how much of a match bidding has to be better than passing: hands that win an auction are mostly overrated."""

DUELS: Final = 3
"""Of so many imagined deals one is played to its end with open cards by everybody, when few are left."""


class SearchEffort(msgspec.Struct, frozen=True):
    """How much is tried.

    Attributes:
        cards: deals in which each card is tried.
        ending: with so many cards in hand or fewer the player's own are searched exactly, the others playing by habit.
        duel: with so many or fewer, in one of `DUELS` deals, those of all are.
        calls: deals in which bidding and passing are tried.
        gifts: deals in which every exchange is tried that looks well; `exchanges` of them.
        finals: deals in which the best of them are tried, and trump suits; `finalists` of them.
    """

    cards: int
    ending: int
    duel: int
    calls: int
    gifts: int
    exchanges: int
    finals: int
    finalists: int


class Thought(msgspec.Struct, frozen=True):
    """An action considered: the chance to win the match with it, about, and how the round ended where it was tried."""

    action: Action
    value: float
    ends: tuple[RoundEnd, ...] = ()


def consider(knowledge: Knowledge, seed: int, effort: SearchEffort) -> list[Thought]:
    """What a player may do who has a choice, the best first; `seed` is for the deals that they imagine."""
    search = _Decision(knowledge, seed, effort)
    thoughts = {
        "auction": search.calls,
        "exchange": search.exchanges,
        "trump": search.trumps,
        "play": search.cards,
    }[knowledge.view.phase]()
    return sorted(thoughts, key=lambda thought: -thought.value)


class _Decision:
    """One decision."""

    def __init__(self, knowledge: Knowledge, seed: int, effort: SearchEffort) -> None:
        self._time_budget = TimeBudget()
        self._effort = effort
        self._view = view = knowledge.view
        self._chance = Random(seed)
        self._rules = knowledge.rules
        self._judgement = judgement(view.rules)
        self._stakes = Stakes(view)
        self._knowledge = knowledge
        self._me = knowledge.me

    def cards(self) -> list[Thought]:
        """Every card that may be played."""
        view, declarer = self._view, self._knowledge.declarer
        assert declarer is not None
        state = self._knowledge.tricks()
        found = list(places(state.legal()))
        ends: dict[int, list[RoundEnd]] = {place: [] for place in found}
        for number, (hands, hidden) in enumerate(self._deals(self._effort.cards)):
            state.hands = hands
            finish = self._finish(number)
            for place in found:
                ends[place].append(finish(state.after(place), hidden))
        return [self._weighed(Play(CARDS[place]), declarer, view.contract, ends[place]) for place in found]

    def _finish(self, number: int) -> Callable[[TrickState, int], RoundEnd]:
        """How an imagined deal is played to its end; deals are numbered from 0."""
        declarer, contract = self._knowledge.declarer, self._view.contract
        assert declarer is not None
        effort, held, me, weigh = self._effort, self._knowledge.hand.bit_count(), self._me, self._stakes.of
        if held <= effort.duel and number % DUELS == DUELS - 1:
            duel = Duel(declarer, contract)
            return lambda state, _hidden: duel.end(state)
        if held <= effort.ending:
            return lambda state, hidden: best_end(
                state, hidden, me, lambda end: weigh(declarer, contract, end.points, end.tricks)
            )
        return play_out

    def trumps(self) -> list[Thought]:
        """Every trump suit."""
        ends: dict[int, list[RoundEnd]] = {suit: [] for suit in range(len(SUITS))}
        for hands, hidden in self._deals(self._effort.finals):
            for suit, found in ends.items():
                found.append(give_and_play(self._rules, hands, hidden, self._me, (), suit))
        return [self._weighed(Trump(SUITS[suit]), self._me, self._view.contract, found) for suit, found in ends.items()]

    def exchanges(self) -> list[Thought]:
        """The gifts that look well, a higher contract, and giving up."""
        view = self._view
        tried = self._tried_exchanges()
        best = max(tried.values(), key=lambda ends: self._value(self._me, view.contract, ends))
        thoughts: dict[Action, Thought] = {}
        for gifts, ends in tried.items():
            card, player = gifts[0]
            action = Give(CARDS[card.bit_length() - 1], view.players[player])
            thought = self._weighed(action, self._me, view.contract, ends)
            if action not in thoughts or thought.value > thoughts[action].value:
                thoughts[action] = thought
        found = list(thoughts.values())
        if "raise" in view.verbs:
            assert view.minimum_bid is not None
            found += [self._weighed(Raise(amount), self._me, amount, best) for amount in self._amounts()]
        if "surrender" in view.verbs:
            found.append(Thought(Surrender(), self._stakes.of_surrender(self._me, view.contract)))
        return found

    def _tried_exchanges(self) -> dict[tuple[tuple[int, int], ...], list[RoundEnd]]:
        """How rounds end after the exchanges that look best, by gifts and who gets them."""
        given = [self._view.players.index(seat) for seat in self._view.given]
        receivers = [at for at in range(PLAYERS) if at != self._me and at not in given]
        exchanges = self._judgement.exchanges(self._knowledge.hand, len(receivers))[: self._effort.exchanges]
        tried: dict[tuple[tuple[int, int], ...], list[RoundEnd]] = {}
        trumps = {}
        for exchange in exchanges:
            cards = [1 << place for place in places(exchange.gifts)]
            for order in permutations(receivers):
                gifts = tuple(zip(cards, order, strict=True))
                tried[gifts], trumps[gifts] = [], exchange.trump if self._judgement.named else NO_TRUMP
        for number in (self._effort.gifts, self._effort.finals):
            for hands, hidden in self._deals(number):
                for gifts, ends in tried.items():
                    ends.append(give_and_play(self._rules, hands, hidden, self._me, gifts, trumps[gifts]))
            kept = sorted(tried, key=lambda gifts: -self._value(self._me, self._view.contract, tried[gifts]))
            tried = {gifts: tried[gifts] for gifts in kept[: self._effort.finalists]}
        return tried

    def calls(self) -> list[Thought]:
        """Bids, passing, and a new deal."""
        view = self._view
        mine, theirs = list[RoundEnd](), list[float]()
        for hands, hidden in self._deals(self._effort.calls):
            prikup = self._prikup(hidden)
            mine.append(declare(self._rules, self._judgement, hands, prikup, hidden & ~prikup, self._me))
            theirs.append(self._left_to_others(hands, prikup, hidden & ~prikup))
        thoughts = []
        if "pass" in view.verbs:
            thoughts.append(Thought(Pass(), sum(theirs) / len(theirs) + PRUDENCE))
        if "bid" in view.verbs:
            thoughts += [self._weighed(Bid(amount), self._me, amount, mine) for amount in self._amounts()]
        if "redeal" in view.verbs:
            thoughts.append(Thought(Redeal(), self._stakes.now()))
        return thoughts

    def _prikup(self, hidden: int) -> int:
        """The prikup as it may be, of the cards that are in nobody's hand, as bits."""
        cards = [1 << place for place in places(hidden)]
        return sum(self._chance.sample(cards, PRIKUP))

    def _left_to_others(self, hands: Sequence[int], prikup: int, hidden: int) -> float:
        """What a deal is worth if this player passes."""
        view = self._view
        highest = max([call.bid for call in view.calls if call.bid is not None], default=0)
        holder = next((call.seat for call in view.calls if call.bid == highest), None)
        left = [at for at, seat in enumerate(view.players) if at != self._me and seat not in view.passed]
        contract = highest + STEP if highest else OPENING
        worths = {at: self._judgement.best_points(hands[at]) for at in left}
        eager = max(left, key=worths.__getitem__) if left else None
        if holder is not None and holder != view.seat:
            keeper = view.players.index(holder)
            if eager is None or worths[eager] + PRIKUP_HOPE < contract:
                eager = keeper
            if eager == keeper:
                contract = highest
        elif eager is None or worths[eager] + PRIKUP_HOPE < contract:
            return self._stakes.now()
        end = declare(self._rules, self._judgement, hands, prikup, hidden, eager)
        return self._stakes.of(eager, contract, end.points, end.tricks)

    def _amounts(self) -> range:
        """Amounts worth naming: the lowest; where the bid itself is written, higher ones too."""
        view = self._view
        assert view.minimum_bid is not None
        assert view.cap is not None
        lowest = view.minimum_bid
        names_more = view.rules.declarer_scores == "bid" and (
            view.phase == "exchange" or not view.rules.raise_after_prikup
        )
        highest = min(view.cap, 400) if names_more else lowest
        return range(lowest, max(lowest, highest) + 1, STEP)

    def _deals(self, number: int) -> Iterator[Determinization]:
        """So many deals, fewer if the time is over."""
        deals = Determinizer(self._knowledge, self._judgement, self._chance).draw(number)
        for tried, deal in enumerate(deals):
            if tried and self._time_budget.spent():
                return
            yield deal

    def _weighed(self, action: Action, declarer: int, contract: int, ends: list[RoundEnd]) -> Thought:
        return Thought(action, self._value(declarer, contract, ends), tuple(ends))

    def _value(self, declarer: int, contract: int, ends: Sequence[RoundEnd]) -> float:
        """What some ends are worth on average."""
        weigh = self._stakes.of
        return sum([weigh(declarer, contract, end.points, end.tricks) for end in ends]) / len(ends)
