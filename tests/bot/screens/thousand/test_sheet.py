"""The score sheet: a column a player, a line a round, readable on a phone."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from bot.language import Speech, speech
from bot.screens.game import SeatLabel
from bot.screens.thousand.sheet import LINES_SHOWN, ROUNDS_ON_PAGE, WIDTH, sheet_pages, sheet_text
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.state import Mark, SheetLine, ThousandState
from tests.bot.screens.reading import acts, named, press_of, read
from tests.bot.screens.showing import ENGLISH, says
from tests.bot.screens.thousand.showing import GAME, draw, draw_board, labels


def line(
    round_: int, totals: tuple[int, ...], *marks: tuple[Mark, ...], golden: bool = False, dark: bool = False
) -> SheetLine:
    return SheetLine(
        round=round_,
        dealer=0,
        declarer=0,
        contract=120,
        golden=golden,
        dark=dark,
        points=(0,) * len(totals),
        totals=totals,
        marks=marks or ((),) * len(totals),
    )


def counted(*lines: SheetLine, rules: ThousandRules | None = None) -> ThousandState:
    """A game between two rounds, with this sheet."""
    seats = len(lines[-1].totals)
    state = GAME.start(rules or ThousandRules(), seats, 1)
    round_ = replace(state.round, phase="counted", declarer=0, number=lines[-1].round)
    return replace(state, round=round_, totals=lines[-1].totals, sheet=lines)


def block(state: ThousandState, seats: tuple[SeatLabel, ...], say: Speech = ENGLISH) -> list[str]:
    """The lines of the monospaced block."""
    view = GAME.view(state, None)
    return sheet_text(view, view.sheet, seats, say).split("```")[1].strip("\n").split("\n")


def legend(state: ThousandState, say: Speech = ENGLISH) -> str:
    view = GAME.view(state, None)
    return sheet_text(view, view.sheet, labels(view.seats), say).split("```")[2].strip()


EVERYTHING = (
    line(1, (120, 40, 0, 0), ("made",), (), ("bolt",), ("sat-out",)),
    line(2, (-120, 885, 0, 25), ("failed",), ("to-barrel",), ("sat-out",), ()),
    line(
        3, (-240, 765, -120, 0), ("failed",), ("on-barrel", "barrel-penalty"), ("bolt", "bolt-penalty"), ("dump-truck",)
    ),
    line(4, (-360, 765, 890, 60), ("surrendered",), ("knocked-off",), ("to-barrel",), (), dark=True),
)


def test_as_on_paper() -> None:
    assert block(counted(*EVERYTHING), labels(4)) == [
        "    Anna   Bob   Cato Dima",
        "1  120*    40     0•    –",
        "2 −120x  [885]    –    25",
        "3 −240x   765! −120•!   0~",
        "4 −360/²  765< [890]   60",
    ]


@says
def test_what_the_signs_mean_that_are_used(say: Speech) -> None:
    shown = legend(counted(*EVERYTHING), say)
    for meaning in (
        "made",
        "failed",
        "surrendered",
        "bolt",
        "penalty",
        "knocked-off",
        "dump-truck",
        "doubled",
        "sat-out",
    ):
        assert say(f"thousand-legend-{meaning}") in shown
    assert f"`[880]` {say('thousand-legend-barrel')}" in shown
    plain = legend(counted(line(1, (120, 40, 30), ("made",), (), ())), say)
    assert plain == f"-# `*` {say('thousand-legend-made')}"


def test_the_barrel_is_where_the_house_rules_put_it() -> None:
    lines = line(1, (890, 900, 1000), ("made",), (), ())
    assert "[" not in block(counted(lines, rules=ThousandRules(barrel_at=900, target=1001)), labels(3))[1].split()[1]
    assert block(counted(lines, rules=ThousandRules(barrel_at=900, target=1001)), labels(3))[1].count("[") == 2
    assert block(counted(lines), labels(3))[1].count("[") == 2


def test_a_golden_round_is_doubled_for_all() -> None:
    golden = counted(line(1, (240, 40, 60), ("made",), (), (), golden=True))
    assert block(golden, labels(3))[1].count("²") == 3


@pytest.mark.parametrize("seats", [3, 4])
def test_no_wider_than_a_phone(seats: int) -> None:
    lines = [line(number, tuple([880 - number] * seats), ("made",), *((),) * (seats - 1)) for number in range(90, 110)]
    written = block(counted(*lines), labels(seats, "Bartholomew-Maximilian"))
    assert max(map(len, written)) <= WIDTH
    assert len({len(each.split()) for each in written[1:]}) == 1


def test_names_are_cut_and_told_apart() -> None:
    seats = tuple([SeatLabel(name, name) for name in ("Maria-Anna", "Maria-Louise", "日本語の名前です", "`x`")])
    head = block(counted(line(1, (120, 40, 30, 20), ("made",), (), (), ())), seats)[0]
    assert head.split() == ["Maria1", "Maria2", "日本語", "'x'"]


@pytest.mark.parametrize("name", ["🧨" * 32, "日本" * 16, "e\u0301" * 16, "\u0301", "`" * 32])
def test_any_name_keeps_the_block_whole(name: str) -> None:
    state = counted(*EVERYTHING)
    shown = sheet_text(GAME.view(state, None), state.sheet, labels(4, name), ENGLISH)
    assert shown.count("```") == 2


def long_game(rounds: int, seats: int = 4) -> ThousandState:
    chance = Random(rounds)
    marks: list[tuple[Mark, ...]] = [
        ("failed", "on-barrel", "bolt", "bolt-penalty"),
        ("knocked-off",),
        ("sat-out",),
        (),
    ]
    lines = [
        line(
            number, tuple([chance.randrange(-1500, 999) for _ in range(seats)]), *marks[:seats], golden=number % 3 == 0
        )
        for number in range(1, rounds + 1)
    ]
    return counted(*lines)


@pytest.mark.parametrize("rounds", [1, 10, ROUNDS_ON_PAGE, ROUNDS_ON_PAGE + 1, 150, 400])
@says
def test_the_whole_sheet_in_pages(rounds: int, say: Speech) -> None:
    state = long_game(rounds)
    pages = sheet_pages(GAME.view(state, None))
    assert [each for page in pages for each in page] == list(state.sheet)
    assert all(1 <= len(page) <= ROUNDS_ON_PAGE for page in pages)
    draft, seen = "sheet", 0
    for page in reversed(pages):
        view = draw(state, 2, say, draft=draft)
        shown = read(view).split("```")[1].strip("\n").split("\n")[1:]
        assert [int(each.split()[0]) for each in shown] == [each.round for each in page]
        seen += len(shown)
        if page is not pages[0]:
            draft = press_of(named(view, say("thousand-button-older"))).argument
    assert seen == rounds


def test_turning_pages() -> None:
    state, say = long_game(ROUNDS_ON_PAGE * 3), speech("nl")
    last = draw(state, 0, say, draft="sheet")
    older = draw(state, 0, say, draft=press_of(named(last, "◀ Eerdere rondes")).argument)
    newer = draw(state, 0, say, draft=press_of(named(older, "Latere rondes ▶")).argument)
    assert read(newer) == read(last)
    assert read(older) != read(last)
    assert acts(draw(state, 0, say)) == ["deal"]
    assert read(draw(state, 0, say, draft=press_of(named(last, "Terug")).argument)) == read(draw(state, 0, say))
    for page in ("9", "99", "x", "-1", ""):
        draw(state, 0, say, draft=f"sheet 0 {page}")


def test_a_table_shows_the_last_rounds() -> None:
    shown = read(draw_board(long_game(37))).split("```")[1].strip("\n").split("\n")[1:]
    assert [int(each.split()[0]) for each in shown] == list(range(37 - LINES_SHOWN + 1, 38))


def test_before_the_first_round_is_counted_there_is_no_sheet() -> None:
    state = GAME.start(ThousandRules(), 3, 1)
    assert read(draw(state, 0, draft="sheet")) == read(draw(state, 0))
