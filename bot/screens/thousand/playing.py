"""The player's turn in the tricks: naming trump before the first one, and playing a card."""

from __future__ import annotations

from discord import ui

from bot.custom_ids import PressItem
from bot.language.speech import SUIT_SYMBOLS
from bot.screens.parts import PRIMARY, SECONDARY, SUCCESS, button, rows_of
from bot.screens.thousand.desk import Desk
from bot.screens.thousand.texts import RINGS, by_suit, suit_text
from engine.cards import SUITS, Card
from engine.thousand.rules.actions import Play, Trump
from engine.thousand.rules.pack import SPOUSE, suits_married


def trump_screen(desk: Desk) -> ui.LayoutView:
    """The four suits, those of marriages in hand marked."""
    return desk.screen([desk.speech("thousand-panel-trump")], [[_suit(desk, suit) for suit in SUITS]])


def _suit(desk: Desk, suit: str) -> PressItem:
    say, press = desk.speech, desk.act(Trump(suit))
    if suit not in suits_married(desk.view.hand):
        return button(press, suit_text(suit, say), PRIMARY)
    points = desk.view.rules.marriage_values.value(suit, suit)
    label = say("thousand-button-trump-married", suit=suit_text(suit, say), rings=RINGS, points=str(points))
    return button(press, label, SUCCESS)


def playing_screen(desk: Desk) -> ui.LayoutView:
    """A button a card, suit by suit; what may not be played is disabled, what declares a marriage is marked."""
    view, say = desk.view, desk.speech
    status = [say("thousand-panel-play" if view.trick else "thousand-panel-lead"), _duty(desk), _declaring(desk)]
    cards = [row for suit in by_suit(view.hand) for row in rows_of(_card(desk, card) for card in suit)]
    quiet = [_quiet(desk, card) for card in view.declarable]
    return desk.screen(status, [*cards, *rows_of(quiet)])


def _card(desk: Desk, card: Card) -> PressItem:
    """One press plays a card; a marriage that it can declare is declared."""
    playable, declares = card in desk.view.playable, card in desk.view.declarable
    label = f"{desk.speech.card(card)} {RINGS}" if declares else desk.speech.card(card)
    style = SUCCESS if declares else PRIMARY if playable else SECONDARY
    return button(desk.act(Play(card)), label, style, enabled=playable)


def _quiet(desk: Desk, card: Card) -> PressItem:
    label = desk.speech("thousand-button-quiet", card=desk.speech.card(card))
    return button(desk.act(Play(card, quiet=True)), label)


def _duty(desk: Desk) -> str:
    """Why some cards may not be played."""
    view, say = desk.view, desk.speech
    if not view.trick or len(view.playable) == len(view.hand):
        return ""
    led = view.trick[0].suit
    if any(card.suit != led for card in view.playable):
        return say("thousand-panel-must-trump", suit=SUIT_SYMBOLS[view.trump or led])
    following = sum([card.suit == led for card in view.hand])
    return say(
        "thousand-panel-must-beat" if len(view.playable) < following else "thousand-panel-must-follow",
        suit=SUIT_SYMBOLS[led],
    )


def _declaring(desk: Desk) -> str:
    """When the marriages count that the player can declare now."""
    view, say = desk.view, desk.speech
    if not view.declarable:
        return ""
    couple = any(card in SPOUSE for card in view.declarable)
    when = "won" if couple and view.rules.marriage_mode == "win_trick" else "once"
    return say("thousand-panel-declare", rings=RINGS, when=when)
