"""What can be read at any time: the rule book and the leaderboard."""

from __future__ import annotations

import discord

from bot.app import App
from bot.custom_ids import Press
from bot.handlers.house_rules import server_rules
from bot.reply import Reply
from bot.screens import SCREENS
from bot.screens.rule_book import rules_screen
from bot.screens.scores import ALL_GAMES, PAGE, Scores, public_scores_screen, scores_screen
from bot.store import leaderboard
from bot.tables import Problem
from engine.game import Rules

# ---------------------------------------------------------------- the rule book


async def show_rules(reply: Reply, game: str, rules: Rules, page: int, table_id: int) -> None:
    """A page of the rule book with some house rules; `table_id` is the table they are of, 0 for the server's."""
    pages = SCREENS[game].rule_book(rules, reply.speech)
    await reply.show(rules_screen(game, pages, page, reply.speech, table=table_id))


async def turn_rules(app: App, reply: Reply, press: Press) -> None:
    """`rules`: a page of the rule book, of a table or else of the game before the page's number."""
    game, _, number = press.argument.rpartition("/")
    page = _number(reply.chosen or number)
    if press.table:
        table = await app.tables.table(press.table)
        await show_rules(reply, table.saved.game, table.rules, page, table.id)
    else:
        game = _game(game)
        await show_rules(reply, game, await server_rules(app, game, reply.guild_id), page, 0)


# ---------------------------------------------------------------- the leaderboard


async def show_scores(app: App, reply: Reply, game: str, page: int) -> None:
    """A page of the leaderboard of the server, of one game or of all."""
    scores = await _scores(app, reply, game, page)
    await reply.show(scores_screen(scores, reply.person.user_id, reply.speech, commands=reply.commands))


async def turn_scores(app: App, reply: Reply, press: Press) -> None:
    """`scores`: another page of the leaderboard, in the private message or in a new one."""
    game, _, number = press.argument.rpartition("/")
    await show_scores(app, reply, game, _number(number))


async def share_scores(app: App, reply: Reply, press: Press) -> None:
    """`scores_share`: posts the page into the channel for everybody."""
    if not _may_write(reply):
        raise Problem("may-not-write")
    game, _, number = press.argument.rpartition("/")
    scores = await _scores(app, reply, game, _number(number))
    speech = await app.preferences.public_speech(reply.interaction.guild)
    view = public_scores_screen(scores, speech)
    view.stop()
    note = reply.speech("scores-shared")
    await reply.update(scores_screen(scores, reply.person.user_id, reply.speech, commands=reply.commands, note=note))
    await reply.interaction.followup.send(view=view, allowed_mentions=discord.AllowedMentions.none())


async def _scores(app: App, reply: Reply, game: str, page: int) -> Scores:
    """A page; one beyond the last counts as the last."""
    wanted = None if game == ALL_GAMES else _game(game)
    page = max(page, 0)
    lines, people = await app.store.read(leaderboard.scores, reply.guild_id, wanted, offset=page * PAGE, limit=PAGE)
    if not lines and people:
        return await _scores(app, reply, game, (people - 1) // PAGE)
    return Scores(lines, people, page, game)


def _may_write(reply: Reply) -> bool:
    allowed = reply.interaction.permissions
    in_thread = isinstance(reply.interaction.channel, discord.Thread)
    return allowed.send_messages_in_threads if in_thread else allowed.send_messages


# ---------------------------------------------------------------- what stands in a press


def _number(text: str) -> int:
    """A page; what is no number counts as the first."""
    try:
        return min(int(text), 10**6)
    except ValueError:
        return 0


def _game(name: str) -> str:
    if name not in SCREENS:
        raise Problem("no-such-game")
    return name


HANDLERS = {"rules": turn_rules, "scores": turn_scores, "scores_share": share_scores}
