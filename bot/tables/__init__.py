"""The tables: the heart of the bot, without Discord."""

from bot.tables.absence import Absences
from bot.tables.cache import Outcome, TableCache
from bot.tables.decide import Thinker
from bot.tables.house_rules import changed_rules
from bot.tables.problems import Problem, StalePress
from bot.tables.table import Person, Table, plays_itself
from bot.tables.tables import Tables
from bot.tables.waiting import PACES, TURNS_UNTIL_HELD, waits_for

__all__ = [
    "PACES",
    "TURNS_UNTIL_HELD",
    "Absences",
    "Outcome",
    "Person",
    "Problem",
    "StalePress",
    "Table",
    "TableCache",
    "Tables",
    "Thinker",
    "changed_rules",
    "plays_itself",
    "waits_for",
]
