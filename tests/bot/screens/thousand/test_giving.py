"""The exchange: cards are chosen, seen, swapped and given; raising and giving up where house rules allow it."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.custom_ids import Press
from bot.language import Speech
from bot.screens.parts import SUCCESS
from engine.cards import Card
from engine.thousand.rules.state import ThousandState
from tests.bot.screens.reading import acts, named, plain, press_of, read, row_labels, selects
from tests.bot.screens.showing import DECISION, ENGLISH, TABLE, WIDEST, says
from tests.bot.screens.thousand.showing import GAME, after, draw, labels
from tests.positions.thousand import build

EXCHANGE: dict[str, Any] = {
    "hands": ["AS JS 9S 9C KD TH QH JH KH 9D", "TS KS QS AC KC JC AH", "TC QC AD TD QD JD 9H"],
    "prikup": "JH KH 9D",
    "phase": "exchange",
    "declarer": 0,
    "contract": 120,
}
RAISING: dict[str, Any] = {**EXCHANGE, "rules": {"raise_after_prikup": True, "rospis": 60}}


def press(state: ThousandState, view: ui.LayoutView, label: str, say: Speech = ENGLISH, **more: Any) -> ui.LayoutView:
    """The panel after pressing a button that only looks."""
    (item,) = [named(view, each) for row in row_labels(view) for each in row if plain(each) == label]
    pressed = press_of(item)
    assert pressed.verb == "show"
    return draw(state, 0, say, draft=pressed.argument, **more)


def test_two_cards_are_chosen_and_given_in_one_press() -> None:
    state = build(EXCHANGE)
    view = draw(state, 0)
    assert acts(view) == []
    assert "Bob gets … · Cato gets …" in read(view)
    view = press(state, view, "9♠")
    assert "Bob gets **9♠** · Cato gets …" in read(view)
    assert acts(view) == []
    view = press(state, view, "9♦")
    assert "Bob gets **9♠** · Cato gets **9♦**" in read(view)
    assert acts(view) == ["give 9S 1;give 9D 2"]
    (final,) = [label for row in row_labels(view) for label in row if label.startswith("Give")]
    assert plain(final) == "Give: 9♠ → Bob · 9♦ → Cato"
    given = after(state, *acts(view)[0].split(";"))
    assert given.round.phase == "trump"


def test_the_other_way_round() -> None:
    state = build(EXCHANGE)
    view = press(state, press(state, draw(state, 0), "9♠"), "The other way round")
    assert "Bob gets … · Cato gets **9♠**" in read(view)
    view = press(state, view, "J♥")
    assert acts(view) == ["give JH 1;give 9S 2"]
    assert acts(press(state, view, "The other way round")) == ["give 9S 1;give JH 2"]


def test_a_card_is_taken_back_by_pressing_it_again() -> None:
    state = build(EXCHANGE)
    view = press(state, press(state, draw(state, 0), "9♠"), "9♦")
    chosen = [item for row in row_labels(view) for item in row if named(view, item).style is SUCCESS]
    assert [plain(label) for label in chosen[:2]] == ["9♠", "9♦"]
    assert [label for row in row_labels(view) for label in row if named(view, label).disabled]
    view = press(state, view, "9♠")
    assert "Bob gets … · Cato gets **9♦**" in read(view)
    assert not [label for row in row_labels(view) for label in row if named(view, label).disabled]


@says
def test_the_hand_lies_suit_by_suit(say: Speech) -> None:
    rows = [[plain(label) for label in row] for row in row_labels(draw(build(EXCHANGE), 0))]
    assert rows == [["A♠", "J♠", "9♠"], ["10♥", "K♥", "Q♥", "J♥"], ["K♦", "9♦"], ["9♣"]]
    six = {**EXCHANGE, "hands": ["AS TS KS QS JS 9S 9H 9D 9C AC", "TC", "QC"]}
    assert [len(row) for row in row_labels(draw(build(six), 0, say))] == [5, 1, 1, 1, 2]


@says
def test_the_second_card_alone(say: Speech) -> None:
    """Where one card has been given already, by a computer that held the seat for a while."""
    state = after(build(EXCHANGE), "give 9S 2")
    view = draw(state, 0, say)
    assert say("thousand-panel-give", cards=1) in read(view)
    assert say("thousand-panel-gave", name="Cato", card="9♠") in read(view)
    view = draw(state, 0, say, draft="give 1 9D")
    assert acts(view) == ["give 9D 1"]
    assert say("thousand-button-swap") not in [label for row in row_labels(view) for label in row]


@pytest.mark.parametrize("draft", ["give 1 AC -", "give 1 9S 9S", "give", "give 1 x", "give 1 - -", "give 1 - - 9S"])
def test_a_draft_with_cards_that_are_not_there(draft: str) -> None:
    state = build(EXCHANGE)
    assert acts(draw(state, 0, draft=draft)) == []


@says
def test_the_longest_names_are_cut_on_the_button(say: Speech) -> None:
    seats = labels(3, "W" * 32)
    view = draw(build(RAISING), 0, say, draft="give 1 TH KH", seats=seats)
    assert acts(view)[0] == "give TH 1;give KH 2"
    draw(build(RAISING), 0, say, draft="give 1 TH KH", seats=labels(3, WIDEST), note="x" * 300)


@says
def test_what_one_has_given_is_told_once(say: Speech) -> None:
    state, given = GAME.apply(build(EXCHANGE), 0, GAME.parse("give 9S 1"))
    giver = read(draw(state, 0, say, events=given))
    assert giver.count("9♠") == 1
    assert say("thousand-event-you-gave", to="Bob") not in giver
    receiver = read(draw(state, 1, say, events=given))
    assert receiver.count("9♠") == 2, "in the hand and below it"
    assert say("thousand-event-gave-to-you", name="Anna") not in receiver
    seen = tuple([event for event in given if event.audience is None])
    assert say("thousand-event-gave", name="Anna", to="Bob") in read(draw(state, 2, say, events=seen))


@says
def test_what_one_has_given_and_received_is_remembered(say: Speech) -> None:
    state = after(build(EXCHANGE), "give 9S 1", "give 9D 2", "trump H")
    giver, receiver, other = (read(draw(state, seat, say)) for seat in range(3))
    assert say("thousand-panel-gave", name="Bob", card="9♠") in giver
    assert say("thousand-panel-gave", name="Cato", card="9♦") in giver
    assert say("thousand-panel-received", name="Anna", card="9♠") in receiver
    assert say("thousand-panel-received", name="Anna", card="9♦") in other
    assert "9♠" not in other
    assert "9♦" not in receiver


@says
def test_others_see_the_prikup_and_wait(say: Speech) -> None:
    view = draw(build(EXCHANGE), 1, say)
    assert acts(view) == []
    assert plain(say.card(Card("JH"))) in read(view)
    assert say("thousand-turn-give-0", name="Anna") in read(view)


# ------------------------------------------------------------------------------------------------------ house rules


@says
def test_raising(say: Speech) -> None:
    state = build(RAISING)
    assert acts(draw(state, 0, say)) == ["raise 125", "raise 130", "raise 140"]
    other = press_of(named(draw(state, 0, say), say("thousand-button-other"))).argument
    menus = selects(draw(state, 0, say, draft=other))
    assert [int(option.value) for menu in menus for option in menu.options] == list(range(125, 221, 5))
    chosen = draw(state, 0, say, draft=press_of(menus[0]).argument, values=("200",))
    assert acts(chosen) == ["raise 200"]
    assert named(chosen, say("thousand-button-raise-to", amount="200"))
    raised = after(state, "raise 200")
    assert acts(draw(raised, 0, say))[0] == "raise 205"
    assert "**200**" in read(draw(raised, 0, say))


@says
def test_giving_up_is_asked_first(say: Speech) -> None:
    state = build(RAISING)
    view = draw(state, 0, say)
    assert "surrender" not in acts(view)
    asked = press_of(named(view, say("thousand-button-surrender"))).argument
    view = draw(state, 0, say, draft=asked)
    assert acts(view) == ["surrender"]
    assert say("thousand-panel-surrender", contract="120", share="60") in read(view)
    half = build({**RAISING, "rules": {"rospis": "half"}})
    assert say("thousand-panel-surrender", contract="120", share="half") in read(draw(half, 0, say, draft=asked))


@pytest.mark.parametrize("draft", ["", "bids 1", "surrender 1", "give 1 9S 9D"])
@says
def test_neither_where_no_house_rule_allows_it_or_once_a_card_is_given(say: Speech, draft: str) -> None:
    for state in (build(EXCHANGE), after(build(RAISING), "give 9S 1")):
        does = acts(draw(state, 0, say, draft=draft))
        assert not [act for act in does if act.startswith(("raise", "surrender"))]


def test_presses_name_the_question() -> None:
    view = draw(build(EXCHANGE), 0, draft="give 1 9S 9D")
    (final,) = [press_of(named(view, label)) for row in row_labels(view) for label in row if label.startswith("Give")]
    assert final == Press("act", "give 9S 1;give 9D 2", TABLE, (DECISION,))
