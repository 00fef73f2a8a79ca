"""What is kept about a person can be had, and goes when they say so; what belongs to the others stays true."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot.store import StaleTable, Store, leaderboard, preferences, privacy, record, retention, saved_tables
from bot.store.privacy import without_player
from bot.store.rows import (
    ERASED_NAME,
    NOBODY,
    REPLACEMENT_LEVEL,
    REPLACEMENT_NAME,
    PlayerSettings,
    SavedSeat,
    SavedTable,
    ServerSettings,
)
from tests.bot.store.samples import (
    ANNA,
    BERT,
    CLEO,
    GUILD,
    NOON,
    action,
    computer,
    everything,
    finish,
    new_table,
    person,
    playing,
)

replace = msgspec.structs.replace


async def a_busy_server(store: Store) -> None:
    """Anna and Bert have ended a match, play another, and sit in a lobby; Bert is called."""
    ended = await playing(store)
    ended = await store.write(record.save_move, ended, [action(1), action(2, seat=1)])
    await finish(store, ended, (1000, 400))
    running = await playing(store, seats=(person(0, ANNA), person(1, BERT), computer(2)))
    await store.write(record.save_move, running, [action(1, seat=1), action(2, 2, "computer"), action(3, 0)])
    await store.write(saved_tables.set_call, running.id, 77, BERT)
    await store.write(
        saved_tables.create,
        new_table(host_id=BERT, seats=(person(0, BERT), person(1, ANNA), person(2, CLEO)), decisions=(0,) * 3),
    )
    await store.write(preferences.save, PlayerSettings(BERT, "nl", "rank", "never"))
    await store.write(preferences.save, PlayerSettings(ANNA, "en"))
    await store.write(preferences.save, ServerSettings(GUILD, "nl"))


def mentions(rows: dict[str, list[dict[str, Any]]], *values: object) -> list[tuple[str, str]]:
    """The tables and columns in which one of these values stands."""
    return [
        (table, column)
        for table, lines in rows.items()
        for line in lines
        for column, value in line.items()
        if value in values
    ]


async def test_the_export_tells_all_that_is_kept(store: Store) -> None:
    await a_busy_server(store)
    export = json.loads(json.dumps(await store.read(privacy.export, BERT)))
    assert export["user_id"] == str(BERT)
    assert export["settings"] == {"user_id": str(BERT), "language": "nl", "sort": "rank", "pings": "never"}
    assert export["names"] == [{"guild_id": "7", "user_id": str(BERT), "name": "Bert"}]
    assert [(seat["table_id"], seat["seat"], seat["name"], seat["phase"]) for seat in export["seats"]] == [
        (1, 1, "Bert", "over"),
        (2, 1, "Bert", "playing"),
        (3, 0, "Bert", "lobby"),
    ]
    assert [table["id"] for table in export["hosted"]] == [3]
    assert [table["id"] for table in export["called"]] == [2]
    assert [(result["points"], result["won"], result["rounds"]) for result in export["results"]] == [(400, False, 3)]
    assert [(line["table_id"], line["number"], line["action"]) for line in export["actions"]] == [
        (1, 2, "discard 2"),
        (2, 1, "discard 1"),
    ]
    assert export["actions"][0]["at"] == NOON.isoformat()


async def test_every_place_that_names_a_person_is_in_the_export(store: Store) -> None:
    await a_busy_server(store)
    places = {table for table, _ in mentions(await everything(store), BERT, "Bert")}
    assert places == {"tables", "seats", "actions", "results", "members", "players"}
    export = await store.read(privacy.export, BERT)
    assert all(export[key] for key in ("settings", "names", "seats", "hosted", "called", "results", "actions"))


async def test_the_export_tells_nothing_about_others(store: Store) -> None:
    await a_busy_server(store)
    text = json.dumps(await store.read(privacy.export, BERT))
    for secret in (str(ANNA), "Anna", "7H", "seed", "snapshot", "events"):
        assert secret not in text


async def test_the_export_of_a_stranger(store: Store) -> None:
    export = await store.read(privacy.export, 5)
    assert export.pop("user_id") == "5"
    assert export.pop("settings") is None
    assert set(map(tuple, export.values())) == {()}


async def test_after_deletion_nothing_names_them(store: Store) -> None:
    await a_busy_server(store)
    assert await store.write(privacy.erase, BERT) == (1, 2, 3)
    assert mentions(await everything(store), BERT, "Bert", str(BERT)) == []
    assert await store.read(preferences.player, BERT) == PlayerSettings(BERT)


async def test_deletion_leaves_the_others_as_they_were(store: Store) -> None:
    await a_busy_server(store)
    before = await store.read(privacy.export, ANNA)
    await store.write(privacy.erase, BERT)
    after = await store.read(privacy.export, ANNA)
    for export in (before, after):
        for seat in export["seats"]:
            del seat["seat"]  # in the lobby they move up
    assert [table["id"] for table in after.pop("hosted")] == [1, 2, 3]  # and becomes its host
    assert [table["id"] for table in before.pop("hosted")] == [1, 2]
    assert after == before
    assert await store.read(preferences.server, GUILD) == ServerSettings(GUILD, "nl")
    lines, total = await store.read(leaderboard.scores, GUILD, None, offset=0, limit=10)
    assert [(line.user_id, line.won, line.points) for line in lines] == [(ANNA, 1, 1000)]
    assert total == 1


async def test_deletion_in_each_phase(store: Store) -> None:
    await a_busy_server(store)
    await store.write(privacy.erase, BERT)
    ended, running, lobby = [await store.read(saved_tables.load, number) for number in (1, 2, 3)]
    assert ended is not None
    assert running is not None
    assert lobby is not None
    assert ended.seats == (person(0, ANNA), SavedSeat(1, None, ERASED_NAME))
    assert running.seats == (
        person(0, ANNA),
        SavedSeat(1, None, REPLACEMENT_NAME, REPLACEMENT_LEVEL),
        computer(2),
    )
    assert (running.phase, running.call_message_id, running.called_user_id) == ("playing", 77, None)
    assert await store.read(saved_tables.to_resume) == (2,)
    assert lobby.seats == (person(0, ANNA), person(1, CLEO))
    assert (lobby.host_id, lobby.decisions) == (ANNA, (0, 0))


async def test_who_still_holds_the_table_cannot_write_the_name_back(store: Store) -> None:
    table = await playing(store)
    await store.write(privacy.erase, BERT)
    with pytest.raises(StaleTable):
        await store.write(record.save_move, table, [action(1, seat=1)])
    assert mentions(await everything(store), BERT, "Bert") == []


async def test_deleting_again_or_a_stranger_does_nothing(store: Store) -> None:
    await a_busy_server(store)
    await store.write(privacy.erase, BERT)
    rows = await everything(store)
    assert await store.write(privacy.erase, BERT) == ()
    assert await store.write(privacy.erase, 5) == ()
    assert await everything(store) == rows


def saved(phase: str, *seats: SavedSeat, host: int = ANNA, decisions: tuple[int, ...] = ()) -> SavedTable:
    made = new_table(phase=phase, seats=seats, host_id=host, decisions=decisions)
    return SavedTable(id=1, version=1, created_at=NOON, updated_at=NOON, **msgspec.structs.asdict(made))


@pytest.mark.parametrize("phase", ["lobby", "playing"])
def test_a_table_without_any_person_is_closed(phase: str) -> None:
    left = without_player(saved(phase, computer(0), person(1, ANNA)), ANNA)
    assert (left.phase, left.host_id, left.computer_to_act) == ("closed", NOBODY, False)


def test_an_ended_table_stays_ended() -> None:
    left = without_player(saved("over", person(0, ANNA)), ANNA)
    assert (left.phase, left.host_id, left.seats) == ("over", NOBODY, (SavedSeat(0, None, ERASED_NAME),))


def test_the_first_person_left_becomes_the_host() -> None:
    left = without_player(saved("playing", computer(0), person(1, BERT), person(2, ANNA), person(3, CLEO)), ANNA)
    assert (left.host_id, left.phase) == (BERT, "playing")


def test_another_host_stays_host() -> None:
    assert without_player(saved("playing", person(0, ANNA), person(1, BERT), host=CLEO), ANNA).host_id == CLEO


def test_in_a_lobby_the_others_move_up() -> None:
    left = without_player(saved("lobby", person(0, ANNA), person(1, BERT), computer(2), decisions=(3, 4, 5)), ANNA)
    assert left.seats == (person(0, BERT), computer(1))
    assert left.decisions == (4, 5)


async def test_a_server_is_forgotten_whole_and_no_other(store: Store) -> None:
    await a_busy_server(store)
    other = await playing(store, guild_id=8)
    await finish(store, other, (1, 2))
    await store.write(retention.forget_server, GUILD)
    rows = await everything(store)
    assert {row["guild_id"] for name in ("tables", "results", "members", "servers") for row in rows[name]} == {8}
    assert {row["table_id"] for row in rows["seats"]} == {other.id}
    assert rows["actions"] == []
    settings = await store.read(preferences.player, BERT)
    assert settings.language == "nl", "a player's own choices are theirs, not a server's"
