"""Column types that mean the same on SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import BigInteger, DateTime, Dialect, Integer, Text, TypeDecorator
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

Id: Final = BigInteger().with_variant(Integer(), "sqlite")
"""A number that the database gives out: SQLite counts only what is declared INTEGER, which has 64 bits there too."""


class UtcTime(TypeDecorator[datetime]):
    """A moment. Goes in with any offset, comes out in UTC; a time without an offset is refused."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time without an offset is no moment")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class WholeNumber(TypeDecorator[int]):
    """An integer of any size, kept as its digits: a seed may have more than 64 bits."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        return None if value is None else int(value)


class Json(TypeDecorator[Any]):
    """A value of a given type, kept as JSON text."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:  # noqa: ARG002
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:  # noqa: ARG002
        return None if value is None else msgspec.json.decode(value, type=self.kind)


class AllRows(FunctionElement[str]):
    """An aggregate: these columns of all rows, in no order, as JSON text ``[[…], …]``."""

    type = Text()
    inherit_cache = True


@compiles(AllRows, "sqlite")
def _on_sqlite(rows: AllRows, compiler: SQLCompiler, **kwargs: Any) -> str:
    return f"json_group_array(json_array({compiler.process(rows.clauses, **kwargs)}))"


@compiles(AllRows, "postgresql")
def _on_postgresql(rows: AllRows, compiler: SQLCompiler, **kwargs: Any) -> str:
    return f"coalesce(json_agg(json_build_array({compiler.process(rows.clauses, **kwargs)})), '[]')::text"
