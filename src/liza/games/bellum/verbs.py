"""What card text can say: each verb is a value made from the card's data and returns steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from liza.games.bellum.abilities import Act, pieces_for
from liza.games.bellum.changes import (
    Annul,
    Cancel,
    ChooseDiscard,
    Control,
    Damage,
    DestroyCards,
    DiscardAtRandom,
    DrawCards,
    GainSupplies,
    HealObjective,
    LoseObjective,
    Move,
    PutBoost,
    RecoverCard,
    Repair,
    Seek,
    SendAway,
    Shelter,
    Turn,
)
from liza.games.bellum.numbers import controlled_relics, matches, shrines
from liza.games.bellum.pieces import FOR_DOMINION, THIS_TURN, Boost
from liza.games.bellum.printed import Filter
from liza.games.bellum.relics import FreeRelic, TakeRelic
from liza.games.bellum.state import Bel
from liza.kernel import Step

# Which pieces a verb touches
SELF: Final = 0
CHOSEN: Final = 1
EACH: Final = 2

# Which players
YOU: Final = 0
RIVAL: Final = 1
BOTH: Final = 2

# Conditions
ALWAYS: Final = 0
BEHIND: Final = 1
HAVE_RELIC: Final = 2
THREE_RELICS: Final = 3
HAVE_SHRINE: Final = 4
AGE_TWO: Final = 5
AGE_THREE: Final = 6
ATTACKING: Final = 7
DEFENDING: Final = 8
THAT_LIVES: Final = 9


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One instruction of an ability.

    `choice` is the index of the target it means, -1 if it means none; `query` the condition that must hold.
    """

    def __init__(self) -> None:
        self.choice: i64 = -1
        self.query: i64 = ALWAYS

    def holds(self, s: Bel, act: Act) -> bool:
        """Tell whether the condition holds now."""
        query = self.query
        seat = act.seat
        if query == ALWAYS:
            return True
        if query == BEHIND:
            return s.sides[seat].points < s.sides[1 - seat].points
        if query == HAVE_RELIC:
            return controlled_relics(s, seat) > 0
        if query == THREE_RELICS:
            return controlled_relics(s, seat) >= FOR_DOMINION
        if query == HAVE_SHRINE:
            return len(shrines(s, seat)) != 0
        if query == AGE_TWO:
            return s.sides[seat].age >= 2
        if query == AGE_THREE:
            return s.sides[seat].age >= 3
        if query == ATTACKING:
            return s.active == seat
        if query == DEFENDING:
            return s.active != seat
        return s.find(act.chosen(self.choice if self.choice >= 0 else 0)) is not None

    def steps(self, s: Bel, act: Act) -> list[Step]:
        """Return what is to be done."""
        raise NotImplementedError


class PieceVerb(Verb):
    """A verb about pieces: the source, a chosen target, or each that matches."""

    def __init__(self, who: i64, filter: Filter | None) -> None:
        super().__init__()
        self.who: i64 = who
        self.filter = filter

    def serials(self, s: Bel, act: Act) -> tuple[int, ...]:
        """Return the pieces meant, now."""
        if self.who == SELF:
            return (int(act.serial),)
        if self.who == CHOSEN:
            chosen = act.chosen(self.choice)
            return (int(chosen),) if chosen != 0 else ()
        f = self.filter
        assert f is not None
        return tuple([int(p.serial) for p in pieces_for(s, f, act.seat) if matches(s, f, act.seat, act.serial, p)])

    def steps(self, s: Bel, act: Act) -> list[Step]:
        """Return the change of the pieces meant; nothing if there is none."""
        serials = self.serials(s, act)
        return [self.change(act, serials)] if len(serials) != 0 else []

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Return the step that changes these pieces."""
        raise NotImplementedError


class DamageVerb(PieceVerb):
    """`damage`: cards take damage."""

    def __init__(self, who: i64, filter: Filter | None, amount: i64) -> None:
        super().__init__(who, filter)
        self.amount: i64 = amount

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Damage them."""
        return Damage(serials, self.amount, act.serial)


class RepairVerb(PieceVerb):
    """`repair`: cards lose damage, all of it if the amount is 0."""

    def __init__(self, who: i64, filter: Filter | None, amount: i64) -> None:
        super().__init__(who, filter)
        self.amount: i64 = amount

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Repair them."""
        return Repair(serials, self.amount)


class BoostVerb(PieceVerb):
    """`boost`: ATK and DEF change, for the turn or for good [BEL-6.D-1]."""

    def __init__(self, who: i64, filter: Filter | None, attack: i64, defence: i64, term: i64) -> None:
        super().__init__(who, filter)
        self.attack: i64 = attack
        self.defence: i64 = defence
        self.term: i64 = term

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Boost them."""
        return PutBoost(serials, Boost(self.attack, self.defence, 0, False, False, self.term, act.card))


class GrantVerb(PieceVerb):
    """`grant`: a keyword, for the turn or for good."""

    def __init__(self, who: i64, filter: Filter | None, keyword: i64, term: i64) -> None:
        super().__init__(who, filter)
        self.keyword: i64 = keyword
        self.term: i64 = term

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Grant it."""
        return PutBoost(serials, Boost(0, 0, self.keyword, False, False, self.term, act.card))


class ForbidVerb(PieceVerb):
    """`forbid`: it can't attack this turn [BEL-intro-2]."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Forbid it."""
        return PutBoost(serials, Boost(0, 0, 0, True, False, THIS_TURN, act.card))


class PreventVerb(PieceVerb):
    """`prevent`: all damage to it this turn is prevented [BEL-7.2-11]."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Prevent it."""
        return PutBoost(serials, Boost(0, 0, 0, False, True, THIS_TURN, act.card))


class TurnVerb(PieceVerb):
    """`exhaust` and `ready`."""

    def __init__(self, who: i64, filter: Filter | None, exhausted: bool) -> None:
        super().__init__(who, filter)
        self.exhausted = exhausted

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Turn them."""
        return Turn(serials, self.exhausted)


class DestroyVerb(PieceVerb):
    """`destroy`."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Destroy them."""
        return DestroyCards(serials)


class SendVerb(PieceVerb):
    """`bounce`, `tuck` and `remove`: to the owner's hand, into the Castle, out of the game."""

    def __init__(self, who: i64, filter: Filter | None, to: i64) -> None:
        super().__init__(who, filter)
        self.to: i64 = to

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Send them away."""
        return SendAway(serials, self.to)


class ControlVerb(PieceVerb):
    """`control`: you gain control."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Gain it."""
        return Control(act.seat, serials)


class MoveVerb(PieceVerb):
    """`move`: to the Vanguard or the Rearguard [BEL-4-2]."""

    def __init__(self, who: i64, filter: Filter | None, zone: i64) -> None:
        super().__init__(who, filter)
        self.zone: i64 = zone

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Move them."""
        return Move(serials, self.zone)


class AnnulVerb(PieceVerb):
    """`annul`: the attack of a Unit is lost [BEL-7.2-7]."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Annul it."""
        return Annul(serials)


class FreeRelicVerb(PieceVerb):
    """`free_relic`: a stored Relic becomes neutral [BEL-12-9]."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Free it."""
        return FreeRelic(serials[0])


class TakeRelicVerb(PieceVerb):
    """`take_relic`: a Relic goes to a Church or Temple of yours [BEL-12-9]."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Take it."""
        return TakeRelic(act.seat, serials[0])


class CancelVerb(Verb):
    """`cancel`: a Tactic in the chain has no effect [BEL-9-9]."""

    def steps(self, s: Bel, act: Act) -> list[Step]:
        """Cancel the chosen one."""
        place = act.chosen(self.choice)
        return [Cancel(place)] if place != 0 else []


class RecoverCardVerb(Verb):
    """`recover_card`: a card of your graveyard returns to your hand."""

    def steps(self, s: Bel, act: Act) -> list[Step]:
        """Recover the chosen one."""
        card = act.chosen(self.choice)
        return [RecoverCard(act.seat, card)] if card != 0 else []


class SeekVerb(Verb):
    """`seek`: a card of a kind from your Castle."""

    def __init__(self, kind: i64, stage: i64, family: i64) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.stage: i64 = stage
        self.family: i64 = family

    def steps(self, s: Bel, act: Act) -> list[Step]:
        """Seek it."""
        return [Seek(act.seat, self.kind, self.stage, self.family)]


class PlayerVerb(Verb):
    """A verb about one player or both: the active one first [BEL-8-9]."""

    def __init__(self, whose: i64, amount: i64) -> None:
        super().__init__()
        self.whose: i64 = whose
        self.amount: i64 = amount

    def steps(self, s: Bel, act: Act) -> list[Step]:
        """Return the change of each player meant."""
        if self.whose == YOU:
            return [self.change(act, act.seat)]
        if self.whose == RIVAL:
            return [self.change(act, 1 - act.seat)]
        return [self.change(act, s.active), self.change(act, 1 - s.active)]

    def change(self, act: Act, seat: i64) -> Step:
        """Return the step that changes a player's things."""
        raise NotImplementedError


class LoseVerb(PlayerVerb):
    """`lose`: a Main Objective, or both at once, loses points [BEL-1-11]."""

    def steps(self, s: Bel, act: Act) -> list[Step]:
        """Lose them."""
        seats = (0, 1) if self.whose == BOTH else (int(act.seat if self.whose == YOU else 1 - act.seat),)
        return [LoseObjective(seats, self.amount, act.card)]


class HealVerb(PlayerVerb):
    """`heal`: a Main Objective recovers points [BEL-1-7]."""

    def change(self, act: Act, seat: i64) -> Step:
        """Recover them."""
        return HealObjective(seat, self.amount)


class ShelterVerb(PlayerVerb):
    """`shelter`: damage to a Main Objective is prevented this turn [BEL-13-6]."""

    def change(self, act: Act, seat: i64) -> Step:
        """Shelter it."""
        return Shelter(seat)


class DrawVerb(PlayerVerb):
    """`draw` [BEL-13-3]."""

    def change(self, act: Act, seat: i64) -> Step:
        """Draw."""
        return DrawCards(seat, self.amount)


class DiscardVerb(PlayerVerb):
    """`discard`: chosen by the one who discards, or at random."""

    def __init__(self, whose: i64, amount: i64, random: bool) -> None:
        super().__init__(whose, amount)
        self.random = random

    def change(self, act: Act, seat: i64) -> Step:
        """Discard."""
        return DiscardAtRandom(seat, self.amount) if self.random else ChooseDiscard(seat, self.amount)


class SuppliesVerb(PlayerVerb):
    """`supplies`: temporary Supplies [BEL-10-6]."""

    def change(self, act: Act, seat: i64) -> Step:
        """Gain them."""
        return GainSupplies(seat, self.amount)
