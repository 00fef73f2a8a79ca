"""What a round is worth (Duizenden, The game, 2 and 3)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.duizenden.rules.melds import Meld, card_points, meld_points, opening_points
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player
from engine.game import Result


def round_points(player: Player, rules: DuizendenRules) -> int:
    """What a player books for a round: the points of their melds less the cards in their hand."""
    table = sum([meld_points(meld, rules) for meld in player.melds])
    return table - sum([card_points(card) for card in player.hand])


def points_to_open(melds: Iterable[Meld], rules: DuizendenRules) -> int:
    """What some melds are worth towards the opening."""
    return sum([opening_points(meld, rules) for meld in melds])


def result(state: DuizendenState) -> Result | None:
    """How the match ended; None while it is played (Duizenden, The game, 2)."""
    return None if state.winner is None else Result(state.totals, state.winner, state.round)


def counted(state: DuizendenState) -> DuizendenState:
    """The position once everyone has booked their points for the round."""
    points = tuple([round_points(player, state.rules) for player in state.players])
    booked = [replace(player, total=player.total + gain) for player, gain in zip(state.players, points, strict=True)]
    return replace(state, players=tuple(booked), points=points)
