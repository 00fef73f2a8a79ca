"""Changing house rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import getitem

import pydantic

from bot.tables.problems import Problem
from engine.game import Rules


def changed_rules(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """House rules with some fields changed; a part of one is named behind a dot: ``marriage_values.trump``.

    Raises:
        Problem: ``rule-value``, a field cannot have this value; ``rules-conflict``, two rules contradict each other,
            with the code that their model gives the contradiction.
    """
    fields = rules.model_dump()
    for name, value in changes.items():
        *outer, last = name.split(".")
        reduce(getitem, outer, fields)[last] = value
    try:
        return type(rules).model_validate(fields)
    except pydantic.ValidationError as error:
        first = error.errors(include_url=False)[0]
        refusal = Problem("rule-value") if first["loc"] else Problem("rules-conflict", conflict=first["type"])
        raise refusal from error
