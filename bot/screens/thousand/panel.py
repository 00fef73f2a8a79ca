"""One player's private panel: the hand, and all that can be done now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from discord import ui

from bot.language import Speech
from bot.screens.game import Panel
from bot.screens.parts import PRIMARY, SUCCESS, Rows, button, message
from bot.screens.thousand.bidding import bidding_screen, may_bid
from bot.screens.thousand.desk import Desk
from bot.screens.thousand.giving import giving_screen
from bot.screens.thousand.playing import playing_screen, trump_screen
from bot.screens.thousand.result import over_title, ranking, results
from bot.screens.thousand.sheet import sheet_pages, sheet_text
from engine.thousand.rules.actions import Dark
from engine.thousand.rules.bids import BLIND
from engine.thousand.rules.state import Phase


def panel_screen(panel: Panel, speech: Speech) -> ui.LayoutView:
    """The panel of one player, at the place in it where the player is."""
    desk = Desk(panel, speech)
    if desk.draft.place == "sheet" and desk.view.sheet:
        return _sheet_screen(desk)
    if desk.scene.between:
        return _over_screen(desk)
    if desk.face_down:
        return _face_down_screen(desk)
    return _TURN[desk.view.phase](desk) if desk.playing else _waiting_screen(desk)


_TURN: Final[Mapping[Phase, Callable[[Desk], ui.LayoutView]]] = {
    "auction": bidding_screen,
    "exchange": giving_screen,
    "trump": trump_screen,
    "play": playing_screen,
}


def _face_down_screen(desk: Desk) -> ui.LayoutView:
    """Before looking at the hand, while a blind bid is possible (house rule `dark`)."""
    say = desk.speech
    look = button(desk.show(desk.draft.next("main")), say("thousand-button-look"), PRIMARY)
    if not desk.playing:
        return desk.screen([desk.scene.turn(), say("thousand-panel-blind-later")], [[look]])
    blind = button(desk.act(Dark(BLIND)), say("thousand-button-dark", amount=str(BLIND)))
    return desk.screen([say("thousand-panel-blind", amount=str(BLIND))], [[look, blind]])


def _waiting_screen(desk: Desk) -> ui.LayoutView:
    """While somebody else is to act, or the player sits out."""
    status = [desk.scene.turn()]
    if desk.seat == desk.view.sitter:
        status.insert(0, desk.speech("thousand-panel-sits-out"))
    if desk.view.phase == "auction":
        status.append(may_bid(desk))
    return desk.screen(status)


def _over_screen(desk: Desk) -> ui.LayoutView:
    """After a round: what everybody has written; at the end the ranking as well."""
    scene, view = desk.scene, desk.view
    ranked = ranking(scene) if view.winner is not None else ""
    sheet = sheet_text(view, view.sheet[-1:], desk.panel.seats, desk.speech)
    rows: Rows = ()
    if desk.can("deal"):
        rows = [[button(desk.act("deal"), desk.speech("thousand-button-deal"), SUCCESS)]]
    return message([desk.note(), over_title(scene), ranked, results(scene), sheet], [*rows, desk.tools()])


def _sheet_screen(desk: Desk) -> ui.LayoutView:
    """The whole score sheet, the last rounds first; older ones on pages of their own."""
    say, pages = desk.speech, sheet_pages(desk.view)
    word = "".join(desk.draft.words[:1])
    page = min(int(word), len(pages) - 1) if word.isdecimal() else len(pages) - 1
    turns = [
        button(desk.show(desk.draft.aside("sheet", str(page + step))), say(f"thousand-button-{name}"))
        for step, name in ((-1, "older"), (1, "newer"))
        if 0 <= page + step < len(pages)
    ]
    back = button(desk.show(desk.draft.aside("main")), say("thousand-button-back"))
    first, last = pages[page][0].round, pages[page][-1].round
    span = "single" if first == last else "several"
    title = say("thousand-sheet-title", span=span, first=str(first), last=str(last))
    return message([desk.note(), title, sheet_text(desk.view, pages[page], desk.panel.seats, say)], [[*turns, back]])
