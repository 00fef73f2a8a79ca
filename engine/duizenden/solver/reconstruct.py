"""From back-pointers to lays, tried on the melds on the table one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from engine.cards import FULL_PACK, JOKER, Card
from engine.duizenden.rules.actions import Lay, LayMeld, LayOff
from engine.duizenden.rules.melds import LONGEST_RUN, End, Meld, add_card, add_ends, make_meld, meld_worth
from engine.duizenden.solver.problem import COMPLETE, RANK_COUNT, SolverProblem
from engine.duizenden.solver.runs import Run, RunMove, begun, longer, own_shape
from engine.duizenden.solver.sets import SetMove
from engine.duizenden.solver.sweep import Node, Stage


class Growing(msgspec.Struct):
    """A run that is being reconstructed: what the sweep knew of it, its cards, the own runs below and above it."""

    shape: Run
    cards: list[Card]
    after: int | None = None
    before: int | None = None


class Reconstruction:
    """The lays of a way through a sweep. A card stays in hand where a house rule forbids what the sweep thought.

    Args:
        problem: what was asked.
        node: the last node of the way.
        spare: jokers that are laid wherever there is room for them.
    """

    def __init__(self, problem: SolverProblem, node: Node, spare: int) -> None:
        self.problem = problem
        self._own, self._new, self._adds = list(problem.case.melds), list[Meld](), list[LayOff]()
        self._runs = list[Growing]()
        self._open: list[list[Growing]] = [[], [], [], []]
        for stage, choice in _choices(node):
            if isinstance(choice, SetMove):
                self._lay_sets(stage.place, choice)
            elif stage.suit is not None:
                self._grow_runs(stage.place, stage.suit, choice)
        for number in range(len(self._own)):
            self._lengthen(number)
        for run in self._runs:
            if run.after is None and run.before is None:
                self._begin(run.cards, run=True)
        while spare and (self._has_room() or self._divide()):
            spare -= self._lay_jokers(spare)

    @property
    def lays(self) -> tuple[Lay, ...]:
        """Jokers freed, new melds, cards added."""
        new = [LayMeld(meld.cards, meld.is_run and len(meld.cards) == meld.jokers + 1) for meld in self._new]
        return *self.problem.case.lays, *new, *self._adds

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds afterwards, the old ones first."""
        return *self._own, *self._new

    @property
    def worth(self) -> int:
        """What they count."""
        return sum([meld_worth(meld, self.problem.worth) for meld in self.melds])

    @property
    def left(self) -> Counter[Card]:
        """The cards that stay in hand."""
        left = Counter(self.problem.case.cards)
        left[JOKER] += self.problem.case.loose
        left.subtract([card for meld in self._new for card in meld.cards])
        left.subtract([lay.card for lay in self._adds])
        return left

    @property
    def pays_what_is_owed(self) -> bool:
        """Whether the loose jokers are laid, and the card that is required."""
        left, required = self.left, self.problem.required
        return left[JOKER] <= self.problem.held and (
            required is None or left[required] < self.problem.case.cards.count(required)
        )

    # ------------------------------------------------------------------------------------------------ along the way

    def _grow_runs(self, place: int, suit: int, move: RunMove) -> None:
        limit, runs = self.problem.limit, self._open[suit]
        natural = FULL_PACK[RANK_COUNT * suit + (place - 1) % RANK_COUNT]
        for own, shape in move.joined:
            _taken(runs, shape).before = own.meld
        ended = [own for own in self.problem.runs if (own.suit, own.above) == (suit, place)]
        runs += [self._opened(Growing(own_shape(own, limit), [], after=own.meld)) for own in ended]
        grown = [_taken(runs, shape) for shape, _ in move.step.grown]
        for run, (shape, joker) in zip(grown, move.step.grown, strict=True):
            run.cards.append(JOKER if joker else natural)
            run.shape = longer(shape, limit, joker=joker)
        new = [Growing(begun(lead, limit), [*[JOKER] * lead, natural]) for lead in move.step.leads]
        self._open[suit] = grown + [self._opened(run) for run in new]

    def _opened(self, run: Growing) -> Growing:
        self._runs.append(run)
        return run

    def _lay_sets(self, rank: int, move: SetMove) -> None:
        for room, (some, jokers) in zip(move.rooms, move.shares, strict=True):
            of_rank = zip(FULL_PACK[rank - 1 :: RANK_COUNT], some, strict=True)
            cards = [card for card, many in of_rank for _ in range(many)] + [JOKER] * jokers
            if room.meld is None:
                self._begin(cards, run=False)
            else:
                self._add(room.meld, cards, "high")

    # ------------------------------------------------------------------------------------------------------- lays

    def _begin(self, cards: Sequence[Card], *, run: bool) -> None:
        meld = make_meld(tuple(cards), self.problem.rules, "run" if run else None) if cards else None
        if meld is not None:
            self._new.append(meld)

    def _lengthen(self, number: int) -> None:
        """Lay on an own run what leads to it and what leads on; what would outgrow it is a run of its own if it can."""
        below = [card for run in self._runs if run.before == number for card in reversed(run.cards)]
        above = [card for run in self._runs if run.after == number for card in run.cards]
        over = len(self._own[number].cards) + len(below) + len(above) - LONGEST_RUN
        side = max(below, above, key=len)
        if over > 0 and len(side) >= (many := max(over, COMPLETE)):
            far = side[-many:]
            del side[-many:]
            self._begin(far[::-1] if side is below else far, run=True)
        self._add(number, below, "low")
        self._add(number, above, "high")

    def _add(self, number: int, cards: Sequence[Card], end: End) -> None:
        for card in cards:
            meld = add_card(self._own[number], card, end, self.problem.rules)
            if meld is None:
                return
            self._own[number] = meld
            self._adds.append(LayOff(card, number, end if meld.is_run else None))

    def _has_room(self) -> bool:
        return any(add_ends(meld, JOKER, self.problem.rules) for meld in self.melds)

    def _lay_jokers(self, spare: int) -> int:
        """Lay one joker, or some side by side, where each of them counts most, the high end first; how many."""
        best: tuple[float, int, int, End, Meld] | None = None
        for number, meld in enumerate(self.melds):
            for end in reversed(add_ends(meld, JOKER, self.problem.rules)):
                after, before = meld, meld_worth(meld, self.problem.worth)
                for many in range(1, spare + 1):
                    longer = add_card(after, JOKER, end, self.problem.rules)
                    if longer is None:
                        break
                    after, gain = longer, (meld_worth(longer, self.problem.worth) - before) / many
                    if best is None or gain > best[0]:
                        best = gain, many, number, end, after
        assert best is not None, "there is room"
        _, many, number, end, after = best
        if number < len(self._own):
            self._add(number, [JOKER] * many, end)
        else:
            self._new[number - len(self._own)] = after
        return many

    def _divide(self) -> bool:
        """Make two of a full new meld, so that there is room again; whether there is one."""
        for at, meld in enumerate(self._new):
            if len(meld.cards) >= 2 * COMPLETE:
                parts = [
                    make_meld(cards, self.problem.rules, "run" if meld.is_run else None)
                    for cards in (meld.cards[:COMPLETE], meld.cards[COMPLETE:])
                ]
                if None not in parts:
                    self._new[at : at + 1] = [part for part in parts if part is not None]
                    return True
        return False


def _taken(runs: list[Growing], shape: Run) -> Growing:
    """One of the runs of a shape, no longer among them; which one makes no difference."""
    return runs.pop([run.shape for run in runs].index(shape))


def _choices(node: Node) -> list[tuple[Stage, RunMove | SetMove]]:
    """What was chosen on the way to a node, in order."""
    choices = list[tuple[Stage, RunMove | SetMove]]()
    back: Node | None = node
    while back is not None:
        _, back, stage, choice = back
        if stage is not None and choice is not None:
            choices.append((stage, choice))
    return choices[::-1]
