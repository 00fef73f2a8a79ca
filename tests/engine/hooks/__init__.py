"""What the laws of every game have to know of one game, a module a game.

A module named like its game holds:

- ``RULES``: a strategy that draws any house rules (`tests.engine.laws.every_field_free` makes one).
- ``cards(state)``: every card of the position, wherever it lies, each once.
- ``reshuffled(state, seat, chance)``: the same position with all that the seat may not know dealt anew among the places
  where it lies; for seat None, all that not everybody may know.
- ``some_action(state, chance)``: any action, sensible or not.
- ``takes_back(action)``: whether it takes back the move before it.
- ``moves_a_round(state)``: how many moves a round has at most, those taken back not counted.
"""
