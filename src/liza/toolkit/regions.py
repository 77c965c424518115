"""Graphs of regions: who touches whom, how far it is, by which way, and what hangs together.

A graph is a list by the number of a region, from 0: the numbers of those next to it, the lowest first.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from mypy_extensions import i64

Graph = list[list[int]]
NOWHERE: Final = -1
"""The number of no region, and the distance of what can't be reached."""
_NONE: Final[frozenset[int]] = frozenset()


def one_sided(graph: Graph) -> list[tuple[int, int]]:
    """Returns each pair of which the first is next to the second, but the second not to the first.

    >>> one_sided([[1, 2], [0], []])
    [(0, 2)]
    """
    return [(one, other) for one, near in enumerate(graph) for other in near if one not in graph[other]]


def steps_from(graph: Graph, start: i64, barred: AbstractSet[int] = _NONE) -> list[int]:
    """Returns how many steps lead from one region to each, NOWHERE where none do; what is barred can't be entered.

    >>> steps_from([[1], [0, 2], [1], []], 0)
    [0, 1, 2, -1]
    """
    found: list[int] = [NOWHERE] * len(graph)
    found[start] = 0
    edge: list[int] = [start]
    for number in edge:  # grows while it is walked
        for near in graph[number]:
            if found[near] == NOWHERE and near not in barred:
                found[near] = found[number] + 1
                edge.append(near)
    return found


def path(graph: Graph, start: i64, goal: i64, barred: AbstractSet[int] = _NONE) -> list[int]:
    """Returns a shortest way, both ends included, the lowest numbers first where several are as short; [] for none.

    The start may be barred: it is left, not entered.

    >>> path([[1, 2], [0, 3], [0, 3], [1, 2]], 0, 3)
    [0, 1, 3]
    """
    if start == goal:
        return [start]
    if goal in barred:
        return []
    left = steps_from(graph, goal, barred - {start})
    if left[start] == NOWHERE:
        return []
    way: list[int] = [start]
    at: i64 = start
    while at != goal:
        for near in graph[at]:
            if left[near] == left[at] - 1 and near != start:
                at = near
                break
        way.append(at)
    return way


def parts(graph: Graph, barred: AbstractSet[int] = _NONE) -> list[list[int]]:
    """Returns what is not barred in pieces that hang together, the largest first, each in the order of its numbers.

    >>> parts([[1], [0], []])
    [[0, 1], [2]]
    """
    seen: set[int] = set(barred)
    found: list[list[int]] = []
    for start in range(len(graph)):
        if start in seen:
            continue
        seen.add(start)
        piece: list[int] = [start]
        for number in piece:  # grows while it is walked
            for near in graph[number]:
                if near not in seen:
                    seen.add(near)
                    piece.append(near)
        found.append(sorted(piece))
    found.sort(key=len, reverse=True)
    return found


def cuts(graph: Graph, barred: AbstractSet[int] = _NONE) -> list[int]:
    """Returns the regions without which a piece would fall apart (articulation points), the lowest first.

    >>> cuts([[1], [0, 2], [1]])
    [1]
    """
    walk = _Depths(graph, barred)
    for start in range(len(graph)):
        if start not in barred and walk.depth[start] == NOWHERE:
            walk.explore(start)
    return sorted(walk.cuts)


class _Depths:
    """A walk into the depth that notes how far up a region's branch reaches back (Hopcroft and Tarjan)."""

    def __init__(self, graph: Graph, barred: AbstractSet[int]) -> None:
        self._graph = graph
        self._barred = barred
        self.depth: list[int] = [NOWHERE] * len(graph)
        self._back: list[int] = [0] * len(graph)
        self.cuts: set[int] = set()

    def explore(self, start: int) -> None:
        """Note the cuts of the piece that a region is in."""
        self.depth[start] = self._back[start] = 0
        trail: list[int] = [start]
        next_near: list[int] = [0]
        branches: i64 = 0
        while trail:
            at = trail[-1]
            if next_near[-1] == len(self._graph[at]):
                trail.pop()
                next_near.pop()
                if len(trail) == 1:
                    branches += 1
                elif trail:
                    self._return(trail[-1], at)
                if trail:
                    self._back[trail[-1]] = min(self._back[trail[-1]], self._back[at])
                continue
            near = self._graph[at][next_near[-1]]
            next_near[-1] += 1
            if near in self._barred:
                continue
            if self.depth[near] == NOWHERE:
                self.depth[near] = self._back[near] = len(trail)
                trail.append(near)
                next_near.append(0)
            else:
                self._back[at] = min(self._back[at], self.depth[near])
        if branches > 1:
            self.cuts.add(start)

    def _return(self, above: int, below: int) -> None:
        if self._back[below] >= self.depth[above]:
            self.cuts.add(above)
