"""The best arrangement of cards without melds on the table as an integer program, solved by HiGHS.

The runs of a suit are a flow from place to place through the lengths one, two, and three or more; a run of jokers alone
flows through lengths of its own until its first natural card. A rank has one pool of cards and jokers, laid as sets if
there are three. Every meld has room for more jokers, so that the rules for melds are those without house rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import highspy
import numpy as np

from engine.cards import FULL_PACK, JOKER, SUITS, Card
from engine.duizenden.rules.points import CARD_POINTS

_INF = highspy.kHighsInf
_PLACES = range(1, 15)
_LENGTHS = (0, 1, 2, 3, -1, -2, -3)
"""Of a run: three stands for more too; below 0 those without a natural card."""


class _Program:
    """Columns and rows of a maximisation, each column a whole number from 0 on."""

    def __init__(self) -> None:
        self.costs: list[float] = []
        self.upper: list[float] = []
        self.rows: dict[object, list[tuple[int, float]]] = {}
        self.bounds: dict[object, tuple[float, float]] = {}

    def column(self, cost: float, upper: float) -> int:
        self.costs.append(cost)
        self.upper.append(upper)
        return len(self.costs) - 1

    def enter(self, row: object, column: int, value: float) -> None:
        self.rows.setdefault(row, []).append((column, value))

    def solve(self) -> float:
        lp = highspy.HighsLp()
        names = list(self.rows)
        lp.num_col_, lp.num_row_ = len(self.costs), len(names)
        lp.col_cost_ = np.array(self.costs)
        lp.col_lower_, lp.col_upper_ = np.zeros(len(self.costs)), np.array(self.upper)
        lp.row_lower_ = np.array([self.bounds.get(name, (0, 0))[0] for name in names], dtype=float)
        lp.row_upper_ = np.array([self.bounds.get(name, (0, 0))[1] for name in names], dtype=float)
        entries = [self.rows[name] for name in names]
        lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        lp.a_matrix_.start_ = np.cumsum([0, *map(len, entries)])
        lp.a_matrix_.index_ = np.array([column for entry in entries for column, _ in entry])
        lp.a_matrix_.value_ = np.array([value for entry in entries for _, value in entry], dtype=float)
        lp.sense_ = highspy.ObjSense.kMaximize
        lp.integrality_ = [highspy.HighsVarType.kInteger] * len(self.costs)
        solver: Any = highspy.Highs()  # type: ignore[no-untyped-call]
        solver.setOptionValue("output_flag", "false")
        solver.setOptionValue("threads", 1)
        solver.setOptionValue("mip_rel_gap", 0.0)
        solver.passModel(lp)
        solver.run()
        assert solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
        return float(solver.getInfo().objective_function_value)


def most_points(cards: Sequence[Card], *, keep: bool = True) -> int:
    """The most points that these cards can make on the table; with `keep` one of them stays in hand."""
    held, program = Counter(cards), _Program()
    for suit in range(len(SUITS)):
        for place in _PLACES:
            _flow(program, held, suit, place)
    for number in range(1, 14):
        _pool(program, held, number)
    for card, many in held.items():
        program.bounds["card", card] = (-_INF, many)
    program.bounds["laid"] = (-_INF, len(cards) - keep)
    return round(program.solve())


def _laid(program: _Program, held: Counter[Card], card: Card) -> int:
    """How many of a card are laid in one way."""
    column = program.column(CARD_POINTS[card.index], held[card])
    program.enter(("card", card), column, 1)
    program.enter("laid", column, 1)
    return column


def _pool(program: _Program, held: Counter[Card], number: int) -> None:
    """The sets of a rank: up to two, each of three cards or more, one of them natural."""
    sets = program.column(0, 2)
    program.enter(("three", number), sets, -3)
    program.enter(("naturals", number), sets, -1)
    program.enter(("jokers", number), sets, -8)
    program.bounds["three", number] = program.bounds["naturals", number] = (0, _INF)
    program.bounds["jokers", number] = (-_INF, 0)
    for card in FULL_PACK[number - 1 :: 13]:
        if held[card]:
            laid = _laid(program, held, card)
            program.enter(("three", number), laid, 1)
            program.enter(("naturals", number), laid, 1)
            program.enter(("pool", card), laid, 1)
            program.enter(("pool", card), sets, -2)
            program.bounds["pool", card] = (-_INF, 0)
    if held[JOKER]:
        laid = _laid(program, held, JOKER)
        program.enter(("three", number), laid, 1)
        program.enter(("jokers", number), laid, 1)


def _flow(program: _Program, held: Counter[Card], suit: int, place: int) -> None:
    """The cards that may lie at a place of a run: from each length before to the length after."""
    card = FULL_PACK[13 * suit + (place - 1) % 13]
    for kind in (card, JOKER):
        for before in _LENGTHS if held[kind] else ():
            laid = _laid(program, held, kind)
            after = max(before - 1, -3) if kind is JOKER and before <= 0 else min(abs(before) + 1, 3)
            program.enter(("run", suit, place, after), laid, 1)
            program.bounds["run", suit, place, after] = (0, _INF if after == 3 else 0)
            if before:
                program.enter(("run", suit, place - 1, before), laid, -1)
                program.bounds["run", suit, place - 1, before] = (0, _INF if before == 3 else 0)
