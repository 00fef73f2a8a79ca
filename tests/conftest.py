"""Everything is tried without the engine's clock: what a search does must not depend on how fast a machine is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import brake


@pytest.fixture(autouse=True, scope="module")
def no_brake() -> Iterator[None]:
    """Time stands still for searches, so that none is cut short, however slow the machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(brake, "perf_counter", lambda: 0.0)
        yield
