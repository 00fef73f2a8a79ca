"""The leaderboard: places, pages, one's own line, and names that people make up."""

from __future__ import annotations

import pytest
from babel.numbers import format_decimal

from bot.language import LANGUAGES, Speech, speech
from bot.screens import SCREENS
from bot.screens.scores import ALL_GAMES, PAGE, Scores, public_scores_screen, scores_screen
from bot.store.rows import ScoreLine
from tests.bot.screens.reading import complaints, presses, text

SPEECHES = [speech(language) for language in LANGUAGES]
GAMES = (ALL_GAMES, *SCREENS)
NAMES = (
    "@everyone",
    "<@&12345>",
    "||hidden||",
    "`code`",
    "**bold**",
    "[a](https://x.y)",
    "a\u202eb",
    "\u202e",
    "ﷺ" * 32,
    "W" * 32,
)


def line(place: int, name: str = "Anna", **more: int) -> ScoreLine:
    numbers = {"games": 20, "won": 12, "points": 4310, "rounds": 50} | more
    return ScoreLine(place=place, user_id=1000 + place, name=name, **numbers)


def page_of(people: int, page: int = 0, game: str = ALL_GAMES) -> Scores:
    lines = [line(place + 1, f"Player {place + 1}") for place in range(people)][page * PAGE :][:PAGE]
    return Scores(lines, people, page, game)


@pytest.mark.parametrize("spoken", SPEECHES)
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_with_the_worst_names_and_numbers(game: str, spoken: Speech) -> None:
    lines = [line(10**6 + place, name, points=-(10**9), rounds=3) for place, name in enumerate(NAMES)]
    scores = Scores(lines, 10**6, 50_000, game)
    private = scores_screen(scores, lines[3].user_id, spoken, commands=spoken, note=spoken("scores-shared"))
    for view in (private, public_scores_screen(scores, spoken)):
        assert complaints(view) == []
        assert "@everyone" not in text(view)
        assert "<@&" not in text(view).replace("\\<", "")
        assert "||h" not in text(view)


@pytest.mark.parametrize("spoken", SPEECHES)
def test_a_line_tells_everything(spoken: Speech) -> None:
    shown = text(scores_screen(Scores([line(3, "Bob")], 1, 0, ALL_GAMES), 5, spoken, commands=spoken))
    for part in ("3.", "Bob", "12", "20", "86"):
        assert part in shown
    assert format_decimal(4310, locale=spoken.language) in shown


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "−1,234 points in all · −12.3 a round"),
        ("nl", "−1.234 punten in totaal · gemiddeld −12,3"),
        ("af", "−1\xa0234 punte"),
        ("ru", "−1\xa0234\xa0очка"),
    ],
)
def test_lost_points_have_a_minus_and_thousands_are_parted_as_everywhere(language: str, written: str) -> None:
    scores = Scores([line(1, points=-1234, rounds=100)], 1, 0, ALL_GAMES)
    shown = text(public_scores_screen(scores, speech(language)))
    assert written in shown
    assert "-1" not in shown


def test_an_average_has_one_digit_behind_the_point() -> None:
    odd = Scores([line(1, points=100, rounds=7)], 1, 0, ALL_GAMES)
    assert "14.3" in text(scores_screen(odd, 5, speech("en"), commands=speech("en")))
    assert "14,3" in text(scores_screen(odd, 5, speech("nl"), commands=speech("nl")))
    assert " 0 " in text(
        scores_screen(Scores([line(1, points=0, rounds=0)], 1, 0, ALL_GAMES), 5, speech("en"), commands=speech("en"))
    )


@pytest.mark.parametrize("spoken", SPEECHES)
def test_the_readers_own_line_is_marked_for_them_alone(spoken: Speech) -> None:
    scores = page_of(4)
    lines = text(scores_screen(scores, 1003, spoken, commands=spoken)).splitlines()
    assert [shown.startswith("▶") for shown in lines if "Player" in shown] == [False, False, True, False]
    assert "▶" not in text(public_scores_screen(scores, spoken))


def test_pages() -> None:
    def turns(people: int, page: int) -> set[str]:
        view = scores_screen(page_of(people, page), 5, SPEECHES[0], commands=SPEECHES[0])
        return {press.argument for press in presses(view) if press.verb == "scores"}

    assert turns(10, 0) == set()
    assert turns(11, 0) == {"all/1"}
    assert turns(25, 1) == {"all/0", "all/2"}
    assert turns(25, 2) == {"all/1"}


def test_it_can_be_shown_to_all_and_all_can_look_for_themselves() -> None:
    scores = page_of(25, 2, "duizenden")
    shared = [
        press
        for press in presses(scores_screen(scores, 5, SPEECHES[0], commands=SPEECHES[0]))
        if press.verb == "scores_share"
    ]
    assert [press.argument for press in shared] == ["duizenden/2"]
    (look,) = presses(public_scores_screen(scores, SPEECHES[0]))
    assert (look.verb, look.argument) == ("scores", "duizenden/0")


@pytest.mark.parametrize("spoken", SPEECHES)
@pytest.mark.parametrize("game", SCREENS)
def test_an_empty_one_says_what_to_do(game: str, spoken: Speech) -> None:
    view = scores_screen(Scores([], 0, 0, game), 5, spoken, commands=spoken)
    assert f"`/{spoken(f'command-{game}-name')} {spoken('command-start-name')}`" in text(view)
    assert presses(view) == []
    assert complaints(view) == []
