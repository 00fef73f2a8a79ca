"""The best disjoint melds among many cards: what can be laid in one turn, and whether the open pile may be taken.

`best_points` and `best_opening` give the best arrangement: new melds, cards laid off on one's own melds, jokers swapped
out of these and laid again. `can_take` says whether the top card of the pile can be laid (Duizenden, A turn; Taking the
open pile). All is decided by dynamic programming over the places of a run: ace 1, two 2, ..., king 13, ace 14.

**Why one sweep is enough.** Of a run that has begun nothing matters for what follows but its length, up to three: a
shorter one has to go on, a complete one may. With two packs hardly more than two runs of a suit lie over one place. At
each rank all cards that no run takes form a pool: with the jokers it is given it makes sets, or it stays in hand.

**State**: jokers left, how many of them find a place on the melds so far, whether a card stays in hand, and by suit the
open runs, the cards left for sets, the aces that wait for the high end. Jokers that an open run cannot do without are
taken off when it begins, so hardly any state leads nowhere.

**Transitions** (`runs`, `sets`): at each place suit by suit how the open runs go on, end, or begin, which own runs they
reach; then what is laid on sets of the rank. **Cost** is what is lost, in the points asked for: the cards that stay.
Counting losses and not gains, a card that still waits for its set is not punished, so a narrow beam is good.
**Terminal cost** (`sweep`): jokers left are laid where there is room; one is kept if no other card is.

**Beam** (`arrange`): of the states after a stage the cheapest few go on, each joker left counting some points. If the
result falls short of an upper bound (all is laid but the cheapest card that has to be kept) and states were left out,
the most promising sweeps are made again with more of them; with `quick` they are not. **Reconstruct**: back-pointers
lead from the last state to the lays, each of which is tried by the functions of the rules; what comes out is legal.

Swapped jokers make cases, each with sweeps of its own. Where runs go round the corner (`wrap_runs`) a sweep begins at a
cut that no run leads over; those cuts are tried that runs hardly lead to. A "no" (the pile may not be taken; what has
to be laid cannot be laid) is said only after a very wide beam and every cut.

**Not exact**, each seen only in made-up hands: the best of more states than the beam holds; runs that lead over each of
the cuts; more than sixteen choices of swaps; of the cards of a rank more than one kept back so that jokers find room
beside the others; which cards are left where an own run would outgrow fourteen; a joker before a run where one behind
it counts as much, if only there it has room; a joker alone that would cover an own low ace.
"""

from engine.duizenden.solver.arrange import Arrangement, best_opening, best_points
from engine.duizenden.solver.take import can_take

__all__ = ["Arrangement", "best_opening", "best_points", "can_take"]
