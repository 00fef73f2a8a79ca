"""A hint: what the hard computer would do, and why, as a code with what its sentence needs.

The reasons for an action are asked one after another, the most telling first; the first that holds is given.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Final

from engine.cards import Card
from engine.game import Action, Deal, Event, Hint
from engine.reasons import Details, Reasons, by_code, first_that_holds
from engine.thousand.players.bits import ABOVE, OF_SUIT, PLACE, SUIT
from engine.thousand.players.habit import chance_to_win, sights_of
from engine.thousand.players.hard import EFFORT
from engine.thousand.players.knowledge import Knowledge, only_action
from engine.thousand.players.search.decision import Thought, consider
from engine.thousand.rules.actions import Bid, Give, Pass, Play, Raise, Redeal, Surrender, Trump
from engine.thousand.rules.pack import POINTS, SPOUSE, card_points, suits_married
from engine.thousand.rules.state import highest_bid
from engine.thousand.rules.tricks import beats, best_place
from engine.thousand.rules.view import ThousandView

CHEAP: Final = 4
"""Points of a card that one gives away lightly, at most."""

EVEN: Final = 50
"""Percent from which a contract is more likely made than not."""


class Advice:
    """What a reason is sought for: an action as it was thought about, by a seat that has a view and saw these events.

    Attributes:
        view: what the seat may know.
        thought: the action, and how the round ended where it was tried.
    """

    def __init__(self, view: ThousandView, events: Sequence[Event], thought: Thought) -> None:
        self.view, self.thought, self._events = view, thought, events

    @property
    def seat(self) -> int:
        """Who is to act."""
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def knowledge(self) -> Knowledge:
        """What the player knows, who plays this round."""
        return Knowledge(self.view, self._events)

    @property
    def points(self) -> int:
        """Points that the player made on average where the action was tried."""
        at, ends = self.knowledge.me, self.thought.ends
        return round(sum([end.points[at] for end in ends]) / len(ends)) if ends else 0

    def chance(self, contract: int) -> int:
        """In how many of a hundred tries the player made a contract."""
        at, ends = self.knowledge.me, self.thought.ends
        return round(100 * sum([end.points[at] >= contract for end in ends]) / len(ends)) if ends else 0

    def chance_to_win(self, card: Card) -> float:
        """The chance, 0 to 1, that a card wins the trick on the table."""
        return chance_to_win(self.knowledge.tricks(), PLACE[card], sights_of(self.knowledge))

    def marriage(self, card: Card) -> int:
        """Points of the marriage that a card declares; 0: none."""
        return self.knowledge.tricks().marriage(PLACE[card])


def explain(view: ThousandView, events: Sequence[Event], seed: int) -> Hint:
    """What the hard computer would do on a seat, and why.

    Raises:
        ValueError: the seat has nothing to do.
    """
    only = only_action(view)
    thought = Thought(only, 0.0) if only is not None else consider(Knowledge(view, events), seed, EFFORT)[0]
    return why(view, events, thought)


def why(view: ThousandView, events: Sequence[Event], thought: Thought) -> Hint:
    """The hint for an action that has been thought about, with the first reason for it that holds."""
    return first_that_holds(_REASONS_FOR, Advice(view, events, thought), thought.action)


def next_round(_advice: Advice, _deal: Deal) -> Details | None:
    """The round has been counted."""
    return {}


def poor_deal(advice: Advice, _redeal: Redeal) -> Details | None:
    """These cards are worse than new ones: their `points`."""
    return {"points": card_points(advice.view.hand)}


def must_bid(advice: Advice, bid: Bid) -> Details | None:
    """On the barrel one may not pass: the `amount` that is needed."""
    return {"amount": bid.amount} if "pass" not in advice.view.verbs else None


def stops_barrel(advice: Advice, bid: Bid) -> Details | None:
    """The player in `seat` is on the barrel and would win the game with the contract."""
    highest = highest_bid(advice.view.calls)
    if highest is None or highest.seat == advice.seat or highest.seat not in advice.view.on_barrel:
        return None
    return {"seat": highest.seat} if advice.chance(bid.amount) < EVEN else None


def worth_bidding(advice: Advice, bid: Bid) -> Details | None:
    """The hand will probably do: `points` that it makes on average, the `chance` in percent to make `amount`."""
    return {"points": advice.points, "chance": advice.chance(bid.amount), "amount": bid.amount}


def too_weak(advice: Advice, _pass: Pass) -> Details | None:
    """The hand is not worth the `amount` that would have to be bid."""
    return {"amount": advice.view.minimum_bid}


def raises_safely(advice: Advice, action: Raise) -> Details | None:
    """The hand makes more than was bid: `points` on average, the `chance` in percent to make `amount`."""
    return {"points": advice.points, "chance": advice.chance(action.amount), "amount": action.amount}


def hopeless(advice: Advice, _surrender: Surrender) -> Details | None:
    """Playing on would cost more than giving the `contract` up."""
    return {"contract": advice.view.contract}


def empties_suit(advice: Advice, give: Give) -> Details | None:
    """It is the last card of a `suit`, which can be trumped from then on."""
    if advice.view.rules.trump_mode != "named" or sum([held.suit == give.card.suit for held in advice.view.hand]) > 1:
        return None
    return {"card": give.card, "suit": give.card.suit}


def gives_cheaply(advice: Advice, give: Give) -> Details | None:
    """The `card` is worth little, and is missed least."""
    halves = give.card in SPOUSE and SPOUSE[give.card] in advice.view.hand
    return {"card": give.card} if POINTS[give.card] <= CHEAP and not halves else None


def marriage_trump(advice: Advice, trump: Trump) -> Details | None:
    """The marriage of a `suit` is worth most as trump: its `points`."""
    if trump.suit not in suits_married(advice.view.hand):
        return None
    return {"suit": trump.suit, "points": advice.view.rules.marriage_values.value(trump.suit, trump.suit)}


def longest_suit(advice: Advice, trump: Trump) -> Details | None:
    """No `suit` is longer: its number of `cards`."""
    suits = [card.suit for card in advice.view.hand]
    length = suits.count(trump.suit)
    return {"suit": trump.suit, "cards": length} if length == max(map(suits.count, suits)) else None


def only_card(advice: Advice, play: Play) -> Details | None:
    """No other `card` may be played."""
    return {"card": play.card} if len(advice.view.playable) == 1 else None


def declares_marriage(advice: Advice, play: Play) -> Details | None:
    """The marriage of a `suit` brings so many `points`."""
    points = advice.marriage(play.card)
    if not points or not (_leads(advice) or _wins_so_far(advice, play.card)):
        return None
    return {"card": play.card, "suit": play.card.suit, "points": points}


def draws_trump(advice: Advice, play: Play) -> Details | None:
    """Leading trump takes the trumps that are `left` from the others."""
    left = (advice.knowledge.unseen & OF_SUIT[SUIT[PLACE[play.card]]]).bit_count()
    if not _leads(advice) or play.card.suit != advice.view.trump or not left:
        return None
    return {"card": play.card, "left": left}


def highest_left(advice: Advice, play: Play) -> Details | None:
    """The `card` led is the highest of its suit that is left."""
    over = advice.knowledge.unseen & ABOVE[PLACE[play.card]]
    return {"card": play.card} if _leads(advice) and not over else None


def leads_low(advice: Advice, play: Play) -> Details | None:
    """A cheap `card` is led; better ones wait."""
    return {"card": play.card} if _leads(advice) and POINTS[play.card] <= CHEAP else None


def trumps_in(advice: Advice, play: Play) -> Details | None:
    """A trump takes a trick of another suit: `points` on the table."""
    trick = advice.view.trick
    if not trick or trick[0].suit == advice.view.trump or play.card.suit != advice.view.trump:
        return None
    return {"card": play.card, "points": card_points(trick)} if _wins_so_far(advice, play.card) else None


def wins_trick(advice: Advice, play: Play) -> Details | None:
    """The `card` wins the trick for certain: `points` on the table."""
    if _leads(advice) or advice.chance_to_win(play.card) < 1:
        return None
    return {"card": play.card, "points": card_points(advice.view.trick)}


def probably_wins(advice: Advice, play: Play) -> Details | None:
    """The `card` is the best so far, and stays so with a `chance` in percent."""
    if _leads(advice) or not _wins_so_far(advice, play.card):
        return None
    return {"card": play.card, "chance": round(100 * advice.chance_to_win(play.card))}


def helps_partner(advice: Advice, play: Play) -> Details | None:
    """The trick goes to the other opponent of the declarer, in `seat`: these `points` are kept from the declarer."""
    view = advice.view
    if _leads(advice) or not POINTS[play.card] or advice.seat == view.declarer:
        return None
    played = _have_played(view)
    best = played[best_place(view.trick, view.trump)]
    if best == view.declarer or view.declarer not in played:
        return None
    return {"card": play.card, "seat": best, "points": POINTS[play.card]}


def keeps_marriage(advice: Advice, play: Play) -> Details | None:
    """King and queen of a `suit` are kept together."""
    married = suits_married(advice.view.hand)
    kept = [card for card in advice.view.playable if card in SPOUSE and card.suit in married]
    return {"card": play.card, "suit": kept[0].suit} if kept and play.card not in kept else None


def saves_ten(advice: Advice, play: Play) -> Details | None:
    """The ten of the suit is not thrown into this trick: `card` is played, `kept` is not."""
    tens = [card for card in advice.view.playable if card.rank == "T" and card.suit == play.card.suit]
    return {"card": play.card, "kept": tens[0]} if tens and play.card not in tens else None


def loses_cheaply(advice: Advice, play: Play) -> Details | None:
    """The trick is lost, and no `card` costs less."""
    lowest = min([POINTS[card] for card in advice.view.playable])
    return {"card": play.card} if POINTS[play.card] == lowest else None


def tried_out(advice: Advice, _action: Action) -> Details | None:
    """Nothing else did better in imagined deals: so many `deals`."""
    return {"deals": len(advice.thought.ends)}


_REASONS_FOR: Final[Reasons] = MappingProxyType(
    {
        Deal: (next_round,),
        Redeal: (poor_deal,),
        Bid: (must_bid, stops_barrel, worth_bidding),
        Pass: (too_weak,),
        Raise: (raises_safely,),
        Surrender: (hopeless,),
        Give: (empties_suit, gives_cheaply, tried_out),
        Trump: (marriage_trump, longest_suit, tried_out),
        Play: (
            only_card,
            declares_marriage,
            draws_trump,
            highest_left,
            leads_low,
            trumps_in,
            wins_trick,
            probably_wins,
            helps_partner,
            keeps_marriage,
            saves_ten,
            loses_cheaply,
            tried_out,
        ),
    }
)

REASONS: Final = by_code(_REASONS_FOR)
"""Every reason by its code."""


def _leads(advice: Advice) -> bool:
    return not advice.view.trick


def _wins_so_far(advice: Advice, card: Card) -> bool:
    trick, trump = advice.view.trick, advice.view.trump
    return bool(trick) and beats(card, trick[best_place(trick, trump)], trump)


def _have_played(view: ThousandView) -> list[int]:
    """Who has played to the trick on the table, in order."""
    assert view.leader is not None
    at, size = view.players.index(view.leader), len(view.players)
    return [view.players[(at + step) % size] for step in range(len(view.trick))]
