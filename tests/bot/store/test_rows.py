"""Values that may end in a log say nothing about hidden cards."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest

from bot.store.rows import SavedTable
from tests.bot.store.samples import NOON, action, new_table

SECRET = new_table(seed=987654321, snapshot='{"hands":"7H"}')
SAVED = SavedTable(id=3, version=1, created_at=NOON, updated_at=NOON, **msgspec.structs.asdict(SECRET))


@pytest.mark.parametrize("table", [SECRET, SAVED])
def test_seed_and_snapshot_are_not_shown(table: SavedTable) -> None:
    for text in (repr(table), str(table), f"{table}", f"{[table]}"):
        assert "987654321" not in text
        assert "7H" not in text
        assert "game='duizenden'" in text


def test_what_an_action_caused_is_not_shown() -> None:
    assert repr(action(4, by="computer")) == "SavedAction(4, seat 0, by the computer)"


def test_rows_are_frozen() -> None:
    with pytest.raises(AttributeError):
        SAVED.version = 2  # type: ignore[misc]
    assert msgspec.structs.replace(SAVED, updated_at=datetime.now(UTC)).version == 1
