"""The fields of a game's house rules as a form needs them: what each is called in a press, and its values.

They are read from the JSON schema of the rules, so a game gets its form by writing its model. Whether rules may be
combined is for the model alone to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from operator import attrgetter
from typing import Any, Final, cast

import msgspec

from engine.game import Rules

Value = bool | int | str | None

MENU_LIMIT: Final = 25
"""Options in one of Discord's menus."""

PRESET: Final = "preset"
"""The field in which a game may note which of its presets the others began as; chosen as a whole, so no rule."""

_SHARES: Final = (Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), *map(Fraction, (1, 2, 3, 5)), Fraction(3, 2))
"""Which parts and multiples of a usual number are worth offering."""

_MARK: Final = re.compile(r"[\s.,'’]")
_NUMBER: Final = re.compile(rf"\d{{1,3}}({_MARK.pattern}\d{{3}})+|\d+")
"""A number as people write it: 1000, 1 000, 1.000."""

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


class RuleField(msgspec.Struct, frozen=True):
    """A house rule that can be chosen by itself.

    Attributes:
        name: of the field; a part of a rule is named behind a dot: ``marriage_values.trump``.
        choices: every value it may have, in the order of the model, besides the numbers.
        numbers: the whole numbers it may have; None unless it is a range.
    """

    name: str
    choices: tuple[Value, ...] = ()
    numbers: range | None = None

    def of(self, rules: Rules) -> Value:
        """The value in some rules."""
        return cast("Value", attrgetter(self.name)(rules))

    def value(self, key: str) -> Value:
        """The value that a menu names by this key, such as ``true``, ``none`` or ``40``.

        Raises:
            ValueError: it is no value of this field.
        """
        named = {value_key(value): value for value in self.choices}
        if key in named:
            return named[key]
        return self.number(key)

    def number(self, text: str) -> int:
        """The number that somebody has written, with or without marks between thousands.

        Raises:
            ValueError: it is none, or not one that this field may have.
        """
        if not _NUMBER.fullmatch(text.strip()):
            raise ValueError(text)
        number = int(_MARK.sub("", text))
        if self.numbers is None or number not in self.numbers:
            raise ValueError(text)
        return number

    def offered(self, known: Iterable[Value]) -> tuple[Value, ...]:
        """The values for a menu: all, or of many numbers those `known`, the most usual first, and sensible others."""
        if self.numbers is None:
            return self.choices
        room = MENU_LIMIT - len(self.choices)
        numbers = list(self.numbers) if len(self.numbers) <= room else self._sensible(known)[:room]
        return (*self.choices, *sorted(numbers))

    @property
    def is_open(self) -> bool:
        """Whether there are more values than a menu offers."""
        return self.numbers is not None and len(self.choices) + len(self.numbers) > MENU_LIMIT

    def _sensible(self, known: Iterable[Value]) -> list[int]:
        assert self.numbers is not None, "only numbers are too many"
        used = [value for value in known if isinstance(value, int) and value in self.numbers]
        usual = used[0] if used else 0
        near = [self._rounded(usual * share) for share in _SHARES] if usual else self._even()
        every = (*used, self.numbers[0], self.numbers[-1], *near)
        return list(dict.fromkeys(number for number in every if number in self.numbers))

    def _rounded(self, number: Fraction) -> int:
        """The nearest number that people would name: a twentieth of it decides how round."""
        assert self.numbers is not None, "only numbers are rounded"
        grain = max(step for step in _STEPS if step == 1 or step * 20 <= number)
        step = max(self.numbers.step, grain)
        return round(number / step) * step

    def _even(self) -> list[int]:
        """Numbers at even distances, about ten of them."""
        assert self.numbers is not None, "only numbers lie at distances"
        span = self.numbers[-1] - self.numbers[0]
        step = next((step for step in _STEPS if step * 10 >= span and step % self.numbers.step == 0), span)
        return list(range(0, self.numbers[-1] + 1, step))


def value_key(value: Value) -> str:
    """A value as it stands in menus and in the keys of texts: ``true``, ``none``, ``must_open``, ``40``.

    >>> value_key(True), value_key(None), value_key(40)
    ('true', 'none', '40')
    """
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


@cache
def rule_fields(model: type[Rules]) -> tuple[RuleField, ...]:
    """Every house rule of a game, in the order of its model; the parts of a rule one by one."""
    schema = model.model_json_schema()
    return tuple(field for field in _fields(schema, schema.get("$defs", {}), "") if field.name != PRESET)


def rule_field(model: type[Rules], name: str) -> RuleField:
    """A house rule by its name.

    Raises:
        KeyError: the game has none of that name.
    """
    return {field.name: field for field in rule_fields(model)}[name]


def differing(rules: Rules, other: Rules) -> list[RuleField]:
    """The house rules in which two tables of a game differ."""
    return [field for field in rule_fields(type(rules)) if field.of(rules) != field.of(other)]


def _fields(schema: Mapping[str, Any], parts: Mapping[str, Any], prefix: str) -> Iterator[RuleField]:
    for name, described in schema["properties"].items():
        if "$ref" in described:
            yield from _fields(parts[described["$ref"].rpartition("/")[2]], parts, f"{prefix}{name}.")
        else:
            kinds = described.get("anyOf", [described])
            choices = tuple(value for kind in kinds for value in _choices(kind))
            numbers = next((_numbers(kind) for kind in kinds if _is_range(kind)), None)
            yield RuleField(prefix + name, choices, numbers)


def _choices(kind: Mapping[str, Any]) -> list[Value]:
    if "const" in kind:
        return [kind["const"]]
    if "enum" in kind:
        return list(kind["enum"])
    if kind["type"] == "boolean":
        return [True, False]
    return [None] if kind["type"] == "null" else []


def _is_range(kind: Mapping[str, Any]) -> bool:
    return kind.get("type") == "integer" and not {"const", "enum"} & kind.keys()


def _numbers(kind: Mapping[str, Any]) -> range:
    """The numbers of a range; a rule without a least and a most number cannot be chosen."""
    low = kind["minimum"] if "minimum" in kind else kind["exclusiveMinimum"] + 1
    beyond = kind["maximum"] + 1 if "maximum" in kind else kind["exclusiveMaximum"]
    step = kind.get("multipleOf", 1)
    return range(-(-low // step) * step, beyond, step)
