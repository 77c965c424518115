"""The mark of a test that proves clauses of a rulebook."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Return the mark for these clauses; the clause matrix reads it from the source, so write each id as a text.

    ```python
    @clause("INF-10.2-1")
    def test_a_closed_path_keeps_attackers_from_the_nexus(): ...
    ```
    """
    return pytest.mark.clause(*ids)
