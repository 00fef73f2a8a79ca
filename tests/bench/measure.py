"""Times, and what they are told as. Machines differ and are never quiet: a test compares times of one run only."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pytest

from bot.client import DuizendenClient
from bot.settings import Settings, load_settings

PAGE: Final = 4096
"""Bytes of a page of memory."""


def share(times: Sequence[float], of: float) -> float:
    """The time within which a share of all were done: 0.5 is the median."""
    return sorted(times)[min(int(len(times) * of), len(times) - 1)]


def told(times: Sequence[float]) -> dict[str, float]:
    """Times in seconds as they are reported: how many, and the usual and the bad ones in milliseconds."""
    in_ms = {name: round(1000 * share(times, of), 2) for name, of in (("p50", 0.5), ("p99", 0.99), ("worst", 1.0))}
    return {"number": len(times), **in_ms}


def report(benchmark: Any, **found: Any) -> None:
    """Puts numbers into the benchmark's report and on the screen (with ``-s``)."""
    benchmark.extra_info.update(found)
    print()
    for name, value in found.items():
        print(f"  {name}: {value}")


class Stopwatch:
    """Where the time goes: seconds of each call of some functions, by what they do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.times: defaultdict[str, list[float]] = defaultdict(list)

    def watch(self, what: str, owner: Any, name: str) -> None:
        """Takes the time of each call of a function from now on."""
        original = getattr(owner, name)

        def timed(*args: Any, **kwargs: Any) -> Any:
            with self._taken(what):
                return original(*args, **kwargs)

        self._monkeypatch.setattr(owner, name, timed)

    def watch_waiting(self, what: str, owner: Any, name: str) -> None:
        """The same for a coroutine function: until it has done its work."""
        original = getattr(owner, name)

        async def timed(*args: Any, **kwargs: Any) -> Any:
            with self._taken(what):
                return await original(*args, **kwargs)

        self._monkeypatch.setattr(owner, name, timed)

    @contextmanager
    def _taken(self, what: str) -> Iterator[None]:
        begun = perf_counter()
        try:
            yield
        finally:
            self.times[what].append(perf_counter() - begun)


def resident() -> float:
    """Memory of this process that is in use, in MB."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE / 1e6


def settings_for(folder: Path, **others: Any) -> Settings:
    """Settings of a bot with its database in a folder; computers do not wait."""
    usual = {"discord_token": None, "computer_pace": 0, "board_interval": 1, "default_language": "en"}
    return load_settings(**{**usual, "database_url": f"sqlite:///{folder}/bot.db", **others})


@contextmanager
def quietly() -> Iterator[None]:
    """Nothing is logged below a warning: the harness has the bot tell everything, which a real one does not."""
    ours = logging.getLogger("bot")
    before = ours.level
    ours.setLevel(logging.WARNING)
    try:
        yield
    finally:
        ours.setLevel(before)


def client_maker(settings: Settings, kind: type[DuizendenClient] = DuizendenClient) -> Callable[[], DuizendenClient]:
    return lambda: kind(settings)
