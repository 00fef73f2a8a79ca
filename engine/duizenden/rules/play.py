"""The rules of a turn, in the order of the rule book (Duizenden, A turn).

Every action is looked at in the order of the refusal codes of the notation, so the first thing wrong is what a
player is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from msgspec.structs import replace

from engine.cards import in_order
from engine.duizenden.rules import events as happened
from engine.duizenden.rules.actions import Discard, Draw, Lay, LayMeld, LayOff, Pass, SwapJoker, TakePile, Undo
from engine.duizenden.rules.deal import SEATS, deal, first_starter, new_stock, next_round
from engine.duizenden.rules.hands import Cards, less, without
from engine.duizenden.rules.lays import lay, may_take, upcard_is_free
from engine.duizenden.rules.melds import Meld
from engine.duizenden.rules.refusals import DuizendenCode
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.score import counted
from engine.duizenden.rules.state import DuizendenState, Player, Turn
from engine.duizenden.rules.turn_end import discardable, owed_in, why_not_discarded
from engine.game import Action, Deal, Event, GameOver, Refusal, RoundDealt, RoundOver, SharedCode

Outcome = tuple[DuizendenState, tuple[Event, ...]]


def start(rules: DuizendenRules, seats: int, seed: int) -> DuizendenState:
    """A new match, its first round dealt; the seed decides every shuffle.

    Raises:
        ValueError: the game is not played by so many.
    """
    if seats not in SEATS:
        raise ValueError(f"Duizenden is played by two to six, not by {seats}")
    return deal(rules, seed, round=1, starter=first_starter(seed, seats), totals=(0,) * seats)


def to_act(state: DuizendenState) -> tuple[int, ...]:
    """The seats that may act now: the one whose turn it is, all between rounds, none after the game."""
    if not state.points:
        return (state.turn.seat,)
    return tuple(range(len(state.players))) if state.winner is None else ()


def apply(state: DuizendenState, seat: int, action: Action) -> Outcome:
    """The state after an action, and what happened.

    Raises:
        Refusal: the rules do not allow it.
    """
    kind = type(action)
    move = _MOVES.get(kind)
    if move is None:
        raise Refusal(SharedCode.UNREADABLE)
    _look_whether_it_is_time(state, seat, kind)
    return move(state, action)


def _look_whether_it_is_time(state: DuizendenState, seat: int, kind: type[Action]) -> None:
    if state.points:
        if not 0 <= seat < len(state.players):
            raise Refusal(SharedCode.NOT_YOUR_TURN)
        if state.winner is not None:
            raise Refusal(SharedCode.GAME_OVER)
        if kind is not Deal:
            raise Refusal(SharedCode.WRONG_PHASE, phase=state.phase)
        return
    turn = state.turn
    if seat != turn.seat:
        raise Refusal(SharedCode.NOT_YOUR_TURN, turn=turn.seat)
    if kind is Deal:
        raise Refusal(SharedCode.WRONG_PHASE, phase=state.phase)
    draws = kind is Draw or kind is TakePile
    if turn.source is None and not draws:
        raise Refusal(DuizendenCode.DRAW_FIRST)
    if turn.source is not None and draws:
        raise Refusal(DuizendenCode.ALREADY_DRAWN, source=turn.source)


# ------------------------------------------------------------------------------------------------ a turn, 1: draw


def _draw(state: DuizendenState, _: Draw) -> Outcome:
    """Take the top card of the stock (Duizenden, A turn, 1; When the stock runs out)."""
    events: list[Event] = []
    if not state.stock:
        ended = _stock_spent(state)
        if ended:
            return _count(state, ended)
        stock = new_stock(state)
        state = replace(state, stock=stock, pile=state.pile[-1:], shuffles=state.shuffles + 1, stalled=True)
        events.append(happened.Reshuffled(len(stock)))
    card, seat = state.stock[0], state.turn.seat
    player = _with_hand(state.player, in_order((*state.player.hand, card)))
    events += (happened.Drew(seat), happened.DrewCard(seat, card))
    turn = Turn(seat, state.turn.first, "stock")
    return replace(state, players=_seated(state, player), stock=state.stock[1:], turn=turn), tuple(events)


def _stock_spent(state: DuizendenState) -> happened.StockSpent | None:
    """Why no new stock is made of the pile; None: it is."""
    if len(state.pile) < 2 or state.rules.stock_empty == "end_round":
        return happened.StockSpent(blocked=False)
    return happened.StockSpent(blocked=True) if state.stalled else None


def _take(state: DuizendenState, _: TakePile) -> Outcome:
    """Take the whole open pile (Duizenden, Taking the open pile)."""
    pile, seat, player, first = state.pile, state.turn.seat, state.player, state.turn.first
    if not pile:
        raise Refusal(DuizendenCode.PILE_EMPTY)
    if not pile_may_be_taken(state):
        raise Refusal(DuizendenCode.PILE_UNUSABLE)
    player = _with_hand(player, in_order(player.hand + pile))
    turn = Turn(seat, first, "pile", None if upcard_is_free(first, state.rules) else pile[-1])
    event = happened.TookPile(seat, pile[-1], len(pile))
    return replace(state, players=_seated(state, player), pile=(), turn=turn), (event,)


def pile_may_be_taken(state: DuizendenState) -> bool:
    """Whether the player whose turn it is may take the pile."""
    player, first = state.player, state.turn.first
    return may_take(player.hand, state.pile, player.melds, player.opened, state.rules, first_turn=first)


# ------------------------------------------------------------------------------------------------- a turn, 2: lay


def _lay(state: DuizendenState, action: Lay) -> Outcome:
    """Lay a new meld, lay a card off, or swap a joker out; laying the last card may end the round."""
    turn, player, before = state.turn, state.player, state.holdings
    after = lay(before, action, state.rules)
    turn = Turn(turn.seat, turn.first, turn.source, turn.to_use, after.loose, (*turn.lays, before))
    player = Player(after.hand, after.melds, player.opened, player.total)
    state = replace(state, players=_seated(state, player), turn=turn)
    event = _laid(turn.seat, action, after.melds)
    return (state, (event,)) if after.hand or after.loose else _end_turn(state, after.hand, state.pile, event)


def _laid(seat: int, action: Lay, melds: tuple[Meld, ...]) -> Event:
    """The event of a lay that has led to these melds."""
    if isinstance(action, LayMeld):
        return happened.LaidMeld(seat, len(melds) - 1, melds[-1].cards)
    kind = happened.LaidOff if isinstance(action, LayOff) else happened.SwappedJoker
    return kind(seat, action.meld, action.card)


def _undo(state: DuizendenState, _: Undo) -> Outcome:
    """Take back the last lay of this turn (Duizenden, Taking the open pile)."""
    turn, player = state.turn, state.player
    if not turn.lays:
        raise Refusal(DuizendenCode.NOTHING_TO_UNDO)
    before = turn.lays[-1]
    back = less(before.hand, player.hand)
    player = Player(before.hand, before.melds, player.opened, player.total)
    taken_back = Turn(turn.seat, turn.first, turn.source, turn.to_use, before.loose, turn.lays[:-1])
    return replace(state, players=_seated(state, player), turn=taken_back), (happened.Undid(turn.seat, back),)


# --------------------------------------------------------------------------------------------- a turn, 3: discard


def _discard(state: DuizendenState, action: Discard) -> Outcome:
    """Throw a card on the open pile (Duizenden, A turn, 3; Queen of spades; Going out)."""
    card, player = action.card, state.player
    hand, _ = without(player.hand, (card,))
    wrong = why_not_discarded(card, state.rules)
    if wrong:
        raise Refusal(wrong)
    return _end_turn(state, hand, (*state.pile, card), happened.Discarded(state.turn.seat, card))


def _pass(state: DuizendenState, _: Pass) -> Outcome:
    """End the turn without a discard (Duizenden, A turn, Queen of spades)."""
    for card in discardable(state.player.hand, state.rules):
        raise Refusal(DuizendenCode.DISCARD_NEEDED, card=card)
    return _end_turn(state, state.player.hand, state.pile, happened.Passed(state.turn.seat))


def _end_turn(state: DuizendenState, hand: Cards, pile: Cards, event: Event) -> Outcome:
    """The next seat's turn, or the end of the round if no card is left; who has melds now has opened.

    `state` is what the turn comes to, but for what its last action leaves of hand and pile.
    """
    refusal = owed_in(state)
    if refusal:
        raise refusal
    turn, player = state.turn, state.player
    player = Player(hand, player.melds, bool(player.melds), player.total)
    state = replace(
        state,
        players=_seated(state, player),
        pile=pile,
        turn=Turn((turn.seat + 1) % len(state.players)) if hand else turn,
        stalled=state.stalled and not turn.lays,
    )
    return (state, (event,)) if hand else _count(state, event, happened.WentOut(turn.seat))


# ------------------------------------------------------------------------------------- the rounds and the game


def _count(state: DuizendenState, *events: Event) -> Outcome:
    """The end of the round, and of the game if somebody has won (Duizenden, The game, 2)."""
    state = counted(state)
    over = (*events, RoundOver(state.round, state.points, state.totals))
    if state.winner is None:
        return state, over
    return state, (*over, GameOver(state.totals, state.winner))


def _deal(state: DuizendenState, _: Deal) -> Outcome:
    """The next round (Duizenden, The game, 2)."""
    dealt = next_round(state)
    return dealt, (RoundDealt(dealt.round, dealt.starter), happened.TurnedUp(dealt.pile[-1]))


# --------------------------------------------------------------------------------------------------------- players


def _with_hand(player: Player, hand: Cards) -> Player:
    return Player(hand, player.melds, player.opened, player.total)


def _seated(state: DuizendenState, player: Player) -> tuple[Player, ...]:
    """The players, with a new one on the seat whose turn it is."""
    seat, players = state.turn.seat, state.players
    return (*players[:seat], player, *players[seat + 1 :])


_MOVES: Final[Mapping[type[Action], Callable[[DuizendenState, Any], Outcome]]] = MappingProxyType(
    {
        Draw: _draw,
        TakePile: _take,
        LayMeld: _lay,
        LayOff: _lay,
        SwapJoker: _lay,
        Undo: _undo,
        Discard: _discard,
        Pass: _pass,
        Deal: _deal,
    }
)
