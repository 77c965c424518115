# plain: read when a match is prepared
"""How the game is offered to whoever prepares a match: its decks, rulesets, options, and when players are asked."""

from __future__ import annotations

from liza.games.inframundis import ruleset
from liza.games.inframundis.naming import label
from liza.toolkit.text import Phrase
from liza.toolkit.view import Choice, Stops


def pitch() -> Phrase:
    """Return what the game is about."""
    return label("pitch")


def deck_phrase(name: str) -> Phrase:
    """Return the words for a sample deck; its attribute `note` says how it is played."""
    return Phrase(f"deck-{name}")


def preset_phrase(name: str) -> Phrase:
    """Return the words for a ruleset; its attribute `note` says what is different in it."""
    return Phrase(f"preset-{name}")


def choices() -> list[Choice]:
    """Return the options of the rules in the rulebook's order, with the values that are supported.

    One that is left with a single value is no choice.
    """
    offered = [
        Choice(
            clause.option,
            Phrase(f"choice-{clause.option}"),
            clause.id,
            [(value, Phrase(f"choice-{clause.option}--{value}")) for value in ruleset.supported(clause.option)],
        )
        for clause in ruleset.catalogue().clauses
        if clause.option
    ]
    return [choice for choice in offered if len(choice.values) > 1]


def usual_stops() -> Stops:
    """Return in which phases a player is asked unless they say otherwise.

    In each Conflicto, where a fast spell decides a fight or saves a creature, and in the rival's Preparación, before
    its attackers are declared. That is five or six questions a Round. The other windows can be let by: in Despertar
    nobody has ether [INF-6-6], in Flujo nothing has happened yet, and what could be done in Cierre could be done at
    the end of the Conflicto just before.
    """
    return Stops(own=["conflict"], others=["preparation", "conflict"])
