"""Campaña: two to six countries on a map of regions; armies, coins, kings and capitals, turn by turn.

Each turn has four phases: the opening (money in, money out, recruits), secret orders, movement with battles, and the
close. Battles are fought outside and reported, or resolved by the program; the best score after sixteen turns wins.

Read it in this order: `pieces` and `state` (the table), `places` (questions about the map), `sequence` (the turn as a
table), then the chapters `setting_up`, `calendar`, `annexing`, `income`, `wages`, `captives`, `hiring`, `recruiting`,
`acts`, `capital`, `victory`, and those of movement and battle. A step's `clause` is the rule it carries out; `also`
names the others.
"""

from liza.games.campaign.game import CampaignGame

GAME = CampaignGame()

__all__ = ["GAME"]
