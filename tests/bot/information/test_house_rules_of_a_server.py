"""The house rules a server plays by: who manages it chooses, and new tables start with them."""

from __future__ import annotations

from bot.handlers.opening import server_rules
from engine.duizenden.rules import DuizendenRules
from tests.bot.information.conftest import FOR_SERVER, client_of
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World


async def rules_of(world: World) -> object:
    return await server_rules(client_of(world), "duizenden", world.guild.id)


async def test_a_new_table_starts_with_what_the_manager_chose(world: World, manager: Person) -> None:
    anna, *_ = world.people
    await manager.command("duizenden houserules")
    await manager.choose("house", ["wrap_runs"])
    await manager.choose("house_set", ["true"])
    assert "✅ Runs round the corner: **allowed (K A 2)**" in manager.panel
    assert await rules_of(world) == DuizendenRules(wrap_runs=True)
    await anna.command("duizenden start")
    assert "Runs round the corner: **allowed (K A 2)**" in world.board


async def test_a_number_a_preset_and_back(world: World, manager: Person) -> None:
    await manager.command("duizenden houserules")
    await manager.choose("house", ["target"])
    await manager.press("Another number…")
    await manager.submit({"number": "777"})
    assert await rules_of(world) == DuizendenRules(target=777)
    await manager.choose("house_preset", ["short"])
    assert await rules_of(world) == DuizendenRules(target=500)
    await manager.press("All as usual")
    assert await rules_of(world) == DuizendenRules()
    assert (await client_of(world).store.server(world.guild.id)).house_rules == {}


async def test_they_outlive_a_restart(world: World, manager: Person, make_client: ClientFactory) -> None:
    await manager.command("duizenden houserules")
    await manager.choose("house_preset", ["strict"])
    await world.restart(make_client)
    await manager.press("All as usual")
    assert await rules_of(world) == DuizendenRules()


async def test_others_read_them(world: World, manager: Person) -> None:
    anna, *_ = world.people
    await anna.command("duizenden houserules")
    assert "Somebody who may manage the server can change them" in anna.panel
    assert [menu.custom_id for menu in anna.panel.menus if "house_set" in menu.custom_id] == []
    assert anna.panel.labels == ["How it is played"]
    await anna.choose("house", ["target"])
    assert anna.panel.labels == ["All rules"]


async def test_who_no_longer_manages_changes_nothing(world: World, manager: Person) -> None:
    await manager.command("duizenden houserules")
    everything = manager.panel
    await manager.choose("house", ["target"])
    one = manager.panel
    world.discord.backend.get_guild(world.guild.id).members[manager.id].role_ids.clear()
    for answer in (
        await manager.choose("house_set", ["500"], one),
        await manager.press("Another number…", one),
        await manager.choose("house_preset", ["short"], everything),
    ):
        assert "Only somebody who may manage the server" in answer.text
    assert await rules_of(world) == DuizendenRules()


async def test_two_managers_at_once_lose_nothing(world: World, manager: Person) -> None:
    await manager.command("duizenden houserules")
    await manager.choose("house", ["jokers"])
    jokers = manager.panel
    await manager.command("duizenden houserules")
    await manager.choose("house", ["target"])
    target = manager.panel
    await world.together(
        manager.choose("house_set", ["6"], jokers),
        manager.choose("house_set", ["500"], target),
        manager.command("language", language="nl", **FOR_SERVER),
    )
    assert await rules_of(world) == DuizendenRules(jokers=6, target=500)
    assert (await client_of(world).store.server(world.guild.id)).language == "nl"
