"""A start with a thousand saved tables beside one with none, each in a process of its own.

``pytest tests/bench/test_start_bench.py --benchmark-only -n 0 -s``
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from tests.bench.measure import report
from tests.bench.starting import save_tables

TABLES: Final = 1_000


def start(folder: Path) -> dict[str, float]:
    """What `tests.bench.starting` measures: seconds, and MB."""
    asked = [sys.executable, "-W", "ignore", "-m", "tests.bench.starting", str(folder)]
    told = subprocess.run(asked, check=True, capture_output=True, text=True, timeout=300).stdout
    return {what: round(float(value), 3) for what, value in json.loads(told).items()}


def test_a_start_with_a_thousand_tables(benchmark: Any, tmp_path: Path) -> None:
    """The aims: ready within a second, with 30 MB more than a bot that keeps no tables."""
    empty, full = tmp_path / "empty", tmp_path / "full"
    for folder, tables in ((empty, 0), (full, TABLES)):
        folder.mkdir()
        asyncio.run(save_tables(folder, tables))
    without = start(empty)
    found = benchmark.pedantic(lambda: start(full), rounds=1)
    report(benchmark, without_tables=without, with_a_thousand=found)
    assert found["ready"] < without["ready"] + 1
    assert found["memory"] < without["memory"] + 30
