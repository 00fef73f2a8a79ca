"""One sweep over the places: states, transitions between them, terminal costs, and a beam.

A state is all that the places ahead have to know, packed into one number:

    jokers that are left | how many of these find a place on the melds so far | whether a card stays in hand
    | by suit: cards of this rank that no run took | by suit: aces that wait for the high end | by suit: open runs

Its cost is what is lost so far, in the points asked for. Of all ways to a state only the cheapest is kept, with a
back-pointer; of too many states only the most promising go on.

Where a joker counts the same everywhere, it is laid only where it is needed, and the rest of them at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from engine.cards import JOKER, SUITS
from engine.duizenden.rules.points import LONGEST_RUN
from engine.duizenden.solver.problem import COMPLETE, IMPOSSIBLE, RANK_COUNT, UNLIMITED, SolverProblem
from engine.duizenden.solver.runs import RunMove, Runs, RunSpot, run_moves
from engine.duizenden.solver.sets import SetMove, SetSpot, set_moves

RESERVE: Final = 6
"""Points that a joker left is taken to save, where states are compared."""

_JOKERS: Final = 0x1F
_ROOM: Final = 5
_KEPT: Final = 1 << 10
_LEFT: Final = tuple([11 + 2 * suit for suit in range(4)])
_ACES: Final = tuple([19 + 2 * suit for suit in range(4)])
_RUNS: Final = tuple([27 + 12 * suit for suit in range(4)])
_OPEN: Final = 0xFFF
_POOL: Final = 0xFF << _LEFT[0]
_LANES: Final = tuple([3 << aces | _OPEN << runs for aces, runs in zip(_ACES, _RUNS, strict=True)])

_known_runs: Final[list[Runs]] = [()]
_number_of_runs: Final[dict[Runs, int]] = {(): 0}


def _numbered(runs: Runs) -> int:
    """A number for some open runs; there are a few hundred of them at most."""
    number = _number_of_runs.setdefault(runs, len(_known_runs))
    if number == len(_known_runs):
        _known_runs.append(runs)
    return number


class Stage(NamedTuple):
    """A part of the way: the runs of a suit at a place, or the sets of a rank (then `suit` is None)."""

    place: int
    suit: int | None


Choice = RunMove | SetMove

Node = tuple[int, "Node | None", Stage | None, Choice | None]
"""The rank of a state (its cost, and `RESERVE` for each joker laid), the node before (the back-pointer), and what was
chosen at which stage in between."""

Layer = dict[int, Node]


class Transition(NamedTuple):
    """What a choice changes in a state.

    Attributes:
        used: jokers that are laid, and that are promised to open runs.
        room: how many jokers could be laid later on what is laid now.
        keeps: the bit that says that a card stays in hand, or 0.
        delta: what is added to the rest of the state.
        rank: what is added to the rank.
        choice: what is done.
    """

    used: int
    room: int
    keeps: int
    delta: int
    rank: int
    choice: Choice


class End(NamedTuple):
    """A state behind the last stage: what is lost in all, jokers that are still to be laid anywhere, the last node."""

    cost: int
    spare: int
    node: Node


class Sweep:
    """A sweep for a problem; round the corner it begins with the place `first`, and no run leads over this cut.

    Attributes:
        thinned: whether a beam has left states out.
    """

    def __init__(self, problem: SolverProblem, first: int = 1) -> None:
        self.problem, self.thinned = problem, False
        self._wrap, self._even = problem.rules.wrap_runs, problem.worth.even
        last = first + RANK_COUNT - 1 if self._wrap else LONGEST_RUN
        self._order = [(place - 1) % RANK_COUNT + 1 if self._wrap else place for place in range(first, last + 1)]
        ranks = [(place - 1) % RANK_COUNT + 1 for place in self._order]
        self._naturals = [[*[counts[rank] for rank in ranks], 0, 0] for counts in problem.counts]
        self._lows = {(own.suit, own.low) for own in problem.runs}
        self._aboves = {(own.suit, own.above) for own in problem.runs}
        self._known = dict[tuple[Stage, int], list[Transition]]()

    def ends(self, width: int) -> list[End]:
        """What a sweep comes to with a beam of so many states, cheapest first."""
        problem, self.thinned = self.problem, False
        first = problem.jokers + (problem.room << _ROOM) + (0 if problem.keep else _KEPT)
        layer: Layer = {first: (0, None, None, None)}
        for at, place in enumerate(self._order):
            for suit in range(len(SUITS)):
                if self._is_reached(layer, suit, at):
                    layer = self._thinned(self._after_runs(layer, suit, at), 2 * width)
            if place > 1 or self._wrap:
                layer = self._thinned(self._after_sets(layer, (place - 1) % RANK_COUNT + 1), width)
        return sorted(self._ends(layer), key=lambda end: end.cost)

    def _after(self, layer: Layer, stage: Stage, mask: int, transitions: Callable[[int], list[Transition]]) -> Layer:
        """The states after a stage; which transitions there are depends on the part of a state under `mask` alone."""
        after = Layer()
        for state, node in layer.items():
            key = stage, state & mask
            if key not in self._known:
                self._known[key] = sorted(transitions(state), key=lambda each: each.used)
            jokers, free, before = state & _JOKERS, state >> _ROOM & _JOKERS, node[0]
            for used, room, keeps, delta, more, choice in self._known[key]:
                if used > jokers:
                    break
                then = (state | keeps) + delta - used
                if free == jokers:
                    then -= used << _ROOM
                else:
                    then += max(0, min(free + room, jokers) - used) - free << _ROOM
                rank, known = before + more, after.get(then)
                if known is None or rank < known[0]:
                    after[then] = rank, node, stage, choice
        return after

    # ---------------------------------------------------------------------------------------------- transitions: runs

    def _is_reached(self, layer: Layer, suit: int, at: int) -> bool:
        """Whether there is anything at a place of a suit that a run could do."""
        here, open_runs = (suit, self._order[at]), _OPEN << _RUNS[suit]
        if self._naturals[suit][at] or here in self._lows or here in self._aboves:
            return True
        return any(state & open_runs for state in layer)

    def _after_runs(self, layer: Layer, suit: int, at: int) -> Layer:
        """The states once the cards of a suit at a place have gone into runs or not."""
        place = self._order[at]
        high, waiting = place == LONGEST_RUN, _ACES[suit] if place == 1 and not self._wrap else _LEFT[suit]
        spot = self._run_spot(suit, at)

        def transitions(state: int) -> list[Transition]:
            aces, runs = state >> _ACES[suit] & 3, state >> _RUNS[suit] & _OPEN
            here = spot._replace(naturals=aces) if high else spot
            gone = (runs << _RUNS[suit]) + (aces << _ACES[suit] if high else 0)
            return [
                Transition(
                    used=move.used,
                    room=move.room,
                    keeps=0,
                    delta=(_numbered(move.step.runs) << _RUNS[suit]) + (move.left << waiting) - gone,
                    rank=move.cost + RESERVE * move.used,
                    choice=move,
                )
                for move in run_moves(_known_runs[runs], here)
            ]

        return self._after(layer, Stage(place, suit), _LANES[suit], transitions)

    def _run_spot(self, suit: int, at: int) -> RunSpot:
        """How runs may go on at a place: everyhow, or with jokers in gaps and behind a last card only."""
        problem, limit, place = self.problem, self.problem.limit, self._order[at]
        lead = COMPLETE - 1 if self._wrap else min(place, COMPLETE) - 1
        if not self._is_lead_better(suit, place):
            lead = min(lead, max(0, COMPLETE - len(self._order) + at))
        lead = min(lead, limit, problem.jokers)
        return RunSpot(
            naturals=self._naturals[suit][at],
            limit=limit,
            cover=2 if self._even and limit == UNLIMITED else 3,
            bridge=not self._even or self._naturals[suit][at + 1] > 0,
            leads=tuple([self._lead_cost(suit, place, jokers) for jokers in range(lead + 1)]),
            joker=self._joker_cost(suit, place),
            before=self._ahead(suit, at - 1),
            ahead=self._ahead(suit, at),
            above=tuple([own for own in problem.runs if (own.suit, own.above) == (suit, place)]),
            below=tuple([own for own in problem.runs if (own.suit, own.low) == (suit, place)]),
        )

    def _ahead(self, suit: int, at: int) -> tuple[int, int]:
        """How many runs can go on without a joker at the next two places; enough for all where an own run begins."""
        next_one, next_two = [self._goes_on(suit, at + 1), self._goes_on(suit, at + 2)]
        return next_one, next_one if next_one == UNLIMITED else next_two

    def _goes_on(self, suit: int, at: int) -> int:
        if at >= len(self._order):
            return -IMPOSSIBLE
        return UNLIMITED if (suit, self._order[at]) in self._lows else self._naturals[suit][at]

    def _is_lead_better(self, suit: int, place: int) -> bool:
        """Whether a joker may count more before a card at a place than behind it."""
        if self._wrap and place == 1:  # below an ace it makes that a high one
            return True
        before = [self._joker_cost(suit, place - n) for n in range(1, COMPLETE) if self._wrap or place > n]
        return not self._even and min(before, default=0) < self._joker_cost(suit, place)

    def _lead_cost(self, suit: int, place: int, jokers: int) -> int:
        """Points lost where a new run begins with some jokers before the card at a place, or with that as a low ace."""
        worth = self.problem.worth
        if place == 1 and not jokers:
            return worth.card[RANK_COUNT * suit] - worth.low_ace
        return sum([self._joker_cost(suit, place - n, lowest=n == jokers) for n in range(1, jokers + 1)])

    def _joker_cost(self, suit: int, place: int, *, lowest: bool = False) -> int:
        """How much less a joker counts at a place of a run than it can count."""
        place = (place - 1) % RANK_COUNT + 1 if self._wrap else place
        ace = place == 1 and not lowest
        return self.problem.joker - self.problem.worth.joker_in_run[suit][LONGEST_RUN if ace else place]

    # ---------------------------------------------------------------------------------------------- transitions: sets

    def _after_sets(self, layer: Layer, rank: int) -> Layer:
        """The states once the cards of a rank that no run took have been laid on sets, or not."""
        spot = self._set_spot(rank)

        def transitions(state: int) -> list[Transition]:
            pool = tuple([state >> left & 3 for left in _LEFT])
            return [
                Transition(
                    used=move.used,
                    room=move.room,
                    keeps=_KEPT if move.keeps else 0,
                    delta=-(state & _POOL),
                    rank=move.cost + RESERVE * move.used,
                    choice=move,
                )
                for move in set_moves(pool, spot)
            ]

        return self._after(layer, Stage(rank, None), _POOL, transitions)

    def _set_spot(self, rank: int) -> SetSpot:
        problem, rooms, unlaid = self.problem, self.problem.rooms(rank), None
        if problem.required is not None and problem.required.number == rank:
            suit = SUITS.index(problem.required.suit)
            unlaid = suit, problem.counts[suit][rank]
        new = sum([room.meld is None for room in rooms])
        most = min(problem.jokers, (COMPLETE - 1) * new) if self._even else problem.jokers
        joker = problem.joker - problem.worth.joker_in_set[rank]
        return SetSpot(
            problem.worth.card[rank - 1 : len(_LEFT) * RANK_COUNT : RANK_COUNT], joker, most, rooms, unlaid, self._even
        )

    # ----------------------------------------------------------------------------------------- beam and terminal costs

    def _thinned(self, layer: Layer, width: int) -> Layer:
        """The states, of too many only the most promising, among them one with a card that stays."""
        if len(layer) <= width:
            return layer
        self.thinned = True
        ordered = sorted(layer.items(), key=lambda item: item[1][0])
        beam = dict(ordered[:width])
        if not any(state & _KEPT for state in beam):
            beam |= next(([item] for item in ordered if item[0] & _KEPT), [])
        return beam

    def _ends(self, layer: Layer) -> Iterator[End]:
        """The terminal costs: jokers left are laid where there is room, but for one that has to be kept."""
        problem = self.problem
        for state, node in layer.items():
            jokers, room = state & _JOKERS, state >> _ROOM & _JOKERS
            spare = min(jokers, room)
            if spare == jokers and not state & _KEPT:
                spare -= 1
            stay = jokers - spare
            if spare >= 0 and stay <= problem.held - (problem.required is JOKER):
                cost = node[0] - RESERVE * (problem.jokers - jokers)
                yield End(cost + (stay if self._even else jokers) * problem.joker, spare, node)
