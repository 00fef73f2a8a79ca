"""The player's turn in the auction, and any amount that may be named: a bid, or a raise of one's own contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ui

from bot.custom_ids import Press, PressItem
from bot.screens.parts import DANGER, OPTION_LIMIT, PRIMARY, button, equal_parts, menu, option
from bot.screens.thousand.panel import ThousandPanel
from bot.screens.thousand.texts import marriages_in_hand
from bot.screens.wording import lines
from engine.thousand.rules.actions import Bid, Pass, Raise, Redeal
from engine.thousand.rules.bids import HIGHEST_BID, STEP
from engine.thousand.rules.rules import CARD_CAP

QUICK: Final = (5, 10, 20)
"""How far above the last bid the amounts lie that are one press away."""


def bidding_screen(panel: ThousandPanel) -> ui.LayoutView:
    """Pass, a few bids, any other bid, and a new deal where a house rule grants it."""
    if panel.draft.place == "bids" and panel.can("bid"):
        return amounts_screen(panel)
    say = panel.speech
    status = [say("thousand-panel-bid" if panel.can("bid") else "thousand-panel-pass"), may_bid(panel)]
    calls = [button(panel.act(Pass()), say("thousand-button-pass"), DANGER)] if panel.can("pass") else []
    rows = [[*calls, *amount_buttons(panel)]]
    if panel.can("redeal"):
        rows.append([button(panel.act(Redeal()), say("thousand-button-redeal"))])
    return panel.screen(status, rows)


def may_bid(panel: ThousandPanel) -> str:
    """What the player may bid, and why no more; empty for who is out of the auction."""
    view, say = panel.view, panel.speech
    if view.minimum_bid is None or view.cap is None:
        return ""
    duty = ""
    if panel.seat in view.on_barrel:
        must = panel.can("bid") and not panel.can("pass")
        lowest = view.minimum_bid
        duty = say("thousand-panel-must-bid", minimum=lowest) if must else say("thousand-panel-on-barrel")
    highest = say(
        "thousand-panel-cap",
        cap=view.cap,
        why=_why_capped(panel),
        more=view.cap - CARD_CAP,
        marriages=len(marriages_in_hand(view, say)),
    )
    beyond = say("thousand-panel-beyond-cap", minimum=view.minimum_bid) if view.minimum_bid > view.cap else ""
    return lines([duty, highest, beyond])


def _why_capped(panel: ThousandPanel) -> str:
    cap = panel.view.cap
    if cap == HIGHEST_BID and panel.view.rules.bid_cap == "none":
        return "free"
    if panel.view.rules.bid_cap == CARD_CAP:
        return "flat"
    return "cards" if cap == CARD_CAP else "marriages"


# ------------------------------------------------------------------------------------------------------- the amounts


def amounts(panel: ThousandPanel) -> range:
    """Every amount that the player may bid now, or raise the contract to."""
    view = panel.view
    if view.minimum_bid is None or view.cap is None or not (panel.can("bid") or panel.can("raise")):
        return range(0)
    return range(view.minimum_bid, view.cap + 1, STEP)


def amount_buttons(panel: ThousandPanel) -> list[PressItem]:
    """The next amounts, and a button for all others where they do not fit beside."""
    every = amounts(panel)
    last = _last_amount(panel)
    quick = [every[0] - STEP + step for step in QUICK if every and every[0] - STEP + step in every]
    if len(every) <= len(QUICK) + 1:
        quick = list(every)
    buttons = [button(_press(panel, amount), _label(panel, amount, amount - last), PRIMARY) for amount in quick]
    if len(every) > len(quick):
        buttons.append(button(panel.show(panel.draft.next("bids")), panel.speech("thousand-button-other")))
    return buttons


def _last_amount(panel: ThousandPanel) -> int:
    """The amount that has to be surpassed, 0 for none."""
    view = panel.view
    return view.contract or max([call.bid or 0 for call in view.calls], default=0)


def _press(panel: ThousandPanel, amount: int) -> Press:
    return panel.act(Bid(amount) if panel.can("bid") else Raise(amount))


def _label(panel: ThousandPanel, amount: int, above: int) -> str:
    key = "thousand-button-bid" if panel.can("bid") else "thousand-button-raise"
    return panel.speech(key, amount=amount, above=above if above < amount else "none")


def amounts_screen(panel: ThousandPanel) -> ui.LayoutView:
    """Lists of all amounts, and a button that names the one chosen."""
    say, every = panel.speech, amounts(panel)
    named = panel.context.values or ()
    chosen = next((amount for amount in every if (str(amount),) == named[:1]), None)
    parts = equal_parts(every, OPTION_LIMIT)
    menus = [[_menu(panel, part, chosen, number)] for number, part in enumerate(parts)]
    buttons = [] if chosen is None else [button(_press(panel, chosen), _final_label(panel, chosen), PRIMARY)]
    return panel.screen([say("thousand-panel-amount"), may_bid(panel)], [*menus, [*buttons, panel.back()]])


def _menu(panel: ThousandPanel, part: Sequence[int], chosen: int | None, number: int) -> PressItem:
    options = [option(panel.speech.number(amount), str(amount), chosen=amount == chosen) for amount in part]
    placeholder = panel.speech("thousand-menu-amounts", first=part[0], last=part[-1])
    return menu(panel.show(panel.draft.next("bids", str(number))), placeholder, options)


def _final_label(panel: ThousandPanel, amount: int) -> str:
    return panel.speech("thousand-button-bid-this" if panel.can("bid") else "thousand-button-raise-to", amount=amount)
