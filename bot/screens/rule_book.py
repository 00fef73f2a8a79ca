"""The rule book: composed of paragraphs, and shown a page at a time."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from discord import ui

from bot.custom_ids import Press
from bot.language import Argument, Speech
from bot.screens.parts import OPTION_LIMIT, button, menu, message, option
from bot.screens.rule_fields import value_key
from engine.game import Rules


def rules_screen(game: str, pages: Sequence[str], page: int, speech: Speech, *, table: int = 0) -> ui.LayoutView:
    """A page of a rule book (counted from 0), buttons to turn it, and a menu of all pages.

    Args:
        game: the game.
        pages: the whole book.
        page: the page to show; one that does not exist counts as the nearest that does.
        speech: the reader's language.
        table: the table whose house rules are in it; 0 for those of the server.
    """
    page = max(0, min(page, len(pages) - 1))

    def turn(to: int | str) -> Press:
        return Press("rules", str(to) if table else f"{game}/{to}", table)

    contents = [
        option(_heading(text), str(number), chosen=number == page) for number, text in enumerate(pages[:OPTION_LIMIT])
    ]
    buttons = [
        button(turn(page - 1), speech("rules-previous"), enabled=page > 0),
        button(turn(page + 1), speech("rules-next"), enabled=page < len(pages) - 1),
        button(Press("house", "" if table else f"{game}//", table), speech("rules-house")),
    ]
    position = speech("rules-page", page=page + 1, pages=len(pages))
    # the page is in the menu's id, so that the same page can be chosen twice running
    choice = [menu(turn(f"from{page}"), speech("rules-contents"), contents)] if len(pages) > 1 else []
    return message([pages[page], position], [choice, buttons])


def _heading(page: str) -> str:
    """The first line of a page, without the marks of a heading."""
    return page.lstrip("# \n").partition("\n")[0]


def composed(
    pages: Sequence[Sequence[str]], continued: Container[str], paragraph: Callable[[str], str]
) -> tuple[str, ...]:
    """The pages of a book.

    Args:
        pages: the names of the paragraphs of each page.
        continued: paragraphs that go on where the one before ends, without an empty line.
        paragraph: the text of a paragraph; empty where there is nothing to say at this table.
    """
    return tuple([_composed(page, continued, paragraph) for page in pages])


def _composed(page: Sequence[str], continued: Container[str], paragraph: Callable[[str], str]) -> str:
    text = ""
    for name in page:
        if written := paragraph(name):
            between = "\n" if name in continued else "\n\n"
            text += (between if text else "") + written
    return text


def rule_arguments(rules: Rules) -> dict[str, Argument]:
    """Every field as a message selects by it: numbers as they are, all else as a word; not rules of several parts."""
    return {
        name: value if isinstance(value, int) and not isinstance(value, bool) else value_key(value)
        for name, value in rules
        if not isinstance(value, Rules)
    }
