"""What several families of presses need."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.app import App
from bot.language import Argument
from bot.reply import Reply
from bot.screens.notices import notice
from bot.tables import Outcome


async def answer_and_show(app: App, reply: Reply, outcome: Outcome, answer: Awaitable[None]) -> None:
    """The presser's own answer first, then everybody else's; a failing answer never keeps the others from theirs."""
    try:
        await answer
    finally:
        await app.consequences.announce(outcome, reply.person.user_id)


async def tell(reply: Reply, key: str, **arguments: Argument) -> None:
    """Says one thing privately: in the private message that was pressed, or in a new one."""
    await reply.show(notice(reply.speech(key, **arguments)))
