"""The rule book, the leaderboard, and languages, as people ask for them."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from bot.store import preferences, record, saved_tables
from bot.store.rows import FinalScore, NewTable, SavedSeat
from tests.bot.behind import app_of
from tests.bot.information.conftest import FOR_SERVER
from tests.discord.person import Person
from tests.discord.play import World


async def finished(world: World, people: Sequence[Person], points: Sequence[int], game: str = "duizenden") -> None:
    """A match of these people that is over, the first the winner."""
    store = app_of(world).store
    seats = tuple(SavedSeat(number, person.id, person.name) for number, person in enumerate(people))
    new = NewTable(guild_id=world.guild.id, channel_id=world.channel.id, game=game, rules="{}", host_id=people[0].id)
    table = await store.write(saved_tables.create, msgspec.structs.replace(new, seats=seats, phase="playing"))
    final = tuple(
        FinalScore(seat.seat, seat.user_id, seat.name, None, scored, seat.seat == 0, 4)
        for seat, scored in zip(seats, points, strict=True)
    )
    await store.write(record.save_move, msgspec.structs.replace(table, phase="over"), (), (), final)


# ---------------------------------------------------------------- the rule book


async def test_turning_the_pages_of_the_rule_book(world: World) -> None:
    anna, *_ = world.people
    answer = await anna.command("duizenden rules")
    assert answer.private
    assert "Page 1 of 4" in anna.panel
    await anna.press("Next ▶")
    assert "Page 2 of 4" in anna.panel
    await anna.press("◀ Back")
    assert "Page 1 of 4" in anna.panel
    contents = anna.panel.menus[0].choices
    await anna.choose("Contents…", [contents[3].label])
    assert "Page 4 of 4" in anna.panel
    assert len(anna.private) == 1


async def test_the_rule_book_has_the_house_rules_of_the_table(world: World) -> None:
    anna, ben, *_ = world.people
    await anna.command("duizenden start", rules="short")
    ben.locale = "nl"
    answer = await ben.press("Rules", world.board)
    assert answer.private
    assert "**500**" in ben.panel
    assert "Bladzijde 1 van 4" in ben.panel
    await ben.press("Huisregels")
    assert "Spelen tot: 500" in ben.panel
    await ben.press("Zo gaat het spel")
    assert "Bladzijde 1 van 4" in ben.panel
    assert len(ben.private) == 1


# ---------------------------------------------------------------- the leaderboard


async def test_nobody_has_played_yet(world: World) -> None:
    anna, *_ = world.people
    answer = await anna.command("scores")
    assert answer.private
    assert "`/duizenden start`" in answer.text


async def test_the_leaderboard(world: World) -> None:
    anna, ben, cato, _ = world.people
    await finished(world, [anna, ben], [1000, 400])
    await finished(world, [anna, cato], [1200, -100])
    await finished(world, [ben, cato], [1010, 20])
    answer = await ben.command("scores", game="duizenden")
    assert answer.private
    lines = [line for line in answer.text.splitlines() if "won" in line]
    assert lines == [
        "**1.** **Anna** · won 2 of 2",
        "▶ **2.** **Ben** (you) · won 1 of 2",
        "**3.** **Cato** · won 0 of 2",
    ]
    assert "2,200 points in all · 275 a round on average" in answer.text


async def test_a_name_is_only_a_name(world: World) -> None:
    anna, *_ = world.people
    joker = world.newcomer("@everyone **x**")
    await finished(world, [joker, anna], [1000, 0])
    answer = await anna.command("scores")
    assert "@everyone" not in answer.text
    assert "\\*\\*x\\*\\*" in answer.text


async def test_turning_pages_and_showing_one_to_all(world: World) -> None:
    anna, ben, *_ = world.people
    crowd = [world.newcomer(f"Player{number}") for number in range(23)]
    for person in crowd:
        await finished(world, [person, anna], [1000, 0])
    await anna.command("scores")
    assert "Page 1 of 3 · 24 players" in anna.panel
    await anna.press("Lower ▶")
    await anna.press("Lower ▶")
    assert "Anna** (you)" in anna.panel
    await anna.press("◀ Higher")
    assert len(anna.private) == 1
    answer = await anna.press("Show everyone")
    assert not answer.private
    assert "Everybody in this channel can see it now" in anna.panel
    (shown,) = world.public()
    assert "Page 2 of 3" in shown
    await ben.press("See for yourself", shown)
    assert "Page 1 of 3" in ben.panel
    assert len(world.public()) == 1


async def test_who_may_not_write_in_the_channel_shows_nothing(world: World) -> None:
    anna, ben, *_ = world.people
    await finished(world, [ben, anna], [1000, 0])
    await anna.command("scores")
    everyone = world.discord.backend.get_guild(world.guild.id).everyone_role
    everyone.permissions &= ~discord.Permissions(send_messages=True).value
    answer = await anna.press("Show everyone")
    assert answer.private
    assert "You may not write in this channel" in answer.text
    assert world.public() == []


# ---------------------------------------------------------------- languages


async def test_what_is_in_force(world: World) -> None:
    anna, *_ = world.people
    answer = await anna.command("language")
    assert answer.private
    assert "I speak **English** to you – it follows your Discord." in answer.text
    assert "What everybody on this server sees is in **English**" in answer.text
    anna.locale = "nl"
    assert "Tegen jou spreek ik **Nederlands** – net als je Discord." in (await anna.command("language")).text


async def test_a_language_for_oneself(world: World) -> None:
    anna, ben, *_ = world.people
    answer = await anna.command("language", language="nl")
    assert "✅ Voortaan spreek ik **Nederlands** tegen jou." in answer.text
    assert "dat heb je zelf gekozen" in answer.text
    assert "Op deze server heeft nog niemand" in (await anna.command("scores")).text
    assert "Nobody has finished" in (await ben.command("scores")).text
    answer = await anna.command("language", language="automatic")
    assert "From now on I follow the language of your Discord." in answer.text


async def test_a_language_for_the_server(world: World, manager: Person) -> None:
    anna, *_ = world.people
    await anna.command("duizenden start")
    assert "Players" in world.board
    answer = await manager.command("language", language="nl", **FOR_SERVER)
    assert "What everybody on this server sees is in **Nederlands** from now on." in answer.text
    assert "Spelers" in world.board
    await manager.command("language", language="automatic", **FOR_SERVER)
    assert "Players" in world.board


async def test_languages_are_chosen_in_the_answer(world: World, manager: Person) -> None:
    anna, *_ = world.people
    await anna.command("language")
    answer = await anna.choose("me", ["nl"])
    assert "✅ Voortaan spreek ik **Nederlands** tegen jou." in answer.text
    assert "From now on I follow" in (await anna.choose("me", ["automatic"])).text
    await manager.command("language")
    answer = await manager.choose("server", ["af"])
    assert "What everybody on this server sees is in **Afrikaans** from now on." in answer.text
    assert (await app_of(world).store.read(preferences.server, world.guild.id)).language == "af"
    assert (await app_of(world).store.read(preferences.player, manager.id)).language is None


async def test_not_everybody_chooses_for_the_server(world: World) -> None:
    anna, *_ = world.people
    answer = await anna.command("language", language="nl", **FOR_SERVER)
    assert answer.private
    assert "Only someone who can manage the server" in answer.text
    assert (await app_of(world).store.read(preferences.server, world.guild.id)).language is None


async def test_in_a_private_message(world: World) -> None:
    anna, *_ = world.people
    result = await anna.member.user.slash("language", language="nl")
    assert result.acknowledged
    assert (await app_of(world).store.read(preferences.player, anna.id)).language == "nl"
    refused = await anna.member.user.slash("language", language="en", **FOR_SERVER)
    assert "Dat kan alleen op een server" in str(refused.response._message.components)


async def test_commands_are_named_as_the_readers_discord_shows_them(world: World, anna: Person) -> None:
    anna.locale = "nl"
    await anna.command("language", language="ru")
    nothing = await anna.command("scores")
    assert "`/duizenden start`" in nothing.text
    assert "`/duizend start`" in nothing.text
    anna.locale = "de"
    assert "`/thousand start`" in (await anna.command("scores")).text
