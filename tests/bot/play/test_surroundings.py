"""Messages, channels, threads, permissions and people vanish; games do not."""

from __future__ import annotations

from datetime import timedelta

from bot.store import retention, saved_tables
from tests.bot.behind import app_of, client_of
from tests.bot.play.turns import first_turn, play_turn, start_match, table_of, throw_something, whose_turn
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World
from tests.discord.trouble import archive, delete, delete_channel, forbid, leave, remove_bot

ARCHIVED = 50083


async def test_a_deleted_board_comes_back(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    await delete(world, world.board)
    await play_turn(await whose_turn(world, anna, ben))
    assert "round 1" in world.board.text


async def test_a_deleted_board_is_posted_by_who_asks_for_their_hand(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    await delete(world, world.board)
    answer = await anna.command("duizenden hand")
    assert "Your hand" in anna.panel.text
    assert answer.private
    assert "round 1" in world.board.text


async def test_a_deleted_lobby_is_posted_by_who_asks_for_their_hand(world: World, anna: Person, ben: Person) -> None:
    await anna.command("duizenden start")
    await delete(world, world.board)
    answer = await anna.command("duizenden hand")
    assert "hasn’t started yet" in answer.text
    await ben.press("Join")
    assert "(2 of 6)" in world.board.text


async def test_a_board_at_the_bottom_again(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    before = world.board.message.id
    await anna.press("Move table down")
    assert world.board.message.id > before
    assert len([screen for screen in world.public() if screen.usable]) == 1


async def test_a_board_of_nearly_an_hour_is_posted_anew(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    before = world.board.message.id
    await world.pass_time(56 * 60)
    await (await whose_turn(world, anna, ben)).press("Draw a card", on=world.board)
    assert world.board.message.id > before
    assert len([screen for screen in world.public() if screen.usable]) == 1


async def test_a_lost_permission_is_told_and_play_goes_on_when_it_is_back(
    world: World, anna: Person, ben: Person
) -> None:
    await start_match(world, anna, ben)
    await forbid(world, "send_messages", "view_channel")
    player = await whose_turn(world, anna, ben)
    await play_turn(player)  # private panels need no permission
    await player.press("Move table down", on=world.board)
    assert any("not allowed" in screen.text or "can’t see" in screen.text for screen in player.private)
    await forbid(world)
    next_one = await whose_turn(world, anna, ben)
    await play_turn(next_one)
    assert f"{next_one.name} throws" in world.board.text


async def test_whoever_presses_next_is_told_what_the_bot_may_not_do(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    await forbid(world, "send_messages", "view_channel")
    await player.press("Draw a card")
    assert "not allowed" not in player.panel.text
    await throw_something(player)
    next_one = await whose_turn(world, anna, ben)
    answer = await next_one.press("Draw a card")
    assert answer.private
    assert "I’m not allowed to: see the channel and send messages" in answer.text
    await forbid(world)
    await throw_something(next_one)
    await play_turn(await whose_turn(world, anna, ben))
    player = await whose_turn(world, anna, ben)
    await player.press("Draw a card")
    assert "not allowed" not in player.panel.text
    assert f"**{player.name}** may lay cards" in world.board.text


async def test_a_locked_thread_is_told_and_the_table_can_move(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben, thread=True)
    thread = world.board.message.channel_id
    await archive(world, thread, locked=True)
    world.fail_next("PATCH", "/channels/*/messages/*", 400, ARCHIVED)
    world.fail_next("POST", "/channels/*/messages", 400, ARCHIVED)
    await player.press("Draw a card")
    menu = next(menu for menu in player.panel.menus if menu.placeholder == "Which card do you throw?")
    answer = await player.choose(menu.custom_id, [menu.choices[0].value])
    assert "This thread is archived" in answer.text
    assert (await table_of(world)).recorded == 1


async def test_one_of_two_tables_in_a_deleted_channel_is_chosen_and_moves(
    world: World, anna: Person, ben: Person
) -> None:
    for _ in range(2):
        await start_match(world, anna, ben)
    await delete_channel(world)
    world.channel = world.guild.create_text_channel("tuin")
    await anna.command("duizenden hand")
    menu = anna.panel.menus[0]
    await anna.choose(menu.custom_id, [menu.choices[0].value])
    assert "Your hand" in anna.panel.text
    assert world.board.message.channel_id == world.channel.id
    assert "round 1" in world.board.text


async def test_a_game_moves_to_another_channel_when_its_own_is_deleted(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    await delete_channel(world)
    world.channel = world.guild.create_text_channel("tuin")
    answer = await anna.command("duizenden hand")
    assert "Your hand" in answer.text
    player = await whose_turn(world, anna, ben)
    await player.command("duizenden hand")
    await play_turn(player)
    assert world.board.message.channel_id == world.channel.id


async def test_an_archived_thread_wakes_up(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, thread=True)
    thread = world.board.message.channel_id
    await archive(world, thread)
    world.fail_next("PATCH", "/channels/*/messages/*", 400, ARCHIVED)
    before = world.board.message.id
    await (await whose_turn(world, anna, ben)).press("Draw a card", on=world.board)
    assert world.board.message.id > before


async def test_a_bot_that_was_removed_comes_back_to_its_games(
    world: World, anna: Person, ben: Person, make_client: ClientFactory
) -> None:
    await start_match(world, anna, ben)
    table = await table_of(world)
    await remove_bot(world)
    await world.pass_time(3600)
    app = app_of(world)
    assert await app.tables.table(table.id) == table
    await world.restart(make_client)
    app = app_of(world)
    assert (await app.tables.table(table.id)).state == table.state
    left = await app.store.write(retention.forget_left_servers, world.now + timedelta(days=3650))
    assert left == (world.guild.id,), "its time has begun to run"


async def test_a_removed_bot_does_not_play_on_for_whoever_cannot_press(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, pace="1 minute")
    table = await table_of(world)
    await remove_bot(world)
    await world.pass_time(7200)
    app = app_of(world)
    assert (await app.tables.table(table.id)).state == table.state
    assert await app.store.read(saved_tables.clocks) == ()
    await app.store.write(retention.server_joined, world.guild.id)
    assert [clock.table_id for clock in await app.store.read(saved_tables.clocks)] == [table.id]


async def test_clocks_go_on_when_the_bot_is_invited_again(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, pace="1 minute")
    absent, client = await whose_turn(world, anna, ben), client_of(world)
    guild = client.get_guild(world.guild.id)
    assert guild is not None
    await world.discord.as_bot(client.on_guild_remove(guild))
    await world.pass_time(7200)
    assert await whose_turn(world, anna, ben) is absent
    await world.discord.as_bot(client.on_guild_join(guild))
    await world.pass_time(25)
    assert await whose_turn(world, anna, ben) is absent
    await world.pass_time(10)
    assert await whose_turn(world, anna, ben) is not absent


async def test_who_left_the_server_blocks_nobody(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, computers=1)
    await leave(world, ben)
    await anna.command("duizenden stop")
    await anna.press("Yes, stop")
    assert "closed" in world.public_text()
