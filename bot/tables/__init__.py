"""The tables: the heart of the bot, without Discord."""

from bot.tables.problems import Problem, StalePress
from bot.tables.table import Person, Table, plays_itself
from bot.tables.tables import Outcome, Tables, changed_rules

__all__ = ["Outcome", "Person", "Problem", "StalePress", "Table", "Tables", "changed_rules", "plays_itself"]
