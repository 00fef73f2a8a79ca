"""Drafts come back as they were sent; whatever else comes back is harmless."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.custom_ids import CUSTOM_ID_LIMIT, Press
from bot.screens.duizenden.draft import DuizendenDraft
from engine.cards import FULL_PACK, JOKER, Card, in_order, parse_cards

PACKS = (*FULL_PACK * 2, *(JOKER,) * 6)
picks = st.lists(st.sampled_from(range(len(PACKS))), unique=True).map(lambda at: in_order(PACKS[i] for i in at))
drafts = st.builds(
    DuizendenDraft, st.sampled_from(["main", "choose", "add", "pile"]), picks, st.integers(0, 15), st.integers(0, 61)
)


@given(drafts)
def test_round_trip(draft: DuizendenDraft) -> None:
    assert DuizendenDraft.parse(str(draft)) == draft


@given(drafts)
def test_fits_a_custom_id_and_comes_back_from_it(draft: DuizendenDraft) -> None:
    press = Press("show", str(draft), 10**10, (10**6,))
    assert len(press.custom_id) <= CUSTOM_ID_LIMIT // 2
    assert Press.parse(press.custom_id) == press


def test_every_card_there_is() -> None:
    draft = DuizendenDraft("choose", in_order(PACKS))
    assert DuizendenDraft.parse(str(draft)) == draft


@given(st.text(max_size=80).filter(lambda text: text[:1] not in ("m", "c", "a", "p")))
def test_what_is_no_draft_is_the_empty_one(text: str) -> None:
    assert DuizendenDraft.parse(text) == DuizendenDraft()


@given(st.text(alphabet="mcap0123456789xyzXYZ-", max_size=80))
def test_whatever_is_read_is_a_draft_that_is_written_and_read_again(text: str) -> None:
    draft = DuizendenDraft.parse(text)
    assert DuizendenDraft.parse(str(draft)) == draft
    assert not Counter(draft.cards) - Counter(PACKS)


def test_a_number_beyond_all_cards_is_no_draft() -> None:
    assert DuizendenDraft.parse("c11" + "Z" * 60) == DuizendenDraft()


@given(drafts, picks)
def test_cards_that_are_gone_are_dropped(draft: DuizendenDraft, hand: tuple[Card, ...]) -> None:
    left = draft.among(hand)
    assert not Counter(left.cards) - Counter(hand)
    assert Counter(left.cards) == Counter(draft.cards) & Counter(hand)
    assert (left.place, left.menu, left.redraw) == (draft.place, draft.menu, draft.redraw)


@given(drafts)
def test_the_next_draft_has_another_text(draft: DuizendenDraft) -> None:
    assert str(draft.next(draft.place, draft.cards, draft.menu)) != str(draft)


def test_cards_are_sorted() -> None:
    assert DuizendenDraft().next("choose", parse_cards("JK 7H 2S")).cards == parse_cards("2S 7H JK")
