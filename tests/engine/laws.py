"""The laws that every game obeys, as functions of one step of a match."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Annotated, Any, Final, Protocol, TypeVar, cast

import msgspec
import pytest
from hypothesis import strategies as st

from engine import GAMES
from engine.cards import Card, in_order
from engine.game import Action, AnyGame, Event, Refusal, RoundDealt, RoundOver, Rules, SharedCode, State, View, visible
from engine.record import Record, parse_record, replay


class Hooks(Protocol):
    """What `tests.engine.hooks` holds for each game."""

    RULES: st.SearchStrategy[Any]

    def cards(self, state: Any) -> Iterable[Card]: ...
    def reshuffled(self, state: Any, seat: int | None, chance: Random) -> Any: ...
    def some_action(self, state: Any, chance: Random) -> Action: ...
    def takes_back(self, action: Action) -> bool: ...
    def moves_a_round(self, state: Any) -> int: ...


RulesT = TypeVar("RulesT", bound=Rules)

Law = Callable[[AnyGame, "Step", Random], None]


class Match(msgspec.Struct, frozen=True):
    """A match just begun, and the chance of what happens in it."""

    rules: Rules
    seats: int
    seed: int
    start: State
    chance: Random


class Step(msgspec.Struct, frozen=True):
    """One move of a match: who did what, where, and what came of it.

    `history` is what has happened in the round so far, this move included; `everyone` all seats, and None for the
    public.
    """

    before: State
    seat: int
    action: Action
    events: tuple[Event, ...]
    after: State
    history: tuple[Event, ...]
    seats: range

    @property
    def everyone(self) -> tuple[int | None, ...]:
        return (None, *self.seats)


def hooks_of(game: AnyGame) -> Hooks:
    return cast("Hooks", importlib.import_module(f"tests.engine.hooks.{game.name}"))


def every_field_free(kind: type[RulesT]) -> st.SearchStrategy[RulesT]:
    """Any house rules of a kind whose fields have nothing to do with each other."""
    free: dict[str, st.SearchStrategy[object]] = {}
    for name, field in kind.model_fields.items():
        values: Any = field.annotation
        for bound in field.metadata:
            values = Annotated[values, bound]
        free[name] = st.from_type(values)
    return st.builds(kind, **free)


@st.composite
def matches(draw: st.DrawFn, game: AnyGame) -> Match:
    """A match just begun, with any house rules."""
    seats = draw(st.sampled_from(list(game.seats)), label="seats")
    seed = draw(st.integers(0, 2**63), label="seed")
    rules = draw(hooks_of(game).RULES, label="rules")
    chance = Random(draw(st.integers(0, 2**32), label="chance"))
    return Match(rules, seats, seed, game.start(rules, seats, seed), chance)


def walk(game: AnyGame, match: Match, moves: int) -> Iterator[Step]:
    """Random moves from the start of a match, every kind of action as likely as any other."""
    state, history = match.start, tuple[Event, ...]()
    for _ in range(moves):
        seats = game.to_act(state)
        if not seats:
            return
        seat = match.chance.choice(seats)
        action = any_kind(game.legal(state, seat), match.chance)
        after, events = game.apply(state, seat, action)
        history = events if isinstance(events[0], RoundDealt) else (*history, *events)
        yield Step(state, seat, action, events, after, history, range(match.seats))
        state = after


def any_kind(actions: Iterable[Action], chance: Random) -> Action:
    """One of some actions, every kind as likely as any other."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in actions:
        kinds.setdefault(type(action), []).append(action)
    return chance.choice(chance.choice(list(kinds.values())))


def notation_goes_both_ways(game: AnyGame, step: Step, chance: Random) -> None:
    """An action comes back from its text, also one that is not allowed."""
    for action in (step.action, hooks_of(game).some_action(step.before, chance)):
        assert game.parse(str(action)) == action


def dumps_come_back(game: AnyGame, step: Step, chance: Random) -> None:
    """States and events come back from their JSON."""
    assert game.load(game.dump(step.after)) == step.after
    assert game.load_events(game.dump_events(step.events)) == step.events


def listed_moves_apply(game: AnyGame, step: Step, chance: Random) -> None:
    """Whoever may act has a move; what is listed is accepted, listed once, and changes nothing where it was done."""
    dump = game.dump(step.after)
    for seat in step.seats:
        legal = game.legal(step.after, seat)
        moves = list(legal)
        assert bool(moves) == bool(legal) == (seat in game.to_act(step.after))
        assert len(set(moves)) == len(moves)
        for action in chance.sample(moves, min(5, len(moves))):
            assert action in legal
            game.apply(step.after, seat, action)
    assert game.dump(step.after) == dump


def others_are_refused(game: AnyGame, step: Step, chance: Random) -> None:
    """Anything else is refused with a code and changes nothing; so is everything by a seat that may not act."""
    dump = game.dump(step.before)
    seats = game.to_act(step.before)
    for seat in step.seats:
        for _ in range(5):
            action = hooks_of(game).some_action(step.before, chance)
            if seat in seats and action in game.legal(step.before, seat):
                game.apply(step.before, seat, action)
                continue
            with pytest.raises(Refusal) as refused:
                game.apply(step.before, seat, action)
            assert refused.value.code in set(game.codes) - {SharedCode.UNREADABLE}
    assert game.dump(step.before) == dump


def cards_are_conserved(game: AnyGame, step: Step, chance: Random) -> None:
    """No card comes or goes, not even with a new deal."""
    cards = hooks_of(game).cards
    assert in_order(cards(step.before)) == in_order(cards(step.after))


def hidden_cards_do_not_matter(game: AnyGame, step: Step, chance: Random) -> None:
    """Whatever a seat may not know may change without its view changing by a byte."""
    for seat in step.everyone:
        other = hooks_of(game).reshuffled(step.after, seat, chance)
        assert as_bytes(game.view(other, seat)) == as_bytes(game.view(step.after, seat))


SEARCHES_TRIED = 0.01
"""The part of all steps at which a level that searches is tried: it takes its time."""


def computers_decide_by_what_they_may_know(game: AnyGame, step: Step, chance: Random) -> None:
    """A computer's move is legal, and the same whatever is hidden from it."""
    for seat in game.to_act(step.after)[:1]:
        other, events, seed = hooks_of(game).reshuffled(step.after, seat, chance), visible(step.history, seat), 7
        for level, computer in game.computers.items():
            if level in game.searching and chance.random() > SEARCHES_TRIED:
                continue
            move = computer(game.view(step.after, seat), events, seed)
            assert move in game.legal(step.after, seat)
            assert computer(game.view(other, seat), events, seed) == move


def over_is_over(game: AnyGame, step: Step, chance: Random) -> None:
    """A match has a result as soon as nobody may act, and no sooner."""
    result = game.result(step.after)
    assert (result is None) == bool(game.to_act(step.after))
    if result is not None:
        assert result.totals[result.winner] == max(result.totals)


def events_tell_no_more_than_views(game: AnyGame, step: Step, chance: Random) -> None:
    """A seat learns no card from an event that its view does not show it before or after, or the action says.

    And where a move leads to the same view whatever is hidden, its events are the same as well.
    """
    for seat in step.everyone:
        seen = visible(step.events, seat)
        shown = [cards_in(game.view(state, seat)) for state in (step.before, step.after)]
        assert cards_in(seen) <= {*shown[0], *shown[1], *cards_in(step.action)}
        other = hooks_of(game).reshuffled(step.before, seat, chance)
        if step.action in game.legal(other, step.seat):
            after, events = game.apply(other, step.seat, step.action)
            if game.view(after, seat) == game.view(step.after, seat):
                assert visible(events, seat) == seen


LAWS: Final = (
    notation_goes_both_ways,
    dumps_come_back,
    listed_moves_apply,
    others_are_refused,
    cards_are_conserved,
    hidden_cards_do_not_matter,
    computers_decide_by_what_they_may_know,
    events_tell_no_more_than_views,
    over_is_over,
)


def cards_in(value: object) -> set[Card]:
    """Every card that stands anywhere in a value."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.astuple(value)
    if isinstance(value, tuple):
        return {card for part in value for card in cards_in(part)}
    return set()


def as_bytes(view: View) -> bytes:
    """A view as JSON."""
    return msgspec.json.encode(view, enc_hook=lambda value: value.text if isinstance(value, Card) else repr(value))


def replays(game: AnyGame, match: Match, steps: Sequence[Step]) -> None:
    """The record of a match, written and read, leads to the same states and events."""
    actions = tuple([(step.seat, str(step.action)) for step in steps])
    record = parse_record(str(Record(game.name, match.seats, match.seed, match.rules, actions)), GAMES)
    assert (record.rules, record.actions) == (match.rules, actions)
    assert list(replay(record, GAMES)) == [(match.start, ()), *[(step.after, step.events) for step in steps]]


def round_ends(game: AnyGame, match: Match) -> None:
    """A round ends within the bound that the rules imply."""
    hooks, moves = hooks_of(game), 0
    bound = hooks.moves_a_round(match.start)
    for step in walk(game, match, moves=20 * bound):
        moves += -1 if hooks.takes_back(step.action) else 1
        assert moves <= bound
        if any(isinstance(event, RoundOver) for event in step.events):
            return
    raise AssertionError("the round does not end")
