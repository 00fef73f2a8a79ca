"""The playground in a browser, played with as a person would."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.discord.browser import PHONE, Page, browsing, can_browse
from tests.discord.window import started

pytestmark = pytest.mark.skipif(not can_browse(), reason="there is no playwright, or no Chromium")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A playground with the little bot."""
    with started(tmp_path_factory.mktemp("playground")) as (_, address):
        yield address


@pytest.fixture(scope="module")
def browser(address: str) -> Iterator[Page]:
    with browsing(address) as page:
        yield page


@pytest.fixture
def page(browser: Page) -> Page:
    """Anna's window, with a fresh table."""
    browser.look_into("cards")
    browser.look_as("Anna")
    browser.command("duizenden start", thread=False)
    browser.wait_for("Count: 0")
    return browser


@pytest.fixture
def other(page: Page, address: str) -> Iterator[Page]:
    """Cato's window, of the same browser."""
    other = page.another(f"{address}?as=Cato")
    other.wait_for("Count: 0")
    yield other
    other.tab.close()


def test_the_address_tells_through_whose_eyes_one_looks(other: Page) -> None:
    other.wait_until(lambda: other.viewer == "Cato", "Cato's eyes")


def test_buttons_menus_and_forms(page: Page) -> None:
    page.press("One")
    page.wait_for("Count: 1")
    page.press("My hand")
    page.choose("Keep", ["♠", "♦"])
    page.wait_for("kept: ♠ ♦")
    page.choose("Keep", ["♦"])
    page.wait_for("kept: ♦")
    page.press("Name…")
    page.submit({"Name": "Anna Paulowna"})
    page.wait_for("Welcome, Anna Paulowna (en-US, en-US).")
    assert page.complaints == []


def test_a_private_message_is_seen_by_its_owner_alone(page: Page) -> None:
    page.press("My hand")
    page.wait_for("secret")
    page.look_as("Ben")
    assert page.sees("Count: 0")
    assert not page.sees("secret")


def test_another_window_shows_by_itself_what_has_changed(page: Page, other: Page) -> None:
    other.press("One")
    page.wait_for("Count: 1")
    page.press("Later")
    other.wait_for("Count: 2")


def test_a_refresh_leaves_alone_what_somebody_is_doing(page: Page, other: Page) -> None:
    page.press("My hand")
    lines = page.open_menu("Keep")
    lines.nth(2).click()
    other.press("One")
    page.tab.wait_for_timeout(1000)
    assert lines.nth(2).get_attribute("aria-selected") == "true"
    assert page.sees("Count: 0")
    page.tab.locator(".select-apply:visible").click()
    page.wait_for("kept: ♦")
    page.wait_for("Count: 1")

    field = page.tab.locator("#channel-composer-input")
    field.press_sequentially("hello the")
    other.press("One")
    page.tab.wait_for_timeout(1000)
    assert field.input_value() == "hello the"
    field.fill("")
    page.wait_for("Count: 2")

    page.press("Name…")
    name = page.tab.locator("#modal-root input")
    name.press_sequentially("An")
    other.press("One")
    page.tab.wait_for_timeout(1000)
    name.press_sequentially("na")
    assert name.input_value() == "Anna"
    page.submit({})
    page.wait_for("Welcome, Anna")
    page.wait_for("Count: 3")


def test_a_thread_can_be_looked_into(page: Page) -> None:
    page.command("duizenden start", thread=True)
    page.look_into("Table")
    assert not page.sees("started a thread")
    page.press("One")
    page.wait_for("Count: 1")
    page.press("My hand")
    page.wait_for("secret")
    page.look_into("cards")
    assert page.sees("started a thread")


def test_a_phone_shows_everything(page: Page, tmp_path: Path) -> None:
    desktop, phone = tmp_path / "desktop.png", tmp_path / "phone.png"
    page.screenshot(desktop)
    page.resize(PHONE)
    page.press("My hand")
    page.screenshot(phone)
    assert page.overflow() == 0
    page.resize((1280, 900))
    assert desktop.stat().st_size > 10_000
    assert phone.stat().st_size > 10_000


def test_a_window_that_was_open_finds_the_next_run(browser: Page, tmp_path: Path) -> None:
    with started(tmp_path) as (process, address):
        page = browser.another(address)
        page.command("duizenden start", thread=False)
        page.press("One")
        page.wait_for("Count: 1")
        first = page.run
        process.terminate()
        assert process.wait(10) == 0
        with started(tmp_path, urlsplit(address).port):
            page.wait_until(lambda: page.run not in {first, ""}, "the new run")
            page.wait_for("Count: 1")
            page.press("One")
            page.wait_for("Count: 2")
