"""The count of a round beside a second reading of the rule book that shares nothing with the engine.

Random rounds under any house rules, one trick before their end or about to be given up.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.cards import SUITS, Card, in_order
from engine.thousand.rules.actions import Play, Surrender
from engine.thousand.rules.deal import active_players
from engine.thousand.rules.pack import NINES, PACK
from engine.thousand.rules.play import apply
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import Marriage, Round, ThousandState

Cards = tuple[Card, ...]

WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
NEAR = st.integers(-700, 999) | st.integers(860, 999) | st.sampled_from([-435, 435, 675, 760, 780, 870, 880, 900])

RULES = st.builds(
    ThousandRules,
    declarer_scores=st.sampled_from(["actual", "bid"]),
    rounding=st.sampled_from(["none", "others5", "all5"]),
    barrel_at=st.sampled_from([880, 900]),
    barrel_clamp=st.booleans(),
    barrel_attempts=st.sampled_from([0, 1, 2, 3, 5]),
    barrel_penalty=st.sampled_from([15, 120]),
    barrel_collision=st.sampled_from(["coexist", "knock_off"]),
    must_win_from_barrel=st.booleans(),
    bolts=st.sampled_from(["total3", "consecutive3", "off"]),
    bolt_penalty=st.sampled_from([0, 120]),
    bolt_declarer_exempt=st.booleans(),
    rospis=st.sampled_from([60, "half"]),
    golden=st.booleans(),
    dark=st.booleans(),
    dump_truck=st.sampled_from(["off", "plus", "both"]),
    target=st.sampled_from([1000, 1001]),
)
"""House rules of the count, every value as likely as any other."""


class Booked(msgspec.Struct, frozen=True):
    """What a round leaves on the score sheet, by seat."""

    written: list[int]
    totals: list[int]
    bolts: list[int]
    barrel: list[int]
    winner: int | None


class Naive:
    """Paragraphs 7 to 10 of the rule book and their house rules once more, seat by seat."""

    def __init__(self, before: ThousandState, earned: Mapping[int, int], tricks: Mapping[int, int]) -> None:
        self.rules, self.round, self.earned, self.tricks = before.rules, before.round, earned, tricks
        self.before = list(before.totals)
        self.written, self.totals = [0] * before.seats, list(before.totals)
        self.bolts, self.tries = list(before.bolts), list(before.barrel)
        self.barred = [seat for seat in self.round.players if self.is_barrel(before.totals[seat])]
        self.paid: set[int] = set()

    def played(self) -> Booked:
        self.declarer_books(self.earned[self.declarer])
        self.others_book()
        self.barrel()
        if self.rules.bolts != "off":
            self.give_bolts()
        return self.close()

    def given_up(self) -> Booked:
        self.book(self.declarer, -self.round.contract)
        self.others_book()
        self.barrel()
        return self.close()

    @property
    def declarer(self) -> int:
        assert self.round.declarer is not None
        return self.round.declarer

    def is_barrel(self, total: int) -> bool:
        return self.rules.barrel_at <= total < self.rules.target

    def book(self, seat: int, points: int) -> None:
        doubled = self.round.golden or (self.round.dark and seat == self.declarer)
        self.written[seat] += points + points * doubled
        self.totals[seat] += points + points * doubled

    def declarer_books(self, points: int) -> None:
        if self.rules.rounding == "all5":
            points = 5 * round(points / 5)
        if points < self.round.contract:
            self.book(self.declarer, -self.round.contract)
        elif self.rules.declarer_scores == "bid":
            self.book(self.declarer, self.round.contract)
        else:
            self.book(self.declarer, points)

    def others_book(self) -> None:
        for seat, points in self.earned.items():
            if seat != self.declarer and seat not in self.barred:
                self.book(seat, points if self.rules.rounding == "none" else 5 * round(points / 5))

    def barrel(self) -> None:
        for seat in self.barred:
            if self.totals[seat] < self.rules.target:
                self.tries[seat] += 1
                if self.tries[seat] == self.rules.barrel_attempts:
                    self.tries[seat] = 0
                    if seat != self.declarer:
                        self.paid.add(seat)
                        self.book(seat, -self.rules.barrel_penalty)
                if self.rules.barrel_clamp and self.totals[seat] > self.before[seat]:
                    self.totals[seat] = self.rules.barrel_at
        if self.newcomers() and self.rules.barrel_collision == "knock_off":
            for seat in self.barred:
                if self.is_barrel(self.totals[seat]) and seat not in self.paid:
                    self.tries[seat] = 0
                    self.book(seat, -self.rules.barrel_penalty)

    def newcomers(self) -> list[int]:
        found = []
        for seat in self.round.players:
            if seat in self.barred:
                continue
            if self.rules.must_win_from_barrel:
                jumped = self.totals[seat] >= self.rules.target
                self.totals[seat] = self.rules.barrel_at if jumped else self.totals[seat]
            if self.is_barrel(self.totals[seat]):
                found.append(seat)
                self.totals[seat] = self.rules.barrel_at if self.rules.barrel_clamp else self.totals[seat]
        return found

    def give_bolts(self) -> None:
        for seat in self.round.players:
            if self.tricks[seat] > 0 and self.earned[seat] > 0:
                self.bolts[seat] *= self.rules.bolts == "total3"
            elif not (seat == self.declarer and self.rules.bolt_declarer_exempt):
                self.bolts[seat] += 1
            if self.bolts[seat] == 3:
                self.bolts[seat] = 0
                self.book(seat, -self.rules.bolt_penalty)

    def close(self) -> Booked:
        fall = {"off": [], "plus": [555], "both": [555, -555]}[self.rules.dump_truck]
        for seat in self.round.players:
            self.totals[seat] *= self.totals[seat] not in fall
        for seat, total in enumerate(self.totals):
            self.tries[seat] *= self.is_barrel(total)
        return Booked(self.written, self.totals, self.bolts, self.tries, self.winner())

    def winner(self) -> int | None:
        if max(self.totals) < self.rules.target:
            return None
        around = [(self.round.dealer + step) % len(self.totals) for step in range(1, len(self.totals) + 1)]
        order = [self.declarer, *around]
        return max(order, key=lambda seat: self.totals[seat])


@st.composite
def states(draw: st.DrawFn) -> ThousandState:
    """A round of which one trick is left to be played, whatever the score."""
    rules, seats = draw(RULES), draw(st.sampled_from([3, 4]))
    dealer = draw(st.integers(0, seats - 1))
    bolts, tries = st.integers(0, 2), st.integers(0, max(0, rules.barrel_attempts - 1))
    return ThousandState(
        rules=rules,
        seed=1,
        totals=tuple([draw(NEAR) for _ in range(seats)]),
        bolts=tuple([draw(bolts) for _ in range(seats)]),
        barrel=tuple([draw(tries) for _ in range(seats)]),
        round=draw(rounds(seats, dealer, active_players(rules, seats, dealer), rules.golden, rules.dark)),
    )


@st.composite
def rounds(draw: st.DrawFn, seats: int, dealer: int, players: tuple[int, ...], golden: bool, dark: bool) -> Round:
    """A round before its last trick: some have taken it all but for three nines, and anything may be declared."""
    nines = in_order(NINES)[:3]
    deck = draw(st.permutations([card for card in PACK if card not in nines]))
    hands, taken = [Cards()] * seats, [Cards()] * seats
    for seat in players:
        hands[seat] = (deck.pop(),)
    taken[draw(st.sampled_from(players))] += nines
    takers = draw(st.lists(st.sampled_from(players), min_size=1, unique=True))
    for seat in draw(st.lists(st.sampled_from(takers), min_size=5, max_size=6)):
        taken[seat] += (deck.pop(), deck.pop(), deck.pop())
    owners = [seat for seat in players if taken[seat]]
    married = draw(st.lists(st.tuples(st.sampled_from(owners), st.sampled_from([20, 60, 100, 200])), max_size=2))
    return Round(
        number=1,
        dealer=dealer,
        players=players,
        hands=tuple(hands),
        prikup=(),
        undealt=tuple(deck),
        phase="play",
        turn=draw(st.sampled_from(players)),
        taken=tuple(taken),
        golden=golden,
        declarer=draw(st.sampled_from(players)),
        contract=5 * draw(st.integers(20, 50)),
        dark=dark and not golden and draw(st.booleans()),
        trump=draw(st.sampled_from([*SUITS, None])),
        marriages=tuple([Marriage(seat, "H", points) for seat, points in married]),
    )


def points_of(round_: Round) -> dict[int, int]:
    """Points of those who play, marriages included."""
    points = {seat: sum([WORTH[card.rank] for card in round_.taken[seat]]) for seat in round_.players}
    for marriage in round_.marriages:
        points[marriage.seat] += marriage.points
    return points


def booked(after: ThousandState) -> Booked:
    """What the engine has booked."""
    barrel, winner = list(after.barrel), after.winner
    return Booked(list(after.sheet[-1].points), list(after.totals), list(after.bolts), barrel, winner)


def play_out(state: ThousandState) -> ThousandState:
    """The round counted, after everybody has played the one card they have."""
    for _ in state.round.players:
        state, _ = apply(state, state.round.turn, Play(state.round.hands[state.round.turn][0]))
    return state


@given(before=states(), short=st.integers(-3, 3) | st.none())
@settings(max_examples=400)
def test_a_round_is_counted_as_the_rule_book_says(before: ThousandState, short: int | None) -> None:
    """The contract is any, or the declarer's points are so few short of it."""
    after = play_out(before)
    assert before.round.declarer is not None
    if short is not None:
        contract = max(100, points_of(after.round)[before.round.declarer] + short)
        before = replace(before, round=replace(before.round, contract=contract))
        after = play_out(before)
    tricks = {seat: len(after.round.taken[seat]) for seat in before.round.players}
    assert booked(after) == Naive(before, points_of(after.round), tricks).played()


@given(before=states())
@settings(max_examples=200)
def test_a_round_given_up_is_counted_as_the_rule_book_says(before: ThousandState) -> None:
    declarer = before.round.declarer
    assert declarer is not None
    before = replace(before, round=replace(before.round, phase="exchange", turn=declarer))
    after, _ = apply(before, declarer, Surrender())
    share = before.round.contract // 2 if before.rules.rospis == "half" else 60
    assert booked(after) == Naive(before, dict.fromkeys(before.round.players, share), {}).given_up()
