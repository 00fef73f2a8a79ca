"""A person sees, takes with them, and deletes what is kept about them; their games go on without them."""

from __future__ import annotations

import json
from typing import Any

from bot.handlers.privacy import FILE_LIMIT, export_file
from bot.store import privacy, saved_tables
from tests.bot.behind import app_of
from tests.bot.information.test_reading import finished
from tests.bot.play.turns import add_computer
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World


async def kept(world: World, person: Person) -> dict[str, Any]:
    return await app_of(world).store.read(privacy.export, person.id)


def is_empty(export: dict[str, Any]) -> bool:
    return not any(value for key, value in export.items() if key != "user_id")


async def delete_all(person: Person) -> None:
    await person.command("privacy")
    await person.press("Delete everything…")
    await person.press("Yes, delete everything")


async def busy(world: World) -> tuple[Person, Person, Person]:
    """Anna and Ben have ended a match and play another, which Anna's host; Anna and Cato sit in a lobby of Ben's."""
    anna, ben, cato, _ = world.people
    await finished(world, [anna, ben], [1000, 400])
    await anna.command("duizenden start")
    await ben.press("Join", world.board)
    await anna.press("Start", world.board)
    await anna.command("language", language="en")
    await ben.command("duizenden start")
    await anna.press("Join", world.board)
    await cato.press("Join", world.board)
    return anna, ben, cato


async def test_the_statement(world: World) -> None:
    anna, *_ = world.people
    answer = await anna.command("privacy")
    assert answer.private
    assert "What is kept about you, and why" in answer.text
    assert "30 days" in answer.text


async def test_what_is_kept_is_shown(world: World) -> None:
    anna, *_ = await busy(world)
    await anna.command("privacy")
    await anna.press("Show what you have")
    for part in (
        "Anna on Kaartclub",
        "Language: English",
        "Table 2, Duizenden on Kaartclub",
        "1,000 points in 4 rounds",
    ):
        assert part in anna.panel
    await anna.press("Back")
    assert "What is kept about you, and why" in anna.panel


async def test_looking_keeps_nothing(world: World) -> None:
    anna, *_ = world.people
    await anna.command("privacy")
    await anna.press("Show what you have")
    assert "Nothing." in anna.panel
    assert is_empty(await kept(world, anna))


async def test_the_file_has_everything(world: World) -> None:
    anna, *_ = await busy(world)
    await anna.command("privacy")
    answer = await anna.press("Give it to me as a file")
    assert answer.private
    assert answer.screen is not None
    (attachment,) = answer.screen.message.attachments
    assert attachment["filename"] == "my-data.json"
    assert json.loads(world.discord.backend.cdn.get(attachment["url"]) or b"") == await kept(world, anna)


def test_a_large_file_is_packed() -> None:
    large = b"[" + b'"discard 7S",' * (FILE_LIMIT // 13 + 1) + b"0]"
    packed = export_file(large)
    assert packed.filename == "my-data.json.gz"
    assert len(packed.fp.read()) < FILE_LIMIT
    assert export_file(b"{}").filename == "my-data.json"


async def test_deleting_asks_first(world: World) -> None:
    anna, *_ = await busy(world)
    await anna.command("privacy")
    await anna.press("Delete everything…")
    assert "can’t be undone" in anna.panel
    await anna.press("No, keep it")
    assert not is_empty(await kept(world, anna))


async def test_deleting_leaves_nothing(world: World) -> None:
    anna, _, _ = await busy(world)
    await delete_all(anna)
    assert is_empty(await kept(world, anna))
    assert "Anna" not in world.public_text()
    assert f"<@{anna.id}>" not in world.public_text()
    assert "Anna" not in (await world.people[1].command("scores")).text


async def test_their_games_go_on(world: World) -> None:
    anna, ben, _ = await busy(world)
    await delete_all(anna)
    app = app_of(world)
    for saved in await app.store.read(saved_tables.of_server, world.guild.id, phases=("playing",)):
        table = await app.tables.table(saved.id)
        assert table.seat_of(anna.id) is None
        assert table.saved.host_id == ben.id
        assert table.computer_to_move() is None, "the computer has moved until Ben is asked"
    (lobby,) = await app.store.read(saved_tables.of_server, world.guild.id, phases=("lobby",))
    assert [seat.user_id for seat in lobby.seats] == [ben.id, world.people[2].id]


async def test_nothing_in_memory_brings_them_back(world: World, make_client: ClientFactory) -> None:
    anna, ben, cato = await busy(world)
    await delete_all(anna)
    for person in (ben, cato):
        await person.command("duizenden hand")
    await cato.press("Leave the table", world.board)
    await world.pass_time(60)
    assert is_empty(await kept(world, anna))
    await world.restart(make_client)
    await ben.command("duizenden hand")
    assert is_empty(await kept(world, anna))


async def test_an_old_panel_is_an_outsiders(world: World) -> None:
    anna, *_ = await busy(world)
    playing = next(screen for screen in world.public() if screen.find_button("My hand"))
    await delete_all(anna)
    assert "You’re not playing at this table" in (await anna.press("My hand", playing)).text
    assert is_empty(await kept(world, anna))


async def test_deleting_twice_and_starting_anew(world: World) -> None:
    anna, *_ = await busy(world)
    await delete_all(anna)
    await delete_all(anna)
    await anna.command("duizenden start")
    assert [seat["name"] for seat in (await kept(world, anna))["seats"]] == ["Anna"]


async def test_alone_at_their_tables(world: World) -> None:
    anna, *_ = world.people
    await anna.command("duizenden start")
    await add_computer(anna)
    await anna.press("Start", world.board)
    await delete_all(anna)
    assert is_empty(await kept(world, anna))
    assert await app_of(world).store.read(saved_tables.of_server, world.guild.id) == ()
    assert f"<@{anna.id}>" not in world.public_text()


async def test_a_rematch_is_without_them(world: World) -> None:
    anna, ben, cato, _ = world.people
    await finished(world, [anna, ben, cato], [1000, 400, 0])
    await delete_all(anna)
    app = app_of(world)
    (over,) = await app.store.read(saved_tables.of_server, world.guild.id, phases=("over",))
    again = await app.tables.lobbies.rematch(over.id, ben.id)
    assert [(seat.seat, seat.user_id) for seat in again.seats] == [(0, ben.id), (1, cato.id)]
    assert again.saved.decisions == (0, 0)
