"""What the strongest computer would do, and why (`engine.game.Hint`).

It knows what its seat can know, the pile as far as it was seen among it, and never asks the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from engine.cards import Card
from engine.duizenden.players.discards import Outlook, neighbours_in
from engine.duizenden.players.hard import hard, may_take_pile
from engine.duizenden.players.memory import Position, position_of
from engine.duizenden.players.plans import plans
from engine.duizenden.rules.actions import Discard, Draw, Lay, LayMeld, LayOff, Pass, SwapJoker, TakePile, Undo
from engine.duizenden.rules.lays import melds_after, upcard_is_free
from engine.duizenden.rules.listing import melds_of_three_with
from engine.duizenden.rules.melds import Meld, card_points, fits_any, meld_points
from engine.duizenden.rules.score import points_to_open
from engine.duizenden.rules.view import DuizendenView
from engine.duizenden.solver import best_opening, best_points
from engine.game import Deal, Event, Hint
from engine.reasons import Details, Reasons, by_code, first_that_holds

SAFE: Final = 0.15
"""How likely the next player can use a card, at most, that is told as one they cannot use."""

DANGEROUS: Final = 0.5
"""How likely the next player can use a card, at least, that is to beware of."""

MANY_POINTS: Final = 10
"""What a card counts, at least, that is worth being rid of."""


class Look(msgspec.Struct, frozen=True):
    """Where a decision has been made: the view, and the turn as it stood before the first lay."""

    view: DuizendenView
    position: Position

    @property
    def melds(self) -> tuple[Meld, ...]:
        """One's own melds as they lie now."""
        return self.view.seats[self.position.seat].melds

    @property
    def opens(self) -> bool:
        """Whether one has not opened in an earlier turn."""
        return not self.position.own.opened


def explain(view: DuizendenView, events: Sequence[Event], seed: int) -> Hint:
    """What `hard` would do on the seat of a view, with the first reason for such an action that holds.

    Args:
        view: what the seat may know; the seat is to act.
        events: what it has seen in this round.
        seed: as for a computer player.
    """
    return first_that_holds(_REASONS_FOR, Look(view, position_of(view, events)), hard(view, events, seed))


# ------------------------------------------------------------------------------------------------------ between rounds


def next_round(_look: Look, _deal: Deal) -> Details | None:
    """The round is over: deal the next one."""
    return {}


# ---------------------------------------------------------------------------------------------------------------- draw


def takes_freely(look: Look, _action: TakePile) -> Details | None:
    """The first upcard, `card`, may be had for nothing."""
    free = upcard_is_free(look.position.first_turn, look.position.rules)
    return {"card": look.view.top} if free else None


def takes_to_open(look: Look, _action: TakePile) -> Details | None:
    """With the pile and its top card, `card`, one opens, with up to `points`."""
    if not look.opens:
        return None
    position = look.position
    most = best_opening((*position.hand, *position.pile), position.rules, required=look.view.top)
    return {"card": look.view.top, "points": most.opening if most is not None else 0}


def takes_for(look: Look, _action: TakePile) -> Details | None:
    """With the pile of `size` cards and its top card, `card`, up to `points` can be laid."""
    position = look.position
    cards = (*position.hand, *position.pile)
    most = best_points(cards, position.rules, position.own.melds, required=look.view.top)
    points = most.points if most is not None else 0
    return {"card": look.view.top, "size": look.view.pile_size, "points": points}


def no_pile(look: Look, _action: Draw) -> Details | None:
    """There is no pile to take."""
    return {} if look.view.top is None else None


def rather_draws(look: Look, _action: Draw) -> Details | None:
    """The top card, `card`, could be laid, but the pile is not worth it."""
    return {"card": look.view.top} if may_take_pile(look.position) else None


def top_does_not_open(look: Look, _action: Draw) -> Details | None:
    """The top card, `card`, makes a meld, but no opening of `needed` points."""
    position, top = look.position, look.view.top
    if not look.opens or top is None:
        return None
    makes_one = melds_of_three_with(top, (*position.hand, *position.pile), 0, position.rules)
    return {"card": top, "needed": position.rules.opening_minimum} if makes_one else None


def top_fits_nothing(look: Look, _action: Draw) -> Details | None:
    """The top card, `card`, cannot be laid in this turn."""
    return {"card": look.view.top}


# ----------------------------------------------------------------------------------------------------------------- lay


def other_plan(_look: Look, _action: Undo) -> Details | None:
    """What has been laid in this turn is in the way of something better."""
    return {}


def lays_the_taken(look: Look, lay: Lay) -> Details | None:
    """The card with which the pile was taken, `card`, has to be laid in this turn."""
    card = look.view.to_lay
    return {"card": card} if card in lay.cards else None


def opens_with(look: Look, _lay: LayMeld) -> Details | None:
    """One opens: with this meld or those after it, up to `points` where `needed` are enough."""
    if not look.opens:
        return None
    position = look.position
    most = best_opening(position.hand, position.rules, position.own.melds, required=position.taken)
    assert most is not None, "something is laid"
    return {"points": most.opening, "needed": position.rules.opening_minimum}


def lays_meld(look: Look, lay: LayMeld) -> Details | None:
    """The meld of `cards` counts `points` on the table, and as much less in hand."""
    rules = look.position.rules
    meld = melds_after((), lay, rules)[0]
    return {"cards": meld.cards, "points": meld_points(meld, rules)}


def lays_off(_look: Look, lay: LayOff) -> Details | None:
    """The card, `card`, fits one's meld of the number `meld`."""
    return {"card": lay.card, "meld": lay.meld}


def frees_joker(_look: Look, lay: SwapJoker) -> Details | None:
    """The card, `card`, frees a joker of one's meld of the number `meld`, which can be laid again."""
    return {"card": lay.card, "meld": lay.meld}


# ------------------------------------------------------------------------------------------------------------- discard


def nothing_to_throw(_look: Look, _action: Pass) -> Details | None:
    """Nothing that is left may be thrown: the turn ends without a discard."""
    return {}


def goes_out(look: Look, discard: Discard) -> Details | None:
    """The last card, `card`, goes: the round is over, and the others are left with theirs."""
    return {"card": discard.card} if len(look.view.hand) == 1 else None


def holds_back(look: Look, _discard: Discard) -> Details | None:
    """Cards that could be laid now, worth `points`, do more good in hand for another turn."""
    if not plans(look.position):
        return None
    rules, position = look.position.rules, look.position
    whole = plans(position)[0]
    laid, could = _table(look.melds, look), _table(whole.melds, look)
    if could <= laid or (look.opens and points_to_open(whole.melds, rules) == 0):
        return None
    return {"points": could - laid}


def saves_to_open(look: Look, _discard: Discard) -> Details | None:
    """What can be laid is worth `points` of the `needed`: melds wait in hand until it is enough."""
    if look.melds:
        return None
    most = best_opening(look.view.hand, look.position.rules)
    points = most.opening if most is not None else 0
    return {"points": points, "needed": look.position.rules.opening_minimum} if points else None


def next_player_cannot_use(look: Look, discard: Discard) -> Details | None:
    """The next player can hardly use the card, `card`, but could use the other, `other`."""
    outlook = Outlook(look.position)
    if outlook.danger(discard.card) > SAFE:
        return None
    others = [card for card in dict.fromkeys(look.view.hand) if outlook.danger(card) >= DANGEROUS]
    return {"card": discard.card, "other": max(others, key=card_points)} if others else None


def too_dangerous(look: Look, discard: Discard) -> Details | None:
    """The next player may be able to use whatever is thrown; the card, `card`, is the least loss."""
    return {"card": discard.card} if Outlook(look.position).danger(discard.card) >= DANGEROUS else None


def sheds_points(look: Look, discard: Discard) -> Details | None:
    """The card, `card`, belongs to nothing and would count `points` against one."""
    if card_points(discard.card) < MANY_POINTS or _akin(discard.card, look):
        return None
    return {"card": discard.card, "points": card_points(discard.card)}


def keeps_together(look: Look, discard: Discard) -> Details | None:
    """The other cards, `cards`, may still come to lie together; the card, `card`, belongs to none of them."""
    if _akin(discard.card, look):
        return None
    kept = [card for card in look.view.hand if card is not discard.card and neighbours_in(look.view.hand, card)]
    return {"card": discard.card, "cards": tuple(kept)} if kept else None


def helps_least(_look: Look, discard: Discard) -> Details | None:
    """Of all cards the one that is thrown, `card`, promises least."""
    return {"card": discard.card}


def _table(melds: Sequence[Meld], look: Look) -> int:
    return sum([meld_points(meld, look.position.rules) for meld in melds])


def _akin(card: Card, look: Look) -> bool:
    """Whether a card of the hand may come to lie with another of it, or lies well with one's melds."""
    return fits_any(card, look.melds, look.position.rules) or neighbours_in(look.view.hand, card) > 0


_REASONS_FOR: Final[Reasons] = MappingProxyType(
    {
        Deal: (next_round,),
        TakePile: (takes_freely, takes_to_open, takes_for),
        Draw: (no_pile, rather_draws, top_does_not_open, top_fits_nothing),
        Undo: (other_plan,),
        LayMeld: (lays_the_taken, opens_with, lays_meld),
        LayOff: (lays_the_taken, lays_off),
        SwapJoker: (lays_the_taken, frees_joker),
        Pass: (nothing_to_throw,),
        Discard: (
            goes_out,
            holds_back,
            saves_to_open,
            next_player_cannot_use,
            too_dangerous,
            sheds_points,
            keeps_together,
            helps_least,
        ),
    }
)

REASONS: Final = by_code(_REASONS_FOR)
"""Every reason by its code."""
