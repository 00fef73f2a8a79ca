"""The house rules a server plays by: who manages it chooses, and new tables start with them."""

from __future__ import annotations

import pytest

from bot.handlers.house_rules import server_rules
from bot.screens import SCREENS
from bot.store import preferences
from engine.duizenden.rules.rules import DuizendenRules
from engine.thousand.rules.rules import ThousandRules
from tests.bot.behind import app_of
from tests.bot.information.conftest import FOR_SERVER
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World


async def rules_of(world: World) -> object:
    return await server_rules(app_of(world), "duizenden", world.guild.id)


async def look_at(person: Person, rule: str) -> None:
    """Chooses a rule in whichever of the menus it stands."""
    (menu,) = [menu for menu in person.panel.menus if rule in {choice.value for choice in menu.choices}]
    await person.choose(menu.custom_id, [rule])


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
    await manager.press("Back to the usual rules")
    assert await rules_of(world) == DuizendenRules()
    assert (await app_of(world).store.read(preferences.server, world.guild.id)).house_rules == {}


@pytest.mark.skipif("thousand" not in SCREENS, reason="the game of which some rules contradict each other")
async def test_rules_that_contradict_each_other_are_refused_with_the_reason(world: World, manager: Person) -> None:
    manager.locale = "nl"
    await manager.command("thousand houserules")
    await look_at(manager, "barrel_collision")
    await manager.choose("house_set", ["knock_off"])
    await look_at(manager, "barrel_penalty")
    for _ in range(2):
        answer = await manager.choose("house_set", ["0"])
        assert "kunnen die dus niet 0 zijn. Er is niets veranderd." in answer.text
    chosen = await server_rules(app_of(world), "thousand", world.guild.id)
    assert chosen == ThousandRules(barrel_collision="knock_off")
    await manager.press("Een ander getal…")
    await manager.submit({"number": "5"})
    await look_at(manager, "marriage_values.trump")
    await manager.choose("house_set", ["none"])
    after = await server_rules(app_of(world), "thousand", world.guild.id)
    assert isinstance(after, ThousandRules)
    assert (after.barrel_penalty, after.marriage_values.trump, after.marriage_values.H) == (5, None, 80)


async def test_they_outlive_a_restart(world: World, manager: Person, make_client: ClientFactory) -> None:
    await manager.command("duizenden houserules")
    await manager.choose("house_preset", ["strict"])
    await world.restart(make_client)
    await manager.press("Back to the usual rules")
    assert await rules_of(world) == DuizendenRules()


async def test_others_read_them(world: World, manager: Person) -> None:
    anna, *_ = world.people
    await anna.command("duizenden houserules")
    assert "Anyone who can manage the server can change them" in anna.panel
    assert [menu.custom_id for menu in anna.panel.menus if "house_set" in menu.custom_id] == []
    assert anna.panel.labels == ["How to play"]
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
        assert "Only someone who can manage the server" in answer.text
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
    assert (await app_of(world).store.read(preferences.server, world.guild.id)).language == "nl"
