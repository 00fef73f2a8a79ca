"""What is kept about people: the statement, what it is for one of them, and deleting it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from babel.dates import format_date
from discord import ui

from bot.custom_ids import Press
from bot.language import Argument, Speech
from bot.names import safe_name, shorten
from bot.screens.languages import own_name
from bot.screens.parts import DANGER, PRIMARY, button, message

SHOWN: Final = 8
"""Lines of each kind that are shown; the export has all."""

KEPT_LIMIT: Final = 3500
"""Characters of what is shown."""

Kept = Mapping[str, Any]
"""All that is kept about a person, as `bot.store.privacy.export` gives it."""


def privacy_screen(speech: Speech, *, table_days: int, server_days: int) -> ui.LayoutView:
    """What is kept about everybody and why, for how long, and buttons for one's own part of it.

    Args:
        speech: the reader's language.
        table_days: how long tables are kept that nobody uses any more.
        server_days: how long everything of a server is kept that the bot has been removed from.
    """
    kept = speech("privacy-kept", tables=table_days, servers=server_days)
    buttons = [
        button(Press("privacy_show"), speech("privacy-show"), PRIMARY),
        button(Press("privacy_export"), speech("privacy-export")),
        button(Press("privacy_delete"), speech("privacy-delete"), DANGER),
    ]
    return message([speech("privacy-title"), kept, speech("privacy-not-kept")], [buttons])


def kept_screen(kept: Kept, server_name: Callable[[str], str], speech: Speech) -> ui.LayoutView:
    """What is kept about the reader, in words; long lists are shortened.

    `server_name` gives the name of a server by its id.
    """
    texts = [
        speech("privacy-yours"),
        _section("privacy-settings", _settings(kept["settings"], speech), speech),
        _section("privacy-names", _names(kept["names"], server_name, speech), speech),
        _section("privacy-seats", _seats(kept["seats"], kept["actions"], server_name, speech), speech),
        _section("privacy-hosted", _hosted(kept["hosted"], server_name, speech), speech),
        _section("privacy-results", _results(kept["results"], server_name, speech), speech),
    ]
    nothing = speech("privacy-nothing") if not any(texts[1:]) else ""
    buttons = [
        button(Press("privacy"), speech("privacy-back")),
        button(Press("privacy_export"), speech("privacy-export")),
        button(Press("privacy_delete"), speech("privacy-delete"), DANGER),
    ]
    return message([shorten("\n\n".join(text for text in [*texts, nothing] if text), KEPT_LIMIT)], [buttons])


def confirm_delete_screen(speech: Speech) -> ui.LayoutView:
    """Asks whether everything is really to be deleted."""
    buttons = [
        button(Press("privacy_delete_surely"), speech("privacy-delete-surely"), DANGER),
        button(Press("privacy"), speech("privacy-keep")),
    ]
    return message([speech("privacy-delete-question")], [buttons])


# ---------------------------------------------------------------- the sections


def _section(key: str, lines: Iterable[str], speech: Speech) -> str:
    """A heading and its first lines, and how many more there are; nothing where there are none."""
    every = list(lines)
    if not every:
        return ""
    more = [speech("privacy-more", lines=len(every) - SHOWN)] if len(every) > SHOWN else []
    return "\n".join([speech(key), *(f"- {line}" for line in every[:SHOWN]), *more])


def _settings(settings: Mapping[str, Any] | None, speech: Speech) -> Iterator[str]:
    if settings is None:
        return
    language = settings["language"]
    yield speech("privacy-setting-language", language="none" if language is None else own_name(language))
    yield speech("privacy-setting-sort", sort=settings["sort"])
    yield speech("privacy-setting-pings", pings=settings["pings"])


def _names(names: Sequence[Mapping[str, Any]], server_name: Callable[[str], str], speech: Speech) -> Iterator[str]:
    for row in names:
        yield speech("privacy-name", name=safe_name(row["name"]), server=server_name(row["guild_id"]))


def _seats(
    seats: Sequence[Mapping[str, Any]],
    actions: Sequence[Mapping[str, Any]],
    server_name: Callable[[str], str],
    speech: Speech,
) -> Iterator[str]:
    """A line a table, the newest first: where, when, and how many actions of theirs stand in its record."""
    done = Counter(action["table_id"] for action in actions)
    for seat in reversed(seats):
        yield speech(
            "privacy-seat",
            table=str(seat["table_id"]),
            **_about(seat, "created_at", server_name, speech),
            actions=done.pop(seat["table_id"], 0),
        )
    for table_id, count in done.items():
        yield speech("privacy-actions", table=str(table_id), actions=count)


def _hosted(tables: Sequence[Mapping[str, Any]], server_name: Callable[[str], str], speech: Speech) -> Iterator[str]:
    for row in reversed(tables):
        yield speech("privacy-host", table=str(row["id"]), **_about(row, "created_at", server_name, speech))


def _results(results: Sequence[Mapping[str, Any]], server_name: Callable[[str], str], speech: Speech) -> Iterator[str]:
    for row in reversed(results):
        yield speech(
            "privacy-result",
            **_about(row, "finished_at", server_name, speech),
            points=row["points"],
            rounds=row["rounds"],
            won="yes" if row["won"] else "no",
        )


def _about(
    row: Mapping[str, Any], moment: str, server_name: Callable[[str], str], speech: Speech
) -> dict[str, Argument]:
    """Which game, where and when; a game that is no longer played has its bare name."""
    key, day = f"{row['game']}-name", datetime.fromisoformat(row[moment])
    return {
        "game": speech(key) if speech.has(key) else row["game"],
        "server": server_name(row["guild_id"]),
        "day": format_date(day, format="medium", locale=speech.language),
    }
