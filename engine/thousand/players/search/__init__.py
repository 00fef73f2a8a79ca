"""The search of the computer players: determinizations, playouts, exact endings, the chance to win the match.

Nothing in here sees a state. It starts from a view and what its seat remembers, imagines where the hidden cards
may be, and tries moves out there. Players are numbered 0 to 2 here, clockwise from forehand, whatever their seats.
"""
