"""A slow resolver of battles written from the manual's page and the readings beside it, not from the engine.

It knows one battle between two sides as plain values and returns what becomes of everything, as plain values.
"""

from __future__ import annotations

from dataclasses import dataclass, field

WALLED = {1: 4, 2: 2, 3: 0, 4: 0}
"""Aldea amurallada: +4, +2, 0, 0."""
CITY = {1: 6, 2: 4, 3: 2, 4: 0}
"""Ciudad de juez: +6, +4, +2, 0."""


@dataclass
class Man:
    """A general as the page speaks of him."""

    strength: int
    troops: int
    commits: int
    sword: bool = False
    squire: bool = False
    passage: bool = False


@dataclass
class Party:
    """One side: its generals, its garrison if it owns the settlement, and the cards it plays."""

    men: list[Man]
    garrison: int = 0
    garrison_commits: int = 0
    cards: tuple[str, ...] = ()


@dataclass
class Fight:
    """A battle; the first party came later (the original attacker), the second was there first."""

    attacker: Party
    defender: Party
    settlement: str = ""
    """"", "village", "walled" or "city"; it belongs to the defender."""
    siege: int = 1
    ark: bool = False
    defender_declares: bool = False
    invaders: int = 0
    """The strength of each of two invaders, who are the attacker then."""
    stay: bool = False
    """ambush_committed = stay: what the dead had committed is not lost."""
    garrison_fights: bool = False
    """ambush_garrison = fights."""
    responder_wins: bool = False
    """tie_winner = responder."""


@dataclass
class Result:
    """What becomes of a battle."""

    attack: int = 0
    defence: int = 0
    attacker_wins: bool = False
    wrath: int = 0
    men: list[list[str]] = field(default_factory=lambda: [[], []])
    """Of each side's generals, in order: `dead`, `captive`, `executed`, or what he has left: `3`, `3 squire`."""
    garrison: int = 0
    stacks: list[int] = field(default_factory=lambda: [0, 0])
    chooses: bool = False
    razed: bool = False


def fight(f: Fight) -> Result:
    """Fight it."""
    out = Result()
    parties = [f.attacker, f.defender]
    dead = [_dead(f.attacker, f.defender), _dead(f.defender, f.attacker)]
    for party in parties:
        out.wrath += ("mercenaries" in party.cards) + ("assassin" in party.cards)
    out.attack = 2 * f.invaders if f.invaders else _own_strength(f, f.attacker, dead[0])
    out.defence = _own_strength(f, f.defender, dead[1]) + _bonus(f) + (3 if f.ark else 0)
    out.attacker_wins = out.attack > out.defence  # el atacante debe ser estrictamente mayor
    if out.attack == out.defence and f.responder_wins:
        out.attacker_wins = f.defender_declares
    loser = 1 if out.attacker_wins else 0
    for side in (0, 1):
        for number, man in enumerate(parties[side].men):
            out.men[side].append(_end(f, man, dead[side][number], side == loser, parties[1 - side]))
    # lo que comprometes, lo pierdes; la guarnición del derrotado queda a cero
    left = [
        sum(man.troops - (0 if f.stay else man.commits) for man, gone in _pairs(parties[side], dead[side]) if gone)
        for side in (0, 1)
    ]
    if loser == 0:
        out.garrison = f.defender.garrison - f.defender.garrison_commits
        if f.settlement:
            out.garrison += left[1]
        else:
            out.stacks[1] = left[1]
    else:
        out.stacks[0] = left[0]
    out.razed = bool(f.settlement) and out.attacker_wins and f.invaders > 0
    out.chooses = bool(f.settlement) and out.attacker_wins and not f.invaders
    return out


def _pairs(party: Party, dead: list[bool]) -> list[tuple[Man, bool]]:
    return list(zip(party.men, dead, strict=True))


def _killing(foe: Party) -> int:
    """Emboscada y Asesino: cada uno mata a todos los generales enemigos."""
    return ("ambush" in foe.cards) + ("assassin" in foe.cards)


def _dead(party: Party, foe: Party) -> list[bool]:
    """El escudero muere en lugar de su general, una vez."""
    return [_killing(foe) > (1 if man.squire else 0) for man in party.men]


def _own_strength(f: Fight, party: Party, dead: list[bool]) -> int:
    total = 4 if "mercenaries" in party.cards else 0
    for man, gone in _pairs(party, dead):
        if not gone:
            total += man.strength + (1 if man.sword else 0) + man.commits
    anyone_to_lead = f.garrison_fights or not party.men or not all(dead)
    return total + (party.garrison_commits if anyone_to_lead else 0)


def _bonus(f: Fight) -> int:
    table = {"walled": WALLED, "city": CITY}.get(f.settlement)
    if table is None:
        return 0
    weapons = "siege-weapons" in f.attacker.cards
    passage = any(man.passage for man in f.attacker.men)
    return 0 if weapons or passage or f.defender_declares else table[min(f.siege, 4)]


def _end(f: Fight, man: Man, dead: bool, lost: bool, foe: Party) -> str:
    if dead:
        return "dead"
    if lost:
        return "executed" if f.invaders else "captive"
    squire = " squire" if man.squire and not _killing(foe) else ""
    return f"{man.troops - man.commits}{squire}"
