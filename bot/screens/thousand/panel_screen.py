"""One player's private panel of Thousand: the hand, and all that can be done now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from discord import ui

from bot.language import Speech
from bot.screens.game import PanelContext
from bot.screens.parts import PRIMARY, SUCCESS, Rows, button, message
from bot.screens.thousand.bidding import bidding_screen, may_bid
from bot.screens.thousand.giving import giving_screen
from bot.screens.thousand.panel import ThousandPanel
from bot.screens.thousand.playing import playing_screen, trump_screen
from bot.screens.thousand.result import over_title, ranking, results
from bot.screens.thousand.sheet import sheet_pages, sheet_text
from engine.thousand.rules.actions import Dark
from engine.thousand.rules.bids import BLIND
from engine.thousand.rules.state import Phase


def panel_screen(context: PanelContext, speech: Speech) -> ui.LayoutView:
    """The panel of one player, at the place in it where the player is."""
    panel = ThousandPanel(context, speech)
    if panel.draft.place == "sheet" and panel.view.sheet:
        return _sheet_screen(panel)
    if panel.scene.between:
        return _over_screen(panel)
    if panel.face_down:
        return _face_down_screen(panel)
    return _TURN[panel.view.phase](panel) if panel.playing else _waiting_screen(panel)


_TURN: Final[Mapping[Phase, Callable[[ThousandPanel], ui.LayoutView]]] = {
    "auction": bidding_screen,
    "exchange": giving_screen,
    "trump": trump_screen,
    "play": playing_screen,
}


def _face_down_screen(panel: ThousandPanel) -> ui.LayoutView:
    """Before looking at the hand, while a blind bid is possible (house rule `dark`)."""
    say = panel.speech
    look = button(panel.show(panel.draft.next("main")), say("thousand-button-look"), PRIMARY)
    if not panel.playing:
        return panel.screen([panel.scene.turn(), say("thousand-panel-blind-later")], [[look]])
    blind = button(panel.act(Dark(BLIND)), say("thousand-button-dark", amount=BLIND))
    return panel.screen([say("thousand-panel-blind", amount=BLIND)], [[look, blind]])


def _waiting_screen(panel: ThousandPanel) -> ui.LayoutView:
    """While somebody else is to act, or the player sits out."""
    status = [panel.scene.turn()]
    if panel.seat == panel.view.sitter:
        status.insert(0, panel.speech("thousand-panel-sits-out"))
    if panel.view.phase == "auction":
        status.append(may_bid(panel))
    return panel.screen(status)


def _over_screen(panel: ThousandPanel) -> ui.LayoutView:
    """After a round: what everybody has written; at the end the ranking as well."""
    scene, view = panel.scene, panel.view
    sheet = sheet_text(view, view.sheet[-1:], panel.context.seats, panel.speech)
    rows: Rows = ()
    if panel.can("deal"):
        rows = [[button(panel.act("deal"), panel.speech("game-button-deal"), SUCCESS)]]
    return message([panel.note(), over_title(scene), ranking(scene), results(scene), sheet], [*rows, panel.tools()])


def _sheet_screen(panel: ThousandPanel) -> ui.LayoutView:
    """The whole score sheet, the last rounds first; older ones on pages of their own."""
    say, pages = panel.speech, sheet_pages(panel.view)
    word = "".join(panel.draft.words[:1])
    page = min(int(word), len(pages) - 1) if word.isdecimal() else len(pages) - 1
    turns = [
        button(panel.show(panel.draft.aside("sheet", str(page + step))), say(f"thousand-button-{name}"))
        for step, name in ((-1, "older"), (1, "newer"))
        if 0 <= page + step < len(pages)
    ]
    back = button(panel.show(panel.draft.aside("main")), say("game-button-back"))
    first, last = pages[page][0].round, pages[page][-1].round
    span = "single" if first == last else "several"
    title = say("thousand-sheet-title", span=span, first=first, last=last)
    return message(
        [panel.note(), title, sheet_text(panel.view, pages[page], panel.context.seats, say)], [[*turns, back]]
    )
