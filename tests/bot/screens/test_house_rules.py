"""The screens of house rules: everything can be read, and by those who may, chosen; and it always fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from bot.custom_ids import CUSTOM_ID_LIMIT
from bot.language import LANGUAGES, Argument, Speech, speech
from bot.screens.house_rules import HouseRules, NumberForm, Scope, house_rules_screen, rule_screen
from bot.screens.parts import fits
from bot.screens.rule_fields import RuleField, rule_field, rule_fields, value_key
from bot.screens.rule_words import DIFFERING_LIMIT, differing_rules, preset_of, rule_hint, rule_name, value_text
from bot.tables import Problem, changed_rules
from engine import GAMES
from engine.game import Rules
from engine.thousand.rules.rules import PRESETS, ThousandRules
from tests.bot.screens.reading import chosen, complaints, complaints_about_form, menus, presses, selects, text

SPEECHES = [speech(language) for language in LANGUAGES]
PLAYED = {name: game for name, game in GAMES.items() if SPEECHES[0].knows(f"{name}-name")}
SCOPES: tuple[Scope, ...] = get_args(Scope)
EDITORS = {"host", "manager"}


class Wordy(Speech):
    """Says a long word where a game has no texts."""

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        return super().__call__(key, **arguments) if self.has(key) else f"{key} ".ljust(60, "w")


class StandIn:
    """A game with the most house rules there are, which has no texts of its own."""

    name = "stand-in"
    Rules = ThousandRules
    presets = PRESETS


@pytest.fixture
def _stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "stand-in", StandIn())


def upside_down(model: type[Rules]) -> Rules:
    """Rules in which as many fields as possible are not the usual ones."""
    rules = model()
    for field in rule_fields(model):
        other = [value for value in field.offered([field.of(rules)]) if value != field.of(rules)]
        try:
            rules = changed_rules(rules, {field.name: other[-1]})
        except Problem:  # what contradicts the others stays as it is
            continue
    return rules


def houses(**more: Any) -> Iterator[HouseRules]:
    """Every game's usual rules, presets and most unusual ones."""
    for name, game in PLAYED.items():
        for rules in (*game.presets.values(), upside_down(game.Rules)):
            yield HouseRules(**({"game": name, "rules": rules, "scope": "host", "table": 2**53} | more))


# ---------------------------------------------------------------- all rules


@pytest.mark.parametrize("spoken", SPEECHES)
@pytest.mark.parametrize("scope", SCOPES)
def test_all_rules_stand_there_and_fit(spoken: Speech, scope: Scope) -> None:
    for house in houses(scope=scope):
        view = house_rules_screen(house, spoken, "note " * 20)
        assert fits(view)
        assert complaints(view) == []
        shown = text(view)
        for field in rule_fields(type(house.rules)):
            value = value_text(house.game, field, field.of(house.rules), spoken)
            assert f"{rule_name(house.game, field, spoken)}: {value}" in shown
        assert "note" in shown


@pytest.mark.parametrize("spoken", SPEECHES)
def test_what_is_not_usual_is_marked_and_the_usual_value_told(spoken: Speech) -> None:
    game = GAMES["duizenden"]
    house = HouseRules("duizenden", game.Rules(opening_minimum=51), "host", 1)
    marked = [line for line in text(house_rules_screen(house, spoken)).splitlines() if line.startswith("◆")]
    assert len(marked) == 1
    assert "51" in marked[0]
    assert "40" in marked[0]


@pytest.mark.parametrize("scope", SCOPES)
def test_every_rule_is_in_a_menu_and_only_who_may_can_choose(scope: Scope) -> None:
    for house in houses(scope=scope):
        view = house_rules_screen(house, SPEECHES[0])
        assert menus(view)["house"] == [field.name for field in rule_fields(type(house.rules))]
        assert ("house_preset" in menus(view)) == (scope in EDITORS)
        verbs = {press.verb for press in presses(view)}
        assert ("house_reset" in verbs) == (scope in EDITORS and house.rules != house.usual)


def test_the_preset_that_is_played_is_shown_as_chosen() -> None:
    for name, rules in GAMES["duizenden"].presets.items():
        house = HouseRules("duizenden", rules, "host", 1)
        assert chosen(house_rules_screen(house, SPEECHES[0])) == [name]
        assert preset_of("duizenden", rules) == name
    odd = GAMES["duizenden"].Rules(target=501)
    assert preset_of("duizenden", odd) is None
    assert chosen(house_rules_screen(HouseRules("duizenden", odd, "host", 1), SPEECHES[0])) == []


def test_each_drawing_has_ids_of_its_own() -> None:
    house = HouseRules("duizenden", GAMES["duizenden"].Rules(), "host", 1)
    field = rule_field(house.rules.__class__, "target")
    first, again = house, HouseRules(house.game, house.rules, house.scope, house.table, turn=1)
    for draw in (house_rules_screen, lambda house, spoken: rule_screen(house, field, spoken)):
        ids = [{item.custom_id for item in selects(draw(each, SPEECHES[0]))} for each in (first, again)]
        assert not ids[0] & ids[1]


# ---------------------------------------------------------------- one rule


@pytest.mark.parametrize("spoken", SPEECHES)
@pytest.mark.parametrize("scope", SCOPES)
def test_each_rule_is_explained_and_its_values_can_be_chosen_by_who_may(spoken: Speech, scope: Scope) -> None:
    for house in houses(scope=scope):
        for field in rule_fields(type(house.rules)):
            view = rule_screen(house, field, spoken, "note")
            assert fits(view)
            assert complaints(view) == []
            assert rule_name(house.game, field, spoken) in text(view)
            assert len(rule_hint(house.game, field, spoken)) > 10, field.name
            assert rule_hint(house.game, field, spoken) in text(view)
            if scope in EDITORS:
                assert_choosable(house, field, view)
            else:
                assert menus(view) == {}
                assert {press.verb for press in presses(view)} == {"house"}


def assert_choosable(house: HouseRules, field: RuleField, view: Any) -> None:
    now = value_key(field.of(house.rules))
    offered = menus(view)["house_set"]
    assert {value_key(value) for value in (*field.choices, field.of(house.usual))} <= set(offered)
    assert chosen(view) == [now]
    verbs = {press.verb for press in presses(view)}
    assert ("house_ask" in verbs) == field.is_open
    assert ("house_reset" in verbs) == (field.of(house.rules) != field.of(house.usual))


@pytest.mark.parametrize("spoken", SPEECHES)
def test_the_form_for_a_number_fits(spoken: Speech) -> None:
    for house in houses():
        for field in rule_fields(type(house.rules)):
            if field.numbers is not None:
                assert complaints_about_form(NumberForm(house, field, spoken)) == []


# ---------------------------------------------------------------- the most rules a game has


@pytest.mark.usefixtures("_stand_in")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_more_rules_than_a_menu_holds(language: str) -> None:
    spoken = Wordy(language, speech("en"))
    for rules in (*PRESETS.values(), upside_down(ThousandRules)):
        house = HouseRules("stand-in", rules, "host", 2**53, turn=1295)
        view = house_rules_screen(house, spoken, "note")
        assert complaints(view) == []
        assert menus(view)["house"] == [field.name for field in rule_fields(ThousandRules)]
        for field in rule_fields(ThousandRules):
            one = rule_screen(house, field, spoken, "note")
            assert complaints(one) == []
            assert_choosable(house, field, one)
            if field.numbers is not None:
                form = NumberForm(house, field, spoken)
                assert complaints_about_form(form) == []
                assert len(form.custom_id) <= CUSTOM_ID_LIMIT


# ---------------------------------------------------------------- in the lobby


@pytest.mark.parametrize("spoken", SPEECHES)
def test_the_usual_rules_need_no_words(spoken: Speech) -> None:
    for name, game in PLAYED.items():
        assert differing_rules(name, game.Rules(), spoken) == ""


@pytest.mark.parametrize("spoken", SPEECHES)
def test_the_lobby_tells_what_differs(spoken: Speech) -> None:
    rules = GAMES["duizenden"].Rules(opening_minimum=51, wrap_runs=True)
    told = differing_rules("duizenden", rules, spoken).splitlines()
    assert len(told) == 3
    for line, name in zip(told[1:], ("opening_minimum", "wrap_runs"), strict=True):
        field = rule_field(type(rules), name)
        assert rule_name("duizenden", field, spoken) in line
        assert value_text("duizenden", field, field.of(rules), spoken) in line


@pytest.mark.parametrize("spoken", SPEECHES)
def test_the_lobby_names_the_preset(spoken: Speech) -> None:
    told = differing_rules("duizenden", GAMES["duizenden"].presets["strict"], spoken)
    assert spoken("duizenden-preset-strict") in told.splitlines()[0]


@pytest.mark.usefixtures("_stand_in")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_room_in_the_lobby_is_counted(language: str) -> None:
    spoken = Wordy(language, speech("en"))
    told = differing_rules("stand-in", upside_down(ThousandRules), spoken)
    assert len(told) <= DIFFERING_LIMIT
    shown = len(told.splitlines()) - 2
    left = len([f for f in rule_fields(ThousandRules) if f.of(upside_down(ThousandRules)) != f.of(ThousandRules())])
    assert str(left - shown) in told.splitlines()[-1]


@pytest.mark.parametrize("spoken", SPEECHES)
def test_the_lobby_never_has_too_much(spoken: Speech) -> None:
    for house in houses():
        assert len(differing_rules(house.game, house.rules, spoken)) <= DIFFERING_LIMIT


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("spoken", SPEECHES)
def test_every_value_that_is_no_number_has_words(spoken: Speech) -> None:
    for name, game in PLAYED.items():
        kind: Any = game.Rules
        for field in rule_fields(kind):
            for value in field.choices:
                said = value_text(name, field, value, spoken)
                if value is None or isinstance(value, bool | str):
                    assert said != value_key(value), f"{name}: {field.name}"
