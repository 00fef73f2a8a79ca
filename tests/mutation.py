"""Mutation testing: makes one small mistake after another in the code and sees whether a test fails.

    python -m tests.mutation --sample 200 engine/thousand/rules tests/engine/thousand/rules tests/test_scenarios.py

The first path is the file or folder that gets the mistakes, the others go to pytest. Without ``--sample`` all mistakes
are tried; ``--at FILE:LINE`` names lines of them. Each that no test notices is printed, and how many there were.

Tests run in forks of one process that has collected them: first all, to know which test reaches which line, then
for each mistake those that reach its line, the quickest first, until one fails. A mistake is made by giving a function
other code, so that it is made under every name and decorator. Beside operators and constants, conditions are decided
and statements left out: a guard that no test needs is what is looked for.
"""

from __future__ import annotations

import argparse
import ast
import gc
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import coverage
import pytest

OPERATORS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}

FUNCTIONS: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}

AT_DEFINITION: Final = ("args", "annotation", "returns", "decorator_list")
"""Parts of a function that are no part of its code."""


@dataclass(frozen=True)
class Mistake:
    """In a field of `parent`, in place `index` if it is a list, `new` stands instead of `old`.

    Attributes:
        function: the outermost function it is in, by its qualified name and the number of its first line.
        lines: the numbers of the lines that run when the statement runs, those of statements inside it left out.
    """

    file: str
    tree: ast.Module
    function: tuple[str, int]
    lines: range
    statement: ast.stmt
    parent: ast.AST
    field: str
    index: int | None
    old: ast.AST
    new: ast.AST

    def __str__(self) -> str:
        """Where it is, and what becomes of what."""
        right, wrong = _text(self.statement), _text(ast.Pass())
        if self.old is not self.statement:
            self.put(self.new)
            wrong = _text(self.statement)
            self.put(self.old)
        right, wrong = _around_difference(right, wrong)
        return f"{self.file}:{self.statement.lineno} {self.function[0]}\n    - {right}\n    + {wrong}"

    def put(self, node: ast.AST) -> None:
        """Puts a node into its place."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node

    def code(self) -> CodeType:
        """The code of the outermost function with the mistake."""
        self.put(self.new)
        code = compile(ast.fix_missing_locations(self.tree), self.file, "exec")
        return next(each for each in _codes(code) if (each.co_qualname, each.co_firstlineno) == self.function)


def _text(node: ast.AST) -> str:
    """A statement, of which only what stands before the statements inside it."""
    lines = ast.unparse(ast.fix_missing_locations(node)).splitlines()
    end = next((number for number, line in enumerate(lines) if line.endswith(":")), len(lines) - 1)
    return " ".join(lines[: end + 1])


def _around_difference(right: str, wrong: str) -> tuple[str, str]:
    """Two lines, with fifty characters before what is different and after it."""
    same = _alike(right, wrong)
    end = _alike(right[same:][::-1], wrong[same:][::-1])
    first = max(same - 50, 0)
    return right[first : len(right) - end + 50], wrong[first : len(wrong) - end + 50]


def _alike(one: str, other: str) -> int:
    """With how many characters both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


# ---------------------------------------------------------------- mistakes


def mistakes_in(file: Path) -> Iterator[Mistake]:
    """All mistakes that can be made in the functions of a file, in its order."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    classes = [each for each in tree.body if isinstance(each, ast.ClassDef)]
    for name, body in [("", tree.body), *((f"{each.name}.", each.body) for each in classes)]:
        for node in body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                for statement, place in _places(node, node):
                    for new in _instead(*place):
                        function, lines = (name + node.name, first), _lines(statement)
                        yield Mistake(str(file), tree, function, lines, statement, *place, new)


_Place = tuple[ast.AST, str, int | None, ast.AST]


def _places(parent: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.stmt, _Place]]:
    """Every node below another, with the innermost statement it belongs to."""
    for field, value in ast.iter_fields(parent):
        if field in AT_DEFINITION:
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(node, ast.AST) and not _is_docstring(node):
                innermost = node if isinstance(node, ast.stmt) else statement
                yield innermost, (parent, field, index, node)
                yield from _places(node, innermost)


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _lines(statement: ast.stmt) -> range:
    if isinstance(statement, ast.Break | ast.Continue):  # a jump may be taken without its line being run
        return range(statement.lineno - 1, statement.lineno + 1)
    inner = [node.lineno for _, (_, _, _, node) in _places(statement, statement) if isinstance(node, ast.stmt)]
    return range(statement.lineno, max(min(inner, default=(statement.end_lineno or 0) + 1), statement.lineno + 1))


def _instead(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in a place by mistake."""
    match node:
        case ast.Expr() | ast.Raise() | ast.AugAssign() | ast.Delete():
            yield ast.Pass()
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BoolOp():
            yield from node.values
        case ast.Name(id=name) if name in FUNCTIONS:
            yield ast.Name(id=FUNCTIONS[name], ctx=node.ctx)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(value=not value)
        case ast.Constant(value=int(value) | float(value)):
            yield ast.Constant(value=value + 1)
        case ast.Constant(value=str(value)) if not isinstance(parent, ast.JoinedStr | ast.FormattedValue | ast.Assert):
            yield ast.Constant(value=f"{value}?")
    if type(node) in OPERATORS:
        yield OPERATORS[type(node)]()
    if field in ("test", "ifs", "guard") and not isinstance(parent, ast.Assert):
        yield ast.Constant(value=True)
        yield ast.Constant(value=False)


# ---------------------------------------------------------------- trying


class Trial:
    """A pytest plugin that does not run the tests once, but for each mistake."""

    def __init__(self, target: Path, sample: int | None, seed: int, places: Collection[str]) -> None:
        self.files = sorted(target.rglob("*.py")) if target.is_dir() else [target]
        made = [mistake for file in self.files for mistake in mistakes_in(file)]
        self.mistakes = [each for each in made if not places or f"{each.file}:{each.statement.lineno}" in places]
        if sample is not None and sample < len(self.mistakes):
            chosen = sorted(random.Random(seed).sample(range(len(self.mistakes)), sample))
            self.mistakes = [self.mistakes[number] for number in chosen]

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """Counterexamples need not be small."""
        from hypothesis import Phase, settings  # when pytest is ready for it

        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("mutation", settings.get_profile("steady"), phases=phases)
        settings.load_profile("mutation")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Makes all mistakes.

        Raises:
            pytest.UsageError: a test fails before.
        """
        items = {item.nodeid: item for item in session.items}
        with tempfile.TemporaryDirectory() as folder:
            told = Path(folder) / "reached.json"
            if not _passes(lambda: _measure(items.values(), self.files, told), patience=3600):
                raise pytest.UsageError("the tests fail before a mistake is made")
            reached, seconds = json.loads(told.read_text(encoding="utf-8"))
        functions, counts = _functions(), Counter[str]()
        for mistake in self.mistakes:
            tests = {test for line in mistake.lines for test in reached.get(f"{mistake.file}:{line}", ())}
            quickest = sorted(tests, key=seconds.__getitem__)
            outcome = "survived" if quickest else "reached by no test"
            if quickest and not _passes(
                lambda: _run({items[test]: seconds[test] for test in quickest}, mistake, functions),  # noqa: B023
                patience=sum(seconds[test] for test in quickest),
            ):
                outcome = "noticed"
            else:
                print(f"{outcome}: {mistake}", flush=True)
            counts[outcome] += 1
        print(f"{len(self.mistakes)} mistakes: {dict(counts)}", flush=True)
        return True


_Functions = dict[tuple[str, str, int], list[FunctionType]]


def _functions() -> _Functions:
    """All functions that there are, by file, qualified name and first line."""
    found: _Functions = {}
    for function in gc.get_objects():
        if isinstance(function, FunctionType):
            code = function.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(function)
    return found


def _caches() -> list[_lru_cache_wrapper[Any]]:
    return [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _measure(items: Iterable[pytest.Item], files: list[Path], told: Path) -> None:
    """Writes down which tests reach which lines, and the seconds of the processor that each takes."""
    seconds = {}
    names = {str(file.resolve()): str(file) for file in files}
    measured = coverage.Coverage(None, config_file=False, include=[*names], concurrency=["thread", "greenlet"])
    measured.start()
    caches = _caches()
    for item in items:
        measured.switch_context(item.nodeid)
        begun = time.process_time()
        _run_one(item, caches)
        seconds[item.nodeid] = time.process_time() - begun
    measured.stop()
    data = measured.get_data()
    lines = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
    reached = {f"{names[file]}:{line}": tests for file in lines for line, tests in lines[file].items()}
    told.write_text(json.dumps([reached, seconds]), encoding="utf-8")


def _run(items: Mapping[pytest.Item, float], mistake: Mistake, functions: _Functions) -> None:
    """Runs tests with a mistake; one that takes ten times the seconds that it took without ends the process."""
    code = mistake.code()
    for function in functions[str(Path(mistake.file).resolve()), *mistake.function]:
        function.__code__ = code
    caches = _caches()
    for item, seconds in items.items():
        signal.setitimer(signal.ITIMER_PROF, 2 + 10 * seconds)
        _run_one(item, caches)


def _run_one(item: pytest.Item, caches: Iterable[_lru_cache_wrapper[Any]]) -> None:
    """Runs a test that finds nothing remembered: what was, at import or by other tests, had no mistake in it."""
    for cache in caches:
        cache.cache_clear()
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


class _EndAtFailure:
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(1)


def _passes(run: Callable[[], None], patience: float) -> bool:
    """Whether tests pass in a fork; one that sleeps for ever is broken off after thirty times the `patience` (s)."""
    child = os.fork()
    if child == 0:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        try:
            run()
        except BaseException:
            os._exit(1)
        os._exit(0)
    deadline = time.monotonic() + 60 + 30 * patience
    while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0):
        if time.monotonic() > deadline:
            os.kill(child, 9)
        time.sleep(0.02)
    return ended[1] == 0


def main(arguments: list[str]) -> int:
    """Makes mistakes and tells which are not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation")
    parser.add_argument("--sample", type=int, help="so many mistakes, by chance")
    parser.add_argument("--seed", type=int, default=1, help="of the chance")
    parser.add_argument("--at", action="append", default=[], metavar="FILE:LINE", help="only here (may be repeated)")
    parser.add_argument("target", type=Path, help="file or folder that gets the mistakes")
    own, tests = parser.parse_known_args(arguments)
    trial = Trial(own.target, own.sample, own.seed, own.at)
    with tempfile.TemporaryDirectory() as folder:
        options = ["-p", "no:cacheprovider", "-p", "no:randomly", "--capture=no", f"--basetemp={folder}/tests"]
        return int(pytest.main([*options, *tests], plugins=[trial, _EndAtFailure()]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
