"""The panel in the auction: what may be bid and why, every amount within reach, blind bids, new deals."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui

from bot.custom_ids import Press
from bot.language import Speech
from engine.thousand.rules.state import ThousandState
from tests.bot.screens.reading import acts, enabled, named, plain, press_of, read, row_labels, selects
from tests.bot.screens.showing import DECISION, ENGLISH, TABLE, says
from tests.bot.screens.thousand.showing import after, all_shown, draw
from tests.positions.thousand import build

AUCTION: dict[str, Any] = {
    "hands": ["AS JS 9S 9C KD TH QH", "TS KS QS AC KC JC AH", "TC QC AD TD QD JD 9H"],
    "prikup": "JH KH 9D",
    "phase": "auction",
    "to_act": 1,
}
POOR = ["9S 9H 9D 9C JS JH QS", "TS KS AS AC KC JC AH", "TC QC AD TD QD JD TH"]


def reachable(state: ThousandState, seat: int, say: Speech = ENGLISH) -> list[int]:
    """Every amount that the panel's menus offer."""
    other = named(draw(state, seat, say), say("thousand-button-other"))
    menus = selects(draw(state, seat, say, draft=press_of(other).argument))
    return [int(option.value) for menu in menus for option in menu.options]


@says
def test_pass_and_the_next_bids_are_one_press(say: Speech) -> None:
    view = draw(build(AUCTION), 1, say)
    assert acts(view) == ["pass", "bid 105", "bid 110", "bid 120"]
    assert row_labels(view) == [
        [say("thousand-button-pass"), "105 (+5)", "110 (+10)", "120 (+20)", say("thousand-button-other")]
    ]
    assert press_of(named(view, "105 (+5)")) == Press("act", "bid 105", TABLE, (DECISION,))


@says
def test_the_cap_and_what_it_is_made_of(say: Speech) -> None:
    assert "220" in read(draw(build(AUCTION), 1, say))
    shown = read(draw(build(AUCTION), 1))
    assert "You may bid up to 220: 120, and 100 for your marriage." in shown
    without = read(draw(after(build(AUCTION), "pass"), 2))
    assert "Without a marriage you may bid up to 120." in without
    two = {**AUCTION, "hands": ["AS", "KS QS KH QH 9D 9C JC", "AC"]}
    assert "You may bid up to 300: 120, and 180 for your marriages." in read(draw(build(two), 1))


@says
def test_other_caps(say: Speech) -> None:
    flat = draw(build({**AUCTION, "rules": {"bid_cap": 120}}), 1, say)
    assert say("thousand-panel-cap", why="flat", cap=120, more=0, marriages=0) in read(flat)
    free = draw(build({**AUCTION, "rules": {"bid_cap": "none"}}), 1, say)
    assert plain(say("thousand-panel-cap", why="free", cap=1000, more=880, marriages=0)) in read(free)
    aces = {**AUCTION, "hands": ["9S", "AS AH AD AC 9D 9C JC", "9H"], "rules": {"ace_marriage": True}}
    four = say("thousand-panel-cap", why="marriages", cap=320, more=200, marriages=1)
    assert four in read(draw(build(aces), 1, say))


@pytest.mark.parametrize(
    ("hand", "rules", "top"),
    [
        ("TS KS QS AC KC JC AH", {}, 220),
        ("KS QS KH QH KD QD KC QC", {}, 400),
        ("KS QS KH QH KD QD KC QC", {"bid_cap": "none"}, 1000),
        ("TS KS AS AC KC JC AH", {"bid_cap": "none"}, 1000),
    ],
)
@says
def test_every_bid_is_within_reach(say: Speech, hand: str, rules: dict[str, Any], top: int) -> None:
    state = build({**AUCTION, "hands": ["9S", hand, "9H"], "rules": rules})
    assert reachable(state, 1, say) == list(range(105, top + 1, 5))


def test_there_is_no_list_where_all_bids_are_buttons() -> None:
    state = build({**AUCTION, "bids": [[0, 100], [1, 110], [2, "pass"]], "to_act": 0})
    assert row_labels(draw(state, 0)) == [["Pass", "115 (+5)", "120 (+10)"]]
    state = build({**AUCTION, "hands": POOR, "bids": [[0, 100], [1, "pass"]], "to_act": 2})
    assert row_labels(draw(state, 2)) == [["Pass", "105 (+5)", "110 (+10)", "115 (+15)", "120 (+20)"]]


@says
def test_an_amount_is_chosen_in_a_list_and_bid_by_a_button_that_names_it(say: Speech) -> None:
    state = build(AUCTION)
    menus = draw(state, 1, say, draft="bids 1")
    (menu,) = selects(menus)
    assert acts(menus) == []
    chosen = draw(state, 1, say, draft=press_of(menu).argument, values=("175",))
    assert acts(chosen) == ["bid 175"]
    assert named(chosen, say("thousand-button-bid-this", amount="175"))
    (again,) = selects(chosen)
    assert [option.value for option in again.options if option.default] == ["175"]
    assert again.custom_id != menu.custom_id
    back = press_of(named(chosen, say("game-button-back"))).argument
    assert acts(draw(state, 1, say, draft=back)) == ["pass", "bid 105", "bid 110", "bid 120"]


@pytest.mark.parametrize("value", ["100", "225", "107", "", "x", "-5"])
def test_an_amount_that_may_not_be_bid_is_not_offered(value: str) -> None:
    assert acts(draw(build(AUCTION), 1, draft="bids 2 0", values=(value,))) == []


@says
def test_who_can_go_no_higher_can_only_pass(say: Speech) -> None:
    state = build({**AUCTION, "bids": [[0, 100], [1, 150]], "to_act": 2})
    view = draw(state, 2, say)
    assert acts(view) == ["pass"]
    assert say("thousand-panel-pass") in read(view)
    assert plain(say("thousand-panel-beyond-cap", minimum=155)) in read(view)
    assert acts(draw(state, 2, say, draft="bids 1")) == ["pass"]


# ------------------------------------------------------------------------------------------------------- the barrel


@says
def test_on_the_barrel_one_has_to_bid(say: Speech) -> None:
    state = build({**AUCTION, "totals": [0, 885, 0]})
    view = draw(state, 1, say)
    assert acts(view) == ["bid 115", "bid 120", "bid 130"]
    assert say("thousand-panel-must-bid", minimum="115") in read(view)
    assert "115 (+15)" in row_labels(view)[0]
    waiting = draw(build({**AUCTION, "totals": [0, 0, 885]}), 2, say)
    assert say("thousand-panel-on-barrel") in read(waiting)
    over = draw(build({**AUCTION, "totals": [0, 0, 880], "to_act": 2, "bids": [[0, 100], [1, 120]]}), 2, say)
    assert acts(over) == ["pass"]


@says
def test_the_first_bid_of_all_has_nothing_to_go_above(say: Speech) -> None:
    state = build({**AUCTION, "rules": {"opening": "redeal_if_all_pass"}, "to_act": 0})
    assert row_labels(draw(state, 0, say))[0][1:4] == ["100", "105", "115"]


# ----------------------------------------------------------------------------------------- blind bids and new deals

DARK: dict[str, Any] = {**AUCTION, "rules": {"dark": True}}


def face_down(view: ui.LayoutView, say: Speech) -> bool:
    return not all_shown(view, say)


@says
def test_who_may_bid_blind_has_not_looked_yet(say: Speech) -> None:
    state = build(DARK)
    view = draw(state, 1, say)
    assert acts(view) == ["dark 120"]
    assert face_down(view, say)
    look = press_of(named(view, say("thousand-button-look")))
    seen = draw(state, 1, say, draft=look.argument)
    assert not face_down(seen, say)
    assert acts(seen) == ["pass", "bid 105", "bid 110", "bid 120"]
    other = draw(state, 1, say, draft=press_of(named(seen, say("thousand-button-other"))).argument)
    back = draw(state, 1, say, draft=press_of(named(other, say("game-button-back"))).argument)
    assert not face_down(back, say)


@says
def test_forehand_may_wait_without_looking(say: Speech) -> None:
    state = build(DARK)
    waiting = draw(state, 0, say)
    assert face_down(waiting, say)
    look = press_of(named(waiting, say("thousand-button-look"))).argument
    assert not face_down(draw(state, 0, say, draft=look), say)
    assert not face_down(draw(state, 2, say), say), "the third can never bid blind"
    state = after(state, "bid 105", "pass")
    assert acts(draw(state, 0, say)) == ["dark 120"]
    assert not face_down(draw(after(build(DARK), "bid 120", "pass"), 0, say), say), "it would be no bid any more"


@says
def test_after_a_blind_bid_the_cards_are_seen(say: Speech) -> None:
    state = after(build(DARK), "dark 120")
    assert not face_down(draw(state, 1, say), say)
    assert say("thousand-call-bid", amount="120", dark="yes") in read(draw(state, 1, say))


@says
def test_looking_at_the_score_sheet_is_no_looking_at_the_cards(say: Speech) -> None:
    state = build(DARK)
    for draft in ("sheet", "sheet 0 1", "main", "main 0"):
        assert face_down(draw(state, 1, say, draft=draft), say)


@says
def test_a_new_deal_is_offered_where_it_is_granted(say: Speech) -> None:
    rules = {"redeal_four_nines": True}
    state = build({**AUCTION, "hands": POOR, "rules": rules, "bids": [[0, 100], [1, 105], [2, "pass"]], "to_act": 0})
    assert "redeal" in acts(draw(state, 0, say))
    assert "redeal" not in acts(draw(build({**AUCTION, "rules": rules}), 1, say))
    assert "redeal" not in acts(draw(build({**AUCTION, "hands": POOR, "to_act": 0}), 0, say))


@says
def test_while_others_bid(say: Speech) -> None:
    view = draw(build(AUCTION), 2, say)
    assert acts(view) == []
    assert [press_of(item).verb for item in enabled(view)] == ["show"]
    assert say("thousand-turn-auction", name="Bob") in read(view)
    assert say("thousand-panel-cap", why="cards", cap=120, more=0, marriages=0) in read(view)
    passed = after(build(AUCTION), "bid 105", "pass")
    assert "120" not in read(draw(passed, 2, say)), "who has passed is told no cap"
