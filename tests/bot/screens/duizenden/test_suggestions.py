"""Lays in one press: the melds of a hand, the cards that fit, all at once."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.language import speech
from bot.screens.duizenden import SCREENS
from bot.screens.duizenden.everything import everything
from bot.screens.duizenden.suggestions import offers
from engine.cards import FULL_PACK, JOKER, Card, in_order
from engine.duizenden.rules.actions import LayMeld, LayOff
from engine.duizenden.rules.deal import pack
from engine.duizenden.rules.melds import meld_points
from engine.duizenden.rules.points import card_points
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState, Player, Turn
from tests.bot.screens.duizenden.showing import GAME, panel_of, position
from tests.bot.screens.reading import acts, named
from tests.positions.duizenden import build

RULES = DuizendenRules()
house_rules = st.builds(
    DuizendenRules,
    wrap_runs=st.booleans(),
    duplicate_suits_in_set=st.booleans(),
    max_jokers_per_meld=st.sampled_from([None, 1, 2]),
    must_discard_to_go_out=st.booleans(),
    opening_minimum=st.sampled_from([0, 40]),
    opening_values=st.sampled_from(["game", "pips"]),
    jokers=st.sampled_from([0, 4, 6]),
)


TO_LAY = {
    "hands": ["7H 7D 7C QH 4C 4D JK 2C KS", "9C 9D"],
    "melds": [["9H TH JH"], []],
    "pile": "3C",
    "stock": "3C 4C",
    "drawn": True,
}


def test_the_best_comes_first_and_nothing_twice() -> None:
    state = build(TO_LAY)
    view = GAME.view(state, 0)
    found = offers(view, everything(view).lays)
    texts = [str(offer.lay) for offer in found]
    assert len({in_order(offer.cards) for offer in found if isinstance(offer.lay, LayMeld)}) == len(
        [offer for offer in found if isinstance(offer.lay, LayMeld)]
    )
    assert "add QH 0" in texts
    assert not [text for text in texts if text.startswith("add JK")]
    assert [offer.points for offer in found if str(offer.lay) == "add QH 0"] == [10]


def test_what_has_to_be_laid_comes_first() -> None:
    state = build({**TO_LAY, "drawn": False, "pile": "3C 4H"})
    state, _ = GAME.apply(state, 0, GAME.parse("take"))
    view = GAME.view(state, 0)
    assert Card("4H") in offers(view, everything(view).lays)[0].cards
    state = build({**TO_LAY, "melds": [["6H JK 8H"], []]})
    state, _ = GAME.apply(state, 0, GAME.parse("swap 7H 0"))
    view = GAME.view(state, 0)
    first = offers(view, everything(view).lays)
    assert JOKER in first[0].cards
    assert [offer for offer in first if isinstance(offer.lay, LayOff) and offer.lay.card is JOKER]


@given(st.integers(0, 10**9), house_rules, st.sampled_from([4, 8, 14, 30]))
@settings(max_examples=80)
def test_everything_can_be_laid_and_the_turn_ended(seed: int, rules: DuizendenRules, most: int) -> None:
    chance = Random(seed)
    state = position(chance, rules, 2, most)
    state = replace(state, turn=replace(state.turn, source="stock"))
    assert_everything_works(state)


def assert_everything_works(state: DuizendenState) -> int:
    seat = state.turn.seat
    view = GAME.view(state, seat)
    best = everything(view)
    before, after = state, state
    for lay in best.lays:
        after, _ = GAME.apply(after, seat, lay)
    if after.points:
        return best.points
    if best.lays:
        ends = [str(action) for action in GAME.legal(after, seat) if str(action).startswith(("discard", "pass"))]
        assert ends
    assert best.points == table(after, seat) - table(before, seat)
    return best.points


def table(state: DuizendenState, seat: int) -> int:
    return sum([meld_points(meld, state.rules) for meld in state.players[seat].melds])


def test_everything_pays_what_is_owed_or_nothing_is_offered() -> None:
    low = build({**TO_LAY, "melds": [[], []], "hands": ["7H 7D 7C 2C KS", "9C"]})
    assert everything(GAME.view(low, 0)).lays == ()
    enough = build({**TO_LAY, "melds": [[], []], "hands": ["KH KD KC TS TD TC 2C", "9C"]})
    assert everything(GAME.view(enough, 0)).points == 60
    ace = {"opening_values": "pips", "low_ace_value": 5}
    pips = build({**TO_LAY, "melds": [[], []], "hands": ["9H 9D 9C 8S 8D 8C 2C", "9C"], "rules": ace})
    assert everything(GAME.view(pips, 0)).points == 30
    taken = build({**TO_LAY, "drawn": False, "pile": "3C 4H"})
    taken, _ = GAME.apply(taken, 0, GAME.parse("take"))
    assert Card("4H") in [
        card for lay in everything(GAME.view(taken, 0)).lays if isinstance(lay, LayMeld) for card in lay.cards
    ]


def test_everything_of_a_hand_of_many_cards() -> None:
    for size in (26, 45, 60, 90, 107):
        hand = in_order(Random(size).sample(pack(RULES), size))
        players = (Player(hand, opened=True), Player((JOKER,)))
        state = DuizendenState(RULES, 1, 1, 0, players, (), FULL_PACK[:2], Turn(0, source="stock"))
        points = assert_everything_works(state)
        assert points >= (0.5 if size < 45 else 0.9) * sum(map(card_points, hand))


def test_everything_is_one_press() -> None:
    say = speech("nl")
    state = build(TO_LAY)
    view = SCREENS.panel(panel_of(state, 0), say)
    points = everything(GAME.view(state, 0)).points
    assert named(view, f"Alles neerleggen · {points}")
    assert SCREENS.plan(GAME.view(state, 0), "all") == everything(GAME.view(state, 0)).lays
    assert SCREENS.plan(GAME.view(state, 1), "all") == ()
    alone = build({**TO_LAY, "hands": ["QH 2C", "9C"]})
    assert acts(SCREENS.panel(panel_of(alone, 0), say)) == ["add QH 0"]
