"""What stands between a player and the end of their turn (Duizenden, A turn, 3; Opening; Queen of spades)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import JOKER, QUEEN_OF_SPADES, Card
from engine.duizenden.rules.hands import Cards
from engine.duizenden.rules.refusals import DuizendenCode
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.score import points_to_open
from engine.duizenden.rules.state import DuizendenState, Holdings
from engine.game import Refusal


def why_not_discarded(card: Card, rules: DuizendenRules) -> DuizendenCode | None:
    """Why a card may never be discarded; None: it may (Queen of spades; House rules, `forbid_joker_discard`)."""
    if card is QUEEN_OF_SPADES:
        return DuizendenCode.QUEEN_OF_SPADES
    if card is JOKER and rules.forbid_joker_discard:
        return DuizendenCode.JOKER_DISCARD
    return None


def discardable(hand: Iterable[Card], rules: DuizendenRules) -> list[Card]:
    """The different cards of a hand that may be discarded, in its order."""
    return [card for card in dict.fromkeys(hand) if not why_not_discarded(card, rules)]


def top_card_to_lay(taken: Card | None, at_first: Cards, hand: Cards) -> Card | None:
    """The top card of the pile that was taken, as long as neither it nor its equal has been laid this turn.

    Args:
        taken: the top card; None: no pile was taken, or a free one.
        at_first: the hand before the first lay of the turn.
        hand: the hand now.
    """
    if taken is None or hand is at_first:
        return taken
    return taken if hand.count(taken) == at_first.count(taken) else None


def owed(now: Holdings, opened: bool, to_lay: Card | None, rules: DuizendenRules) -> Refusal | None:
    """What a player has to lay, or take back, before they may end their turn, as the refusal; None: nothing.

    Args:
        now: what they hold.
        opened: whether they have opened in an earlier turn of this round.
        to_lay: the top card of the pile they took, as long as it has to be laid.
        rules: the house rules.
    """
    if now.loose:
        return Refusal(DuizendenCode.LOOSE_JOKER, jokers=now.loose)
    if to_lay is not None:
        return Refusal(DuizendenCode.TOP_CARD_UNUSED, card=to_lay)
    if now.melds and not opened:
        points, needed = points_to_open(now.melds, rules), rules.opening_minimum
        if points < needed:
            return Refusal(DuizendenCode.BELOW_OPENING, points=points, needed=needed)
    return None


def to_lay_in(state: DuizendenState) -> Card | None:
    """The top card that the player whose turn it is has taken and still has to lay."""
    turn = state.turn
    if turn.to_use is None or not turn.lays:
        return turn.to_use
    return top_card_to_lay(turn.to_use, turn.lays[0].hand, state.player.hand)


def owed_in(state: DuizendenState) -> Refusal | None:
    """What the player whose turn it is has to lay, or take back, before they may end it; None: nothing."""
    return owed(state.holdings, state.player.opened, to_lay_in(state), state.rules)
