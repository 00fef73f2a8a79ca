"""A round that has been counted, and the ranking at the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language import Speech
from bot.screens.duizenden.texts import BELOW, hand_points, melds_text, short_melds_text, sort_cards
from bot.screens.game import SeatLabel
from bot.screens.ranking import ranking_text
from bot.screens.wording import seat_name
from engine.duizenden.rules.view import DuizendenView


def over_title(view: DuizendenView, seats: Sequence[SeatLabel], speech: Speech) -> str:
    """That the round, or the game, is over."""
    if view.winner is None:
        return speech("duizenden-board-over", round=view.round)
    return speech("duizenden-board-end", name=seat_name(seats[view.winner]))


def results(view: DuizendenView, seats: Sequence[SeatLabel], speech: Speech, melds: str = "full") -> str:
    """The points of the round and the total of every player, with their melds and the cards they were left with.

    `melds`: ``full``, ``short``, or ``points`` for neither melds nor cards.
    """
    return "\n".join([_result(view, seat, seats[seat], speech, melds) for seat in range(len(seats))])


def _result(view: DuizendenView, seat: int, label: SeatLabel, speech: Speech, melds: str) -> str:
    player = view.seats[seat]
    gain, total = speech.signed(view.points[seat]), player.total
    lines = [speech("duizenden-board-result", name=seat_name(label), gain=gain, total=total)]
    if melds != "points":
        if player.melds:
            say = melds_text if melds == "full" else short_melds_text
            lines.append(BELOW + speech("duizenden-board-melds", melds=say(player.melds, speech)))
        if player.left:
            cards, points = speech.cards(sort_cards(player.left, "suit")), hand_points(player.left)
            lines.append(BELOW + speech("duizenden-board-left", cards=cards, points=points))
    return "\n".join(lines)


def ranking(view: DuizendenView, seats: Sequence[SeatLabel], speech: Speech) -> str:
    """Every player by total, the winner first; empty until somebody has won."""
    totals = [player.total for player in view.seats]
    return ranking_text(totals, view.winner, seats, speech)
