"""One lock a table, which is there only as long as somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks by number.

    >>> locks = Locks()
    >>> lock = locks[7]
    >>> locks[7] is lock, len(locks)
    (True, 1)
    >>> del lock
    >>> len(locks)
    0
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, number: int) -> asyncio.Lock:
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        return len(self._locks)
