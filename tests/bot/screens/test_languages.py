"""What is in force, and under which names languages stand in a list."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language import LANGUAGES, Speech, speech
from bot.screens.languages import AUTOMATIC, languages_screen, own_name
from tests.bot.screens.reading import complaints, selects, text

SPEECHES = [speech(language) for language in LANGUAGES]


def test_languages_are_called_as_they_call_themselves() -> None:
    assert [own_name(language) for language in ("en", "nl", "ru", "de")] == [
        "English",
        "Nederlands",
        "Русский",
        "Deutsch",
    ]
    assert len({own_name(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("spoken", SPEECHES)
def test_all_languages_and_both_choices_are_told(spoken: Speech) -> None:
    view = languages_screen(chosen=spoken.language, server_chosen=None, server="nl", speech=spoken, note="note")
    assert complaints(view) == []
    lines = text(view).splitlines()
    assert lines[0] == "note"
    assert own_name(spoken.language) in lines[1]
    assert own_name("nl") in lines[2]
    assert all(own_name(language) in lines[3] for language in LANGUAGES)


@pytest.mark.parametrize("spoken", SPEECHES)
def test_a_choice_and_no_choice_read_differently(spoken: Speech) -> None:
    told = {
        text(languages_screen(chosen=chosen, server_chosen=server, server="en", speech=spoken))
        for chosen in (None, "en")
        for server in (None, "en")
    }
    assert len(told) == 4


@pytest.mark.parametrize("spoken", SPEECHES)
def test_who_may_manage_the_server_chooses_for_it_too(spoken: Speech) -> None:
    def offered(**asked: Any) -> list[Any]:
        view = languages_screen(chosen=None, server_chosen="nl", speech=spoken, **asked)
        assert complaints(view) == []
        return selects(view)

    (mine,) = offered(server="nl")
    assert [option.value for option in mine.options] == [AUTOMATIC, *LANGUAGES]
    both = offered(server="nl", may_manage=True)
    assert len({menu.placeholder for menu in both}) == 2
    assert len(offered(server=None, may_manage=True)) == 1


def test_outside_a_server_there_is_nothing_about_servers() -> None:
    alone = text(languages_screen(chosen=None, server_chosen=None, server=None, speech=SPEECHES[0]))
    assert "server" not in alone
