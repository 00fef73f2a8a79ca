from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.cards import Card, parse_cards
from engine.codec import Codec
from engine.game import Event, RoundDealt, Rules, State


class LittleRules(Rules):
    """House rules of a game too small to be played."""

    target: int = 10


class LittleState(State, frozen=True):
    """Its position."""

    rules: LittleRules
    hand: tuple[Card, ...]
    top: Card | None = None


class Thrown(Event, frozen=True):
    """Its only event."""

    card: Card


CODEC = Codec("little", 3, LittleState, (Thrown,))


def test_a_dump_is_json_with_cards_as_in_notation() -> None:
    state = LittleState(LittleRules(target=7), parse_cards("7H JK"))
    text = CODEC.dump(state)
    assert text == ('{"game":"little","schema":3,"state":{"rules":{"target":7},"hand":["7H","JK"],"top":null}}')
    assert CODEC.load(text) == state
    assert CODEC.load(text).hand[0] is Card("7H")


def test_events_are_told_by_their_names() -> None:
    events = (RoundDealt(1, 0), Thrown(Card("7H")))
    text = CODEC.dump_events(events)
    assert text == '[{"type":"RoundDealt","round":1,"first":0},{"type":"Thrown","card":"7H"}]'
    assert CODEC.load_events(text) == events


@pytest.mark.parametrize(
    "text",
    [
        '{"game":"large","schema":3,"state":{"rules":{},"hand":[]}}',
        '{"game":"little","schema":2,"state":{"rules":{},"hand":[]}}',
        '{"game":"little","schema":3,"state":{"rules":{"target":"high"},"hand":[]}}',
        '{"game":"little","schema":3,"state":{"rules":{"stakes":1},"hand":[]}}',
        '{"game":"little","schema":3,"state":{"rules":{},"hand":["1H"]}}',
        '{"game":"little","schema":3,"state":{"rules":{},"hand":[7]}}',
        '{"game":"little","schema":3,"state":{"rules":{}}}',
        '{"game":"little","schema":3,"state":{"rules":{},"hand":[]},"more":1}',
        '{"game":"little","schema":3',
        "[]",
    ],
)
def test_anything_else_is_no_dump(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        CODEC.load(text)


def test_strange_events_are_no_events() -> None:
    with pytest.raises(ValueError, match="Stolen"):
        CODEC.load_events('[{"type":"Stolen","card":"7H"}]')


def test_what_has_no_form_is_in_no_dump() -> None:
    class Odd(State, frozen=True):
        """A position with something that cannot be written."""

        much: Mapping[str, range]

    with pytest.raises(NotImplementedError, match="range"):
        Codec("odd", 1, Odd, ()).dump(Odd({"much": range(2)}))
    with pytest.raises(NotImplementedError, match="range"):
        Codec("odd", 1, Odd, ()).load('{"game":"odd","schema":1,"state":{"much":{"much":[1]}}}')
