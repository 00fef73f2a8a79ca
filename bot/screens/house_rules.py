"""House rules: what differs at a table, and the private screens on which they are read and chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import discord
import msgspec
from discord import ui

from bot.custom_ids import Press, PressItem
from bot.language import Speech
from bot.names import shorten
from bot.screens.parts import DANGER, OPTION_LIMIT, button, equal_parts, menu, message, option
from bot.screens.rule_fields import RuleField, Value, differing, rule_fields, value_key
from bot.screens.rule_words import named_rules, preset_of, rule_hint, rule_name, value_text
from engine import GAMES
from engine.game import Rules

LIST_LIMIT: Final = 3200
"""Characters of the list of all house rules."""

FORM_LIMIT: Final = 45
"""Discord's limit for the title of a form and the names of its parts, in characters."""

HINT_LIMIT: Final = 100
"""Discord's limit for what explains a part of a form, in characters."""

MOST_DIGITS: Final = 12
"""Characters that fit into the form for a number."""

TURNS: Final = 36**2

Scope = Literal["host", "guest", "started", "manager", "member"]
"""Whose house rules they are, and what their reader may do: the host of a table in its lobby, anybody else there, a
table whose match has begun; somebody who may manage the server with the server's own, anybody else with those."""


class HouseRules(msgspec.Struct, frozen=True):
    """House rules as one person sees them.

    Attributes:
        game: the game they are of.
        rules: the rules.
        scope: whose they are, and what the reader may do.
        table: the table; 0 for the server's own.
        turn: how often the screen has been drawn; it makes the menus new, for Discord sends nothing when somebody
            chooses the same again in an old one.
    """

    game: str
    rules: Rules
    scope: Scope
    table: int = 0
    turn: int = 0

    @property
    def editable(self) -> bool:
        """Whether the reader may change them."""
        return self.scope in ("host", "manager")

    @property
    def usual(self) -> Rules:
        """The rules of the game where nobody has chosen any."""
        usual: Rules = GAMES[self.game].Rules()
        return usual

    @property
    def presets(self) -> Mapping[str, Rules]:
        """The game's named sets of rules."""
        return GAMES[self.game].presets

    def is_usual(self, field: RuleField) -> bool:
        """Whether a rule is as it is where nobody has chosen any."""
        return field.of(self.rules) == field.of(self.usual)

    def words(self, field: RuleField, speech: Speech) -> dict[str, str]:
        """What a rule is called, its value, and the usual one: ``name``, ``value`` and ``usual``."""
        now, usual = field.of(self.rules), field.of(self.usual)
        return {
            "name": rule_name(self.game, field, speech),
            "value": value_text(self.game, field, now, speech),
            "usual": value_text(self.game, field, usual, speech),
        }

    def press(self, verb: str, field: str = "") -> Press:
        """A press of one of the screens."""
        return Press(verb, f"{self.game}/{(self.turn + 1) % TURNS}/{field}", self.table)


# ---------------------------------------------------------------- all rules


def house_rules_screen(house: HouseRules, speech: Speech, note: str = "") -> ui.LayoutView:
    """Every house rule with its value, those that are not usual marked, and menus to look closer and to choose."""
    fields = rule_fields(type(house.rules))
    head = speech("house-title", game=speech(f"{house.game}-name"))
    changes = [[_preset_menu(house, speech)]] if house.editable else []
    return message(
        [f"{head}\n{speech(f'house-{house.scope}')}", _list(house, fields, speech), note],
        [*([item] for item in _field_menus(house, fields, speech)), *changes, _buttons(house, speech)],
    )


def _list(house: HouseRules, fields: Sequence[RuleField], speech: Speech) -> str:
    """All rules, as fully as there is room."""
    for limit in (200, 80, 50, 30):
        text = "\n".join([_line(house, field, speech, limit) for field in fields])
        if len(text) <= LIST_LIMIT:
            break
    return shorten(text, LIST_LIMIT)


def _line(house: HouseRules, field: RuleField, speech: Speech, limit: int) -> str:
    words = {argument: shorten(text, limit) for argument, text in house.words(field, speech).items()}
    return speech("house-line" if house.is_usual(field) else "house-line-differing", **words)


def _field_menus(house: HouseRules, fields: Sequence[RuleField], speech: Speech) -> list[PressItem]:
    """Menus of rules, as few as hold them all, equally long."""
    parts = equal_parts(fields, OPTION_LIMIT)
    return [_field_menu(house, number, len(parts), part, speech) for number, part in enumerate(parts)]


def _field_menu(house: HouseRules, number: int, count: int, fields: Sequence[RuleField], speech: Speech) -> PressItem:
    named = named_rules(house.game, fields, house.rules, speech)
    options = [option(name, field.name, description=value) for field, (name, value) in zip(fields, named, strict=True)]
    placeholder = speech("house-choose-rule", number=number + 1, menus=count)
    # the verb's own argument names no rule, so that each of several menus needs a mark of its own
    return menu(house.press("house", f"~{number}"), placeholder, options)


def _preset_menu(house: HouseRules, speech: Speech) -> PressItem:
    now = preset_of(house.game, house.rules)
    options = [option(speech(f"{house.game}-preset-{name}"), name, chosen=name == now) for name in list(house.presets)]
    return menu(house.press("house_preset"), speech("house-choose-preset"), options[:OPTION_LIMIT])


def _buttons(house: HouseRules, speech: Speech) -> list[PressItem]:
    book = Press("rules", "0" if house.table else f"{house.game}/0", house.table)
    buttons = [button(book, speech("house-book"))]
    if house.editable:
        differs = bool(differing(house.rules, house.usual))
        buttons.insert(0, button(house.press("house_reset"), speech("house-reset-all"), DANGER, enabled=differs))
    return buttons


# ---------------------------------------------------------------- one rule


def rule_screen(house: HouseRules, field: RuleField, speech: Speech, note: str = "") -> ui.LayoutView:
    """One house rule: what it means, what it is, and for those who may change it a menu of its values."""
    words, is_usual = house.words(field, speech), house.is_usual(field)
    texts = [
        f"## {words['name']}\n{rule_hint(house.game, field, speech)}",
        speech("house-value" if is_usual else "house-value-differing", **words),
        "" if house.editable else _possible(house, field, speech),
        note,
    ]
    back = button(house.press("house"), speech("house-back"))
    if not house.editable:
        return message(texts, [[back]])
    buttons = [back]
    if field.is_open:
        buttons.append(button(house.press("house_ask", field.name), speech("house-other-number")))
    if not is_usual:
        buttons.append(button(house.press("house_reset", field.name), speech("house-reset")))
    return message(texts, [[_value_menu(house, field, speech)], buttons])


def _possible(house: HouseRules, field: RuleField, speech: Speech) -> str:
    """What a rule could be, for those who only read."""
    texts = [value_text(house.game, field, value, speech) for value in field.choices]
    if field.numbers is not None:
        texts.append(_range(field.numbers, speech))
    return "\n".join([speech("house-possible"), *(f"- {text}" for text in texts)])


def _range(numbers: range, speech: Speech) -> str:
    return speech("house-range", low=numbers[0], high=numbers[-1], step=numbers.step)


def _value_menu(house: HouseRules, field: RuleField, speech: Speech) -> PressItem:
    now, usual = field.of(house.rules), field.of(house.usual)
    options = [
        option(
            value_text(house.game, field, value, speech),
            value_key(value),
            description=speech("house-usual") if value == usual else None,
            chosen=value == now,
        )
        for value in offered_values(house, field)
    ]
    return menu(house.press("house_set", field.name), speech("house-choose-value"), options)


def offered_values(house: HouseRules, field: RuleField) -> tuple[Value, ...]:
    """The values in a rule's menu: the usual one, today's, those of the presets, and others that are sensible."""
    presets = [field.of(preset) for preset in house.presets.values()]
    return field.offered([field.of(house.usual), field.of(house.rules), *presets])


class NumberForm(ui.Modal):
    """Asks for a number for one house rule."""

    def __init__(self, house: HouseRules, field: RuleField, speech: Speech) -> None:
        assert field.numbers is not None, "only numbers are written"
        words, now = house.words(field, speech), field.of(house.rules)
        press = house.press("house_write", field.name)
        super().__init__(title=shorten(words["name"], FORM_LIMIT), custom_id=press.custom_id)
        self.add_item(
            ui.Label(
                text=shorten(_range(field.numbers, speech), FORM_LIMIT),
                description=shorten(speech("house-form-hint", usual=words["usual"]), HINT_LIMIT),
                component=ui.TextInput(
                    custom_id="number",
                    style=discord.TextStyle.short,
                    default=None if now is None else str(now),
                    min_length=1,
                    max_length=MOST_DIGITS,
                ),
            )
        )
