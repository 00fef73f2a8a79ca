"""Tables before the match: opened, joined, set up and started, and opened again for a rematch."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

import msgspec

from bot.store.rows import NewTable, SavedSeat
from bot.tables import seating
from bot.tables.cache import Outcome, TableCache
from bot.tables.checks import hosted, seat_at, seated
from bot.tables.house_rules import changed_rules
from bot.tables.problems import Problem
from bot.tables.table import Person, Table, closed, with_saved
from bot.tables.waiting import PACES, with_waiting
from engine.game import Rules


class Lobbies:
    """Every table at which a match has not begun."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def open(
        self, *, guild_id: int, channel_id: int, host: Person, game: str, rules: Rules, own_thread: bool
    ) -> Table:
        """A new table, its host sitting at it."""
        return await self._cache.create(
            NewTable(
                guild_id=guild_id,
                channel_id=channel_id,
                own_thread=own_thread,
                game=game,
                rules=rules.model_dump_json(),
                host_id=host.user_id,
                decisions=(0,),
                seats=(SavedSeat(0, host.user_id, host.name),),
            )
        )

    async def join(self, table_id: int, person: Person) -> Outcome:
        """Somebody sits down.

        Raises:
            Problem: they sit here already, every seat is taken, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: seating.with_person(table, person))

    async def get_up(self, table_id: int, user_id: int) -> Outcome:
        """Somebody gets up again, and their seat is free.

        Raises:
            Problem: they do not sit here, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: seating.without_person(table, user_id))

    async def add_computer(self, table_id: int, user_id: int, level: str) -> Outcome:
        """Somebody at the table asks a computer to join.

        Raises:
            Problem: they do not sit here, every seat is taken, there is no such level, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: seating.with_computer(seated(table, user_id), level))

    async def remove_computer(self, table_id: int, user_id: int) -> Outcome:
        """Somebody at the table sends the last computer away.

        Raises:
            Problem: they do not sit here, there is no computer, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: seating.without_computer(seated(table, user_id)))

    async def set_rules(self, table_id: int, user_id: int, changes: Mapping[str, object]) -> Outcome:
        """The host changes house rules, fields by name.

        Raises:
            Problem: they are not the host, the rules contradict each other, or the match has begun.
        """

        def change(table: Table) -> Table:
            rules = changed_rules(hosted(table, user_id).rules, changes)
            return msgspec.structs.replace(with_saved(table, rules=rules.model_dump_json()), rules=rules)

        return await self._in_lobby(table_id, change)

    async def set_pace(self, table_id: int, user_id: int, pace: int | None) -> Outcome:
        """The host chooses how many seconds a player may think, one of `PACES`; None: as long as they like.

        Raises:
            Problem: they are not the host, there is no such pace, or the match has begun.
        """
        if pace is not None and pace not in PACES:
            raise Problem("rule-value")
        return await self._in_lobby(table_id, lambda table: with_saved(hosted(table, user_id), pace=pace))

    async def allow_hints(self, table_id: int, user_id: int, *, allowed: bool) -> Outcome:
        """The host says whether players may ask for hints.

        Raises:
            Problem: they are not the host, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: with_saved(hosted(table, user_id), hints_allowed=allowed))

    async def start(self, table_id: int, user_id: int, *, seed: int | None = None) -> Outcome:
        """The host starts the match.

        Raises:
            Problem: they are not the host, too few or too many sit here, or the match has begun.
        """

        def deal(table: Table) -> Table:
            game = hosted(table, user_id).game
            if len(table.seats) not in game.seats:
                raise Problem("wrong-number", fewest=game.seats[0], most=game.seats[-1])
            chosen = secrets.randbits(62) if seed is None else seed
            state = game.start(table.rules, len(table.seats), chosen)
            begun = with_saved(table, phase="playing", seed=chosen, round=1, snapshot=game.dump(state))
            return msgspec.structs.replace(begun, state=state)

        return await self._in_lobby(table_id, deal)

    async def cancel(self, table_id: int, user_id: int) -> Outcome:
        """The host closes a table before the match.

        Raises:
            Problem: they are not the host, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: _closed(hosted(table, user_id)))

    async def rematch(self, table_id: int, user_id: int) -> Table:
        """Somebody at a finished table opens it again: same seats, same rules, in the lobby. Only once a table.

        Raises:
            Problem: they do not sit here, or there is a rematch already.
        """
        async with self._cache.locked(table_id) as table:
            seat_at(table, user_id)
            if table.saved.phase != "over":
                raise Problem("no-rematch")
            await self._cache.save(_closed(table), table)
            seats = seating.seats_again(table)
            return await self._cache.create(
                NewTable(
                    guild_id=table.saved.guild_id,
                    channel_id=table.saved.channel_id,
                    own_thread=table.saved.own_thread,
                    game=table.saved.game,
                    rules=table.saved.rules,
                    host_id=user_id,
                    pace=table.saved.pace,
                    hints_allowed=table.saved.hints_allowed,
                    decisions=(0,) * len(seats),
                    seats=seats,
                )
            )

    async def _in_lobby(self, table_id: int, change: Callable[[Table], Table]) -> Outcome:
        async with self._cache.locked(table_id) as table:
            if table.saved.phase == "playing":
                raise Problem("no-lobby")
            if table.saved.phase != "lobby":
                raise Problem("already-closed")
            return await self._cache.save(with_waiting(change(table), table, self._cache.now()), table)


def _closed(table: Table) -> Table:
    return msgspec.structs.replace(table, saved=closed(table.saved))
