"""The playground without a browser: what it serves, what it keeps from run to run, and how it ends."""

import asyncio
import importlib.util
import re
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot import playground
from bot.playground.pictures import uploaded_emoji
from bot.playground.session import NoPort, play
from tests.discord.little_bot import LittleClient
from tests.discord.play import ClientFactory, World
from tests.discord.window import Window, free_port, started, taken_port
from tests.patience import PATIENCE, until

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360f8cfc0000003010100c9fe92ef"
    "0000000049454e44ae426082"
)


@pytest.fixture
def run(tmp_path: Path, little_bot: ClientFactory) -> Callable[..., Any]:
    """Runs a playground with the little bot and opens a window on it."""

    @asynccontextmanager
    async def running(**options: Any) -> AsyncIterator[Window]:
        told: asyncio.Queue[str] = asyncio.Queue()
        asked = {
            "host": "127.0.0.1",
            "port": free_port(),
            "refresh": True,
            "repost": LittleClient.repost_tables,
            **options,
        }
        playing = asyncio.create_task(play(little_bot, memory=tmp_path / "threads.json", tell=told.put_nowait, **asked))
        telling = asyncio.create_task(told.get())
        await asyncio.wait([playing, telling], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not telling.done():
            telling.cancel()
            await playing
        address = re.findall(r"http://\S+", telling.result())[0]
        async with aiohttp.ClientSession() as http:
            window = Window(http, address)
            await window.open()
            yield window
            receipt = await window.do("close")
        assert receipt["settlement"] == "settled"
        await asyncio.wait_for(playing, PATIENCE)

    return running


async def test_a_command_is_carried_out_and_seen(run: Callable[..., Any]) -> None:
    async with run() as window:
        receipt = await window.start_table()
        assert not receipt["rejected"]
        assert "Count: 0" in window.text


async def test_four_people_with_their_languages(run: Callable[..., Any]) -> None:
    async with run() as window:
        assert [viewer["name"] for viewer in window.snapshot["viewers"]] == ["Anna", "Ben", "Cato", "Дима"]


async def test_a_table_is_posted_again_in_the_next_run(run: Callable[..., Any]) -> None:
    async with run() as window:
        await window.start_table()
        first = window.snapshot["timeline"]
    async with run() as window:
        assert "Count: 0" in window.text
        assert not set(first) & set(window.snapshot["timeline"])


async def test_a_thread_is_there_again_in_the_next_run(run: Callable[..., Any], tmp_path: Path) -> None:
    async with run() as window:
        await window.start_table(thread=True)
        names = [channel["name"] for channel in (await window.news())["channels"]]
        assert names == ["cards", "Table"]
        memory = tmp_path / "threads.json"
        await asyncio.to_thread(until, lambda: memory.exists() and "Table" in memory.read_text())
    async with run() as window:
        news = await window.news()
        thread = next(channel for channel in news["channels"] if channel["name"] == "Table")
        assert "Count: 0" not in window.text
        assert (await window.news("go", channel=thread["id"]))["channel"] == thread["id"]
        await window.look()
        assert "Count: 0" in window.text


async def test_damaged_memory_of_threads_is_no_memory(run: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "threads.json").write_text('{"half":')
    async with run() as window:
        assert [channel["name"] for channel in (await window.news())["channels"]] == ["cards"]


async def test_time_passes_as_on_the_wall_and_pages_learn_that_there_is_more_to_see(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LittleClient, "count_later", soon)
    async with run() as window:
        await window.start_table()
        await window.press("Later")
        assert "Count: 0" in window.text
        await until_stale(window)
        await window.look()
        assert "Count: 0" in window.text
        await window.do("refresh")
        assert "Count: 1" in window.text
        assert not (await window.news())["stale"]


async def test_a_page_that_shall_not_refresh_is_never_told(
    run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LittleClient, "count_later", soon)
    async with run(refresh=False) as window:
        await window.start_table()
        await window.press("Later")
        await asyncio.sleep(1.2)
        assert not (await window.news())["stale"]


async def until_stale(window: Window) -> None:
    for _ in range(20 * PATIENCE):
        if (await window.news())["stale"]:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the page never learned that there is more to see")


async def soon(client: LittleClient) -> None:
    await asyncio.sleep(0.6)
    await client.add_one()
    await client.redraw()


async def test_the_page_has_our_script_and_others_may_not_have_it(run: Callable[..., Any]) -> None:
    async with run() as window:
        async with window.http.get(window.address) as answer:
            assert '<script src="/playground.js">' in await answer.text()
        async with window.http.get(f"{window.address}playground.js") as answer:
            assert "atRest" in await answer.text()
        async with window.http.get(f"{window.address}playground.css") as answer:
            assert answer.content_type == "text/css"
        for path in ("", "playground.js", "playground.css", "changes"):
            async with window.http.get(window.address + path, headers={"Host": "evil.example"}) as answer:
                assert answer.status == 403
        origin = {**window.headers, "Origin": "http://evil.example"}
        async with window.http.post(f"{window.address}api/pages", json={}, headers=origin) as answer:
            assert answer.status == 401


@pytest.mark.parametrize("host", ["127.0.0.2", "0.0.0.0"])
async def test_another_address_of_this_machine(run: Callable[..., Any], host: str) -> None:
    async with run(host=host) as window:
        await window.start_table()
        assert "Count: 0" in window.text


async def test_the_next_port_is_taken_where_one_is_in_use(run: Callable[..., Any]) -> None:
    with taken_port() as port:
        async with run(port=port) as window:
            assert window.address != f"http://127.0.0.1:{port}/"


async def test_no_free_port_is_told(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.playground.session.PORTS", 1)
    with taken_port() as port, pytest.raises(NoPort, match=f"{port} .*are taken"):
        async with run(port=port):
            pytest.fail("it runs")


async def test_uploaded_emoji_have_pictures(world: World) -> None:
    emoji = await world.discord.as_bot(world.client.create_application_emoji(name="ace", image=PIXEL))
    assert uploaded_emoji(world.discord.backend) == {
        f"https://cdn.simcord.invalid/emojis/{emoji.id}.png": ("ace.png", PIXEL)
    }


def test_a_playground_that_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", {}.get)

    def never(*_: object) -> Any:
        pytest.fail("a client was made")

    assert playground.run_playground(never, repost=never) == 1
    assert capsys.readouterr().err == (
        "The playground needs simcord and linkify_it and regex: pip install 'duizenden[playground]'\n"
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_well(tmp_path: Path, number: signal.Signals) -> None:
    with started(tmp_path) as (process, _):
        process.send_signal(number)
        assert process.wait(10) == 0
