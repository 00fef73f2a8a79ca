"""What the private panels of all games have in common: the presses that their components send, notes, names, news."""

from __future__ import annotations

from bot.custom_ids import Press
from bot.language import Speech
from bot.screens.game import PanelContext
from bot.screens.wording import note_text, seat_name


class GamePanel:
    """One player's panel while it is being drawn. Each game has its own kind of it.

    Attributes:
        context: what the bot knows of the player and the table.
        speech: the player's language.
        seat: the player's seat, from 0.
    """

    def __init__(self, context: PanelContext, speech: Speech) -> None:
        self.context = context
        self.speech = speech
        self.seat = context.seat

    def press(self, verb: str, argument: object) -> Press:
        """A press that knows in which position it was drawn: the decision makes its id a new one in each of them."""
        return Press(verb, str(argument), self.context.table, (self.context.decision,))

    def act(self, *actions: object) -> Press:
        """Does some actions, given by themselves or by their notation: all of them or none."""
        return self.press("act", ";".join(map(str, actions)))

    def note(self) -> str:
        """What is said above everything else; empty for nothing."""
        return note_text(self.context.note)

    def name(self, seat: int) -> str:
        """The name of the player in a seat, with a sign for a computer and for one who is away."""
        return seat_name(self.context.seats[seat])
