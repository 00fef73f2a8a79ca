"""The clock of the searches: an emergency brake.

How much a search tries is counted in playouts, so that the same view and events give the same action. Only where a
processor is so slow that a decision would take far too long does the clock cut it short.
"""

from __future__ import annotations

from time import thread_time
from typing import Final

LIMIT: Final = 0.22
"""Seconds of processor time that the playouts of a decision may take, about."""


class Brake:
    """Measures the processor time of this thread from when it is made."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._end = thread_time() + limit

    def pulled(self) -> bool:
        """Whether the time is over."""
        return thread_time() > self._end
