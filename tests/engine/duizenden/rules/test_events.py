from __future__ import annotations

import pytest

from engine.cards import Card, parse_cards
from engine.duizenden import DUIZENDEN
from engine.duizenden.rules.events import LaidMeld, LaidOff, SwappedJoker
from engine.game import Event


@pytest.mark.parametrize(
    ("saved", "event"),
    [
        ('{"type":"Melded","seat":0,"meld":0,"cards":["5H","JK","7H"]}', LaidMeld(0, 0, parse_cards("5H JK 7H"))),
        ('{"type":"Added","seat":1,"meld":2,"card":"8H"}', LaidOff(1, 2, Card("8H"))),
        ('{"type":"Swapped","seat":1,"meld":0,"card":"6H"}', SwappedJoker(1, 0, Card("6H"))),
    ],
)
def test_lays_are_saved_under_the_names_they_had_first(saved: str, event: Event) -> None:
    """The histories of tables that are played now hold these names."""
    assert DUIZENDEN.load_events(f"[{saved}]") == (event,)
    assert DUIZENDEN.dump_events([event]) == f"[{saved}]"
