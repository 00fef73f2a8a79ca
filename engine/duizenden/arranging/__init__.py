"""How the best disjoint melds are found among many cards; `engine.duizenden.arrange` asks the questions.

To be read in this order: `cases` and `question` say what is to be arranged, `runs` and `sets` what can happen at one
place; `ground`, `run_book` and `set_book` write that down for a sweep. `stages` (with `corner` for runs round the
corner), `ending`, `beam`, `hope`, `search` and `sweep` are the sweep over all places, and `bound`, `prices`, `climb`,
`priced` and `priced_sweep` help it where there are very many ways. `rebuild` and `layout` make lays of its result,
and `solve` puts it all together. `take` decides whether the open pile may be taken; `suggest` names single melds.
"""
