"""The arithmetic of the automatic resolver: powers, totals, losses and fates, and the exact odds before the dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BASE_PERCENT: Final = 100
ROUGH_CHANGE: Final = 25
"""What cavalry loses and skirmishers gain in forest and mountain [CAM-auto-2]."""
FOREST_HELD: Final = 10
MOUNTAIN_HELD: Final = 20
CITY_HELD: Final = 20
"""What a holder adds [CAM-auto-3]."""
OWED_MORALE: Final = 2
"""Morale lost for each turn of wages owed [CAM-mantenimiento-2]."""
LOW_TOTAL: Final = 2
HIGH_TOTAL: Final = 12
"""The totals of two dice."""
ROLLS: Final = 1296
"""The equally likely ways in which the four dice of a battle fall."""
DIE_PAIRS: Final = 36

SAFE: Final = 0
TAKEN: Final = 1
KILLED: Final = 2
"""The fates of a leader or hero [CAM-auto-7]."""


def effective_morale(base: i64, owed: i64, change: i64) -> i64:
    """Return a unit's morale with wages owed and events counted, never below 1 [CAM-auto-1]."""
    return max(1, base - OWED_MORALE * owed + change)


def percentage(rough: bool, mountain: bool, horse: bool, skirmish: bool, holds: bool, own_city: bool) -> i64:
    """Return what a unit's power is multiplied by, in percent [CAM-auto-2, CAM-auto-3]."""
    percent: i64 = BASE_PERCENT
    if rough and horse:
        percent -= ROUGH_CHANGE
    if rough and skirmish:
        percent += ROUGH_CHANGE
    if holds:
        if rough:
            percent += MOUNTAIN_HELD if mountain else FOREST_HELD
        if own_city:
            percent += CITY_HELD
    return percent


def total(power: i64, dice: i64) -> i64:
    """Return a side's power multiplied by ten plus its two dice [CAM-auto-4]."""
    return power * (10 + dice)


def attacker_wins(attack: i64, hold: i64) -> bool:
    """Tell whether the attacker's total is the higher; equal totals are the holder's [CAM-auto-4]."""
    return attack > hold


def ratio(losing: i64, winning: i64) -> i64:
    """Return the losing total over the winning one, in whole percent, rounded down [CAM-auto-5]."""
    return 100 if winning == 0 else losing * 100 // winning


def winner_loss(r: i64) -> i64:
    """Return what the winner loses, in percent [CAM-auto-5]."""
    return 30 * r // 100


def loser_loss(r: i64) -> i64:
    """Return what the loser loses, in percent [CAM-auto-5]."""
    return 60 - 20 * r // 100


def models_lost(models: i64, percent: i64) -> i64:
    """Return how many models a unit loses, to the nearest, halves up [CAM-auto-6]."""
    return (models * percent + 50) // 100


def fate(won: bool, dice: i64) -> i64:
    """Return what becomes of a leader or hero whose two dice add up to `dice` [CAM-auto-7]."""
    if dice == 2 or (dice == 3 and not won):
        return KILLED
    return TAKEN if dice == 4 and not won else SAFE


def ways(dice: i64) -> i64:
    """Return in how many of 36 ways two dice add up to a total of 2 to 12."""
    return dice - 1 if dice <= 7 else 13 - dice


def attacker_ways(attack: i64, hold: i64) -> i64:
    """Return in how many of 1296 ways the attacker wins, from the two powers: the exact odds [CAM-auto-4]."""
    out: i64 = 0
    for a in range(LOW_TOTAL, HIGH_TOTAL + 1):
        for h in range(LOW_TOTAL, HIGH_TOTAL + 1):
            if attacker_wins(total(attack, a), total(hold, h)):
                out += ways(a) * ways(h)
    return out


def expected_losses(attack: i64, hold: i64) -> list[i64]:
    """Return the average loss of attacker and holder, in thousandths of their models [CAM-auto-5]."""
    ours: i64 = 0
    theirs: i64 = 0
    for a in range(LOW_TOTAL, HIGH_TOTAL + 1):
        for h in range(LOW_TOTAL, HIGH_TOTAL + 1):
            weight = ways(a) * ways(h)
            x = total(attack, a)
            y = total(hold, h)
            if attacker_wins(x, y):
                r = ratio(y, x)
                ours += weight * winner_loss(r)
                theirs += weight * loser_loss(r)
            else:
                r = ratio(x, y)
                ours += weight * loser_loss(r)
                theirs += weight * winner_loss(r)
    return [ours * 10 // ROLLS, theirs * 10 // ROLLS]


def contest_ways(ours: i64, theirs: i64, two_dice: bool, higher_wins_ties: bool) -> list[i64]:
    """Return in how many ways the side with manoeuvre `ours` wins a contested roll, and in how many it loses.

    Ways that are rolled again count for neither [CAM-lideres-13, CAM-lideres-14].
    """
    most: i64 = HIGH_TOTAL if two_dice else 6
    least: i64 = LOW_TOTAL if two_dice else 1
    won: i64 = 0
    lost: i64 = 0
    for a in range(least, most + 1):
        for b in range(least, most + 1):
            weight: i64 = ways(a) * ways(b) if two_dice else 1
            x: i64 = a + ours
            y: i64 = b + theirs
            if x == y and higher_wins_ties:
                x += ours
                y += theirs
            if x > y:
                won += weight
            elif x < y:
                lost += weight
    return [won, lost]
