"""What is kept about people is told whole, shown in words, and always fits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language import LANGUAGES, Speech, speech
from bot.screens.privacy import KEPT_LIMIT, SHOWN, confirm_delete_screen, kept_screen, privacy_screen
from bot.store.schema import metadata
from tests.bot.screens.reading import complaints, presses, text

SPEECHES = [speech(language) for language in LANGUAGES]
DAY = "2026-03-01T12:00:00+00:00"
NOTHING: dict[str, Any] = {
    "user_id": "5",
    "settings": None,
    "names": [],
    "seats": [],
    "hosted": [],
    "results": [],
    "actions": [],
}


def much(count: int) -> dict[str, Any]:
    """A person of whom much is kept; their latest table and result are the last in each list."""
    tables = [{"guild_id": "7", "game": "duizenden", "phase": "over", "created_at": DAY} for _ in range(count)]
    return {
        "user_id": "5",
        "settings": {"user_id": "5", "language": "nl", "sort": "rank", "pings": "slow"},
        "names": [{"guild_id": str(number), "user_id": "5", "name": "**W**" * 6} for number in range(count)],
        "seats": [{"table_id": number, "seat": 0, **table} for number, table in enumerate(tables)],
        "hosted": [{"id": number, **table} for number, table in enumerate(tables)],
        "results": [
            {"table_id": number, "game": "gone", "guild_id": "7", "points": -35, "won": number % 2 == 0, "rounds": 9}
            | {"finished_at": DAY}
            for number in range(count)
        ],
        "actions": [{"table_id": number // 3, "number": number, "action": "draw"} for number in range(count)],
    }


def server_name(guild_id: str) -> str:
    return f"Server {guild_id} ".ljust(100, "W")


@pytest.mark.parametrize("spoken", SPEECHES)
def test_the_statement_fits_and_offers_everything(spoken: Speech) -> None:
    view = privacy_screen(spoken, table_days=30, server_days=45)
    assert complaints(view) == []
    assert "30" in text(view)
    assert "45" in text(view)
    assert [press.verb for press in presses(view)] == ["privacy_show", "privacy_export", "privacy_delete"]


def test_everything_the_database_has_about_people_is_in_the_statement() -> None:
    """Whoever adds a column about people finds this list, and the statement beside it."""
    about_people = {
        (table.name, column.name)
        for table in metadata.tables.values()
        for column in table.columns
        if "user_id" in {other.name for other in table.columns} or column.name in {"host_id", "called_user_id"}
    }
    assert about_people == {
        *(("seats", name) for name in ("table_id", "seat", "user_id", "name", "level", "held", "missed", "hints")),
        *(
            ("actions", name)
            for name in ("table_id", "number", "round", "seat", "user_id", "action", "by", "events", "at")
        ),
        *(("results", name) for name in ("table_id", "seat", "guild_id", "game", "user_id", "level", "points")),
        *(("results", name) for name in ("won", "rounds", "finished_at")),
        *(("members", name) for name in ("guild_id", "user_id", "name")),
        *(("players", name) for name in ("user_id", "language", "sort", "pings")),
        ("tables", "host_id"),
        ("tables", "called_user_id"),
    }


@pytest.mark.parametrize("spoken", SPEECHES)
def test_nobody_is_told_that_nothing_is_kept(spoken: Speech) -> None:
    view = kept_screen(NOTHING, server_name, spoken)
    assert spoken("privacy-nothing") in text(view)
    assert complaints(view) == []
    assert {press.verb for press in presses(view)} == {"privacy", "privacy_export", "privacy_delete"}


@pytest.mark.parametrize("spoken", SPEECHES)
@pytest.mark.parametrize("count", [1, SHOWN, SHOWN + 1, 500])
def test_what_is_kept_is_told_in_words_and_fits(spoken: Speech, count: int) -> None:
    view = kept_screen(much(count), server_name, spoken)
    assert complaints(view) == []
    assert len(text(view)) <= KEPT_LIMIT
    assert spoken("privacy-nothing") not in text(view)


def test_each_kind_is_told() -> None:
    shown = text(kept_screen(much(1), lambda _: "Card club", speech("en")))
    for part in ("Nederlands", "by rank", "only when it takes long", "\\*\\*W", "Card club", "Table 0, Duizenden"):
        assert part in shown
    assert "one move of yours" in shown
    assert "gone on Card club, Mar 1, 2026: −35 points in 9 rounds, won" in shown


def test_the_newest_come_first_and_the_others_are_counted() -> None:
    shown = text(kept_screen(much(20), lambda _: "C", speech("en"))).splitlines()
    tables = [line for line in shown if line.startswith("- Table ")]
    assert tables[0].startswith("- Table 19,")
    assert f"- … and {20 - SHOWN} more, all in the file" in shown


def test_moves_of_tables_where_they_no_longer_sit_are_told_too() -> None:
    kept = NOTHING | {"actions": [{"table_id": 8, "number": 1, "action": "draw"}]}
    assert "Table 8: one move of yours" in text(kept_screen(kept, server_name, speech("en")))


@pytest.mark.parametrize("spoken", SPEECHES)
def test_deleting_asks_first_and_can_be_left(spoken: Speech) -> None:
    view = confirm_delete_screen(spoken)
    assert complaints(view) == []
    assert [press.verb for press in presses(view)] == ["privacy_delete_surely", "privacy"]
