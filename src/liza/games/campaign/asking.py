"""What all asks of the game have in common."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from liza.games.campaign.notation import describe
from liza.games.campaign.pieces import Country
from liza.games.campaign.state import Campaign
from liza.kernel import Ask


@mypyc_attr(allow_interpreted_subclasses=True)
class CampaignAsk(Ask[Campaign]):
    """An ask to a country, whose options are told by the notation; whoever is out or has surrendered owes nothing."""

    def describe(self, s: Campaign, option: i64) -> str:
        """Return the one-line text of an option."""
        return describe(s, option)

    def owed(self, s: Campaign) -> bool:
        """Return False for a country that is out of the game or about to leave it [CAM-victoria-8]."""
        return acts(s, self.seat)

    def country(self, s: Campaign) -> Country:
        """Return the country that is asked."""
        return s.countries[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class LaneAsk(CampaignAsk):
    """An ask in a lane of the opening, the orders or the close.

    It is shown even with one option: a phase ends when all have confirmed [CAM-turno-5], and whether a country had
    a choice is its secret. Until the phase closes answers may be taken back.
    """

    def always_shown(self) -> bool:
        """Return True."""
        return True

    def binds(self, s: Campaign, option: i64) -> bool:
        """Return False."""
        return False


def acts(s: Campaign, seat: i64) -> bool:
    """Tell whether a seat has a country that is still in the game and has not surrendered."""
    return seat < s.players and not s.countries[seat].out and not s.countries[seat].leaving
