"""One player's panel: every card of the hand, what can be done now, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.custom_ids import Press
from bot.language import Speech, speech
from bot.screens.duizenden import SCREENS
from engine.cards import FULL_PACK, JOKER, Card, in_order
from engine.duizenden.rules import events as happened
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Turn
from tests.bot.screens.duizenden.showing import GAME, cards_in, hand_text, panel_of
from tests.bot.screens.reading import acts, buttons, checked, named, plain, press_of, read, selects
from tests.bot.screens.showing import DECISION, SPEECHES, TABLE, says
from tests.positions.duizenden import build

ALL = (*FULL_PACK * 2, *(JOKER,) * 4)
SPADES = tuple([card for card in ALL if card.suit == "S"])


def holding(hand: tuple[Card, ...], source: Any = "stock", to_act: int = 0, **rules: Any) -> DuizendenState:
    players = (Player(in_order(hand), opened=True), Player((JOKER,)))
    return DuizendenState(
        DuizendenRules(**rules), 1, 1, 0, players, FULL_PACK[:3], FULL_PACK[5:8], Turn(to_act, source=source)
    )


def draw(state: DuizendenState, say: Speech = SPEECHES[0], seat: int = 0, **more: Any) -> Any:
    return SCREENS.panel(panel_of(state, seat, **more), say)


def after(state: DuizendenState, *actions: str) -> DuizendenState:
    for action in actions:
        state, _ = GAME.apply(state, GAME.to_act(state)[0], GAME.parse(action))
    return state


# ------------------------------------------------------------------------------------------------------- the hand


@says
@pytest.mark.parametrize("size", [0, 1, 2, 13, 25, 26, 60, 108])
@pytest.mark.parametrize("sort", ["suit", "rank"])
@pytest.mark.parametrize(("source", "to_act"), [(None, 0), ("stock", 0), ("stock", 1)])
@pytest.mark.parametrize("draft", ["", "c1", "c10"])
def test_no_card_of_a_hand_is_ever_lost(
    say: Speech, size: int, sort: str, source: str | None, to_act: int, draft: str
) -> None:
    hand = tuple(Random(size).sample(ALL, size))
    view = draw(holding(hand, source, to_act), say, sort=sort, draft=draft)
    checked(view)
    assert cards_in(hand_text(view, say), say) == Counter(hand)


@pytest.mark.parametrize("draft", ["", "c10"])
def test_twenty_six_of_one_suit(draft: str) -> None:
    say = speech("nl")
    view = draw(holding(SPADES), say, draft=draft)
    checked(view)
    assert cards_in(hand_text(view, say), say) == Counter(SPADES)
    offered = [option.value.partition(".")[0] for menu in selects(view) for option in menu.options]
    thrown = set(SPADES) - {Card("QS")}
    assert Counter(offered) == Counter([card.text for card in (SPADES if draft else thrown)])


@pytest.mark.parametrize("size", [1, 13, 25, 60, 108])
def test_every_card_can_be_chosen_and_every_one_that_may_be_thrown_is_in_the_list(size: int) -> None:
    hand = tuple(Random(size).sample(ALL, size))
    chosen = [
        option.value.partition(".")[0] for menu in selects(draw(holding(hand), draft="c10")) for option in menu.options
    ]
    assert Counter(chosen) == Counter([card.text for card in hand])
    listed = [option.value for menu in selects(draw(holding(hand))) for option in menu.options]
    throwable = {card.text for card in hand} - {"QS"}
    assert sorted(listed) == sorted(throwable if len(throwable) > 1 else [])


def test_a_line_a_suit_or_a_rank() -> None:
    hand = tuple(Random(3).sample(ALL, 40))
    say = speech("en")
    by_suit = [cards_in(line, say) for line in hand_text(draw(holding(hand), say), say).splitlines()[1:]]
    assert [len({card.suit for card in line}) for line in by_suit] == [1] * len({card.suit for card in hand})
    by_rank = [cards_in(line, say) for line in hand_text(draw(holding(hand), say, sort="rank"), say).splitlines()[1:]]
    assert [len({card.rank for card in line}) for line in by_rank] == [1] * len({card.rank for card in hand})


def test_what_the_hand_costs() -> None:
    state = build({"hands": ["QS 2C AH JK", "9C"], "pile": "5S", "stock": "4C"})
    assert "Je hand: 4 kaarten, −150" in read(draw(state, speech("nl")))


# --------------------------------------------------------------------------------------------------- before the draw

TO_DRAW = {"hands": ["7H 7D 2C", "9C 9D"], "melds": [["9H TH JH"], []], "pile": "3C 7S", "stock": "3C 4C"}


@says
def test_before_the_draw(say: Speech) -> None:
    view = draw(build(TO_DRAW), say)
    assert acts(view) == ["draw", "take"]
    assert [press_of(item).verb for item in buttons(view)] == ["act", "act", "show", "sort"]
    assert selects(view) == []
    assert plain(say("duizenden-button-take-cards", top="7♠", size=2)) in [
        plain(item.label or "") for item in buttons(view)
    ]


@pytest.mark.parametrize("pile", ["7S", "3C KS", "JK"])
def test_the_pile_may_always_be_tried(pile: str) -> None:
    assert acts(draw(build({**TO_DRAW, "pile": pile}))) == ["draw", "take"]


def test_without_a_pile_it_cannot_be_taken() -> None:
    assert acts(draw(build({**TO_DRAW, "pile": ""}))) == ["draw"]


def test_where_all_may_look_the_button_tells() -> None:
    visible = {**TO_DRAW, "rules": {"open_pile_visible": True}}
    assert acts(draw(build(visible))) == ["draw", "take"]
    assert acts(draw(build({**visible, "pile": "7S KS"}))) == ["draw"]
    free = {"open_pile_visible": True, "free_first_upcard": True}
    assert acts(draw(build({**visible, "rules": free, "pile": "KS", "first_turn": True}))) == ["draw", "take"]


def test_a_visible_pile_can_be_looked_at() -> None:
    say = speech("en")
    state = build({**TO_DRAW, "rules": {"open_pile_visible": True}})
    press = press_of(named(draw(state, say), "Look at the pile"))
    view = draw(state, say, draft=press.argument)
    assert "3♣ 7♠" in read(view)
    assert cards_in(hand_text(view, say), say) == Counter(state.players[0].hand)
    back = press_of(named(view, "Back"))
    assert acts(draw(state, say, draft=back.argument)) == ["draw", "take"]
    hidden = build(TO_DRAW)
    assert "3♣" not in read(draw(hidden, say, draft=press.argument))
    assert acts(draw(hidden, say, draft=press.argument)) == ["draw", "take"]


def test_a_draw_that_ends_the_round_says_so() -> None:
    say = speech("en")
    warning = say("duizenden-panel-draw-last")
    assert warning in read(draw(build({**TO_DRAW, "stock": "", "pile": "7S"}), say))
    assert warning not in read(draw(build({**TO_DRAW, "stock": ""}), say))
    spent = {**TO_DRAW, "stock": "", "rules": {"stock_empty": "end_round"}}
    assert warning in read(draw(build(spent), say))


# --------------------------------------------------------------------------------------------------- after the draw

TO_LAY = {
    "hands": ["7H 7D 7C QH 2C KS QS", "9C 9D"],
    "melds": [["9H TH JH"], []],
    "pile": "3C",
    "stock": "3C 4C",
    "drawn": True,
}


@says
def test_the_everyday_is_one_press(say: Speech) -> None:
    view = draw(build(TO_LAY), say)
    offered = acts(view)
    assert "add QH 0" in offered
    assert any(Counter(act.split()) == Counter(["meld", "7H", "7D", "7C"]) for act in offered)
    assert not [act for act in offered if act.startswith(("draw", "take", "discard", "undo"))]
    assert [option.value for option in selects(view)[0].options] == ["KS", "7H", "QH", "7D", "2C", "7C"]


@says
def test_a_discard_is_chosen_in_a_list_and_thrown_by_a_button_that_names_it(say: Speech) -> None:
    state = build(TO_LAY)
    (menu,) = selects(draw(state, say))
    view = draw(state, say, draft=press_of(menu).argument, values=("2C",))
    (redrawn,) = selects(view)
    assert [option.value for option in redrawn.options if option.default] == ["2C"]
    assert redrawn.custom_id != menu.custom_id
    throw = named(view, say("duizenden-button-throw", card="2♣"))
    assert press_of(throw) == Press("act", "discard 2C", TABLE, (DECISION,))
    again = draw(state, say, draft=press_of(redrawn).argument, values=("KS",))
    assert "discard KS" in acts(again)
    assert "discard 2C" not in acts(again)


@pytest.mark.parametrize("value", ["QS", "4C", "", "x"])
def test_a_card_that_may_not_be_thrown_is_not_offered(value: str) -> None:
    state = build(TO_LAY)
    (menu,) = selects(draw(state))
    view = draw(state, draft=press_of(menu).argument, values=(value,))
    assert not [act for act in acts(view) if act.startswith("discard")]


def test_the_only_card_to_throw_needs_no_list() -> None:
    say = speech("nl")
    view = draw(build({**TO_LAY, "hands": ["2C", "9C"]}), say)
    assert selects(view) == []
    assert press_of(named(view, "Gooi 2♣ en ga uit")).argument == "discard 2C"
    with_queen = draw(build({**TO_LAY, "hands": ["2C QS", "9C"], "melds": [[], []]}), say)
    assert press_of(named(with_queen, "Gooi 2♣")).argument == "discard 2C"


def test_nothing_to_throw() -> None:
    say = speech("nl")
    view = draw(build({**TO_LAY, "hands": ["QS QS", "9C"], "melds": [[], []]}), say)
    assert acts(view) == ["pass"]
    assert say("duizenden-panel-pass") in read(view)
    kept = {**TO_LAY, "hands": ["QS JK", "9C"], "melds": [[], []], "rules": {"forbid_joker_discard": True}}
    assert acts(draw(build(kept), say)) == ["pass"]


@says
def test_what_is_owed_stands_where_the_discards_were(say: Speech) -> None:
    opening = after(build({**TO_LAY, "melds": [[], []]}), "meld 7H 7D 7C")
    view = draw(opening, say)
    assert say("duizenden-owes-opening", points="15", needed="40") in read(view)
    assert selects(view) == []
    assert "undo" in acts(view)
    assert not [act for act in acts(view) if act.startswith("discard")]
    joker = after(build({**TO_LAY, "melds": [["6H JK 8H"], []]}), "swap 7H 0")
    view = draw(joker, say)
    assert say("duizenden-owes-jokers", jokers=1) in read(view)
    assert say("duizenden-panel-loose", jokers="🃏") in read(view)
    assert any("JK" in act for act in acts(view))
    taken = after(build({**TO_LAY, "drawn": False, "pile": "3C 7S"}), "take")
    view = draw(taken, say)
    assert say("duizenden-owes-card", card="7♠") in read(view)
    assert "7S" in acts(view)[0], "what has to be laid comes first"


@says
def test_what_cannot_open_is_not_offered(say: Speech) -> None:
    hand = {**TO_LAY, "hands": ["8S 8H 8D 2C KS 4D", "9C"], "melds": [[], []]}
    view = draw(build(hand), say)
    assert acts(view) == []
    assert selects(view), "a card is thrown"
    assert say("duizenden-panel-short", points=15, needed="40") in read(view)
    assert say("duizenden-panel-unopened", needed=40) not in read(view)
    stuck = draw(after(build(hand), "meld 8S 8H 8D"), say)
    assert acts(stuck) == ["undo"]
    assert named(stuck, say("duizenden-button-undo")).style is discord.ButtonStyle.primary
    assert say("duizenden-panel-undo-needed") in read(stuck)
    enough = draw(build({**hand, "hands": ["8S 8H 8D KS KH KD 4D", "9C"]}), say)
    assert acts(enough)[0] == "meld KS KH KD"


def test_undo_is_there_once_something_is_laid() -> None:
    assert "undo" not in acts(draw(build(TO_LAY)))
    assert "undo" in acts(draw(after(build(TO_LAY), "add QH 0")))


def test_the_last_card_is_never_offered_to_be_laid() -> None:
    state = build({**TO_LAY, "hands": ["QH", "9C"]})
    assert acts(draw(state)) == ["discard QH"]
    free = {**TO_LAY, "hands": ["QH", "9C"], "rules": {"must_discard_to_go_out": False}}
    assert acts(draw(build(free))) == ["add QH 0", "discard QH"]


def test_own_melds_are_shown_with_their_points() -> None:
    assert "Op tafel: 25\n9♥ 10♥ B♥" in read(draw(build(TO_LAY), speech("nl")))


# -------------------------------------------------------------------------------------------------- other occasions


@says
def test_while_another_plays(say: Speech) -> None:
    view = draw(build(TO_LAY), say, seat=1)
    assert acts(view) == []
    assert selects(view) == []
    assert [press_of(item).verb for item in buttons(view)] == ["show", "sort"]
    assert say("duizenden-panel-wait", name="Player0") in read(view)
    assert not cards_in(read(view).replace("*", " "), say).keys() - {*build(TO_LAY).players[1].hand, Card("3C")}


@says
def test_notes_and_events(say: Speech) -> None:
    told = (happened.Drew(0), happened.DrewCard(0, Card("2C")))
    text = read(draw(build(TO_LAY), say, note="Because.", events=told))
    assert "Because." in text
    assert say("duizenden-event-drew-card", card="2♣") in text


def ended(**scenario: Any) -> DuizendenState:
    return after(build({**TO_LAY, "hands": ["2C", "QS 9D"], **scenario}), "discard 2C")


@says
@pytest.mark.parametrize("draft", ["", "c10", "m11"])
def test_between_rounds(say: Speech, draft: str) -> None:
    view = draw(ended(), say, draft=draft)
    assert acts(view) == ["deal"]
    assert say("duizenden-board-result", name="Player1 🤖", gain="−105", total="−105") in read(view)


def test_after_the_game() -> None:
    view = draw(ended(totals=[980, 0]), speech("nl"))
    assert acts(view) == []
    assert "Player0 wint!" in read(view)


@given(
    st.text(alphabet="mcap0123xyzZ-. ", max_size=40),
    st.lists(st.sampled_from(["2C", "QS.0", "0", "x"])),
    st.integers(0, 1),
)
@settings(max_examples=150)
def test_any_draft_gives_a_panel(draft: str, values: list[str], seat: int) -> None:
    for state in (build(TO_DRAW), build(TO_LAY), ended()):
        checked(draw(state, seat=seat, draft=draft, values=tuple(values)))
