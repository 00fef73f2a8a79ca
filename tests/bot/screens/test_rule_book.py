"""The rule book is turned page by page, and every page fits; every house rule has its words."""

from __future__ import annotations

import pytest

from bot.language import Speech
from bot.screens import SCREENS
from bot.screens.rule_book import rules_screen
from bot.screens.rule_fields import RuleField, rule_fields, value_key
from bot.screens.rule_words import rule_hint, rule_name, value_text
from engine import GAMES
from engine.game import Rules
from tests.bot.screens.reading import chosen, complaints, menus, presses, selects, text
from tests.bot.screens.showing import SPEECHES, says

PAGES = ("# One\nfirst", "## Two\nsecond", "Three\nthird")


def turns(page: int, table: int = 5) -> set[str]:
    view = rules_screen("duizenden", PAGES, page, SPEECHES[0], table=table)
    return {press.argument for press in presses(view) if press.verb == "rules"}


@pytest.mark.parametrize("spoken", SPEECHES)
@pytest.mark.parametrize("game", SCREENS)
def test_every_page_of_every_preset_fits(game: str, spoken: Speech) -> None:
    for rules in GAMES[game].presets.values():
        pages = SCREENS[game].rule_book(rules, spoken)
        for page, written in enumerate(pages):
            view = rules_screen(game, pages, page, spoken, table=2**53)
            assert complaints(view) == []
            assert written.strip() in text(view)
            assert chosen(view) == [str(page)]
            assert menus(view)["rules"] == [str(number) for number in range(len(pages))]


def test_turning() -> None:
    assert turns(0) == {"1"}
    assert turns(1) == {"0", "2"}
    assert turns(2) == {"1"}


def test_without_a_table_the_press_names_the_game() -> None:
    view = rules_screen("duizenden", PAGES, 1, SPEECHES[0])
    assert {press.argument for press in presses(view)} == {"duizenden/0", "duizenden/2", "duizenden//"}
    assert {press.table for press in presses(view)} == {0}


def test_the_page_is_told_and_pages_out_of_reach_are_the_nearest() -> None:
    for asked, shown in ((-5, 0), (1, 1), (99, 2)):
        view = rules_screen("duizenden", PAGES, asked, SPEECHES[0], table=5)
        assert PAGES[shown] in text(view)
        assert text(view).splitlines()[-1] == SPEECHES[0]("rules-page", page=shown + 1, pages=len(PAGES))


def test_the_contents_are_the_headings() -> None:
    (menu,) = selects(rules_screen("duizenden", PAGES, 0, SPEECHES[0], table=5))
    assert [option.label for option in menu.options] == ["One", "Two", "Three"]


def test_a_book_of_one_page_needs_no_contents() -> None:
    view = rules_screen("duizenden", PAGES[:1], 0, SPEECHES[0], table=5)
    assert menus(view) == {}
    assert complaints(view) == []
    assert {press.verb for press in presses(view)} == {"house"}


def fields_of(game: str) -> tuple[RuleField, ...]:
    """The house rules of a game."""
    model: type[Rules] = GAMES[game].Rules
    return rule_fields(model)


each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(("game", "field"), [(name, field) for name in GAMES for field in fields_of(name)], ids=str)
@says
def test_every_house_rule_has_a_name_a_hint_and_values(say: Speech, game: str, field: RuleField) -> None:
    assert 1 <= len(rule_name(game, field, say)) <= 45
    assert 1 <= len(rule_hint(game, field, say)) <= 100
    key = f"{game}-rule-{field.name.replace('.', '-')}"
    for value in field.choices:
        if isinstance(value, bool) or not isinstance(value, int):
            assert say.knows(f"{key}-{value_key(value)}"), value
    texts = [value_text(game, field, value, say) for value in field.offered([0, 25, 120])]
    assert all(1 <= len(text) <= 100 for text in texts)
    assert len(set(texts)) == len(texts)


@each_game
@says
def test_no_two_house_rules_and_no_two_presets_have_one_name(say: Speech, game: str) -> None:
    fields, presets = fields_of(game), GAMES[game].presets
    assert len({rule_name(game, field, say) for field in fields}) == len(fields)
    assert all(say.knows(f"{game}-preset-{preset}") for preset in presets)
    assert len({say(f"{game}-preset-{preset}") for preset in presets}) == len(presets)
