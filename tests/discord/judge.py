"""The judge of every request the bot makes: by Discord's own description, and by the rules the description lacks."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tests.discord import command_limits, limits
from tests.discord.openapi import discord_openapi

Rule = Callable[[Any], Iterator[str]]


class Request(NamedTuple):
    """A request on the wire: path without "/api/v10"; body None, or JSON (`payload_json` where files go with it)."""

    method: str
    path: str
    body: Any = None


class Unlawful(AssertionError):
    """A request Discord would refuse, or that would call people it must not."""


def judge(requests: Sequence[Request]) -> None:
    """Judges requests, all their faults at once.

    Raises:
        Unlawful: some request breaks a rule.
    """
    found = [f"{request.method} {request.path}: {fault}" for request in requests for fault in faults(request)]
    if found:
        raise Unlawful("\n".join(found))


def faults(request: Request) -> Iterator[str]:
    """What is wrong with a request, the same fault possibly in two wordings."""
    description = discord_openapi()
    if description is not None:
        yield from description.complaints(*request)
    yield from our_faults(request)


def our_faults(request: Request) -> Iterator[str]:
    """What is wrong by the rules that Discord's description lacks."""
    for method, pattern, rule in RULES:
        if request.method == method and pattern.fullmatch(request.path) and request.body is not None:
            yield from rule(request.body)


def answer(body: Mapping[str, Any]) -> Iterator[str]:
    """The limits of the answer to an interaction, by its type."""
    data = body.get("data") or {}
    rule = ANSWERS.get(body["type"])
    if rule is not None:
        yield from rule(data)


ANSWERS: dict[int, Rule] = {
    4: limits.message,
    7: limits.message,
    8: command_limits.autocomplete,
    9: limits.modal,
}
"""Callback types: a message, an edit of the message that was pressed, choices while typing, a modal."""

RULES: list[tuple[str, re.Pattern[str], Rule]] = [
    (method, re.compile(pattern), rule)
    for method, pattern, rule in [
        ("POST", r"/interactions/\d+/[^/]+/callback", answer),
        ("POST", r"/channels/\d+/messages", limits.message),
        ("PATCH", r"/channels/\d+/messages/\d+", limits.message),
        ("POST", r"/webhooks/\d+/[^/]+", limits.message),
        ("PATCH", r"/webhooks/\d+/[^/]+/messages/(@original|\d+)", limits.message),
        ("PUT", r"/applications/\d+(/guilds/\d+)?/commands", command_limits.commands),
        ("POST", r"/applications/\d+(/guilds/\d+)?/commands", command_limits.commands),
    ]
]
