"""The tables of the bot: who sits where, one change at a time, saved before anybody sees it.

Nothing here knows of Discord: requests come as ids and texts, and what happened comes back.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import reduce
from operator import getitem
from typing import Final

import msgspec
import pydantic

from bot.store import Store
from bot.store.problems import StaleTable
from bot.store.rows import NewTable, SavedSeat, SavedTable
from bot.tables import lobby
from bot.tables.moves import Move, Mover, move, with_flag
from bot.tables.problems import Problem, StalePress
from bot.tables.table import Person, Table, open_saved
from engine import GAMES
from engine.game import Action, Event, Rules
from engine.record import Record

_log = logging.getLogger(__name__)

TABLES_IN_MEMORY: Final = 256
"""How many tables are kept in memory; the others are read again when somebody presses something there."""


SHOWN_WITHIN: Final = timedelta(seconds=30)
"""After this time a board surely shows what was saved."""


class Outcome(msgspec.Struct, frozen=True):
    """What a request came to: the table after it, what happened, and who had to act before it."""

    table: Table
    events: tuple[Event, ...] = ()
    acted_before: tuple[int, ...] = ()


def _now() -> datetime:
    return datetime.now(UTC)


class Tables:
    """Every table of every server."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime] = _now) -> None:
        self._store = store
        self._clock = clock
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._locks: dict[int, asyncio.Lock] = {}

    # ------------------------------------------------------------ looking

    async def table(self, table_id: int) -> Table:
        """A table as it is now.

        Raises:
            Problem: there is no such table, or this version of the bot cannot read it.
        """
        known = self._tables.get(table_id)
        if known is not None:
            self._tables.move_to_end(table_id)
            return known
        async with self._alone(table_id):
            return await self._load(table_id)

    async def tables_of(self, guild_id: int, channel_id: int | None = None) -> tuple[SavedTable, ...]:
        """The tables of a server, or of one of its channels, that are not over; the newest first."""
        return await self._store.tables_of(guild_id, channel_id=channel_id)

    async def to_resume(self) -> tuple[int, ...]:
        """The tables where a computer was to move when the bot stopped."""
        return await self._store.tables_to_resume()

    async def saved_last(self) -> tuple[int, ...]:
        """The tables saved in the last seconds before the bot stopped, whose boards may not show it yet."""
        return await self._store.tables_saved_last(SHOWN_WITHIN)

    # ------------------------------------------------------------ before the match

    async def open(
        self, *, guild_id: int, channel_id: int, host: Person, game: str, rules: Rules, own_thread: bool
    ) -> Table:
        """A new table, its host sitting at it."""
        return await self._create(
            NewTable(
                guild_id=guild_id,
                channel_id=channel_id,
                own_thread=own_thread,
                game=game,
                rules=rules.model_dump_json(),
                host_id=host.user_id,
                questions=(0,),
                seats=(SavedSeat(0, host.user_id, host.name),),
            )
        )

    async def join(self, table_id: int, person: Person) -> Outcome:
        """Somebody sits down.

        Raises:
            Problem: he sits here already, every seat is taken, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: lobby.with_person(table, person))

    async def add_computer(self, table_id: int, user_id: int, level: str) -> Outcome:
        """Somebody at the table asks a computer to join.

        Raises:
            Problem: he does not sit here, every seat is taken, there is no such level, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: lobby.with_computer(_seated(table, user_id), level))

    async def remove_computer(self, table_id: int, user_id: int) -> Outcome:
        """Somebody at the table sends the last computer away.

        Raises:
            Problem: he does not sit here, there is no computer, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: lobby.without_computer(_seated(table, user_id)))

    async def set_rules(self, table_id: int, user_id: int, changes: Mapping[str, object]) -> Outcome:
        """The host changes house rules, fields by name.

        Raises:
            Problem: he is not the host, the rules contradict each other, or the match has begun.
        """

        def change(table: Table) -> Table:
            rules = changed_rules(_hosted(table, user_id).rules, changes)
            saved = msgspec.structs.replace(table.saved, rules=rules.model_dump_json())
            return msgspec.structs.replace(table, rules=rules, saved=saved)

        return await self._in_lobby(table_id, change)

    async def start(self, table_id: int, user_id: int, *, seed: int | None = None) -> Outcome:
        """The host starts the match.

        Raises:
            Problem: he is not the host, too few or too many sit here, or the match has begun.
        """

        def deal(table: Table) -> Table:
            _hosted(table, user_id)
            _check_number(table)
            chosen = secrets.randbits(62) if seed is None else seed
            state = table.game.start(table.rules, len(table.seats), chosen)
            saved = msgspec.structs.replace(
                table.saved, phase="playing", seed=chosen, round=1, snapshot=table.game.dump(state)
            )
            return msgspec.structs.replace(table, saved=saved, state=state)

        return await self._in_lobby(table_id, deal)

    async def cancel(self, table_id: int, user_id: int) -> Outcome:
        """The host closes a table before the match.

        Raises:
            Problem: he is not the host, or the match has begun.
        """
        return await self._in_lobby(table_id, lambda table: _closed(_hosted(table, user_id)))

    # ------------------------------------------------------------ the match

    async def act(self, table_id: int, user_id: int, question: int | None, actions: Sequence[Action]) -> Outcome:
        """A player acts: all of the actions, or none.

        `question` is how many questions his seat had answered when he was asked; None if it does not matter.

        Raises:
            Problem: he does not sit here, he is away, or no match is being played.
            StalePress: the question has been answered or has passed.
            Refusal: the rules of the game do not allow it.
        """
        async with self._alone(table_id):
            table = await self._load(table_id)
            seat = self._playing_seat(table, user_id)
            if question is not None and question != table.saved.questions[seat.seat]:
                raise StalePress
            return await self._move(table, seat, actions, "player")

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
        action = await asyncio.to_thread(_decide, table, seat)
        async with self._alone(table_id):
            now = await self._load(table_id)
            if now.saved.version != table.saved.version:
                return Outcome(now)
            return await self._move(now, seat, (action,), "computer")

    async def leave(self, table_id: int, user_id: int) -> Outcome:
        """Somebody gets up: in the lobby his seat is free again, in a match a computer holds it.

        Raises:
            Problem: he does not sit here, or is away already.
        """
        async with self._alone(table_id):
            table = await self._load(table_id)
            if table.saved.phase == "lobby":
                return await self._save(lobby.without_person(table, user_id), table)
            seat = self._playing_seat(table, user_id)
            held = _with_seat(table, msgspec.structs.replace(seat, held=True))
            return await self._save(with_flag(lobby.pass_host_on(held, user_id)), table)

    async def come_back(self, table_id: int, person: Person) -> Outcome:
        """Somebody whose seat was held plays himself again.

        Raises:
            Problem: he does not sit here, he is not away, or the match is over.
        """
        async with self._alone(table_id):
            table = await self._load(table_id)
            seat = _match_seat(table, person.user_id)
            if not seat.held:
                raise Problem("not-away")
            back = _with_seat(table, msgspec.structs.replace(seat, held=False, name=person.name))
            return await self._save(with_flag(back), table)

    async def stop(self, table_id: int, user_id: int, *, may_manage: bool) -> Outcome:
        """The host, or somebody who may manage the server, closes a table at any time; nothing is booked.

        A table that this version cannot read can be closed too.

        Raises:
            Problem: he may not, or the table is closed already.
        """
        async with self._alone(table_id):
            saved = await self._store.load_table(table_id)
            if saved is None or saved.phase not in ("lobby", "playing"):
                raise Problem("already-closed")
            if not may_manage and saved.host_id != user_id:
                raise Problem("not-host", host=_host_name(saved))
            closed = msgspec.structs.replace(saved, phase="closed", computer_to_act=False, updated_at=self._clock())
            self._tables.pop(table_id, None)
            await self._guarded(table_id, self._store.save_table(closed))
            return Outcome(await self._load(table_id))

    async def rematch(self, table_id: int, user_id: int) -> Table:
        """Somebody at a finished table opens it again: same seats, same rules, in the lobby. Only once a table.

        Raises:
            Problem: he does not sit here, or there is a rematch already.
        """
        async with self._alone(table_id):
            table = _seated(await self._load(table_id), user_id)
            if table.saved.phase != "over":
                raise Problem("no-rematch")
            await self._save(_closed(table), table)
            seats = lobby.seats_again(table)
            return await self._create(
                NewTable(
                    guild_id=table.saved.guild_id,
                    channel_id=table.saved.channel_id,
                    own_thread=table.saved.own_thread,
                    game=table.saved.game,
                    rules=table.saved.rules,
                    host_id=user_id,
                    pace=table.saved.pace,
                    questions=(0,) * len(seats),
                    seats=seats,
                )
            )

    def refresh_name(self, table_id: int, person: Person) -> None:
        """Keeps somebody's display name as it is now. Presses bring it; it is saved with the next change."""
        table = self._tables.get(table_id)
        seat = table.seat_of(person.user_id) if table is not None else None
        if table is not None and seat is not None and seat.name != person.name:
            self._remember(_with_seat(table, msgspec.structs.replace(seat, name=person.name)))

    async def record(self, table_id: int) -> Record:
        """The record of a match that is over.

        Raises:
            Problem: it is not over, for the record tells every card.
        """
        table = await self.table(table_id)
        if table.saved.seed is None or table.saved.phase not in ("over", "closed"):
            raise Problem("no-record")
        actions = await self._store.actions(table_id)
        return Record(
            game=table.saved.game,
            seats=len(table.seats),
            seed=table.saved.seed,
            rules=table.rules,
            actions=tuple((action.seat, action.action) for action in actions),
        )

    # ------------------------------------------------------------ forgetting

    async def forget_player(self, user_id: int) -> tuple[Outcome, ...]:
        """Erases a person everywhere: computers take his seats; gives the tables that are different now.

        What was under way at one of his tables meanwhile may have written his name once more, so it is done again
        until nothing of him is found.
        """
        outcomes: list[Outcome] = []
        while changed := await self._store.delete_player(user_id):
            for table_id in changed:
                outcomes += await self._read_again(table_id)
        for table_id in [table.id for table in self._tables.values() if table.seat_of(user_id) is not None]:
            outcomes += await self._read_again(table_id)
        return tuple(outcomes)

    def forget_server(self, guild_id: int) -> None:
        """Drops the tables of a server that the store has deleted."""
        for table in list(self._tables.values()):
            if table.saved.guild_id == guild_id:
                del self._tables[table.id]

    async def _read_again(self, table_id: int) -> list[Outcome]:
        """A table as the database has it, after whatever is under way there; none if it is gone."""
        async with self._alone(table_id):
            self._tables.pop(table_id, None)
            try:
                table = await self._load(table_id)
            except Problem:
                return []
            return [Outcome(table, acted_before=table.to_act())]

    # ------------------------------------------------------------ where it stands at Discord

    async def set_board(self, table_id: int, channel_id: int, message_id: int | None) -> None:
        """Notes where the public message of a table stands."""
        async with self._alone(table_id):
            table = await self._load(table_id)
            await self._store.set_board(table_id, channel_id, message_id)
            self._note(table, channel_id=channel_id, message_id=message_id)

    async def set_call(self, table_id: int, message_id: int | None, user_id: int | None) -> None:
        """Notes the message that calls a player."""
        async with self._alone(table_id):
            table = await self._load(table_id)
            await self._store.set_call(table_id, message_id, user_id)
            self._note(table, call_message_id=message_id, called_user_id=user_id)

    # ------------------------------------------------------------ inside

    @asynccontextmanager
    async def _alone(self, table_id: int) -> AsyncIterator[None]:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            yield

    async def _load(self, table_id: int) -> Table:
        known = self._tables.get(table_id)
        if known is not None:
            return known
        saved = await self._store.load_table(table_id)
        if saved is None:
            raise Problem("no-table")
        actions = await self._store.actions(table_id, saved.round) if saved.round else ()
        try:
            table = open_saved(saved, actions)
        except (KeyError, ValueError) as error:
            if saved.phase != "closed" or saved.game not in GAMES:
                raise Problem("unreadable-table") from error
            table = Table(saved, GAMES[saved.game].Rules())
        self._remember(table)
        return table

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > TABLES_IN_MEMORY:
            forgotten, _ = self._tables.popitem(last=False)
            lock = self._locks.get(forgotten)
            if lock is not None and not lock.locked():
                del self._locks[forgotten]

    def _note(self, table: Table, **changes: object) -> None:
        self._remember(msgspec.structs.replace(table, saved=msgspec.structs.replace(table.saved, **changes)))

    async def _create(self, new: NewTable) -> Table:
        created = await self._store.create_table(new)
        table = Table(created, GAMES[created.game].Rules.model_validate_json(created.rules))
        self._remember(table)
        return table

    async def _in_lobby(self, table_id: int, change: Callable[[Table], Table]) -> Outcome:
        async with self._alone(table_id):
            table = await self._load(table_id)
            if table.saved.phase != "lobby":
                raise Problem("no-lobby")
            return await self._save(with_flag(change(table)), table)

    async def _save(self, table: Table, before: Table) -> Outcome:
        saved = msgspec.structs.replace(table.saved, updated_at=self._clock())
        return self._saved(table, await self._guarded(before.id, self._store.save_table(saved)), before)

    async def _move(self, table: Table, seat: SavedSeat, actions: Sequence[Action], by: Mover) -> Outcome:
        made: Move = move(table, seat.seat, actions, by, self._clock())
        saved = msgspec.structs.replace(made.table.saved, updated_at=self._clock())
        written = self._store.save_move(saved, made.actions, made.scores, made.final)
        return self._saved(made.table, await self._guarded(table.id, written), table, made.events)

    async def _guarded(self, table_id: int, written: Awaitable[SavedTable]) -> SavedTable:
        """Waits for a save; if the database knows better than the memory, the memory is dropped."""
        try:
            return await written
        except StaleTable:
            self._tables.pop(table_id, None)
            raise StalePress from None

    def _saved(self, table: Table, saved: SavedTable, before: Table, events: tuple[Event, ...] = ()) -> Outcome:
        table = msgspec.structs.replace(table, saved=saved)
        self._remember(table)
        return Outcome(table, events, before.to_act())

    @staticmethod
    def _playing_seat(table: Table, user_id: int) -> SavedSeat:
        seat = _match_seat(table, user_id)
        if seat.held:
            raise Problem("away")
        return seat


def _match_seat(table: Table, user_id: int) -> SavedSeat:
    seat = table.seat_of(user_id)
    if seat is None:
        raise Problem("outsider")
    if table.saved.phase == "lobby":
        raise Problem("not-started")
    if table.saved.phase != "playing":
        raise Problem("already-closed")
    return seat


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


def _seated(table: Table, user_id: int) -> Table:
    if table.seat_of(user_id) is None:
        raise Problem("outsider")
    return table


def _hosted(table: Table, user_id: int) -> Table:
    if table.saved.host_id != user_id:
        raise Problem("not-host", host=_host_name(table.saved))
    return table


def _host_name(saved: SavedTable) -> str:
    return next((seat.name for seat in saved.seats if seat.user_id == saved.host_id), "?")


def _check_number(table: Table) -> None:
    fewest, most = table.game.seats[0], table.game.seats[-1]
    if not fewest <= len(table.seats) <= most:
        raise Problem("wrong-number", fewest=fewest, most=most)


def _closed(table: Table) -> Table:
    return with_flag(msgspec.structs.replace(table, saved=msgspec.structs.replace(table.saved, phase="closed")))


def _with_seat(table: Table, seat: SavedSeat) -> Table:
    seats = tuple(seat if other.seat == seat.seat else other for other in table.seats)
    return msgspec.structs.replace(table, saved=msgspec.structs.replace(table.saved, seats=seats))


def _decide(table: Table, seat: SavedSeat) -> Action:
    """What a computer does; if it fails, which is our mistake, the first thing that the rules allow."""
    levels = table.game.computers
    computer = levels.get(seat.level or "") or next(iter(levels.values()))
    chance = hashlib.sha256(f"{table.saved.seed} {table.recorded}".encode()).digest()
    decided: Action
    try:
        decided = computer(table.view(seat.seat), table.events_for(seat.seat), int.from_bytes(chance[:8]))
        table.game.apply(table.state, seat.seat, decided)
    except Exception:
        _log.exception("a computer of table %s failed", table.id)
        decided = next(iter(table.game.legal(table.state, seat.seat)))
    return decided
