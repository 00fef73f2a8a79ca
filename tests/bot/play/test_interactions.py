"""What goes wrong with buttons of other bots, and does not here."""

from __future__ import annotations

import pytest

from bot.store import record
from tests.bot.play.turns import (
    call_of,
    calls,
    first_turn,
    play_turn,
    start_match,
    table_of,
    throw_something,
    whose_turn,
)
from tests.bot.store.trouble import break_down, slow_down
from tests.discord.person import Person
from tests.discord.play import ClientFactory, World

A_QUARTER_OF_AN_HOUR = 15 * 60


async def test_buttons_work_after_a_restart(
    world: World, anna: Person, ben: Person, make_client: ClientFactory
) -> None:
    player = await first_turn(world, anna, ben)
    await world.restart(make_client)
    await play_turn(player)
    other = await whose_turn(world, anna, ben)
    assert other is not player
    await world.restart(make_client, crash=True)
    await play_turn(other)


async def test_a_menu_works_after_a_restart(
    world: World, anna: Person, ben: Person, make_client: ClientFactory
) -> None:
    player = await first_turn(world, anna, ben)
    await player.press("Draw a card")
    await world.restart(make_client)
    await throw_something(player)
    assert (await table_of(world)).recorded == 2


async def test_buttons_work_after_an_hour(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    await world.pass_time(4 * A_QUARTER_OF_AN_HOUR)
    await player.press("My hand")
    await play_turn(player)
    assert (await table_of(world)).recorded == 2


async def test_a_panel_as_old_as_its_token_is_left_alone(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    await world.pass_time(A_QUARTER_OF_AN_HOUR)
    await player.press("My hand")
    await play_turn(player)  # refreshing the other's panel is not even tried
    other = await whose_turn(world, anna, ben)
    await other.press("My hand")
    assert "Your turn" in other.panel.text


async def test_the_panel_of_who_is_to_act_is_refreshed_by_itself(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    await play_turn(player)
    other = await whose_turn(world, anna, ben)
    assert "Your turn" in other.panel.text
    assert "Your turn" not in player.panel.text


async def test_my_hand_leaves_one_panel(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    for _ in range(3):
        await anna.press("My hand", on=world.board)
    assert len([screen for screen in anna.private if "Your hand" in screen.text]) == 1


async def test_one_click_sent_twice(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    await world.together(player.press("Draw a card"), player.press("Draw a card"))
    table = await table_of(world)
    assert table.recorded == 1
    assert "14 cards" in player.panel.text


async def test_twenty_presses_at_once(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    panel, board = player.panel, world.board
    await world.together(
        *(player.press("Draw a card", on=panel) for _ in range(10)),
        *(player.press("Draw a card", on=board) for _ in range(10)),
    )
    assert (await table_of(world)).recorded == 1


async def test_an_old_panel_changes_nothing(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    old = player.panel
    await play_turn(player)
    await play_turn(await whose_turn(world, anna, ben))
    before = await table_of(world)
    answer = await player.press("Draw a card", on=old)
    assert "already done" in answer.text
    assert "Draw a card" in [button.label for button in player.panel.buttons]
    assert (await table_of(world)).state == before.state


async def test_a_board_one_move_behind_still_works(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    board = world.board
    await play_turn(await whose_turn(world, anna, ben))
    await (await whose_turn(world, anna, ben)).press("Draw a card", on=board)
    assert (await table_of(world)).recorded == 3


async def test_an_outsider_is_refused_privately_and_changes_nothing(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    before = await table_of(world)
    cato = world.people[2]
    for button in world.board.buttons:
        answer = await cato.press(button.custom_id, on=world.board)
        assert answer.private or button.label == "Rules"
    assert await table_of(world) == before


async def test_a_refused_take_says_why_and_changes_nothing(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.lobbies.secrets.randbits", lambda _: 2)  # nobody can take the first card
    player = await first_turn(world, anna, ben)
    before = await table_of(world)
    answer = await player.press("Take the pile", on=world.board)
    assert answer.private
    assert "can’t use the top card" in answer.text
    assert await table_of(world) == before


async def test_a_slow_database_does_not_look_broken(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await first_turn(world, anna, ben)
    slow_down(monkeypatch, record.save_move)
    world.pace = 0
    await player.press("Draw a card", answered=False)
    await world.pass_time(1.1)
    assert world.requests[-1].path.endswith("/callback")  # acknowledged within the second
    await world.pass_time(8)
    assert "14 cards" in player.panel.text


async def test_a_database_that_fails_changes_nothing(
    world: World, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await first_turn(world, anna, ben)
    before = await table_of(world)
    with monkeypatch.context() as patch:
        break_down(patch, record.save_move)
        answer = await player.press("Draw a card")
    assert "can’t be written down" in answer.text
    assert await table_of(world) == before
    await player.press("Draw a card")
    assert (await table_of(world)).recorded == 1


async def test_an_answer_that_was_lost_and_sent_again(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    world.fail_next("POST", "/interactions/*/*/callback", 400, 40060)
    await player.press("Draw a card", answered=False)
    assert (await table_of(world)).recorded == 1


async def test_a_board_that_cannot_be_edited_undoes_nothing(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    world.fail_next("PATCH", "/channels/*/messages/*", 500)
    await player.press("Draw a card")
    await throw_something(player)
    assert "throws" in world.board.text
    assert (await table_of(world)).recorded == 2


async def test_whose_turn_it_is_is_called_once_and_the_call_goes(world: World, anna: Person, ben: Person) -> None:
    player = await first_turn(world, anna, ben)
    await play_turn(player)
    other = await whose_turn(world, anna, ben)
    assert calls(world) == [call_of(other)]
    await other.press("Draw a card")
    assert calls(world) == []
    await throw_something(other)
    assert calls(world) == [call_of(player)]


async def test_the_hand_is_sorted_as_the_player_likes_and_that_is_remembered(
    world: World, anna: Person, ben: Person, make_client: ClientFactory
) -> None:
    await start_match(world, anna, ben)
    await anna.press("Sort by rank")
    await world.restart(make_client)
    await anna.press("My hand")
    assert "Sort by suit" in [button.label for button in anna.panel.buttons]


async def test_leaving_and_coming_back(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    await ben.press("Leave")
    await ben.press("Yes, leave")
    assert (await table_of(world)).seats[1].held
    await ben.press("My hand")
    await ben.press("I’m back")
    assert "Your hand" in ben.panel.text
    assert not (await table_of(world)).seats[1].held


async def test_stopping_is_for_the_host(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    answer = await ben.command("duizenden stop")
    assert "Only the host" in answer.text
    await anna.command("duizenden stop")
    await anna.press("Yes, stop")
    assert "closed" in world.public_text()
    answer = await ben.command("duizenden hand")
    assert "not playing" in answer.text


async def test_every_language_of_a_private_text_is_its_readers(world: World, anna: Person, ben: Person) -> None:
    ben.locale = "nl"
    await start_match(world, anna, ben)
    assert "Your hand" in anna.panel.text
    assert "hand" in ben.panel.text
    assert "Your hand" not in ben.panel.text
    assert "Duizenden · round 1" in world.board.text


async def test_a_press_of_a_verb_that_is_gone_gets_an_answer(world: World, anna: Person, ben: Person) -> None:
    await start_match(world, anna, ben)
    board = world.board
    for part in board.components:
        for row in part.get("components", []):
            for button in row.get("components", []):
                if button.get("label") == "Rules":
                    button["custom_id"] = "d~1~~nosuchverb~"
    answer = await anna.press("nosuchverb", on=board)
    assert answer.private
    assert "older version" in answer.text
