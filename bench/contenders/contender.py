"""What a contender of the benchmark is."""

import random

Counts = dict[str, float]


class UnavailableError(Exception):
    """This contender can't run here; the message says why and what would help."""


class Contender:
    """Something a worker can run, in batches."""

    def facts(self) -> dict[str, str]:
        """Return versions and whatever else the report should say of this contender."""
        return {}

    def prepare(self, rng: random.Random) -> None:
        """Do, before a turn, what it needs and what is not measured."""

    def batch(self, size: int, rng: random.Random) -> Counts:
        """Do `size` units of work (games, mostly) and return what was counted."""
        raise NotImplementedError
