"""The count of a round (Thousand, Count; Bolt; End): points, barrel, bolt, dump truck, winner, in this order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Result
from engine.thousand.rules.barrel import book_barrel
from engine.thousand.rules.events import Bolted, BoltPenalty, ContractFailed, ContractMade, DumpTruck
from engine.thousand.rules.ledger import Ledger
from engine.thousand.rules.pack import card_points
from engine.thousand.rules.state import Outcome, Round, ThousandState

BOLTS: Final = 3
"""How many bolts cost the penalty."""

DUMP_TRUCK: Final = 555
"""The total that falls to 0 (house rule `dump_truck`)."""


def round_points(round_: Round, seat: int) -> int:
    """Points of a seat in this round so far: cards taken and marriages won (Thousand, Count)."""
    return card_points(round_.taken[seat]) + round_.marriage_points(seat)


def to_five(points: int) -> int:
    """Points rounded to the nearest five.

    >>> to_five(48), to_five(22)
    (50, 20)
    """
    return (points + 2) // 5 * 5


def count_round(state: ThousandState) -> Outcome:
    """The round counted after its last trick (Thousand, Count)."""
    ledger = Ledger(state)
    points = [round_points(ledger.round, seat) for seat in range(state.seats)]
    _book_contract(ledger, points[ledger.declarer])
    for seat in ledger.round.opponents:
        _book_defence(ledger, seat, points[seat])
    book_barrel(ledger)
    _book_bolts(ledger, points)
    _book_dump_truck(ledger)
    return ledger.close()


def count_surrender(state: ThousandState) -> Outcome:
    """The round counted as given up; nothing was played, so there are no bolts (house rule `rospis`)."""
    ledger = Ledger(state)
    contract, share = ledger.round.contract, ledger.rules.rospis
    ledger.marks[ledger.declarer].append("surrendered")
    ledger.write(ledger.declarer, -contract)
    for seat in ledger.round.opponents:
        _book_defence(ledger, seat, contract // 2 if share == "half" else int(share))
    book_barrel(ledger)
    _book_dump_truck(ledger)
    return ledger.close()


def result(state: ThousandState) -> Result | None:
    """How the match ended; None while it is played (Thousand, End)."""
    return None if state.winner is None else Result(state.totals, state.winner, state.round.number)


def _book_contract(ledger: Ledger, points: int) -> None:
    """The declarer books their points (or their bid), or loses the contract (Thousand, Count)."""
    rules, seat, contract = ledger.rules, ledger.declarer, ledger.round.contract
    if rules.rounding == "all5":
        points = to_five(points)
    if points >= contract:
        ledger.marks[seat].append("made")
        ledger.events.append(ContractMade(seat, contract, points))
        ledger.write(seat, contract if rules.declarer_scores == "bid" else points)
    else:
        ledger.marks[seat].append("failed")
        ledger.events.append(ContractFailed(seat, contract, points))
        ledger.write(seat, -contract)


def _book_defence(ledger: Ledger, seat: int, points: int) -> None:
    """An opponent books their points either way, but nothing on the barrel (Thousand, Count; Barrel)."""
    if not ledger.state.on_barrel(seat):
        ledger.write(seat, points if ledger.rules.rounding == "none" else to_five(points))


def _book_bolts(ledger: Ledger, points: Sequence[int]) -> None:
    """No trick or no points is a bolt, and the third costs the penalty (Thousand, Bolt)."""
    rules = ledger.rules
    if rules.bolts == "off":
        return
    for seat in ledger.round.players:
        if ledger.round.taken[seat] and points[seat]:
            if rules.bolts == "consecutive3":
                ledger.bolts[seat] = 0
        elif seat != ledger.declarer or not rules.bolt_declarer_exempt:
            _bolt(ledger, seat)


def _bolt(ledger: Ledger, seat: int) -> None:
    ledger.bolts[seat] += 1
    ledger.marks[seat].append("bolt")
    ledger.events.append(Bolted(seat, ledger.bolts[seat]))
    if ledger.bolts[seat] >= BOLTS:
        ledger.bolts[seat] = 0
        ledger.marks[seat].append("bolt-penalty")
        ledger.events.append(BoltPenalty(seat, -ledger.write(seat, -ledger.rules.bolt_penalty)))


def _book_dump_truck(ledger: Ledger) -> None:
    falling = {"off": (), "plus": (DUMP_TRUCK,), "both": (DUMP_TRUCK, -DUMP_TRUCK)}[ledger.rules.dump_truck]
    for seat in ledger.round.players:
        total = ledger.totals[seat]
        if total in falling:
            ledger.totals[seat] = 0
            ledger.marks[seat].append("dump-truck")
            ledger.events.append(DumpTruck(seat, total))
