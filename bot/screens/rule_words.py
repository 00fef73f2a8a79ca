"""House rules in words: what they and their values are called, and those of a table that are not the usual ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.language import Speech
from bot.screens.rule_fields import RuleField, Value, differing, value_key
from engine import GAMES
from engine.game import Rules

DIFFERING_LIMIT: Final = 600
"""Characters of the house rules in a lobby."""


def rule_name(game: str, field: RuleField, speech: Speech) -> str:
    """What a house rule is called."""
    return speech(_key(game, field))


def rule_hint(game: str, field: RuleField, speech: Speech) -> str:
    """What a house rule means; a part of a rule has the words of the whole, unless it has its own."""
    whole = f"{game}-rule-{field.name.partition('.')[0]}-hint"
    return next((speech(key) for key in (f"{_key(game, field)}-hint", whole) if speech.has(key)), "")


def value_text(game: str, field: RuleField, value: Value, speech: Speech) -> str:
    """A value of a house rule in words: the game's, the common ones, or the value itself."""
    key = value_key(value)
    for message_key in (f"{_key(game, field)}-{key}", f"house-value-{key}"):
        if speech.has(message_key):
            return speech(message_key)
    return key if isinstance(value, str | None) else speech.number(value)


def _key(game: str, field: RuleField) -> str:
    return f"{game}-rule-{field.name.replace('.', '-')}"


def named_rules(game: str, fields: Iterable[RuleField], rules: Rules, speech: Speech) -> list[tuple[str, str]]:
    """Some house rules: what they are called, and their values in words."""
    return [(rule_name(game, field, speech), value_text(game, field, field.of(rules), speech)) for field in fields]


def preset_of(game: str, rules: Rules) -> str | None:
    """The name of the preset that plays by just these rules; None if none does."""
    return next((name for name, preset in GAMES[game].presets.items() if not differing(rules, preset)), None)


def differing_rules(game: str, rules: Rules, speech: Speech) -> str:
    """The house rules that are not the usual ones, a line each; empty if all are usual.

    Within `DIFFERING_LIMIT` characters: what has no room any more is counted.
    """
    fields = differing(rules, GAMES[game].Rules())
    if not fields:
        return ""
    lines = [_title(game, rules, speech)]
    for number, (name, value) in enumerate(named_rules(game, fields, rules, speech)):
        line = speech("house-differing-line", name=name, value=value)
        more = speech("house-differing-more", rules=len(fields) - number)
        if sum(map(len, (*lines, line, more))) + len(lines) + 1 > DIFFERING_LIMIT:
            return "\n".join([*lines, more])
        lines.append(line)
    return "\n".join(lines)


def _title(game: str, rules: Rules, speech: Speech) -> str:
    preset = preset_of(game, rules)
    if preset is None:
        return speech("house-differing")
    return speech("house-differing-preset", preset=speech(f"{game}-preset-{preset}"))
