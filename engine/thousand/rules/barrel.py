"""The barrel in the count of a round (Thousand, Barrel; house rules `barrel_…`, `must_win_from_barrel`)."""

from __future__ import annotations

from engine.thousand.rules.events import BarrelFailed, BarrelPenalty, CameOnBarrel, KnockedOff
from engine.thousand.rules.ledger import Ledger


def book_barrel(ledger: Ledger) -> None:
    """Who was on the barrel has won or failed; who jumps past it stops on it; who comes onto it may throw others off.

    Points are written already. Who sits out is not on the barrel, whatever the total.
    """
    state, rules = ledger.state, ledger.rules
    before = [seat for seat in ledger.round.players if state.on_barrel(seat)]
    others = [seat for seat in ledger.round.players if seat not in before]
    for seat in before:
        ledger.marks[seat].append("on-barrel")
        if ledger.totals[seat] < rules.target:
            _fail(ledger, seat)
    newcomers = [seat for seat in others if _comes_on(ledger, seat)]
    if newcomers and rules.barrel_collision == "knock_off":
        for seat in before:
            _knock_off(ledger, seat)


def _fail(ledger: Ledger, seat: int) -> None:
    """A round without success: the last of the attempts costs the penalty, but a declarer nothing more."""
    rules = ledger.rules
    attempt = ledger.barrel[seat] + 1
    last = attempt >= rules.barrel_attempts > 0
    ledger.events.append(BarrelFailed(seat, attempt, rules.barrel_attempts))
    ledger.barrel[seat] = 0 if last else attempt
    if last and seat != ledger.declarer:
        ledger.marks[seat].append("barrel-penalty")
        ledger.events.append(BarrelPenalty(seat, -ledger.write(seat, -rules.barrel_penalty)))
    if rules.barrel_clamp and ledger.totals[seat] > ledger.state.totals[seat]:
        ledger.totals[seat] = rules.barrel_at


def _comes_on(ledger: Ledger, seat: int) -> bool:
    rules = ledger.rules
    if rules.must_win_from_barrel and ledger.totals[seat] >= rules.target:
        ledger.totals[seat] = rules.barrel_at
    if not ledger.has_barrel_total(seat):
        return False
    if rules.barrel_clamp:
        ledger.totals[seat] = rules.barrel_at
    ledger.marks[seat].append("to-barrel")
    ledger.events.append(CameOnBarrel(seat, ledger.totals[seat]))
    return True


def _knock_off(ledger: Ledger, seat: int) -> None:
    """Who still sits on the barrel and has not just paid for it anyway is thrown off."""
    if ledger.has_barrel_total(seat) and "barrel-penalty" not in ledger.marks[seat]:
        ledger.barrel[seat] = 0
        ledger.marks[seat].append("knocked-off")
        ledger.events.append(KnockedOff(seat, -ledger.write(seat, -ledger.rules.barrel_penalty)))
