"""Thousand as the laws of every game have to know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Annotated, Any, Final

import pydantic
from hypothesis import strategies as st
from msgspec.structs import replace
from pydantic.fields import FieldInfo

from engine.cards import DECK, SUITS, Card, in_order
from engine.game import Action, Deal
from engine.thousand.rules.actions import Bid, Dark, Give, Pass, Play, Raise, Redeal, Surrender, Trump
from engine.thousand.rules.bids import HIGHEST_BID, OPENING, STEP
from engine.thousand.rules.pack import PACK, sort_hand
from engine.thousand.rules.rules import MarriageValues, ThousandRules
from engine.thousand.rules.state import Gift, Round, ThousandState

_POINTS: Final = st.integers(0, 30).map(lambda number: 5 * number)


def _values(field: FieldInfo) -> st.SearchStrategy[object]:
    kind: Any = field.annotation
    if kind is MarriageValues:
        return st.builds(MarriageValues, S=_POINTS, H=_POINTS, D=_POINTS, C=_POINTS, trump=st.none() | _POINTS)
    for bound in field.metadata:
        kind = Annotated[kind, bound]
    return st.from_type(kind)


_FIELDS: Final = {name: _values(field) for name, field in ThousandRules.model_fields.items()}


def _house_rules(fields: Mapping[str, object]) -> ThousandRules | None:
    """The house rules of some fields, None if they contradict each other."""
    try:
        return ThousandRules.model_validate(fields)
    except pydantic.ValidationError:
        return None


RULES: Final = st.fixed_dictionaries({}, optional=_FIELDS).map(_house_rules).filter(lambda rules: rules is not None)
"""Any house rules: some fields, the others as the preset has them."""


def cards(state: ThousandState) -> tuple[Card, ...]:
    """Every card, wherever it lies; from the exchange on the prikup is in a hand."""
    round_ = state.round
    held = [card for pile in (*round_.hands, *round_.taken) for card in pile]
    prikup = round_.prikup if round_.declarer is None else ()
    return (*held, *round_.trick, *prikup, *round_.undealt)


def reshuffled(state: ThousandState, seat: int | None, chance: Random) -> ThousandState:
    """The hidden cards dealt anew among the places where they lie, the gifts between others with them."""
    hidden = in_order(_hidden(state, seat))
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def anew(pile: Iterable[Card]) -> tuple[Card, ...]:
        return sort_hand([moved.get(card, card) for card in pile])

    round_ = state.round
    return replace(
        state,
        seed=chance.randrange(2**32),
        round=replace(
            round_,
            hands=tuple([anew(hand) for hand in round_.hands]),
            prikup=round_.prikup if _knows_prikup(round_, seat) else anew(round_.prikup),
            undealt=anew(round_.undealt),
            gifts=tuple([Gift(moved.get(gift.card, gift.card), gift.seat) for gift in round_.gifts]),
        ),
    )


def _hidden(state: ThousandState, seat: int | None) -> set[Card]:
    """The cards of which a seat may not know where they lie, not played yet.

    It knows those of a prikup that was shown, but where they lie only as long as nothing has been given away.
    """
    round_ = state.round
    known = set() if seat is None else set(round_.hands[seat])
    known |= {card for gift in round_.gifts if seat in (round_.declarer, gift.seat) for card in [gift.card]}
    known |= {card for pile in round_.taken for card in pile} | set(round_.trick)
    if _knows_prikup(round_, seat) and not round_.gifts:
        known |= set(round_.prikup)
    if round_.phase in ("counted", "over"):
        known |= set(round_.undealt)
    return {card for pile in (*round_.hands, round_.prikup, round_.undealt) for card in pile} - known


def _knows_prikup(round_: Round, seat: int | None) -> bool:
    return round_.declarer is not None and (round_.shown or seat == round_.declarer)


def some_action(state: ThousandState, chance: Random) -> Action:
    """Any action, mostly with cards that are there."""
    hand = chance.choice(state.round.hands) or PACK
    card = chance.choice([*hand, chance.choice(DECK)])
    amount = chance.choice([chance.randrange(0, 500), 5 * chance.randrange(20, 50)])
    return chance.choice(
        [
            Bid(amount),
            Pass(),
            Dark(chance.choice([120, amount])),
            Redeal(),
            Raise(amount),
            Surrender(),
            Give(card, chance.randrange(state.seats + 1)),
            Trump(chance.choice(SUITS)),
            Play(card, quiet=chance.random() < 0.3),
            Deal(),
        ]
    )


def takes_back(action: Action) -> bool:
    return False


DEALS: Final = 60
"""How often the cards of one round are dealt at most. The rules set no bound, but it is next to impossible."""


def moves_a_round(state: ThousandState) -> int:
    """The bound that the rules imply: each bid and raise is higher, each pass final, each card played once."""
    bids = (HIGHEST_BID - OPENING) // STEP + 1
    auction, exchange = bids + 3, bids + 2
    return DEALS * auction + exchange + 1 + len(PACK)
