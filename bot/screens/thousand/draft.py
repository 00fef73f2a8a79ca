"""Where in the panel a player is and what has been chosen there, as a few words of a custom_id.

A draft reads ``place redraw words``: ``bids 3``, ``give 2 9S -``, ``sheet 0 1``. Nothing of it is trusted when it
comes back: what cannot be read is the empty draft, and a screen takes only words that mean something to it.
"""

from __future__ import annotations

from typing import Final, Literal, Self, get_args

import msgspec

Place = Literal["main", "bids", "give", "surrender", "sheet"]
"""The panel itself, choosing any amount, choosing whom to give what, giving up, looking at the score sheet."""

_PLACES: Final[dict[str, Place]] = {place: place for place in get_args(Place)}

REDRAWS: Final = 99


class ThousandDraft(msgspec.Struct, frozen=True):
    """A place in the panel.

    Attributes:
        place: where.
        redraw: how often the panel has been drawn since it was opened, from 1 to `REDRAWS` and on from 1; 0 where it
            has just been opened. Discord's clients remember what was chosen in a menu and send nothing when it is
            chosen again, unless its custom_id is a new one.
        words: what has been chosen there.

    >>> ThousandDraft.parse("give 2 9S -")
    ThousandDraft(place='give', redraw=2, words=('9S', '-'))
    >>> str(ThousandDraft("bids", 3))
    'bids 3'
    """

    place: Place = "main"
    redraw: int = 0
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.place, str(self.redraw), *self.words])

    @classmethod
    def parse(cls, text: str) -> Self:
        """The draft of a text; the empty one if it is no draft."""
        word, *words = text.split(" ")
        place = _PLACES.get(word)
        if place is None:
            return cls()
        count = int(words[0]) if words and words[0].isdecimal() else 0
        return cls(place, count if count <= REDRAWS else 0, tuple(words[1:]))

    def next(self, place: Place, *words: str) -> ThousandDraft:
        """The draft of a component on the panel that this draft draws."""
        return ThousandDraft(place, self.redraw % REDRAWS + 1, words)

    def aside(self, place: Place, *words: str) -> ThousandDraft:
        """The draft of a component that only looks at something: the panel stays as it was, no redraw is counted."""
        return ThousandDraft(place, self.redraw, words)
