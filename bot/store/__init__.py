"""The database: tables, records, results and settings, kept so that the bot can go on from any moment.

`Store` does work in a transaction; the work are the functions of a connection in the modules here, one a subject:
`saved_tables`, `record`, `leaderboard`, `preferences`, `privacy`, `retention`.
"""

from bot.store.problems import StaleTable, StoreError, StoreUnavailable
from bot.store.store import Store

__all__ = ["StaleTable", "Store", "StoreError", "StoreUnavailable"]
