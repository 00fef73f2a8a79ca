"""Both games in a browser, played by a person who looks at the window only: the playground as everybody starts it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.discord.browser import PHONE, Page, browsing, can_browse
from tests.discord.window import played

pytestmark = pytest.mark.skipif(not can_browse(), reason="there is no playwright, or no Chromium")

LONGEST = 150
"""Presses after which a round should have ended long ago."""

DUIZENDEN = ("Next round", "Throw ", "End your turn", "Lay everything", "Draw a card")
"""How buttons begin that Anna presses in Duizenden, the dearest first."""

CARDS = ("9", "J", "Q", "K", "10", "A")
"""How the buttons of cards begin."""


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


def beginning(page: Page, *words: str) -> str | None:
    """The newest button that can be pressed and begins with one of some words, the first of them before all others."""
    labels = page.labels()
    return next((label for word in words for label in reversed(labels) if label.startswith(word)), None)


def to_do(page: Page, *words: str) -> str:
    """The same, once there is one."""
    page.wait_until(lambda: beginning(page, *words) is not None, f"one of {words}")
    found = beginning(page, *words)
    assert found is not None
    return found


def play_duizenden(page: Page) -> None:
    """Anna's presses until a round is over: she lays what she is offered and throws whatever comes."""
    for _ in range(LONGEST):
        page.wait_until(lambda: can_throw(page) or beginning(page, *DUIZENDEN) is not None, "Anna's turn")
        label = beginning(page, *DUIZENDEN)
        if label == "Next round":
            return
        if label is None:
            page.open_menu("Which card do you throw?").last.click()
            page.wait_until_ready()
        else:
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
    """Anna's presses until a round is over: she passes if she may, and plays whatever card comes last."""
    for _ in range(LONGEST):
        page.wait_until(lambda: beginning(page, "Next round", "Pass", *CARDS) is not None, "Anna's turn")
        label = beginning(page, "Next round", "Give: ", "Pass", "105", *CARDS)
        if label == "Next round":
            return
        if label is not None:
            page.press(label)
    pytest.fail("the round does not end")


def test_a_round_of_thousand_on_a_phone(page: Page) -> None:
    page.resize(PHONE)
    start(page, "thousand", 2)
    play_thousand(page)
    page.wait_for("Thousand · round 1 is over")
    page.press("Score sheet")
    page.wait_for("Score sheet")
