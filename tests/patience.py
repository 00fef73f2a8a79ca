"""Waiting for what happens on the real clock, on a machine that may have much else to do."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120
"""Seconds after which something is taken never to happen."""


def until(happened: Callable[[], bool]) -> None:
    """Waits until something has happened (in a thread, where a loop has to run on)."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, f"waited {PATIENCE} s for {happened}"
        time.sleep(0.01)
