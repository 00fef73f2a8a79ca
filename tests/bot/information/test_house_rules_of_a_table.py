"""House rules of a table in its lobby: the host chooses, the others read, the match fixes them."""

from __future__ import annotations

import pytest

from bot.store import retention, saved_tables
from engine.duizenden.rules.rules import PRESETS, DuizendenRules
from engine.game import Rules
from tests.bot.behind import app_of
from tests.bot.store.trouble import slow_down
from tests.discord.person import Person
from tests.discord.play import World


async def rules_of(world: World) -> Rules:
    """The house rules of the only table."""
    app = app_of(world)
    (table,) = await app.store.read(saved_tables.of_server, world.guild.id)
    return (await app.tables.table(table.id)).rules


async def open_rules(world: World) -> tuple[Person, Person]:
    """Anna has a table and looks at its house rules; Ben has joined."""
    anna, ben, *_ = world.people
    await anna.command("duizenden start")
    await ben.press("Join", world.board)
    await anna.press("House rules", world.board)
    return anna, ben


async def test_the_host_chooses_a_value(world: World) -> None:
    anna, _ = await open_rules(world)
    assert "Points to open: 40" in anna.panel
    await anna.choose("house", ["Points to open"])
    assert "Now: **40**" in anna.panel
    await anna.choose("house_set", ["51"])
    assert "✅ Points to open: **51**" in anna.panel
    assert "◆ **Points to open: 51** (usual: 40)" in anna.panel
    assert await rules_of(world) == DuizendenRules(opening_minimum=51)
    assert "Points to open: **51**" in world.board


async def test_every_rule_can_be_set_and_is_usual_again(world: World) -> None:
    anna, _ = await open_rules(world)
    for name, field in DuizendenRules.model_fields.items():
        await anna.choose("house", [name])
        menu = next(menu for menu in anna.panel.menus if "house_set" in menu.custom_id)
        other = next(choice.value for choice in menu.choices if not choice.chosen)
        await anna.choose("house_set", [other])
        assert (await rules_of(world)).model_dump()[name] != field.default
        await anna.choose("house", [name])
        await anna.press("As usual")
        assert await rules_of(world) == DuizendenRules()


async def test_a_number_of_ones_own(world: World) -> None:
    anna, _ = await open_rules(world)
    await anna.choose("house", ["target"])
    await anna.press("Another number…")
    await anna.submit({"number": "1.250"})
    assert "✅ Playing up to: **1,250**" in anna.panel
    assert await rules_of(world) == DuizendenRules(target=1250)


async def test_no_number_is_refused_and_can_be_tried_again(world: World) -> None:
    anna, _ = await open_rules(world)
    await anna.choose("house", ["target"])
    for written in ("99", "ten", "10001", "**7**"):
        await anna.press("Another number…")
        answer = await anna.submit({"number": written})
        assert "a whole number from 100 to 10,000" in answer.text
        assert "Nothing has changed" in answer.text
    assert await rules_of(world) == DuizendenRules()
    await anna.press("Another number…")
    await anna.submit({"number": "100"})
    assert await rules_of(world) == DuizendenRules(target=100)


async def test_a_slow_database_delays_the_form_and_does_not_break_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await open_rules(world)
    await anna.choose("house", ["target"])
    app = app_of(world)
    slow_down(monkeypatch, saved_tables.load, seconds=2)
    app.tables.forget_server(world.guild.id)
    await anna.press("Another number…", answered=False)
    await world.pass_time(3)
    assert "press once more" in anna.panel
    await anna.press("Another number…")
    await anna.submit({"number": "300"})
    assert await rules_of(world) == DuizendenRules(target=300)


async def test_a_whole_set_of_rules_and_back(world: World) -> None:
    anna, _ = await open_rules(world)
    await anna.choose("house_preset", ["Strict, nearly rummy"])
    assert "✅ Now you play by: **Strict, nearly rummy**" in anna.panel
    assert await rules_of(world) == PRESETS["strict"]
    assert "House rules: Strict, nearly rummy" in world.board
    await anna.press("Back to the usual rules")
    assert await rules_of(world) == PRESETS["standard"]
    assert "House rules:" not in world.board


async def test_others_read_and_change_nothing(world: World) -> None:
    _, ben = await open_rules(world)
    await ben.press("House rules", world.board)
    assert "Its host can change them" in ben.panel
    await ben.choose("house", ["target"])
    assert "a number from 100 to 10,000" in ben.panel
    assert [menu.placeholder for menu in ben.panel.menus] == []
    assert ben.panel.labels == ["All rules"]


async def test_an_old_panel_of_who_is_no_longer_host_changes_nothing(world: World) -> None:
    anna, ben = await open_rules(world)
    await anna.choose("house", ["target"])
    shown = anna.panel
    await anna.press("Leave the table", world.board)
    answer = await anna.choose("house_set", ["500"], shown)
    assert f"Only the host, {ben.name}, can do that" in answer.text
    assert "Only the host of this table" in (await anna.press("Another number…", shown)).text
    assert await rules_of(world) == DuizendenRules()


async def test_the_match_fixes_them(world: World) -> None:
    anna, _ = await open_rules(world)
    rules = anna.panel
    await anna.choose("house", ["target"])
    shown = anna.panel
    await anna.press("Start", world.board)
    for answer in (
        await anna.choose("house_set", ["500"], shown),
        await anna.choose("house_preset", ["short"], rules),
        await anna.press("All rules", shown),
    ):
        assert "The game has" in answer.text
    assert "they can no longer change" in answer.text
    assert await rules_of(world) == DuizendenRules()


async def test_in_the_language_of_who_reads_it(world: World) -> None:
    _, ben = await open_rules(world)
    ben.locale = "nl"
    await ben.press("House rules", world.board)
    assert "Huisregels van Duizenden" in ben.panel
    assert "Spelen tot: 1.000" in ben.panel


async def test_of_a_table_that_is_gone(world: World) -> None:
    anna, _ = await open_rules(world)
    shown = anna.panel
    app = app_of(world)
    await app.store.write(retention.forget_server, world.guild.id)
    app.tables.forget_server(world.guild.id)
    assert "doesn’t exist any more" in (await anna.choose("house", ["target"], shown)).text
