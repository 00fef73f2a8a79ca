"""Positions to be drawn, and what is read off a drawn message."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from discord import ui

from bot.language import Speech
from bot.screens.game import BoardContext, PanelContext, SeatLabel
from engine.cards import DECK, Card, in_order
from engine.duizenden import DUIZENDEN
from engine.duizenden.rules.deal import pack
from engine.duizenden.rules.hands import Cards, less
from engine.duizenden.rules.lays import melds_after
from engine.duizenden.rules.listing import melds_of_three
from engine.duizenden.rules.melds import Meld
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Source, Turn
from engine.game import Event
from tests.bot.screens.reading import plain, sections
from tests.bot.screens.showing import board_context, panel_context

GAME: Final = DUIZENDEN


def labels(seats: int, name: str | None = None) -> tuple[SeatLabel, ...]:
    return tuple([SeatLabel(name or f"Player{seat}", computer=seat == 1, held=seat == 2) for seat in range(seats)])


def panel_of(state: DuizendenState, seat: int, **more: Any) -> PanelContext:
    return panel_context(GAME, state, seat, **{"seats": labels(len(state.players)), **more})


def board_of(state: DuizendenState, events: Sequence[Event] = (), name: str | None = None) -> BoardContext:
    return board_context(GAME, state, labels(len(state.players), name), events)


# ---------------------------------------------------------------------------------------------------- positions


def position(chance: Random, rules: DuizendenRules, seats: int, most: int = 30) -> DuizendenState:
    """A position as it may come up in a round: hands of many sizes, much of them laid, somebody's turn."""
    cards = list(pack(rules))
    chance.shuffle(cards)
    players = list[Player]()
    for _ in range(seats):
        dealt, cards = cards[: chance.randint(1, most)], cards[most:] if len(cards) > most else []
        hand, melds = _laid(chance, in_order(dealt), rules) if chance.random() < 0.7 else (in_order(dealt), ())
        players.append(Player(hand, melds, opened=bool(melds), total=chance.randrange(-200, 900)))
    pile = chance.randint(0, min(len(cards), 20))
    source: Source | None = chance.choice((None, "stock"))
    return DuizendenState(
        rules=rules,
        seed=chance.randrange(1000),
        round=chance.randint(1, 30),
        starter=0,
        players=tuple(players),
        stock=tuple(cards[pile:]),
        pile=tuple(cards[:pile]),
        turn=Turn(chance.randrange(seats), first=chance.random() < 0.1, source=source),
    )


def _laid(chance: Random, hand: Cards, rules: DuizendenRules) -> tuple[Cards, tuple[Meld, ...]]:
    """A hand with some of its melds on the table; a card is left."""
    melds: list[Meld] = []
    while len(hand) > 3 and chance.random() < 0.8:
        lays = melds_of_three(hand, 0, rules)
        if not lays:
            break
        lay = chance.choice(lays)
        melds += melds_after((), lay, rules)
        hand = less(hand, lay.cards)
    return hand, tuple(melds)


# ------------------------------------------------------------------------------------------------- what is on it


def cards_in(text: str, say: Speech) -> Counter[Card]:
    """Every card that is named in a text."""
    known = {plain(say.card(card)): card for card in DECK}
    return Counter([known[word] for word in plain(text).split() if word in known])


def hand_text(view: ui.LayoutView, say: Speech) -> str:
    """The text that shows the hand."""
    beginnings = (
        say("duizenden-panel-hand-empty"),
        say("duizenden-panel-hand", cards=2, points="").split(":")[0],
    )
    (found,) = [text for text in sections(view) if text.startswith(beginnings)]
    return found
