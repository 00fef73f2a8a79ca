"""Duizenden: rummy with two packs and an open pile, played to a thousand points."""
