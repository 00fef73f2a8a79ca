"""Each word that the engine types has its sentence in each language: refusal codes, phases, levels."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final, get_args

import pytest

from bot.language import LANGUAGES, speech
from bot.language.speech import Speech
from bot.screens import SCREENS
from bot.screens.game import BoardContext, SeatLabel
from bot.screens.wording import game_key
from engine import GAMES
from engine.duizenden.rules.state import Phase as DuizendenPhase
from engine.game import Level, Refusal, State, View
from engine.thousand.rules.state import Phase as ThousandPhase
from tests.scenario import positions_of

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@each_language
def test_each_refusal_code_has_its_own_sentence(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    say, codes = speech(language), GAMES[game].codes
    assert all(say.knows(game_key(game, f"refusal-{code}", say)) for code in codes)
    with caplog.at_level(logging.WARNING):
        texts = {SCREENS[game].refusal(Refusal(code), say) for code in codes}
    assert len(texts) == len(codes)
    assert not caplog.records


@each_language
def test_each_level_has_its_own_name_and_description(language: str) -> None:
    say, levels = speech(language), get_args(Level)
    keys = [key for level in levels for key in (f"level-{level}", f"level-{level}-about")]
    assert all(map(say.knows, keys))
    assert len(set(map(say, keys))) == len(keys)


@each_game
def test_each_game_has_every_level_weakest_first(game: str) -> None:
    assert tuple(GAMES[game].computers) == get_args(Level)


DUIZENDEN: Final = {"hands": ["2C", "9C 9D", "9H 9S"], "stock": "3C 4C", "pile": "7S"}
EXCHANGE: Final = {"hands": ["AS TS KS QS JS AH TH KH 9D TD", "AC", "TC"], "declarer": 0, "contract": 100}
LAST_TRICK: Final = {"hands": ["AS", "KS", "QS"], "declarer": 0, "contract": 100, "trump": "S"}
WON: Final = "AH TH KH QH AD TD KD QD AC TC KC QC"

POSITIONS: Final[Mapping[str, Mapping[str, tuple[Mapping[str, Any], tuple[str, ...]]]]] = {
    "duizenden": {
        "draw": (DUIZENDEN, ()),
        "lay": (DUIZENDEN, ("draw",)),
        "between": (DUIZENDEN | {"drawn": True}, ("discard 2C",)),
        "over": (DUIZENDEN | {"drawn": True, "totals": [1000, 0, 0]}, ("discard 2C",)),
    },
    "thousand": {
        "auction": ({"hands": ["AS KH", "KS", "QS"], "phase": "auction"}, ()),
        "exchange": (EXCHANGE | {"phase": "exchange"}, ()),
        "trump": (EXCHANGE | {"phase": "trump"}, ()),
        "play": (LAST_TRICK, ()),
        "counted": (LAST_TRICK, ("play AS", "play KS", "play QS")),
        "over": (LAST_TRICK | {"totals": [990, 0, 0], "won": [WON, "", ""]}, ("play AS", "play KS", "play QS")),
    },
}
"""A position of each phase: its scenario, and what is done in it."""


class Listener(Speech):
    """A language by itself, which notes what it is asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked: set[str] = set()

    def __call__(self, key: str, /, **arguments: Any) -> str:
        self.asked.add(key)
        return super().__call__(key, **arguments)


@pytest.mark.parametrize(("game", "phases"), [("duizenden", DuizendenPhase), ("thousand", ThousandPhase)])
@each_language
def test_each_phase_has_its_own_sentence_on_the_board(game: str, phases: Any, language: str) -> None:
    asked = {phase: _asked(game, phase, language) for phase in get_args(phases)}
    for phase, keys in asked.items():
        assert keys - set().union(*[others for other, others in asked.items() if other != phase]), phase


def _asked(game: str, phase: str, language: str) -> set[str]:
    """The messages of the board in a position of a phase."""
    listener, view, state = Listener(language), *_position(game, phase)
    labels = tuple([SeatLabel(name, name) for name in ("Anna", "Bob", "Cato")])
    board = BoardContext(table=1, decisions=(0,), view=view, seats=labels, to_act=GAMES[game].to_act(state), events=())
    SCREENS[game].board(board, listener, ())
    return listener.asked


def _position(game: str, phase: str) -> tuple[View, State]:
    scenario, actions = POSITIONS[game][phase]
    state = positions_of(game).build(scenario)
    for action in actions:
        state, _ = GAMES[game].apply(state, GAMES[game].to_act(state)[0], GAMES[game].parse(action))
    view: Any = GAMES[game].view(state, None)
    assert view.phase == phase
    return view, state
