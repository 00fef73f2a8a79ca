"""Threads outlive a run of the playground, empty but with their ids: tables that were in them find them again."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

from simcord.backend.models import Channel

from bot.playground.local_discord import LocalDiscord


class Threads:
    """The threads of one channel and the file in which they are remembered.

    Attributes:
        file: may be missing, or be damaged; then there were no threads.
    """

    def __init__(self, local: LocalDiscord, parent_id: int, file: Path | None) -> None:
        self.file = file
        self._local = local
        self._parent_id = parent_id
        self._saved: dict[str, str] = {}

    def restore(self) -> None:
        """Makes the threads of the last run again, before the client is there."""
        backend = self._local.backend
        for thread_id, name in self._remembered().items():
            backend.create_thread(
                self._parent_id, name, backend.bot_user.id, message_id=int(thread_id), broadcast=False
            )
        self._saved = self._open()

    def save(self) -> None:
        """Remembers the threads that are open now."""
        now = self._open()
        if now != self._saved and self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(now, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        self._saved = now

    def _open(self) -> dict[str, str]:
        channels = self._local.backend.channels.values()
        return {str(thread.id): thread.name or "" for thread in channels if self._is_open(thread)}

    def _is_open(self, channel: Channel) -> bool:
        details = channel.thread_metadata
        return channel.parent_id == self._parent_id and details is not None and not details.archived

    def _remembered(self) -> dict[str, str]:
        if self.file is not None:
            with contextlib.suppress(OSError, ValueError):
                remembered = json.loads(self.file.read_text(encoding="utf-8"))
                if isinstance(remembered, dict):
                    return {key: str(name) for key, name in remembered.items() if key.isascii() and key.isdecimal()}
        return {}
