"""The resolver's arithmetic, beside the catalogue's figures and a count of every fall of the dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from liza.games.campaign import resolving
from liza.testing.marks import clause

DIE = range(1, 7)


def slow_battle(attack: int, hold: int) -> tuple[Fraction, Fraction, Fraction]:
    """Returns the attacker's chance and both sides' average losses, from the rulebook, dice by dice."""
    chance = ours = theirs = Fraction(0)
    for a, b, c, d in product(DIE, repeat=4):
        x, y = attack * (10 + a + b), hold * (10 + c + d)
        r = int(Fraction(100 * min(x, y), max(x, y)))
        winner, loser = int(Fraction(30 * r, 100)), 60 - int(Fraction(20 * r, 100))
        won = x > y
        chance += won
        ours += winner if won else loser
        theirs += loser if won else winner
    return chance / 6**4, ours / 6**4, theirs / 6**4


@clause("CAM-auto-4", "CAM-auto-5")
@pytest.mark.parametrize("attack", [700_000, 1_000_000, 1_250_000, 1_000_001])
def test_the_odds_count_every_fall_of_the_dice(attack: int):
    chance, ours, theirs = slow_battle(attack, 1_000_000)
    assert Fraction(resolving.attacker_ways(attack, 1_000_000), 1296) == chance
    assert resolving.expected_losses(attack, 1_000_000) == [int(ours * 10), int(theirs * 10)]


def test_the_guides_table_of_chances():
    told = {700: 4, 800: 13, 900: 32, 1000: 44, 1100: 66, 1250: 85, 1500: 97}
    assert {power: round(int(resolving.attacker_ways(power, 1000)) / 12.96) for power in told} == told


@clause("CAM-auto-5")
def test_losses_come_from_the_ratio_of_the_totals_rounded_down():
    assert resolving.ratio(26_250_000, 26_600_000) == 98
    assert (resolving.winner_loss(98), resolving.loser_loss(98)) == (29, 41)
    assert resolving.ratio(10_000_000, 20_000_000) == 50
    assert (resolving.winner_loss(50), resolving.loser_loss(50)) == (15, 50)


@clause("CAM-auto-6")
def test_models_are_lost_to_the_nearest_and_halves_count():
    assert [resolving.models_lost(*pair) for pair in [(20, 41), (1, 41), (1, 50), (10, 15)]] == [8, 0, 1, 2]


@clause("CAM-auto-7")
def test_two_dice_tell_the_fate_of_a_leader():
    assert [resolving.fate(False, dice) for dice in range(2, 13)] == [2, 2, 1] + [0] * 8
    assert [resolving.fate(True, dice) for dice in range(2, 13)] == [2] + [0] * 10


@clause("CAM-auto-1", "CAM-auto-2", "CAM-auto-3")
def test_terrain_city_and_arrears_change_a_unit():
    horse, skirmish, foot = (True, False), (False, True), (False, False)
    assert resolving.percentage(True, False, *horse, False, False) == 75
    assert resolving.percentage(True, True, *skirmish, False, False) == 125
    assert resolving.percentage(False, False, *horse, False, False) == 100
    assert resolving.percentage(True, False, *foot, True, True) == 130
    assert resolving.percentage(True, False, *foot, True, False) == 110
    assert resolving.percentage(True, False, *horse, True, True) == 105
    assert resolving.percentage(False, False, *foot, True, True) == 120
    assert [resolving.effective_morale(*one) for one in [(7, 2, 0), (5, 2, -2), (8, 0, 0)]] == [3, 1, 8]


def slow_contest(ours: int, theirs: int, dice: int, higher: bool) -> Fraction:
    """Returns the chance of the first side, rolling again for ever, from every fall of the dice."""
    won = again = Fraction(0)
    rolls = list(product(DIE, repeat=dice))
    for mine, yours in product(rolls, repeat=2):
        x, y = sum(mine) + ours, sum(yours) + theirs
        if x == y and (not higher or ours == theirs):
            again += 1
        elif x > y or (x == y and ours > theirs):
            won += 1
    return won / (len(rolls) ** 2 - again)


@clause("CAM-lideres-13", "CAM-lideres-14")
@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("higher", [False, True])
def test_the_odds_of_a_contest_leave_out_what_is_rolled_again(dice: int, higher: bool):
    for ours, theirs in product(range(6), repeat=2):
        won, lost = resolving.contest_ways(ours, theirs, dice == 2, higher)
        assert Fraction(won, won + lost) == slow_contest(ours, theirs, dice, higher)


def test_the_guides_chances_of_a_contest():
    ways = [resolving.contest_ways(more, 0, False, False) for more in range(5)]
    assert [round(100 * int(won) / int(won + lost)) for won, lost in ways] == [50, 68, 81, 91, 97]
