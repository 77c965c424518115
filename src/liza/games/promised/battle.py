"""The resolution of a battle, step by step in the order of PRO-batalla-26, and the settlement's fate."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.promised import kinds, notation
from liza.games.promised.asking import LandAsk
from liza.games.promised.drawing import put_down
from liza.games.promised.encounters import dissolve, undecided
from liza.games.promised.fixed import (
    ARK_BONUS,
    MERCENARY_BONUS,
    MERCENARY_WRATH,
    SACK_CITY,
    SACK_DEVELOPMENT,
    SACK_VILLAGE,
    SACK_WRATH,
)
from liza.games.promised.numbers import item_strength, melted, siege_against
from liza.games.promised.pieces import (
    AMBUSH,
    ARK,
    ASSASSIN,
    BY_PASSAGE,
    BY_SORTIE,
    BY_WEAPONS,
    CAPTIVE,
    CHARIOT,
    CITY,
    CONQUERED,
    DEAD,
    HELD,
    IN_PLAY,
    MERCENARIES,
    NO_PLACE,
    NOBODY,
    NOWHERE,
    PAIR,
    RAZED,
    SACKED,
    SIEGE_WEAPONS,
    SQUIRE,
    SWORD,
    UNDECIDED,
    Battle,
    General,
    Order,
    Report,
    Stack,
)
from liza.games.promised.places import besieger, leave, owner_of, take_off
from liza.games.promised.state import Land
from liza.games.promised.wrath import raise_cup
from liza.kernel import Do, Step, bit, kind_of, option

# Lines of a report: what adds to a side's strength; a general's number stands above the kind
LINE_GENERAL: Final = 1
LINE_SWORD: Final = 2
LINE_CHARIOT: Final = 3
LINE_TROOPS: Final = 4
LINE_GARRISON: Final = 5
LINE_MERCENARIES: Final = 6
LINE_BONUS: Final = 7
LINE_ARK: Final = 8
LINE_INVADER: Final = 9


def under_way(s: Land) -> Battle:
    """Return the battle that is being resolved."""
    battle = s.battle
    assert battle is not None
    return battle


def audience(s: Land, battle: Battle) -> i64:
    """Return who is told of what was committed: both sides, or all [PRO-informe-11]."""
    if s.rules.open_reports:
        return -1
    out: i64 = 0
    for side in (battle.attacker, battle.defender):
        if side < PAIR:
            out |= bit(side)
    return out


class Reveal(Do[Land]):
    """Both orders are revealed together [PRO-responder-8]."""

    clause: ClassVar[str] = "PRO-batalla-26"
    also: ClassVar[tuple[str, ...]] = ("PRO-informe-10", "PRO-informe-11")

    def run(self, s: Land) -> None:
        """Show them to both sides."""
        battle = under_way(s)
        for order in battle.orders:
            troops = max(order.garrison, 0)
            for one in order.troops:
                troops += one
            told = kinds.pack(order.seat, battle.hex)
            s.emit(kinds.ORDERS_REVEALED, told, troops, "PRO-responder-8", see=audience(s, battle))


class SpendCards(Do[Land]):
    """The cards go to the discard [PRO-batalla-23], and their Wrath to the Cup [PRO-batalla-8, PRO-batalla-10]."""

    clause: ClassVar[str] = "PRO-batalla-23"
    also: ClassVar[tuple[str, ...]] = ("PRO-batalla-22",)

    def run(self, s: Land) -> None:
        """Spend them; a Squire who foils a card does not take back its Wrath [PRO-batalla-22]."""
        battle = under_way(s)
        against_pair = battle.attacker >= PAIR or battle.defender >= PAIR
        for order in battle.orders:
            for card in order.cards:
                put_down(s, order.seat, card)
                s.emit(kinds.CARD_PLAYED, kinds.pack(order.seat, battle.hex), card, self.clause)
                if card == MERCENARIES:
                    raise_cup(s, MERCENARY_WRATH, "PRO-invasores-19" if against_pair else "PRO-batalla-8")
                elif card == ASSASSIN:
                    raise_cup(s, s.rules.assassin_wrath, "PRO-batalla-10")


# The defence bonus


class CountBonus(Do[Land]):
    """The bonus by the siege round, and whether it is cancelled: looked at before anybody dies [PRO-fuerza-25]."""

    clause: ClassVar[str] = "PRO-fuerza-6"
    also: ClassVar[tuple[str, ...]] = (
        "PRO-roles-5", "PRO-roles-12", "PRO-fuerza-7", "PRO-fuerza-8", "PRO-fuerza-9", "PRO-fuerza-10",
        "PRO-fuerza-16", "PRO-fuerza-24", "PRO-fuerza-25", "PRO-batalla-1",
    )  # fmt: skip

    def run(self, s: Land) -> None:
        """Count it; it is the original defender's who owns the settlement [PRO-roles-5, PRO-roles-12]."""
        battle = under_way(s)
        place = s.settlement(battle.hex)
        if place is None or place.owner != battle.defender:
            return
        battle.round = siege_against(s, place, battle.attacker)
        battle.bonus = melted(place, battle.round)
        battle.causes = causes(s, battle)
        if battle.bonus > 0 and battle.causes != 0:
            told = kinds.pack(battle.defender, battle.hex, 0, battle.causes)
            s.emit(kinds.BONUS_CANCELLED, told, battle.bonus, CAUSE_CLAUSES[lowest(battle.causes)])


CAUSE_CLAUSES: Final = {BY_WEAPONS: "PRO-fuerza-13", BY_PASSAGE: "PRO-fuerza-14", BY_SORTIE: "PRO-fuerza-15"}


def causes(s: Land, battle: Battle) -> i64:
    """Return all that cancels the bonus in this battle, and nothing else does [PRO-fuerza-16, PRO-fuerza-24]."""
    out: i64 = 0
    order = battle.order_of(battle.attacker)
    if order is not None and SIEGE_WEAPONS in order.cards:
        out |= BY_WEAPONS
    for general in s.generals_at(battle.hex, battle.attacker):
        if general.passage:
            out |= BY_PASSAGE
    if battle.aggressor == battle.defender:
        out |= BY_SORTIE
    return out


def lowest(causes: i64) -> i64:
    """Return the first cause of several."""
    return causes & -causes


# Deaths


class KillGenerals(Do[Land]):
    """Cards of both sides kill at the same time [PRO-batalla-17]; each uses up its own Squire [PRO-batalla-21]."""

    clause: ClassVar[str] = "PRO-batalla-3"
    also: ClassVar[tuple[str, ...]] = ("PRO-batalla-11", "PRO-batalla-17", "PRO-batalla-21", "PRO-batalla-25")

    def run(self, s: Land) -> None:
        """Let a Squire die for one card [PRO-batalla-12], the general of the next."""
        battle = under_way(s)
        for general in s.generals:
            if general.hex != battle.hex or general.status != IN_PLAY:
                continue
            cards = self.aimed(s, battle, general)
            if cards > 0 and general.items & SQUIRE:
                cards -= 1
                general.items &= ~SQUIRE
                battle.squires.append(general.number)
                s.emit(kinds.SQUIRE_DIED, _told(general), 0, "PRO-batalla-12")
            if cards > 0:
                general.status = DEAD
                battle.killed.append(general.number)
                s.emit(kinds.GENERAL_KILLED, _told(general), 0, self.clause_of(battle, general))

    def aimed(self, s: Land, battle: Battle, general: General) -> i64:
        """Return how many killing cards reach a general: those of the other side [PRO-batalla-25]."""
        cards: i64 = 0
        for order in battle.orders:
            if order.seat == general.owner:
                continue
            if s.rules.ambush_whole_hex or battle.against(order.seat) == general.owner:
                for card in order.cards:
                    if card == AMBUSH or card == ASSASSIN:
                        cards += 1
        return cards

    def clause_of(self, battle: Battle, general: General) -> str:
        """Return whose doing a death is: an Ambush's, or an Assassin's where there is none."""
        for order in battle.orders:
            if order.seat != general.owner and AMBUSH in order.cards:
                return self.clause
        return "PRO-batalla-9"


def _told(general: General) -> i64:
    return kinds.pack(general.owner, general.hex, general.number + 1)


# Strengths


class CompareStrengths(Do[Land]):
    """Both effective strengths are added up and compared [PRO-fuerza-1]."""

    clause: ClassVar[str] = "PRO-fuerza-1"
    also: ClassVar[tuple[str, ...]] = (
        "PRO-fuerza-3", "PRO-fuerza-4", "PRO-fuerza-19", "PRO-fuerza-20", "PRO-batalla-15", "PRO-batalla-24",
        "PRO-invasores-12",
    )  # fmt: skip

    def run(self, s: Land) -> None:
        """Compare; the original attacker must be strictly higher [PRO-fuerza-21], whoever declared [PRO-fuerza-23]."""
        battle = under_way(s)
        self.add(s, battle, battle.attacker, 0)
        self.add(s, battle, battle.defender, 1)
        for i in range(0, len(battle.lines), 3):
            battle.totals[battle.lines[i]] += battle.lines[i + 2]
        attack, defence = battle.totals[0], battle.totals[1]
        battle.winner = battle.attacker if attack > defence else battle.defender
        clause = "PRO-fuerza-21"
        if attack == defence:
            clause = "PRO-fuerza-22" if battle.aggressor == battle.attacker else "PRO-fuerza-23"
            if s.rules.responder_wins_ties:
                battle.winner = battle.against(battle.aggressor)
        told = kinds.pack(battle.attacker, battle.hex, 0, battle.defender)
        s.emit(kinds.STRENGTHS_COMPARED, told, attack | defence << 20, self.clause, see=audience(s, battle))
        loser = battle.against(battle.winner)
        s.emit(kinds.BATTLE_WON, kinds.pack(battle.winner, battle.hex, 0, loser), 0, clause)

    def add(self, s: Land, battle: Battle, side: i64, which: i64) -> None:
        """Add up a side: generals, items, troops, Mercenaries [PRO-fuerza-2], for the defender more [PRO-fuerza-3]."""
        if side >= PAIR:
            self.invaders(s, battle, side, which)
        order = battle.order_of(side)
        if order is not None:
            self.generals(s, battle, order, which)
            if order.garrison > 0:
                amount = order.garrison if self.garrison_fights(s, order) else 0
                battle.lines.extend([which, LINE_GARRISON, amount])
            for card in order.cards:
                if card == MERCENARIES:
                    battle.lines.extend([which, LINE_MERCENARIES, MERCENARY_BONUS])
        if side == battle.defender and owner_of(s, battle.hex) == side:
            if battle.bonus > 0:
                battle.lines.extend([which, LINE_BONUS, battle.bonus if battle.causes == 0 else 0])
            if s.ark == battle.hex:
                battle.lines.extend([which, LINE_ARK, ARK_BONUS])

    def generals(self, s: Land, battle: Battle, order: Order, which: i64) -> None:
        """Add each general with his items and committed troops; the dead and theirs count nothing [PRO-batalla-5]."""
        for i in range(len(order.generals)):
            general = s.general(order.generals[i])
            above = general.number << 8
            lives = general.status == IN_PLAY
            battle.lines.extend([which, LINE_GENERAL | above, general.strength if lives else 0])
            if lives:
                if general.items & SWORD:
                    battle.lines.extend([which, LINE_SWORD | above, item_strength(s, SWORD)])
                if general.items & CHARIOT:
                    battle.lines.extend([which, LINE_CHARIOT | above, item_strength(s, CHARIOT)])
            if order.troops[i] > 0:
                battle.lines.extend([which, LINE_TROOPS | above, order.troops[i] if lives else 0])

    def garrison_fights(self, s: Land, order: Order) -> bool:
        """Tell whether a garrison fights: not once all generals of its side have died [PRO-batalla-14].

        While one survives it does [PRO-batalla-15], and so does one that never had any [PRO-fase-4].
        """
        if s.rules.ambushed_garrison_fights or len(order.generals) == 0:
            return True
        for number in order.generals:
            if s.general(number).status == IN_PLAY:
                return True
        return False

    def invaders(self, s: Land, battle: Battle, side: i64, which: i64) -> None:
        """Add both invaders of a pair, and nothing else [PRO-invasores-12]; cards that kill silence them."""
        pair = s.pair(side - PAIR)
        assert pair is not None
        amount = 0 if struck(battle, side) else pair.each
        battle.lines.extend([which, LINE_INVADER, amount, which, LINE_INVADER, amount])


def struck(battle: Battle, side: i64) -> bool:
    """Tell whether killing cards were played against a pair, under ambush_vs_invaders = yes [PRO-invasores-13]."""
    order = battle.order_of(battle.against(side))
    return order is not None and (AMBUSH in order.cards or ASSASSIN in order.cards)


# Losses


class LoseTroops(Do[Land]):
    """Committed troops are lost, win or lose [PRO-tropas-3]; so are those of the dead [PRO-batalla-13]."""

    clause: ClassVar[str] = "PRO-tropas-3"
    also: ClassVar[tuple[str, ...]] = ("PRO-tropas-4", "PRO-batalla-13", "PRO-invasores-16")

    def run(self, s: Land) -> None:
        """Take them away."""
        battle = under_way(s)
        for order in battle.orders:
            lost: i64 = 0
            for i in range(len(order.generals)):
                general = s.general(order.generals[i])
                if general.status == IN_PLAY or not s.rules.ambushed_stay:
                    general.troops -= order.troops[i]
                    lost += order.troops[i]
            place = s.settlement(battle.hex)
            if place is not None and place.owner == order.seat:
                place.garrison -= order.garrison
                lost += order.garrison
            told = kinds.pack(order.seat, battle.hex)
            s.emit(kinds.TROOPS_LOST, told, lost, self.clause, see=audience(s, battle))


class TakeLoser(Do[Land]):
    """The loser loses all there: garrison [PRO-tropas-6], generals [PRO-tropas-7], troops [PRO-tropas-10]."""

    clause: ClassVar[str] = "PRO-tropas-7"
    also: ClassVar[tuple[str, ...]] = (
        "PRO-roles-3", "PRO-tropas-5", "PRO-tropas-8", "PRO-tropas-9", "PRO-tropas-10", "PRO-tropas-12",
        "PRO-batalla-4", "PRO-batalla-6", "PRO-batalla-16", "PRO-invasores-2", "PRO-invasores-3", "PRO-invasores-14",
        "PRO-jugador-5", "PRO-jugador-6",
    )  # fmt: skip

    def run(self, s: Land) -> None:
        """Take them; invaders never take captives [PRO-invasores-2], nor become any [PRO-invasores-3]."""
        battle = under_way(s)
        loser = battle.against(battle.winner)
        place_lost = _place_of(s, battle.hex, loser)
        if loser < PAIR:
            self.garrison(s, battle, loser)
            for general in s.generals_at(battle.hex, loser):
                self.seize(s, battle, general)
            self.dead(s, battle, loser)
            stack = s.stack(battle.hex, loser)
            if stack is not None:
                s.stacks.remove(stack)
        else:
            kill_pair(s, loser)
        if battle.winner >= PAIR and struck(battle, battle.winner):
            kill_pair(s, battle.winner)
        for seat in range(s.seats):
            if seat != loser:
                self.survivors(s, battle, seat)
        settle_places(s, battle, place_lost)

    def garrison(self, s: Land, battle: Battle, loser: i64) -> None:
        """Empty the loser's garrison; nobody else's suffers [PRO-tropas-12]."""
        place = s.settlement(battle.hex)
        if place is not None and place.owner == loser:
            told = kinds.pack(loser, battle.hex)
            s.emit(kinds.TROOPS_LOST, told, place.garrison, "PRO-tropas-6", see=audience(s, battle))
            place.garrison = 0

    def seize(self, s: Land, battle: Battle, general: General) -> None:
        """Take a living general captive, or execute him [PRO-invasores-5]; his items go to the supply [PRO-tropas-8].

        Nobody gets them [PRO-tropas-9], and no Squire helps [PRO-invasores-14].
        """
        told = _told(general)
        battle.taken.append(general.number)
        if battle.winner >= PAIR:
            general.status = DEAD
            s.emit(kinds.EXECUTED, told, battle.winner, "PRO-invasores-5")
        else:
            general.status = CAPTIVE
            general.captor = battle.winner
            s.emit(kinds.CAPTURED, told, battle.winner, self.clause)
        take_off(s, general)

    def dead(self, s: Land, battle: Battle, loser: i64) -> None:
        """Remove the loser's dead with their troops [PRO-batalla-6]; none of them is captured [PRO-batalla-16]."""
        for number in battle.killed:
            general = s.general(number)
            if general.owner == loser:
                take_off(s, general)

    def survivors(self, s: Land, battle: Battle, seat: i64) -> None:
        """Leave the troops of others' dead behind: with the own garrison, or without a leader [PRO-batalla-27]."""
        for number in battle.killed:
            general = s.general(number)
            if general.owner == seat and general.hex == battle.hex:
                leave_troops(s, battle.hex, seat, general.troops)
                take_off(s, general)


def leave_troops(s: Land, hex: i64, seat: i64, troops: i64) -> None:
    """Put troops that lost their general into the own garrison, beyond its limit, or leave them in the hex."""
    if troops == 0:
        return
    place = s.settlement(hex)
    if place is not None and place.owner == seat:
        place.garrison += troops
    else:
        stack = s.stack(hex, seat)
        if stack is None:
            stack = Stack()
            stack.hex = hex
            stack.owner = seat
            s.stacks.append(stack)
        stack.troops += troops
    s.emit(kinds.TROOPS_LEFT, kinds.pack(seat, hex), troops, "PRO-batalla-27")


def kill_pair(s: Land, side: i64) -> None:
    """Remove a beaten pair, both of them [PRO-invasores-4]."""
    pair = s.pair(side - PAIR)
    if pair is not None:
        s.pairs.remove(pair)
        leave(s, pair.hex, side)
        s.emit(kinds.PAIR_DIED, kinds.pack(side, pair.hex), 0, "PRO-invasores-4")


def _place_of(s: Land, hex: i64, side: i64) -> i64:
    """Return a side's place in the arrival order, one behind the last if it has none."""
    arrivals = s.arrivals[hex]
    return arrivals.index(side) if side in arrivals else len(arrivals)


def settle_places(s: Land, battle: Battle, lost: i64) -> None:
    """Move the winner, if still there, to the first place [PRO-roles-3, PRO-roles-11], the owner staying ahead.

    `lost` is the place that the loser had: under winner_place = loser_place the winner moves no further.
    """
    arrivals = s.arrivals[battle.hex].copy()
    winner = battle.winner
    if winner not in arrivals:
        return
    s.arrivals[battle.hex] = arrivals
    before = arrivals.index(winner)
    goal = 0 if s.rules.winner_first else min(lost, before)
    arrivals.remove(winner)
    arrivals.insert(goal, winner)
    owner = owner_of(s, battle.hex)
    if owner in arrivals:
        arrivals.remove(owner)
        arrivals.insert(0, owner)
    if arrivals.index(winner) != before:
        s.emit(kinds.PLACE_CHANGED, kinds.pack(winner, battle.hex), arrivals.index(winner), "PRO-roles-11")


# The settlement's fate


class AskFate(Do[Land]):
    """If the original attacker beat the settlement's owner, its fate is chosen [PRO-botin-1, PRO-botin-12].

    A battle is for a settlement only when one of its sides owns it [PRO-botin-15]. Beaten invaders leave nothing to
    choose [PRO-invasores-18]; victorious ones raze it [PRO-invasores-6], by nobody's choice [PRO-invasores-7].
    """

    clause: ClassVar[str] = "PRO-botin-1"
    also: ClassVar[tuple[str, ...]] = (
        "PRO-botin-12", "PRO-botin-15", "PRO-invasores-7", "PRO-invasores-18", "PRO-informe-3", "PRO-informe-7",
        "PRO-informe-8", "PRO-informe-9", "PRO-informe-12",
    )  # fmt: skip

    def run(self, s: Land) -> None:
        """Ask the victor, or close the battle."""
        battle = under_way(s)
        place = s.settlement(battle.hex)
        owner = NOBODY if place is None else place.owner
        fate: i64 = NO_PLACE
        if owner != NOBODY and (owner == battle.attacker or owner == battle.defender):
            fate = HELD if battle.winner == owner else UNDECIDED
        winner = battle.winner
        if fate == UNDECIDED and winner >= PAIR:
            fate = RAZED
        s.reports.append(report_of(s, battle, fate, 0 if place is None or fate == NO_PLACE else place.kind))
        hex = battle.hex
        s.battle = None
        if fate == RAZED:
            s.then(RazePlace(winner, hex), CloseBattle(hex))
        elif fate == UNDECIDED:
            s.emit(kinds.FATE_ASKED, kinds.pack(winner, hex), 0, self.clause)
            s.then(ChooseFate(winner, hex), CloseBattle(hex))
        else:
            s.then(CloseBattle(hex))


def report_of(s: Land, battle: Battle, fate: i64, kind: i64) -> Report:
    """Return the report of a battle: each line with its number [PRO-informe-6], cards, and generals lost."""
    facts = (
        s.round, battle.hex, battle.attacker, battle.defender, battle.aggressor, battle.round, battle.bonus,
        battle.causes, battle.winner, kind,
    )  # fmt: skip
    return Report(
        facts,
        tuple(battle.lines),
        order_told(battle.order_of(battle.attacker)),
        order_told(battle.order_of(battle.defender)),
        tuple(battle.killed),
        tuple(battle.squires),
        tuple(battle.taken),
        fate,
        0,
    )


def order_told(order: Order | None) -> tuple[int, ...]:
    """Return an order for the review: garrison, number of cards, cards, then general and troops [PRO-informe-3]."""
    if order is None:
        return ()
    out: list[int] = [int(order.garrison), len(order.cards)]
    for card in order.cards:
        out.append(int(card))
    for i in range(len(order.generals)):
        out.append(int(order.generals[i]))
        out.append(int(order.troops[i]))
    return tuple(out)


class ChooseFate(LandAsk):
    """Conquer or sack, in an extra turn for this alone [PRO-botin-2]; one of the two must be [PRO-botin-11]."""

    clause: ClassVar[str] = "PRO-botin-2"

    def __init__(self, seat: i64, hex: i64) -> None:
        super().__init__(seat)
        self.hex: i64 = hex

    def candidates(self, s: Land) -> list[i64]:
        """Return both, then what is not for now."""
        out: list[i64] = [notation.CONQUER, notation.SACK, notation.PASS]
        for encounter in undecided(s, self.seat):
            out.append(option(notation.DECLARE, encounter.hex, encounter.foe(self.seat)))
        return out

    def why_not(self, s: Land, option: i64) -> str:
        """Refuse to decline [PRO-botin-11], and anything else [PRO-botin-2]."""
        kind = kind_of(option)
        if kind == notation.PASS:
            return "PRO-botin-11"
        return "PRO-botin-2" if kind == notation.DECLARE else ""

    def take(self, s: Land, option: i64) -> None:
        """Conquer or sack."""
        if kind_of(option) == notation.CONQUER:
            s.then(Conquer(self.seat, self.hex))
        else:
            s.then(Sack(self.seat, self.hex))


def _decide(s: Land, hex: i64, fate: i64, coins: i64) -> None:
    """Write a settlement's fate into the report of its last battle [PRO-informe-9]."""
    for i in range(len(s.reports) - 1, -1, -1):
        if s.reports[i].hex == hex:
            s.reports[i] = s.reports[i].decided(fate, coins)
            return


class Conquer(Do[Land]):
    """The victor owns the settlement with wall and developments [PRO-botin-3], title [PRO-botin-4] and Ark."""

    clause: ClassVar[str] = "PRO-botin-3"
    also: ClassVar[tuple[str, ...]] = ("PRO-botin-16", "PRO-botin-17")

    def __init__(self, seat: i64, hex: i64) -> None:
        self.seat: i64 = seat
        self.hex: i64 = hex

    def run(self, s: Land) -> None:
        """Hand it over; leaderless troops become its garrison [PRO-botin-16], the siege starts anew [PRO-botin-17]."""
        place = s.settlement(self.hex)
        assert place is not None
        place.owner = self.seat
        place.garrison = 0
        stack = s.stack(self.hex, self.seat)
        if stack is not None:
            place.garrison = stack.troops
            s.stacks.remove(stack)
        for general in s.generals_at(self.hex, self.seat):
            general.passage = False
        place.siege = 0
        sieges: list[i64] = [0] * len(place.sieges)
        for side in s.arrivals[self.hex]:
            if side != self.seat:
                place.siege = 1
                sieges[besieger(side)] = 1
        place.sieges = sieges
        _decide(s, self.hex, CONQUERED, 0)
        city: i64 = 1 if place.kind == CITY else 0
        s.emit(kinds.CONQUERED, kinds.pack(self.seat, self.hex), city, "PRO-botin-4" if city else self.clause)


class Sack(Do[Land]):
    """The settlement is destroyed for coins from the supply [PRO-botin-5, PRO-botin-6, PRO-botin-7, PRO-botin-13]."""

    clause: ClassVar[str] = "PRO-botin-5"
    also: ClassVar[tuple[str, ...]] = ("PRO-botin-10", "PRO-botin-13", "PRO-botin-14", "PRO-botin-19")

    def __init__(self, seat: i64, hex: i64) -> None:
        self.seat: i64 = seat
        self.hex: i64 = hex

    def run(self, s: Land) -> None:
        """Take the coins, raise the Cup [PRO-botin-9], raze the place."""
        place = s.settlement(self.hex)
        assert place is not None
        coins = SACK_VILLAGE if place.kind != CITY else SACK_CITY
        coins += SACK_DEVELOPMENT * place.developments()
        s.sides[self.seat].coins += coins
        clause = "PRO-botin-7" if place.developments() > 0 else "PRO-botin-6" if place.kind == CITY else self.clause
        _decide(s, self.hex, SACKED, coins)
        s.emit(kinds.SACKED, kinds.pack(self.seat, self.hex), coins, clause)
        raise_cup(s, SACK_WRATH, "PRO-botin-9")
        raze(s, self.hex, self.seat)


class RazePlace(Do[Land]):
    """Invaders raze a settlement, without coins [PRO-invasores-8] and without Wrath [PRO-invasores-9]."""

    clause: ClassVar[str] = "PRO-invasores-6"
    also: ClassVar[tuple[str, ...]] = ("PRO-invasores-8", "PRO-invasores-9")

    def __init__(self, side: i64, hex: i64) -> None:
        self.side: i64 = side
        self.hex: i64 = hex

    def run(self, s: Land) -> None:
        """Raze it."""
        raze(s, self.hex, self.side)


def raze(s: Land, hex: i64, side: i64) -> None:
    """Take a settlement out of the game for ever [PRO-botin-8]; its title is gone with it [PRO-botin-14].

    It counts for nobody's title [PRO-botin-10], but towards the end of the game [PRO-botin-19].
    """
    place = s.settlement(hex)
    assert place is not None
    s.settlements.remove(place)
    s.razed.append(hex)
    for general in s.generals:
        if general.hex == hex:
            general.passage = False
    clause = "PRO-invasores-6" if side >= PAIR else "PRO-botin-8"
    s.emit(kinds.RAZED, kinds.pack(side, hex), len(s.razed), clause)
    if s.ark == hex:
        s.ark = NOWHERE
        s.deck.append(ARK)
        s.shuffle(s.deck, "PRO-botin-18")
        s.emit(kinds.DECK_SHUFFLED, 1, len(s.deck), "PRO-botin-18")


class CloseBattle(Do[Land]):
    """Encounters of sides that are gone dissolve [PRO-fase-11]."""

    clause: ClassVar[str] = "PRO-fase-11"

    def __init__(self, hex: i64) -> None:
        self.hex: i64 = hex

    def run(self, s: Land) -> None:
        """Dissolve them."""
        dissolve(s, self.hex)


RESOLUTION: Final[list[Step]] = [
    Reveal(),
    SpendCards(),
    CountBonus(),
    KillGenerals(),
    CompareStrengths(),
    LoseTroops(),
    TakeLoser(),
    AskFate(),
]
"""The order of a resolution [PRO-batalla-26]."""
