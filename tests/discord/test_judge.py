"""Each rule of the judge takes what Discord takes and refuses what Discord refuses."""

from typing import Any

import pytest

from tests.discord.judge import Request, Unlawful, faults, judge, our_faults
from tests.discord.openapi import OpenApi, description_file, discord_openapi

Body = dict[str, Any]
V2 = 1 << 15
NOBODY: Body = {"parse": []}

needs_description = pytest.mark.skipif(description_file() is None, reason="Discord's own description is not here")


def button(**changes: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Draw", "custom_id": "t:1:draw", **changes}


def row(*components: Body) -> Body:
    return {"type": 1, "components": list(components)}


def buttons(count: int, start: int = 0) -> Body:
    return row(*(button(custom_id=f"b{start + number}") for number in range(count)))


def option(value: str, **changes: Any) -> Body:
    return {"label": value, "value": value, **changes}


def select(**changes: Any) -> Body:
    options = [option(value) for value in "abc"]
    return {"type": 3, "custom_id": "t:1:suit", "options": options, "min_values": 0, "max_values": 3, **changes}


def text(content: str = "A hand") -> Body:
    return {"type": 10, "content": content}


def section(*texts: Body, **changes: Any) -> Body:
    return {"type": 9, "components": list(texts), "accessory": button(custom_id="beside"), **changes}


def pair(custom_id: str) -> Body:
    """Four components."""
    return section(text(), text(), accessory=button(custom_id=custom_id))


def offering(count: int, letter: str = "x", **changes: Any) -> Body:
    choice = {"name": letter * 100, "value": letter * 100, **changes}
    return choosing(letter, choices=[choice] * count)


def gallery(count: int, **changes: Any) -> Body:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{n}.png"}, **changes} for n in range(count)]}


def container(*components: Body) -> Body:
    return {"type": 17, "components": list(components)}


def layout(*components: Body, **changes: Any) -> Body:
    return {"components": list(components), "flags": V2, "allowed_mentions": NOBODY, **changes}


def label(component: Body, **changes: Any) -> Body:
    return {"type": 18, "label": "Bid", "component": component, **changes}


def text_input(**changes: Any) -> Body:
    return {"type": 4, "style": 1, "custom_id": "bid", "min_length": 1, "max_length": 3, **changes}


def modal(*components: Body, **changes: Any) -> Body:
    parts = list(components) or [label(text_input())]
    return {"type": 9, "data": {"title": "Your bid", "custom_id": "m:1:bid", "components": parts, **changes}}


def command(**changes: Any) -> Body:
    return {"name": "duizenden", "description": "A table", "type": 1, "options": [], **changes}


def choosing(name: str, **changes: Any) -> Body:
    return {"type": 3, "name": name, "description": "Which game", "required": False, **changes}


def sent(body: Body) -> Request:
    return Request("POST", "/channels/1/messages", body)


def answered(body: Body) -> Request:
    return Request("POST", "/interactions/1/token/callback", body)


def synced(*bodies: Body) -> Request:
    return Request("PUT", "/applications/1/commands", list(bodies))


TAKEN = [
    sent(layout(text(), buttons(5), row(select()), section(text(), text(), text()), gallery(10))),
    sent(layout(container(text(), {"type": 14}, buttons(1)))),
    sent(layout(text("♠" * 3000))),
    sent(layout(text("a" * 4000))),
    sent(layout(*(text(str(number)) for number in range(40)))),
    sent({"content": "<@5> it is your turn", "allowed_mentions": {"parse": [], "users": [5]}}),
    sent({"content": "it is your turn", "allowed_mentions": {"parse": [], "users": ["5"], "replied_user": False}}),
    Request("PATCH", "/channels/1/messages/2", {"components": [buttons(1)]}),
    Request("PATCH", "/webhooks/1/token/messages/@original", layout(text())),
    Request("POST", "/webhooks/1/token", layout(text(), flags=V2 | 64)),
    Request("DELETE", "/webhooks/1/token/messages/@original"),
    answered({"type": 4, "data": layout(text(), flags=V2 | 64)}),
    answered({"type": 7, "data": layout(row(button(label=None, emoji={"name": "♠"})))}),
    answered({"type": 5, "data": {"flags": 64}}),
    answered({"type": 6}),
    answered(modal()),
    answered(modal(label(select(required=True, min_values=1)), label(text_input()))),
    answered({"type": 8, "data": {"choices": [{"name": "Duizenden", "value": "duizenden"}]}}),
    synced(command(name_localizations={"nl": "duizenden", "ru": "тысяча", "hi": "हज़ार", "th": "พันคำ"})),
    synced(command(options=[choosing("game", required=True), choosing("players", type=4, min_value=2)])),
    synced(command(options=[{"type": 1, "name": "start", "description": "x", "options": [choosing("game")]}])),
    synced({"type": 3, "name": "Report This", "description": ""}),
]

REFUSED: list[tuple[str, Request]] = [
    (
        "41 components",
        sent(layout(text(), *(section(text(), text(), accessory=button(custom_id=f"{n}")) for n in range(10)))),
    ),
    ("content of 2001", sent({"content": "x" * 2001, "allowed_mentions": NOBODY})),
    ("11 attachments", sent({"attachments": [{"id": n, "filename": f"{n}.png"} for n in range(11)]})),
    ("4001 characters of text", sent(layout(text("a" * 2001), container(text("b" * 2000))))),
    ("9501 bytes of text", sent(layout(text("♠" * 3167)))),
    ("without the flag", sent({"components": [text()], "allowed_mentions": NOBODY})),
    ("without the flag", answered({"type": 7, "data": {"components": [container(buttons(1))]}})),
    ("without any component", sent(layout())),
    ("content beside", sent(layout(text(), content="x"))),
    ("embeds beside", sent(layout(text(), embeds=[{"title": "x"}]))),
    ("poll beside", sent(layout(text(), poll={"question": {"text": "?"}, "answers": [{"poll_media": {"text": "a"}}]}))),
    ("without allowed_mentions", sent({"content": "x"})),
    ("without allowed_mentions", Request("PATCH", "/channels/1/messages/2", {"components": [text()], "flags": V2})),
    ("without allowed_mentions", answered({"type": 4, "data": layout(text(), allowed_mentions=None)})),
    ("parses everyone", sent({"content": "x", "allowed_mentions": {"parse": ["everyone"]}})),
    ("parses users", sent(layout(text(), allowed_mentions={"parse": ["users"]}))),
    ("parses roles", Request("POST", "/webhooks/1/t", layout(text(), allowed_mentions={"parse": ["roles"]}))),
    ("calls roles", sent({"content": "x", "allowed_mentions": {"parse": [], "roles": ["7"]}})),
    ("calls 2 users", sent({"content": "x", "allowed_mentions": {"parse": [], "users": ["7", "8"]}})),
    ("custom_id 'same' is there 2 times", sent(layout(row(button(custom_id="same")), row(select(custom_id="same"))))),
    ("custom_id 'same'", sent(layout(row(button(custom_id="same"), button(custom_id="same", disabled=True))))),
    ("id 4 is there 2 times", sent(layout({**text(), "id": 4}, {**text(), "id": 4}))),
    ("custom_id has 101", sent(layout(row(button(custom_id="x" * 101))))),
    ("custom_id has 0", sent(layout(row(select(custom_id=""))))),
    ("has a custom_id and no address", sent(layout(row(button(custom_id=""))))),
    ("has an address and no custom_id", sent(layout(row(button(style=5, url="https://example.org"))))),
    ("row with nothing", sent(layout(row()))),
    ("mixes", sent(layout(row(button(), select())))),
    ("row of 6 buttons", sent(layout(buttons(6)))),
    ("row of 2 selects", sent(layout(row(select(), select(custom_id="other"))))),
    ("of 81 characters", sent(layout(row(button(label="x" * 81))))),
    ("neither label nor emoji", sent(layout(row(button(label=""))))),
    ("neither label nor emoji", sent(layout(row(button(label=None))))),
    ("placeholder of 151", sent(layout(row(select(placeholder="x" * 151))))),
    ("choice of 3 to 2", sent(layout(row(select(min_values=3, max_values=2))))),
    ("choice of 0 to 0", sent(layout(row(select(max_values=0))))),
    ("0 options", sent(layout(row(select(options=[]))))),
    ("26 options", sent(layout(row(select(options=[option(str(n)) for n in range(26)]))))),
    ("4 to be chosen of 3", sent(layout(row(select(max_values=4))))),
    ("chosen beforehand", sent(layout(row(select(max_values=1, options=[option(v, default=True) for v in "ab"]))))),
    ("value 'a' is there 2", sent(layout(row(select(options=[option(v) for v in "aab"]))))),
    ("label of an option has 101", sent(layout(row(select(options=[option(v, label="x" * 101) for v in "abc"]))))),
    ("label of an option has 0", sent(layout(row(select(options=[option(v, label="") for v in "abc"]))))),
    ("value of an option has 101", sent(layout(row(select(max_values=1, options=[option("x" * 101)]))))),
    (
        "description of an option has 101",
        sent(layout(row(select(options=[option(v, description="x" * 101) for v in "abc"])))),
    ),
    ("section of 0", sent(layout(section()))),
    ("section of 4", sent(layout(section(text(), text(), text(), text())))),
    ("section of 1 parts, not 1 to 3 texts", sent(layout(section(row(button()))))),
    ("without a button or thumbnail", sent(layout(section(text(), accessory=select())))),
    ("gallery of 0", sent(layout(gallery(0)))),
    ("gallery of 11", sent(layout(gallery(11)))),
    ("description of a picture has 1025", sent(layout(gallery(1, description="x" * 1025)))),
    ("container with nothing", sent(layout(container()))),
    ("container in a container", sent(layout(container(container(text()))))),
    ("text with nothing", sent(layout(text(" ")))),
    ("title of the modal has 46", answered(modal(title="x" * 46))),
    ("title of the modal has 0", answered(modal(title=""))),
    ("custom_id of the modal has 101", answered(modal(custom_id="x" * 101))),
    ("modal of 6 parts", answered(modal(*(label(text_input(custom_id=str(n))) for n in range(6))))),
    ("modal of 0 parts", answered({"type": 9, "data": {"title": "x", "custom_id": "m", "components": []}})),
    ("custom_id 'bid' is there 2", answered(modal(label(text_input()), label(text_input())))),
    ("label in a modal has 46", answered(modal(label(text_input(), label="x" * 46)))),
    ("description in a modal has 101", answered(modal(label(text_input(), description="x" * 101)))),
    ("0 to 4001 characters", answered(modal(label(text_input(min_length=0, max_length=4001))))),
    ("typed beforehand has 4", answered(modal(label(text_input(value="1234"))))),
    ("placeholder of a text input has 101", answered(modal(label(text_input(placeholder="x" * 101))))),
    ("26 options", answered(modal(label(select(options=[option(str(n)) for n in range(26)]))))),
    ("name has 33", synced(command(name="x" * 33))),
    ("name has 0", synced(command(name=""))),
    ("has [' ']", synced(command(name="two words"))),
    ("has ['!']", synced(command(name_localizations={"nl": "start!"}))),
    ("not in lower case", synced(command(name="Start"))),
    ("(ru): the name 'Тысяча' is not in lower case", synced(command(name_localizations={"ru": "Тысяча"}))),
    ("/duizenden game (pl): the name", synced(command(options=[choosing("game", name_localizations={"pl": "Gra"})]))),
    ("(af): name has 0", synced(command(name_localizations={"af": "duisend"}))),
    ("(English): description has 0", synced(command(description=""))),
    ("(nl): description has 101", synced(command(description_localizations={"nl": "x" * 101}))),
    ("26 options", synced(command(options=[choosing(f"o{n}") for n in range(26)]))),
    ("2 are called 'game' in English", synced(command(options=[choosing("game"), choosing("game")]))),
    ("2 are called 'spel' in nl", synced(command(name_localizations={"nl": "spel"}), command(name="spel"))),
    ("101 commands", synced(*(command(name=f"c{n}") for n in range(101)))),
    ("required option after", synced(command(options=[choosing("a"), choosing("b", required=True)]))),
    ("26 choices", synced(command(options=[choosing("a", choices=[{"name": "x", "value": "y"}] * 26)]))),
    ("choice has 101", synced(command(options=[choosing("a", choices=[{"name": "x" * 101, "value": "y"}])]))),
    (
        "value of a choice has 101",
        synced(command(options=[choosing("a", choices=[{"name": "x", "value": "y" * 101}])])),
    ),
    ("name of a menu has 33", synced({"type": 2, "name": "x" * 33})),
    ("characters in all, more than 8000", synced(command(options=[offering(25, "x"), offering(25, "y")]))),
    ("choice has 0", answered({"type": 8, "data": {"choices": [{"name": "", "value": "x"}]}})),
    ("26 choices", answered({"type": 8, "data": {"choices": [{"name": "x", "value": 1}] * 26}})),
]


@pytest.mark.parametrize("request_", TAKEN)
def test_what_discord_takes_passes(request_: Request) -> None:
    assert list(faults(request_)) == []


@pytest.mark.parametrize(("complaint", "request_"), REFUSED, ids=[complaint for complaint, _ in REFUSED])
def test_what_discord_refuses_is_named(complaint: str, request_: Request) -> None:
    assert any(complaint in fault for fault in our_faults(request_)), list(our_faults(request_))


def test_a_refused_request_stops_the_play_and_tells_every_fault() -> None:
    with pytest.raises(Unlawful, match=r"(?s)row of 6 buttons.*without allowed_mentions"):
        judge([sent(layout(buttons(6))), sent({"content": "x"})])


@needs_description
class TestDiscordsOwnDescription:
    @pytest.fixture
    def description(self) -> OpenApi:
        found = discord_openapi()
        assert found is not None
        return found

    @pytest.mark.parametrize(
        ("complaint", "request_"),
        [
            ("components[0].components[0].label: it is longer than 80", sent(layout(row(button(label="x" * 81))))),
            ("components[0].components[0].style", sent(layout(row(button(style=9))))),
            ("data.title: it is longer than 45", answered(modal(title="x" * 46))),
            ("data.content: it is longer than 2000", answered({"type": 4, "data": {"content": "x" * 2001}})),
            ("components[0].components: it has more than 5", sent(layout(buttons(6)))),
            ("components[0].content: it is shorter", sent(layout(text("")))),
            ("[0].options[0].name: it is longer", synced(command(options=[choosing("x" * 33)]))),
            ("flags", sent(layout(text(), flags="32768"))),
            ("Discord has no POST /tables", Request("POST", "/tables", {})),
            ("Discord has no PUT", Request("PUT", "/channels/1/messages", {})),
            ("takes no body", Request("DELETE", "/channels/1/messages/2", {"now": True})),
            ("allowed_mentions.users[0]", sent({"content": "x", "allowed_mentions": {"users": ["anna"]}})),
        ],
    )
    def test_it_refuses(self, description: OpenApi, complaint: str, request_: Request) -> None:
        assert any(complaint in fault for fault in description.complaints(*request_)), list(
            description.complaints(*request_)
        )

    def test_a_number_is_an_id_too(self, description: OpenApi) -> None:
        def calling(user: Any) -> Request:
            return sent({"content": "x", "allowed_mentions": {"users": [user]}})

        assert list(description.complaints(*calling(5))) == list(description.complaints(*calling("5"))) == []
        assert list(description.complaints(*calling(-5)))

    def test_the_more_literal_path_is_meant(self, description: OpenApi) -> None:
        assert list(description.complaints("PATCH", "/webhooks/1/t/messages/@original", {"content": "x"})) == []


def test_a_named_description_that_is_missing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "nowhere.json")
    with pytest.raises(FileNotFoundError, match="nowhere"):
        description_file()
