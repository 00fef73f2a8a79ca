"""What several families of presses need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.language import Argument
from bot.screens.notices import notice

if TYPE_CHECKING:
    from bot.reply import Reply


async def tell(reply: Reply, key: str, **arguments: Argument) -> None:
    """Says one thing privately: in the private message that was pressed, or in a new one."""
    await reply.show(notice(reply.speech(key, **arguments)))
