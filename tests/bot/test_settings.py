"""Settings: from the environment and .env, and one line that names what is wrong with them."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pydantic
import pytest

from bot.settings import Settings, SettingsError, load_settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.notARealToken_but-of-its-shape1234567"
NAMES = [name.upper() for name in Settings.model_fields]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory and an environment without our variables."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.upper() in NAMES]:
        monkeypatch.delenv(name)
    return tmp_path


def refused(**overrides: object) -> str:
    with pytest.raises(SettingsError) as problem:
        load_settings(**overrides)
    line = str(problem.value)
    assert "\n" not in line
    assert problem.value.__cause__ is None
    assert problem.value.__suppress_context__
    return line


def test_the_defaults() -> None:
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///data/duizenden.db"
    assert (settings.computer_pace, settings.board_interval) == (1.5, 1.0)
    assert (settings.log_level, settings.default_language, settings.sync_guild) == ("INFO", "en", None)


def test_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "DISCORD_TOKEN": TOKEN,
        "database_url": "sqlite:///x.db",
        "Computer_Pace": "0",
        "LOG_LEVEL": "debug",
        "DEFAULT_LANGUAGE": "NL",
        "SYNC_GUILD": "1234567890123456789",
        "BOARD_INTERVAL": "2.5",
    }.items():
        monkeypatch.setenv(name, value)
    settings = load_settings()
    assert settings.required_token() == TOKEN
    assert settings.database_url == "sqlite:///x.db"
    assert (settings.computer_pace, settings.board_interval) == (0.0, 2.5)
    assert (settings.log_level, settings.default_language) == ("DEBUG", "nl")
    assert settings.sync_guild == 1234567890123456789


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_the_file(folder: Path, encoding: str) -> None:
    (folder / ".env").write_text(f'DISCORD_TOKEN="{TOKEN}"\n# a note\nlog_level=error\nNOT_OURS=x\n', encoding=encoding)
    settings = load_settings()
    assert settings.required_token() == TOKEN
    assert settings.log_level == "ERROR"


def test_override_before_environment_before_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("COMPUTER_PACE=3\nBOARD_INTERVAL=3\nSYNC_GUILD=3\n")
    monkeypatch.setenv("COMPUTER_PACE", "2")
    monkeypatch.setenv("BOARD_INTERVAL", "2")
    settings = load_settings(computer_pace=1)
    assert (settings.computer_pace, settings.board_interval, settings.sync_guild) == (1, 2, 3)


def test_what_is_empty_is_not_given(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=\nSYNC_GUILD=\nLOG_LEVEL=\n")
    monkeypatch.setenv("DATABASE_URL", "")
    assert load_settings() == Settings(_env_file=None)


def test_an_unknown_variable_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUIZENDEN_LOG_LEVEL", "nonsense")
    monkeypatch.setenv("DISCORD_TOKENS", "nonsense")
    assert load_settings().log_level == "INFO"


def test_a_token_is_needed_for_discord_only() -> None:
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is missing"):
        load_settings().required_token()


@pytest.mark.parametrize(
    "token",
    [
        "hunter2",
        "paste your token here",
        "hunter2.hunter2",
        f"Bot {TOKEN}",
        f"{TOKEN} hunter2",
        f"{TOKEN}.more",
        "..",
        "hunter2.hünter2.hunter2",
        f"{TOKEN}\n",
    ],
)
def test_a_token_of_the_wrong_shape_is_named_and_not_shown(token: str) -> None:
    line = refused(discord_token=token)
    assert re.match(r"DISCORD_TOKEN: is no bot token", line)
    assert token.strip() not in line
    assert "hunter2" not in line


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("COMPUTER_PACE", "-1", "greater than or equal to 0"),
        ("COMPUTER_PACE", "61", "less than or equal to 60"),
        ("COMPUTER_PACE", "fast", "valid number"),
        ("COMPUTER_PACE", "nan", "finite"),
        ("BOARD_INTERVAL", "inf", "finite"),
        ("BOARD_INTERVAL", "-0.1", "greater than or equal to 0"),
        ("LOG_LEVEL", "LOUD", "'DEBUG', 'INFO', 'WARNING', 'ERROR' or 'CRITICAL'"),
        ("DEFAULT_LANGUAGE", "fy", "'nl' or 'ru'"),
        ("SYNC_GUILD", "my server", "valid integer"),
        ("SYNC_GUILD", "0", "greater than 0"),
        ("SYNC_GUILD", str(2**63), "less than"),
    ],
)
def test_a_wrong_value_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str, says: str) -> None:
    monkeypatch.setenv(name, value)
    line = refused()
    assert line.startswith(f"{name}: ")
    assert says in line


def test_one_line_even_if_much_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPUTER_PACE", "fast")
    monkeypatch.setenv("LOG_LEVEL", "LOUD")
    assert refused().startswith("COMPUTER_PACE: ")


def test_a_file_in_another_encoding(folder: Path) -> None:
    (folder / ".env").write_text("LOG_LEVEL=INFO\n", encoding="utf-16")
    assert refused() == ".env cannot be read as UTF-8 text: UnicodeDecodeError"


def test_a_file_that_cannot_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").touch()

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pydantic_settings.sources.providers.dotenv.dotenv_values", denied)
    assert refused() == ".env cannot be read as UTF-8 text: PermissionError"


def test_an_override_of_nothing_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError, match="no such setting: tokn"):
        load_settings(tokn="x")


def test_settings_show_no_secret() -> None:
    settings = load_settings(discord_token=TOKEN, database_url="postgres://bot:hunter2@host/cards")
    for text in (repr(settings), str(settings), f"{settings!r}"):
        assert TOKEN not in text
        assert "hunter2" not in text


def test_settings_are_frozen() -> None:
    with pytest.raises(pydantic.ValidationError):
        load_settings().log_level = "DEBUG"  # type: ignore[misc]


def test_the_example_names_every_setting_with_its_default_and_a_note() -> None:
    example = Path(__file__).parents[2] / ".env.example"
    blocks = [block.splitlines() for block in example.read_text().split("\n\n")[1:]]
    assert [block[-1].partition("=")[0] for block in blocks] == NAMES
    assert all(len(block) > 1 and all(line.startswith("# ") for line in block[:-1]) for block in blocks)
    (Path.cwd() / ".env").write_text(example.read_text())
    assert load_settings() == Settings(_env_file=None)
