"""Where a round stands, in words that the public table and the panels share."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language import Speech
from bot.screens.game import SeatLabel
from bot.screens.thousand.texts import RINGS, marriage_text, named
from bot.screens.wording import seat_name, suit_text
from engine.cards import Card
from engine.thousand.rules.pack import card_points
from engine.thousand.rules.state import Call, Marriage
from engine.thousand.rules.view import ThousandView


class Situation:
    """A round as it is told to everybody.

    Attributes:
        view: what may be known; nothing of the hand in it is told.
        seats: who sits where.
        speech: the reader's language.
    """

    def __init__(self, view: ThousandView, seats: Sequence[SeatLabel], speech: Speech) -> None:
        self.view, self.seats, self.speech = view, seats, speech

    def name(self, seat: int) -> str:
        return seat_name(self.seats[seat])

    @property
    def between(self) -> bool:
        """Whether the round has been counted."""
        return self.view.phase in ("counted", "over")

    # ------------------------------------------------------------------------------------------------- the round

    def dealt(self) -> str:
        """Who deals, who sits out, and whether the round is golden."""
        view, say = self.view, self.speech
        resting = "yes" if view.sitter == view.dealer else "no"
        parts = [say("thousand-deals", name=self.name(view.dealer), resting=resting)]
        if view.sitter not in (None, view.dealer):
            parts.append(say("thousand-sits-out", name=self.name(view.sitter)))
        if view.golden:
            parts.append(say("thousand-golden"))
        return " · ".join(parts)

    def turn(self) -> str:
        """What everybody waits for."""
        view, say = self.view, self.speech
        if view.phase == "over":
            return ""
        if view.phase == "counted":
            return say("game-board-to-deal")
        (seat,) = view.to_act
        key = {"exchange": f"give-{len(view.given)}", "play": "play" if view.trick else "lead"}.get(view.phase)
        return say(f"thousand-turn-{key or view.phase}", name=self.name(seat))

    # ----------------------------------------------------------------------------------------------- the auction

    def calls(self) -> str:
        """The last thing that each player has said, from forehand on."""
        last = {call.seat: call for call in self.view.calls}
        return named([(seat, self._call(last.get(seat))) for seat in self.view.players], self.seats)

    def _call(self, call: Call | None) -> str:
        if call is None:
            return "–"
        if call.bid is None:
            return self.speech("thousand-call-pass")
        return self.speech("thousand-call-bid", amount=call.bid, dark="yes" if call.dark else "no")

    def prikup(self) -> str:
        """The prikup while it is shown: until the first card is led."""
        view = self.view
        if view.phase not in ("exchange", "trump"):
            return ""
        if not view.prikup:
            return self.speech("thousand-prikup-hidden")
        return self.speech("thousand-prikup", cards=self.speech.cards(view.prikup))

    def contract(self) -> str:
        """Who plays for how much, and what is trump."""
        view, say = self.view, self.speech
        if view.declarer is None:
            return ""
        return say(
            "thousand-contract",
            name=self.name(view.declarer),
            contract=view.contract,
            dark="yes" if view.dark else "no",
            trump="none" if view.trump is None else suit_text(view.trump, say),
            phase="play" if view.phase == "play" else "before",
        )

    # ------------------------------------------------------------------------------------------------ the tricks

    def trick(self) -> str:
        """The cards on the table, and who has played them."""
        view = self.view
        if view.leader is None or not view.trick:
            return ""
        at = view.players.index(view.leader)
        order = (*view.players[at:], *view.players[:at])
        declared = {marriage.seat: marriage for marriage in view.declared}
        cards = [(seat, self._played(card, declared.get(seat))) for seat, card in zip(order, view.trick, strict=False)]
        return self.speech("thousand-trick", cards=named(cards, self.seats))

    def _played(self, card: Card, declared: Marriage | None) -> str:
        text = f"**{self.speech.card(card)}**"
        return text if declared is None else f"{text} {RINGS}"

    def last_trick(self) -> str:
        """The last full trick and who won it."""
        trick = self.view.last_trick
        if trick is None:
            return ""
        cards = [(seat, self.speech.card(card)) for seat, card in zip(trick.seats, trick.cards, strict=True)]
        return self.speech(
            "thousand-last-trick",
            cards=named(cards, self.seats),
            name=self.name(trick.winner),
            points=card_points(trick.cards),
        )

    def marriages(self) -> str:
        """The marriages that count, and those that were lost."""
        view, say = self.view, self.speech
        told = [(marriage.seat, marriage_text(marriage, say)) for marriage in view.marriages]
        told += [
            (marriage.seat, say("thousand-marriage-lost", marriage=marriage_text(marriage, say)))
            for marriage in view.lost
        ]
        return say("thousand-marriages", marriages=named(told, self.seats)) if told else ""

    def undealt(self) -> str:
        """The cards that were not dealt, after the round."""
        cards = self.view.undealt
        return self.speech("thousand-undealt", cards=self.speech.cards(cards)) if cards else ""

    # ----------------------------------------------------------------------------------------------- the players

    def progress(self, seat: int) -> list[str]:
        """What a player has done in this round: their part in it, tricks and points."""
        view, say = self.view, self.speech
        if seat not in view.players:
            return [say("thousand-seat-sits-out")]
        if view.phase == "auction":
            last = {call.seat: call for call in view.calls}
            return [self._call(last[seat])] if seat in last else []
        parts = [say("thousand-seat-declarer")] if seat == view.declarer else []
        if view.phase == "play":
            parts.append(self._taken(seat))
        return parts

    def _taken(self, seat: int) -> str:
        return self.speech("thousand-seat-tricks", tricks=self.view.tricks[seat], points=self.view.points[seat])

    def tally(self) -> str:
        """The tricks and points of the three who play."""
        view = self.view
        if view.phase != "play":
            return ""
        return named([(seat, self._taken(seat)) for seat in view.players], self.seats)

    def standing(self, seat: int) -> list[str]:
        """How a player stands in the game: the total, the barrel, bolts."""
        view, say = self.view, self.speech
        parts = [say("thousand-seat-total", total=view.totals[seat])]
        if seat in view.on_barrel:
            parts.append(self._barrel(seat))
        if view.bolts[seat]:
            parts.append(say("thousand-seat-bolts", bolts=view.bolts[seat]))
        return parts

    def _barrel(self, seat: int) -> str:
        attempts = self.view.rules.barrel_attempts
        attempt = self.view.barrel[seat] + (0 if self.between else 1)
        key = "thousand-seat-barrel-attempts" if attempts > 1 and attempt else "thousand-seat-barrel"
        return self.speech(key, attempt=attempt, attempts=attempts)
