"""Positions of Thousand, from the keys of a scenario and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from engine.cards import Card, parse_cards, print_cards
from engine.thousand.rules.bids import BLIND, OPENING, barrel_duty
from engine.thousand.rules.deal import active_players
from engine.thousand.rules.pack import SPOUSE, card_points, sort_hand
from engine.thousand.rules.rules import ACE_MARRIAGE, ThousandRules
from engine.thousand.rules.score import round_points
from engine.thousand.rules.state import FOUR_ACES, Call, Marriage, Round, ThousandState

KEYS: Final = frozenset(
    {"rules", "hands", "dealer", "phase", "prikup", "bids", "declarer", "contract", "trump", "leader", "won", "married"}
    | {"trick", "totals", "bolts", "barrel", "sitter", "undealt", "to_act"}
)
PHASES: Final = ("auction", "exchange", "trump", "play")

Scenario = Mapping[str, Any]


def build(scenario: Scenario) -> ThousandState:
    """The state that the keys of a scenario describe.

    Raises:
        ValueError: a key or a value means nothing.
    """
    unknown = scenario.keys() - KEYS
    if unknown:
        raise ValueError(f"no keys of a position: {sorted(unknown)}")
    rules = ThousandRules.model_validate(scenario.get("rules") or {})
    nought = [0] * len(scenario["hands"])
    state = ThousandState(
        rules=rules,
        seed=0,
        round=_dealt(scenario, rules),
        totals=tuple(scenario.get("totals") or nought),
        bolts=tuple(scenario.get("bolts") or nought),
        barrel=tuple(scenario.get("barrel") or nought),
    )
    return replace(state, round=_after_calls(state, scenario) if state.round.phase == "auction" else state.round)


def observe(state: ThousandState, key: str) -> object:
    """What a key of `then` is in a state.

    Raises:
        ValueError: there is no such key.
    """
    if key not in _OBSERVED:
        raise ValueError(f"no key of an outcome: {key}")
    return _OBSERVED[key](state)


def expect(state: ThousandState, key: str, raw: Any) -> object:
    """The value that a scenario expects of a key, hands as multisets."""
    if key == "hands":
        return [print_cards(sort_hand(_cards(text))) for text in raw]
    return raw or "" if key == "trick" else raw


def _dealt(scenario: Scenario, rules: ThousandRules) -> Round:
    """The round, all but what has been said."""
    hands = tuple([sort_hand(_cards(text)) for text in scenario["hands"]])
    dealer = scenario.get("dealer", len(hands) - 1)
    players, phase = _players(scenario, rules, dealer), scenario.get("phase", "play")
    if phase not in PHASES:
        raise ValueError(f"no phase: {phase}")
    dealt = Round(
        number=1,
        dealer=dealer,
        players=players,
        hands=hands,
        prikup=sort_hand(_cards(scenario.get("prikup"))),
        undealt=sort_hand(_cards(scenario.get("undealt"))),
        phase=phase,
        turn=scenario.get("to_act", 0),
        taken=tuple([_cards(text) for text in scenario.get("won") or [""] * len(hands)]),
        golden=rules.golden,
        declarer=scenario.get("declarer"),
        contract=scenario.get("contract", 0),
        shown=phase != "auction",
        trump=scenario.get("trump"),
        trick=_cards(scenario.get("trick")),
    )
    return dealt if phase == "auction" else _with_marriages(_with_turn(dealt, scenario), scenario, rules)


def _players(scenario: Scenario, rules: ThousandRules, dealer: int) -> tuple[int, ...]:
    seats = len(scenario["hands"])
    sitter = scenario.get("sitter")
    if sitter is None:
        return active_players(rules, seats, dealer)
    around = [(dealer + step) % seats for step in range(1, seats + 1)]
    return tuple([seat for seat in around if seat != sitter])


def _with_turn(dealt: Round, scenario: Scenario) -> Round:
    """Whose turn it is after the bidding: the declarer's, or in play the next one's to the trick on the table."""
    if dealt.declarer is None:
        raise ValueError("nobody is the declarer")
    turn = dealt.declarer
    if dealt.phase == "play":
        turn = scenario.get("leader", turn)
        for _ in dealt.trick:
            turn = dealt.after(turn)
        turn = scenario.get("to_act", turn)
    return replace(dealt, turn=turn)


def _with_marriages(dealt: Round, scenario: Scenario, rules: ThousandRules) -> Round:
    """Marriages won; and those of the trick on the table, which its players would have declared."""
    won = [
        Marriage(seat, suit, _marriage_points(suit, dealt.trump, rules))
        for seat, suits in enumerate(scenario.get("married") or [])
        for suit in suits
    ]
    waiting = [
        Marriage(seat, card.suit, _marriage_points(card.suit, dealt.trump, rules))
        for seat, card in zip(dealt.trick_seats, dealt.trick, strict=True)
        if rules.marriage_mode == "win_trick" and SPOUSE.get(card) in dealt.hands[seat]
    ]
    return replace(dealt, marriages=tuple(won), declared=tuple(waiting))


def _marriage_points(suit: str, trump: str | None, rules: ThousandRules) -> int:
    """What a marriage was worth when it was declared; where marriages make trump, its suit was trump then."""
    if suit == FOUR_ACES:
        return ACE_MARRIAGE
    return rules.marriage_values.value(suit, suit if rules.trump_mode == "marriage" else trump)


def _after_calls(state: ThousandState, scenario: Scenario) -> Round:
    """The auction as far as it has been held; left out, forehand's automatic bid has been made."""
    dealt, automatic = state.round, state.rules.opening == "forehand100" or state.rules.golden
    if "bids" in scenario:
        said = scenario["bids"]
    elif automatic:
        lowest = BLIND if state.rules.golden else OPENING
        said = [[dealt.forehand, max(lowest, barrel_duty(state, dealt.forehand))]]
    else:
        said = []
    calls = [
        Call(seat, None if bid == "pass" else bid, forced=automatic and number == 0)
        for number, (seat, bid) in enumerate(said)
    ]
    return replace(dealt, calls=tuple(calls))


def _cards(text: str | None) -> tuple[Card, ...]:
    return parse_cards(text or "")


def _seats(value: Callable[[ThousandState, int], int]) -> Callable[[ThousandState], list[int]]:
    return lambda state: [value(state, seat) for seat in range(state.seats)]


def _is_over(state: ThousandState) -> bool:
    return state.round.phase in ("counted", "over")


_OBSERVED: Final[Mapping[str, Callable[[ThousandState], object]]] = {
    "hands": lambda state: [print_cards(hand) for hand in state.round.hands],
    "to_act": lambda state: None if _is_over(state) else state.round.turn,
    "phase": lambda state: state.round.phase,
    "trick": lambda state: print_cards(state.round.trick),
    "trick_winner": lambda state: state.round.last_trick and state.round.last_trick.winner,
    "trick_points": lambda state: state.round.last_trick and card_points(state.round.last_trick.cards),
    "points": _seats(lambda state, seat: round_points(state.round, seat)),
    "marriages": _seats(lambda state, seat: state.round.marriage_points(seat)),
    "declarer": lambda state: state.round.declarer,
    "contract": lambda state: state.round.contract,
    "trump": lambda state: state.round.trump,
    "round_over": _is_over,
    "round_points": lambda state: list(state.sheet[-1].points) if state.sheet else None,
    "totals": lambda state: list(state.totals),
    "bolts": lambda state: list(state.bolts),
    "barrel": lambda state: list(state.barrel),
    "dealer": lambda state: state.round.dealer,
    "sitter": lambda state: state.round.sitter,
    "winner": lambda state: state.winner,
}
