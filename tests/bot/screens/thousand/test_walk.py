"""Walks through games by pressing what is enabled: everything works, and every legal action is within reach."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from random import Random

from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.custom_ids import Press
from bot.language import Speech
from bot.screens.thousand.draft import ThousandDraft
from engine.cards import Card
from engine.game import Action, Event, RoundDealt, visible
from engine.thousand.rules.events import Played, PrikupSeen, Redealt
from engine.thousand.rules.rules import PRESETS, ThousandRules
from engine.thousand.rules.state import ThousandState
from tests.bot.screens.reading import enabled, press_of, read
from tests.bot.screens.showing import DECISION, SPEECHES, TABLE
from tests.bot.screens.thousand.showing import GAME, all_shown, draw, draw_board
from tests.engine.hooks import thousand as hooks

DEEP = 4
"""How many looks and choices after another are followed: enough to give any two cards away, either way round."""

STEPS = 35


class Walker:
    """Draws everything for everybody, presses all that is enabled, and goes on with one of the actions reached."""

    def __init__(self, state: ThousandState, chance: Random, say: Speech) -> None:
        self.state, self.chance, self.say = state, chance, say
        self.history: list[Event] = []

    def walk(self, steps: int) -> None:
        for _ in range(steps):
            reached = [self.panel(seat) for seat in range(self.state.seats)]
            self.board(reached)
            for seat, actions in enumerate(reached):
                self.check_within_reach(seat, actions)
            acting = GAME.to_act(self.state)
            if not acting:
                return
            seat = self.chance.choice(acting)
            self.apply(seat, self.chance.choice(sorted(reached[seat])))

    def apply(self, seat: int, notation: str) -> None:
        for action in self.parse(notation):
            self.state, events = GAME.apply(self.state, seat, action)
            if any(isinstance(event, RoundDealt | Redealt) for event in events):
                self.history = []
            self.history += events

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        return visible(self.history, seat)[-8:]

    @staticmethod
    def parse(notation: str) -> tuple[Action, ...]:
        return tuple(map(GAME.parse, notation.split(";")))

    # ------------------------------------------------------------------------------------------------ one panel

    def panel(self, seat: int) -> set[str]:
        """What the panel of a seat can do, as the notation of its presses; each is accepted."""
        reached: set[str] = set()
        seen: set[tuple[object, ...]] = set()
        waiting: deque[tuple[int, str, tuple[str, ...] | None]] = deque([(0, "", None)])
        while waiting:
            depth, draft, values = waiting.popleft()
            view = draw(self.state, seat, self.say, draft=draft, values=values, events=self.events_for(seat))
            self.keep_secrets(view, seat)
            for press, chosen in self.presses(view):
                assert press.table == TABLE
                if press.verb == "act":
                    reached.add(press.argument)
                    assert press.decisions == (DECISION,)
                    continue
                assert press.verb == "show"
                there = ThousandDraft.parse(press.argument)
                key = (there.place, there.words, bool(there.redraw), chosen)
                if key not in seen and depth < DEEP:
                    seen.add(key)
                    waiting.append((depth + 1, press.argument, chosen))
        for notation in reached:
            self.accepted(seat, notation)
        return reached

    def presses(self, view: ui.LayoutView) -> Iterator[tuple[Press, tuple[str, ...] | None]]:
        """What the enabled components of a message send; a menu every option of it."""
        for item in enabled(view):
            if isinstance(item, ui.Button):
                yield press_of(item), None
            else:
                for option in item.options:
                    yield press_of(item), (option.value,)

    def accepted(self, seat: int, notation: str) -> None:
        state = self.state
        for action in self.parse(notation):
            state, _ = GAME.apply(state, seat, action)

    def check_within_reach(self, seat: int, reached: set[str]) -> None:
        """Every legal action is within reach, gifts as parts of giving both at once; and nothing else is."""
        parts = {str(action) for notation in reached for action in self.parse(notation)}
        legal = {str(action) for action in GAME.legal(self.state, seat)}
        assert parts == legal

    # ---------------------------------------------------------------------------------------------- everybody's

    def board(self, reached: Sequence[set[str]]) -> None:
        view = draw_board(self.state, self.say, events=self.events_for(None))
        assert all_shown(view, self.say) <= self.public()
        for press, _ in self.presses(view):
            if press.verb == "act":
                assert all(press.argument in reached[seat] for seat in GAME.to_act(self.state))
            elif press.verb == "show":
                draw(self.state, self.chance.randrange(self.state.seats), self.say, draft=press.argument)

    def public(self) -> set[Card]:
        """The cards that everybody has seen, as far as a table may show them."""
        round_ = self.state.round
        last = round_.last_trick.cards if round_.last_trick else ()
        shown = {*round_.trick, *last, *(round_.undealt if round_.phase in ("counted", "over") else ())}
        played = {event.card for event in self.history if isinstance(event, Played)}
        return shown | played | {*GAME.view(self.state, None).prikup}

    def keep_secrets(self, view: ui.LayoutView, seat: int) -> None:
        """Nobody sees a card but their own, those that were given or shown to them, and those on the table."""
        own = {*self.state.round.hands[seat]}
        own |= {gift.card for gift in GAME.view(self.state, seat).gifts}
        for event in self.history:
            if isinstance(event, PrikupSeen) and event.seat == seat:
                own.update(event.cards)
        assert all_shown(view, self.say) <= own | self.public()


seeds = st.integers(0, 10**9)
speeches = st.sampled_from(SPEECHES)
slow = settings(max_examples=8)


@given(seeds, hooks.RULES, st.sampled_from([3, 4]), speeches)
@slow
def test_a_game_from_its_beginning(seed: int, rules: ThousandRules, seats: int, say: Speech) -> None:
    Walker(GAME.start(rules, seats, seed), Random(seed), say).walk(STEPS)


@given(seeds, st.sampled_from([*PRESETS.values()]), st.sampled_from([3, 4]), speeches)
@slow
def test_a_game_near_its_end(seed: int, rules: ThousandRules, seats: int, say: Speech) -> None:
    """Totals on and about the barrel, and bolts."""
    chance = Random(seed)
    state = replace(
        GAME.start(rules, seats, seed),
        totals=tuple([chance.choice([-300, 555, 870, 880, 995]) for _ in range(seats)]),
        bolts=tuple([chance.randrange(3) for _ in range(seats)]),
    )
    Walker(state, chance, say).walk(STEPS)


def test_the_walk_comes_through_every_phase() -> None:
    phases = set()
    walker = Walker(GAME.start(ThousandRules(), 4, 5), Random(5), SPEECHES[0])
    for _ in range(60):
        phases.add(walker.state.round.phase)
        walker.walk(1)
    assert phases >= {"auction", "exchange", "trump", "play", "counted"}
    assert read(draw(walker.state, 0, SPEECHES[0]))
