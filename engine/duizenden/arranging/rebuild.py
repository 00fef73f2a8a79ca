"""From the choices of a sweep back to cards: the new melds, and what goes to which of one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.cards import FULL_PACK, JOKER, Card
from engine.duizenden.arranging.corner import match
from engine.duizenden.arranging.question import Question
from engine.duizenden.arranging.run_book import RunChoice
from engine.duizenden.arranging.runs import COMPLETE, UNLIMITED, Run
from engine.duizenden.arranging.set_book import SetChoice
from engine.duizenden.arranging.sets import Suits, shared
from engine.duizenden.arranging.sweep import Path
from engine.duizenden.rules.melds import SMALLEST_MELD
from engine.duizenden.rules.points import LONGEST_RUN

NEW = -1


class Rebuilt(msgspec.Struct):
    """What an arrangement comes to, card by card.

    Attributes:
        freeing: natural cards that free a joker of one's own, and whether they do it in a set.
        sets: the new sets.
        runs: the new runs, ascending.
        below: by own run what is laid at its low end, outwards.
        above: by own run what is laid at its high end, outwards.
        onto: by own set what is laid there.
    """

    freeing: list[tuple[Card, bool]] = []
    sets: list[list[Card]] = []
    runs: list[list[Card]] = []
    below: dict[int, list[Card]] = {}
    above: dict[int, list[Card]] = {}
    onto: dict[int, list[Card]] = {}


class _Open(msgspec.Struct, eq=False):
    """A run that is being rebuilt.

    Attributes:
        shape: what the sweep knew of it.
        cards: its cards so far, ascending; of an own run only the added ones.
        own: the own run that it extends; `NEW`: none.
        joins: the own run at whose low end it ended; `NEW`: none.
        later: the run as which it goes on where the sweep started (round the corner).
    """

    shape: Run
    cards: list[Card]
    own: int = NEW
    joins: int = NEW
    later: _Open | None = None


def rebuild(question: Question, path: Path) -> Rebuilt:
    """The cards of a way through a sweep; the jokers that can lie anywhere are not among them."""
    rebuilder = _Rebuilder(question, path)
    for choice in path.choices:
        if isinstance(choice, RunChoice):
            rebuilder.follow_runs(choice)
        else:
            rebuilder.follow_sets(choice)
    return rebuilder.finish()


class _Rebuilder:
    def __init__(self, question: Question, path: Path) -> None:
        self._question = question
        self._rebuilt = Rebuilt()
        self._promised = path.promised
        self._heads = [[_Open(run, []) for run in runs] for runs in path.promised]
        self._open = [list(heads) for heads in self._heads]
        self._all = [head for heads in self._heads for head in heads]
        self._limited = question.limit != UNLIMITED

    def follow_runs(self, choice: RunChoice) -> None:
        """Do to the cards what happened to the runs of a suit at a place."""
        suit, place, step = choice.suit, choice.place, choice.step
        natural = FULL_PACK[13 * suit + (place - 1) % 13]
        self._rebuilt.freeing += [(natural, False)] * choice.swapped
        for number, run in choice.joined:
            self._take(suit, run).joins = number
        for number, many in choice.below:
            self._begin(_Open((many, 0), [JOKER] * many, joins=number))
        for own in self._question.runs:
            if own.suit == suit and own.above == place:
                used = self._question.limit - own.high_jokers if self._limited else 0
                self._open[suit].append(self._begin(_Open((COMPLETE, used), [], own=own.number)))
        grown = [(self._take(suit, run), joker) for run, joker in step.grown]
        self._open[suit] = []
        for old, joker in grown:
            self._grow(old, JOKER if joker else natural)
            self._open[suit].append(old)
        for lead in step.leads:
            new = self._begin(_Open((lead, lead if self._limited else 0), [JOKER] * lead))
            self._grow(new, natural)
            self._open[suit].append(new)

    def _begin(self, run: _Open) -> _Open:
        self._all.append(run)
        return run

    def _take(self, suit: int, shape: Run) -> _Open:
        """One of the open runs of this shape, no longer among them."""
        runs = self._open[suit]
        return runs.pop([run.shape for run in runs].index(shape))

    def _grow(self, run: _Open, card: Card) -> None:
        length, jokers = run.shape
        run.cards.append(card)
        run.shape = min(length + 1, COMPLETE), jokers + (self._limited and card is JOKER)

    def follow_sets(self, choice: SetChoice) -> None:
        """Lay what was laid of a rank."""
        rank, laid = choice.rank, choice.laid
        own = [one for one in self._question.sets if one.rank == rank]
        cards = _cards(rank, laid.naturals)
        if self._question.easy_sets:
            self._rebuilt.freeing += [(card, True) for card in cards[: laid.swapped]]
            cards = cards[laid.swapped :] + [JOKER] * laid.jokers
            for one in own:
                self._lay_on_set(one.number, cards[: one.room.cards])
                cards = cards[one.room.cards :]
            self._lay_on_set(NEW, cards)
        else:
            shares = shared(laid.naturals, laid.jokers, tuple([one.room for one in own]), self._question.empty_room)
            numbers = [one.number for one in own]
            for share in shares or ():
                number = numbers.pop(0) if numbers else NEW
                self._lay_on_set(number, _cards(rank, share.naturals) + [JOKER] * share.jokers)

    def _lay_on_set(self, number: int, cards: list[Card]) -> None:
        if cards and number == NEW:
            self._rebuilt.sets.append(cards)
        elif cards:
            self._rebuilt.onto[number] = cards

    def finish(self) -> Rebuilt:
        """The whole, once all choices have been followed."""
        for runs, heads, promised in zip(self._open, self._heads, self._promised, strict=True):
            kept = match([run.shape for run in runs], promised) or ()
            for which, head in zip(kept, heads, strict=True):
                runs[which].later = head
        rebuilt, runs_too_long = self._rebuilt, list[list[Card]]()
        for run, cards in _chains(self._all):
            if run.joins != NEW:
                rebuilt.below[run.joins] = cards[::-1]
            elif run.own != NEW:
                rebuilt.above[run.own] = cards
            else:
                runs_too_long.append(cards)
        for number, meld in enumerate(self._question.melds):
            below, above = rebuilt.below.get(number, []), rebuilt.above.get(number, [])
            rebuilt.below[number], rebuilt.above[number], alone = fitted(len(meld.cards), below, above)
            runs_too_long += alone
        rebuilt.runs += [piece for run in runs_too_long if run for piece in pieces(run)]
        return rebuilt


def fitted(size: int, below: list[Card], above: list[Card]) -> tuple[list[Card], list[Card], list[list[Card]]]:
    """What is laid below and above an own run of some size, outwards, and what of it makes new runs.

    Round the corner it may be too much for one run; then it can stand alone, all but the card just below.
    """
    alone = list[list[Card]]()
    if len(below) > SMALLEST_MELD and size + len(below) + len(above) > LONGEST_RUN:
        below, alone = below[:1], [below[:0:-1]]
    if size + len(below) + len(above) > LONGEST_RUN:
        above, alone = [], [*alone, above]
    return below, above, alone


def pieces(run: list[Card]) -> list[list[Card]]:
    """A run in parts that are no longer than the longest and no shorter than the shortest (round the corner)."""
    if len(run) <= LONGEST_RUN:
        return [run]
    size = LONGEST_RUN - SMALLEST_MELD
    return [run[:size], *pieces(run[size:])]


def _cards(rank: int, suits: Suits) -> list[Card]:
    return [FULL_PACK[13 * suit + rank - 1] for suit, many in enumerate(suits) for _ in range(many)]


def _chains(runs: Sequence[_Open]) -> Iterator[tuple[_Open, list[Card]]]:
    """Runs with all their cards, each with what is known of both its ends; a ring is opened before a natural card."""
    first = [run for run in runs if not any(other.later is run for other in runs)]
    seen: set[int] = set()
    for run in [*first, *runs]:
        if id(run) in seen:
            continue
        cards, last = list(run.cards), run
        seen.add(id(run))
        while last.later is not None and id(last.later) not in seen:
            last = last.later
            seen.add(id(last))
            cards += last.cards
        yield _Open((COMPLETE, 0), [], own=run.own, joins=last.joins), cards
