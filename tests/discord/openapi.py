"""Discord's own description of its API as a judge of request bodies.

The description is Discord's `openapi.json` (MIT licence), too large and too often renewed to be kept here. It is found
by the environment variable `DISCORD_OPENAPI`, else beside the project in `../shared/discord-openapi.json`; without it
nothing is judged by it, and the tests that lean on it are skipped, visibly.
"""

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema_rs

ROOT = Path(__file__).parents[2]
ROOT_URI = "urn:discord"


def description_file() -> Path | None:
    """The file with Discord's description of its API, or None where there is none.

    Raises:
        FileNotFoundError: `DISCORD_OPENAPI` names a file that does not exist.
    """
    if named := os.environ.get("DISCORD_OPENAPI"):
        file = Path(named)
        if not file.is_file():
            raise FileNotFoundError(f"DISCORD_OPENAPI names {named}, which is not a file")
        return file
    beside = ROOT.parent / "shared" / "discord-openapi.json"
    return beside if beside.is_file() else None


class OpenApi:
    """Judges bodies by a description of an API; a schema is compiled the first time its endpoint is used."""

    def __init__(self, description: dict[str, Any]) -> None:
        self._paths: dict[str, dict[str, Any]] = description["paths"]
        self._templates = [(_pattern(path), path) for path in sorted(self._paths, key=_wildness)]
        self._registry = jsonschema_rs.Registry([(ROOT_URI, _corrected(description))], draft=jsonschema_rs.Draft202012)
        self._compiled: dict[tuple[str, str], jsonschema_rs.Draft202012Validator] = {}

    def complaints(self, method: str, path: str, body: Any) -> Iterator[str]:
        """What Discord would not take in this request. A path is without "/api/v10", as in "/channels/1/messages"."""
        template = next((template for pattern, template in self._templates if pattern.fullmatch(path)), None)
        operation = self._paths.get(template or "", {}).get(method.lower())
        if template is None or operation is None:
            yield f"Discord has no {method} {path}"
        elif body is not None:
            schema = operation.get("requestBody", {}).get("content", {}).get("application/json")
            if schema is None:
                yield f"{method} {template} takes no body"
            else:
                for error in self._validator(method.lower(), template).iter_errors(body):
                    yield _explain(error)

    def _validator(self, method: str, template: str) -> jsonschema_rs.Draft202012Validator:
        key = method, template
        if key not in self._compiled:
            steps = ("paths", template, method, "requestBody", "content", "application/json", "schema")
            pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1"), safe="~") for step in steps)
            reference = {"$ref": f"{ROOT_URI}#/{pointer}"}
            self._compiled[key] = jsonschema_rs.Draft202012Validator(reference, registry=self._registry, mask="it")
        return self._compiled[key]


@cache
def discord_openapi() -> OpenApi | None:
    """Discord's own description, read once; None where the file is missing."""
    file = description_file()
    return None if file is None else OpenApi(json.loads(file.read_text(encoding="utf-8")))


def _corrected(description: dict[str, Any]) -> dict[str, Any]:
    """The description as Discord lives it: an id may be written as a number too."""
    schemas = description["components"]["schemas"]
    snowflake = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    return {
        **description,
        "components": {**description["components"], "schemas": {**schemas, "SnowflakeType": snowflake}},
    }


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile("/".join("[^/]+" if part.startswith("{") else re.escape(part) for part in template.split("/")))


def _wildness(template: str) -> int:
    """Fewest placeholders first, so that ".../messages/pins" is found before ".../messages/{message_id}"."""
    return template.count("{")


def _explain(error: Any) -> str:
    """The innermost cause, with the place in the body: a choice among schemas says only that none fits."""
    cause = _cause(error)
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in cause.instance_path)
    return f"{place.lstrip('.') or 'body'}: {cause.message}"


def _cause(error: Any) -> Any:
    branches = getattr(error.kind, "context", None)
    if not branches:
        return error
    meant = [branch for branch in branches if not any(_wrong_kind(error, inner) for inner in branch)] or branches
    return _cause(min(meant, key=len)[0])


def _wrong_kind(error: Any, inner: Any) -> bool:
    """Whether a branch fails because it is for another type of component or option, or for null."""
    depth = len(inner.instance_path) - len(error.instance_path)
    at_type = depth == 1 and inner.instance_path[-1] == "type"
    return at_type or (depth == 0 and inner.kind.name == "type")
