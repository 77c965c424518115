"""Helpers for authors of games: scenes, scripted chance, contract tests."""
