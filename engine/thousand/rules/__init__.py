"""The rule book of Thousand: what may be done, and doing it."""
