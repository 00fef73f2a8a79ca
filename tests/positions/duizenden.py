"""Positions of Duizenden, from the keys of a scenario and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.cards import Card, in_order, parse_cards, print_cards
from engine.duizenden.rules.melds import Meld, make_meld
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Turn

KEYS: Final = frozenset(
    {"rules", "hands", "melds", "pile", "stock", "to_act", "drawn", "starter", "first_turn", "totals"}
)

_RUN: Final = "run "


def build(scenario: Mapping[str, Any]) -> DuizendenState:
    """The state that the keys of a scenario describe.

    Raises:
        ValueError: a key or a value means nothing.
    """
    unknown = scenario.keys() - KEYS
    if unknown:
        raise ValueError(f"no keys of a position: {sorted(unknown)}")
    rules = DuizendenRules.model_validate(scenario.get("rules") or {})
    hands = scenario["hands"]
    return DuizendenState(
        rules=rules,
        seed=0,
        round=1,
        starter=scenario.get("starter", 0),
        players=tuple(
            [
                Player(in_order(_cards(hand)), melds, opened=bool(melds), total=total)
                for hand, melds, total in zip(
                    hands,
                    [_melds(texts, rules) for texts in scenario.get("melds") or [[]] * len(hands)],
                    scenario.get("totals") or [0] * len(hands),
                    strict=True,
                )
            ]
        ),
        stock=_cards(scenario.get("stock")),
        pile=_cards(scenario.get("pile")),
        turn=Turn(
            scenario.get("to_act", 0),
            first=scenario.get("first_turn", False),
            source="stock" if scenario.get("drawn") else None,
        ),
    )


def observe(state: DuizendenState, key: str) -> object:
    """What a key of `then` is in a state.

    Raises:
        ValueError: there is no such key.
    """
    if key not in _OBSERVED:
        raise ValueError(f"no key of an outcome: {key}")
    return _OBSERVED[key](state)


def expect(state: DuizendenState, key: str, raw: Any) -> object:
    """The value that a scenario expects of a key, hands and sets as multisets."""
    if key == "hands":
        return [_in_any_order(text) for text in raw]
    if key == "melds":
        return [
            [_as_lies(text, melds[number : number + 1]) for number, text in enumerate(texts)]
            for texts, melds in zip(raw, [player.melds for player in state.players], strict=True)
        ]
    return raw or "" if key in ("pile", "stock") else raw


def _cards(text: str | None) -> tuple[Card, ...]:
    return parse_cards(text or "")


def _melds(texts: list[str], rules: DuizendenRules) -> tuple[Meld, ...]:
    melds = [_meld(text, rules) for text in texts]
    if None in melds:
        raise ValueError(f"no melds: {texts}")
    return tuple([meld for meld in melds if meld])


def _meld(text: str, rules: DuizendenRules) -> Meld | None:
    """A meld as the action would name it, with the word ``run`` where it could be a set."""
    return make_meld(parse_cards(text.removeprefix(_RUN)), rules, "run" if text.startswith(_RUN) else None)


def _in_any_order(text: str | None) -> str:
    return print_cards(in_order(_cards(text)))


def _as_lies(text: str, there: tuple[Meld, ...]) -> str:
    """The text of a meld, sorted if a set lies there, or none."""
    return text.removeprefix(_RUN) if there and there[0].is_run else _in_any_order(text.removeprefix(_RUN))


_OBSERVED: Final[Mapping[str, Callable[[DuizendenState], object]]] = {
    "hands": lambda state: [print_cards(player.hand) for player in state.players],
    "melds": lambda state: [
        [str(meld) if meld.is_run else _in_any_order(str(meld)) for meld in player.melds] for player in state.players
    ],
    "pile": lambda state: print_cards(state.pile),
    "stock": lambda state: print_cards(state.stock),
    "to_act": lambda state: None if state.points else state.turn.seat,
    "round_over": lambda state: bool(state.points),
    "round_points": lambda state: list(state.points) or None,
    "totals": lambda state: list(state.totals),
    "winner": lambda state: state.winner,
}
