"""Chance: the generator held in a state, and the sources that a match or a test attaches to it."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from liza.kernel.errors import ScriptError

MASK32: Final = 0xFFFFFFFF


def seeded(seed: i64) -> i64:
    """Mix any integer into a generator that is never 0 (0 means: chance is closed)."""
    x: i64 = (seed ^ seed >> 32) & MASK32
    for _ in range(3):
        x = (x + 0x9E3779B9) & MASK32
        x = (x ^ x >> 16) * 0x45D9F3B & MASK32
        x = x ^ x >> 15
    return x if x != 0 else 0x1234567


def step_generator(gen: i64) -> i64:
    """Return the generator's next value: a 32-bit xorshift."""
    x: i64 = gen ^ gen << 13 & MASK32
    x = x ^ x >> 17
    return (x ^ x << 5) & MASK32


class Rng:
    """A generator outside any state: for players, laboratories and tests."""

    def __init__(self, seed: i64) -> None:
        self.gen: i64 = seeded(seed)

    def below(self, n: i64) -> i64:
        """Return a number in 0 .. n-1."""
        self.gen = step_generator(self.gen)
        return self.gen * n >> 32

    def pick(self, options: list[i64]) -> i64:
        """Return one of the options, each as likely as the others."""
        self.gen = step_generator(self.gen)
        return options[self.gen * len(options) >> 32]

    def seed(self) -> i64:
        """Return a fresh seed for another generator."""
        self.gen = step_generator(self.gen)
        return self.gen


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where draws come from while a match acts: a pure function of the position, so nothing needs rolling back."""

    def draw(self, position: i64, n: i64, clause: str) -> i64:
        """Return draw number `position` (0, 1, 2 …), a number in 0 .. n-1."""
        raise NotImplementedError


class Live(Source):
    """Draws of a live match: draw k is a digest of k under a 256-bit seed.

    The digest of the seed is published at the start (`promise`) and the seed revealed at the end,
    so that anyone can deal the game again; a small seed could be found by trying.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError(f"a live seed has 32 bytes, not {len(seed)}: use secrets.token_bytes(32)")
        self.seed = seed

    def promise(self) -> str:
        """Return what is published before the first draw: the seed's SHA-256, which any browser can check."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, position: i64, n: i64, clause: str) -> i64:
        """Return draw number `position`; its bias is below n / 2**64."""
        place = int(position).to_bytes(8, "big")
        digest = hashlib.blake2b(place, key=self.seed, digest_size=8, person=b"liza-draw").digest()
        return int.from_bytes(digest, "big") * int(n) >> 64


class Scripted(Source):
    """Draws written down by a test, from position `start` on."""

    def __init__(self, values: list[int], start: i64 = 0) -> None:
        self.values = values
        self.start: i64 = start

    def draw(self, position: i64, n: i64, clause: str) -> i64:
        """Return the next scripted value.

        Raises:
            ScriptError: no value is left, or it is not in 0 .. n-1; the message names the clause that draws.
        """
        at = position - self.start
        if at >= len(self.values):
            raise ScriptError(f"[{clause}] draws in 0..{n - 1}, but the script has only {len(self.values)} values")
        value = self.values[at]
        if not 0 <= value < n:
            raise ScriptError(f"[{clause}] draws in 0..{n - 1}, but the script says {value} (value {at + 1})")
        return value
