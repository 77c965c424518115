# plain: made for people to look at, never in the inner loop
"""What is at stake in a battle that is not over: what a side can still commit, and what victory and defeat mean."""

from __future__ import annotations

from liza.games.promised.naming import general_name, place_name, side_name
from liza.games.promised.numbers import ransom_cost
from liza.games.promised.orders import UNWRITTEN
from liza.games.promised.pieces import NOBODY, PAIR, Battle, Order
from liza.games.promised.state import Land
from liza.toolkit.telling import label
from liza.toolkit.text import Argument, Phrase

Part = tuple[int, Phrase, str]
Note = tuple[str, Phrase, str]


def uncommitted(seen: Land, battle: Battle, side: int) -> list[Part]:
    """Return how many troops a side can commit at most, by who leads them, as all see it [PRO-tropas-1]."""
    parts: list[Part] = []
    for general in seen.generals_at(battle.hex, side):
        if general.troops:
            led = Phrase("line-troops", general=general_name(seen, general.number))
            parts.append((int(general.troops), led, "PRO-tropas-1"))
    place = seen.settlement(battle.hex)
    if place is not None and place.owner == side and place.garrison:
        parts.append((int(place.garrison), label("line-garrison"), "PRO-tropas-2"))
    return parts


def notes(seen: Land, battle: Battle, reader: int, order: Order | None) -> list[Note]:
    """Return what a side should know before it seals its order; nothing for who is no side."""
    if reader not in (battle.attacker, battle.defender):
        return []
    told = [_rule(seen, battle, reader), _cost(order), _victory(seen, battle, reader), *_defeat(seen, battle, reader)]
    return [one for one in told if one is not None]


def _rule(seen: Land, battle: Battle, reader: int) -> Note:
    """Return whose a draw is: the original defender's [PRO-fuerza-22], or by option the one's who answers."""
    winner = int(battle.defender)
    if seen.rules.responder_wins_ties and battle.aggressor != NOBODY:
        winner = battle.against(battle.aggressor)
    who = "me" if winner == reader else "other"
    clause = "PRO-fuerza-23" if seen.rules.responder_wins_ties else "PRO-fuerza-22"
    return "rule", Phrase("stake-rule", who=who, name=side_name(winner)), clause


def _cost(order: Order | None) -> Note:
    """Return what is lost in any case [PRO-tropas-3]."""
    committed = 0
    if order is not None:
        committed = sum(int(one) for one in order.troops)
        committed += int(order.garrison) if order.garrison != UNWRITTEN else 0
    return "cost", Phrase("stake-cost", troops=committed), "PRO-tropas-3"


def _victory(seen: Land, battle: Battle, reader: int) -> Note | None:
    """Return what the reader gets by winning: a choice [PRO-botin-1], captives [PRO-tropas-7], or nothing."""
    foe = battle.against(reader)
    if foe >= PAIR:
        return "win", label("stake-win-invaders"), "PRO-invasores-18"
    place = seen.settlement(battle.hex)
    if place is not None and place.owner == foe and battle.attacker == reader:
        return "win", Phrase("stake-win-place", place=place_name(seen, battle.hex)), "PRO-botin-1"
    generals = _generals(seen, battle, foe)
    return ("win", Phrase("stake-win-generals", generals=generals), "PRO-tropas-7") if generals else None


def _defeat(seen: Land, battle: Battle, reader: int) -> list[Note]:
    """Return what the reader loses with the battle: generals, and the settlement in the hex."""
    found: list[Note] = []
    invaded = battle.against(reader) >= PAIR
    generals = _generals(seen, battle, reader)
    if generals and invaded:
        found.append(("lose", Phrase("stake-lose-executed", generals=generals), "PRO-invasores-5"))
    elif generals:
        coins = sum(int(ransom_cost(seen, one)) for one in seen.generals_at(battle.hex, reader))
        told = Phrase("stake-lose-captives", generals=generals, count=len(generals), coins=coins)
        found.append(("lose", told, "PRO-tropas-7"))
    place = seen.settlement(battle.hex)
    if place is not None and place.owner == reader and battle.defender == reader:
        names: dict[str, Argument] = {"place": place_name(seen, battle.hex), "name": side_name(battle.attacker)}
        message, clause = ("stake-lose-razed", "PRO-invasores-6") if invaded else ("stake-lose-place", "PRO-botin-1")
        found.append(("lose", Phrase(message, **names), clause))
    return found


def _generals(seen: Land, battle: Battle, side: int) -> list[Phrase]:
    return [general_name(seen, one.number) for one in seen.generals_at(battle.hex, side)]
