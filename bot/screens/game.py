"""What the screens of a game are: the contract between one game's screens and the rest of the bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
from discord import ui

from bot.custom_ids import PressItem
from bot.language import Speech
from engine.game import Action, Event, Hint, Refusal


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


class BoardContext(msgspec.Struct, frozen=True):
    """From what a game draws the public table.

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


class PanelContext(msgspec.Struct, frozen=True):
    """From what a game draws one player's private hand panel.

    Attributes:
        table: the table's id, for presses.
        seat: the player's seat.
        decision: how many decisions the seat has made, for presses.
        view: what that seat may know, the game's own type.
        seats: who sits where.
        to_act: the seats that may act.
        sort: how the player wants their cards sorted.
        draft: where in the panel the player is and what they have chosen so far, in the game's own form; it comes
            back from the argument of a ``show`` press.
        values: what they have just chosen in a menu; None if the press was no choice.
        note: a sentence for them: a refusal explained, or a stale press.
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


class GameScreens(msgspec.Struct, frozen=True, kw_only=True):
    """One game's screens, as functions.

    Verbs of presses on them: ``act`` with the notation of an action, or several with ``;`` between, done together
    or not at all; ``plan`` with a name that `plan` turns into actions; ``show`` with a draft, which draws the panel
    again; ``sort`` with ``suit`` or ``rank``; ``hand`` opens the panel.

    Attributes:
        board: the public table; the buttons that every table has stand below the game's own.
        panel: one player's hand and all that they can do now.
        plan: the actions of a named plan in the position of a player's view; empty if there is nothing to do.
        sentences: what happened, in order; events that need no words are left out.
        refusal: why the rules do not allow an action, with the numbers of the position.
        hint: what the strongest computer would do, and why, in one sentence each.
        rule_book: the rule book in pages of at most 3,500 characters, with the house rules of a table.
    """

    board: Callable[[BoardContext, Speech, Sequence[PressItem]], ui.LayoutView]
    panel: Callable[[PanelContext, Speech], ui.LayoutView]
    plan: Callable[[Any, str], tuple[Action, ...]]
    sentences: Callable[[Sequence[Event], Sequence[SeatLabel], Speech], list[str]]
    refusal: Callable[[Refusal, Speech], str]
    hint: Callable[[Hint, Sequence[SeatLabel], Speech], str]
    rule_book: Callable[[Any, Speech], tuple[str, ...]]
