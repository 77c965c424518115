"""Every battle of a small grid comes out as the resolver says that was written from the text alone."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from liza.games.promised.battle import RESOLUTION, ChooseFate
from liza.games.promised.notation import CARDS
from liza.games.promised.orders import Front, why_not_card
from liza.games.promised.pieces import CAPTIVE, DEAD, PAIR, SQUIRE, Battle, Order
from liza.games.promised.places import original_defender
from liza.games.promised.state import Land
from liza.testing.marks import clause
from liza.testing.scenes import Scene, TheEnd
from tests.games.promised.oracle import Fight, Man, Party, Result, fight
from tests.games.promised.table import A, B, table

PLACES = [
    ("", 1, False),
    ("village", 1, False), ("village", 1, True),
    ("walled", 1, False), ("walled", 2, True), ("walled", 3, False),
    ("city", 1, True), ("city", 3, False), ("city", 4, True),
]  # fmt: skip
"""Settlement, siege round, Ark."""
ATTACKS = ("siege-weapons", "ambush", "mercenaries", "assassin")
DEFENCES = ("ambush", "mercenaries", "assassin")
NAMES = (("barac", "jair"), ("otoniel", "samgar"))
"""Of the attacker's generals and the defender's."""
STRENGTHS = (3, 2)


def subsets(cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [some for count in range(len(cards) + 1) for some in itertools.combinations(cards, count)]


def attackers() -> list[list[Man]]:
    return [
        [Man(3, 5, 4, squire=True)],
        [Man(3, 6, 6, sword=True), Man(2, 4, 1)],
        [Man(3, 2, 0, passage=True), Man(2, 1, 1, squire=True)],
    ]


def defenders(settlement: str) -> list[tuple[list[Man], int, int]]:
    """Returns generals, garrison and what it commits."""
    if not settlement:
        return [([Man(3, 5, 2)], 0, 0), ([Man(3, 4, 4, squire=True), Man(2, 2, 1)], 0, 0)]
    return [([], 3, 2), ([Man(3, 3, 3)], 4, 1), ([Man(3, 5, 0, sword=True, squire=True), Man(2, 3, 2)], 2, 2)]


def grid(settlement: str, siege: int, ark: bool) -> Iterator[Fight]:
    """Yields every battle of the grid in such a place, whatever cards are played."""
    for men, (own, garrison, commits) in itertools.product(attackers(), defenders(settlement)):
        for attack, defence, declares in itertools.product(subsets(ATTACKS), subsets(DEFENCES), (False, True)):
            if declares and not own:
                continue
            yield Fight(
                Party(men, cards=attack), Party(own, garrison, commits, defence), settlement, siege, ark, declares
            )


def laid_out(f: Fight) -> Scene:
    """Returns the table of a battle, in Zora or in an open hex."""
    here = "zora" if f.settlement else "1,0"
    given = table(
        2,
        ambush_committed="stay" if f.stay else "lost",
        ambush_garrison="fights" if f.garrison_fights else "silenced",
        tie_winner="responder" if f.responder_wins else "original_defender",
    )
    for seat, party, names in ((B, f.attacker, NAMES[0]), (A, f.defender, NAMES[1])):
        generals = [
            f"{name} {here} {man.troops}"
            + (" sword" if man.sword else "")
            + (" squire" if man.squire else "")
            + (" passage" if man.passage else "")
            for name, man in zip(names, party.men, strict=False)
        ]
        given = given.seat(seat, generals=generals)
    if f.invaders:
        given = given.table(pairs=[f"{here} {f.invaders}"])
    elif not f.settlement:
        return given.table(arrivals={here: [A, B]})
    if not f.settlement:
        return given
    kind = {"village": "", "walled": " wall", "city": " city wall"}[f.settlement]
    given = given.seat(A, places=[f"zora{kind} garrison={f.defender.garrison} siege={f.siege}"])
    return given.table(ark="zora") if f.ark else given


def order_of(s: Land, seat: int, party: Party, hex: int) -> Order:
    order = Order()
    order.seat = seat
    order.generals = [one.number for one in s.generals_at(hex, seat)]
    order.troops = [man.commits for man in party.men]
    order.garrison = party.garrison_commits
    order.cards = sorted(CARDS.index(card) for card in party.cards)
    s.sides[seat].hand = list(order.cards)
    for card in order.cards:
        s.deck.remove(card)
    return order


def resolved(base: Land, f: Fight) -> Land:
    """Returns the state once the engine has resolved a battle on such a table."""
    s = base.clone()
    hex = next(one.hex for one in s.generals if one.hex >= 0)
    battle = Battle()
    battle.hex, battle.attacker, battle.defender = hex, 1, 0
    battle.aggressor = 0 if f.defender_declares else 1
    orders = [order_of(s, 1, f.attacker, hex), order_of(s, 0, f.defender, hex)]
    battle.orders = orders[::-1] if f.defender_declares else orders
    s.battle = battle
    s.agenda = [TheEnd(-1)]
    s.then_all(RESOLUTION)
    s.advance()
    return s


def result_of(s: Land) -> Result:
    report = s.reports[-1]
    out = Result(report.total(0), report.total(1), report.winner == 1, int(s.cup))
    for side, seat in ((0, 1), (1, 0)):
        for name in NAMES[side]:
            number = next(g.number for g in s.generals if g.name == _name(name))
            general = s.generals[number]
            if general.status == DEAD:
                out.men[side].append("dead")
            elif general.status == CAPTIVE:
                assert general.items == 0 and general.troops == 0 and general.captor == 1 - seat
                out.men[side].append("captive")
            elif general.hex >= 0:
                out.men[side].append(f"{general.troops}" + (" squire" if general.items & SQUIRE else ""))
        stack = s.stack(report.hex, seat)
        out.stacks[side] = 0 if stack is None else int(stack.troops)
    place = s.settlement(report.hex)
    out.garrison = 0 if place is None else int(place.garrison)
    out.chooses = isinstance(s.agenda[-1], ChooseFate)
    return out


def _name(name: str) -> int:
    from liza.games.promised.notation import GENERALS

    return GENERALS.index(name)


def base_of(f: Fight) -> Land:
    state = laid_out(f).at(TheEnd(-1)).state
    assert isinstance(state, Land)
    state.gen = 1
    return state


@clause(
    "PRO-fuerza-1", "PRO-fuerza-2", "PRO-fuerza-3", "PRO-fuerza-4", "PRO-fuerza-7", "PRO-fuerza-8", "PRO-fuerza-13",
    "PRO-fuerza-14", "PRO-fuerza-15", "PRO-fuerza-16", "PRO-fuerza-19", "PRO-fuerza-21", "PRO-fuerza-22",
    "PRO-fuerza-23", "PRO-fuerza-24", "PRO-fuerza-25", "PRO-batalla-13", "PRO-batalla-14", "PRO-batalla-15",
    "PRO-batalla-17", "PRO-batalla-21", "PRO-batalla-22", "PRO-batalla-24", "PRO-batalla-27", "PRO-tropas-3",
    "PRO-tropas-6", "PRO-tropas-7", "PRO-tropas-10", "PRO-botin-1", "PRO-botin-12",
)  # fmt: skip
@pytest.mark.parametrize(("settlement", "siege", "ark"), PLACES)
def test_every_battle_of_the_grid_comes_out_as_the_text_says(settlement: str, siege: int, ark: bool):
    tables: dict[str, Land] = {}
    fought = wins = 0
    for f in grid(settlement, siege, ark):
        key = repr((f.attacker.men, f.defender.men, f.defender.garrison))
        if key not in tables:
            tables[key] = base_of(f)
        assert result_of(resolved(tables[key], f)) == fight(f), f
        fought += 1
        wins += fight(f).attacker_wins
    assert fought >= 1000
    assert 0 < wins < fought


READINGS: list[dict[str, Any]] = [{"stay": True}, {"garrison_fights": True}, {"responder_wins": True}]


@clause("PRO-batalla-13", "PRO-batalla-14", "PRO-fuerza-23")
@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: next(iter(reading)))
def test_other_readings_come_out_as_they_say(reading: dict[str, Any]):
    tables: dict[str, Land] = {}
    different = 0
    for place in (("", 1, False), ("walled", 2, True)):
        for usual in grid(*place):
            f = dataclasses.replace(usual, **reading)
            key = repr((f.attacker.men, f.defender.men, f.defender.garrison, f.settlement))
            if key not in tables:
                tables[key] = base_of(f)
            assert result_of(resolved(tables[key], f)) == fight(f), f
            different += fight(f) != fight(usual)
    assert different > 20


INVADERS = [
    (place, own, garrison, commits) for place in ("", "walled", "city") for own, garrison, commits in defenders(place)
]


@clause(
    "PRO-invasores-1", "PRO-invasores-2", "PRO-invasores-3", "PRO-invasores-4", "PRO-invasores-5", "PRO-invasores-6",
    "PRO-invasores-9", "PRO-invasores-11", "PRO-invasores-12", "PRO-invasores-16", "PRO-invasores-19",
)  # fmt: skip
def test_every_battle_against_invaders_comes_out_as_the_text_says():
    fought = wins = 0
    for (place, own, garrison, commits), each, cards, siege in itertools.product(
        INVADERS, (2, 4, 5), ((), ("mercenaries",)), (1, 2)
    ):
        f = Fight(Party([]), Party(own, garrison, commits, cards), place, siege, invaders=each)
        expected = fight(f)
        s = base_of(f)
        here = next((one.hex for one in s.generals if one.hex >= 0), -1)
        if here < 0:
            here = s.settlements[0].hex
        before = [int(side.coins) for side in s.sides]
        battle = Battle()
        battle.hex, battle.attacker, battle.defender, battle.aggressor = here, PAIR, 0, PAIR
        assert original_defender(s, here, PAIR, 0) == 0
        battle.orders = [order_of(s, 0, f.defender, here)]
        s.battle = battle
        s.agenda = [TheEnd(-1)]
        s.then_all(RESOLUTION)
        s.advance()
        report = s.reports[-1]
        assert (report.total(0), report.total(1)) == (expected.attack, expected.defence)
        assert (report.winner == PAIR, len(s.pairs), int(s.cup)) == (
            expected.attacker_wins, int(expected.attacker_wins), expected.wrath,
        )  # fmt: skip
        assert (here in s.razed) == expected.razed
        assert [int(side.coins) for side in s.sides] == before
        assert not any(one.status == CAPTIVE for one in s.generals)
        fallen = sum(one.status == DEAD for one in s.generals)
        assert fallen == expected.men[1].count("executed")
        assert isinstance(s.agenda[-1], TheEnd)
        fought += 1
        wins += expected.attacker_wins
    assert 0 < wins < fought


@clause("PRO-batalla-19", "PRO-batalla-20", "PRO-roles-8", "PRO-invasores-13")
@pytest.mark.parametrize(
    ("settlement", "siege"), [("", 1), ("village", 1), ("walled", 1), ("walled", 3), ("city", 3), ("city", 4)]
)
def test_which_cards_can_be_played_follows_from_the_text(settlement: str, siege: int):
    men, own = attackers()[0], defenders(settlement)[-1][0]
    s = base_of(Fight(Party(men), Party(own, 2, 0), settlement, siege))
    here = next(one.hex for one in s.generals if one.hex >= 0)
    bonus = {"walled": {1: 4, 3: 0}, "city": {3: 2, 4: 0}}.get(settlement, {}).get(siege, 0)
    for card in CARDS[1:]:
        number = CARDS.index(card)
        attacking = why_not_card(s, 1, Front(here, 0, False), [], number)
        answering = why_not_card(s, 1, Front(here, 0, True), [], number)
        defending = why_not_card(s, 0, Front(here, 1, True), [], number)
        against_pair = why_not_card(s, 0, Front(here, PAIR, True), [], number)
        if card == "siege-weapons":
            assert (attacking == "") == (bonus > 0)
            assert (answering, defending) == ("PRO-batalla-20", "PRO-roles-8")
        elif card in ("ambush", "assassin"):
            assert (attacking, answering, defending, against_pair) == ("", "", "", "PRO-invasores-13")
        elif card == "mercenaries":
            assert (attacking, answering, defending, against_pair) == ("", "", "", "")
        else:
            assert (attacking, defending) == ("PRO-cartas-2", "PRO-cartas-2")
