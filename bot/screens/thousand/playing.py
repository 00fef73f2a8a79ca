"""The player's turn in the tricks: naming trump before the first one, and playing a card."""

from __future__ import annotations

from discord import ui

from bot.custom_ids import PressItem
from bot.language.speech import SUIT_SYMBOLS
from bot.screens.parts import PRIMARY, SECONDARY, SUCCESS, button, rows_of
from bot.screens.thousand.panel import ThousandPanel
from bot.screens.thousand.texts import RINGS, by_suit
from bot.screens.wording import suit_text
from engine.cards import SUITS, Card
from engine.thousand.rules.actions import Play, Trump
from engine.thousand.rules.pack import SPOUSE, suits_married


def trump_screen(panel: ThousandPanel) -> ui.LayoutView:
    """The four suits, those of marriages in hand marked."""
    return panel.screen([panel.speech("thousand-panel-trump")], [[_suit(panel, suit) for suit in SUITS]])


def _suit(panel: ThousandPanel, suit: str) -> PressItem:
    say, press = panel.speech, panel.act(Trump(suit))
    if suit not in suits_married(panel.view.hand):
        return button(press, suit_text(suit, say), PRIMARY)
    points = panel.view.rules.marriage_values.value(suit, suit)
    label = say("thousand-button-trump-married", suit=suit_text(suit, say), rings=RINGS, points=points)
    return button(press, label, SUCCESS)


def playing_screen(panel: ThousandPanel) -> ui.LayoutView:
    """A button a card, suit by suit; what may not be played is disabled, what declares a marriage is marked."""
    view, say = panel.view, panel.speech
    status = [say("thousand-panel-play" if view.trick else "thousand-panel-lead"), _duty(panel), _declaring(panel)]
    cards = [row for suit in by_suit(view.hand) for row in rows_of(_card(panel, card) for card in suit)]
    quiet = [_quiet(panel, card) for card in view.declarable]
    return panel.screen(status, [*cards, *rows_of(quiet)])


def _card(panel: ThousandPanel, card: Card) -> PressItem:
    """One press plays a card; a marriage that it can declare is declared."""
    playable, declares = card in panel.view.playable, card in panel.view.declarable
    label = f"{panel.speech.card(card)} {RINGS}" if declares else panel.speech.card(card)
    style = SUCCESS if declares else PRIMARY if playable else SECONDARY
    return button(panel.act(Play(card)), label, style, enabled=playable)


def _quiet(panel: ThousandPanel, card: Card) -> PressItem:
    label = panel.speech("thousand-button-quiet", card=panel.speech.card(card))
    return button(panel.act(Play(card, quiet=True)), label)


def _duty(panel: ThousandPanel) -> str:
    """Why some cards may not be played."""
    view, say = panel.view, panel.speech
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


def _declaring(panel: ThousandPanel) -> str:
    """When the marriages count that the player can declare now."""
    view, say = panel.view, panel.speech
    if not view.declarable:
        return ""
    couple = any(card in SPOUSE for card in view.declarable)
    when = "won" if couple and view.rules.marriage_mode == "win_trick" else "once"
    return say("thousand-panel-declare", rings=RINGS, when=when)
