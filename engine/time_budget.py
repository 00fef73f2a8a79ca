"""The one clock in the engine: how long a search may take at the most.

How much a search tries is counted in deals or playouts, so that the same view, events and seed give the same action.
Only where a processor is so slow that a decision would take far too long does the clock cut it short.
"""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Final

TIME_BUDGET: Final = 0.25
"""Seconds of processor time after which nothing more is tried."""


class TimeBudget:
    """Measures the processor time of this thread, in seconds, from when it is made.

    A machine busy with other things slows a decision down, but does not change it.
    """

    def __init__(self, seconds: float = TIME_BUDGET) -> None:
        self._end = thread_time() + seconds
        self._ask_at = perf_counter() + seconds

    def spent(self) -> bool:
        """Whether the time is over."""
        # asking for processor time is slow, and it cannot be over before the time on the wall is
        now = perf_counter()
        if now < self._ask_at:
            return False
        left = self._end - thread_time()
        self._ask_at = now + left
        return left <= 0
