"""What card text can say: each verb is a value made from the card's data and returns steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from liza.games.inframundis.abilities import Act, all_pieces, source_of
from liza.games.inframundis.changes import (
    Bounce,
    ChooseDiscard,
    ChooseTokenLine,
    Control,
    CreateToken,
    Destroy,
    DiscardAtRandom,
    DrawCards,
    GainEther,
    PutBoost,
    RaiseLimit,
    Restore,
    RestoreNexus,
    Shift,
    Silence,
    Simultaneous,
    Stun,
    Turn,
    Wound,
)
from liza.games.inframundis.hooks import HitNexus
from liza.games.inframundis.numbers import claims, line_of, line_strength, matches
from liza.games.inframundis.pieces import Piece
from liza.games.inframundis.printed import ANYWHERE, HERE, LEADER, REAR, Filter
from liza.games.inframundis.state import Inf
from liza.kernel import Step

# Which pieces a verb touches
SELF: Final = 0
BEARER: Final = 1
CHOSEN: Final = 2
EACH: Final = 3

# Which players
YOU: Final = 0
RIVAL: Final = 1
BOTH: Final = 2

# Conditions
ALWAYS: Final = 0
THAT_LIVES: Final = 1
YOU_CONTROL_CHAMPION: Final = 2
YOU_CONTROL_HERE: Final = 3
BEHIND_ON_LIFE: Final = 4
YOU_HOLD_MARK: Final = 5

# Where a shift leads besides the lines
FORWARD: Final = 10
BACK: Final = 11
CHOOSE_LINE: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One instruction of an ability.

    `choice` is the index of the target it means, -1 if it means none; `query` the condition that must hold.
    """

    def __init__(self) -> None:
        self.choice: i64 = -1
        self.query: i64 = ALWAYS

    def holds(self, s: Inf, act: Act) -> bool:
        """Tell whether the condition holds now."""
        query = self.query
        if query == ALWAYS:
            return True
        if query == THAT_LIVES:
            return s.find(act.chosen(self.choice if self.choice >= 0 else 0)) is not None
        if query == YOU_CONTROL_CHAMPION:
            return s.champion_of(act.seat) is not None
        if query == YOU_CONTROL_HERE:
            source = source_of(s, act)
            return source is not None and line_of(s, source) <= REAR and _leads(s, act.seat, line_of(s, source))
        if query == BEHIND_ON_LIFE:
            return s.sides[act.seat].nexus < s.sides[1 - act.seat].nexus
        return s.sides[act.seat].mark > 0

    def why_not(self, s: Inf, act: Act, p: Piece) -> str:
        """Return the clause that forbids a piece as this verb's target beyond its filter, or ""."""
        return "INF-3-15" if p.line == LEADER else ""

    def steps(self, s: Inf, act: Act) -> list[Step]:
        """Return what is to be done."""
        raise NotImplementedError


def _leads(s: Inf, seat: i64, line: i64) -> bool:
    """Tell whether a seat controls a line [INF-11.1-1], or counts as controlling it by a card [INF-11.4-1]."""
    return line_strength(s, seat, line) > line_strength(s, 1 - seat, line) or claims(s, seat, line)


class PieceVerb(Verb):
    """A verb about pieces: the source, its bearer, a chosen target, or each that matches."""

    def __init__(self, who: i64, filter: Filter | None) -> None:
        super().__init__()
        self.who: i64 = who
        self.filter = filter

    def serials(self, s: Inf, act: Act) -> tuple[int, ...]:
        """Return the pieces meant, now."""
        if self.who == SELF:
            return (act.serial,)
        if self.who == CHOSEN:
            chosen = act.chosen(self.choice)
            return (chosen,) if chosen != 0 else ()
        source = source_of(s, act)
        if self.who == BEARER:
            return (source.bearer,) if source is not None and source.bearer != 0 else ()
        f = self.filter
        assert f is not None
        return tuple([p.serial for p in all_pieces(s) if matches(s, f, act.seat, source, p)])

    def steps(self, s: Inf, act: Act) -> list[Step]:
        """Return the change of the pieces meant; nothing if there is none."""
        serials = self.serials(s, act)
        return [self.change(act, serials)] if len(serials) != 0 else []

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Return the step that changes these pieces."""
        raise NotImplementedError


class WoundVerb(PieceVerb):
    """`wound`: creatures are wounded [INF-0-5]."""

    def __init__(self, who: i64, filter: Filter | None, amount: i64) -> None:
        super().__init__(who, filter)
        self.amount: i64 = amount

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Wound them."""
        return Wound(serials, self.amount, act.card)


class RestoreVerb(PieceVerb):
    """`restore`: creatures lose wounds [INF-0-6]."""

    def __init__(self, who: i64, filter: Filter | None, amount: i64) -> None:
        super().__init__(who, filter)
        self.amount: i64 = amount

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Restore them."""
        return Restore(serials, self.amount)


class BoostVerb(PieceVerb):
    """`boost`: Attack and Life change, for the turn or for good [INF-7.5-3]."""

    def __init__(self, who: i64, filter: Filter | None, attack: i64, life: i64, term: i64) -> None:
        super().__init__(who, filter)
        self.attack: i64 = attack
        self.life: i64 = life
        self.term: i64 = term

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Boost them."""
        return PutBoost(serials, self.attack, self.life, 0, self.term, act.card)


class GrantVerb(PieceVerb):
    """`grant`: a keyword, for the turn or for good [INF-13-4]."""

    def __init__(self, who: i64, filter: Filter | None, keyword: i64, term: i64) -> None:
        super().__init__(who, filter)
        self.keyword: i64 = keyword
        self.term: i64 = term

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Grant it."""
        return PutBoost(serials, 0, 0, self.keyword, self.term, act.card)


class SilenceVerb(PieceVerb):
    """`silence` [INF-13-4]."""

    def __init__(self, who: i64, filter: Filter | None, term: i64) -> None:
        super().__init__(who, filter)
        self.term: i64 = term

    def why_not(self, s: Inf, act: Act, p: Piece) -> str:
        """Refuse a Commander: nothing interrupts its passive [INF-3-14]."""
        return "INF-3-14" if p.line == LEADER else ""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Silence them."""
        return Silence(serials, self.term)


class StunVerb(PieceVerb):
    """`stun` [INF-13-3]."""

    def why_not(self, s: Inf, act: Act, p: Piece) -> str:
        """Refuse a Commander: the states are for creatures [INF-3-14]."""
        return "INF-3-14" if p.line == LEADER else ""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Stun them."""
        return Stun(serials)


class TurnVerb(PieceVerb):
    """`ready` and `exhaust` [INF-13-1]."""

    def __init__(self, who: i64, filter: Filter | None, exhausted: bool) -> None:
        super().__init__(who, filter)
        self.exhausted = exhausted

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Turn them."""
        return Turn(serials, self.exhausted)


class DestroyVerb(PieceVerb):
    """`destroy` [INF-7.4-4]."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Destroy them."""
        return Destroy(serials)


class BounceVerb(PieceVerb):
    """`bounce`: return to the owner's hand [INF-4-5]."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Return them."""
        return Bounce(serials)


class ControlVerb(PieceVerb):
    """`control`: take control of a creature [INF-8-8]."""

    def why_not(self, s: Inf, act: Act, p: Piece) -> str:
        """Refuse a Commander [INF-3-15], a second Champion [INF-3-11] and a full line [INF-8-8]."""
        if p.line == LEADER:
            return "INF-3-15"
        if p.controller == act.seat:
            return ""
        if s.is_champion(p) and s.champion_of(act.seat) is not None and not s.rules.champion_replaces:
            return "INF-3-11"
        return "" if s.has_room(act.seat, p.line) else "INF-8-8"

    def steps(self, s: Inf, act: Act) -> list[Step]:
        """Take control of each."""
        return [Control(serial, act.seat) for serial in self.serials(s, act)]


class ShiftVerb(PieceVerb):
    """`shift`: to a line, or one line forward or back [INF-9-2]."""

    def __init__(self, who: i64, filter: Filter | None, to: i64) -> None:
        super().__init__(who, filter)
        self.to: i64 = to

    def steps(self, s: Inf, act: Act) -> list[Step]:
        """Shift each, all in one event [INF-1-4]; those ahead first, so that they make room for those behind them."""
        out: list[Step] = []
        serials = self.serials(s, act)
        for i in range(3):
            at: i64 = REAR - i if self.to == BACK else i
            for serial in serials:
                p = s.creature(serial)
                if p is not None and p.line == at:
                    line = self.to
                    if line == FORWARD:
                        line = at - 1
                    elif line == BACK:
                        line = at + 1
                    out.append(Shift(serial, line))
        return [Simultaneous(tuple(out))] if len(out) > 1 else out


class PlayerVerb(Verb):
    """A verb about players."""

    def __init__(self, whose: i64, amount: i64) -> None:
        super().__init__()
        self.whose: i64 = whose
        self.amount: i64 = amount

    def steps(self, s: Inf, act: Act) -> list[Step]:
        """Return one step for each player meant, yours first."""
        if self.whose == YOU:
            return [self.change(act, act.seat)]
        if self.whose == RIVAL:
            return [self.change(act, 1 - act.seat)]
        return [self.change(act, act.seat), self.change(act, 1 - act.seat)]

    def change(self, act: Act, seat: i64) -> Step:
        """Return the step for one player."""
        raise NotImplementedError


class WoundNexusVerb(PlayerVerb):
    """`wound_nexus`: both at once when both are meant [INF-1-6]."""

    def change(self, act: Act, seat: i64) -> Step:
        """Wound it."""
        return HitNexus(seat, self.amount, act.card, 0)

    def steps(self, s: Inf, act: Act) -> list[Step]:
        """Wound one, or both together."""
        if self.whose != BOTH:
            return super().steps(s, act)
        return [Simultaneous((self.change(act, act.seat), self.change(act, 1 - act.seat)))]


class RestoreNexusVerb(PlayerVerb):
    """`restore_nexus` [INF-0-6]."""

    def change(self, act: Act, seat: i64) -> Step:
        """Restore it."""
        return RestoreNexus(seat, self.amount)


class DrawVerb(PlayerVerb):
    """`draw` [INF-7.2-4]."""

    def change(self, act: Act, seat: i64) -> Step:
        """Draw."""
        return DrawCards(seat, self.amount)


class DiscardVerb(PlayerVerb):
    """`discard`: chosen by the one who discards, or at random [INF-4-5]."""

    def __init__(self, whose: i64, amount: i64, random: bool) -> None:
        super().__init__(whose, amount)
        self.random = random

    def change(self, act: Act, seat: i64) -> Step:
        """Discard."""
        return DiscardAtRandom(seat, self.amount) if self.random else ChooseDiscard(seat, self.amount)


class EtherVerb(PlayerVerb):
    """`ether`: ether for this turn [INF-6-5]."""

    def change(self, act: Act, seat: i64) -> Step:
        """Gain it."""
        return GainEther(seat, self.amount)


class LimitVerb(PlayerVerb):
    """`limit`: the ether limit changes [INF-6-4]."""

    def change(self, act: Act, seat: i64) -> Step:
        """Change it."""
        return RaiseLimit(seat, self.amount)


class TokenVerb(Verb):
    """`token`: creatures enter under your control [INF-8-3]."""

    def __init__(self, card: i64, line: i64, count: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.line: i64 = line
        self.count: i64 = count

    def steps(self, s: Inf, act: Act) -> list[Step]:
        """Create them; `here` without a source in a line creates nothing."""
        line = self.line
        if line == HERE:
            source = source_of(s, act)
            line = line_of(s, source) if source is not None else ANYWHERE
            if line < 0 or line > REAR:
                return []
        out: list[Step] = []
        for _ in range(self.count):
            out.append(
                ChooseTokenLine(act.seat, self.card) if line == CHOOSE_LINE else CreateToken(act.seat, self.card, line)
            )
        return out
