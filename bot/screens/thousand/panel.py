"""One player's panel of Thousand while it is being drawn: what they see, and the presses its components send."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from discord import ui

from bot.custom_ids import Press, PressItem
from bot.language import Speech
from bot.screens.game import PanelContext
from bot.screens.panel import GamePanel
from bot.screens.parts import Rows, button, message
from bot.screens.thousand.draft import ThousandDraft
from bot.screens.thousand.sentences import sentences
from bot.screens.thousand.situation import Situation
from bot.screens.thousand.texts import RINGS, hand_lines, marriages_in_hand
from bot.screens.wording import lines, small
from engine.game import Event
from engine.thousand.rules.bids import BLIND
from engine.thousand.rules.events import GaveCard
from engine.thousand.rules.pack import card_points
from engine.thousand.rules.state import Gift
from engine.thousand.rules.view import ThousandView, Verb

EVENTS: Final = 3
"""How many of the last events a panel tells."""

LABEL_NAME: Final = 20
"""Characters of a name on a button that names two players."""


class ThousandPanel(GamePanel):
    """One player's panel of Thousand.

    Attributes:
        view: what the player may know of the game.
        draft: where in the panel the player is.
        scene: the round as everybody knows it.
    """

    def __init__(self, context: PanelContext, speech: Speech) -> None:
        super().__init__(context, speech)
        self.view: ThousandView = context.view
        self.draft = ThousandDraft.parse(context.draft)
        self.scene = Situation(context.view, context.seats, speech)

    # ---------------------------------------------------------------------------------------------- the position

    @property
    def playing(self) -> bool:
        """Whether it is the player's turn."""
        return bool(self.view.verbs) and not self.scene.between

    def can(self, verb: Verb) -> bool:
        """Whether a kind of action is open to the player now."""
        return verb in self.view.verbs

    @cached_property
    def face_down(self) -> bool:
        """Whether the hand still lies face down: who may yet bid blind looks at it by pressing a button.

        A panel that has just been opened does not know whether the player has looked before.
        """
        return self.draft.redraw == 0 and (self.can("dark") or self._waits_for_blind_bid())

    def _waits_for_blind_bid(self) -> bool:
        """Whether forehand, who holds 100 without having spoken, may still bid blind once the auction comes round."""
        view = self.view
        if not view.rules.dark or view.phase != "auction" or view.minimum_bid is None or self.can("bid"):
            return False
        said = [call.seat for call in view.calls if not call.forced]
        return self.seat == view.players[0] and self.seat not in said and view.minimum_bid <= BLIND

    def show(self, draft: ThousandDraft) -> Press:
        """Draws the panel again, in the place of a draft."""
        return self.press("show", draft)

    # ------------------------------------------------------------------ what all parts of the panel have in common

    def screen(self, status: Iterable[str], rows: Rows = ()) -> ui.LayoutView:
        """The panel: what is to be done, how the round stands, the hand, and components."""
        return message(
            [
                lines([self.note(), *status, *self.events()]),
                lines(self._round()),
                lines([self.hand(), *self.gifts()]),
            ],
            [*rows, self.tools()],
        )

    def events(self) -> list[str]:
        """The last events in small print."""
        return small(sentences(self._news(), self.context.seats, self.speech, self.seat)[-EVENTS:])

    def _news(self) -> list[Event]:
        """What happened, but for the cards that were given and are told beside the hand."""
        events = self.context.events
        return [
            event
            for event, after in zip(events, (*events, None)[1:], strict=True)
            if not isinstance(event, GaveCard) and not isinstance(after, GaveCard)
        ]

    def _round(self) -> list[str]:
        scene = self.scene
        if self.view.phase == "auction":
            return [scene.dealt(), self.speech("thousand-panel-calls", calls=scene.calls())]
        return [
            scene.contract(),
            scene.prikup(),
            scene.marriages(),
            scene.tally(),
            scene.last_trick(),
            scene.trick(),
        ]

    def hand(self) -> str:
        """Every card of the hand as text, what it is worth, and the marriages in it."""
        say, hand = self.speech, self.view.hand
        if not hand:
            return ""
        if self.face_down:
            return say("thousand-panel-face-down", cards=len(hand))
        told = [say("thousand-panel-hand", cards=len(hand), points=card_points(hand)), hand_lines(hand, say)]
        married = marriages_in_hand(self.view, say)
        if married:
            told.append(say("thousand-panel-married", rings=RINGS, marriages=" · ".join(married)))
        return lines(told)

    def gifts(self) -> list[str]:
        """What the player has given, or has been given, in this round."""
        return [self._gift(gift) for gift in self.view.gifts]

    def _gift(self, gift: Gift) -> str:
        card, declarer = self.speech.card(gift.card), self.view.declarer
        if gift.seat == self.seat and declarer is not None:
            return self.speech("thousand-panel-received", name=self.name(declarer), card=card)
        return self.speech("thousand-panel-gave", name=self.name(gift.seat), card=card)

    def label(self, seat: int) -> str:
        """A player's name for buttons and menus."""
        seats = self.context.seats
        return seats[seat].label or seats[seat].name

    def tools(self) -> list[PressItem]:
        """The score sheet; while others act, a button that keeps the panel alive; what all games have."""
        tools = []
        if self.view.sheet:
            tools.append(button(self.show(self.draft.aside("sheet")), self.speech("thousand-button-sheet")))
        if not self.view.verbs and self.view.winner is None:
            tools.append(button(self.show(self.draft.aside("main")), self.speech("thousand-button-refresh")))
        return [*tools, *self.context.common]

    def back(self) -> PressItem:
        return button(self.show(self.draft.next("main")), self.speech("game-button-back"))
