"""The mistakes that are made to see whether a test notices them."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType

from tests.mutation import mistakes_in

CODE = '''"""Not a mistake."""

LIMIT = 3


class Till:
    def pay(self, coins: int = 1, *, twice: bool = False) -> str:
        """Not a mistake either."""
        if coins < LIMIT and not twice:
            self.refuse()
        return "paid"
'''


def wrong_lines(file: Path, code: str) -> list[str]:
    file.write_text(code, encoding="utf-8")
    return [str(mistake).partition("    + ")[2] for mistake in mistakes_in(file)]


def test_small_mistakes_are_made_in_the_code_of_functions(tmp_path: Path) -> None:
    assert wrong_lines(tmp_path / "till.py", CODE) == [
        "if coins < LIMIT:",
        "if not twice:",
        "if True:",
        "if False:",
        "if coins <= LIMIT and (not twice):",
        "if coins < LIMIT and twice:",
        "pass",
        "return 'paid?'",
    ]


def test_a_mistake_is_in_the_code_of_its_function_alone(tmp_path: Path) -> None:
    file = tmp_path / "sums.py"
    file.write_text("def add(a, b):\n    return a + b\n\n\ndef same(a):\n    return a + 0\n", encoding="utf-8")
    first, *_ = mistakes_in(file)
    assert first.function == ("add", 1)
    assert list(first.lines) == [2]
    add = FunctionType(first.code(), {})
    assert add(5, 3) == 2
