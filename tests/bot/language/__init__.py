"""Tests of the languages: what holds for every message of each of them, and how they are chosen."""
