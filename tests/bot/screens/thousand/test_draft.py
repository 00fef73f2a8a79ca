"""Drafts: there and back, and whatever else somebody may send."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.custom_ids import CUSTOM_ID_LIMIT, Press
from bot.screens.thousand.draft import REDRAWS, Place, ThousandDraft
from engine.thousand.rules.rules import ThousandRules
from tests.bot.screens.showing import DECISION, TABLE
from tests.bot.screens.thousand.showing import GAME, after, draw

drafts = st.builds(
    ThousandDraft,
    st.sampled_from(get_args(Place)),
    st.integers(0, REDRAWS),
    st.lists(st.sampled_from(["9S", "-", "KH", "3", "120"]), max_size=4).map(tuple),
)


@given(drafts)
def test_there_and_back(draft: ThousandDraft) -> None:
    assert ThousandDraft.parse(str(draft)) == draft
    assert len(Press("show", str(draft), TABLE, (DECISION,)).custom_id) <= CUSTOM_ID_LIMIT


@pytest.mark.parametrize("text", ["", " ", "x", "x 1", "Main", "give2 9S", "\n"])
def test_what_cannot_be_read_is_the_empty_draft(text: str) -> None:
    assert ThousandDraft.parse(text) == ThousandDraft()


@pytest.mark.parametrize("text", ["sheet", "sheet x", "sheet -1", "sheet 100", "sheet 99999999999"])
def test_a_number_that_is_none_counts_as_nought(text: str) -> None:
    assert ThousandDraft.parse(text) == ThousandDraft("sheet")


def test_every_redraw_has_a_number_of_its_own() -> None:
    draft, seen = ThousandDraft(), set()
    for _ in range(REDRAWS):
        draft = draft.next("bids")
        seen.add(draft.redraw)
    assert seen == set(range(1, REDRAWS + 1))
    assert draft.next("main").redraw == 1
    assert ThousandDraft("main", 7).aside("sheet", "2") == ThousandDraft("sheet", 7, ("2",))


words = st.sampled_from(
    ["main", "bids", "give", "surrender", "sheet", "0", "1", "2", "-1", "999", "9S", "KH", "-", "é", ""]
)


@given(st.lists(words, max_size=5).map(" ".join), st.lists(words, max_size=2).map(tuple), st.integers(0, 2**32))
@settings(max_examples=150)
def test_any_draft_gives_a_panel(draft: str, values: tuple[str, ...], seed: int) -> None:
    """In any position, whatever was chosen: a panel within every limit."""
    chance = Random(seed)
    rules = ThousandRules.model_validate(
        {"dark": chance.random() < 0.5, "preset": chance.choice(["standard", "classic"]), "rospis": "half"}
    )
    state = GAME.start(rules, chance.choice([3, 4]), seed)
    for _ in range(chance.randrange(40)):
        acting = GAME.to_act(state)
        if not acting:
            break
        state = after(state, str(chance.choice(list(GAME.legal(state, acting[0])))))
    more: dict[str, Any] = {"values": values} if values else {}
    for seat in range(state.seats):
        draw(state, seat, draft=draft, **more)
