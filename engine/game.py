"""What every game is: the contract between the games and everything around them.

A game is pure. It has no clock, no I/O and no text for people; what it needs of chance comes from the seed in its
state. (Computers that search have a time budget, which looks at one; how much they try is counted.) Every value it
hands out (state, view, action, event) is frozen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, Generic, Literal, Protocol, TypeVar

import msgspec
import pydantic

from engine.cards import Card

Fact = int | str | Card | tuple[Card, ...] | None
"""What a sentence about a refusal or a hint may have to name."""


class RefusalCode(StrEnum):
    """Why an action is refused, a code of the notation. Each game has a list of its own beside `SharedCode`."""


class SharedCode(RefusalCode):
    """The refusal codes that every game has."""

    NOT_YOUR_TURN = "not-your-turn"
    GAME_OVER = "game-over"
    WRONG_PHASE = "wrong-phase"
    NOT_IN_HAND = "not-in-hand"
    UNREADABLE = "unreadable"


class Refusal(Exception):
    """An action that the rules do not allow.

    Attributes:
        code: why.
        details: what a person needs to understand it, as data (``{"points": 25, "needed": 40}``).
            Never a card that the refused player may not know.
    """

    def __init__(self, code: RefusalCode, **details: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.details: Mapping[str, Fact] = details


class Rules(pydantic.BaseModel):
    """House rules of a game, validated, frozen. Field names are those of the rule book.

    Rules that contradict each other are refused with a `pydantic_core.PydanticCustomError`, whose type is the code
    of the contradiction.
    """

    model_config = pydantic.ConfigDict(frozen=True, extra="forbid")


class State(msgspec.Struct, frozen=True):
    """Everything about a match. Only the engine and the store hold one; people, computers and logs get views."""


class View(msgspec.Struct, frozen=True):
    """What one seat may know (or, for seat ``None``, what everybody may know), copied out of a state."""


class Action(msgspec.Struct, frozen=True):
    """What a player does. ``str(action)`` is its notation, ``game.parse`` the way back."""


class Deal(Action, frozen=True, gc=False):
    """Between rounds: deal the next one. Every game has it, and any seat may do it."""

    def __str__(self) -> str:
        return "deal"


class Event(msgspec.Struct, frozen=True, tag=True):
    """What happened, as data. The sentences are made where the languages are."""

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may see it; None: everybody."""
        return None


def visible(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """The events that a seat may see; for None, that everybody may see."""
    return tuple([event for event in events if event.audience is None or seat in event.audience])


class RoundDealt(Event, frozen=True):
    """A round has been dealt. Rounds count from 1; `first` is the seat that acts first."""

    round: int
    first: int


class RoundOver(Event, frozen=True):
    """A round has been counted: points of this round and totals after it, per seat."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameOver(Event, frozen=True):
    """The match is over: final totals per seat, and the seat that won."""

    totals: tuple[int, ...]
    winner: int


class Result(msgspec.Struct, frozen=True):
    """How a match ended: totals per seat, the winning seat, the number of rounds played."""

    totals: tuple[int, ...]
    winner: int
    rounds: int


class Hint(msgspec.Struct, frozen=True):
    """What the strongest computer would do, and why, as data.

    Attributes:
        action: what it would do.
        reason: its code (`engine.reasons`).
        details: what the sentence of that reason needs.
    """

    action: Action
    reason: str
    details: dict[str, Fact] = {}


class Legal(Protocol):
    """The legal actions of one seat, lazily: nothing is computed before it is asked for.

    Iterating gives actions from which every position can be reached; ``in`` accepts any legal action, listed or
    not; truth tells whether there is one at all.
    """

    def __iter__(self) -> Iterator[Action]: ...
    def __contains__(self, action: object) -> bool: ...
    def __bool__(self) -> bool: ...


RulesT = TypeVar("RulesT", bound=Rules)
RulesT_contra = TypeVar("RulesT_contra", bound=Rules, contravariant=True)
StateT = TypeVar("StateT", bound=State)
StateT_co = TypeVar("StateT_co", bound=State, covariant=True)
ViewT = TypeVar("ViewT", bound=View)

Level = Literal["easy", "normal", "hard"]
"""How strong a computer player is, weakest first."""

Computer = Callable[[ViewT, Sequence[Event], int], Action]
"""A computer player: decides from a view, the events of this round that its seat may know, and a seed of its
own for chance. The same three give the same action.

Raises:
    ValueError: the seat of the view has nothing to do.
"""


class Start(Protocol[RulesT_contra, StateT_co]):
    """How a match begins: its first round dealt. The seed decides every shuffle.

    Raises:
        ValueError: the game is not played by so many.
    """

    def __call__(self, rules: RulesT_contra, seats: int, seed: int) -> StateT_co: ...


class Game(msgspec.Struct, Generic[RulesT, StateT, ViewT], frozen=True, kw_only=True):
    """A game: what is known of it, and the functions by which it is played. Seats count from 0, rounds from 1."""

    name: str
    """Its name in the register, in commands, in the database."""

    seats: range
    """The numbers of players it can be played with."""

    codes: tuple[RefusalCode, ...]
    """Why it refuses actions."""

    Rules: type[RulesT]
    """The house rules; called without arguments it gives the defaults."""

    presets: Mapping[str, RulesT]
    """Named sets of house rules, the default first."""

    computers: Mapping[Level, Computer[ViewT]]
    """Computer players by level, weakest first."""

    searching: frozenset[Level]
    """The levels that search, and so belong where they keep nobody waiting."""

    stand_in: Level
    """The level that plays for people who are away and for searches that are lost; it does not search."""

    explain: Callable[[ViewT, Sequence[Event], int], Hint]
    """What the strongest computer would do on the seat of a view, and why; asked as a `Computer` is."""

    start: Start[RulesT, StateT]
    """A new match, its first round dealt."""

    to_act: Callable[[StateT], tuple[int, ...]]
    """The seats that may act now: one; all of them for ``deal`` between rounds; none once the game is over."""

    legal: Callable[[StateT, int], Legal]
    """What a seat may do now."""

    apply: Callable[[StateT, int, Action], tuple[StateT, tuple[Event, ...]]]
    """The state after an action of a seat, and what happened; the given state is unchanged.

    Raises:
        Refusal: the rules do not allow it.
    """

    view: Callable[[StateT, int | None], ViewT]
    """What a seat may know; for None, what everybody may know."""

    parse: Callable[[str], Action]
    """An action from its notation.

    Raises:
        Refusal: `SharedCode.UNREADABLE`.
    """

    dump: Callable[[StateT], str]
    """A state as JSON with a schema version."""

    load: Callable[[str], StateT]
    """The state of a dump.

    Raises:
        ValueError: the text is no dump of this game, or of an unknown schema version.
    """

    dump_events: Callable[[Sequence[Event]], str]
    """Events as JSON, for the history of a table."""

    load_events: Callable[[str], tuple[Event, ...]]
    """The events of a dump.

    Raises:
        ValueError: the text is no dump of this game's events.
    """

    result: Callable[[StateT], Result | None]
    """How the match ended; None while it is played."""


AnyGame = Game[Any, Any, Any]
