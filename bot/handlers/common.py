"""What several families of presses need."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.app import App
from bot.language import Argument
from bot.reply import Reply
from bot.screens.notices import notice
from bot.tables import Outcome


async def answer_and_announce(app: App, reply: Reply, outcome: Outcome, answer: Awaitable[None]) -> None:
    """Answers the presser first, then tells everybody else; an answer that fails keeps nobody else from knowing."""
    try:
        await answer
    finally:
        await app.consequences.announce(outcome, reply.person.user_id)


async def tell(reply: Reply, key: str, **arguments: Argument) -> None:
    """Says one thing privately: in the private message that was pressed, or in a new one."""
    await reply.show(notice(reply.speech(key, **arguments)))
