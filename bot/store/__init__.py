"""The database: tables, records, results and settings, kept so that the bot can go on from any moment."""

from bot.store.problems import StaleTable, StoreError, StoreUnavailable
from bot.store.store import Store

__all__ = ["StaleTable", "Store", "StoreError", "StoreUnavailable"]
