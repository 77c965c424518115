"""What all asks of the game have in common."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from liza.games.promised.notation import describe
from liza.games.promised.state import Land
from liza.kernel import Ask


@mypyc_attr(allow_interpreted_subclasses=True)
class LandAsk(Ask[Land]):
    """An ask whose options are told by the notation."""

    def describe(self, s: Land, option: i64) -> str:
        """Return the one-line text of an option."""
        return describe(s, option)
