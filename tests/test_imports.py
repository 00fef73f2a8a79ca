"""No module of ours imports another that leads back to it, imports for types included."""

from __future__ import annotations

from graphlib import TopologicalSorter

import grimp


def test_imports_go_round_in_no_circle() -> None:
    graph = grimp.build_graph("bot", "engine", exclude_type_checking_imports=False, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert "bot.store.rows" in imports["bot.tables.table"]
    TopologicalSorter(imports).prepare()  # raises CycleError, which names the circle
