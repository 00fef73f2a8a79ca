"""Why an action of Duizenden is refused, beside the reasons that every game has."""

from __future__ import annotations

from engine.game import RefusalCode


class DuizendenCode(RefusalCode):
    """The refusal codes of Duizenden, in the order in which they are looked at."""

    DRAW_FIRST = "draw-first"
    ALREADY_DRAWN = "already-drawn"
    PILE_EMPTY = "pile-empty"
    PILE_UNUSABLE = "pile-unusable"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NO_SUCH_MELD = "no-such-meld"
    NOT_A_MELD = "not-a-meld"
    DOES_NOT_FIT = "does-not-fit"
    JOKER_SWAP_OFF = "joker-swap-off"
    NO_JOKER = "no-joker"
    KEEP_A_CARD = "keep-a-card"
    QUEEN_OF_SPADES = "queen-of-spades"
    JOKER_DISCARD = "joker-discard"
    DISCARD_NEEDED = "discard-needed"
    LOOSE_JOKER = "loose-joker"
    TOP_CARD_UNUSED = "top-card-unused"
    BELOW_OPENING = "below-opening"
