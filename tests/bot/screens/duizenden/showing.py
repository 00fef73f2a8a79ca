"""Positions to be drawn, and what is read off a drawn message."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, cast

from discord import ui

from bot.custom_ids import CUSTOM_ID_LIMIT, Press
from bot.language import LANGUAGES, Speech, speech
from bot.screens.game import BoardContext, PanelContext, SeatLabel
from bot.screens.parts import LABEL_LIMIT, OPTION_LIMIT, OPTION_TEXT_LIMIT, PLACEHOLDER_LIMIT, button, fits
from engine.cards import DECK, Card
from engine.duizenden import DUIZENDEN
from engine.duizenden.rules.actions import LayMeld
from engine.duizenden.rules.deal import pack
from engine.duizenden.rules.lays import melds_of_three
from engine.duizenden.rules.melds import Meld, make_meld
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Source, Turn
from engine.game import Event

GAME: Final = DUIZENDEN
SPEECHES: Final = tuple([speech(language) for language in LANGUAGES])
TABLE: Final = 999_999_999
WIDEST: Final = r"\*" * 32
"""The escaped form of a name of 32 characters that all have to be escaped."""

COMMON: Final = [
    button(Press("hand", table=TABLE), "My hand"),
    button(Press("bottom", table=TABLE), "Bring to the bottom"),
    button(Press("rules", "0", table=TABLE), "Rules"),
    button(Press("leave", table=TABLE), "Leave"),
]


def labels(seats: int, name: str | None = None) -> tuple[SeatLabel, ...]:
    return tuple([SeatLabel(name or f"Player{seat}", computer=seat == 1, held=seat == 2) for seat in range(seats)])


HINT = button(Press("hint", table=TABLE), "Hint")


def panel_of(state: DuizendenState, seat: int, **more: Any) -> PanelContext:
    given: dict[str, Any] = {
        "table": TABLE,
        "decision": 12345,
        "seats": labels(len(state.players)),
        "to_act": GAME.to_act(state),
    }
    return PanelContext(seat=seat, view=GAME.view(state, seat), **(given | more))


def board_of(state: DuizendenState, events: Sequence[Event] = (), name: str | None = None) -> BoardContext:
    return BoardContext(
        table=TABLE,
        decisions=(12345,) * len(state.players),
        view=GAME.view(state, None),
        seats=labels(len(state.players), name),
        to_act=GAME.to_act(state),
        events=tuple(events),
    )


# ---------------------------------------------------------------------------------------------------- positions


def position(chance: Random, rules: DuizendenRules, seats: int, most: int = 30) -> DuizendenState:
    """A position as it may come up in a round: hands of many sizes, much of them laid, somebody's turn."""
    cards = list(pack(rules))
    chance.shuffle(cards)
    players = []
    for _ in range(seats):
        hand, cards = cards[: chance.randint(1, most)], cards[most:] if len(cards) > most else []
        hand, melds = _laid(chance, sorted(hand), rules) if chance.random() < 0.7 else (sorted(hand), ())
        players.append(Player(tuple(hand), melds, opened=bool(melds), total=chance.randrange(-200, 900)))
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


def _laid(chance: Random, hand: list[Card], rules: DuizendenRules) -> tuple[list[Card], tuple[Meld, ...]]:
    """A hand with some of its melds on the table; a card is left."""
    melds: list[Meld] = []
    while len(hand) > 3 and chance.random() < 0.8:
        lays = [lay for lay in melds_of_three(tuple(hand), 0, rules) if isinstance(lay, LayMeld)]
        if not lays:
            break
        lay = chance.choice(lays)
        meld = make_meld(lay.cards, rules, "run" if lay.run else None)
        assert meld is not None
        melds.append(meld)
        for card in lay.cards:
            hand.remove(card)
    return hand, tuple(melds)


# ------------------------------------------------------------------------------------------------- what is on it


def plain(text: str) -> str:
    """A text without what only says how its symbols are drawn and where its lines end."""
    return text.replace("\N{VARIATION SELECTOR-15}", "").replace("\N{NO-BREAK SPACE}", " ")


def texts_of(view: ui.LayoutView) -> list[str]:
    return [plain(item.content) for item in view.walk_children() if isinstance(item, ui.TextDisplay)]


def text_of(view: ui.LayoutView) -> str:
    return "\n".join(texts_of(view))


def buttons_of(view: ui.LayoutView) -> list[ui.Button[Any]]:
    return [item for item in view.walk_children() if isinstance(item, ui.Button)]


def menus_of(view: ui.LayoutView) -> list[ui.Select[Any]]:
    return [item for item in view.walk_children() if isinstance(item, ui.Select)]


def press_of(item: ui.Button[Any] | ui.Select[Any]) -> Press:
    press = Press.parse(item.custom_id or "")
    assert press is not None
    return press


def acts_of(view: ui.LayoutView) -> list[str]:
    """The notation that the enabled buttons send."""
    presses = [press_of(item) for item in buttons_of(view) if not item.disabled]
    return [press.argument for press in presses if press.verb == "act"]


def button_named(view: ui.LayoutView, label: str) -> ui.Button[Any]:
    (found,) = [item for item in buttons_of(view) if plain(item.label or "") == plain(label)]
    return found


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
    (found,) = [text for text in texts_of(view) if text.startswith(beginnings)]
    return found


def body_of(view: ui.LayoutView) -> list[dict[str, Any]]:
    """What Discord is sent."""
    return cast("list[dict[str, Any]]", cast("Any", view).to_components())


def assert_within_limits(view: ui.LayoutView) -> None:
    """Every limit of Discord on a message, its texts, buttons and menus."""
    assert fits(view)
    assert all(text.strip() for text in texts_of(view))
    ids = [*[item.custom_id for item in buttons_of(view)], *[item.custom_id for item in menus_of(view)]]
    assert len(ids) == len(set(ids)), sorted(map(str, ids))
    assert all(1 <= len(custom_id or "") <= CUSTOM_ID_LIMIT for custom_id in ids)
    for item in buttons_of(view):
        assert 1 <= len(item.label or "") <= LABEL_LIMIT
        assert len(item.label or "") < LABEL_LIMIT, "no label is ever cut"
    for menu in menus_of(view):
        assert 1 <= len(menu.options) <= OPTION_LIMIT
        assert len({option.value for option in menu.options}) == len(menu.options)
        assert 0 <= menu.min_values <= menu.max_values <= len(menu.options)
        assert len(menu.placeholder or "") <= PLACEHOLDER_LIMIT
        for option in menu.options:
            assert 1 <= len(option.label) <= OPTION_TEXT_LIMIT
            assert len(option.description or "") <= OPTION_TEXT_LIMIT
    assert body_of(view)
