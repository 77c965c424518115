"""The printed cards that the states of a game share: each pool is known by a key, and sent to other processes as it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from mypy_extensions import mypyc_attr

from liza.kernel.plain import Shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool(Shared):
    """The printed cards of the sets in use; a game adds the cards themselves."""

    def __init__(self, package: str, key: str) -> None:
        self.package = package
        """The game's package; importing it registers its loader."""
        self.key = key
        """What the game's loader makes the same pool of."""

    def code(self) -> str:
        """Return the key under which `find_pool` knows it."""
        return self.key

    def __reduce__(self) -> tuple[Any, ...]:
        return find_pool, (self.package, self.key)


_pools: dict[tuple[str, str], Pool] = {}
_loaders: dict[str, Callable[[str], Pool]] = {}


def register_loader(package: str, loader: Callable[[str], Pool]) -> None:
    """Name the function that loads a pool of a game by its key, for states sent from another process."""
    _loaders[package] = loader


def keep_pool(pool: Pool) -> None:
    """Remember a pool under its game and key."""
    _pools[pool.package, pool.key] = pool


def find_pool(package: str, key: str) -> Pool:
    """Return the pool of a game with this key, loading it if need be."""
    pool = _pools.get((package, key))
    if pool is None:
        if package not in _loaders:
            import_module(package)
        pool = _loaders[package](key)
        keep_pool(pool)
    return pool
