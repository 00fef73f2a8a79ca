"""The settings of a running bot: from the environment, and from a file ``.env`` in the working directory.

The environment goes before the file. Names may be written in any case; what is empty counts as not given; names we
do not know are passed over, since an environment holds much that is not ours.
"""

from __future__ import annotations

import os
import re
from typing import Any, Final, Literal

import pydantic
from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

_TOKEN: Final = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
"""Three parts of letters, digits, ``_`` and ``-``: the shape of a bot token."""


class SettingsError(Exception):
    """A setting is missing or wrong. ``str(error)`` is one line that names the variable and shows no secret."""


class Settings(BaseSettings):
    """What the owner of the bot has chosen. Fields are the variables of ``.env.example`` in lower case."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8-sig",  # Windows' editors begin a file with a mark
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    """The token of the bot; needed for Discord, not for the playground."""

    database_url: str = Field(default="sqlite+aiosqlite:///data/duizenden.db", min_length=1, repr=False)
    """Where everything is kept. May hold a password."""

    computer_pace: float = Field(default=1.5, ge=0, le=60, allow_inf_nan=False)
    """Seconds a computer takes for a move, so that people can follow."""

    search_workers: int = Field(default=max(1, (os.cpu_count() or 2) - 1), ge=0, le=64)
    """Processes in which the strongest computers think; 0: they think inside the bot."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"] = "INFO"
    """The least that is logged."""

    default_language: Literal["af", "en", "nl", "ru"] = "en"
    """The language where neither player nor server nor Discord asks for one we speak."""

    sync_guild: int | None = Field(default=None, gt=0, lt=2**63)
    """A server on which the commands appear at once; None: everywhere, which may take Discord an hour."""

    board_interval: float = Field(default=1.0, ge=0, le=60, allow_inf_nan=False)
    """Seconds between two edits of one board."""

    @pydantic.field_validator("discord_token")
    @classmethod
    def _shape_of_token(cls, token: SecretStr | None) -> SecretStr | None:
        if token is None or _TOKEN.fullmatch(token.get_secret_value()):
            return token
        raise ValueError(
            "is no bot token: copy it from the page “Bot” of the developer portal, nothing before or after"
        )

    @pydantic.field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @pydantic.field_validator("default_language", mode="before")
    @classmethod
    def _lower(cls, language: object) -> object:
        return language.lower() if isinstance(language, str) else language

    def required_token(self) -> str:
        """The token, for logging in at Discord.

        Raises:
            SettingsError: there is none.
        """
        if self.discord_token is None:
            raise SettingsError("DISCORD_TOKEN is missing: put it into .env or into the environment")
        return self.discord_token.get_secret_value()


def load_settings(**overrides: Any) -> Settings:
    """The settings; an override goes before environment and file.

    Raises:
        SettingsError: a value is wrong, or ``.env`` cannot be read.
        TypeError: an override is no setting.
    """
    if unknown := overrides.keys() - Settings.model_fields.keys():
        raise TypeError(f"no such setting: {min(unknown)}")
    try:
        return Settings(**overrides)
    except pydantic.ValidationError as error:
        raise SettingsError(_line(error)) from None
    except (OSError, UnicodeError) as error:
        raise SettingsError(f".env cannot be read as UTF-8 text: {type(error).__name__}") from None


def _line(error: pydantic.ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    name = str(first["loc"][0]).upper()
    return f"{name}: {first['msg'].removeprefix('Value error, ')}"
