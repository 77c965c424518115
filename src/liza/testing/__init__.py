"""Helpers for the tests of a game, shipped for authors of games.

- `marks`: `@clause("INF-1-1")`, the mark of a test that proves a clause;
- `scenes`: given, when, then, with scripted chance;
- `contract`: the laws that every game keeps, as functions over a game;
- `goldens`: records replayed in fresh processes, and chains of hashes that compare builds;
- `perft`: counting positions.
"""
