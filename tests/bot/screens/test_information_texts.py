"""Names of commands are within the limits; contradictions between rules, and problems, have their sentences."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.language import LANGUAGES, speech
from tests.bot.screens.ftl import messages

FILES = ("information.ftl", "house-rules.ftl")
BOT = Path(__file__).parents[3] / "bot"
ENGINE = Path(__file__).parents[3] / "engine"


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_names_and_descriptions_are_within_the_limits(language: str) -> None:
    for key in messages(language, FILES):
        if key.startswith("command-"):
            said = speech(language)(key)
            assert 1 <= len(said) <= (32 if key.endswith("-name") else 100), key
            assert not key.endswith("-name") or re.fullmatch(r"[\w-]+", said), key
            assert not key.endswith("-name") or said == said.lower(), key


def conflicts() -> Iterator[tuple[str, str]]:
    """A game, and the code of a contradiction between its house rules."""
    for path in ENGINE.glob("*/rules/rules.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "PydanticCustomError":
                code = node.args[0]
                assert isinstance(code, python.Constant), f"{path}:{node.lineno}"
                yield path.parent.parent.name, str(code.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_contradiction_between_rules_has_a_sentence(language: str) -> None:
    assert len(list(conflicts())) >= 2
    missing = [pair for pair in conflicts() if not speech(language).knows("{}-rule-conflict-{}".format(*pair))]
    assert missing == []


def problems() -> Iterator[tuple[str, str]]:
    """Where a problem is raised, and its code."""
    for path in BOT.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "Problem":
                (code, *_) = node.args
                assert isinstance(code, python.Constant), f"{path}:{node.lineno}"
                yield f"{path.name}:{node.lineno}", str(code.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence(language: str) -> None:
    missing = [(place, code) for place, code in problems() if not speech(language).knows(f"problem-{code}")]
    assert missing == []
