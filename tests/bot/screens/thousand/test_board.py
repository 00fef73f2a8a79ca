"""The public table: what it tells, within the limits, and never a card of a hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.custom_ids import Press
from bot.language import Speech, speech
from bot.screens.thousand import SCREENS
from bot.screens.thousand.board import DETAILS, board_texts
from engine.cards import Card
from engine.game import Event
from engine.thousand.rules import events as happened
from engine.thousand.rules.pack import PACK
from engine.thousand.rules.rules import PRESETS, ThousandRules
from engine.thousand.rules.state import ThousandState
from tests.bot.screens.reading import acts, body, named, plain, press_of, read, row_labels
from tests.bot.screens.showing import COMMON, DECISION, SPEECHES, TABLE, WIDEST, says
from tests.bot.screens.thousand.showing import GAME, after, all_shown, board_of, draw, draw_board, labels
from tests.engine.hooks import thousand as hooks
from tests.positions.thousand import build

ENGLISH = speech("en")

HANDS = ["AS JS 9S 9C KD TH QH", "TS KS QS AC KC JC AH", "TC QC AD TD QD JD 9H"]
AUCTION: dict[str, Any] = {"hands": HANDS, "prikup": "JH KH 9D", "phase": "auction", "to_act": 1}
PLAY: dict[str, Any] = {
    "hands": ["KH QH AS", "TH 9S", "9H JS"],
    "declarer": 0,
    "contract": 125,
    "trump": "D",
    "totals": [300, 890, -20],
    "bolts": [0, 1, 2],
}


def test_the_auction() -> None:
    state = after(build(AUCTION), "bid 105", "pass")
    shown = read(draw_board(state, speech("nl")))
    assert "Tot 1.000 · Cato deelt" in shown
    assert "▶ **Anna** · **100** · totaal 0" in shown
    assert "**Bob** · **105** · totaal 0" in shown
    assert "**Cato** · pas · totaal 0" in shown
    assert "**Anna** is aan de beurt: bieden of passen." in shown


def test_the_prikup_is_shown_until_the_first_card_is_led() -> None:
    state = after(build(AUCTION), "bid 105", "pass", "pass")
    shown = "Prikup: **K♥ J♥ 9♦**"
    assert shown in read(draw_board(state))
    state = after(state, "give 9D 0", "give KC 2")
    assert shown in read(draw_board(state))
    assert "K♣" not in read(draw_board(state))
    state = after(state, "trump S")
    assert "Prikup" not in read(draw_board(state))
    assert "**Bob** plays for **105** · trump **♠ spades**" in read(draw_board(state))


@says
def test_a_prikup_that_is_not_shown(say: Speech) -> None:
    state = after(build({**AUCTION, "rules": {"hide_prikup_at_100": True}}), "pass", "pass")
    board = draw_board(state, say, events=[happened.PrikupTaken(0)])
    assert say("thousand-prikup-hidden") in read(board)
    assert not all_shown(board, say)


def test_a_trick_as_it_lies() -> None:
    state = after(build(PLAY), "play KH")
    shown = read(draw_board(state))
    assert "On the table: Anna **K♥** 💍" in shown
    assert "▶ **Bob** · 0 tricks, 0 p · total 890 · 🛢️ on the barrel · 1 bolt" in shown
    assert "**Cato** · 0 tricks, 0 p · total −20 · 2 bolts" in shown
    state = after(state, "play TH", "play 9H")
    shown = read(draw_board(state))
    assert "On the table" not in shown
    assert "Last trick: Anna K♥ · Bob 10♥ · Cato 9♥ → Bob, 14 points" in shown
    assert "Marriages: Anna ♥ 80 (lost)" in shown
    assert "▶ **Bob** · 1 trick, 14 p" in shown
    assert "Waiting for **Bob** to lead a card." in shown


def test_a_marriage_that_counts() -> None:
    state = after(build({**PLAY, "hands": ["KH QH AS", "JH 9S", "9H JS"]}), "play KH", "play JH", "play 9H")
    shown = read(draw_board(state))
    assert "Marriages: Anna ♥ 80\n" in shown
    assert "**Anna** · declarer · 1 trick, 86 p" in shown


def test_no_trump_yet() -> None:
    state = build(
        {**PLAY, "trump": None, "rules": {"trump_mode": "marriage", "barrel_attempts": 3}, "barrel": [0, 1, 0]}
    )
    shown = read(draw_board(state))
    assert "**Anna** plays for **125** · no trump yet" in shown
    assert "🛢️ on the barrel (2 of 3)" in shown


def test_who_sits_out() -> None:
    state = build(
        {**PLAY, "hands": ["KH QH AS", "TH 9S", "9H JS", ""], "totals": [0, 0, 0, 950], "bolts": [0] * 4, "sitter": 3}
    )
    shown = read(draw_board(state))
    assert "Dima deals and sits out" in shown
    assert "**Dima** · sits out · total 950" in shown
    assert "🛢️" not in shown, "nobody sits on the barrel who sits out"


@says
def test_a_golden_round(say: Speech) -> None:
    state = GAME.start(ThousandRules(golden=True), 3, 1)
    assert say("thousand-golden") in read(draw_board(state, say))


# ------------------------------------------------------------------------------------------------------ house rules


@says
def test_house_rules_that_are_usual_are_not_told(say: Speech) -> None:
    beginning = say("game-board-house", rules="")
    assert beginning not in read(draw_board(build(PLAY), say))
    assert beginning in read(draw_board(build({**PLAY, "rules": {"must_trump": True}}), say))


@says
def test_house_rules_that_differ(say: Speech) -> None:
    state = build({**PLAY, "rules": {"preset": "classic", "must_beat": True, "target": 1001}})
    line = next(line for line in read(draw_board(state, say)).splitlines() if line.startswith("-#"))
    assert say("thousand-preset-classic") in line
    assert f"{say('thousand-rule-must_beat')}: {say('thousand-rule-must_beat-true')}" in line
    assert say("thousand-rule-must_trump") not in line
    assert plain(say.number(1001)) in line


# ------------------------------------------------------------------------------------------------- after the round


def finished(**scenario: Any) -> ThousandState:
    """The last trick of a round has been played: the declarer has 81 points and a marriage."""
    last = {"hands": ["AH", "TH", "9H"], "won": ["KD QD TD AD AS TS AC", "TC KC QC", "9S"], "married": [["D"], [], []]}
    return after(build({**PLAY, **last, **scenario}), "play AH", "play TH", "play 9H")


@says
def test_after_a_round(say: Speech) -> None:
    board = draw_board(finished(), say)
    shown = read(board)
    assert shown.startswith(say("thousand-over", round="1"))
    made = say("thousand-note-made", contract="125", points=181)
    assert f"{say('thousand-result', name='Anna', gain='+181', total='481')} · {made}" in shown
    failed = say("thousand-note-barrel-penalty", penalty="120")
    assert f"{say('thousand-result', name='Bob', gain='−120', total='770')} · " in shown
    assert failed in shown
    assert say("thousand-note-bolt-penalty", penalty="120") in shown, "tricks without points are a bolt, and the third"
    notes = " · ".join(shown.splitlines()).split(" · ")
    assert say("thousand-note-made", contract="125", points=181) in notes
    assert say("thousand-note-bolt", bolts=1) not in notes, "the third is told by its price"
    assert "```" in shown
    assert acts(board) == ["deal"]
    assert press_of(named(board, say("game-button-deal"))) == Press("act", "deal", TABLE, (DECISION,) * 3)
    sheet = press_of(named(board, say("thousand-button-sheet")))
    assert (sheet.verb, sheet.argument.split()[0]) == ("show", "sheet")


@says
def test_a_bolt(say: Speech) -> None:
    assert say("thousand-note-bolt", bolts=1) in read(draw_board(finished(bolts=[0, 0, 0]), say))
    assert say("thousand-note-bolt", bolts=2) in read(draw_board(finished(bolts=[0, 0, 1]), say))


def test_the_undealt_cards_are_shown_after_the_round() -> None:
    state = finished(undealt="9D JD QH")
    assert "Not dealt: Q♥ J♦ 9♦" in read(draw_board(state))
    assert "Not dealt" not in read(draw_board(build({**PLAY, "undealt": "9D JD QH"})))


@says
def test_a_round_given_up(say: Speech) -> None:
    rules = {"rospis": 60, "dark": True}
    state = after(build({**AUCTION, "rules": rules}), "dark 120", "pass", "pass", "surrender")
    shown = read(draw_board(state, say))
    assert f"{say('thousand-note-doubled')} · {say('thousand-note-surrendered', contract='120')}" in shown
    assert say("thousand-result", name="Bob", gain="−240", total="−240") in shown
    assert say("thousand-note-took", points=0) not in shown


@says
def test_after_the_game(say: Speech) -> None:
    board = draw_board(finished(totals=[870, 20, 20]), say)
    shown = read(board)
    assert shown.startswith(say("thousand-end", name="Anna"))
    assert plain(say("game-rank", place=1, name="Anna", total=1051, winner="yes")) in shown
    assert acts(board) == []
    assert say("game-board-to-deal") not in shown


def test_places() -> None:
    state = replace(finished(totals=[870, 0, 0]), totals=(1062, 40, 40))
    ranks = [line for line in read(draw_board(state)).splitlines() if line[:2] in ("1.", "2.", "3.")]
    assert [line[0] for line in ranks] == ["1", "2", "2"]
    tied = replace(state, totals=(1010, 1010, 40))
    ranks = [line for line in read(draw_board(tied)).splitlines() if line[:2] in ("1.", "2.", "3.")]
    assert [line[0] for line in ranks] == ["1", "2", "3"]
    assert "Anna" in ranks[0]


# ------------------------------------------------------------------------------------------------ limits and secrets


def test_common_buttons_come_below() -> None:
    assert row_labels(draw_board(finished())) == [
        ["Next round", "Score sheet"],
        ["My hand", "Move table down", "Rules", "Leave"],
    ]


@given(st.integers(0, 10**9), st.sampled_from(SPEECHES))
@settings(max_examples=40)
def test_the_table_is_the_same_whatever_is_hidden(seed: int, say: Speech) -> None:
    chance = Random(seed)
    state = GAME.start(chance.choice([*PRESETS.values()]), chance.choice([3, 4]), seed)
    for _ in range(chance.randrange(30)):
        (acting, *_) = GAME.to_act(state)
        state = after(state, str(chance.choice(list(GAME.legal(state, acting)))))
    other = hooks.reshuffled(state, None, chance)
    assert body(draw_board(other, say)) == body(draw_board(state, say))


LONG_EVENTS: tuple[Event, ...] = (
    happened.BarrelFailed(0, 2, 3),
    happened.KnockedOff(1, 120),
    happened.MarriageDeclared(2, "A", 200),
    happened.GaveCard(0, 1, PACK[0]),
    happened.PrikupShown(0, PACK[:3]),
    happened.Redealt(None),
    happened.DumpTruck(1, -555),
    happened.TrumpChanged(2, "D"),
)


def upside_down() -> ThousandRules:
    """Every house rule as unusual as can be."""
    return ThousandRules.model_validate(
        {
            "four_player_deal": "seven", "sitter": "dealer", "opening": "redeal_if_all_pass", "bid_cap": "none",
            "hide_prikup_at_100": True, "raise_after_prikup": True, "trump_mode": "marriage", "marriage_mode": "lead",
            "declarer_scores": "bid", "rounding": "all5", "must_trump": True, "must_beat": True, "barrel_at": 900,
            "barrel_clamp": True, "barrel_attempts": 0, "barrel_penalty": 333, "barrel_collision": "knock_off",
            "must_win_from_barrel": True, "bolts": "consecutive3", "bolt_penalty": 333, "bolt_declarer_exempt": True,
            "rospis": "half", "golden": True, "dark": True, "redeal_four_nines": True, "redeal_weak_hand": 20,
            "ace_marriage": True, "dump_truck": "both", "target": 1001,
            "marriage_values": {"S": 105, "H": 110, "D": 115, "C": 125, "trump": None},
        }
    )  # fmt: skip


@says
@pytest.mark.parametrize("name", [WIDEST, "👑" * 32, "\U0001f469\U0001f3fd" * 16, "ﷺ" * 32])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_longest_names_and_all_house_rules(say: Speech, name: str, seats: int) -> None:
    """A whole round with the longest names, every house rule and the longest sentences."""
    for rules in (upside_down(), PRESETS["classic"], ThousandRules()):
        state = replace(GAME.start(rules, seats, 3), totals=(-1234,) * seats, bolts=(2,) * seats)
        for _ in range(45):
            draw_board(state, say, name=name, events=LONG_EVENTS)
            for seat in range(seats):
                draw(state, seat, say, seats=labels(seats, name), events=LONG_EVENTS, note="x" * 300)
            (acting, *_) = GAME.to_act(state) or (0,)
            moves = list(GAME.legal(state, acting))
            if not moves:
                break
            state = after(state, str(moves[0]))
        assert state.sheet


@says
def test_each_step_of_shortening_is_shorter_and_keeps_what_counts(say: Speech) -> None:
    state = replace(after(build(PLAY), "play KH"), rules=upside_down())
    board = board_of(state, LONG_EVENTS, name=WIDEST)
    shown = ["\n".join(board_texts(board, say, detail)) for detail in DETAILS]
    lengths = list(map(len, shown))
    assert lengths == sorted(set(lengths), reverse=True)
    assert lengths[-1] < 2500
    for each in shown:
        assert "125" in each
        assert "890" in each
        assert say.card(Card("KH")) in each


def test_nothing_is_written_by_the_events_of_a_round_that_its_result_tells() -> None:
    board = SCREENS.board(board_of(finished(), [happened.ContractMade(0, 125, 181)]), ENGLISH, COMMON)
    assert read(board).count("181") == 2, "in the sum and in the note"
