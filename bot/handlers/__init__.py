"""What is done for each verb of a press, a family of verbs a file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.app import App
from bot.custom_ids import Press
from bot.handlers import house_rules, information, languages, lobby, match, pings, privacy, stopping
from bot.reply import Reply

Handler = Callable[[App, Reply, Press], Awaitable[None]]

HANDLERS: Final[Mapping[str, Handler]] = {
    **lobby.HANDLERS,
    **match.HANDLERS,
    **stopping.HANDLERS,
    **house_rules.HANDLERS,
    **information.HANDLERS,
    **privacy.HANDLERS,
    **languages.HANDLERS,
    **pings.HANDLERS,
}
"""A verb and who answers it: with the app, the reply and the press."""
