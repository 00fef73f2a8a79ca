"""House rules, rule book, leaderboard, languages and privacy, pressed as people do."""
