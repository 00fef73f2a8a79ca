"""Naming trump, playing cards, and the panel of who waits, sits out, or looks at a counted round."""

from __future__ import annotations

from typing import Any

from bot.language import Speech
from engine.cards import Card, parse_cards
from engine.game import GameOver
from engine.thousand.rules import events as happened
from tests.bot.screens.reading import acts, enabled, items, named, plain, press_of, read, row_labels
from tests.bot.screens.showing import says
from tests.bot.screens.thousand.showing import after, draw
from tests.positions.thousand import build

PLAY: dict[str, Any] = {
    "hands": ["KS QS JS AH KD 9D AC TC", "AS 9S TH KH QH JH 9H JC", "TS AD TD QD JD KC QC 9C"],
    "declarer": 0,
    "contract": 120,
    "trump": "H",
}


# --------------------------------------------------------------------------------------------------------- trump


@says
def test_trump_is_named_with_the_marriages_in_sight(say: Speech) -> None:
    view = draw(build({**PLAY, "trump": None, "phase": "trump"}), 0, say)
    assert acts(view) == ["trump S", "trump H", "trump D", "trump C"]
    (row,) = row_labels(view)
    assert [("💍 100" in label) for label in row] == [True, False, False, False]
    assert all(say(f"suit-{suit}") in label for suit, label in zip("SHDC", row, strict=True))


def test_a_marriage_that_is_worth_no_more_as_trump() -> None:
    values = {"S": 40, "H": 100, "D": 80, "C": 60, "trump": None}
    state = build({**PLAY, "trump": None, "phase": "trump", "rules": {"marriage_values": values}})
    view = draw(state, 0)
    assert plain(row_labels(view)[0][0]) == "♠ spades 💍 40"
    assert "💍 ♠ 40" in read(view)


# --------------------------------------------------------------------------------------------------------- cards


def test_one_press_plays_a_card() -> None:
    view = draw(build(PLAY), 0)
    assert [act for act in acts(view) if "quiet" not in act] == [
        "play KS", "play QS", "play JS", "play AH", "play KD", "play 9D", "play AC", "play TC",
    ]  # fmt: skip
    rows = [[plain(label) for label in row] for row in row_labels(view)]
    assert rows[:4] == [["K♠ 💍", "Q♠ 💍", "J♠"], ["A♥"], ["K♦", "9♦"], ["A♣", "10♣"]]


@says
def test_a_marriage_is_declared_or_played_quietly(say: Speech) -> None:
    view = draw(build(PLAY), 0, say)
    assert [act for act in acts(view) if "quiet" in act] == ["play KS quiet", "play QS quiet"]
    assert say("thousand-panel-declare", rings="💍", when="won") in read(view)
    rules = {"preset": "classic"}
    before = draw(build({**PLAY, "rules": rules}), 0, say)
    assert not [act for act in acts(before) if "quiet" in act], "not before a trick was won"
    won = draw(build({**PLAY, "rules": rules, "won": ["9C", "", ""]}), 0, say)
    assert [act for act in acts(won) if "quiet" in act] == ["play KS quiet", "play QS quiet"]
    assert say("thousand-panel-declare", rings="💍", when="once") in read(won)


def test_what_a_marriage_in_hand_is_worth_now() -> None:
    assert "💍 ♠ 20\n" in read(draw(build(PLAY), 0)) + "\n"
    assert "💍 ♥ 100" in read(draw(build(PLAY), 1))
    assert "💍 ♠ 40" in read(draw(build({**PLAY, "trump": None, "rules": {"preset": "classic"}}), 0))


@says
def test_four_aces(say: Speech) -> None:
    hands = ["AS AH AD AC", "9S TS KS QS", "9H TH KH QH"]
    view = draw(build({**PLAY, "hands": hands, "won": ["9C", "", ""], "rules": {"ace_marriage": True}}), 0, say)
    assert [act for act in acts(view) if "quiet" in act] == [f"play A{suit} quiet" for suit in "SHDC"]
    assert say("thousand-four-aces") in read(view)
    assert say("thousand-panel-declare", rings="💍", when="once") in read(view)


@says
def test_what_may_not_be_played_is_disabled(say: Speech) -> None:
    view = draw(after(build(PLAY), "play JS"), 1, say)
    assert acts(view) == ["play AS", "play 9S"]
    assert [item.disabled for item in items(view)][:8] == [False, False, True, True, True, True, True, True]
    assert plain(say("thousand-panel-must-follow", suit="♠")) in read(view)


@says
def test_the_duties_of_house_rules(say: Speech) -> None:
    beat = draw(after(build({**PLAY, "rules": {"must_beat": True}}), "play JS"), 1, say)
    assert acts(beat) == ["play AS"]
    assert say("thousand-panel-must-beat", suit="♠") in read(beat)
    trump = {**PLAY, "hands": ["9C 9D", "JH AS", "TC QC"], "rules": {"must_trump": True}}
    ruff = draw(after(build(trump), "play 9C"), 1, say)
    assert acts(ruff) == ["play JH"]
    assert say("thousand-panel-must-trump", suit="♥") in read(ruff)
    free = draw(after(build({**trump, "rules": {}}), "play 9C"), 1, say)
    assert acts(free) == ["play AS", "play JH"]


@says
def test_the_trick_stands_in_the_panel(say: Speech) -> None:
    state = after(build(PLAY), "play KS", "play AS")
    shown = read(draw(state, 2, say))
    cards = f"Anna **{say.card(Card('KS'))}** 💍 · Bob **{say.card(Card('AS'))}**"
    assert plain(say("thousand-trick", cards=cards)) in shown
    state = after(state, "play TS")
    assert plain(say("thousand-last-trick", cards="", name="Bob", points=25)).split("→")[1] in read(draw(state, 2, say))


# --------------------------------------------------------------------------------------------------- not one's turn


@says
def test_while_another_plays(say: Speech) -> None:
    view = draw(build(PLAY), 1, say)
    assert acts(view) == []
    assert say("thousand-turn-lead", name="Anna") in read(view)
    assert plain(f"{say.cards(parse_cards('AS 9S'))}\n{say.card(Card('TH'))} ") in read(view)
    assert [press_of(item).argument for item in enabled(view)] == ["main 0"]


@says
def test_who_sits_out_is_told_so(say: Speech) -> None:
    state = build({**PLAY, "hands": [*PLAY["hands"], ""], "sitter": 3})
    view = draw(state, 3, say)
    assert read(view).startswith(say("thousand-panel-sits-out"))
    assert say("thousand-turn-lead", name="Anna") in read(view)
    assert say("thousand-contract", name="Anna", contract="120", dark="no", trump="x", phase="play")[:15] in read(view)
    assert acts(view) == []


@says
def test_notes_and_events(say: Speech) -> None:
    shown = read(draw(build(PLAY), 0, say, note="Because.", events=(happened.Passed(2), GameOver((1, 2, 3), 2))))
    assert shown.startswith("❗ Because.")
    assert f"-# {say('thousand-event-passed', name='Cato')}" in shown


@says
def test_events_address_the_player_whose_panel_it_is(say: Speech) -> None:
    events = (happened.Raised(0, 140), happened.Played(2, Card("9C")))
    for seat in range(3):
        raised = "you-raised" if seat == 0 else "raised"
        played = "you-played" if seat == 2 else "played"
        shown = read(draw(build(PLAY), seat, say, events=events))
        assert f"-# {say(f'thousand-event-{raised}', name='Anna', contract='140')}" in shown
        assert f"-# {plain(say(f'thousand-event-{played}', name='Cato', card=say.card(Card('9C'))))}" in shown


@says
def test_between_rounds_anybody_deals_and_looks_at_the_sheet(say: Speech) -> None:
    last = {**PLAY, "hands": ["AH", "TH", "9H"], "won": ["KD QD TD AD AS TS AC", "TC KC QC", "9S"]}
    state = after(build(last), "play AH", "play TH", "play 9H")
    for draft in ("", "main 1", "give 1 9S 9D", "bids 1"):
        view = draw(state, 1, say, draft=draft)
        assert acts(view) == ["deal"]
        assert read(view).startswith(say("thousand-over", round="1"))
    sheet = press_of(named(view, say("thousand-button-sheet"))).argument
    assert read(draw(state, 1, say, draft=sheet)).startswith(
        say("thousand-sheet-title", span="single", first="1", last="1")
    )
    over = after(build({**last, "totals": [950, 0, 0], "contract": 80}), "play AH", "play TH", "play 9H")
    view = draw(over, 2, say)
    assert acts(view) == []
    assert say("thousand-end", name="Anna") in read(view)
    assert "🏆" in read(view)
