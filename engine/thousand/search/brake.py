"""The one clock in the engine: an emergency brake for searches.

How much a search tries is counted in deals and playouts, so that the same view, events and seed give the same action.
Only where a processor is so slow that a decision would take far too long does the clock cut it short.
"""

from __future__ import annotations

from time import thread_time
from typing import Final

LIMIT: Final = 0.3
"""Seconds of processor time that a decision may take, about."""


class Brake:
    """Measures the processor time of this thread from when it is made."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._end = thread_time() + limit

    def pulled(self) -> bool:
        """Whether the time is over."""
        return thread_time() > self._end
