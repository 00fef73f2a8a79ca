"""What nothing can take from a player who leads: tricks that they win wherever the hidden cards are."""

from __future__ import annotations

from engine.cards import SUITS
from engine.thousand.players.bits import ABOVE, MATE, NO_TRUMP, OF_SUIT, SUIT, WORTH, places
from engine.thousand.players.knowledge import Knowledge


def certain_lead(knowledge: Knowledge) -> int | None:
    """The place of the card that the declarer leads to take a contract home that is certain.

    None if it is not certain, or made already, or the player is not the declarer on lead.
    """
    view, seat = knowledge.view, knowledge.view.seat
    if seat is None or seat != view.declarer or view.trick or view.points[seat] >= view.contract:
        return None
    winners = certain_winners(knowledge)
    points = view.points[seat] + sum([WORTH[place] for place in winners]) + _marriages(knowledge, winners)
    return winners[0] if winners and points >= view.contract else None


def certain_winners(knowledge: Knowledge) -> list[int]:
    """The places of cards in hand that win when led one after another, in this order, whoever holds the others.

    Trumps come first. Only if they draw all that are out, the other suits are certain too.
    """
    trump = knowledge.trump
    trumps = _masters(knowledge, trump) if trump != NO_TRUMP else []
    if len(trumps) < (knowledge.unseen & OF_SUIT[trump]).bit_count():
        return trumps
    others = [place for suit in range(len(SUITS)) if suit != trump for place in _masters(knowledge, suit)]
    return trumps + others


def _masters(knowledge: Knowledge, suit: int) -> list[int]:
    """Cards of a suit above all that are out, the highest first."""
    own = [place for place in places(knowledge.hand & OF_SUIT[suit]) if not knowledge.unseen & ABOVE[place]]
    return own[::-1]


def _marriages(knowledge: Knowledge, winners: list[int]) -> int:
    """Points that marriages bring which are declared with these cards."""
    rules, view = knowledge.view.rules, knowledge.view
    married = {SUIT[place] for place in winners if MATE[place] & knowledge.hand}
    trick_won = view.tricks[view.players[knowledge.me]] > 0
    if rules.trump_mode == "marriage" or (rules.marriage_mode == "lead" and not trick_won):
        return 0
    return sum([rules.marriage_values.value(SUITS[suit], view.trump) for suit in married])
