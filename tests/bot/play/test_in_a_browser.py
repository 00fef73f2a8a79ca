"""Both games in a browser, played by a person who looks at the window only: the playground as everybody starts it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.discord.browser import PHONE, Page, browsing, can_browse
from tests.discord.window import played

pytestmark = pytest.mark.skipif(not can_browse(), reason="there is no playwright, or no Chromium")

LONGEST = 150
"""Presses after which a round should have ended long ago."""

DUIZENDEN = ("Next round", "Throw ", "End your turn", "Lay everything", "Draw a card", "Take back")
"""How buttons begin that Anna presses in Duizenden, the dearest first."""

THOUSAND = ("Next round", "Give: ", "105", "Pass", "♠", "♥", "♦", "♣", "9", "J", "Q", "K", "10", "A")
"""The same in Thousand: the contract, trump, cards."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("playground")


@pytest.fixture
def page(folder: Path) -> Iterator[Page]:
    """Anna's window."""
    with played(folder) as (_, address), browsing(address) as page:
        page.look_as("Anna")
        yield page
        assert page.complaints == []
        assert page.overflow() == 0


def start(page: Page, game: str, computers: int) -> None:
    """Anna opens a table, has computers join, and starts."""
    page.command(f"{game} start")
    for number in range(computers):
        page.wait_for(f"({number + 1} of")
        page.open_menu("Add a computer…").nth(1).click()
        page.wait_until_ready()
    page.wait_for(f"({computers + 1} of")
    page.press("Start")


def beginning(page: Page, *words: str, but: Sequence[str] = ()) -> str | None:
    """The newest button that can be pressed and begins with one of some words, the first of them before all others."""
    labels = [label for label in reversed(page.labels()) if label not in but]
    return next((label for word in words for label in labels if label.startswith(word)), None)


def play_duizenden(page: Page) -> None:
    """Anna's presses until a round is over: she lays what she is offered and throws whatever comes."""
    for _ in range(LONGEST):
        page.wait_until(lambda: can_throw(page) or beginning(page, *DUIZENDEN) is not None, "Anna's turn")
        label = beginning(page, *DUIZENDEN)
        if label == "Next round":
            return
        if label in (None, "Take back") and can_throw(page):
            page.open_menu("Which card do you throw?").last.click()
            page.wait_until_ready()
        elif label is not None:
            page.press(label)
    pytest.fail("the round does not end")


def can_throw(page: Page) -> bool:
    return page.tab.get_by_role("combobox", name="Which card do you throw?").count() > 0


def test_a_round_of_duizenden(page: Page) -> None:
    start(page, "duizenden", 1)
    play_duizenden(page)
    page.wait_for("Duizenden · round 1 is over")
    page.press("Next round")
    page.wait_for("Duizenden · round 2")


def play_thousand(page: Page) -> None:
    """Anna's presses until a round is over: she bids once, gives and plays whatever cards come last."""
    given = list[str]()
    for _ in range(LONGEST):
        label = to_do(page, THOUSAND, given)
        if label == "Next round":
            return
        page.press(label)
        given = [*given, label] if page.sees("Choose the two cards") else []
    pytest.fail("the round does not end")


def to_do(page: Page, words: Sequence[str], but: Sequence[str]) -> str:
    """The same as `beginning`, as soon as there is one."""
    page.wait_until(lambda: beginning(page, *words, but=but) is not None, "Anna's turn")
    label = beginning(page, *words, but=but)
    assert label is not None
    return label


def test_a_round_of_thousand_on_a_phone(page: Page) -> None:
    page.resize(PHONE)
    start(page, "thousand", 2)
    play_thousand(page)
    page.wait_for("Thousand · round 1 is over")
    page.press("Score sheet")
    page.wait_for("Score sheet")
