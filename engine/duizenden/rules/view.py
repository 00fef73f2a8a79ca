"""What one seat may know of a game of Duizenden, or everybody."""

from __future__ import annotations

import msgspec

from engine.cards import Card
from engine.duizenden.rules.melds import Meld
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.score import points_to_open
from engine.duizenden.rules.state import DuizendenState, Phase, Player, Source
from engine.duizenden.rules.turn_end import to_lay_in
from engine.game import View


class Seat(msgspec.Struct, frozen=True):
    """What everybody sees of one player.

    Attributes:
        cards: how many they hold.
        melds: what they have laid, in that order.
        opened: whether they have opened in an earlier turn of this round.
        total: their points before this round; with this round once it is over.
        left: the cards they were left with, once the round is over.
    """

    cards: int
    melds: tuple[Meld, ...]
    opened: bool
    total: int
    left: tuple[Card, ...] = ()


class DuizendenView(View, frozen=True):
    """What one seat may know; its hand is empty in what everybody may know.

    It never tells whether the pile can be taken (Duizenden, Taking the open pile, Looking back is forbidden).

    Attributes:
        seat: whose view it is; None: everybody's.
        rules: the house rules.
        round: its number, from 1.
        starter: the seat that began it.
        phase: what is to be done next.
        turn: whose turn it is; None between rounds and after the game.
        first_turn: whether this is the first turn of the round.
        hand: the seat's own cards, sorted.
        seats: every player, by seat.
        top: the top card of the open pile; None if there is none.
        pile_size: how many cards the open pile has.
        pile: the open pile, bottom to top, where the house rules let everybody look; None where they do not.
        stock_size: how many cards the stock has.
        source: where the player whose turn it is got their cards from; None: they have not drawn yet.
        taken: the top card of the pile they took, which has to be laid in this turn; None: no pile, or a free one.
        to_lay: the same, as long as neither it nor its equal lies.
        loose: jokers that were swapped out and have to be laid.
        lays: how many lays of this turn can be undone.
        opening_points: what the melds of the player whose turn it is are worth towards their opening; 0 once they have
            opened in an earlier turn.
        opening_needed: what they have to be worth; 0 once they have opened in an earlier turn.
        points: what each seat has booked for the round, once it is over.
        winner: the seat that has won the game.
        hand_before, melds_before: the seat's own cards and melds as they were before the first lay of its turn; what
            they are where there was none.
    """

    seat: int | None
    rules: DuizendenRules
    round: int
    starter: int
    phase: Phase
    turn: int | None
    first_turn: bool
    hand: tuple[Card, ...]
    seats: tuple[Seat, ...]
    top: Card | None
    pile_size: int
    pile: tuple[Card, ...] | None
    stock_size: int
    source: Source | None
    taken: Card | None
    to_lay: Card | None
    loose: int
    lays: int
    opening_points: int
    opening_needed: int
    points: tuple[int, ...]
    winner: int | None
    hand_before: tuple[Card, ...]
    melds_before: tuple[Meld, ...]


def view_of(state: DuizendenState, seat: int | None) -> DuizendenView:
    """What a seat may know; for None, what everybody may know."""
    turn, over = state.turn, bool(state.points)
    own = Player(()) if seat is None else state.players[seat]
    before = turn.lays[0] if turn.lays and turn.seat == seat else own
    opens = not over and not state.player.opened
    return DuizendenView(
        seat=seat,
        rules=state.rules,
        round=state.round,
        starter=state.starter,
        phase=state.phase,
        turn=None if over else turn.seat,
        first_turn=turn.first and not over,
        hand=own.hand,
        seats=tuple([_seat(player, over) for player in state.players]),
        top=state.pile[-1] if state.pile else None,
        pile_size=len(state.pile),
        pile=state.pile if state.rules.open_pile_visible else None,
        stock_size=len(state.stock),
        source=None if over else turn.source,
        taken=None if over else turn.to_use,
        to_lay=None if over else to_lay_in(state),
        loose=0 if over else turn.loose,
        lays=0 if over else len(turn.lays),
        opening_points=points_to_open(state.player.melds, state.rules) if opens else 0,
        opening_needed=state.rules.opening_minimum if opens else 0,
        points=state.points,
        winner=state.winner,
        hand_before=before.hand,
        melds_before=before.melds,
    )


def _seat(player: Player, over: bool) -> Seat:
    return Seat(len(player.hand), player.melds, player.opened, player.total, player.hand if over else ())
