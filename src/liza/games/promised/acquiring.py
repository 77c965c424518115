"""Acquisitions, the third phase: each player buys what they can pay, one thing at a time [PRO-adquisiciones-1]."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.promised import kinds, notation
from liza.games.promised.asking import LandAsk
from liza.games.promised.drawing import put_down
from liza.games.promised.numbers import (
    command,
    garrison_cap,
    general_cost,
    in_play,
    item_cost,
    item_count,
    judge_of,
    owned_in,
    ransom_cost,
    roster,
    settlements_of,
)
from liza.games.promised.pieces import (
    ARK,
    CAPTIVE,
    CHARIOT,
    CITY,
    HARVEST,
    IN_PLAY,
    LEVY,
    NOBODY,
    OFFERING,
    ROSTER,
    SQUIRE,
    SWORD,
    General,
    Settlement,
)
from liza.games.promised.places import besieged, is_enemy_in, may_stay, put
from liza.games.promised.state import Land
from liza.games.promised.wrath import raise_cup
from liza.kernel import Do, first, kind_of, option, second
from liza.toolkit.piles import distinct

POOR: Final = "PRO-adquisiciones-2"
BESIEGED: Final = "PRO-adquisiciones-4"
ITEMS: Final = {notation.GIVE_SWORD: SWORD, notation.GIVE_CHARIOT: CHARIOT, notation.GIVE_SQUIRE: SQUIRE}
ITEM_CLAUSES: Final = {SWORD: "PRO-adquisiciones-12", CHARIOT: "PRO-adquisiciones-13", SQUIRE: "PRO-adquisiciones-14"}


class ChooseBuy(LandAsk):
    """One purchase or card, or the end of the own turn [PRO-adquisiciones-1]."""

    clause: ClassVar[str] = "PRO-adquisiciones-1"

    def candidates(self, s: Land) -> list[i64]:
        """Return all that could be tried, passing first."""
        own = settlements_of(s, self.seat)
        out: list[i64] = [notation.PASS]
        for place in own:
            for kind in (notation.TROOP, notation.WALL, notation.MARKET, notation.BARRACKS, notation.RAISE):
                out.append(option(kind, place.hex))
        self.of_generals(s, out)
        self.recruits(s, own, out)
        if s.ark >= 0 and any(place.hex == s.ark for place in own):
            out.extend([option(notation.MOVE_ARK, place.hex) for place in own if place.hex != s.ark])
        for card in distinct(s.sides[self.seat].hand):
            if card == ARK or card == LEVY:
                out.extend([option(notation.PLAY, card, place.hex) for place in own])
            else:
                out.append(option(notation.PLAY, card, notation.NO_PLACE))
        return out

    def of_generals(self, s: Land, out: list[i64]) -> None:
        """Add what is bought for generals, and the villages that they could found."""
        seen: list[i64] = []
        for general in in_play(s, self.seat):
            for kind in (notation.TROOP_FOR, notation.GIVE_SWORD, notation.GIVE_CHARIOT, notation.GIVE_SQUIRE):
                out.append(option(kind, general.number))
            if general.hex not in seen:
                seen.append(general.hex)
                out.append(option(notation.FOUND, general.hex))

    def recruits(self, s: Land, own: list[Settlement], out: list[i64]) -> None:
        """Add generals that come into play: from the roster, without a name, from captivity."""
        for general in s.generals:
            if general.owner == self.seat and (general.status == ROSTER or general.status == CAPTIVE):
                kind = notation.RECRUIT if general.status == ROSTER else notation.RANSOM
                out.extend([option(kind, general.number, place.hex) for place in own])
        out.extend([option(notation.CAPTAIN, place.hex) for place in own])

    def why_not(self, s: Land, option: i64) -> str:
        """Return the first clause that forbids a purchase."""
        return why_not_buy(s, self.seat, option)

    def take(self, s: Land, option: i64) -> None:
        """Carry it out, then ask again."""
        kind = kind_of(option)
        if kind == notation.PASS:
            return
        again = ChooseBuy(self.seat)
        if kind == notation.PLAY:
            s.then(PlayCard(self.seat, first(option), second(option)), again)
        elif kind == notation.RECRUIT or kind == notation.RANSOM:
            s.then(BringGeneral(self.seat, kind, first(option), second(option)), again)
        elif kind == notation.CAPTAIN:
            s.then(BringCaptain(self.seat, first(option)), again)
        else:
            s.then(Buy(self.seat, kind, first(option)), again)

    def always_shown(self) -> bool:
        """Ask also where nothing can be bought: who passes at once would betray a hand without a card to play."""
        return True

    def binds(self, s: Land, option: i64) -> bool:
        """A purchase may be taken back until the player passes or shows a card."""
        return kind_of(option) == notation.PASS or kind_of(option) == notation.PLAY


# What is forbidden


def why_not_buy(s: Land, seat: i64, option: i64) -> str:
    """Return the first clause that forbids a purchase of a seat, or ""."""
    kind = kind_of(option)
    if kind == notation.PASS:
        return ""
    if kind == notation.PLAY:
        return _card(s, first(option), second(option))
    if kind in (notation.TROOP, notation.WALL, notation.MARKET, notation.BARRACKS, notation.RAISE):
        return _for_place(s, seat, kind, first(option))
    if kind == notation.TROOP_FOR or kind in ITEMS:
        return _for_general(s, seat, kind, s.general(first(option)))
    if kind == notation.FOUND:
        return _found(s, seat, first(option))
    if kind == notation.MOVE_ARK:
        return _ark(s, seat, first(option))
    if kind == notation.CAPTAIN:
        return _captain(s, seat, first(option))
    general = s.general(first(option))
    return (
        _recruit(s, seat, general, second(option)) if kind == notation.RECRUIT else _ransom(s, general, second(option))
    )


def _own(s: Land, hex: i64) -> Settlement:
    place = s.settlement(hex)
    assert place is not None
    return place


def _card(s: Land, card: i64, hex: i64) -> str:
    """Cards of other phases wait for theirs [PRO-cartas-2]; Ark and Levy need a place that is not besieged."""
    if card not in (ARK, LEVY, HARVEST, OFFERING):
        return "PRO-cartas-2"
    if card == ARK and besieged(s, _own(s, hex)):
        return BESIEGED
    return "PRO-cartas-9" if card == LEVY and besieged(s, _own(s, hex)) else ""


def _for_place(s: Land, seat: i64, kind: i64, hex: i64) -> str:
    place = _own(s, hex)
    if kind == notation.RAISE:
        return _raise(s, seat, place)
    if besieged(s, place):
        return BESIEGED
    cost = s.rules.development_cost
    if kind == notation.TROOP:
        cost = s.rules.troop_cost
        if place.garrison >= garrison_cap(s, place):
            return "PRO-tablero-10" if place.kind == CITY else "PRO-tablero-9"
    elif kind == notation.WALL:
        cost = s.rules.wall_cost
        if place.wall or place.kind == CITY:
            return "PRO-adquisiciones-9"
    elif (kind == notation.MARKET and place.market) or (kind == notation.BARRACKS and place.barracks):
        return "PRO-tablero-8"
    return POOR if s.sides[seat].coins < cost else ""


def _raise(s: Land, seat: i64, place: Settlement) -> str:
    """One judge a territory [PRO-jueces-1], enough settlements in it [PRO-jueces-2], the price [PRO-jueces-3]."""
    territory = s.ground.territory[place.hex]
    if judge_of(s, territory) != NOBODY:
        return "PRO-jueces-1"
    if owned_in(s, seat, territory) < s.rules.judge_settlements:
        return "PRO-jueces-2"
    return "PRO-jueces-3" if besieged(s, place) or s.sides[seat].coins < s.rules.city_cost else ""


def _for_general(s: Land, seat: i64, kind: i64, general: General) -> str:
    """Troops and items reach a general in an own settlement that is not besieged."""
    place = s.settlement(general.hex)
    if place is None or place.owner != seat:
        return "PRO-adquisiciones-5" if kind == notation.TROOP_FOR else "PRO-adquisiciones-15"
    if besieged(s, place):
        return BESIEGED if kind == notation.TROOP_FOR else "PRO-adquisiciones-15"
    if kind == notation.TROOP_FOR:
        if general.troops >= command(s, general):
            return "PRO-jugador-4"
        return POOR if s.sides[seat].coins < s.rules.troop_cost else ""
    item = ITEMS[kind]
    if general.items & item or item_count(general.items) >= s.rules.item_limit:
        return "PRO-adquisiciones-15"
    return POOR if s.sides[seat].coins < item_cost(s, item) else ""


def _found(s: Land, seat: i64, hex: i64) -> str:
    """Found on an empty site, never razed, without foreign generals or invaders [PRO-adquisiciones-11]."""
    if hex in s.razed:
        return "PRO-botin-8"
    if s.settlement(hex) is not None:
        return "PRO-tablero-6"
    if s.ground.site[hex] == 0 or is_enemy_in(s, hex, seat):
        return "PRO-adquisiciones-11"
    return POOR if s.sides[seat].coins < s.rules.found_cost else ""


def _ark(s: Land, seat: i64, hex: i64) -> str:
    """Once a round, between two settlements that are not besieged [PRO-adquisiciones-18]."""
    if s.sides[seat].ark_moved or besieged(s, _own(s, s.ark)) or besieged(s, _own(s, hex)):
        return "PRO-adquisiciones-18"
    return ""


def _captain(s: Land, seat: i64, hex: i64) -> str:
    """A captain is for who has no general left in the roster [PRO-adquisiciones-8]."""
    if len(roster(s, seat)) != 0:
        return "PRO-adquisiciones-8"
    return _comes(s, seat, hex, general_cost(s, s.rules.captain_strength))


def _recruit(s: Land, seat: i64, general: General, hex: i64) -> str:
    return _comes(s, seat, hex, general_cost(s, general.strength))


def _comes(s: Land, seat: i64, hex: i64, cost: i64) -> str:
    """So many recruits a round [PRO-adquisiciones-7], into a free place, for the price."""
    if s.sides[seat].recruits >= s.rules.max_recruits:
        return "PRO-adquisiciones-7"
    if besieged(s, _own(s, hex)):
        return BESIEGED
    if not may_stay(s, hex, seat):
        return "PRO-tablero-11"
    return POOR if s.sides[seat].coins < cost else ""


def _ransom(s: Land, general: General, hex: i64) -> str:
    """A ransomed general needs an own settlement that is not besieged [PRO-adquisiciones-17]."""
    if besieged(s, _own(s, hex)):
        return "PRO-adquisiciones-17"
    if not may_stay(s, hex, general.owner):
        return "PRO-tablero-11"
    return POOR if s.sides[general.owner].coins < ransom_cost(s, general) else ""


# What is done


def pay(s: Land, seat: i64, coins: i64) -> None:
    """Pay the supply; nobody pays what they don't have [PRO-adquisiciones-2]."""
    s.sides[seat].coins -= coins


class Buy(Do[Land]):
    """A purchase takes effect at once [PRO-adquisiciones-3]."""

    clause: ClassVar[str] = "PRO-adquisiciones-3"
    also: ClassVar[tuple[str, ...]] = ("PRO-tablero-7", "PRO-jueces-4", "PRO-jueces-5")

    def __init__(self, seat: i64, what: i64, at: i64) -> None:
        self.seat: i64 = seat
        self.what: i64 = what
        self.at: i64 = at

    def run(self, s: Land) -> None:
        """Buy it."""
        if self.what == notation.TROOP_FOR or self.what in ITEMS:
            self.for_general(s, s.general(self.at))
        elif self.what == notation.FOUND:
            self.found(s)
        elif self.what == notation.MOVE_ARK:
            s.ark = self.at
            s.sides[self.seat].ark_moved = True
            s.emit(kinds.ARK_PLACED, kinds.pack(self.seat, self.at), 1, "PRO-adquisiciones-18")
        else:
            self.for_place(s, _own(s, self.at))

    def for_general(self, s: Land, general: General) -> None:
        """Give a general a troop or an item."""
        told = kinds.pack(self.seat, general.hex, general.number + 1)
        if self.what == notation.TROOP_FOR:
            pay(s, self.seat, s.rules.troop_cost)
            general.troops += 1
            s.emit(kinds.TROOP_BOUGHT, told, general.troops, "PRO-adquisiciones-5")
            return
        item = ITEMS[self.what]
        pay(s, self.seat, item_cost(s, item))
        general.items |= item
        s.emit(kinds.ITEM_BOUGHT, told, item, ITEM_CLAUSES[item])

    def found(self, s: Land) -> None:
        """Found a plain village: no wall, no garrison [PRO-tablero-7]."""
        pay(s, self.seat, s.rules.found_cost)
        place = Settlement()
        place.hex = self.at
        place.owner = self.seat
        s.settlements.append(place)
        s.emit(kinds.FOUNDED, kinds.pack(self.seat, self.at), 0, "PRO-adquisiciones-11")

    def for_place(self, s: Land, place: Settlement) -> None:
        """Give a settlement a troop, a wall, a development, or make it a judge's city."""
        told = kinds.pack(self.seat, place.hex)
        if self.what == notation.TROOP:
            pay(s, self.seat, s.rules.troop_cost)
            place.garrison += 1
            s.emit(kinds.TROOP_BOUGHT, told, place.garrison, "PRO-adquisiciones-5")
        elif self.what == notation.WALL:
            pay(s, self.seat, s.rules.wall_cost)
            place.wall = True
            s.emit(kinds.WALL_BUILT, told, 0, "PRO-adquisiciones-9")
        elif self.what == notation.RAISE:
            pay(s, self.seat, s.rules.city_cost)
            place.kind = CITY
            s.emit(kinds.CITY_RAISED, told, s.ground.territory[place.hex], "PRO-jueces-3")
        else:
            pay(s, self.seat, s.rules.development_cost)
            place.market = place.market or self.what == notation.MARKET
            place.barracks = place.barracks or self.what == notation.BARRACKS
            market: i64 = 1 if self.what == notation.MARKET else 0
            s.emit(kinds.DEVELOPMENT_BUILT, told, market, "PRO-adquisiciones-10")


class BringGeneral(Do[Land]):
    """A general comes from the roster or from captivity, without troops and items [PRO-adquisiciones-6]."""

    clause: ClassVar[str] = "PRO-adquisiciones-6"
    also: ClassVar[tuple[str, ...]] = ("PRO-adquisiciones-20",)

    def __init__(self, seat: i64, how: i64, number: i64, hex: i64) -> None:
        self.seat: i64 = seat
        self.how: i64 = how
        self.number: i64 = number
        self.hex: i64 = hex

    def run(self, s: Land) -> None:
        """Pay and place him; a ransom goes to the captor, who can't refuse it [PRO-adquisiciones-16]."""
        general = s.general(self.number)
        if self.how == notation.RANSOM:
            cost, captor = ransom_cost(s, general), general.captor
            pay(s, self.seat, cost)
            s.sides[captor].coins += cost
            _place(s, general, self.hex)
            told = kinds.pack(self.seat, self.hex, self.number + 1, captor)
            s.emit(kinds.RANSOMED, told, cost, "PRO-adquisiciones-16")
            return
        cost = general_cost(s, general.strength)
        pay(s, self.seat, cost)
        s.sides[self.seat].recruits += 1
        _place(s, general, self.hex)
        s.emit(kinds.GENERAL_RECRUITED, kinds.pack(self.seat, self.hex, self.number + 1), 0, self.clause)


def _place(s: Land, general: General, hex: i64) -> None:
    general.status = IN_PLAY
    general.captor = NOBODY
    put(s, general, hex)


class BringCaptain(Do[Land]):
    """A captain without a name is recruited [PRO-adquisiciones-8]."""

    clause: ClassVar[str] = "PRO-adquisiciones-8"

    def __init__(self, seat: i64, hex: i64) -> None:
        self.seat: i64 = seat
        self.hex: i64 = hex

    def run(self, s: Land) -> None:
        """Pay and place him."""
        pay(s, self.seat, general_cost(s, s.rules.captain_strength))
        s.sides[self.seat].recruits += 1
        captain = General()
        captain.number = len(s.generals)
        captain.owner = self.seat
        captain.name = NOBODY
        captain.strength = s.rules.captain_strength
        s.generals.append(captain)
        _place(s, captain, self.hex)
        s.emit(kinds.GENERAL_RECRUITED, kinds.pack(self.seat, self.hex, captain.number + 1), 0, self.clause)


class PlayCard(Do[Land]):
    """A card of Acquisitions is played, and goes to the discard; the Ark to the board [PRO-cartas-13]."""

    clause: ClassVar[str] = "PRO-cartas-13"

    def __init__(self, seat: i64, card: i64, hex: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.hex: i64 = hex

    def run(self, s: Land) -> None:
        """Carry it out."""
        s.emit(kinds.CARD_PLAYED, kinds.pack(self.seat), self.card, self.clause)
        if self.card == ARK:
            s.sides[self.seat].hand.remove(ARK)
            s.ark = self.hex
            s.emit(kinds.ARK_PLACED, kinds.pack(self.seat, self.hex), 0, "PRO-cartas-8")
            return
        put_down(s, self.seat, self.card)
        if self.card == HARVEST:
            s.sides[self.seat].coins += s.rules.harvest_coins
            s.emit(kinds.COINS_GAINED, kinds.pack(self.seat), s.rules.harvest_coins, "PRO-cartas-10")
        elif self.card == OFFERING:
            raise_cup(s, -s.rules.offering_wrath, "PRO-cartas-12")
        else:
            s.then(Levy(self.seat, self.hex, s.rules.levy_troops))


class Levy(Do[Land]):
    """Troops of a Levy go to garrison or generals of one settlement; what does not fit is lost [PRO-cartas-9]."""

    clause: ClassVar[str] = "PRO-cartas-9"

    def __init__(self, seat: i64, hex: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.hex: i64 = hex
        self.left: i64 = left

    def run(self, s: Land) -> None:
        """Ask where the next one goes, while there is room."""
        if self.left == 0:
            return
        if len(ChooseLevy(self.seat, self.hex, self.left).options(s)) == 0:
            s.emit(kinds.LEVIED, kinds.pack(self.seat, self.hex, 0, self.left), 0, self.clause)
        else:
            s.then(ChooseLevy(self.seat, self.hex, self.left))


class ChooseLevy(LandAsk):
    """Where one troop of a Levy goes [PRO-cartas-9]."""

    clause: ClassVar[str] = "PRO-cartas-9"

    def __init__(self, seat: i64, hex: i64, left: i64) -> None:
        super().__init__(seat)
        self.hex: i64 = hex
        self.left: i64 = left

    def candidates(self, s: Land) -> list[i64]:
        """Return the garrison and the own generals there."""
        out: list[i64] = [option(notation.LEVY_HERE, self.hex)]
        for general in s.generals_at(self.hex, self.seat):
            out.append(option(notation.LEVY_FOR, general.number))
        return out

    def why_not(self, s: Land, option: i64) -> str:
        """Refuse what is full."""
        if kind_of(option) == notation.LEVY_FOR:
            general = s.general(first(option))
            return "PRO-jugador-4" if general.troops >= command(s, general) else ""
        place = _own(s, self.hex)
        if place.garrison < garrison_cap(s, place):
            return ""
        return "PRO-tablero-10" if place.kind == CITY else "PRO-tablero-9"

    def take(self, s: Land, option: i64) -> None:
        """Place it, then the next."""
        general: i64 = first(option) if kind_of(option) == notation.LEVY_FOR else NOBODY
        s.then(PlaceLevy(self.seat, self.hex, general), Levy(self.seat, self.hex, self.left - 1))


class PlaceLevy(Do[Land]):
    """A troop of a Levy takes its place [PRO-cartas-9]."""

    clause: ClassVar[str] = "PRO-cartas-9"

    def __init__(self, seat: i64, hex: i64, general: i64) -> None:
        self.seat: i64 = seat
        self.hex: i64 = hex
        self.general: i64 = general

    def run(self, s: Land) -> None:
        """Add it."""
        if self.general == NOBODY:
            _own(s, self.hex).garrison += 1
        else:
            s.general(self.general).troops += 1
        s.emit(kinds.LEVIED, kinds.pack(self.seat, self.hex, self.general + 1), 1, self.clause)
