"""What can be wrong with a request at a table, besides the rules of the game."""

from __future__ import annotations


class Problem(Exception):
    """A request that cannot be met; nothing has changed.

    Attributes:
        code: what is wrong; ``problem-<code>`` is the message for the player.
        details: the arguments of that message.
    """

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class StalePress(Problem):
    """The press makes a decision that has been made or has passed: a fresh panel is all it gets."""

    def __init__(self) -> None:
        super().__init__("stale")
