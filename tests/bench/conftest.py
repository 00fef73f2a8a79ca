"""What is measured is measured with the clock that people play with."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, scope="module")
def no_time_limit() -> None:
    """Searches have their time budget, unlike in other tests."""
