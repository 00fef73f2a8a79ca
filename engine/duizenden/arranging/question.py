"""What the sweep is asked: cards counted by suit and place, and what one's own melds on the table still take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.cards import FULL_PACK, JOKER, SUITS, Card
from engine.duizenden.arranging.cases import LONG, Case
from engine.duizenden.arranging.runs import UNLIMITED
from engine.duizenden.arranging.sets import Room, Suits
from engine.duizenden.rules.melds import PACKS, Meld, meld_worth, set_limits
from engine.duizenden.rules.points import LONGEST_RUN, Worth
from engine.duizenden.rules.rules import DuizendenRules

MOST_JOKERS: Final = 6


class OwnRun(NamedTuple):
    """A run on the table. `low`: the place of its first card; `above`: the place over its last; 0: nothing fits there.

    `low_jokers` and `high_jokers`: how many jokers may be added at either end. `ace`: whether its first card is one.
    """

    number: int
    suit: int
    low: int
    above: int
    low_jokers: int
    high_jokers: int
    ace: bool


class OwnSet(NamedTuple):
    """A set on the table, with what it still takes and the jokers in it."""

    number: int
    rank: int
    room: Room
    jokers: int


class Question(msgspec.Struct, frozen=True):
    """Cards to be arranged, and what the arrangement has to be.

    Attributes:
        rules: the house rules.
        worth: what a card counts on the table, in the points that are asked for.
        limit: how many jokers a meld may hold, `UNLIMITED` where there are no more of them anyway.
        counts: by suit and place (0 to 13) the natural cards; an ace has place 1.
        jokers: jokers, the freed ones included.
        freed: how many of them are freed and have to be laid.
        melds: one's own melds.
        runs: the runs among them.
        sets: the sets among them.
        swaps: by (suit, place) how many jokers of one's own runs may be freed there.
        set_swaps: by rank how many jokers of one's own sets may be freed.
        required: a card, or one equal to it, that has to be laid; None: none.
        keep: whether a card has to be left to end the turn with.
        easy_runs: whether jokers that are left over find a place on any run, so that nobody needs to say where.
        easy_sets: whether they do on any set.
        roomy: whether they do on one's own melds.
    """

    rules: DuizendenRules
    worth: Worth
    limit: int
    counts: tuple[tuple[int, ...], ...]
    jokers: int
    freed: int
    melds: tuple[Meld, ...]
    runs: tuple[OwnRun, ...]
    sets: tuple[OwnSet, ...]
    swaps: dict[tuple[int, int], int]
    set_swaps: dict[int, int]
    required: Card | None
    keep: bool
    easy_runs: bool
    easy_sets: bool
    roomy: bool

    @property
    def empty_room(self) -> Room:
        """What a new set takes."""
        twins, most = set_limits(self.rules)
        return Room((twins, twins, twins, twins), self.limit, most)

    @property
    def all_jokers(self) -> int:
        """The jokers and all that may be freed."""
        return self.jokers + sum(self.swaps.values()) + sum(self.set_swaps.values())

    @property
    def whole(self) -> int:
        """What all cards would count if each lay where it counts most."""
        cards = self.worth.card
        naturals = [many for counts in self.counts for many in counts[1:]]
        jokers = self.jokers * cards[JOKER.index]
        return jokers + sum([many * value for many, value in zip(naturals, cards, strict=False)])

    @property
    def table(self) -> int:
        """What one's own melds would count if a king covered every lowest ace that it can cover."""
        more = self.worth.card[0] - self.worth.low_ace
        return sum([meld_worth(meld, self.worth) for meld in self.melds]) + more * sum([run.ace for run in self.runs])

    @property
    def easy(self) -> bool:
        """Whether runs and sets are easy, so that one sweep answers the question."""
        return self.easy_runs and self.easy_sets

    def room_on_runs(self) -> int:
        """How many jokers find a place on one's own runs at least, beside all cards that fit there."""
        rooms = [
            LONGEST_RUN - len(self.melds[run.number].cards) - sum(self.counts[run.suit])
            for run in self.runs
            if run.low or run.above
        ]
        return sum([max(0, room) for room in rooms])

    def room_on_sets(self) -> int | None:
        """How many do on one's own sets, as far as jokers make no difference there; None: a card may have no room."""
        free = 0
        for rank in {own.rank for own in self.sets}:
            suits = [self.counts[suit][rank] for suit in range(4)]
            sets = [own for own in self.sets if own.rank == rank]
            if any(many > own.room.naturals[suit] for own in sets for suit, many in enumerate(suits)):
                return None
            added = max(0, sum(suits) - self.set_swaps.get(rank, 0))
            room = sum([own.room.cards for own in sets])
            if room < added:
                return None
            free += room - added
        return free


def ask(case: Case, rules: DuizendenRules, worth: Worth, *, required: Card | None, keep: bool) -> Question:
    """The question for the cards and melds of a case.

    Of a card of which there are more than two, and of more than `MOST_JOKERS` jokers, the rest is left out.
    """
    melds = case.melds
    held = Counter(case.cards)
    counts = tuple([_suit_counts(held, ace) for ace in range(0, len(FULL_PACK), 13)])
    swaps, set_swaps = dict[tuple[int, int], int](), dict[int, int]()
    runs, sets, limit = list[OwnRun](), list[OwnSet](), _joker_limit(case, rules)
    for number, meld in enumerate(melds):
        if meld.is_run:
            runs.append(_own_run(number, meld, rules, limit))
        else:
            sets.append(_own_set(number, meld, rules, limit))
    if rules.joker_swap == "own":
        _count_swaps(runs, sets, melds, counts, swaps, set_swaps, round_the_corner=rules.wrap_runs)
    jokers = min(held[JOKER], MOST_JOKERS)
    question = Question(
        rules=rules,
        worth=worth,
        limit=limit,
        counts=counts,
        jokers=jokers,
        freed=case.freed,
        melds=melds,
        runs=tuple(runs),
        sets=tuple(sets),
        swaps=swaps,
        set_swaps=set_swaps,
        required=required,
        keep=keep,
        easy_runs=False,
        easy_sets=False,
        roomy=False,
    )
    easy = worth.even and limit == UNLIMITED
    return _made_easy(question) if easy and not _ace_may_be_covered(question) else question


def _ace_may_be_covered(question: Question) -> bool:
    """Whether an ace may be swapped in as the lowest card of a run and then be covered by a king."""
    counts_less = question.worth.low_ace < question.worth.card[0] and question.rules.wrap_runs
    return counts_less and any(meld.start == 1 and meld.cards[0] is JOKER for meld in question.melds)


def _made_easy(question: Question) -> Question:
    """The same question, easier where jokers find a place on any run, or on any set too."""
    jokers, on_runs, on_sets = question.all_jokers, question.room_on_runs(), question.room_on_sets()
    twins = question.rules.duplicate_suits_in_set
    if twins and on_sets is not None and (not question.melds or on_runs + on_sets >= jokers):
        return replace(question, easy_runs=True, easy_sets=True, roomy=bool(question.melds))
    if not question.runs or on_runs >= jokers:
        return replace(question, easy_runs=True, roomy=bool(question.runs))
    return question


def _suit_counts(held: Counter[Card], ace: int) -> tuple[int, ...]:
    return (0, *[min(held[card], PACKS) for card in FULL_PACK[ace : ace + 13]])


def _joker_limit(case: Case, rules: DuizendenRules) -> int:
    limit, jokers = rules.max_jokers_per_meld, case.cards.count(JOKER) + sum([meld.jokers for meld in case.melds])
    return UNLIMITED if limit is None or jokers <= limit else limit


def _own_run(number: int, meld: Meld, rules: DuizendenRules, limit: int) -> OwnRun:
    suit, above = SUITS.index(meld.natural.suit), meld.start + len(meld.cards)
    if len(meld.cards) >= (LONG if rules.wrap_runs else LONGEST_RUN):
        return OwnRun(number, suit, 0, 0, 0, 0, ace=False)
    free = UNLIMITED if limit == UNLIMITED else limit - meld.jokers
    if rules.wrap_runs:
        return OwnRun(number, suit, meld.start, (above - 1) % 13 + 1, free, free, meld.cards[0].number == 1)
    low, above = meld.start if meld.start > 1 else 0, above if above <= LONGEST_RUN else 0
    return OwnRun(number, suit, low, above, free, free, ace=False)


def _own_set(number: int, meld: Meld, rules: DuizendenRules, limit: int) -> OwnSet:
    twins, most = set_limits(rules)
    jokers = meld.jokers
    inside = [sum([card.suit == suit for card in meld.cards]) for suit in SUITS]
    free: Suits = (twins - inside[0], twins - inside[1], twins - inside[2], twins - inside[3])
    room = Room(free, UNLIMITED if limit == UNLIMITED else limit - jokers, most - len(meld.cards))
    return OwnSet(number, meld.number, room, jokers)


def _count_swaps(
    runs: Sequence[OwnRun],
    sets: Sequence[OwnSet],
    melds: Sequence[Meld],
    counts: Sequence[Sequence[int]],
    swaps: dict[tuple[int, int], int],
    set_swaps: dict[int, int],
    *,
    round_the_corner: bool,
) -> None:
    """Enter the jokers of one's own that a card among `counts` may free."""
    for run in runs:
        meld = melds[run.number]
        for place, card in enumerate(meld.cards, meld.start):
            if card is JOKER:
                where = run.suit, (place - 1) % 13 + 1 if round_the_corner else place
                swaps[where] = swaps.get(where, 0) + 1
    for suit, place in list(swaps):
        most = counts[suit][(place - 1) % 13 + 1]
        swaps[suit, place] = min(swaps[suit, place], most)
    for own in sets:
        set_swaps[own.rank] = set_swaps.get(own.rank, 0) + own.jokers
    for rank, jokers in list(set_swaps.items()):
        set_swaps[rank] = min(jokers, sum([suit[rank] for suit in counts]))
