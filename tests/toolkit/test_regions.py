"""Graphs of regions, held against an independent library (networkx) and against what is true of any graph."""

from __future__ import annotations

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from liza.toolkit.regions import NOWHERE, cuts, one_sided, parts, path, steps_from

pytestmark = pytest.mark.both_builds
FEW = settings(max_examples=40, deadline=None)


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[list[int]], set[int]]:
    """Draw a graph of up to a dozen regions, and some that are barred."""
    count = draw(st.integers(1, 12))
    pairs = [(one, other) for other in range(count) for one in range(other)]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    rows: list[set[int]] = [set() for _ in range(count)]
    for one, other in chosen:
        rows[one].add(other)
        rows[other].add(one)
    barred = draw(st.sets(st.integers(0, count - 1), max_size=count // 2))
    return [sorted(row) for row in rows], barred


def model(graph: list[list[int]], barred: set[int] = frozenset()) -> nx.Graph:  # type: ignore[assignment]
    made = nx.Graph()
    made.add_nodes_from(range(len(graph)))
    made.add_edges_from((one, other) for one, near in enumerate(graph) for other in near)
    made.remove_nodes_from(barred)
    return made


@FEW
@given(graphs())
def test_distances(given):
    graph, barred = given
    for start in range(len(graph)):
        there = model(graph, barred - {start})
        wanted = dict(nx.single_source_shortest_path_length(there, start))
        assert steps_from(graph, start, barred) == [wanted.get(one, NOWHERE) for one in range(len(graph))]


@FEW
@given(graphs())
def test_shortest_ways(given):
    graph, barred = given
    for start in range(len(graph)):
        left = model(graph, barred - {start})
        for goal in range(len(graph)):
            way = path(graph, start, goal, barred)
            if goal not in left or not nx.has_path(left, start, goal):
                assert way == []
                continue
            assert way == min(nx.all_shortest_paths(left, start, goal))


@FEW
@given(graphs())
def test_pieces_and_what_holds_them_together(given):
    graph, barred = given
    left = model(graph, barred)
    found = parts(graph, barred)
    assert sorted(found) == sorted(sorted(piece) for piece in nx.connected_components(left))
    assert [len(piece) for piece in found] == sorted(map(len, found), reverse=True)
    assert cuts(graph, barred) == sorted(nx.articulation_points(left))


@FEW
@given(graphs(), st.data())
def test_what_is_next_to_each_other_is_so_on_both_sides(given, data):
    graph, _ = given
    assert one_sided(graph) == []
    edges = [(one, other) for one, near in enumerate(graph) for other in near]
    if edges:
        one, other = data.draw(st.sampled_from(edges))
        graph[one].remove(other)
        assert one_sided(graph) == [(other, one)]


def test_one_leaves_what_is_barred_but_does_not_enter_it():
    row = [[1], [0, 2], [1, 3], [2]]
    assert path(row, 1, 3, {1}) == [1, 2, 3]
    assert path(row, 0, 3, {2}) == []
    assert path(row, 0, 2, {2}) == []
    assert path(row, 2, 2, {2}) == [2]
