"""The rule book of Duizenden: what may be done, and doing it."""
