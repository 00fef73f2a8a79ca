"""Questions from play of all levels, from hands and from piles drawn by lot, each with the right answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from engine.cards import Card, parse_cards
from engine.duizenden.rules.melds import Meld, make_meld
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.solver import best_opening, best_points, can_take
from tests.engine.duizenden.replaying import check

QUESTIONS: Final = Path(__file__).parents[3] / "positions" / "solver.jsonl"
"""A line for each: what is asked, hand, melds on the table, house rules that are not the default, and the answer."""


def asked(what: str) -> Iterator[dict[str, Any]]:
    with QUESTIONS.open() as lines:
        yield from [question for line in lines if (question := json.loads(line))["ask"] == what]


def melds_of(question: dict[str, Any], rules: DuizendenRules) -> list[Meld]:
    texts = question.get("melds", [])
    melds = [
        make_meld(parse_cards(text.removeprefix("run ")), rules, "run" if text.startswith("run ") else None)
        for text in texts
    ]
    return [meld for meld in melds if meld is not None]


@pytest.mark.parametrize(("what", "ask"), [("best_points", best_points), ("best_opening", best_opening)])
def test_arrangements(what: str, ask: Any) -> None:
    questions = list(asked(what))
    assert questions
    for question in questions:
        rules, hand = DuizendenRules(**question.get("rules", {})), parse_cards(question["hand"])
        own, loose = melds_of(question, rules), question.get("loose", 0)
        required = Card(question["required"]) if "required" in question else None
        found = ask(hand, rules, own, required=required, loose=loose)
        if found is not None:
            check(found, hand, own, rules, loose)
        came_to = found and (found.points if ask is best_points else found.opening)
        assert came_to == question["answer"], question


def test_takes() -> None:
    questions = list(asked("can_take"))
    assert questions
    for question in questions:
        rules = DuizendenRules(**question.get("rules", {}))
        hand, pile = parse_cards(question["hand"]), parse_cards(question["pile"])
        may = can_take(hand, pile, melds_of(question, rules), question.get("opened", False), rules)
        assert may == question["answer"], question
