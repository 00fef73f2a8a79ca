"""The database: tables, records, results and settings, kept so that the bot can go on from any moment."""
