"""What is done for each verb of a press, a family of verbs a file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final

from bot.handlers import house_rules, information, languages, lobby, match, pings, privacy, stopping

if TYPE_CHECKING:
    from bot.client import DuizendenClient
    from bot.custom_ids import Press
    from bot.reply import Reply

Handler = Callable[["DuizendenClient", "Reply", "Press"], Awaitable[None]]

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
"""A verb and who answers it: with the client, the reply and the press."""
