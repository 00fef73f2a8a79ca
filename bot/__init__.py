"""Everything around the games: Discord, tables, texts, the database."""
