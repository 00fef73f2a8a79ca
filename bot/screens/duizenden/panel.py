"""One player's panel of Duizenden while it is being drawn: what they see, and the presses its components send."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from bot.custom_ids import Press, PressItem
from bot.language import Speech
from bot.screens.duizenden.draft import DuizendenDraft, Place
from bot.screens.duizenden.picks import at_hand, own_melds
from bot.screens.duizenden.sentences import sentences
from bot.screens.duizenden.texts import hand_lines, hand_points, melds_text, table_points
from bot.screens.game import PanelContext
from bot.screens.panel import GamePanel
from bot.screens.parts import button
from bot.screens.wording import small
from engine.cards import JOKER, Card
from engine.duizenden.rules.melds import Meld
from engine.duizenden.rules.turn_end import discardable
from engine.duizenden.rules.view import DuizendenView

EVENTS: Final = 4
"""How many of the last events a panel tells."""


class DuizendenPanel(GamePanel):
    """One player's panel of Duizenden.

    Attributes:
        view: what the player may know of the game.
        draft: where in the panel the player is, and the cards they have picked, all of them at hand.
    """

    def __init__(self, context: PanelContext, speech: Speech) -> None:
        super().__init__(context, speech)
        self.view: DuizendenView = context.view
        self.draft = self._draft()

    def _draft(self) -> DuizendenDraft:
        """The draft, as far as its cards are at hand.

        A fresh panel sorted by rank counts its redraws from elsewhere, so that its menus are never taken for those
        of a panel sorted by suit.
        """
        if not self.context.draft:
            return DuizendenDraft(redraw=0 if self.context.sort == "suit" else _BY_RANK)
        return DuizendenDraft.parse(self.context.draft).among(self.cards)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the player can lay: the hand, and in their own turn the loose jokers."""
        return at_hand(self.view)

    @cached_property
    def melds(self) -> tuple[Meld, ...]:
        """What the player has on the table."""
        return own_melds(self.view)

    @property
    def chosen(self) -> tuple[str, ...]:
        """What the player has just chosen in a menu of this panel."""
        return self.context.values or () if self.draft.menu else ()

    # ------------------------------------------------------------ the turn

    @property
    def playing(self) -> bool:
        """Whether it is the player's turn."""
        return self.view.turn == self.seat

    @property
    def drawing(self) -> bool:
        """Whether the player is to draw a card or to take the open pile."""
        return self.playing and self.view.phase == "draw"

    @property
    def laying(self) -> bool:
        """Whether the player has drawn, and may lay and throw cards."""
        return self.playing and self.view.phase == "lay"

    @property
    def may_end(self) -> bool:
        """Whether the turn can be ended now: nothing is owed (Duizenden, A turn, Opening and Jokers)."""
        view = self.view
        opening = view.opening_points < view.opening_needed and bool(self.melds)
        return self.laying and view.to_lay is None and not view.loose and not opening

    @cached_property
    def throwable(self) -> list[Card]:
        """The different cards of the hand that may be thrown."""
        return discardable(self.view.hand, self.view.rules)

    # ------------------------------------------------------------ presses

    def plan(self, name: str) -> Press:
        """Does what `bot.screens.duizenden.plans` works out under that name."""
        return self.press("plan", name)

    def show(self, place: Place, cards: Iterable[Card] = (), menu: int = 0) -> Press:
        """Draws the panel again, in that place of it and with those picked cards."""
        return self.press("show", self.draft.next(place, cards, menu))

    # ------------------------------------------------------------ what all parts of the panel have in common

    def events(self) -> list[str]:
        """The last events in small print."""
        return small(sentences(self.context.events, self.context.seats, self.speech, self.seat)[-EVENTS:])

    def hand(self) -> str:
        """Every card of the hand as text, and what they cost."""
        say, hand = self.speech, self.view.hand
        lines = [say("duizenden-panel-hand-empty")]
        if hand:
            lines = [
                say("duizenden-panel-hand", cards=len(hand), points=hand_points(hand)),
                hand_lines(hand, self.context.sort, say),
            ]
        if self.playing and self.view.loose:
            lines.append(say("duizenden-panel-loose", jokers=say.cards([JOKER] * self.view.loose)))
        return "\n".join(lines)

    def own_table(self) -> str:
        """What the player has on the table."""
        if not self.melds:
            return ""
        points = table_points(self.melds, self.view.rules)
        return f"{self.speech('duizenden-panel-melds', points=points)}\n{melds_text(self.melds, self.speech)}"

    def tools(self) -> list[PressItem]:
        """Looking at cards, sorting them, and what all games have."""
        say, tools = self.speech, []
        if self.view.hand:
            key = "duizenden-button-choose" if self.laying else "duizenden-button-look"
            tools.append(button(self.show("choose"), say(key)))
        if self.view.pile is not None:
            tools.append(button(self.show("pile"), say("duizenden-button-pile")))
        if len(self.view.hand) > 1:
            other = "rank" if self.context.sort == "suit" else "suit"
            tools.append(button(Press("sort", other, self.context.table), say(f"duizenden-button-sort-{other}")))
        return [*tools, *self.context.common]


_BY_RANK: Final = 31
