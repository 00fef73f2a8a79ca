"""What one player knows about the cards of a round, read from a view and the events that its seat saw, on bits.

Certain are their own cards, those played, given to them or by them, a prikup that was shown, and suits not followed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import Action, Deal, Event
from engine.thousand.players.bits import ABOVE, ALL, NO_TRUMP, OF_SUIT, PLACE, POWER, SUIT, mask, suit_of
from engine.thousand.players.trick_state import PLAYERS, TrickRules, TrickState
from engine.thousand.rules.actions import Play
from engine.thousand.rules.events import Played, TrickWon, TrumpChanged
from engine.thousand.rules.rules import ThousandRules
from engine.thousand.rules.view import ThousandView


def only_action(view: ThousandView) -> Action | None:
    """What a seat does where it has no choice: it deals, or plays the only card that may be played; else None.

    Raises:
        ValueError: the seat has nothing to do.
    """
    if not view.verbs:
        raise ValueError(f"seat {view.seat} has nothing to do")
    if view.phase == "counted":
        return Deal()
    return Play(view.playable[0]) if len(view.playable) == 1 else None


class Knowledge:
    """What a seat knows that plays this round. Cards are bits, players 0 to 2, clockwise from forehand.

    Attributes:
        view: what the seat may know.
        rules: the house rules that tricks depend on.
        me: the player whose knowledge it is.
        declarer: the player who has won the auction; None in it.
        hand: their own cards.
        unseen: cards neither in their hand nor played: with the others, or not dealt.
        prikup: its cards, if known.
        trump: the trump suit now, or `NO_TRUMP`.
        sizes: by player, how many cards they hold.
        history: who has played which place in this round, in order; empty if it was not told from the beginning.
        played: by player, cards that they have played.
        given: by player, cards that they were given, as far as known.
        not_followed: by player, all cards of suits that they did not follow.
        voids: by player, all cards that they certainly do not hold.
        fixed: by player, cards that they certainly hold.
        loose: cards of the prikup of which one may be with the other opponent of the declarer.
    """

    def __init__(self, view: ThousandView, events: Sequence[Event]) -> None:
        assert view.seat is not None
        at = {seat: player for player, seat in enumerate(view.players)}
        self.view, self.rules = view, TrickRules(view.rules)
        self.me = at[view.seat]
        self.declarer = None if view.declarer is None else at[view.declarer]
        self.hand = mask(view.hand)
        self.sizes = [view.cards[seat] for seat in view.players]
        self.prikup = mask(view.prikup)
        self.trump = suit_of(view.trump)
        self.history: list[tuple[int, int]] = []
        self.not_followed, self.voids, self.played = [0] * PLAYERS, [0] * PLAYERS, [0] * PLAYERS
        self._read(events, at)
        if len(self.history) < PLAYERS * sum(view.tricks) + len(view.trick):
            self.history = []
        on_table = mask(view.trick) | (mask(view.last_trick.cards) if view.last_trick else 0)
        one, two, three = self.played
        self.unseen = ALL & ~(self.hand | one | two | three | on_table)
        self.given = [0] * PLAYERS
        for gift in view.gifts:
            self.given[at[gift.seat]] |= mask([gift.card])
        self.fixed = [cards & self.unseen for cards in self.given]
        self.loose = self._loose()

    def _read(self, events: Sequence[Event], at: Mapping[int, int]) -> None:
        """What was played, and which cards a player cannot hold who played so (Thousand, Play)."""
        rules, trick = self.view.rules, list[int]()
        trump = self.trump if rules.trump_mode == "named" else NO_TRUMP
        for event in events:
            if isinstance(event, TrumpChanged):
                trump = suit_of(event.suit)
            elif isinstance(event, TrickWon):
                trick = []
            elif isinstance(event, Played):
                player, place = at[event.seat], PLACE[event.card]
                if trick:
                    self.voids[player] |= _denied(trick, place, trump, rules)
                    if SUIT[place] != SUIT[trick[0]]:
                        self.not_followed[player] |= OF_SUIT[SUIT[trick[0]]]
                trick.append(place)
                self.history.append((player, place))
                self.played[player] |= 1 << place

    def _loose(self) -> int:
        """Cards of a shown prikup of which one may have been given to the other opponent.

        If it cannot be any more, they are the declarer's.
        """
        if self.declarer is None or self.declarer == self.me:
            return 0
        other = PLAYERS - self.me - self.declarer
        left = self.prikup & self.unseen & ~self.fixed[self.me]
        given_away = left & self.voids[self.declarer]
        if not given_away and not self.played[other] & self.prikup:
            return left
        self.fixed[other] |= given_away
        self.fixed[self.declarer] |= left & ~given_away
        return 0

    def tricks(self) -> TrickState:
        """The tricks as this player sees them, only their own hand in it."""
        view, at = self.view, {seat: player for player, seat in enumerate(self.view.players)}
        state = TrickState(
            self.rules,
            [self.hand if player == self.me else 0 for player in range(PLAYERS)],
            self.me,
            self.trump,
            [view.points[seat] for seat in view.players],
            [view.tricks[seat] for seat in view.players],
        )
        state.trick = [PLACE[card] for card in view.trick]
        state.declared = [(at[each.seat], each.points) for each in view.declared]
        state.voids = self.voids[:]
        return state


def _denied(trick: Sequence[int], place: int, trump: int, rules: ThousandRules) -> int:
    """The cards that nobody holds who plays this card to a trick."""
    led = SUIT[trick[0]]
    if SUIT[place] != led:
        no_trump = rules.must_trump and SUIT[place] != trump
        return OF_SUIT[led] | (OF_SUIT[trump] if no_trump else 0)
    best = max(trick, key=POWER[trump * 4 + led].__getitem__)
    if rules.must_beat and SUIT[best] == led and place < best:
        return ABOVE[best]
    return 0
