"""The player's turn in the auction, and any amount that may be named: a bid, or a raise of one's own contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ui

from bot.custom_ids import Press, PressItem
from bot.screens.parts import DANGER, OPTION_LIMIT, PRIMARY, button, menu, option
from bot.screens.thousand.desk import Desk
from bot.screens.thousand.texts import marriages_in_hand
from engine.thousand.rules.actions import Bid, Pass, Raise, Redeal
from engine.thousand.rules.bids import LIMIT, STEP
from engine.thousand.rules.rules import CARD_CAP

QUICK: Final = (5, 10, 20)
"""How far above the last bid the amounts lie that are one press away."""


def bidding_screen(desk: Desk) -> ui.LayoutView:
    """Pass, a few bids, any other bid, and a new deal where a house rule grants it."""
    if desk.draft.place == "bids" and desk.can("bid"):
        return amounts_screen(desk)
    say = desk.speech
    status = [say("thousand-panel-bid" if desk.can("bid") else "thousand-panel-pass"), may_bid(desk)]
    calls = [button(desk.act(Pass()), say("thousand-button-pass"), DANGER)] if desk.can("pass") else []
    rows = [[*calls, *amount_buttons(desk)]]
    if desk.can("redeal"):
        rows.append([button(desk.act(Redeal()), say("thousand-button-redeal"))])
    return desk.screen(status, rows)


def may_bid(desk: Desk) -> str:
    """What the player may bid, and why no more; empty for who is out of the auction."""
    view, say = desk.view, desk.speech
    if view.minimum_bid is None or view.cap is None:
        return ""
    duty = ""
    if desk.seat in view.on_barrel:
        must = desk.can("bid") and not desk.can("pass")
        lowest = str(view.minimum_bid)
        duty = say("thousand-panel-must-bid", minimum=lowest) if must else say("thousand-panel-on-barrel")
    highest = say(
        "thousand-panel-cap",
        cap=str(view.cap),
        why=_why_capped(desk),
        more=str(view.cap - CARD_CAP),
        marriages=len(marriages_in_hand(view, say)),
    )
    beyond = say("thousand-panel-beyond-cap", minimum=str(view.minimum_bid)) if view.minimum_bid > view.cap else ""
    return "\n".join([line for line in (duty, highest, beyond) if line])


def _why_capped(desk: Desk) -> str:
    cap = desk.view.cap
    if cap == LIMIT and desk.view.rules.bid_cap == "none":
        return "free"
    if desk.view.rules.bid_cap == CARD_CAP:
        return "flat"
    return "cards" if cap == CARD_CAP else "marriages"


# ------------------------------------------------------------------------------------------------------- the amounts


def amounts(desk: Desk) -> range:
    """Every amount that the player may bid now, or raise the contract to."""
    view = desk.view
    if view.minimum_bid is None or view.cap is None or not (desk.can("bid") or desk.can("raise")):
        return range(0)
    return range(view.minimum_bid, view.cap + 1, STEP)


def amount_buttons(desk: Desk) -> list[PressItem]:
    """The next amounts, and a button for all others where they do not fit beside."""
    every = amounts(desk)
    last = _last_amount(desk)
    quick = [every[0] - STEP + step for step in QUICK if every and every[0] - STEP + step in every]
    if len(every) <= len(QUICK) + 1:
        quick = list(every)
    buttons = [button(_press(desk, amount), _label(desk, amount, amount - last), PRIMARY) for amount in quick]
    if len(every) > len(quick):
        buttons.append(button(desk.show(desk.draft.next("bids")), desk.speech("thousand-button-other")))
    return buttons


def _last_amount(desk: Desk) -> int:
    """The amount that has to be surpassed, 0 for none."""
    view = desk.view
    return view.contract or max([call.bid or 0 for call in view.calls], default=0)


def _press(desk: Desk, amount: int) -> Press:
    return desk.act(Bid(amount) if desk.can("bid") else Raise(amount))


def _label(desk: Desk, amount: int, above: int) -> str:
    key = "thousand-button-bid" if desk.can("bid") else "thousand-button-raise"
    return desk.speech(key, amount=str(amount), above=str(above) if above < amount else "none")


def amounts_screen(desk: Desk) -> ui.LayoutView:
    """Lists of all amounts, and a button that names the one chosen."""
    say, every = desk.speech, amounts(desk)
    named = desk.panel.values or ()
    chosen = next((amount for amount in every if (str(amount),) == named[:1]), None)
    count = -(-len(every) // OPTION_LIMIT)
    size = -(-len(every) // count)
    menus = [
        [_menu(desk, every[at : at + size], chosen, number)] for number, at in enumerate(range(0, len(every), size))
    ]
    buttons = [] if chosen is None else [button(_press(desk, chosen), _final_label(desk, chosen), PRIMARY)]
    return desk.screen([say("thousand-panel-amount"), may_bid(desk)], [*menus, [*buttons, desk.back()]])


def _menu(desk: Desk, part: Sequence[int], chosen: int | None, number: int) -> PressItem:
    options = [option(str(amount), str(amount), chosen=amount == chosen) for amount in part]
    placeholder = desk.speech("thousand-menu-amounts", first=str(part[0]), last=str(part[-1]))
    return menu(desk.show(desk.draft.next("bids", str(number))), placeholder, options)


def _final_label(desk: Desk, amount: int) -> str:
    return desk.speech(
        "thousand-button-bid-this" if desk.can("bid") else "thousand-button-raise-to", amount=str(amount)
    )
