"""Limits of messages, components and modals that Discord's description of its API does not tell.

A rule is a function of a part of a request body that yields its complaints, empty when Discord would take it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

Part = Mapping[str, Any]

COMPONENTS_V2 = 1 << 15
ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = {STRING_SELECT, 5, 6, 7, 8}
ONLY_V2 = {SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER}
LINK, PREMIUM = 5, 6

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_BYTES = 9500
MOST_CONTENT = 2000
MOST_ATTACHMENTS = 10


def walk(components: Iterable[Part]) -> Iterator[Part]:
    """Every component, nested ones too, in the order of reading."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        yield from walk([component[key] for key in ("accessory", "component") if component.get(key)])


def message(body: Part) -> Iterator[str]:
    """The limits of a message that is sent or edited."""
    components = list(walk(body.get("components") or ()))
    if len(components) > MOST_COMPONENTS:
        yield f"{len(components)} components, more than {MOST_COMPONENTS}"
    if len(body.get("content") or "") > MOST_CONTENT:
        yield f"content of {len(body['content'])} characters, more than {MOST_CONTENT}"
    if len(body.get("attachments") or ()) > MOST_ATTACHMENTS:
        yield f"{len(body['attachments'])} attachments, more than {MOST_ATTACHMENTS}"
    yield from texts(components)
    yield from version(body, components)
    yield from mentions(body, components)
    yield from identities(components)
    for component in components:
        yield from shape(component)


def modal(body: Part) -> Iterator[str]:
    """The limits of a modal."""
    parts = body.get("components") or ()
    yield from length("title of the modal", body.get("title"), 1, 45)
    yield from length("custom_id of the modal", body.get("custom_id"), 1, 100)
    if not 1 <= len(parts) <= 5:
        yield f"a modal of {len(parts)} parts, not 1 to 5"
    components = list(walk(parts))
    yield from identities(components)
    for component in components:
        yield from shape(component)


def texts(components: Sequence[Part]) -> Iterator[str]:
    """All TextDisplays of a message together."""
    shown = "".join(component.get("content") or "" for component in components if component["type"] == TEXT)
    if len(shown) > MOST_TEXT:
        yield f"{len(shown)} characters of text, more than {MOST_TEXT}"
    if (size := len(shown.encode())) > MOST_BYTES:
        yield f"{size} bytes of text, more than {MOST_BYTES}"


def version(body: Part, components: Sequence[Part]) -> Iterator[str]:
    """Components V2 need their flag, and suffer nothing of the old kind beside them."""
    flagged = bool((body.get("flags") or 0) & COMPONENTS_V2)
    if not flagged and any(component["type"] in ONLY_V2 for component in components):
        yield "components of version 2 without the flag 1 << 15"
    if flagged and not components:
        yield "version 2 without any component"
    if flagged:
        yield from (f"{key} beside components of version 2" for key in ("content", "embeds", "poll") if body.get(key))


def mentions(body: Part, components: Sequence[Part]) -> Iterator[str]:
    """A message with text says whom it may call: nobody, or one user."""
    if not body.get("content") and not any(component["type"] == TEXT for component in components):
        return
    allowed = body.get("allowed_mentions")
    if allowed is None:
        yield "text without allowed_mentions"
        return
    yield from (f"allowed_mentions parses {kind}" for kind in allowed.get("parse") or ())
    if allowed.get("roles"):
        yield "allowed_mentions calls roles"
    if len(allowed.get("users") or ()) > 1:
        yield f"allowed_mentions calls {len(allowed['users'])} users, more than one"


def identities(components: Sequence[Part]) -> Iterator[str]:
    """A custom_id of 1 to 100 characters, once in a message, on disabled components too; numbers once as well."""
    for name in ("custom_id", "id"):
        seen = Counter(component[name] for component in components if component.get(name))
        yield from (f"{name} {value!r} is there {count} times" for value, count in seen.items() if count > 1)
    for component in components:
        if "custom_id" in component:
            yield from length("custom_id", component["custom_id"], 1, 100)


def shape(component: Part) -> Iterator[str]:
    """The limits of one component by itself."""
    rule = SHAPES.get(component["type"])
    if rule is not None:
        yield from rule(component)


def row(component: Part) -> Iterator[str]:
    """Up to five buttons, or one select, or (in a modal) one text input; never mixed, never empty."""
    kinds = [child["type"] for child in component.get("components") or ()]
    buttons = kinds.count(BUTTON)
    if not kinds:
        yield "an action row with nothing in it"
    elif buttons and buttons != len(kinds):
        yield "an action row that mixes buttons and others"
    elif buttons > 5:
        yield f"an action row of {buttons} buttons"
    elif not buttons and len(kinds) > 1:
        yield f"an action row of {len(kinds)} selects"


def button(component: Part) -> Iterator[str]:
    """A label of at most 80, not empty unless there is an emoji; an id or a link, not both."""
    style = component.get("style")
    label = component.get("label") or ""
    if len(label) > 80:
        yield f"the label {label!r} of {len(label)} characters, more than 80"
    if not label.strip() and not component.get("emoji") and style != PREMIUM:
        yield "a button with neither label nor emoji"
    if style == LINK and (component.get("custom_id") or not component.get("url")):
        yield "a link has an address and no custom_id"
    if style not in {LINK, PREMIUM} and (component.get("url") or not component.get("custom_id")):
        yield "a button has a custom_id and no address"


def select(component: Part) -> Iterator[str]:
    """1 to 25 options with values of their own, and as many to be chosen as there are."""
    if len(component.get("placeholder") or "") > 150:
        yield f"a placeholder of {len(component['placeholder'])} characters, more than 150"
    fewest, most = (1 if (value := component.get(key)) is None else value for key in ("min_values", "max_values"))
    if not 0 <= fewest <= most or most < 1:
        yield f"a choice of {fewest} to {most}"
    if component["type"] == STRING_SELECT:
        yield from choices(component.get("options") or (), most)


def choices(options: Sequence[Part], most: int) -> Iterator[str]:
    """The options of a select."""
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options, not 1 to 25"
    if most > len(options):
        yield f"{most} to be chosen of {len(options)} options"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"more options chosen beforehand than the {most} allowed"
    counted = Counter(option.get("value") for option in options)
    yield from (f"the value {value!r} is there {count} times" for value, count in counted.items() if count > 1)
    for option in options:
        yield from length("label of an option", option.get("label"), 1, 100)
        yield from length("value of an option", option.get("value"), 1, 100)
        yield from length("description of an option", option.get("description") or "", 0, 100)


def section(component: Part) -> Iterator[str]:
    """One to three texts and a button or a thumbnail beside them."""
    kinds = [child["type"] for child in component.get("components") or ()]
    if not 1 <= len(kinds) <= 3 or set(kinds) != {TEXT}:
        yield f"a section of {len(kinds)} parts, not 1 to 3 texts"
    if (component.get("accessory") or {}).get("type") not in {BUTTON, THUMBNAIL}:
        yield "a section without a button or thumbnail"


def gallery(component: Part) -> Iterator[str]:
    """One to ten pictures, each described in at most 1024 characters."""
    items = component.get("items") or ()
    if not 1 <= len(items) <= 10:
        yield f"a gallery of {len(items)} pictures, not 1 to 10"
    for item in items:
        yield from length("description of a picture", item.get("description") or "", 0, 1024)


def container(component: Part) -> Iterator[str]:
    """Something inside, and no container in it."""
    kinds = [child["type"] for child in component.get("components") or ()]
    if not kinds:
        yield "a container with nothing in it"
    if CONTAINER in kinds:
        yield "a container in a container"


def text(component: Part) -> Iterator[str]:
    """Something to read."""
    if not (component.get("content") or "").strip():
        yield "a text with nothing in it"


def label(component: Part) -> Iterator[str]:
    """The label of a part of a modal."""
    yield from length("label in a modal", component.get("label"), 1, 45)
    yield from length("description in a modal", component.get("description") or "", 0, 100)


def text_input(component: Part) -> Iterator[str]:
    """What may be typed."""
    fewest, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if not 0 <= fewest <= most <= 4000:
        yield f"{fewest} to {most} characters to be typed, not within 0 to 4000"
    yield from length("what is typed beforehand", component.get("value") or "", 0, most)
    yield from length("placeholder of a text input", component.get("placeholder") or "", 0, 100)


def length(what: str, value: Any, fewest: int, most: int) -> Iterator[str]:
    """A text of so many characters."""
    if not isinstance(value, str) or not fewest <= len(value) <= most:
        size = len(value) if isinstance(value, str) else "no"
        yield f"{what} has {size} characters, not {fewest} to {most}: {value!r}"


SHAPES = {
    ROW: row,
    BUTTON: button,
    **dict.fromkeys(SELECTS, select),
    TEXT_INPUT: text_input,
    SECTION: section,
    TEXT: text,
    GALLERY: gallery,
    CONTAINER: container,
    LABEL: label,
}
