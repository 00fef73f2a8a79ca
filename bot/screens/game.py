"""What the screens of a game are: the contract between one game's screens and the rest of the bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec
from discord import ui

from bot.custom_ids import PressItem
from bot.language import Speech
from engine.game import Action, Event, Hint, Refusal, Rules


class SeatLabel(msgspec.Struct, frozen=True):
    """Who sits on a seat, for people.

    Attributes:
        name: escaped, safe to print in a message.
        label: the same unescaped, for buttons and menus, where nothing is interpreted.
        computer: a computer player.
        held: a computer plays for a person who is away.
    """

    name: str
    label: str = ""
    computer: bool = False
    held: bool = False


class Board(msgspec.Struct, frozen=True):
    """What a game needs to draw the public table.

    Attributes:
        table: the table's id, for presses.
        decisions: per seat, how many decisions it has made, for presses.
        view: what everybody may know, the game's own type.
        seats: who sits where.
        to_act: the seats that may act.
        events: the last public events, oldest first.
    """

    table: int
    decisions: tuple[int, ...]
    view: Any
    seats: tuple[SeatLabel, ...]
    to_act: tuple[int, ...]
    events: tuple[Event, ...] = ()


class Panel(msgspec.Struct, frozen=True):
    """What a game needs to draw one player's private hand panel.

    Attributes:
        table: the table's id, for presses.
        seat: the player's seat.
        decision: how many decisions the seat has made, for presses.
        view: what that seat may know, the game's own type.
        seats: who sits where.
        to_act: the seats that may act.
        sort: how the player wants his cards sorted.
        draft: where in the panel the player is and what he has chosen so far, in the game's own form; it comes
            back from the argument of a ``show`` press.
        values: what he has just chosen in a menu; None if the press was no choice.
        note: a sentence for him: a refusal explained, or a stale press.
        events: the last events that the seat may see, oldest first.
        common: buttons that the panels of all games have, to stand beside the game's own tools.
    """

    table: int
    seat: int
    decision: int
    view: Any
    seats: tuple[SeatLabel, ...]
    to_act: tuple[int, ...]
    sort: Literal["suit", "rank"] = "suit"
    draft: str = ""
    values: tuple[str, ...] | None = None
    note: str | None = None
    events: tuple[Event, ...] = ()
    common: tuple[PressItem, ...] = ()


class GameScreens(Protocol):
    """One game's screens.

    Verbs of presses on them: ``act`` with the notation of an action, or several with ``;`` between, done together
    or not at all; ``plan`` with a name that `plan` turns into actions; ``show`` with a draft, which draws the panel
    again; ``sort`` with ``suit`` or ``rank``; ``hand`` opens the panel.
    """

    def board(self, board: Board, speech: Speech, common: Sequence[PressItem]) -> ui.LayoutView:
        """The public table; `common` are the buttons every table has, to be put below the game's own."""
        ...

    def panel(self, panel: Panel, speech: Speech) -> ui.LayoutView:
        """One player's hand and all he can do now."""
        ...

    def plan(self, panel: Panel, name: str) -> tuple[Action, ...]:
        """The actions of a named plan in this position; empty if there is nothing to do."""
        ...

    def sentences(self, events: Sequence[Event], seats: Sequence[SeatLabel], speech: Speech) -> list[str]:
        """What happened, a sentence an event; events that need no words are left out."""
        ...

    def refusal(self, refusal: Refusal, speech: Speech) -> str:
        """Why the rules do not allow it, with the numbers of this position."""
        ...

    def hint(self, hint: Hint, seats: Sequence[SeatLabel], speech: Speech) -> str:
        """What the strongest computer would do, and why, in one sentence each."""
        ...

    def rule_book(self, rules: Rules, speech: Speech) -> tuple[str, ...]:
        """The rule book in pages of at most 3,500 characters, with the house rules of a table."""
        ...
