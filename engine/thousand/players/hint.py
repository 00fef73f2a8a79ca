"""A hint: what the hard computer would do, and why, as a code with what its sentence needs.

All codes stand in `REASONS`, each with what it means. The reasons for an action are asked one after another, the most
telling first; the first that holds is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from engine.cards import Card
from engine.game import Action, Detail, Event, Hint
from engine.thousand.players.cardplay import chance_to_win, marriage_points
from engine.thousand.players.hard import EFFORT
from engine.thousand.players.memory import Memory, remember
from engine.thousand.players.search.decision import Thought, consider
from engine.thousand.rules.actions import Bid, Deal, Give, Pass, Play, Raise, Redeal, Surrender, Trump
from engine.thousand.rules.pack import POINTS, SPOUSE, STRENGTH, card_points, suits_married
from engine.thousand.rules.tricks import beats, best_place
from engine.thousand.rules.view import ThousandView

Details = dict[str, Detail]

CHEAP: Final = 4
"""Points of a card that one gives away lightly, at most."""

EVEN: Final = 50
"""Percent from which a contract is rather made than not."""


class Case(msgspec.Struct, frozen=True):
    """What a reason is sought for: an action as it was thought about, where, by somebody who remembers so much."""

    view: ThousandView
    memory: Memory
    thought: Thought

    @property
    def seat(self) -> int:
        """Who is to act."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def points(self) -> int:
        """Points that he made on average where the action was tried."""
        at, ends = self.view.players.index(self.seat), self.thought.ends
        return round(sum([end.points[at] for end in ends]) / len(ends)) if ends else 0

    def chance(self, contract: int) -> int:
        """In how many of a hundred tries he made a contract."""
        at, ends = self.view.players.index(self.seat), self.thought.ends
        return round(100 * sum([end.points[at] >= contract for end in ends]) / len(ends)) if ends else 0


def explain(view: ThousandView, events: Sequence[Event], seed: int) -> Hint:
    """What the hard computer would do on a seat, and why.

    Raises:
        ValueError: the seat has nothing to do.
    """
    return why(view, events, consider(view, events, seed, EFFORT)[0])


def why(view: ThousandView, events: Sequence[Event], thought: Thought) -> Hint:
    """The most telling reason for an action."""
    case = Case(view, remember(view, events), thought)
    for code, reason in REASONS.items():
        details = reason.holds(case, thought.action) if isinstance(thought.action, reason.kind) else None
        if details is not None:
            return Hint(thought.action, code, details)
    raise AssertionError("the last reason always holds")


def _next_round(_case: Case, _deal: Deal) -> Details | None:
    """The round has been counted."""
    return {}


def _poor_deal(case: Case, _redeal: Redeal) -> Details | None:
    """These cards are worse than new ones: their `points`."""
    return {"points": card_points(case.view.hand)}


def _must_bid(case: Case, bid: Bid) -> Details | None:
    """On the barrel one may not pass: the `amount` that is needed."""
    return {"amount": bid.amount} if "pass" not in case.view.verbs else None


def _stops_barrel(case: Case, bid: Bid) -> Details | None:
    """A player on the barrel would win the game with the contract: his `seat`."""
    calls = [call for call in case.view.calls if call.bid is not None]
    rival = calls[-1].seat if calls else case.seat
    if rival == case.seat or rival not in case.view.on_barrel or case.chance(bid.amount) >= EVEN:
        return None
    return {"seat": rival}


def _worth_bidding(case: Case, bid: Bid) -> Details | None:
    """The hand will probably do: `points` that it makes on average, the `chance` in percent to make `amount`."""
    return {"points": case.points, "chance": case.chance(bid.amount), "amount": bid.amount}


def _too_weak(case: Case, _pass: Pass) -> Details | None:
    """The hand is not worth the `amount` that would have to be bid."""
    return {"amount": case.view.minimum_bid}


def _raises_safely(case: Case, action: Raise) -> Details | None:
    """The hand makes more than was bid: `points` on average, the `chance` in percent to make `amount`."""
    return {"points": case.points, "chance": case.chance(action.amount), "amount": action.amount}


def _hopeless(case: Case, _surrender: Surrender) -> Details | None:
    """Playing on would cost more than giving the `contract` up."""
    return {"contract": case.view.contract}


def _empties_suit(case: Case, give: Give) -> Details | None:
    """It is the last card of a `suit`, which can be trumped from then on."""
    if case.view.rules.trump_mode != "named" or sum([held.suit == give.card.suit for held in case.view.hand]) > 1:
        return None
    return {"card": give.card, "suit": give.card.suit}


def _gives_cheaply(case: Case, give: Give) -> Details | None:
    """The `card` is worth little, and is missed least."""
    halves = give.card in SPOUSE and SPOUSE[give.card] in case.view.hand
    return {"card": give.card} if POINTS[give.card] <= CHEAP and not halves else None


def _marriage_trump(case: Case, trump: Trump) -> Details | None:
    """The marriage of a `suit` is worth most as trump: its `points`."""
    if trump.suit not in suits_married(case.view.hand):
        return None
    return {"suit": trump.suit, "points": case.view.rules.marriage_values.value(trump.suit, trump.suit)}


def _longest_suit(case: Case, trump: Trump) -> Details | None:
    """No `suit` is longer: its number of `cards`."""
    suits = [card.suit for card in case.view.hand]
    length = suits.count(trump.suit)
    return {"suit": trump.suit, "cards": length} if length == max(map(suits.count, suits)) else None


def _only_card(case: Case, play: Play) -> Details | None:
    """No other `card` may be played."""
    return {"card": play.card} if len(case.view.playable) == 1 else None


def _declares_marriage(case: Case, play: Play) -> Details | None:
    """The marriage of a `suit` brings so many `points`."""
    points = marriage_points(case.view, play.card)
    if not points or not (_leads(case) or _wins_so_far(case, play.card)):
        return None
    return {"card": play.card, "suit": play.card.suit, "points": points}


def _draws_trump(case: Case, play: Play) -> Details | None:
    """Leading trump takes the trumps that are `left` from the others."""
    left = len(case.memory.unseen_in(play.card.suit))
    if not _leads(case) or play.card.suit != case.view.trump or not left:
        return None
    return {"card": play.card, "left": left}


def _highest_left(case: Case, play: Play) -> Details | None:
    """The `card` led is the highest of its suit that is left."""
    over = [other for other in case.memory.unseen_in(play.card.suit) if STRENGTH[other] > STRENGTH[play.card]]
    return {"card": play.card} if _leads(case) and not over else None


def _leads_low(case: Case, play: Play) -> Details | None:
    """A cheap `card` is led; better ones wait."""
    return {"card": play.card} if _leads(case) and POINTS[play.card] <= CHEAP else None


def _trumps_in(case: Case, play: Play) -> Details | None:
    """A trump takes a trick of another suit: `points` on the table."""
    trick = case.view.trick
    if not trick or trick[0].suit == case.view.trump or play.card.suit != case.view.trump:
        return None
    return {"card": play.card, "points": card_points(trick)} if _wins_so_far(case, play.card) else None


def _wins_trick(case: Case, play: Play) -> Details | None:
    """The `card` wins the trick for certain: `points` on the table."""
    if _leads(case) or chance_to_win(case.view, case.memory, play.card) < 1:
        return None
    return {"card": play.card, "points": card_points(case.view.trick)}


def _probably_wins(case: Case, play: Play) -> Details | None:
    """The `card` is the best so far, and stays so with a `chance` in percent."""
    if _leads(case) or not _wins_so_far(case, play.card):
        return None
    return {"card": play.card, "chance": round(100 * chance_to_win(case.view, case.memory, play.card))}


def _helps_partner(case: Case, play: Play) -> Details | None:
    """The trick goes to the other opponent of the declarer, in `seat`: these `points` are kept from the declarer."""
    view = case.view
    if _leads(case) or not POINTS[play.card] or case.seat == view.declarer:
        return None
    played = _have_played(view)
    best = played[best_place(view.trick, view.trump)]
    if best == view.declarer or view.declarer not in played:
        return None
    return {"card": play.card, "seat": best, "points": POINTS[play.card]}


def _keeps_marriage(case: Case, play: Play) -> Details | None:
    """King and queen of a `suit` are kept together."""
    married = suits_married(case.view.hand)
    kept = [card for card in case.view.playable if card in SPOUSE and card.suit in married]
    return {"card": play.card, "suit": kept[0].suit} if kept and play.card not in kept else None


def _saves_ten(case: Case, play: Play) -> Details | None:
    """The ten of the suit is not thrown into this trick: `card` is played, `kept` is not."""
    tens = [card for card in case.view.playable if card.rank == "T" and card.suit == play.card.suit]
    return {"card": play.card, "kept": tens[0]} if tens and play.card not in tens else None


def _loses_cheaply(case: Case, play: Play) -> Details | None:
    """The trick is lost, and no `card` costs less."""
    lowest = min([POINTS[card] for card in case.view.playable])
    return {"card": play.card} if POINTS[play.card] == lowest else None


def _tried_out(case: Case, _action: Action) -> Details | None:
    """Nothing else did better in imagined deals: so many `deals`."""
    return {"deals": len(case.thought.ends)}


class Reason(msgspec.Struct, frozen=True):
    """A reason for a kind of action: when it holds, and the details of its sentence; None if it does not hold."""

    kind: type[Action]
    holds: Callable[[Case, Any], Details | None]

    @property
    def meaning(self) -> str:
        """What the code says, and its details."""
        return self.holds.__doc__ or ""


REASONS: Final[Mapping[str, Reason]] = MappingProxyType(
    {
        "next-round": Reason(Deal, _next_round),
        "poor-deal": Reason(Redeal, _poor_deal),
        "must-bid": Reason(Bid, _must_bid),
        "stops-barrel": Reason(Bid, _stops_barrel),
        "worth-bidding": Reason(Bid, _worth_bidding),
        "too-weak": Reason(Pass, _too_weak),
        "raises-safely": Reason(Raise, _raises_safely),
        "hopeless": Reason(Surrender, _hopeless),
        "empties-suit": Reason(Give, _empties_suit),
        "gives-cheaply": Reason(Give, _gives_cheaply),
        "marriage-trump": Reason(Trump, _marriage_trump),
        "longest-suit": Reason(Trump, _longest_suit),
        "only-card": Reason(Play, _only_card),
        "declares-marriage": Reason(Play, _declares_marriage),
        "draws-trump": Reason(Play, _draws_trump),
        "highest-left": Reason(Play, _highest_left),
        "leads-low": Reason(Play, _leads_low),
        "trumps-in": Reason(Play, _trumps_in),
        "wins-trick": Reason(Play, _wins_trick),
        "probably-wins": Reason(Play, _probably_wins),
        "helps-partner": Reason(Play, _helps_partner),
        "keeps-marriage": Reason(Play, _keeps_marriage),
        "saves-ten": Reason(Play, _saves_ten),
        "loses-cheaply": Reason(Play, _loses_cheaply),
        "tried-out": Reason(Action, _tried_out),
    }
)
"""Every code, with the reason that it stands for."""


def _leads(case: Case) -> bool:
    return not case.view.trick


def _wins_so_far(case: Case, card: Card) -> bool:
    trick, trump = case.view.trick, case.view.trump
    return bool(trick) and beats(card, trick[best_place(trick, trump)], trump)


def _have_played(view: ThousandView) -> list[int]:
    """Who has played to the trick on the table, in order."""
    assert view.leader is not None
    at, size = view.players.index(view.leader), len(view.players)
    return [view.players[(at + step) % size] for step in range(len(view.trick))]
