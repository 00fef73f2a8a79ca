"""What servers and players have chosen."""

from __future__ import annotations

from bot.store import Store, preferences
from bot.store.rows import PlayerSettings, ServerSettings


async def test_who_has_chosen_nothing_has_the_defaults(store: Store) -> None:
    assert await store.read(preferences.server, 5) == ServerSettings(5, None, {})
    assert await store.read(preferences.player, 5) == PlayerSettings(5, None, "suit", "always")


async def test_a_server_chooses_and_chooses_again(store: Store) -> None:
    chosen = ServerSettings(2**63 - 1, "nl", {"duizenden": '{"jokers":3}', "thousand": "{}"})
    await store.write(preferences.save, chosen)
    assert await store.read(preferences.server, 2**63 - 1) == chosen
    again = ServerSettings(2**63 - 1, None, {})
    await store.write(preferences.save, again)
    assert await store.read(preferences.server, 2**63 - 1) == again
    assert await store.read(preferences.server, 1) == ServerSettings(1)


async def test_a_player_chooses_and_chooses_again(store: Store) -> None:
    chosen = PlayerSettings(5, "en", "rank", "slow")
    await store.write(preferences.save, chosen)
    assert await store.read(preferences.player, 5) == chosen
    again = PlayerSettings(5, "nl", "suit", "never")
    await store.write(preferences.save, again)
    assert await store.read(preferences.player, 5) == again
    assert await store.read(preferences.player, 6) == PlayerSettings(6)
