"""A database that is slow or broken, for tests of what people see of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.store import Store, StoreUnavailable


def slow_down(patch: pytest.MonkeyPatch, *works: Callable[..., Any], seconds: float = 8) -> None:
    """Has the database take its time for these functions of a connection; for all where none is named."""
    _before(patch, works, lambda: asyncio.sleep(seconds))


def break_down(patch: pytest.MonkeyPatch, *works: Callable[..., Any]) -> None:
    """Has the database refuse these functions of a connection."""

    async def refuse() -> None:
        raise StoreUnavailable("the disk is full")

    _before(patch, works, refuse)


def _before(
    patch: pytest.MonkeyPatch, works: tuple[Callable[..., Any], ...], happens: Callable[[], Awaitable[None]]
) -> None:
    def after_it(method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def later(store: Store, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            if not works or work in works:
                await happens()
            return await method(store, work, *args, **kwargs)

        return later

    for name in ("read", "write"):
        patch.setattr(Store, name, after_it(getattr(Store, name)))
