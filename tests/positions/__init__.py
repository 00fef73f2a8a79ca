"""Scenario positions, a module a game: what a scenario's keys mean in that game.

A module named like its game holds three functions:

- ``build(scenario)``: the state that the keys of a scenario describe. Raises ValueError for a key or value that means
  nothing.
- ``observe(state, key)``: what a key of ``then`` is in a state, as a value that can be compared and printed. Raises
  ValueError for an unknown key.
- ``expect(state, key, raw)``: the same value from the text of the scenario. The state is the one reached, for keys
  whose reading depends on it (a set is compared as a multiset, a run in order).
"""
