"""The tricks: what may be played, who wins, and what marriages bring (Thousand, Play; Marriage)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.cards import Card
from engine.game import Event, Refusal, SharedCode
from engine.thousand.rules.actions import Play
from engine.thousand.rules.events import MarriageDeclared, MarriageLost, MarriageWon, Played, TrickWon, TrumpChanged
from engine.thousand.rules.pack import ACES, SPOUSE, STRENGTH, card_points
from engine.thousand.rules.refusals import ThousandCode
from engine.thousand.rules.rules import ACE_MARRIAGE, ThousandRules
from engine.thousand.rules.score import count_round
from engine.thousand.rules.state import FOUR_ACES, Marriage, Outcome, Round, ThousandState, Trick, put

MARRYING: Final = "KQA"
"""Ranks that a marriage is made of."""

Duty = tuple[ThousandCode, Sequence[Card]]
"""What a player has to do, as the code with which anything else is refused, and the cards that do it."""


def beats(card: Card, best: Card, trump: str | None) -> bool:
    """Whether a card played later wins over the best one so far (Thousand, Play)."""
    if card.suit == best.suit:
        return STRENGTH[card] > STRENGTH[best]
    return card.suit == trump


def best_place(trick: Sequence[Card], trump: str | None) -> int:
    """Which card wins a trick as far as it has been played: the highest trump, else the highest of the suit led.

    >>> best_place([Card("KS"), Card("TS"), Card("AD")], "H")
    1
    """
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


def duties(hand: Sequence[Card], trick: Sequence[Card], trump: str | None, rules: ThousandRules) -> list[Duty]:
    """What a hand has to do, each leaving fewer cards; none: any card may be played (Thousand, Play)."""
    if not trick:
        return []
    led = trick[0].suit
    following = [card for card in hand if card.suit == led]
    if following:
        found: list[Duty] = [(ThousandCode.FOLLOW_SUIT, following)]
        if rules.must_beat and (beating := _beating(following, trick, trump)):
            found.append((ThousandCode.MUST_BEAT, beating))
        return found
    trumps = [card for card in hand if card.suit == trump] if rules.must_trump else []
    return [(ThousandCode.MUST_TRUMP, trumps)] if trumps else []


def _beating(cards: Sequence[Card], trick: Sequence[Card], trump: str | None) -> list[Card]:
    """Those of some cards that beat the best one so far."""
    best = trick[best_place(trick, trump)]
    return [card for card in cards if beats(card, best, trump)]


def playable(state: ThousandState, seat: int) -> Sequence[Card]:
    """The cards that a seat may play when it is its turn (Thousand, Play)."""
    round_ = state.round
    hand = round_.hands[seat]
    found = duties(hand, round_.trick, round_.trump, state.rules)
    return found[-1][1] if found else hand


def declarable(state: ThousandState, seat: int, cards: Sequence[Card]) -> list[Card]:
    """Those of some cards that declare a marriage when they are played.

    King and queen while the other of the two is in hand (Thousand, Marriage); under `marriage_mode` ``lead`` only
    when leading after a trick won. Aces, under `ace_marriage`, only so, all four in hand.
    """
    round_, rules = state.round, state.rules
    leads_after_trick = not round_.trick and bool(round_.taken[seat])
    found = []
    if leads_after_trick or rules.marriage_mode == "win_trick":
        found = [card for card in cards if card in SPOUSE]
    if found:
        held = set(round_.hands[seat])
        found = [card for card in found if SPOUSE[card] in held]
    if leads_after_trick and rules.ace_marriage and ACES.issubset(round_.hands[seat]):
        found += [card for card in cards if card in ACES]
    return found


def marriage(state: ThousandState, seat: int, card: Card) -> Marriage | None:
    """The marriage that playing this card declares, with its points; None if it declares none (Thousand, Marriage)."""
    if card.rank not in MARRYING or not declarable(state, seat, (card,)):
        return None
    if card in ACES:
        return Marriage(seat, FOUR_ACES, ACE_MARRIAGE)
    trump = card.suit if state.rules.trump_mode == "marriage" else state.round.trump
    return Marriage(seat, card.suit, state.rules.marriage_values.value(card.suit, trump))


def check_play(state: ThousandState, seat: int, action: Play) -> None:
    """A card of one's own that does what the trick demands; ``quiet`` only with something to keep quiet about."""
    round_, card = state.round, action.card
    hand = round_.hands[seat]
    if card not in set(hand):
        raise Refusal(SharedCode.NOT_IN_HAND, card=card)
    for code, cards in duties(hand, round_.trick, round_.trump, state.rules):
        if card not in set(cards):
            best = round_.trick[best_place(round_.trick, round_.trump)]
            raise Refusal(
                code, card=card, suit=round_.trick[0].suit, trump=round_.trump, best=best, playable=tuple(cards)
            )
    if action.quiet and not declarable(state, seat, (card,)):
        raise Refusal(ThousandCode.NO_MARRIAGE, card=card)


def play(state: ThousandState, seat: int, action: Play) -> Outcome:
    """A card is played; it may declare a marriage, end the trick, and end the round (Thousand, Play; Marriage)."""
    round_, card = state.round, action.card
    events: list[Event] = [Played(seat, card)]
    declared = None if action.quiet else marriage(state, seat, card)
    hand = tuple([held for held in round_.hands[seat] if held is not card])
    after = replace(round_, hands=put(round_.hands, seat, hand), trick=(*round_.trick, card), turn=round_.after(seat))
    if declared is not None:
        after = _declare(after, declared, state.rules, events)
    if len(after.trick) == len(after.players):
        after = _finish_trick(after, events)
    state = replace(state, round=after)
    if after.trick or any(after.hands):
        return state, tuple(events)
    state, counted = count_round(state)
    return state, (*events, *counted)


def _declare(round_: Round, declared: Marriage, rules: ThousandRules, events: list[Event]) -> Round:
    """A marriage waits for the end of its trick, or counts at once; it may change trump at once."""
    seat, suit, points = declared.seat, declared.suit, declared.points
    events.append(MarriageDeclared(seat, suit, points))
    if rules.trump_mode == "marriage" and suit not in (FOUR_ACES, round_.trump):
        events.append(TrumpChanged(seat, suit))
        round_ = replace(round_, trump=suit)
    if rules.marriage_mode == "lead" or suit == FOUR_ACES:
        events.append(MarriageWon(seat, suit, points))
        return replace(round_, marriages=(*round_.marriages, declared))
    return replace(round_, declared=(*round_.declared, declared))


def _finish_trick(round_: Round, events: list[Event]) -> Round:
    """The winner takes the cards, and with them what they have declared, and leads next (Thousand, Play; Marriage)."""
    trick, seats = round_.trick, round_.trick_seats
    winner = seats[best_place(trick, round_.trump)]
    events.append(TrickWon(winner, trick, card_points(trick)))
    if round_.declared:
        round_ = _settle(round_, winner, events)
    return replace(
        round_,
        turn=winner,
        trick=(),
        taken=put(round_.taken, winner, round_.taken[winner] + trick),
        last_trick=Trick(trick, seats, winner),
    )


def _settle(round_: Round, winner: int, events: list[Event]) -> Round:
    """Who has won the trick has won the marriage they declared in it; that of another is lost (Thousand, Marriage)."""
    won = tuple([each for each in round_.declared if each.seat == winner])
    lost = tuple([each for each in round_.declared if each.seat != winner])
    events.extend([MarriageWon(each.seat, each.suit, each.points) for each in won])
    events.extend([MarriageLost(each.seat, each.suit, each.points) for each in lost])
    return replace(round_, declared=(), marriages=round_.marriages + won, lost=round_.lost + lost)
