"""The laws of every game, on random matches of every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from engine.game import AnyGame
from tests.engine import laws

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
slow = settings(max_examples=12)

MOVES = 200
"""How far a random match is followed; a law is tried at every tenth move."""


@every_game
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@given(data=st.data())
@slow
def test_law(law: laws.Law, game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(laws.matches(game))
    offset = match.chance.randrange(10)
    for number, step in enumerate(laws.walk(game, match, MOVES)):
        if number % 10 == offset:
            law(game, step, match.chance)


@every_game
@given(data=st.data())
@slow
def test_the_record_of_a_match_replays(game: AnyGame, data: st.DataObject) -> None:
    match = data.draw(laws.matches(game))
    laws.replays(game, match, list(laws.walk(game, match, MOVES)))


@every_game
@given(data=st.data())
@settings(slow, max_examples=6)
def test_a_round_ends(game: AnyGame, data: st.DataObject) -> None:
    laws.round_ends(game, data.draw(laws.matches(game)))


@every_game
@given(data=st.data())
@slow
def test_reshuffling_changes_what_is_hidden(game: AnyGame, data: st.DataObject) -> None:
    """Otherwise the law about hidden cards would say nothing."""
    match = data.draw(laws.matches(game))
    for seat in (None, *range(match.seats)):
        other = laws.hooks_of(game).reshuffled(match.start, seat, match.chance)
        assert game.dump(other) != game.dump(match.start)


@every_game
def test_the_seed_decides_every_shuffle(game: AnyGame) -> None:
    rules = game.Rules()
    first = game.start(rules, game.seats[0], seed=1)
    assert first == game.start(rules, game.seats[0], seed=1)
    assert laws.hooks_of(game).cards(first) != laws.hooks_of(game).cards(game.start(rules, game.seats[0], seed=2))


@every_game
def test_a_level_that_does_not_search_stands_in(game: AnyGame) -> None:
    assert game.stand_in in game.computers
    assert game.stand_in not in game.searching


@every_game
def test_so_many_seats_and_no_others(game: AnyGame) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=str(seats)):
            game.start(game.Rules(), seats, seed=1)


@every_game
@pytest.mark.parametrize("text", ["", "{}", "nothing", '{"game":"whist","schema":1,"state":{}}'])
def test_what_is_no_dump_is_not_loaded(game: AnyGame, text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.load(text)
    with pytest.raises(ValueError, match=r"."):
        game.load_events(text)


@every_game
def test_a_dump_of_another_schema_is_not_loaded(game: AnyGame) -> None:
    dump = game.dump(game.start(game.Rules(), game.seats[0], seed=1))
    with pytest.raises(ValueError, match="dump"):
        game.load(dump.replace('"schema":1', '"schema":0'))
