"""The games, pure: no I/O, no clock, no Discord, no text for people."""
