"""The leaderboard of a server."""

from __future__ import annotations

import msgspec
import pytest

from bot.store import Store, leaderboard, saved_tables
from bot.store.rows import SavedSeat, ScoreLine
from tests.bot.store.samples import ANNA, BERT, CLEO, GUILD, computer, finish, person, playing


async def lines(store: Store, game: str | None = None) -> tuple[ScoreLine, ...]:
    page, total = await store.read(leaderboard.scores, GUILD, game, offset=0, limit=100)
    assert total == len(page)
    return page


async def test_an_empty_leaderboard(store: Store) -> None:
    assert await store.read(leaderboard.scores, GUILD, "duizenden", offset=0, limit=10) == ((), 0)


async def test_sums_over_matches_of_one_game_or_of_both(store: Store) -> None:
    await finish(store, await playing(store), (1010, 400), rounds=4)
    await finish(store, await playing(store), (200, 1000), rounds=6)
    await finish(store, await playing(store, game="thousand"), (-120, 1005), rounds=9)
    assert await lines(store, "duizenden") == (
        ScoreLine(1, BERT, "Bert", games=2, won=1, points=1400, rounds=10),
        ScoreLine(2, ANNA, "Anna", games=2, won=1, points=1210, rounds=10),
    )
    assert await lines(store, "thousand") == (
        ScoreLine(1, BERT, "Bert", games=1, won=1, points=1005, rounds=9),
        ScoreLine(2, ANNA, "Anna", games=1, won=0, points=-120, rounds=9),
    )
    assert await lines(store) == (
        ScoreLine(1, BERT, "Bert", games=3, won=2, points=2405, rounds=19),
        ScoreLine(2, ANNA, "Anna", games=3, won=1, points=1090, rounds=19),
    )


async def test_servers_do_not_mix(store: Store) -> None:
    await finish(store, await playing(store, guild_id=8), (1010, 400))
    assert await lines(store) == ()


async def test_most_wins_first_then_points_then_names_and_equals_share_a_place(store: Store) -> None:
    scored = {"Zoë": 1000, "Ben": 1000, "ada": 1000, "Dirk": 1200, "Els": 1000}
    seats = tuple(SavedSeat(number, 100 + number, name) for number, name in enumerate(scored))
    await finish(store, await playing(store, seats=seats), list(scored.values()))
    await finish(store, await playing(store, seats=seats[:1]), [-300])
    assert [(line.place, line.name, line.won, line.points) for line in await lines(store)] == [
        (1, "Dirk", 1, 1200),
        (2, "Zoë", 1, 700),
        (3, "ada", 0, 1000),
        (3, "Ben", 0, 1000),
        (3, "Els", 0, 1000),
    ]


async def test_pages(store: Store) -> None:
    seats = tuple(SavedSeat(number, 100 + number, f"P{number:02}") for number in range(25))
    await finish(store, await playing(store, seats=seats), [500 - number for number in range(25)])
    first, total = await store.read(leaderboard.scores, GUILD, None, offset=0, limit=10)
    third, _ = await store.read(leaderboard.scores, GUILD, None, offset=20, limit=10)
    beyond, _ = await store.read(leaderboard.scores, GUILD, None, offset=30, limit=10)
    assert total == 25
    assert [line.place for line in first] == list(range(1, 11))
    assert [(line.place, line.name) for line in third] == [(n + 1, f"P{n}") for n in range(20, 25)]
    assert beyond == ()


async def test_computers_are_not_booked_and_a_held_seat_is_its_persons(store: Store) -> None:
    table = await playing(store, seats=(person(0, ANNA), person(1, BERT, held=True), computer(2)))
    await finish(store, table, (300, 500, 1000))
    assert [(line.user_id, line.won, line.points) for line in await lines(store)] == [(BERT, 0, 500), (ANNA, 0, 300)]


async def test_the_latest_known_name(store: Store) -> None:
    await finish(store, await playing(store), (1000, 0))
    renamed = msgspec.structs.replace(person(0, ANNA), name="Anna de Eerste")
    table = await playing(store)
    await store.write(saved_tables.save, msgspec.structs.replace(table, seats=(renamed, person(1, BERT))))
    assert (await lines(store))[0].name == "Anna de Eerste"


async def test_the_name_at_the_end_of_a_match_counts(store: Store) -> None:
    table = await playing(store, seats=(person(0, ANNA), person(1, CLEO)))
    seats = tuple(msgspec.structs.replace(seat, name=seat.name.upper()) for seat in table.seats)
    await finish(store, msgspec.structs.replace(table, seats=seats), (1000, 0))
    assert [line.name for line in await lines(store)] == ["ANNA", "CLEO"]


@pytest.mark.parametrize(("points", "rounds", "average"), [(100, 8, 12.5), (-30, 4, -7.5), (0, 0, 0.0)])
def test_the_average_of_a_round(points: int, rounds: int, average: float) -> None:
    assert ScoreLine(1, ANNA, "Anna", 1, 0, points, rounds).average == average
