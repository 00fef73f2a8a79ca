from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from engine.cards import JOKER, Card, parse_cards
from engine.duizenden.players.discards import Outlook, throws_by_value
from engine.duizenden.players.greedy import greedy
from engine.duizenden.players.hard import best_turn, source, turns
from engine.duizenden.players.memory import position_of
from engine.duizenden.players.plans import plans
from engine.duizenden.rules.actions import Discard, Draw, Pass, TakePile
from engine.duizenden.rules.events import Discarded, Drew, LaidMeld, Reshuffled, TookPile, TurnedUp
from engine.duizenden.rules.rules import DuizendenRules
from engine.duizenden.rules.state import DuizendenState
from engine.duizenden.rules.view import view_of
from engine.game import Action, Deal, Event, Level, RoundDealt, visible
from tests.engine.duizenden.positions import do, position
from tests.engine.hooks.duizenden import RULES, reshuffled

GAME = GAMES["duizenden"]
LEVELS = GAME.computers


@pytest.fixture(autouse=True)
def forget_thoughts() -> None:
    """What was thought before under other circumstances is no thought of this test."""
    forget()


def forget() -> None:
    source.cache_clear()
    best_turn.cache_clear()


every_level = pytest.mark.parametrize("level", LEVELS)


def choice(level: Level, state: DuizendenState, *events: Event, seed: int = 1) -> Action:
    return LEVELS[level](view_of(state, state.turn.seat), events, seed)


def turn_of(level: Level, state: DuizendenState, *events: Event) -> list[str]:
    """What a level does until its turn is over, each action with another seed."""
    seat, texts = state.turn.seat, list[str]()
    while not state.points and state.turn.seat == seat:
        texts.append(str(choice(level, state, *events, seed=len(texts))))
        assert len(texts) < 40, texts
        state = do(state, texts[-1])
    return texts


def test_there_are_three_levels() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]


# -------------------------------------------------------------------------------------------------- whole games


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hard with a few playouts for each decision: it thinks of the same turns, and chooses worse."""
    monkeypatch.setattr("engine.duizenden.players.hard.PLAYOUTS", 12)
    monkeypatch.setattr("engine.duizenden.players.hard.PLAYOUTS_TO_TAKE", 4)


@pytest.mark.usefixtures("hasty")
@every_level
@given(rules=RULES, seats=st.integers(2, 6), seed=st.integers(0, 2**32))
@settings(max_examples=8)
def test_a_level_is_never_refused_and_knows_no_more_than_its_view(
    level: Level, rules: DuizendenRules, seats: int, seed: int
) -> None:
    """Under any house rules, over rounds to their end; the seeds differ from action to action."""
    chance = Random(seed)
    state, history = GAME.start(rules, seats, seed), tuple[Event, ...]()
    for number in range(400):
        if not GAME.to_act(state):
            break
        seat = GAME.to_act(state)[0]
        seen = visible(history, seat)
        action = LEVELS[level](view_of(state, seat), seen, number)
        if number % 11 == seed % 11:
            forget()
            other = reshuffled(state, seat, chance)
            assert LEVELS[level](view_of(other, seat), seen, number) == action
        state, events = GAME.apply(state, seat, action)
        history = events if isinstance(events[0], RoundDealt) else (*history, *events)


@every_level
def test_a_level_takes_up_what_another_has_begun(level: Level) -> None:
    """It may come into a turn that a person has left, however that went, and every such turn comes to an end."""
    state = position(["7H 7D 7S 8S 9S TS KC KD KH 2C", "3C 4D 5H", "9D"], drawn=True)
    for begun in (["meld 7S 8S 9S"], ["meld 7H 7D 7S", "meld 8S 9S TS"], ["meld KC KD KH"]):
        assert turn_of(level, do(state, *begun))[-1].startswith("discard")


def test_the_levels_deal() -> None:
    state = do(position(["2C", "3C"], drawn=True), "discard 2C")
    for computer in LEVELS.values():
        assert computer(view_of(state, 1), (), 1) == Deal()


@every_level
def test_a_level_never_throws_the_queen_of_spades(level: Level) -> None:
    assert choice(level, position(["QS 2C", "3C"], drawn=True)) == Discard(Card("2C"))
    assert choice(level, position(["QS QS", "3C"], drawn=True)) == Pass()
    no_jokers = {"forbid_joker_discard": True}
    assert choice(level, position(["QS JK", "3C"], drawn=True, rules=no_jokers)) == Pass()


@every_level
def test_a_level_keeps_its_joker(level: Level) -> None:
    state = position(["JK 5C 9D KH", "3C"], drawn=True)
    for seed in range(20):
        assert choice(level, state, seed=seed) != Discard(JOKER)


# ------------------------------------------------------------------------------------------------------- memory


def test_what_a_player_took_is_known_until_they_lay_or_throw_it() -> None:
    state = position(["2C 5S", "3C 4C 9D KH", "8D"], melds=[[], ["7S 7H 7D"], []], pile="JH", drawn=True)
    events = (
        TurnedUp(Card("KH")),
        Drew(0),
        Discarded(0, Card("9D")),
        Drew(2),
        Discarded(2, Card("7S")),
        TookPile(1, Card("7S"), 3),
        LaidMeld(1, 0, parse_cards("7S 7H 7D")),
        Discarded(1, Card("JH")),
    )
    known = position_of(view_of(state, 0), events)
    assert known.known == ((), parse_cards("KH 9D"), ())
    assert known.pile == parse_cards("JH")
    assert known.buried == 0
    thrown = (*events, Discarded(1, Card("9D")))
    assert position_of(view_of(state, 0), thrown).known[1] == parse_cards("KH")


def test_unseen_cards_are_all_but_those_that_are_known() -> None:
    state = position(["2C 5S", "3C 4C", "8D"], melds=[[], ["7S 7H 7D"], []], pile="JH TC", drawn=True)
    known = position_of(view_of(state, 0), ())
    assert len(known.unseen) == 108 - 2 - 3 - 1
    assert (known.pile, known.buried) == (parse_cards("TC"), 1)
    assert known.unseen.count(Card("TC")) == known.unseen.count(Card("2C")) == known.unseen.count(Card("7S")) == 1
    full = (TurnedUp(Card("JH")), Discarded(2, Card("TC")))
    assert position_of(view_of(state, 0), full).buried == 0


def test_a_new_stock_leaves_the_top_card_alone() -> None:
    state = position(["2C 5S", "3C 4C"], pile="JH TC 9D")
    events = (TurnedUp(Card("4D")), Discarded(0, Card("JH")), Reshuffled(1), Discarded(1, Card("TC")))
    known = position_of(view_of(state, 0), (*events, Discarded(0, Card("9D"))))
    assert known.pile == parse_cards("JH TC 9D")


# ------------------------------------------------------------------------------------------------------ discards


def outlook(hand: str, *others: str, melds: list[list[str]], pile: str = "") -> Outlook:
    state = position([hand, *others], melds=melds, pile=pile, drawn=True)
    events = [Discarded(0, card) for card in parse_cards(pile)]
    return Outlook(position_of(view_of(state, 0), events))


def test_danger() -> None:
    opened = outlook("KC 7D 2S", "9H 9S 4D", melds=[["5H 5S 5D"], ["KH KS KD"]], pile="7S 7H")
    assert opened.danger(Card("KC")) == 1
    assert opened.danger(Card("7D")) == 1, "with the two sevens under it"
    assert opened.danger(JOKER) == 1
    assert opened.danger(Card("2S")) < 0.3
    unopened = outlook("KC 7D 2S", "9H 9S 4D", melds=[["5H 5S 5D"], []], pile="7S 7H")
    assert 0 < unopened.danger(Card("7D")) < 0.5


def test_promise_counts_what_is_still_to_come() -> None:
    known = outlook("KC KD 7D 8D 2S 5C", "9H 9S 4D", melds=[["5H 5S 5D"], []])
    pair, run, nothing = (known.promise(parse_cards(cards), ()) for cards in ("KC KD", "7D 8D", "2S 9C"))
    assert pair > run > nothing == 0
    own = view_of(position(["5C", "3C"], melds=[["5H 5S 5D"], []]), 0).seats[0].melds
    assert known.promise((), own) > 0


@pytest.mark.parametrize(
    ("hand", "melds", "thrown"),
    [
        ("7H 7D 8D KC", [[], []], "KC"),
        ("KC 2D 9S", [[], ["KH KS KD"]], "2D"),
    ],
)
def test_normal_throws_by_what_it_builds_and_by_what_it_gives(hand: str, melds: list[list[str]], thrown: str) -> None:
    state = position([hand, "3C 4S 6D"], melds=melds, drawn=True)
    assert choice("normal", state) == Discard(Card(thrown))


def test_what_the_next_player_lays_off_is_thrown_last() -> None:
    melds = [["5H 5S 5D"], ["TH JH QH", "8H 8S 8D"]]
    known = position_of(view_of(position(["QD KH 8C 2D 2S", "3C 4S 6D"], melds=melds, drawn=True), 0), ())
    ranking = [card for _, card in throws_by_value(known, known.hand, known.own.melds)]
    assert set(ranking[-2:]) == set(parse_cards("KH 8C"))


# ---------------------------------------------------------------------------------------------------------- easy


def test_easy_makes_mistakes_and_not_always() -> None:
    state = position(["7H 7D 2C 4S", "3C"], melds=[["9H TH JH"], []], pile="KC 7S", stock="3D")
    seen = {type(choice("easy", state, seed=seed)) for seed in range(40)}
    assert seen == {TakePile, Draw}
    state = position(["2H 5S 8D KC", "3C"], drawn=True)
    assert len({choice("easy", state, seed=seed) for seed in range(40)}) > 1


def test_easy_overlooks_a_lay_now_and_then() -> None:
    numbers = set()
    for last in parse_cards("2C 3C 4C 6C 2D 3D 5D 6D 2H 3H 4H JD JC TD TC"):
        state = position([f"7H 7D 7S KH KD KS {last} 9C", "3C"], melds=[["AH AD AS"], []], drawn=True)
        numbers.add(sum(text.startswith("meld") for text in turn_of("easy", state)))
    assert numbers == {1, 2}


def test_easy_forgets() -> None:
    state = position(["7H 2D 2C 4S", "3C"], melds=[["9H TH JH"], []], pile="7D KC 5C 3S 9S TC 2S AC 7S", stock="3D")
    thrown = [Discarded(number % 2, card) for number, card in enumerate(state.pile)]
    assert choice("hard", state, *thrown) == choice("normal", state, *thrown) == TakePile()
    assert all(choice("easy", state, *thrown, seed=seed) == Draw() for seed in range(20))


# ---------------------------------------------------------------------------------------------------------- hard


def test_hard_thinks_of_holding_back() -> None:
    state = position(["7H 7D 7S 2C 4S", "3C"], melds=[["9H TH JH"], []], drawn=True)
    known = position_of(view_of(state, 0), ())
    assert [len(plan.lays) for plan in plans(known)] == [1, 0]
    assert {len(turn.plan.lays) for turn in turns(known)} == {0, 1}


def test_hard_goes_out_while_the_others_are_full() -> None:
    """Whatever else it could do, 300 points in the others' hands are more."""
    state = position(
        ["7H 7D 7S 4S", "QS AS AH KD KH QD", "QS AC AD KS KC QC"], melds=[["9H TH JH"], [], []], drawn=True
    )
    assert do(state, *turn_of("hard", state)).points[0] > 0


def test_hard_is_the_same_in_the_whole_turn_whatever_the_seeds() -> None:
    state = position(["7H 7D 7S KH KD KS QS QD QC 2C 4S", "3C 5D", "9D TD"], pile="8S", drawn=True)
    texts = turn_of("hard", state)
    assert "undo" not in texts
    forget()
    assert turn_of("hard", state) == texts


def test_hard_gives_up_the_worse_half_when_the_clock_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A time budget that is spent at once leaves the likeliest turn, which can be played."""
    for clock in ("thread_time", "perf_counter"):
        monkeypatch.setattr(f"engine.time_budget.{clock}", iter(range(10_000)).__next__)
    forget()
    state = position(["7H 7D 7S KH KD KS 2C 4S", "3C 5D"], pile="8S", drawn=True)
    assert turn_of("hard", state)[-1].startswith("discard")
    forget()


# ------------------------------------------------------------------------------------------------------ strength


Player = Callable[[DuizendenState, tuple[Event, ...]], Action]


def lead(players: list[Player], seat: int, seed: int) -> float:
    """What a seat books in one round more than the mean of the others."""
    state, history = GAME.start(DuizendenRules(), len(players), seed), tuple[Event, ...]()
    while not state.points:
        at = state.turn.seat
        state, events = GAME.apply(state, at, players[at](state, history))
        history += events
    points = state.points
    return float(points[seat] - (sum(points) - points[seat]) / (len(points) - 1))


def playing(level: str) -> Player:
    def player(state: DuizendenState, history: tuple[Event, ...]) -> Action:
        seat = state.turn.seat
        computers = dict([*LEVELS.items(), ("greedy", greedy)])
        return computers[level](view_of(state, seat), visible(history, seat), len(history))

    return player


def at_random(seed: int) -> Player:
    chance = Random(seed)
    return lambda state, _: chance.choice(list(GAME.legal(state, state.turn.seat)))


def mean_lead(level: Level, other: Callable[[int], Player], deals: int) -> float:
    """Over some deals, the level once on each of three seats."""
    leads = []
    for seed in range(deals):
        for seat in range(3):
            players = [other(seed * 3 + number) for number in range(3)]
            players[seat] = playing(level)
            leads.append(lead(players, seat, seed))
    return sum(leads) / len(leads)


@pytest.mark.parametrize(("level", "deals", "least"), [("easy", 8, 20), ("normal", 8, 40), ("hard", 2, 30)])
def test_levels_beat_random_players(level: Level, deals: int, least: int) -> None:
    assert mean_lead(level, at_random, deals) > least


@pytest.mark.parametrize(
    ("level", "deals", "low", "high"), [("easy", 20, -60, 10), ("normal", 20, -10, 60), ("hard", 5, -50, 140)]
)
def test_levels_beside_greedy_players(level: Level, deals: int, low: int, high: int) -> None:
    """Bounds so wide that they hold for any deals; `tests.bench.strength_duizenden` measures."""
    assert low < mean_lead(level, lambda _: playing("greedy"), deals) < high
