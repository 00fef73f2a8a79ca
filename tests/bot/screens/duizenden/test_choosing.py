"""Choosing cards freely: the menus, what the cards are, and what can be done with them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.language import Speech, speech
from bot.screens.duizenden import SCREENS
from bot.screens.duizenden.draft import DuizendenDraft
from engine.cards import JOKER, Card, in_order, parse_cards
from engine.duizenden.rules.deal import pack
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Turn
from engine.game import Action
from tests.bot.screens.duizenden.showing import GAME, panel_of, position
from tests.bot.screens.reading import acts, buttons, checked, named, plain, press_of, read, selects
from tests.bot.screens.showing import SPEECHES, says
from tests.positions.duizenden import build

CHOOSING = {
    "hands": ["7S 8S 9S 9S 9H 2C JK JK QH KS", "9C 9D"],
    "melds": [["9H TH JH", "5D JK 7D"], []],
    "pile": "3C",
    "stock": "3C 4C",
    "drawn": True,
}


def choose(state: DuizendenState, cards: str, say: Speech = SPEECHES[0], seat: int = 0, **more: Any) -> Any:
    draft = str(DuizendenDraft("choose", in_order(parse_cards(cards))))
    return SCREENS.panel(panel_of(state, seat, draft=draft, **more), say)


def chosen_in(view: Any) -> Counter[str]:
    """What the menus show as chosen."""
    options = [option for menu in selects(view) for option in menu.options]
    return Counter([option.value.partition(".")[0] for option in options if option.default])


@given(st.integers(0, 10**9), st.sampled_from(SPEECHES))
@settings(max_examples=60)
def test_what_is_picked_in_the_menus_stays_picked(seed: int, say: Speech) -> None:
    """Menu by menu cards are picked and dropped; the panel always shows exactly those."""
    chance = Random(seed)
    state = position(chance, DuizendenRules(jokers=6), 2, most=60)
    seat = chance.randrange(2)
    view = choose(state, "", say, seat)
    picked: Counter[str] = Counter()
    ids: set[str | None] = set()
    for _ in range(6):
        if not selects(view):
            break
        menu = chance.choice(selects(view))
        assert menu.custom_id not in ids
        ids.add(menu.custom_id)
        assert menu.min_values == 0
        values = chance.sample(menu.options, chance.randint(0, len(menu.options)))
        for option in menu.options:
            picked[option.value.partition(".")[0]] = 0
        picked.update([option.value.partition(".")[0] for option in values])
        panel = panel_of(state, seat, draft=press_of(menu).argument, values=tuple([each.value for each in values]))
        view = SCREENS.panel(panel, say)
        checked(view)
        assert chosen_in(view) == +picked


def test_both_copies_of_a_card() -> None:
    view = choose(build(CHOOSING), "9S 9S", speech("nl"))
    spades = selects(view)[0]
    assert [plain(option.label) for option in spades.options] == ["7♠", "8♠", "9♠", "9♠", "H♠"]
    assert len({option.value for option in spades.options}) == 5
    assert [option.default for option in spades.options] == [False, False, True, True, False]


@says
def test_what_the_cards_are_and_are_worth(say: Speech) -> None:
    state = build(CHOOSING)
    run = plain(say("duizenden-choose-meld", cards="7♠ 8♠ 9♠", kind="run", points=15))
    assert run in read(choose(state, "7S 8S 9S", say))
    few = plain(say("duizenden-choose-no-meld", cards="7♠ 8♠", why=say("duizenden-why-few")))
    assert few in read(choose(state, "7S 8S", say))
    assert plain(say("duizenden-choose-one", card="2♣", points=5)) in read(choose(state, "2C", say))
    assert say("duizenden-choose-none") in read(choose(state, "", say))


def test_what_counts_towards_the_opening_is_told_where_it_differs() -> None:
    say = speech("en")
    unopened = {**CHOOSING, "melds": [[], []]}
    assert "towards opening" not in read(choose(build(unopened), "7S 8S 9S", say))
    pips = build({**unopened, "rules": {"opening_values": "pips"}})
    assert "7♠ 8♠ 9♠ — run, 15 (24 towards opening)" in read(choose(pips, "7S 8S 9S", say))
    opened = build({**CHOOSING, "rules": {"opening_values": "pips"}})
    assert "towards opening" not in read(choose(opened, "7S 8S 9S", say))


def test_laying() -> None:
    state = build(CHOOSING)
    assert acts(choose(state, "7S 8S 9S")) == ["meld 7S 8S 9S"]
    assert acts(choose(state, "7S 8S JK")) == ["meld 7S 8S JK", "meld JK 7S 8S"]
    assert acts(choose(state, "7S 8S")) == []


@says
def test_a_run_or_a_set_where_both_are_possible(say: Speech) -> None:
    view = choose(build(CHOOSING), "KS JK JK", say)
    assert acts(view) == ["meld KS JK JK", "meld run JK KS JK", "meld run JK JK KS"]
    assert named(view, say("duizenden-button-lay-set", cards=say.cards(parse_cards("KS JK JK"))))
    assert named(view, say("duizenden-button-lay-run", cards=say.cards(parse_cards("JK KS JK"))))


def test_one_card_is_added_swapped_or_thrown() -> None:
    state = build(CHOOSING)
    assert acts(choose(state, "QH")) == ["discard QH", "add QH 0"]
    assert acts(choose(state, "2C")) == ["discard 2C"]
    six = build({**CHOOSING, "hands": ["6D 2C", "9C"]})
    assert acts(choose(six, "6D")) == ["discard 6D", "swap 6D 1"]
    off = build({**CHOOSING, "hands": ["6D 2C", "9C"], "rules": {"joker_swap": "off"}})
    assert acts(choose(off, "6D")) == ["discard 6D"]


def test_the_end_is_asked_only_where_there_is_a_choice() -> None:
    say = speech("en")
    state = build({**CHOOSING, "melds": [["9H TH JH"], []]})
    view = choose(state, "JK", say)
    assert acts(view) == ["discard JK", "add JK 0", "add JK 0 low"]
    assert named(view, "Add: 9♥ 10♥ J♥ 🃏")
    assert named(view, "Add: 🃏 9♥ 10♥ J♥")


MANY = {
    **CHOOSING,
    "melds": [["2S 3S 4S", "5S 6S 7S", "2H 3H 4H", "5H 6H 7H", "2D 3D 4D"], []],
}


@says
def test_where_there_are_many_places_one_is_chosen(say: Speech) -> None:
    state = build(MANY)
    view = choose(state, "JK", say)
    where = press_of(named(view, say("duizenden-button-add-where")))
    asked = SCREENS.panel(panel_of(state, 0, draft=where.argument), say)
    (menu,) = selects(asked)
    assert [option.label for option in menu.options] == [say.cards(meld.cards) for meld in state.players[0].melds]
    assert acts(asked) == []
    told = SCREENS.panel(panel_of(state, 0, draft=press_of(menu).argument, values=("3",)), say)
    assert acts(told) == ["add JK 3", "add JK 3 low"]
    (again,) = selects(told)
    assert again.custom_id != menu.custom_id
    assert [option.value for option in again.options if option.default] == ["3"]
    back = press_of(named(told, say("game-button-back")))
    assert chosen_in(SCREENS.panel(panel_of(state, 0, draft=back.argument), say)) == Counter(["JK"])


def test_more_places_than_a_menu_has_lines() -> None:
    melds = [f"{rank}{suit} {rank}{suit} {rank}{other}" for rank in "A23456789TJ" for suit, other in ("SH", "HD", "DC")]
    state = build({**CHOOSING, "melds": [melds, []], "hands": ["JK 2C KS", "9C"]})
    where = press_of(named(choose(state, "JK", speech("en")), "Add to …"))
    view = SCREENS.panel(panel_of(state, 0, draft=where.argument), speech("en"))
    checked(view)
    assert sorted(int(each.value) for menu in selects(view) for each in menu.options) == list(range(len(melds)))


def planned(state: DuizendenState, view: Any) -> list[tuple[Action, ...]]:
    presses = [press_of(item) for item in buttons(view)]
    return [SCREENS.plan(GAME.view(state, 0), press.argument) for press in presses if press.verb == "plan"]


def test_several_cards_are_added_together() -> None:
    state = build({**CHOOSING, "hands": ["QH KH 8H 2C JK", "9C"]})
    assert planned(state, choose(state, "QH KH")) == [(GAME.parse("add QH 0"), GAME.parse("add KH 0"))]
    for actions in planned(state, choose(state, "QH KH 8H JK")):
        after = state
        for action in actions:
            after, _ = GAME.apply(after, 0, action)
        assert after.players[0].hand == (Card("2C"),)
    assert len(planned(state, choose(state, "QH KH 8H JK"))) == 2


def test_a_plan_of_another_position_does_nothing() -> None:
    state = build({**CHOOSING, "hands": ["QH KH 2C", "9C"]})
    (press,) = [press_of(item) for item in buttons(choose(state, "QH KH")) if press_of(item).verb == "plan"]
    gone = build({**CHOOSING, "hands": ["QH 3C 2C", "9C"]})
    unlaid = build({**CHOOSING, "hands": ["QH KH 2C", "9C"], "melds": [[], []]})
    waiting = build({**CHOOSING, "hands": ["QH KH 2C", "9C"], "to_act": 1})
    for other in (gone, unlaid, waiting):
        assert SCREENS.plan(GAME.view(other, 0), press.argument) == ()
    for nonsense in ("", "add", "add.0", "add.0.9." + press.argument.rpartition(".")[2], "add.x.0.c10", "steal"):
        assert SCREENS.plan(GAME.view(state, 0), nonsense) == ()


def test_the_last_card_is_kept() -> None:
    say = speech("en")
    state = build({**CHOOSING, "hands": ["7S 8S 9S", "9C"]})
    view = choose(state, "7S 8S 9S", say)
    assert acts(view) == []
    assert say("duizenden-choose-keep") in read(view)
    low = {**CHOOSING, "hands": ["7S 8S 9S", "9C"], "melds": [[], []], "rules": {"must_discard_to_go_out": False}}
    view = choose(build(low), "7S 8S 9S", say)
    assert acts(view) == []
    assert say("duizenden-choose-too-low", needed="40") in read(view)


def test_nothing_is_thrown_while_something_is_owed() -> None:
    state = build({**CHOOSING, "drawn": False, "pile": "3C 9D"})
    state, _ = GAME.apply(state, 0, GAME.parse("take"))
    assert acts(choose(state, "2C")) == []


@says
def test_why_a_card_is_never_thrown(say: Speech) -> None:
    queen, joker = (
        build({**CHOOSING, "hands": ["QS 7H 2C", "9C"]}),
        {**CHOOSING, "rules": {"forbid_joker_discard": True}},
    )
    assert say("duizenden-refusal-queen-of-spades") in read(choose(queen, "QS", say))
    assert say("duizenden-refusal-joker-discard") in read(choose(build(joker), "JK", say))
    assert say("duizenden-refusal-joker-discard") not in read(choose(build(CHOOSING), "JK", say))


def test_a_loose_joker_can_be_chosen() -> None:
    state = build({**CHOOSING, "hands": ["6D 2C KS", "9C"]})
    state, _ = GAME.apply(state, 0, GAME.parse("swap 6D 1"))
    view = choose(state, "JK", speech("en"))
    assert chosen_in(view) == Counter(["JK"])
    assert named(view, "Add to …")
    assert acts(view) == [], "a loose joker is not thrown"
    assert acts(choose(state, "KS JK JK")) == [], "there is one joker only"
    assert chosen_in(choose(state, "KS JK JK")) == Counter(["KS", "JK"])


@says
@pytest.mark.parametrize(("drawn", "seat", "phase"), [(False, 0, "draw"), (True, 1, "wait")])
def test_cards_can_be_looked_at_at_any_time(say: Speech, drawn: bool, seat: int, phase: str) -> None:
    state = build({**CHOOSING, "drawn": drawn, "hands": ["7S 8S 9S 2C"] * 2})
    view = choose(state, "7S 8S 9S", say, seat)
    assert acts(view) == []
    assert plain(say("duizenden-choose-meld", cards="7♠ 8♠ 9♠", kind="run", points=15)) in read(view)
    assert say("duizenden-choose-not-now", phase=phase) in read(view)


@says
def test_clearing_and_going_back(say: Speech) -> None:
    state = build(CHOOSING)
    view = choose(state, "7S 8S", say)
    clear = press_of(named(view, say("duizenden-button-clear")))
    cleared = SCREENS.panel(panel_of(state, 0, draft=clear.argument), say)
    assert chosen_in(cleared) == Counter()
    assert {menu.custom_id for menu in selects(cleared)}.isdisjoint({menu.custom_id for menu in selects(view)})
    back = press_of(named(cleared, say("game-button-back")))
    assert say("duizenden-menu-throw") in [
        menu.placeholder for menu in selects(SCREENS.panel(panel_of(state, 0, draft=back.argument), say))
    ]


def test_cards_that_are_gone_are_no_longer_picked() -> None:
    view = choose(build(CHOOSING), "7S 8S 4D 4D JK JK JK")
    assert chosen_in(view) == Counter({"7S": 1, "8S": 1, "JK": 2})


def test_all_there_is_at_once() -> None:
    """A hand of every card with every one picked is within the limits."""
    rules = DuizendenRules(jokers=6)
    state = position(Random(1), rules, 2)
    state = replace(state, players=(Player(in_order(pack(rules))), state.players[1]), turn=Turn(0, source="stock"))
    for say in SPEECHES:
        for cards in (pack(rules), in_order([Card("7S"), *[JOKER] * 6])):
            draft = str(DuizendenDraft("choose", in_order(cards)))
            view = SCREENS.panel(panel_of(state, 0, draft=draft), say)
            checked(view)
            assert chosen_in(view) == Counter([card.text for card in cards])
