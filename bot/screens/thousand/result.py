"""A round that has been counted, and the ranking at the end."""

from __future__ import annotations

from bot.screens.ranking import ranking_text
from bot.screens.thousand.situation import Situation
from engine.thousand.rules.state import SheetLine


def over_title(scene: Situation) -> str:
    """That the round, or the game, is over."""
    view, say = scene.view, scene.speech
    if view.winner is None:
        return say("thousand-over", round=view.round)
    return say("thousand-end", name=scene.name(view.winner))


def results(scene: Situation) -> str:
    """What every player has written for the round and stands at, and why."""
    return "\n".join([_result(scene, seat) for seat in range(scene.view.seats)])


def _result(scene: Situation, seat: int) -> str:
    view, say = scene.view, scene.speech
    line = view.sheet[-1]
    if "sat-out" in line.marks[seat]:
        return say("thousand-result-sat-out", name=scene.name(seat), total=line.totals[seat])
    result = say(
        "thousand-result",
        name=scene.name(seat),
        gain=say.signed(line.points[seat]),
        total=line.totals[seat],
    )
    return " · ".join([result, *_notes(scene, line, seat)])


def _notes(scene: Situation, line: SheetLine, seat: int) -> list[str]:
    """How the points came about: the contract, what was written otherwise than taken, and the marks of the sheet."""
    view, say = scene.view, scene.speech
    doubled = line.golden or (line.dark and seat == line.declarer)
    points = view.points[seat]
    notes = [] if seat == line.declarer or view.last_trick is None else [say("thousand-note-took", points=points)]
    if doubled:
        notes.append(say("thousand-note-doubled"))
    marks = [mark for mark in line.marks[seat] if mark != "bolt" or view.bolts[seat]]
    for mark in marks:
        penalty = view.rules.bolt_penalty if mark == "bolt-penalty" else view.rules.barrel_penalty
        notes.append(
            say(
                f"thousand-note-{mark}",
                contract=line.contract,
                points=points,
                bolts=view.bolts[seat],
                penalty=2 * penalty if doubled else penalty,
            )
        )
    return notes


def ranking(scene: Situation) -> str:
    """Every player by total, the winner first; empty until somebody has won."""
    return ranking_text(scene.view.totals, scene.view.winner, scene.seats, scene.speech)
