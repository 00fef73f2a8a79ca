"""One player's private panel: his hand, and all that he can do now."""

from __future__ import annotations

from discord import ui

from bot.language import Speech
from bot.screens.duizenden.choose import choose_screen, where_screen
from bot.screens.duizenden.desk import Desk
from bot.screens.duizenden.laying import laying_screen
from bot.screens.duizenden.result import ranking, results
from bot.screens.game import Panel
from bot.screens.parts import PRIMARY, SUCCESS, Rows, button, message
from engine.duizenden.rules.pile import usable


def panel_screen(panel: Panel, speech: Speech) -> ui.LayoutView:
    """The panel of one player in his place of it."""
    desk = Desk(panel, speech)
    if desk.view.phase in ("between", "over"):
        return _over_screen(desk)
    if desk.draft.place == "choose":
        return choose_screen(desk)
    if desk.draft.place == "add" and desk.laying and desk.draft.cards:
        return where_screen(desk)
    if desk.draft.place == "pile" and desk.view.pile is not None:
        return _pile_screen(desk)
    if desk.drawing:
        return _drawing_screen(desk)
    return laying_screen(desk) if desk.laying else _waiting_screen(desk)


def _drawing_screen(desk: Desk) -> ui.LayoutView:
    """Before the draw: draw, take the pile, look and sort."""
    view, say = desk.view, desk.speech
    status = [desk.note(), say("duizenden-panel-draw"), _unopened(desk), _last_draw(desk), desk.piles(), *desk.events()]
    take = say("duizenden-button-take")
    if view.top is not None:
        take = say("duizenden-button-take-cards", top=say.card(view.top), size=view.pile_size)
    draws = [
        button(desk.act("draw"), say("duizenden-button-draw"), PRIMARY),
        button(desk.act("take"), take, enabled=_take_is_offered(desk)),
    ]
    return _screen(desk, status, [draws, desk.tools()])


def _take_is_offered(desk: Desk) -> bool:
    """Always, while there is a pile: whether it can be taken is not shown unless everybody may look through it."""
    view = desk.view
    if view.pile is None:
        return view.pile_size > 0
    if not view.pile or (view.first_turn and view.rules.free_first_upcard):
        return bool(view.pile)
    opened = view.seats[desk.panel.seat].opened
    return usable(view.hand, view.pile, desk.melds, opened, view.rules)


def _last_draw(desk: Desk) -> str:
    view = desk.view
    renewed = view.rules.stock_empty == "reshuffle" and view.pile_size > 1
    return "" if view.stock_size or renewed else desk.speech("duizenden-panel-draw-last")


def _unopened(desk: Desk) -> str:
    if desk.melds:
        return ""
    return desk.speech("duizenden-panel-unopened", needed=desk.view.rules.opening_minimum)


def _waiting_screen(desk: Desk) -> ui.LayoutView:
    """While somebody else plays: the hand, sorting, looking at cards."""
    assert desk.view.turn is not None
    playing = desk.speech("duizenden-panel-wait", name=desk.seat_name(desk.view.turn))
    return _screen(desk, [desk.note(), playing, _unopened(desk), desk.piles(), *desk.events()], [desk.tools()])


def _pile_screen(desk: Desk) -> ui.LayoutView:
    """The open pile, where the house rules let everybody look through it."""
    say, pile = desk.speech, desk.view.pile or ()
    cards = say.cards(pile) if pile else say("duizenden-pile-empty")
    back = button(desk.show("main"), say("duizenden-button-back"))
    return message([f"{say('duizenden-pile-title')}\n{cards}", desk.hand()], [[back]])


def _over_screen(desk: Desk) -> ui.LayoutView:
    """After a round: what everybody had; at the end the ranking as well."""
    view, say, seats = desk.view, desk.speech, desk.panel.seats
    result = results(view, seats, say)
    if view.winner is not None:
        title = say("duizenden-board-end", name=desk.seat_name(view.winner))
        return message([desk.note(), title, ranking(view, seats, say), result])
    title = say("duizenden-board-over", round=str(view.round))
    rows: Rows = ()
    if desk.panel.seat in desk.panel.to_act:
        rows = [[button(desk.act("deal"), say("duizenden-button-deal"), SUCCESS)]]
    return message([desk.note(), title, result], rows)


def _screen(desk: Desk, status: list[str], rows: Rows) -> ui.LayoutView:
    return message(["\n".join([line for line in status if line]), desk.hand(), desk.own_table()], rows)
