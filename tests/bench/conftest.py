"""What is measured is measured with the clock that people play with."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, scope="module")
def no_brake() -> None:
    """The brake of the searches is on, unlike in other tests."""
