"""A local Discord on which the whole bot is played: judge of its requests, people, a browser."""
