"""How the best disjoint melds are found among many cards; `engine.duizenden.arrange` asks the questions.

`cases` and `question` say what is to be arranged, `runs` and `sets` what can happen at one place, `books` and `stages`
how that is written for the `sweep` over all places, `rebuild` and `layout` turn its result into lays, and `solve` puts
it all together. `take` decides whether the open pile may be taken.
"""
