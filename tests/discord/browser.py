"""Driving the playground in a browser, as a person would.

    with browsing("http://127.0.0.1:8765/") as page:
        page.look_as("Anna")
        page.command("duizenden start", thread=False)
        page.press("My hand")
        page.choose("Keep", ["♠", "♦"])
        page.screenshot("hand.png")
        page.resize(PHONE)

It needs Chromium as `chromium` on the path; `can_browse` tells whether it is there.
"""

from __future__ import annotations

import importlib.util
import shutil
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Request
    from playwright.sync_api import Page as Tab

DESKTOP = 1280, 900
PHONE = 390, 844

PRESS = 5_000
"""Milliseconds within which a press leaves the page, if it is taken."""

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def can_browse() -> bool:
    """Whether there are playwright and Chromium."""
    return importlib.util.find_spec("playwright") is not None and shutil.which("chromium") is not None


def _is_press(asked: Request) -> bool:
    return asked.method == "POST" and '"kind":"click"' in (asked.post_data or "")


@contextmanager
def browsing(address: str, *, size: tuple[int, int] = DESKTOP, patience: float = 90) -> Iterator[Page]:
    """A browser with the playground in it; patience is in seconds."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        window = browser.new_context(viewport={"width": size[0], "height": size[1]})
        tab = window.new_page()
        tab.set_default_timeout(patience * 1000)
        page = Page(tab, patience)
        page.open(address)
        yield page
        browser.close()


class Page:
    """A window with the playground.

    Attributes:
        tab: the window, for whatever is not here.
        complaints: errors of the scripts of the page.
    """

    def __init__(self, tab: Tab, patience: float) -> None:
        self.tab = tab
        self.complaints: list[str] = []
        self._patience = patience
        tab.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, address: str) -> None:
        """Goes to an address, and waits until the playground is there."""
        self.tab.goto(address)
        self.wait_until_ready()

    def another(self, address: str) -> Page:
        """A second window of the same browser."""
        page = Page(self.tab.context.new_page(), self._patience)
        page.open(address)
        return page

    # ---------------------------------------------------------------- what is seen

    @property
    def text(self) -> str:
        """All messages of the channel, as they are to be read."""
        return str(self.tab.locator("#channel-message-list").inner_text())

    @property
    def viewer(self) -> str:
        """Whose eyes we look through."""
        return str(self._ask("document.getElementById('viewer-picker').selectedOptions[0]?.textContent") or "")

    @property
    def run(self) -> str:
        """Which run of the playground the page belongs to; changes when it is started anew."""
        return str(self._ask("document.documentElement.dataset.run") or "")

    def overflow(self) -> int:
        """Pixels by which the page is wider than the window."""
        return int(self._ask("document.documentElement.scrollWidth - innerWidth"))

    def labels(self) -> list[str]:
        """The buttons that can be pressed, from top to bottom."""
        return list(self.tab.locator(".component-button:not([disabled])").all_inner_texts())

    def sees(self, text: str) -> bool:
        """Whether a text is to be read now."""
        return text in self.text

    def wait_for(self, text: str) -> None:
        """Waits until a text is to be read.

        Raises:
            AssertionError: it does not come.
        """
        self.wait_until(lambda: self.sees(text), f"{text!r} to appear")

    def screenshot(self, file: Path | str) -> None:
        """Takes a picture of the window."""
        self.tab.screenshot(path=file)

    def resize(self, size: tuple[int, int]) -> None:
        """Makes the window as large as that, in pixels."""
        self.tab.set_viewport_size({"width": size[0], "height": size[1]})
        self.wait_until_ready()

    # ---------------------------------------------------------------- what is done

    def look_as(self, name: str) -> None:
        """Looks through the eyes of another person."""
        self.tab.get_by_label("Viewing as").select_option(label=name)
        self.wait_until(lambda: self.viewer == name, f"the eyes of {name}")
        self.wait_until_ready()

    def look_into(self, channel: str) -> None:
        """Looks into another channel or thread."""
        if self.tab.locator("#channel-name").inner_text() == channel:
            return
        picker = self.tab.get_by_label("Channel", exact=True)
        self.wait_until(lambda: channel in picker.locator("option").all_inner_texts(), f"the channel {channel}")
        picker.select_option(label=channel)
        self.wait_until(lambda: self.tab.locator("#channel-name").inner_text() == channel, f"the channel {channel}")
        self.wait_until_ready()

    def command(self, name: str, **options: Any) -> None:
        """Gives a slash command, picked in the list as a person would; True and False are picked, all else is typed."""
        field = self.tab.locator("#channel-composer-input")
        field.click()
        field.press_sequentially(f"/{name}")
        self.tab.get_by_role("option").filter(has_text=f"/{name}").first.click()
        for option, value in options.items():
            self._fill_option(option, value)
        self.tab.locator("#send-message").click()
        self.wait_until_ready()

    def press(self, label: str) -> None:
        """Presses the newest button with a label; once more where the page, being drawn anew, has not taken it."""
        self.wait_until(lambda: self._takes_press(label), f"a press of {label!r} to be taken")
        self.wait_until_ready()

    def _takes_press(self, label: str) -> bool:
        from playwright.sync_api import TimeoutError as TooLate

        self.wait_until_ready()
        button = self.tab.locator(".component-button").filter(has_text=label).last
        try:
            with self.tab.expect_request(_is_press, timeout=PRESS) as asked:
                button.click()
        except TooLate:
            return False
        answer = asked.value.response()
        return answer is not None and not answer.json().get("rejected")

    def open_menu(self, placeholder: str) -> Locator:
        """Opens the newest menu of that placeholder; its lines."""
        self.tab.get_by_role("combobox", name=placeholder).last.click()
        return self.tab.locator(".preview-select.is-open .select-option")

    def choose(self, placeholder: str, labels: Sequence[str]) -> None:
        """Chooses in the newest menu of that placeholder what is named, and nothing else."""
        lines = self.open_menu(placeholder).all()
        several = self.tab.locator(".preview-select.is-open .select-apply")
        named = [line.inner_text().splitlines()[0] in labels for line in lines]
        chosen = [bool(several.count()) and line.get_attribute("aria-selected") == "true" for line in lines]
        for line, is_named, is_chosen in zip(lines, named, chosen, strict=True):
            if is_named != is_chosen:
                line.click()
        if several.count():
            several.click()
        self.wait_until_ready()

    def submit(self, values: Mapping[str, str]) -> None:
        """Fills in the form that is open, and sends it."""
        form = self.tab.locator("#modal-root")
        for label, value in values.items():
            field = form.locator(".modal-field").filter(has=self.tab.locator(".control-label", has_text=label))
            field.locator("input, textarea").fill(value)
        form.get_by_role("button", name="Submit").click()
        self.wait_until_ready()

    # ---------------------------------------------------------------- waiting

    def wait_until_ready(self) -> None:
        """Waits until nothing is under way and all is drawn."""
        self.wait_until(lambda: bool(self._ask("window.simcordPreview?.ready")), "the page to be ready")

    def _fill_option(self, option: str, value: Any) -> None:
        if not self.tab.locator(f".command-pill[data-option='{option}']").count():
            self.tab.locator(".command-chip").click()
            self.tab.locator(f".command-suggestion[data-value='{option}']").click()
        if isinstance(value, bool):
            self.tab.locator(".command-suggestion").filter(has_text=str(value)).click()
        else:
            self.tab.locator(f".command-option-input[data-option='{option}']").fill(str(value))

    def _ask(self, question: str) -> Any:
        """What a script of the page answers; None while the page is being loaded again."""
        from playwright.sync_api import Error

        try:
            return self.tab.evaluate(question)
        except Error as error:
            if "context was destroyed" in error.message:
                return None
            raise

    def wait_until(self, happens: Callable[[], bool], what: str) -> None:
        """Waits until something happens.

        Raises:
            AssertionError: it does not.
        """
        deadline = time.monotonic() + self._patience
        while not happens():
            assert time.monotonic() < deadline, f"waited {self._patience} s for {what}"
            self.tab.wait_for_timeout(30)
