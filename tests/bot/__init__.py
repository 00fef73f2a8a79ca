"""Tests of everything around the games."""
