"""What one seat may know of a match, copied out of the state field by field.

Never in it: other hands, the prikup before it is taken, a prikup that was not shown (but to the declarer), the
gifts between others, the undealt cards before the round is over, the seed.
"""

from __future__ import annotations

from typing import Final, Literal

from engine.cards import Card
from engine.game import Action, View
from engine.thousand.rules.actions import Bid, Dark, Pass, Raise, Redeal, Surrender
from engine.thousand.rules.bids import BLIND, STEP, cap, lowest_bid
from engine.thousand.rules.pack import card_points
from engine.thousand.rules.play import is_legal, to_act
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import Call, Gift, Marriage, Phase, Round, SheetLine, ThousandState, Trick
from engine.thousand.rules.tricks import declarable, playable

Verb = Literal["bid", "pass", "dark", "redeal", "raise", "surrender", "give", "trump", "play", "deal"]


class ThousandView(View, frozen=True):
    """A match as one seat sees it; for seat None, as everybody does.

    Attributes:
        seat: whose view it is.
        rules: the house rules.
        seats: how many sit at the table.
        round: the number of the round, from 1.
        deals: how often its cards have been dealt.
        dealer: the seat that dealt.
        players: the three who play this round, clockwise from forehand.
        sitter: who of four sits out.
        golden: whether everything written is doubled this round.
        phase: what is to be done.
        to_act: the seats that may act now.
        hand: one's own cards, sorted.
        cards: how many cards everybody holds, by seat.
        calls: what has been said in the auction, in order.
        passed: who has left it.
        prikup: its cards, once this seat may know them; it remembers them for the round.
        declarer: who has won the auction.
        contract: points that the declarer has to make; 0 before.
        dark: whether the contract was bid blind.
        gifts: what this seat has given or been given.
        given: to whom the declarer has given a card, in order.
        trump: the trump suit.
        leader: who has led to the trick on the table, or leads to the next one; None but in play.
        trick: the cards on the table, in order from the leader.
        declared: marriages of this trick that count if it is won.
        last_trick: the last full trick.
        tricks: tricks taken, by seat.
        taken: card points taken, by seat.
        marriages: those that count.
        lost: those declared in a trick that went to another.
        points: of this round so far, marriages included, by seat.
        totals: before this round; after it, once it is counted.
        bolts: by seat.
        on_barrel: who plays this round on the barrel; once it is counted, who stands on it.
        barrel: failed attempts, by seat.
        sheet: the finished rounds.
        undealt: the cards that were not dealt, once the round is over.
        winner: who has won.
        verbs: the kinds of action open to this seat now.
        minimum_bid: the lowest bid that this seat may make, now or when its turn comes; in the exchange the lowest
            raise; None where it has neither to make.
        cap: the highest; it may be below the lowest.
        playable: cards that this seat may play now.
        declarable: those of them that would declare a marriage.
    """

    seat: int | None
    rules: ThousandRules
    seats: int
    round: int
    deals: int
    dealer: int
    players: tuple[int, ...]
    sitter: int | None
    golden: bool
    phase: Phase
    to_act: tuple[int, ...]
    hand: tuple[Card, ...]
    cards: tuple[int, ...]
    calls: tuple[Call, ...]
    passed: tuple[int, ...]
    prikup: tuple[Card, ...]
    declarer: int | None
    contract: int
    dark: bool
    gifts: tuple[Gift, ...]
    given: tuple[int, ...]
    trump: str | None
    leader: int | None
    trick: tuple[Card, ...]
    declared: tuple[Marriage, ...]
    last_trick: Trick | None
    tricks: tuple[int, ...]
    taken: tuple[int, ...]
    marriages: tuple[Marriage, ...]
    lost: tuple[Marriage, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    bolts: tuple[int, ...]
    on_barrel: tuple[int, ...]
    barrel: tuple[int, ...]
    sheet: tuple[SheetLine, ...]
    undealt: tuple[Card, ...]
    winner: int | None
    verbs: tuple[Verb, ...]
    minimum_bid: int | None
    cap: int | None
    playable: tuple[Card, ...]
    declarable: tuple[Card, ...]


def view_of(state: ThousandState, seat: int | None) -> ThousandView:
    """What a seat may know; for None, what everybody may know."""
    round_ = state.round
    taken = tuple([card_points(cards) for cards in round_.taken])
    over = round_.phase in ("counted", "over")
    verbs = _verbs(state, seat)
    lowest, highest = _bounds(state, seat)
    cards = tuple(playable(state, seat)) if seat is not None and "play" in verbs else ()
    return ThousandView(
        seat=seat,
        rules=state.rules,
        seats=state.seats,
        round=round_.number,
        deals=round_.deals,
        dealer=round_.dealer,
        players=round_.players,
        sitter=round_.sitter,
        golden=round_.golden,
        phase=round_.phase,
        to_act=to_act(state),
        hand=() if seat is None else round_.hands[seat],
        cards=tuple(map(len, round_.hands)),
        calls=round_.calls,
        passed=round_.passed,
        prikup=_prikup(round_, seat),
        declarer=round_.declarer,
        contract=round_.contract,
        dark=round_.dark,
        gifts=tuple([gift for gift in round_.gifts if seat is not None and seat in (round_.declarer, gift.seat)]),
        given=tuple([gift.seat for gift in round_.gifts]),
        trump=round_.trump,
        leader=(*round_.trick_seats, round_.turn)[0] if round_.phase == "play" else None,
        trick=round_.trick,
        declared=round_.declared,
        last_trick=round_.last_trick,
        tricks=tuple([len(cards) // len(round_.players) for cards in round_.taken]),
        taken=taken,
        marriages=round_.marriages,
        lost=round_.lost,
        points=tuple([points + round_.marriage_points(at) for at, points in enumerate(taken)]),
        totals=state.totals,
        bolts=state.bolts,
        on_barrel=tuple([at for at in range(state.seats) if _on_barrel(state, at)]),
        barrel=state.barrel,
        sheet=state.sheet,
        undealt=round_.undealt if over else (),
        winner=state.winner,
        verbs=verbs,
        minimum_bid=lowest,
        cap=highest,
        playable=cards,
        declarable=tuple(declarable(state, seat, cards)) if seat is not None else (),
    )


def _prikup(round_: Round, seat: int | None) -> tuple[Card, ...]:
    taken = round_.declarer is not None
    return round_.prikup if taken and (round_.shown or seat == round_.declarer) else ()


_TRIED: Final[tuple[tuple[Verb, Action], ...]] = (
    ("pass", Pass()),
    ("dark", Dark(BLIND)),
    ("redeal", Redeal()),
    ("surrender", Surrender()),
)
"""Kinds of action of which there is but one, open if that one is legal."""

_OF_PHASE: Final[dict[Phase, tuple[Verb, ...]]] = {
    "exchange": ("give",),
    "trump": ("trump",),
    "play": ("play",),
    "counted": ("deal",),
}
"""Kinds of action that are always open in their phase to whoever acts."""


def _verbs(state: ThousandState, seat: int | None) -> tuple[Verb, ...]:
    if seat is None or seat not in to_act(state):
        return ()
    round_ = state.round
    tried = [verb for verb, action in _TRIED if is_legal(state, seat, action)]
    amounts: list[Verb] = []
    if is_legal(state, seat, Bid(lowest_bid(state, seat))):
        amounts.append("bid")
    if is_legal(state, seat, Raise(round_.contract + STEP)):
        amounts.append("raise")
    return (*amounts, *tried, *_OF_PHASE.get(round_.phase, ()))


def _bounds(state: ThousandState, seat: int | None) -> tuple[int | None, int | None]:
    """The lowest and the highest amount that a seat may name, now or when its turn comes."""
    round_ = state.round
    if seat is None:
        return None, None
    if round_.phase == "auction" and seat in round_.players and seat not in round_.passed:
        return lowest_bid(state, seat), cap(state.rules, round_.hands[seat])
    if round_.phase == "exchange" and seat == round_.declarer and state.rules.raise_after_prikup:
        return round_.contract + STEP, cap(state.rules, round_.hands[seat])
    return None, None


def _on_barrel(state: ThousandState, seat: int) -> bool:
    over = state.round.phase in ("counted", "over")
    return state.has_barrel_total(seat) if over else state.on_barrel(seat)
