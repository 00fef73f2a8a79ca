"""The public table: what it tells, within the limits, and never a card of a hand."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.custom_ids import Press
from bot.language import LANGUAGES, Speech, speech
from bot.screens.duizenden import SCREENS
from bot.screens.duizenden.board import DETAILS, board_texts
from engine.cards import FULL_PACK, JOKER, QUEEN_OF_SPADES, Card, in_order, parse_cards
from engine.duizenden.rules import events as happened
from engine.duizenden.rules.melds import Meld, make_meld
from engine.duizenden.rules.rules import PRESETS, DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Turn
from engine.game import Event, RoundOver
from tests.bot.screens.duizenden.showing import GAME, board_of, cards_in, position
from tests.bot.screens.reading import acts, body, buttons, checked, named, plain, press_of, read, sections
from tests.bot.screens.showing import COMMON, DECISION, SPEECHES, TABLE, WIDEST
from tests.engine.hooks import duizenden as hooks
from tests.positions.duizenden import build

RULES = DuizendenRules()
speeches = st.sampled_from(SPEECHES)
TABLE_OF_TWO = {
    "hands": ["7H 7D 2C", "9C 9D"],
    "melds": [[], ["9H TH JH", "4S 4H JK"]],
    "pile": "3C 7S",
    "stock": "3C 4C 5C",
    "totals": [120, -35],
}


def everything_laid(seats: int = 6) -> DuizendenState:
    """Both packs on the table, in melds of three, and a card in every hand."""
    threes = [
        make_meld(tuple([FULL_PACK[suit * 13 + at + each] for each in range(3)]), RULES)
        for _ in range(2)
        for suit in range(4)
        for at in (0, 3, 6, 9)
    ]
    melds: list[Meld] = [meld for meld in threes if meld is not None]
    kings = [card for card in FULL_PACK if card.number == 13] * 2
    players = [Player((kings[seat],), tuple(melds[seat::seats]), opened=True, total=-9999) for seat in range(seats)]
    return DuizendenState(RULES, 1, 99, 0, tuple(players), (JOKER,), (kings[7],), Turn(5, source="stock"))


LONG_EVENTS: tuple[Event, ...] = (
    happened.Reshuffled(30),
    *[happened.LaidMeld(seat, 3, FULL_PACK[:13]) for seat in range(6)],
    happened.TookPile(4, QUEEN_OF_SPADES, 80),
)


def test_what_a_table_tells() -> None:
    say = speech("nl")
    text = read(SCREENS.board(board_of(build(TABLE_OF_TWO)), say, COMMON))
    assert "▶ **Player0** · 3 kaarten · 0 op tafel · totaal 120" in text
    assert "**Player1 🤖** · 2 kaarten · 60 op tafel · totaal −35\n↳ 9♥ 10♥ B♥ | 4♠ 4♥ 🃏" in text
    assert "Stapel: **7♠** bovenop, 2 kaarten · Stok: 3 kaarten" in text
    assert "Tot 1.000 · op tafel met 40" in text
    assert "Huisregels" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_that_differ_are_named(language: str) -> None:
    say = speech(language)
    state = build({**TABLE_OF_TWO, "rules": {"wrap_runs": True, "target": 500, "opening_minimum": 51}})
    title = sections(SCREENS.board(board_of(state), say, COMMON))[0]
    assert say("duizenden-rule-wrap_runs") in title
    assert "500" in title
    assert "51" in title
    assert say("duizenden-rule-target") not in title


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawing_and_taking_are_offered_to_whoever_is_to_draw(language: str) -> None:
    say = speech(language)
    view = SCREENS.board(board_of(build(TABLE_OF_TWO)), say, COMMON)
    assert acts(view) == ["draw", "take"]
    drawn = SCREENS.board(board_of(build({**TABLE_OF_TWO, "drawn": True})), say, COMMON)
    assert acts(drawn) == []
    empty = SCREENS.board(board_of(build({**TABLE_OF_TWO, "pile": ""})), say, COMMON)
    assert acts(empty) == ["draw"]


@given(st.integers(0, 10**9), speeches)
@settings(max_examples=80)
def test_whether_a_take_is_possible_is_not_shown(seed: int, say: Speech) -> None:
    """The table of the same position with other cards in the hands and under the top card is the same table."""
    chance = Random(seed)
    state = position(chance, DuizendenRules(), chance.randint(2, 6), most=12)
    other = hooks.reshuffled(state, None, chance)
    assert GAME.view(other, None) == GAME.view(state, None)
    assert body(SCREENS.board(board_of(other), say, COMMON)) == body(SCREENS.board(board_of(state), say, COMMON))


def test_common_buttons_come_below() -> None:
    view = SCREENS.board(board_of(build(TABLE_OF_TWO)), speech("en"), COMMON)
    assert [item.label for item in buttons(view)] == [
        "Draw a card", "Take the pile", "My hand", "Move table down", "Rules", "Leave",
    ]  # fmt: skip
    press = press_of(named(view, "Draw a card"))
    assert press == Press("act", "draw", TABLE, (DECISION, DECISION))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_player_owes(language: str) -> None:
    say = speech(language)
    state = build({"hands": ["5C 5D 2S", "9H"], "pile": "4D 5H", "stock": "3C", "rules": {"opening_minimum": 0}})
    state, _ = GAME.apply(state, 0, GAME.parse("take"))
    assert say("duizenden-owes-card", card="5♥") in read(SCREENS.board(board_of(state), say, COMMON))
    state = build({"hands": ["KC KD KH 2S 3S", "9H"], "pile": "4D", "stock": "3C", "drawn": True})
    state, _ = GAME.apply(state, 0, GAME.parse("meld KC KD KH"))
    owed = say("duizenden-owes-opening", points="30", needed="40")
    assert owed in read(SCREENS.board(board_of(state), say, COMMON))
    state = build({"hands": ["6H 8H 2S", "9H"], "melds": [["5H JK 7H"], []], "stock": "3C", "drawn": True})
    state, _ = GAME.apply(state, 0, GAME.parse("swap 6H 0"))
    assert say("duizenden-owes-jokers", jokers=1) in read(SCREENS.board(board_of(state), say, COMMON))


def finished(totals: list[int]) -> DuizendenState:
    state = build(
        {
            "hands": ["QC", "4S 4D", "2H"],
            "melds": [["QS QH QD"], [], ["3S 4S 5S"]],
            "pile": "5S",
            "stock": "4C",
            "totals": totals,
        }
    )
    for action in ("draw", "add QC 0", "discard 4C"):
        state, _ = GAME.apply(state, 0, GAME.parse(action))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_round(language: str) -> None:
    say = speech(language)
    view = SCREENS.board(board_of(finished([0, 0, 0]), [RoundOver(1, (130, -10, 10), (130, -10, 10))]), say, COMMON)
    text = read(view)
    assert say("duizenden-board-result", name="Player0", gain="+130", total="130") in text
    assert say("duizenden-board-melds", melds=plain(say.cards(parse_cards("QS QH QD QC")))) in text
    assert say("duizenden-board-left", cards="4♠ 4♦", points="10") in text
    assert acts(view) == ["deal"]
    assert text.count("−10") == 3, "the result stands there once, not in the events too"


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game(language: str) -> None:
    say = speech(language)
    view = SCREENS.board(board_of(finished([870, 300, 300])), say, COMMON)
    texts = sections(view)
    assert texts[0] == say("duizenden-board-end", name="Player0")
    assert [line[0] for line in texts[1].splitlines()] == ["1", "2", "3"]
    assert plain(say.number(1000)) in texts[1].splitlines()[0]
    assert "🏆" in texts[1].splitlines()[0]
    assert acts(view) == []
    tied = sections(SCREENS.board(board_of(finished([870, 310, 290])), say, COMMON))[1]
    assert [line[0] for line in tied.splitlines()] == ["1", "2", "2"]


@given(st.integers(0, 10**9), speeches, st.sampled_from([*PRESETS.values()]))
@settings(max_examples=80)
def test_limits_and_secrets(seed: int, say: Speech, rules: DuizendenRules) -> None:
    chance = Random(seed)
    state = position(chance, rules, chance.randint(2, 6))
    view = SCREENS.board(board_of(state, name="Somebody"), say, COMMON)
    checked(view)
    public = [card for player in state.players for meld in player.melds for card in meld.cards]
    shown = cards_in(read(view).replace("*", " "), say)
    assert shown.total() <= len(public) + 1
    assert set(shown) <= {*public, *state.pile[-1:]}
    for item in buttons(view):
        assert not cards_in(item.label or "", say)
    assert_all_is_told(state, read(view), say)


def assert_all_is_told(state: DuizendenState, text: str, say: Speech) -> None:
    """Whose turn it is, how many cards everybody has, the totals."""
    lines = [line for line in text.splitlines() if line.startswith(("**", "▶ **")) and line.count(" · ") >= 3]
    for seat, (line, player) in enumerate(zip(lines, state.players, strict=True)):
        assert line.startswith("▶") == (seat == state.turn.seat)
        assert f" · {len(player.hand)} " in plain(line)
        assert plain(line).endswith(f" {plain(say.number(player.total))}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [WIDEST, "👑" * 32, "\U0001f469\U0001f3fd" * 16, "ﷺ" * 32])
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_laid_with_the_longest_names(language: str, name: str, seats: int) -> None:
    say = speech(language)
    strict = DuizendenRules.model_validate(dict(_furthest()))
    for rules in (RULES, strict):
        state = replace(everything_laid(seats), rules=rules)
        state = replace(state, turn=replace(state.turn, seat=seats - 1))
        events = [event for event in LONG_EVENTS if getattr(event, "seat", 0) < seats]
        view = SCREENS.board(board_of(state, events, name=name), say, COMMON)
        checked(view)
        assert_all_is_told(state, read(view), say)
        over = replace(state, points=(-125,) * seats, players=tuple([_with_hand(player) for player in state.players]))
        checked(SCREENS.board(board_of(over, events, name=name), say, COMMON))


def _furthest() -> dict[str, object]:
    return {
        "jokers": 6, "opening_minimum": 51, "opening_values": "pips", "joker_opening_value": "replaced",
        "low_ace_value": 5, "wrap_runs": True, "duplicate_suits_in_set": False, "max_jokers_per_meld": 1,
        "joker_swap": "off", "pile_before_opening": "never", "free_first_upcard": True, "redraw_special_upcard": True,
        "must_discard_to_go_out": False, "forbid_joker_discard": True, "stock_empty": "end_round",
        "open_pile_visible": True, "target": 10000,
    }  # fmt: skip


def _with_hand(player: Player) -> Player:
    return replace(player, hand=in_order((*player.hand, *[Card("KS")] * 12)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_of_shortening_is_shorter_and_keeps_what_counts(language: str) -> None:
    state = replace(everything_laid(), rules=DuizendenRules.model_validate(_furthest()))
    board = board_of(state, LONG_EVENTS, name=WIDEST)
    lengths = []
    for detail in DETAILS:
        text = "\n".join(board_texts(board, speech(language), detail))
        assert_all_is_told(state, text, speech(language))
        lengths.append(len(text))
    assert lengths == sorted(lengths, reverse=True)
    assert len(set(lengths)) == len(DETAILS)
    assert lengths[-1] < 1500
