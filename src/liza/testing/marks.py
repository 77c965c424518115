"""Marks that tie tests to a rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Marks a test, a class of tests or a parameter set as the proof of some clauses: `@clause("INF-14-1")`.

    The ids are written as literal texts: the clause matrix reads them from the source.

    Raises:
        ValueError: no ids.
    """
    import pytest

    if not ids:
        raise ValueError('@clause needs the ids it proves, as in @clause("INF-14-1")')
    return pytest.mark.clause(*ids)
