"""The web server of the playground: simcord's preview, with pages that show by themselves what has changed."""

# simcord's preview has no public way to add to its pages or to show another channel.
# ruff: noqa: SLF001

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

from aiohttp import web
from simcord.actors import MemberActor
from simcord.backend.access import can_access_channel
from simcord.backend.errors import SetupError
from simcord.backend.models import Channel, Message
from simcord.builders import ChannelHandle
from simcord.preview import Preview
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.playground.local_discord import LocalDiscord

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = {"0.0.0.0", "::"}  # noqa: S104 - only where somebody asks for it

KEY: Final = "playground"
"""What stands behind the # of the address. Not secret: the server listens to this machine's own pages only."""

FILES: Final = {"/playground.js": "application/javascript", "/playground.css": "text/css"}
"""Our files, which lie beside this one, and what they are."""

OURS: Final = (*FILES, "/changes", "/go")
"""What is asked for besides the preview's own: our files, what is new, and another channel."""

HEAD: Final = """<head>
    <script src="/playground.js"></script>
    <link rel="stylesheet" href="/playground.css">"""


class _Any(set[str]):
    """Every name there is."""

    def __contains__(self, _: object) -> bool:
        return True


class PlaygroundServer(PreviewServer):
    """Serves the pages of a preview.

    Attributes:
        address: where a browser finds them, once the preview is entered.
    """

    _STATIC_FILES: ClassVar[dict[str, str]] = {**PreviewServer._STATIC_FILES, **dict.fromkeys(OURS, "")}

    def __init__(self, preview: Preview, local: LocalDiscord, *, host: str, port: int, refresh: bool) -> None:
        super().__init__(preview, port)
        self._local = local
        self._host = host
        self._refresh = refresh
        self._run = secrets.token_hex(4)
        self._changed = datetime.now(UTC)
        self._one_at_a_time = asyncio.Lock()
        preview._server = self
        preview.capability = KEY
        local.watch(self._notice)

    @property
    def address(self) -> str:
        """Where a browser finds the playground."""
        host = LOOPBACK if self._host in EVERYWHERE else self._host
        return f"http://{host}:{self.port}/"

    async def start(self) -> None:
        """Listens at the host that was asked for; simcord itself knows this machine's own address only.

        Raises:
            SetupError: the port is taken.
        """
        wanted = self._requested_port
        if self._host != LOOPBACK:
            self._requested_port = 0
        await super().start()
        self.runner._shutdown_timeout = 1.0  # pages that are open would hold up the end for a minute
        if self._host != LOOPBACK:
            self.site = web.TCPSite(self.runner, self._host, wanted)
            try:
                await self.site.start()
            except OSError as error:
                raise SetupError(f"preview could not bind port {wanted}") from error
            self.port = wanted

    def _allowed_hosts(self) -> set[str]:
        """The names under which pages may call us, against pages of others that have a name point here."""
        return _Any() if self._host in EVERYWHERE else super()._allowed_hosts() | {f"{self._host}:{self.port}"}

    def _authorized(self, request: Any, *, context: str | None = None) -> bool:
        """Only pages of this server may ask."""
        headers = request.headers
        origin = headers.get("Origin")
        ours = origin is None or urlsplit(origin).netloc == headers.get("Host")
        known = headers.get("X-Simcord-Capability") == KEY and context in {None, headers.get("X-Simcord-Context")}
        return ours and known and headers.get("Host", "") in self._allowed_hosts()

    async def _index(self, request: Any) -> Any:
        """The page, with our files before its own."""
        page = await super()._index(request)
        page.text = page.text.replace("<head>", HEAD, 1)
        return page

    async def _static(self, request: Any) -> Any:
        if request.path not in OURS:
            return await super()._static(request)
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        if request.path in FILES:
            text = Path(__file__).with_name(request.path[1:]).read_text(encoding="utf-8")
            return web.Response(text=text, content_type=FILES[request.path], headers=self._SECURITY_HEADERS)
        page = self.preview._pages.get(request.query.get("page", ""))
        if request.path == "/go" and page is not None:
            async with self._one_at_a_time:
                self._go(page, request.query.get("channel", ""))
        return web.json_response(self._changes(page), headers=self._SECURITY_HEADERS)

    async def _action(self, request: Any) -> Any:
        """Acts of several windows come one after the other, each in the channel that its window shows."""
        async with self._one_at_a_time:
            page = self.preview._pages.get(request.headers.get("X-Simcord-Context", ""))
            if page is not None:
                self.preview.channel = self._handle(page.channel_id)
            return await super()._action(request)

    def _changes(self, page: _Page | None) -> dict[str, Any]:
        """Which run of the playground this is, whether a page shows less than there is, and where one can look."""
        if page is None:
            return {"run": self._run, "stale": False, "channels": [], "channel": ""}
        return {
            "run": self._run,
            "stale": self._refresh and self._is_stale(page),
            "channels": [{"id": str(channel.id), "name": channel.name} for channel in self._channels(page.viewer)],
            "channel": str(page.channel_id),
        }

    def _is_stale(self, page: _Page) -> bool:
        return page.published_at is not None and datetime.fromisoformat(page.published_at) < self._changed

    def _channels(self, viewer: MemberActor) -> list[Channel]:
        """The channel and its threads, as far as somebody may look into them."""
        every = self._local.backend.channels.values()
        return [
            channel for channel in every if channel.guild_id and can_access_channel(self._local, channel.id, viewer)
        ]

    def _go(self, page: _Page, channel_id: str) -> None:
        """Has a page show another channel; does nothing if the viewer may not look into it."""
        preview = self.preview
        if channel_id in {str(channel.id) for channel in self._channels(page.viewer)}:
            preview._clear_page_assets(page)
            preview._reset_queries(page)
            page.channel_id = int(channel_id)
            page.target_id = page.window_end_id = preview._initial_target(page.viewer, page.channel_id)
            page.modal = page.modal_handle = None
            page.generation += 1
            preview._publish(page, reason="navigation")

    def _handle(self, channel_id: int) -> ChannelHandle:
        return ChannelHandle(self._local, self._local.guild, self._local.backend.get_channel(channel_id))

    def _notice(self, _: Message) -> None:
        self._changed = datetime.now(UTC)
