"""Who has ever seen what: every text that was on a screen, even for a moment, with those who could read it."""

import logging
from collections import defaultdict

from simcord.backend.models import Message

from tests.discord.screen import Screen

EVERYBODY = "everybody"
LOG = "the log"
Audience = int | str


class Onlooker(logging.Handler):
    """Notes all messages as they are made and edited, and all that the bot logs.

    Attributes:
        failures: log records of level ERROR and above, which mean a bug.
    """

    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.failures: list[logging.LogRecord] = []
        self._seen: defaultdict[Audience, set[str]] = defaultdict(set)

    def look(self, message: Message) -> None:
        """Notes what is on a message."""
        screen = Screen(message)
        self._seen[EVERYBODY if screen.reader is None else screen.reader] |= screen.strings()

    def emit(self, record: logging.LogRecord) -> None:
        """Notes a line of the log."""
        self._seen[LOG].add(record.getMessage())
        if record.levelno >= logging.ERROR:
            self.failures.append(record)

    def leaks(self, secret: str, owner: int) -> list[tuple[Audience, str]]:
        """Where a secret was to be read by others than its owner: who could, and the text it stood in."""
        others = {audience: texts for audience, texts in self._seen.items() if audience != owner}
        return [(audience, text) for audience, texts in others.items() for text in texts if secret in text]

    def shared_lines(self, owner: int) -> set[str]:
        """Lines of private messages of one person that others have seen somewhere too."""
        others = {line for audience, texts in self._seen.items() if audience != owner for line in _lines(texts)}
        return _lines(self._seen[owner]) & others


def _lines(texts: set[str]) -> set[str]:
    return {line.strip() for text in texts for line in text.splitlines()} - {""}
