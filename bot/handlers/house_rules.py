"""House rules: looking at them and choosing them, those of a table in its lobby and those of a server."""

from __future__ import annotations

import msgspec

from bot.app import App
from bot.custom_ids import Press
from bot.language import Speech
from bot.names import safe_name
from bot.reply import Reply
from bot.screens import SCREENS
from bot.screens.house_rules import (
    HouseRules,
    NumberForm,
    Scope,
    house_rules_screen,
    rule_screen,
)
from bot.screens.rule_fields import RuleField, Value, rule_field
from bot.screens.rule_words import rule_name, value_text
from bot.store.rows import ServerSettings
from bot.tables import Problem, Table, changed_rules
from engine import GAMES
from engine.game import Rules


async def server_rules(app: App, game: str, guild_id: int) -> Rules:
    """The house rules a server plays by unless somebody chooses others."""
    return read_rules(game, await app.preferences.server(guild_id))


def read_rules(game: str, settings: ServerSettings) -> Rules:
    """The house rules of a game in a server's settings; what cannot be read counts as not chosen."""
    model: type[Rules] = GAMES[game].Rules
    try:
        return model.model_validate_json(settings.house_rules.get(game, "{}"))
    except ValueError:
        return model()


async def show_server_rules(app: App, reply: Reply, game: str) -> None:
    """The rules a new table of this server starts with; whoever may manage the server can change them here."""
    await reply.show(house_rules_screen(await _of_server(app, reply, game), reply.speech))


async def open_rules(app: App, reply: Reply, press: Press) -> None:
    """`house`: all house rules; with a rule that was chosen in a menu, that one."""
    house = await _house(app, reply, press)
    if reply.chosen:
        await reply.show(rule_screen(house, _field(house, reply.chosen), reply.speech))
    else:
        await reply.show(house_rules_screen(house, reply.speech))


async def choose(app: App, reply: Reply, press: Press) -> None:
    """`house_set`: a value was chosen in the menu of a rule."""
    house, field = await _rule(app, reply, press)
    try:
        value = field.value(reply.chosen)
    except ValueError:
        raise Problem("rule-value") from None
    await _set(app, reply, house, field, value)


async def ask(app: App, reply: Reply, press: Press) -> None:
    """`house_ask`: opens the form for a number."""
    house, field = await _rule(app, reply, press)
    _check_editable(house)
    if field.numbers is None:
        raise Problem("rule-value")
    if reply.interaction.response.is_done():  # it took so long that Discord takes no form any more
        await reply.show(rule_screen(house, field, reply.speech, reply.speech("house-form-late")))
        return
    await reply.ask(NumberForm(house, field, reply.speech))


async def write(app: App, reply: Reply, press: Press) -> None:
    """`house_write`: a number was written in the form."""
    house, field = await _rule(app, reply, press)
    try:
        number = field.number(reply.chosen)
    except ValueError:
        await reply.show(rule_screen(house, field, reply.speech, _no_number(field, reply.chosen, reply.speech)))
        return
    await _set(app, reply, house, field, number)


async def preset(app: App, reply: Reply, press: Press) -> None:
    """`house_preset`: a whole set of rules was chosen."""
    house = await _house(app, reply, press)
    name = reply.chosen
    if name not in house.presets:
        raise Problem("rule-value")
    after = await _change(app, reply, house, house.presets[name].model_dump())
    note = reply.speech("house-changed-preset", preset=reply.speech(f"{house.game}-preset-{name}"))
    await reply.show(house_rules_screen(after, reply.speech, note))


async def reset(app: App, reply: Reply, press: Press) -> None:
    """`house_reset`: a rule, or all of them, as usual again."""
    house = await _house(app, reply, press)
    name = _field_name(press)
    if name:
        field = _field(house, name)
        await _set(app, reply, house, field, field.of(house.usual))
        return
    after = await _change(app, reply, house, house.usual.model_dump())
    await reply.show(house_rules_screen(after, reply.speech, reply.speech("house-changed-all")))


# ---------------------------------------------------------------- whose rules


async def _house(app: App, reply: Reply, press: Press) -> HouseRules:
    """The rules that a press is about: those of its table, or of the server and the game named in its argument."""
    game, turn, *_ = (*press.argument.split("/"), "")
    if press.table:
        house = _of_table(await app.tables.table(press.table), reply.person.user_id)
    else:
        house = await _of_server(app, reply, game)
    return msgspec.structs.replace(house, turn=int(turn) if turn.isdecimal() else 0)


async def _rule(app: App, reply: Reply, press: Press) -> tuple[HouseRules, RuleField]:
    """The rules that a press is about, and the one of them that is named last in its argument."""
    house = await _house(app, reply, press)
    return house, _field(house, _field_name(press))


def _field_name(press: Press) -> str:
    return press.argument.rpartition("/")[2]


def _of_table(table: Table, user_id: int) -> HouseRules:
    scope: Scope = "started"
    if table.saved.phase == "lobby":
        scope = "host" if table.saved.host_id == user_id else "guest"
    return HouseRules(table.saved.game, table.rules, scope, table.id)


async def _of_server(app: App, reply: Reply, game: str) -> HouseRules:
    if game not in SCREENS:
        raise Problem("rule-unknown")
    settings = await app.preferences.server(reply.guild_id)
    scope: Scope = "manager" if reply.may_manage else "member"
    return HouseRules(game, read_rules(game, settings), scope)


def _field(house: HouseRules, name: str) -> RuleField:
    try:
        return rule_field(type(house.rules), name)
    except KeyError:
        raise Problem("rule-unknown") from None


# ---------------------------------------------------------------- changing


async def _set(app: App, reply: Reply, house: HouseRules, field: RuleField, value: Value) -> None:
    """Gives one rule a value and shows all again; where that cannot be played it says why, and nothing changes."""
    try:
        after = await _change(app, reply, house, {field.name: value})
    except Problem as problem:
        if not problem.code.startswith("rule"):
            raise
        await reply.show(rule_screen(house, field, reply.speech, conflict_text(house.game, problem, reply.speech)))
        return
    note = reply.speech(
        "house-changed",
        name=rule_name(house.game, field, reply.speech),
        value=value_text(house.game, field, value, reply.speech),
    )
    await reply.show(house_rules_screen(after, reply.speech, note))


async def _change(app: App, reply: Reply, house: HouseRules, changes: dict[str, object]) -> HouseRules:
    """Changes fields of the rules, where they are kept.

    Raises:
        Problem: the person may not, or the rules contradict each other.
    """
    if house.table:
        outcome = await app.tables.lobbies.set_rules(house.table, reply.person.user_id, changes)
        app.boards.request(house.table)
        return msgspec.structs.replace(house, rules=outcome.table.rules)
    _check_editable(house)
    saved = await app.preferences.change_server(
        reply.guild_id, lambda settings: _with_rules(settings, house.game, changes)
    )
    return msgspec.structs.replace(house, rules=read_rules(house.game, saved))


def _with_rules(settings: ServerSettings, game: str, changes: dict[str, object]) -> ServerSettings:
    """The settings with some rules changed. The usual ones are not noted: they stay usual when the game's change."""
    rules: Rules = changed_rules(read_rules(game, settings), changes)
    others = {name: saved for name, saved in settings.house_rules.items() if name != game}
    noted = {} if rules == GAMES[game].Rules() else {game: rules.model_dump_json()}
    return msgspec.structs.replace(settings, house_rules=others | noted)


def _check_editable(house: HouseRules) -> None:
    if house.scope == "member":
        raise Problem("not-manager")
    if house.scope == "started":
        raise Problem("rules-started")
    if house.scope == "guest":
        raise Problem("rules-not-yours")


# ---------------------------------------------------------------- why not


def conflict_text(game: str, problem: Problem, speech: Speech) -> str:
    """Why rules cannot be played together: the game's own sentence if it has one."""
    key = f"{game}-rule-conflict-{problem.details.get('conflict', '')}"
    if speech.has(key):
        return speech(key)
    return speech(f"problem-{problem.code}", **problem.details)


def _no_number(field: RuleField, text: str, speech: Speech) -> str:
    if field.numbers is None:
        return speech("problem-rule-value")
    numbers = field.numbers
    return speech("problem-rule-number", text=safe_name(text), low=numbers[0], high=numbers[-1], step=numbers.step)


HANDLERS = {
    "house": open_rules,
    "house_set": choose,
    "house_ask": ask,
    "house_write": write,
    "house_preset": preset,
    "house_reset": reset,
}
