"""Pictures of the emoji that the bot has uploaded; simcord keeps their names only."""

from __future__ import annotations

import base64
import re

from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE

_UPLOAD = re.compile(r"/applications/\d+/emojis")
_DATA = re.compile(r"data:image/(?P<kind>\w+);base64,(?P<text>.+)", re.DOTALL)


def uploaded_emoji(backend: Backend) -> dict[str, tuple[str, bytes]]:
    """The emoji whose upload is among the requests that are still kept: file name and content, by address."""
    ids = {emoji.name: emoji.id for emoji in backend.application_emojis.values()}
    found = {}
    for request in backend.http_requests:
        if request.method == "POST" and _UPLOAD.fullmatch(request.path) and isinstance(request.json, dict):
            picture = _DATA.fullmatch(request.json["image"])
            name = request.json["name"]
            if picture and name in ids:
                data = base64.b64decode(picture["text"])
                found[f"{CDN_BASE}/emojis/{ids[name]}.png"] = f"{name}.{picture['kind']}", data
    return found
