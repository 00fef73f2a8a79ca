"""Messages, channels, threads, permissions and people vanish; games do not."""

from __future__ import annotations

from tests.bot.play.turns import play_turn, start_match, table_of, whose_turn
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World
from tests.discord.trouble import archive, delete, delete_channel, forbid, leave, remove_bot

ARCHIVED = 50083


async def test_a_deleted_board_comes_back(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    await delete(world, world.board)
    await play_turn(await whose_turn(world, anna, ben))
    assert "round 1" in world.board.text


async def test_a_deleted_board_is_posted_by_who_asks_for_his_hand(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    await delete(world, world.board)
    answer = await anna.command("duizenden hand")
    assert "Your hand" in answer.text


async def test_a_board_at_the_bottom_again(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    before = world.board.message.id
    await anna.press("To the bottom")
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
    answer = await player.press("To the bottom", on=world.board)
    assert answer.given
    assert any("not allowed" in screen.text or "cannot see" in screen.text for screen in player.private)
    await forbid(world)
    await play_turn(await whose_turn(world, anna, ben))
    assert "2 cards" in world.board.text or "3 cards" in world.board.text


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
    await world.pass_time(60)
    client = world.client
    assert (await client.tables.table(table.id)).state == table.state  # type: ignore[attr-defined]


async def test_who_left_the_server_blocks_nobody(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben, computers=1)
    await leave(world, ben)
    await anna.command("duizenden stop")
    await anna.press("Yes, stop")
    assert "closed" in world.public_text()
