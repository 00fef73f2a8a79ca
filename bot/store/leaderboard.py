"""The leaderboard of a server: sums over the results of its people."""

from __future__ import annotations

from sqlalchemy import Connection, Integer, Subquery, Text, cast, func, select

from bot.store.rows import ScoreLine
from bot.store.schema import members, results


def scores(
    connection: Connection, guild_id: int, game: str | None, offset: int, limit: int
) -> tuple[tuple[ScoreLine, ...], int]:
    """A page of the leaderboard, and how many people stand on all of it.

    Most matches won first, then most points, then by name; for no game, all games together.
    """
    sums = _sums(guild_id, game)
    best_first = (sums.c.won.desc(), sums.c.points.desc())
    name = func.coalesce(members.c.name, cast(sums.c.user_id, Text))
    page = (
        select(
            func.rank().over(order_by=best_first),
            sums.c.user_id,
            name,
            sums.c.games,
            sums.c.won,
            sums.c.points,
            sums.c.rounds,
        )
        .join_from(
            sums, members, (members.c.user_id == sums.c.user_id) & (members.c.guild_id == guild_id), isouter=True
        )
        .order_by(*best_first, func.lower(name), sums.c.user_id)
        .offset(offset)
        .limit(limit)
    )
    lines = tuple(ScoreLine(*row) for row in connection.execute(page))
    total = connection.execute(select(func.count()).select_from(sums))
    return lines, total.scalar_one()


def _sums(guild_id: int, game: str | None) -> Subquery:
    query = (
        select(
            results.c.user_id,
            func.count().label("games"),
            func.sum(cast(results.c.won, Integer)).label("won"),
            func.sum(results.c.points).label("points"),
            func.sum(results.c.rounds).label("rounds"),
        )
        .where(results.c.guild_id == guild_id, results.c.user_id.is_not(None))
        .group_by(results.c.user_id)
    )
    return (query if game is None else query.where(results.c.game == game)).subquery()
