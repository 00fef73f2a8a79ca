"""Whole screens in a player's own language: nothing on them comes from another one."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.language import LANGUAGES, speech
from bot.store.rows import ServerSettings
from bot.tables.seating import COMPUTER_NAMES
from tests.bot.behind import app_of
from tests.bot.language.test_words import ENGLISH_WORDS, GUESTS, SCRIPT, TIMESTAMP, WORD, letters
from tests.bot.play.turns import table_of
from tests.discord.person import NothingSent, Person
from tests.discord.play import World
from tests.discord.screen import Screen

PRESSES = 40
"""Presses and choices of a player who tries everything."""

NO_WORDS = re.compile(rf"```.*?```|`.*?`|{TIMESTAMP.pattern}", re.DOTALL)
"""Parts of a text that are no words: the score sheet, its signs, times."""

BOARD_BUTTONS = re.compile("|".join(rf"\*\*{speech('en')(f'button-{name}')}\*\*" for name in ("hand", "join", "start")))
"""Buttons of the public board, which a private text names in the language of the server."""


def shown(screen: Screen) -> list[str]:
    """All that is written on a screen, its buttons and menus."""
    lines = [line for menu in screen.menus for choice in menu.choices for line in (choice.label, choice.description)]
    return [
        screen.text,
        *[button.label for button in screen.buttons],
        *[menu.placeholder for menu in screen.menus],
        *lines,
    ]


def complaints(screen: Screen, language: str, names: set[str]) -> set[str]:
    """Words on a screen that cannot be of a language."""
    texts = [NO_WORDS.sub("", BOARD_BUTTONS.sub("", text)) for text in shown(screen)]
    words = {word for text in texts for word in WORD.findall(text) if word not in names}
    strange = {word for word in words - GUESTS[language] if letters(word) != {SCRIPT.get(language, "LATIN")}}
    return strange if language == "en" else strange | {word for word in words if word.lower() in ENGLISH_WORDS}


async def try_something(person: Person, chance: Random) -> None:
    """Presses any button of the panel, or chooses anything in one of its menus."""
    panel = person.panel
    menus = [menu for menu in panel.menus if menu.enabled]
    if menus and chance.random() < 0.4:
        menu = chance.choice(menus)
        values = chance.sample([choice.value for choice in menu.choices], max(1, menu.fewest))
        try:
            await person.choose(menu.custom_id, values)
        except NothingSent:
            return
    else:
        buttons = [button for button in panel.buttons if button.enabled]
        await person.press(chance.choice(buttons).custom_id, on=panel)


@pytest.mark.parametrize("public", LANGUAGES)
async def test_a_private_text_names_public_buttons_as_the_board_shows_them(
    world: World, anna: Person, public: str
) -> None:
    await anna.command("language", language="nl")
    await app_of(world).preferences.save_server(ServerSettings(world.guild.id, public))
    opened = (await anna.command("duizenden start")).screen
    assert opened is not None
    label = speech(public)("button-join")
    assert opened.text == speech("nl", public)("opened", channel=f"<#{world.channel.id}>")
    assert f"drukken op **{label}**" in opened.text
    assert label in [button.label for button in world.board.buttons]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["duizenden", "thousand"])
async def test_a_player_who_tries_everything_reads_one_language(
    world: World, anna: Person, game: str, language: str
) -> None:
    chance, seen = Random(7), set[str]()
    await anna.command("language", language=language)
    opened = await anna.command(f"{game} start")
    names = {person.name for person in world.people} | set(COMPUTER_NAMES)
    assert opened.screen is not None
    assert not complaints(opened.screen, language, names)
    for verb in ("house", "rules"):
        await anna.press(verb, on=world.board)
        assert not complaints(anna.panel, language, names)
    for command in ("scores", "privacy", "pings"):
        told = (await anna.command(command)).screen
        assert told is not None
        assert not complaints(told, language, names)
    for _ in range(2):
        menu = next(menu for menu in world.board.menus if "add" in menu.custom_id)
        await anna.choose(menu.custom_id, [menu.choices[0].value], on=world.board)
    await anna.press("start", on=world.board)
    for number in range(PRESSES):
        if number % 5 == 0 or not (await table_of(world)).to_act():
            await anna.command(f"{game} hand")
        await try_something(anna, chance)
        screen = anna.panel
        assert not complaints(screen, language, names), screen
        seen.add(screen.text)
    assert len(seen) > PRESSES / 4
