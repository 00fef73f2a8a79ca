"""Rounds of Duizenden played to their end in a fast form of their own, for computers that search."""
