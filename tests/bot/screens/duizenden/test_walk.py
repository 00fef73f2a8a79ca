"""Walks through games by pressing what is enabled: in every position reached every component works."""

from __future__ import annotations

from random import Random

from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.custom_ids import Press
from bot.language import Speech
from bot.screens.duizenden import SCREENS
from engine.duizenden.rules.rules import PRESETS, DuizendenRules
from engine.duizenden.rules.state import DuizendenState
from engine.game import Action, Refusal
from tests.bot.screens.duizenden.showing import GAME, board_of, cards_in, hand_text, panel_of, position
from tests.bot.screens.reading import buttons, checked, press_of, read, selects
from tests.bot.screens.showing import COMMON, HINT, SPEECHES, TABLE

DEEP = 2
"""How many looks and choices after another are followed in one position."""

house_rules = st.one_of(
    st.sampled_from([*PRESETS.values()]),
    st.builds(
        DuizendenRules,
        jokers=st.sampled_from([0, 4, 6]),
        opening_minimum=st.sampled_from([0, 40]),
        wrap_runs=st.booleans(),
        max_jokers_per_meld=st.sampled_from([None, 1]),
        must_discard_to_go_out=st.booleans(),
        forbid_joker_discard=st.booleans(),
        free_first_upcard=st.booleans(),
        open_pile_visible=st.booleans(),
        stock_empty=st.sampled_from(["reshuffle", "end_round"]),
    ),
)


class Walker:
    """Presses everything that is enabled, and goes on with one of the positions it leads to."""

    def __init__(self, state: DuizendenState, chance: Random, say: Speech) -> None:
        self.state, self.chance, self.say = state, chance, say
        self.refused_takes = 0

    def step(self) -> bool:
        """One position: every panel and the table; False once the game is over or nothing leads on."""
        reached: list[DuizendenState] = []
        acting = GAME.to_act(self.state)
        for seat in range(len(self.state.players)):
            reached += self.panel(seat, DEEP if seat in acting else 1)
        board = SCREENS.board(board_of(self.state), self.say, COMMON)
        checked(board)
        for item in buttons(board):
            press = press_of(item)
            if not item.disabled and press.verb == "act":
                reached += self.act(acting[0], press)
        if not reached:
            assert self.state.phase == "over"
            return False
        self.state = self.chance.choice(reached)
        return True

    def panel(
        self, seat: int, deep: int, draft: str = "", values: tuple[str, ...] | None = None
    ) -> list[DuizendenState]:
        """The positions that a panel leads to; what only looks is followed in its turn."""
        shown = {"draft": draft, "values": values}
        checked(SCREENS.panel(panel_of(self.state, seat, common=(HINT,), **shown), self.say))
        view = SCREENS.panel(panel_of(self.state, seat, **shown), self.say)
        self.look_at(view, seat)
        reached: list[DuizendenState] = []
        for item in buttons(view):
            if not item.disabled:
                reached += self.press(seat, press_of(item), deep)
        for menu in selects(view):
            some = self.chance.sample(menu.options, self.chance.randint(menu.min_values, menu.max_values))
            if deep:
                chosen = tuple([option.value for option in some])
                reached += self.panel(seat, deep - 1, press_of(menu).argument, chosen)
        return reached

    def look_at(self, view: ui.LayoutView, seat: int) -> None:
        checked(view)
        if not self.state.points:
            hand = hand_text(view, self.say)
            loose = self.state.turn.loose if self.state.turn.seat == seat else 0
            assert cards_in(hand, self.say).total() == len(self.state.players[seat].hand) + loose
            self.keep_secrets(view, seat)

    def keep_secrets(self, view: ui.LayoutView, seat: int) -> None:
        """No card is shown but one's own, those on the table, and the top of the pile."""
        known = [*self.state.players[seat].hand, *self.state.pile[-1:]]
        known += [card for player in self.state.players for meld in player.melds for card in meld.cards]
        if self.state.rules.open_pile_visible:
            known += self.state.pile
        known += [card for card in (GAME.view(self.state, seat).to_lay,) if card]
        assert set(cards_in(read(view).replace("*", " "), self.say)) <= {*known}

    def press(self, seat: int, press: Press, deep: int) -> list[DuizendenState]:
        assert press.table == TABLE
        if press.verb == "act":
            return self.act(seat, press, sure=self.state.rules.open_pile_visible)
        if press.verb == "plan":
            actions = SCREENS.plan(GAME.view(self.state, seat), press.argument)
            assert actions
            return [self.apply(seat, actions)]
        if press.verb == "sort":
            assert press.argument in ("suit", "rank")
            return []
        assert press.verb == "show"
        return self.panel(seat, deep - 1, press.argument) if deep else []

    def act(self, seat: int, press: Press, *, sure: bool = False) -> list[DuizendenState]:
        """What an action leads to. Only a take may be refused, and not where the panel is `sure` of it."""
        assert press.decisions
        actions = tuple([GAME.parse(text) for text in press.argument.split(";")])
        if press.argument != "take" or sure:
            return [self.apply(seat, actions)]
        try:
            return [self.apply(seat, actions)]
        except Refusal as refused:
            refusal = refused
        assert refusal.code == "pile-unusable"
        assert SCREENS.refusal(refusal, self.say) == self.say("duizenden-refusal-pile-unusable")
        self.refused_takes += 1
        return []

    def apply(self, seat: int, actions: tuple[Action, ...]) -> DuizendenState:
        state = self.state
        for action in actions:
            state, _ = GAME.apply(state, seat, action)
        return state


@given(st.integers(0, 10**9), house_rules, st.integers(2, 6), st.sampled_from(SPEECHES))
@settings(max_examples=10)
def test_a_game_from_its_beginning(seed: int, rules: DuizendenRules, seats: int, say: Speech) -> None:
    walker = Walker(GAME.start(rules, seats, seed), Random(seed), say)
    for _ in range(16):
        if not walker.step():
            break


@given(st.integers(0, 10**9), house_rules, st.sampled_from(SPEECHES), st.sampled_from([2, 5, 14, 35]))
@settings(max_examples=25)
def test_from_the_middle_of_a_round(seed: int, rules: DuizendenRules, say: Speech, most: int) -> None:
    chance = Random(seed)
    walker = Walker(position(chance, rules, chance.randint(2, 3), most), chance, say)
    for _ in range(4):
        if not walker.step():
            break


def test_the_walk_sees_refused_takes() -> None:
    walkers = [Walker(GAME.start(DuizendenRules(), 2, seed), Random(seed), SPEECHES[0]) for seed in range(10)]
    for walker in walkers:
        walker.step()
    assert sum(walker.refused_takes for walker in walkers) > 0
