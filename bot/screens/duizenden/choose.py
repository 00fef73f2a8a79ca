"""Choosing cards freely: a menu a suit, what the picked cards are, and all that can be done with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from discord import SelectOption, ui

from bot.custom_ids import PressItem
from bot.screens.duizenden.panel import DuizendenPanel
from bot.screens.duizenden.picks import LayOffs, lay_offs, lays_of, swaps_of, why_no_meld, why_not
from bot.screens.duizenden.plans import lay_off_plan
from bot.screens.duizenden.texts import points_text, sort_cards
from bot.screens.parts import (
    COMPONENT_LIMIT,
    DANGER,
    OPTION_LIMIT,
    PRIMARY,
    ROW_LIMIT,
    SUCCESS,
    button,
    equal_parts,
    menu,
    message,
    option,
    rows_of,
)
from bot.screens.wording import lines
from engine.cards import JOKER, SUITS, Card, in_order
from engine.duizenden.rules.actions import Discard, LayMeld
from engine.duizenden.rules.melds import LONGEST_RUN, Meld, card_points, meld_points, opening_points, set_limits
from engine.duizenden.rules.turn_end import why_not_discarded

_FRAME: Final = 7
"""The components of the screen beside menus and actions: the box, two texts, a line, a row with two buttons."""

_DIRECT: Final = 3
"""So many places to lay cards off are offered at once; of more the player chooses one."""

Lays = Sequence[tuple[LayMeld, Meld]]

_MIDDLE: Final = 7
"""The last rank of the first half of a suit that is too long for one menu."""


class Part(msgspec.Struct, frozen=True):
    """The cards of one menu: a suit, half a suit, or the jokers.

    Attributes:
        digit: its number in a draft.
        suit: a letter, empty for the jokers.
        half: 1 or 2; 0: the whole suit.
    """

    digit: int
    suit: str
    half: int

    def __contains__(self, card: Card) -> bool:
        if card.suit != self.suit:
            return False
        return self.half == 0 or (card.number <= _MIDDLE) == (self.half == 1)


PARTS: Final = tuple(
    [Part(1 + at * 3 + half, suit, half) for at, suit in enumerate([*SUITS, ""]) for half in (0, 1, 2)]
)


def parts_of(cards: Sequence[Card]) -> list[Part]:
    """The menus that some cards need: one a suit, two where a suit has more than 25 cards."""
    counts = Counter([card.suit for card in cards])
    halves = {suit: (1, 2) if count > OPTION_LIMIT else (0,) for suit, count in counts.items()}
    return [part for part in PARTS if part.half in halves.get(part.suit, ())]


def picked(panel: DuizendenPanel) -> tuple[Card, ...]:
    """The picked cards, after what has just been chosen in a menu."""
    part = next((part for part in PARTS if part.digit == panel.draft.menu), None)
    if part is None:
        return panel.draft.cards
    held, named = Counter(panel.cards), Counter([value.partition(".")[0] for value in panel.chosen])
    kept = [card for card in panel.draft.cards if card not in part]
    chosen = [card for card in held if card in part for _ in range(min(held[card], named[card.text]))]
    return in_order([*kept, *chosen])


def choose_screen(panel: DuizendenPanel) -> ui.LayoutView:
    """The menus, the picked cards, and what can be done with them."""
    say, cards = panel.speech, picked(panel)
    lays = lays_of(cards, panel.view.rules)
    status = [panel.note(), say("duizenden-choose"), *_about(panel, cards, lays), *_not_now(panel)]
    menus = [[_menu(panel, part, cards)] for part in parts_of(panel.cards)]
    room = (COMPONENT_LIMIT - _FRAME - 2 * len(menus)) // (ROW_LIMIT + 1) * ROW_LIMIT
    does = list(_buttons(panel, cards, lays))[:room] if panel.laying else []
    ends = [button(panel.show("main"), say("game-button-back"))]
    if cards:
        ends.append(button(panel.show("choose"), say("duizenden-button-clear")))
    return message([lines(status), panel.hand()], [*menus, *rows_of(does), ends])


# ---------------------------------------------------------------------------------------------------- the menus


def _menu(panel: DuizendenPanel, part: Part, cards: tuple[Card, ...]) -> PressItem:
    held, left = [card for card in panel.cards if card in part], Counter(cards)
    options: list[SelectOption] = []
    seen: Counter[Card] = Counter()
    for card in held:
        options.append(_option(panel, card, seen[card], chosen=left[card] > seen[card]))
        seen[card] += 1
    name = panel.speech("duizenden-menu-suit", suit=part.suit, part=part.half)
    press = panel.show("choose", cards, part.digit)
    return menu(press, name, options, at_least=0, at_most=len(options))


def _option(panel: DuizendenPanel, card: Card, copy: int, *, chosen: bool) -> SelectOption:
    about = points_text(card_points(card), panel.speech, copy=copy > 0 and card is not JOKER)
    return option(panel.speech.card(card), f"{card}.{copy}", description=about, chosen=chosen)


# --------------------------------------------------------------------------------------------- what the cards are


def _about(panel: DuizendenPanel, cards: tuple[Card, ...], lays: Lays) -> list[str]:
    """What the picked cards are and are worth, and what hinders to lay them."""
    say = panel.speech
    if not cards:
        return [say("duizenden-choose-none")]
    if len(cards) == 1:
        about = say("duizenden-choose-one", card=say.card(cards[0]), points=card_points(cards[0]))
        return [about, *_why_not_thrown(panel, cards[0])]
    if not lays:
        named = say.cards(sort_cards(cards, panel.context.sort))
        return [say("duizenden-choose-no-meld", cards=named, why=_why(panel, cards))]
    hindrance = why_not(panel.view, lays[0][0]) if panel.laying else None
    hinders = [say(f"duizenden-choose-{hindrance}", needed=panel.view.opening_needed)] if hindrance else []
    return [*[_about_meld(panel, meld) for _, meld in lays], *hinders]


def _why_not_thrown(panel: DuizendenPanel, card: Card) -> Iterator[str]:
    """Why a card may never be thrown. (Duizenden, Queen of spades; house rule `forbid_joker_discard`.)"""
    code = why_not_discarded(card, panel.view.rules) if panel.laying else None
    if code is not None:
        yield panel.speech(f"duizenden-refusal-{code}")


def _about_meld(panel: DuizendenPanel, meld: Meld) -> str:
    say, rules = panel.speech, panel.view.rules
    points, opening = meld_points(meld, rules), opening_points(meld, rules)
    kind = "run" if meld.is_run else "set"
    text = say("duizenden-choose-meld", cards=say.cards(meld.cards), kind=kind, points=points)
    if opening == points or not panel.view.opening_needed:
        return text
    return f"{text} ({say('duizenden-choose-opens', points=opening)})"


def _why(panel: DuizendenPanel, cards: tuple[Card, ...]) -> str:
    rules, why = panel.view.rules, why_no_meld(cards, panel.view.rules)
    most = set_limits(rules)[1] if why == "set-full" else LONGEST_RUN
    return panel.speech(f"duizenden-why-{why}", cards=most, jokers=rules.max_jokers_per_meld or 0)


def _not_now(panel: DuizendenPanel) -> list[str]:
    if panel.laying:
        return []
    return [panel.speech("duizenden-choose-not-now", phase="draw" if panel.drawing else "wait")]


# ------------------------------------------------------------------------------------ what can be done with them


def _buttons(panel: DuizendenPanel, cards: tuple[Card, ...], lays: Lays) -> Iterator[PressItem]:
    if len(cards) == 1:
        yield from _throw(panel, cards[0])
        yield from _swaps(panel, cards[0])
    yield from _lays(panel, lays)
    yield from _lay_offs(panel, cards)


def _throw(panel: DuizendenPanel, card: Card) -> Iterator[PressItem]:
    if panel.may_end and card in panel.throwable:
        yield throw_button(panel, card)


def throw_button(panel: DuizendenPanel, card: Card) -> PressItem:
    """Throws a card, which it names, and says so if the player is out with it."""
    key = "duizenden-button-throw-out" if len(panel.view.hand) == 1 else "duizenden-button-throw"
    return button(panel.act(Discard(card)), panel.speech(key, card=panel.speech.card(card)), DANGER)


def _lays(panel: DuizendenPanel, lays: Lays) -> Iterator[PressItem]:
    both = len({meld.is_run for _, meld in lays}) > 1
    for lay, meld in lays:
        if why_not(panel.view, lay) is None:
            yield button(panel.act(lay), _lay_label(panel, meld, both=both), SUCCESS)


def _lay_label(panel: DuizendenPanel, meld: Meld, *, both: bool) -> str:
    key = "duizenden-button-lay"
    if both:
        key = "duizenden-button-lay-run" if meld.is_run else "duizenden-button-lay-set"
    return panel.speech(key, cards=panel.speech.cards(meld.cards))


def _swaps(panel: DuizendenPanel, card: Card) -> Iterator[PressItem]:
    for swap in swaps_of(card, panel.view):
        if why_not(panel.view, swap) is None:
            label = panel.speech("duizenden-button-swap-in", meld=panel.speech.cards(panel.melds[swap.meld].cards))
            yield button(panel.act(swap), label, PRIMARY)


def _places(panel: DuizendenPanel, cards: tuple[Card, ...]) -> list[LayOffs]:
    """Where cards may be laid off."""
    found = lay_offs(cards, panel.melds, panel.view.rules)
    return [each for each in found if why_not(panel.view, *each.actions) is None]


def _lay_offs(panel: DuizendenPanel, cards: tuple[Card, ...]) -> Iterator[PressItem]:
    """A button for each place where the cards can be laid off, or one that asks where."""
    found = _places(panel, cards)
    if len(found) > _DIRECT:
        yield button(panel.show("add", cards), panel.speech("duizenden-button-add-where"), PRIMARY)
    else:
        yield from [_lay_off_button(panel, cards, each) for each in found]


def _lay_off_button(panel: DuizendenPanel, cards: tuple[Card, ...], found: LayOffs) -> PressItem:
    """Lays the cards off; it shows the meld as it will lie there."""
    one = len(cards) == 1
    press = panel.act(found.actions[0]) if one else panel.plan(lay_off_plan(found, cards))
    meld = panel.speech.cards(found.result.cards)
    return button(press, panel.speech("duizenden-button-add-becomes", meld=meld), PRIMARY)


def where_screen(panel: DuizendenPanel) -> ui.LayoutView:
    """To which of many melds, and at which end, picked cards are to be laid off."""
    say, cards = panel.speech, panel.draft.cards
    found = _places(panel, cards)
    numbers = list(dict.fromkeys([each.number for each in found]))
    chosen = next((number for number in numbers if str(number) in panel.chosen), None)
    parts = equal_parts(numbers, OPTION_LIMIT)
    menus = [[_where_menu(panel, part, chosen, digit)] for digit, part in enumerate(parts, 1)]
    ends = [_lay_off_button(panel, cards, each) for each in found if each.number == chosen]
    back = [button(panel.show("choose", cards), say("game-button-back"))]
    named = say("duizenden-choose-add", cards=say.cards(sort_cards(cards, panel.context.sort)))
    return message([named, panel.hand()], [*menus, *rows_of(ends), back])


def _where_menu(panel: DuizendenPanel, numbers: Sequence[int], chosen: int | None, digit: int) -> PressItem:
    options = [
        option(panel.speech.cards(panel.melds[each].cards), str(each), chosen=each == chosen) for each in numbers
    ]
    return menu(panel.show("add", panel.draft.cards, digit), panel.speech("duizenden-menu-add"), options)
