"""Commands in the languages of Discord's clients."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.client import DuizendenClient
from bot.commands import add_commands
from bot.language import speech
from bot.language.translator import CommandTranslator, named
from tests.discord import command_limits
from tests.discord.play import ClientFactory

CONTEXT = cast("Any", None)


@pytest.fixture
async def client(make_client: ClientFactory) -> AsyncIterator[DuizendenClient]:
    """A bot that has all its commands, and is not at Discord."""
    client = cast("DuizendenClient", make_client())
    await client.open()
    add_commands(client.tree, client.boundary)
    yield client
    await client.close()


@pytest.fixture
async def payload(client: DuizendenClient) -> list[dict[str, Any]]:
    """What Discord is told of all commands."""
    translator = CommandTranslator()
    return [
        await command.get_translated_payload(client.tree, translator)
        for command in client.tree.get_commands()
        if isinstance(command, app_commands.Command | app_commands.Group)
    ]


async def translated(key: str, locale: discord.Locale) -> str | None:
    return await CommandTranslator().translate(named(key), locale, CONTEXT)


def test_the_default_is_english() -> None:
    assert str(named("command-thousand-name")) == "thousand"
    with pytest.raises(KeyError, match="command-nothing"):
        named("command-nothing")


async def test_clients_whose_language_we_speak() -> None:
    assert await translated("command-thousand-name", discord.Locale.russian) == "тысяча"
    assert await translated("command-thousand-name", discord.Locale.dutch) == "duizend"
    assert await translated("command-start-name", discord.Locale.british_english) == "start"


async def test_clients_whose_language_we_do_not_speak_keep_the_default() -> None:
    spoken = {"en-US", "en-GB", "nl", "ru"}
    for locale in discord.Locale:
        assert (await translated("command-start-name", locale) is not None) == (locale.value in spoken), locale


async def test_what_is_no_message_of_ours_is_left_alone() -> None:
    plain = app_commands.locale_str("Afrikaans")
    assert await CommandTranslator().translate(plain, discord.Locale.russian, CONTEXT) is None
    unknown = app_commands.locale_str("x", key="command-nothing")
    assert await CommandTranslator().translate(unknown, discord.Locale.russian, CONTEXT) is None


async def test_discord_takes_all_commands_in_all_languages(payload: list[dict[str, Any]]) -> None:
    assert list(command_limits.commands(payload)) == []
    russian = {command["name"]: command["name_localizations"]["ru"] for command in payload}
    assert russian["thousand"] == "тысяча"
    assert russian["duizenden"] == "дейзенден"
    assert all(len(set(command["name_localizations"]) & {"nl", "ru"}) == 2 for command in payload)


async def test_every_part_of_every_command_is_translated(payload: list[dict[str, Any]]) -> None:
    def parts(node: dict[str, Any]) -> list[dict[str, Any]]:
        return [node, *[part for option in node.get("options", ()) for part in parts(option)]]

    for part in [part for command in payload for part in parts(command)]:
        assert {"nl", "ru"} <= set(part["name_localizations"]), part["name"]
        assert {"nl", "ru"} <= set(part["description_localizations"]), part["name"]


async def test_the_command_for_languages_offers_all_of_them_in_their_own_names(client: DuizendenClient) -> None:
    command = client.tree.get_command("language")
    assert isinstance(command, app_commands.Command)
    (option,) = [each for each in command.parameters if each.name == "language"]
    assert [(choice.name, choice.value) for choice in option.choices] == [
        (speech("en")("language-automatic"), "automatic"),
        ("English", "en"),
        ("Afrikaans", "af"),
        ("Nederlands", "nl"),
        ("Русский", "ru"),
    ]
