"""One player's private panel of Duizenden: the hand, and all that can be done now."""

from __future__ import annotations

from discord import ui

from bot.language import Speech
from bot.screens.duizenden.choose import choose_screen, where_screen
from bot.screens.duizenden.laying import laying_screen
from bot.screens.duizenden.panel import DuizendenPanel
from bot.screens.duizenden.result import over_title, ranking, results
from bot.screens.duizenden.texts import piles_text
from bot.screens.game import PanelContext
from bot.screens.parts import PRIMARY, SUCCESS, Rows, button, message
from bot.screens.wording import lines
from engine.duizenden.rules.lays import may_take


def panel_screen(context: PanelContext, speech: Speech) -> ui.LayoutView:
    """The panel of one player, at the place in it where they are."""
    panel = DuizendenPanel(context, speech)
    if panel.view.phase in ("between", "over"):
        return _over_screen(panel)
    if panel.draft.place == "choose":
        return choose_screen(panel)
    if panel.draft.place == "add" and panel.laying and panel.draft.cards:
        return where_screen(panel)
    if panel.draft.place == "pile" and panel.view.pile is not None:
        return _pile_screen(panel)
    if panel.drawing:
        return _drawing_screen(panel)
    return laying_screen(panel) if panel.laying else _waiting_screen(panel)


def _drawing_screen(panel: DuizendenPanel) -> ui.LayoutView:
    """Before the draw: draw, take the pile, look and sort."""
    view, say = panel.view, panel.speech
    now = [say("duizenden-panel-draw"), _unopened(panel), _last_draw(panel), piles_text(view, say)]
    take = say("duizenden-button-take")
    if view.top is not None:
        take = say("duizenden-button-take-cards", top=say.card(view.top), size=view.pile_size)
    draws = [
        button(panel.act("draw"), say("duizenden-button-draw"), PRIMARY),
        button(panel.act("take"), take, enabled=_take_is_offered(panel)),
    ]
    return _screen(panel, now, [draws, panel.tools()])


def _take_is_offered(panel: DuizendenPanel) -> bool:
    """Always, while there is a pile: whether it can be taken is not shown unless everybody may look through it."""
    view = panel.view
    if view.pile is None:
        return view.pile_size > 0
    opened = view.seats[panel.seat].opened
    return may_take(view.hand, view.pile, panel.melds, opened, view.rules, first_turn=view.first_turn)


def _last_draw(panel: DuizendenPanel) -> str:
    view = panel.view
    renewed = view.rules.stock_empty == "reshuffle" and view.pile_size > 1
    return "" if view.stock_size or renewed else panel.speech("duizenden-panel-draw-last")


def _unopened(panel: DuizendenPanel) -> str:
    if panel.melds:
        return ""
    return panel.speech("duizenden-panel-unopened", needed=panel.view.rules.opening_minimum)


def _waiting_screen(panel: DuizendenPanel) -> ui.LayoutView:
    """While somebody else plays: the hand, sorting, looking at cards."""
    assert panel.view.turn is not None
    playing = panel.speech("duizenden-panel-wait", name=panel.name(panel.view.turn))
    return _screen(panel, [playing, _unopened(panel), piles_text(panel.view, panel.speech)], [panel.tools()])


def _pile_screen(panel: DuizendenPanel) -> ui.LayoutView:
    """The open pile, where the house rules let everybody look through it."""
    say, pile = panel.speech, panel.view.pile or ()
    cards = say.cards(pile) if pile else say("duizenden-pile-empty")
    back = button(panel.show("main"), say("game-button-back"))
    return message([f"{say('duizenden-pile-title')}\n{cards}", panel.hand()], [[back]])


def _over_screen(panel: DuizendenPanel) -> ui.LayoutView:
    """After a round: what everybody had; at the end the ranking as well."""
    view, say, seats = panel.view, panel.speech, panel.context.seats
    rows: Rows = ()
    if panel.seat in panel.context.to_act:
        rows = [[button(panel.act("deal"), say("game-button-deal"), SUCCESS)]]
    texts = [over_title(view, seats, say), ranking(view, seats, say), results(view, seats, say)]
    return message([panel.note(), *texts], rows)


def _screen(panel: DuizendenPanel, now: list[str], rows: Rows) -> ui.LayoutView:
    return message([lines([panel.note(), *now, *panel.events()]), panel.hand(), panel.own_table()], rows)
