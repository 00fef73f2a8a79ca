"""A person who plays: they give commands, press, choose, write, and see what Discord shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import islice
from typing import TYPE_CHECKING, Any

from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.enums import ComponentType, InteractionType
from simcord.results import InteractionResult, ResponseMessage

from tests.discord.limits import LABEL, TEXT_INPUT, walk
from tests.discord.screen import Button, Menu, Screen, reader_of

if TYPE_CHECKING:
    from tests.discord.play import World


class NothingSent(AssertionError):
    """Discord sends nothing when what is chosen in a menu has not changed."""


class Answer:
    """What the bot answered to one act.

    Attributes:
        seconds: real time until the first answer; None as long as there is none.
    """

    def __init__(self, result: InteractionResult) -> None:
        self.result = result
        self.seconds: float | None = None

    @property
    def given(self) -> bool:
        """Whether there was any answer."""
        return self.result.acknowledged

    @property
    def screen(self) -> Screen | None:
        """The message that was sent or changed as an answer; None if there is none, or it was deleted."""
        shown = self.result.followups[-1] if self.result.followups else self.result.response
        return None if shown is None else Screen(shown._message)

    @property
    def text(self) -> str:
        """What the answer says; empty if it says nothing."""
        return self.screen.text if self.screen else ""

    @property
    def private(self) -> bool:
        """Whether only the person themselves sees the answer."""
        return self.screen is not None and self.screen.reader is not None

    @property
    def modal(self) -> dict[str, Any] | None:
        """The form that was opened."""
        return self.result.modal


class Person:
    """A member of the server.

    Attributes:
        form: the form that is open before them, by the answer that opened it.
    """

    def __init__(self, world: World, member: MemberActor, name: str) -> None:
        self.world = world
        self.member = member
        self.name = name
        self.form: Answer | None = None
        self._chosen: dict[tuple[int, str], frozenset[str]] = {}

    @property
    def id(self) -> int:
        """The user id."""
        return self.member.id

    @property
    def locale(self) -> str:
        """The language of their Discord."""
        return self.world.discord.locales.get(self.id, "en-US")

    @locale.setter
    def locale(self, code: str) -> None:
        self.world.discord.locales[self.id] = code

    # ---------------------------------------------------------------- what they see

    @property
    def private(self) -> list[Screen]:
        """The messages only they see, oldest first."""
        return [Screen(message) for message in self.world.messages() if reader_of(message) == self.id]

    @property
    def panel(self) -> Screen:
        """The newest message only they see that has something to press or choose.

        Raises:
            AssertionError: there is none.
        """
        panels = [screen for screen in self.private if screen.usable]
        assert panels, f"{self.name} has no panel; private are {self.private}"
        return panels[-1]

    @property
    def notice(self) -> Screen:
        """The newest message only they see.

        Raises:
            AssertionError: there is none.
        """
        assert self.private, f"{self.name} was told nothing in private"
        return self.private[-1]

    def sees(self, text: str) -> bool:
        """Whether a text is before them now, in public or in private."""
        return any(text in screen for screen in self._before_them())

    # ---------------------------------------------------------------- what they do

    async def command(
        self, name: str, *, channel: ChannelHandle | None = None, answered: bool = True, **options: Any
    ) -> Answer:
        """Gives a slash command by its English name, such as "duizenden start"; a `Person` may be an option."""
        given = {key: value.member if isinstance(value, Person) else value for key, value in options.items()}
        acting = self.member.slash(channel or self.world.channel, name, **given)
        return await self.world.act(self, acting, answered=answered)

    async def type(self, command: str, option: str, text: str, **filled: Any) -> list[str]:
        """Types into an option of a command; what is offered to them meanwhile."""
        offered = await self.member.autocomplete(self.world.channel, command, option, text, **filled)
        self.world.inspect()
        return [choice["name"] for choice in offered]

    async def press(self, wanted: str, on: Screen | None = None, *, answered: bool = True) -> Answer:
        """Presses a button, by its label, custom id or a word of its custom id.

        Looked for on their panel, the board, then all else from new to old, unless `on` names the message. A screen
        looked at earlier and changed since is what a client shows that is a moment behind: its old button is pressed.

        Raises:
            AssertionError: there is no such button, or it is greyed out.
        """
        screen, button = self._button(wanted, on)
        if screen.current:
            acting = self.member.click(self._handle(screen), custom_id=button.custom_id)
        else:
            acting = self._late(screen, {"custom_id": button.custom_id, "component_type": ComponentType.BUTTON})
        return await self.world.act(self, acting, answered=answered)

    async def choose(
        self, wanted: str | None, values: Sequence[str], on: Screen | None = None, *, answered: bool = True
    ) -> Answer:
        """Chooses in a menu, by its placeholder, custom id or a word of it (None: the only one), labels or values.

        Raises:
            NothingSent: it is what was chosen already, so that Discord would send nothing.
            AssertionError: there is no such menu or line, or it is greyed out.
        """
        screen, menu = self._menu(wanted, on)
        chosen = [_value(menu, value) for value in values]
        self._note_choice(screen, menu, frozenset(chosen))
        if screen.current:
            acting = self.member.select(self._handle(screen), chosen, custom_id=menu.custom_id)
        else:
            data = {"custom_id": menu.custom_id, "component_type": ComponentType.STRING_SELECT, "values": chosen}
            acting = self._late(screen, data)
        return await self.world.act(self, acting, answered=answered)

    async def submit(self, values: Mapping[str, Any], *, answered: bool = True) -> Answer:
        """Fills in the form that is open before them, by labels or custom ids, and sends it.

        Raises:
            AssertionError: no form is open.
        """
        form, self.form = self.form, None
        assert form is not None, f"no form is open before {self.name}"
        names = _fields(form.modal or {"components": []})
        filled = {names.get(key, key): value for key, value in values.items()}
        return await self.world.act(self, self.member.submit_modal(form.result, filled), answered=answered)

    # ---------------------------------------------------------------- how

    def _before_them(self) -> Iterator[Screen]:
        """What they would look at first: their panel, the board, then all else from new to old."""
        mine = [message for message in self.world.messages() if reader_of(message) in {None, self.id}]
        yield from islice((screen for screen in map(Screen, reversed(mine)) if screen.reader and screen.usable), 1)
        yield from islice((screen for screen in map(Screen, reversed(mine)) if not screen.reader and screen.usable), 1)
        yield from map(Screen, reversed(mine))

    def _button(self, wanted: str, on: Screen | None) -> tuple[Screen, Button]:
        found = [(screen, button) for screen in self._looked_at(on) if (button := screen.find_button(wanted))]
        enabled = [(screen, button) for screen, button in found if button.enabled]
        assert found, f"{self.name} sees no button {wanted!r}; they see {self._looked_at(on)[:3]}"
        assert enabled, f"the button {wanted!r} before {self.name} is greyed out"
        return enabled[0]

    def _menu(self, wanted: str | None, on: Screen | None) -> tuple[Screen, Menu]:
        found = [(screen, menu) for screen in self._looked_at(on) if (menu := screen.find_menu(wanted))]
        enabled = [(screen, menu) for screen, menu in found if menu.enabled]
        assert found, f"{self.name} sees no menu {wanted!r}; they see {self._looked_at(on)[:3]}"
        assert enabled, f"the menu {wanted!r} before {self.name} is greyed out"
        return enabled[0]

    def _looked_at(self, on: Screen | None) -> list[Screen]:
        return list(self._before_them()) if on is None else [on]

    def _note_choice(self, screen: Screen, menu: Menu, chosen: frozenset[str]) -> None:
        shown = frozenset(choice.value for choice in menu.choices if choice.chosen)
        key = screen.message.id, menu.custom_id
        if self._chosen.get(key, shown) == chosen:
            raise NothingSent(f"{sorted(chosen)} is chosen in {menu.custom_id!r} already")
        self._chosen[key] = chosen

    def _handle(self, screen: Screen) -> ResponseMessage:
        return ResponseMessage(self.world.discord, screen.message)

    async def _late(self, screen: Screen, data: dict[str, Any]) -> InteractionResult:
        """Presses what was on a message when the client last drew it."""
        discord = self.world.discord
        stored = discord.backend.get_message(screen.message.channel_id, screen.message.id)
        assert stored.visible_to(self.id), f"{self.name} does not see that message"
        shown = dict(serializers.message_payload(discord.backend, stored))
        channel = ChannelHandle(discord, self.member.guild, discord.backend.get_channel(stored.channel_id))
        return await _dispatch_actor_interaction(
            self.member,
            InteractionType.MESSAGE_COMPONENT,
            channel,
            data,
            extra={"message": {**shown, "components": deepcopy(screen.components)}},
            source_message_id=stored.id,
        )


def _value(menu: Menu, wanted: str) -> str:
    """The value of a line, by its label or value."""
    for choice in menu.choices:
        if wanted in {choice.label, choice.value}:
            return choice.value
    raise AssertionError(f"{menu.custom_id!r} has no line {wanted!r}, only {[choice.label for choice in menu.choices]}")


def _fields(modal: Mapping[str, Any]) -> dict[str, str]:
    """The custom ids of the parts of a form by their labels."""
    labelled = {part["label"]: part["component"]["custom_id"] for part in modal["components"] if part["type"] == LABEL}
    old = {part["label"]: part["custom_id"] for part in walk(modal["components"]) if part["type"] == TEXT_INPUT}
    return {**{label: custom_id for label, custom_id in old.items() if label}, **labelled}
