"""The tables of the bot: who sits where, one change at a time, saved before anybody sees it.

Nothing here knows of Discord: requests come as ids and actions, and what happened comes back.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store import privacy, record, saved_tables
from bot.tables.cache import Outcome, TableCache
from bot.tables.checks import hinted_seat, host_name, match_seat, playing_seat
from bot.tables.decide import Thinker, chance_of, decide
from bot.tables.lobbies import Lobbies
from bot.tables.moves import move
from bot.tables.problems import Problem, StalePress
from bot.tables.table import Person, Table, closed
from bot.tables.waiting import held, with_seat, with_waiting
from engine.game import Action, Hint
from engine.record import Record


class Tables:
    """Every table of every server.

    Attributes:
        lobbies: those at which a match has not begun.
    """

    def __init__(self, cache: TableCache, thinker: Thinker) -> None:
        self.lobbies = Lobbies(cache)
        self._cache = cache
        self._thinker = thinker

    async def table(self, table_id: int) -> Table:
        """A table as it is now.

        Raises:
            Problem: there is no such table, or this version of the bot cannot read it.
        """
        known = self._cache.known(table_id)
        if known is not None:
            return known
        async with self._cache.alone(table_id):
            return await self._cache.load(table_id)

    async def acted_last(self, table_id: int) -> int | None:
        """Who did the last thing in this round, if it was a person; as long as it is still their turn, they know.

        Raises:
            Problem: there is no such table.
        """
        table = await self.table(table_id)
        lines = await self._cache.store.read(record.actions, table_id, table.saved.round)
        return table.seats[lines[-1].seat].user_id if lines and lines[-1].by == "player" else None

    async def act(self, table_id: int, user_id: int, decision: int | None, actions: Sequence[Action]) -> Outcome:
        """A player acts: all of the actions, or none.

        `decision` is how many decisions their seat had made when they were asked; None if it does not matter.

        Raises:
            Problem: they do not sit here, they are away, or no match is being played.
            StalePress: the decision has been made or has passed.
            Refusal: the rules of the game do not allow it.
        """
        async with self._cache.locked(table_id) as table:
            seat = playing_seat(table, user_id)
            if decision is not None and decision != table.saved.decisions[seat.seat]:
                raise StalePress
            made = move(table, seat.seat, actions, "player", self._cache.now())
            return await self._cache.save_move(made, table)

    async def let_computer_move(self, table_id: int) -> Outcome | None:
        """The computer whose turn it is makes one move; None if no computer is to move.

        It thinks beside the event loop and without the table's lock; if the table has changed meanwhile, its
        thought is dropped.

        Raises:
            Problem: there is no such table.
        """
        table = await self.table(table_id)
        seat = table.computer_to_move()
        if seat is None:
            return None
        action = await decide(table, seat.seat, table.level_of(seat), self._thinker)
        async with self._cache.locked(table_id) as now:
            if now.saved.version != table.saved.version:
                return Outcome(now)
            made = move(now, seat.seat, (action,), "computer", self._cache.now())
            return await self._cache.save_move(made, now)

    async def hint(self, table_id: int, user_id: int) -> Hint:
        """What the strongest computer would do in a player's place; that they asked is told with the results.

        In one position it is the same hint, and counts once, however often they ask.

        Raises:
            Problem: they do not sit here, a computer holds their seat, it is not their turn, or hints are forbidden.
            StalePress: the position has changed meanwhile.
        """
        table = await self.table(table_id)
        seat = hinted_seat(table, user_id)
        if table.hint is not None:
            return table.hint
        hint = await self._thinker.explain(
            table.saved.game, table.view(seat.seat), table.events_for(seat.seat), chance_of(table, seat.seat)
        )
        async with self._cache.locked(table_id) as now:
            if now.recorded != table.recorded:
                raise StalePress
            seat = hinted_seat(now, user_id)
            if now.hint is None:
                counted = with_seat(now, seat, hints=seat.hints + 1)
                await self._cache.save(msgspec.structs.replace(counted, hint=hint), now)
            return now.hint or hint

    async def leave(self, table_id: int, user_id: int) -> Outcome:
        """Somebody leaves a match: a computer holds their seat.

        Raises:
            Problem: they do not sit here, are away already, or no match is being played.
        """
        async with self._cache.locked(table_id) as table:
            seat = playing_seat(table, user_id)
            return await self._cache.save(with_waiting(held(table, seat), table, self._cache.now()), table)

    async def come_back(self, table_id: int, person: Person) -> Outcome:
        """Somebody comes back, and the computer that held their seat goes.

        Raises:
            Problem: they do not sit here, they are not away, or the match is over.
        """
        async with self._cache.locked(table_id) as table:
            seat = match_seat(table, person.user_id)
            if not seat.held:
                raise Problem("not-away")
            back = with_seat(table, seat, held=False, missed=0, name=person.name)
            return await self._cache.save(with_waiting(back, table, self._cache.now()), table)

    async def stop(self, table_id: int, user_id: int, *, may_manage: bool) -> Outcome:
        """The host, or somebody who may manage the server, closes a table at any time; nothing is booked.

        A table that this version cannot read can be closed too.

        Raises:
            Problem: they may not, or the table is closed already.
        """
        async with self._cache.alone(table_id):
            saved = await self._cache.store.read(saved_tables.load, table_id)
            if saved is None or saved.phase not in ("lobby", "playing"):
                raise Problem("already-closed")
            if not may_manage and saved.host_id != user_id:
                raise Problem("not-host", host=host_name(saved))
            self._cache.forget(table_id)
            await self._cache.guarded(table_id, self._cache.store.write(saved_tables.save, closed(saved)))
            return Outcome(await self._cache.load(table_id))

    def refresh_name(self, table_id: int, person: Person) -> None:
        """Keeps somebody's display name as it is now. Presses bring it; it is saved with the next change."""
        table = self._cache.known(table_id)
        seat = table.seat_of(person.user_id) if table is not None else None
        if table is not None and seat is not None and seat.name != person.name:
            self._cache.remember(with_seat(table, seat, name=person.name))

    async def record(self, table_id: int) -> Record:
        """The record of a match that is over.

        Raises:
            Problem: it is not over, for the record tells every card.
        """
        table = await self.table(table_id)
        if table.saved.seed is None or table.saved.phase not in ("over", "closed"):
            raise Problem("no-record")
        actions = await self._cache.store.read(record.actions, table_id)
        return Record(
            game=table.saved.game,
            seats=len(table.seats),
            seed=table.saved.seed,
            rules=table.rules,
            actions=tuple((action.seat, action.action) for action in actions),
        )

    async def forget_player(self, user_id: int) -> tuple[Outcome, ...]:
        """Erases a person everywhere: computers take their seats; gives the tables that are different now.

        What was under way at one of their tables meanwhile may have written their name once more, so it is done again
        until nothing of them is found.
        """
        outcomes: list[Outcome] = []
        while changed := await self._cache.store.write(privacy.erase, user_id):
            for table_id in changed:
                outcomes += await self._read_again(table_id)
        for table_id in [table.id for table in self._cache if table.seat_of(user_id) is not None]:
            outcomes += await self._read_again(table_id)
        return tuple(outcomes)

    def forget_server(self, guild_id: int) -> None:
        """Drops the tables of a server that the store has deleted."""
        for table in self._cache:
            if table.saved.guild_id == guild_id:
                self._cache.forget(table.id)

    async def _read_again(self, table_id: int) -> list[Outcome]:
        """A table as the database has it, after whatever is under way there; none if it is gone."""
        async with self._cache.alone(table_id):
            self._cache.forget(table_id)
            try:
                table = await self._cache.load(table_id)
            except Problem:
                return []
            return [Outcome(table, acted_before=table.to_act())]

    async def set_board(self, table_id: int, channel_id: int, message_id: int | None) -> None:
        """Notes where the public message of a table stands."""
        async with self._cache.locked(table_id) as table:
            await self._cache.store.write(saved_tables.set_board, table_id, channel_id, message_id)
            self._cache.note(table, channel_id=channel_id, message_id=message_id)

    async def set_call(self, table_id: int, message_id: int | None, user_id: int | None) -> None:
        """Notes the message that calls a player."""
        async with self._cache.locked(table_id) as table:
            await self._cache.store.write(saved_tables.set_call, table_id, message_id, user_id)
            self._cache.note(table, call_message_id=message_id, called_user_id=user_id)
