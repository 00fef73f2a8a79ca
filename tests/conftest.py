"""What holds for every test: neither chance nor the speed of the machine decides whether it passes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from engine import time_budget

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.register_profile("explore", settings.get_profile("steady"), derandomize=False)
settings.load_profile("steady")


@pytest.fixture(autouse=True, scope="module")
def no_time_limit() -> Iterator[None]:
    """Time stands still for searches, so that none is cut short, however slow the machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time_budget, "perf_counter", lambda: 0.0)
        yield
