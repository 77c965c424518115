"""What card text can say: each verb is a value made from the card's data, and returns steps.

It tells as well whether it can be done completely [RES-2.4-11].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from liza.games.resurgir.abilities import Act, pieces_for
from liza.games.resurgir.changes import (
    Allow,
    Bounce,
    Cancel,
    ChooseDiscard,
    ChooseSought,
    DestroyCards,
    DiscardAtRandom,
    DrawCards,
    GainBase,
    Last,
    Mill,
    PutBoost,
    PutPoison,
    Raid,
    Raise,
    Reclaim,
    RecoverCards,
    Score,
    Turn,
    Unlock,
    can_seek,
    drawable,
    sought_cards,
)
from liza.games.resurgir.pieces import THIS_PHASE, Boost
from liza.games.resurgir.printed import Filter
from liza.games.resurgir.state import Res
from liza.kernel import Step

# Which pieces a verb touches
SELF: Final = 0
CHOSEN: Final = 1
EACH: Final = 2

# Which players
YOU: Final = 0
RIVAL: Final = 1
BOTH: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One instruction of an ability.

    `choice` is the index of the choice it means, -1 if it means none; `index` its own place among the verbs; `clause`
    that of the keyword it comes from, "" for none.
    """

    def __init__(self) -> None:
        self.choice: i64 = -1
        self.index: i64 = 0
        self.clause = ""

    def can(self, s: Res, act: Act) -> bool:
        """Tell whether it can be done completely now; whether its targets can be chosen is asked elsewhere."""
        return True

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Return what is to be done."""
        raise NotImplementedError

    def sought(self, s: Res, act: Act) -> list[i64]:
        """Return the cards of the deck that may be taken, for a verb that searches it."""
        return []

    def to_play(self) -> bool:
        """Tell whether what is sought goes into play."""
        return False

    def cite(self, clause: str) -> str:
        """Return the clause of the keyword, or this one where it comes from none."""
        return self.clause if self.clause != "" else clause


class PieceVerb(Verb):
    """A verb about pieces: the source, chosen targets, or each that matches."""

    def __init__(self, who: i64, filter: Filter | None) -> None:
        super().__init__()
        self.who: i64 = who
        self.filter = filter

    def can(self, s: Res, act: Act) -> bool:
        """An effect on the card itself needs it in play [RES-2.4-24]."""
        return self.who != SELF or s.find(act.serial) is not None

    def serials(self, s: Res, act: Act) -> tuple[int, ...]:
        """Return the pieces meant, now."""
        if self.who == SELF:
            return (int(act.serial),)
        if self.who == CHOSEN:
            return act.picks(self.choice)
        f = self.filter
        assert f is not None
        return tuple([int(p.serial) for p in pieces_for(s, f, act.seat, act.serial)])

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Return the change of the pieces meant; nothing if there is none."""
        serials = self.serials(s, act)
        return [self.change(act, serials)] if len(serials) != 0 else []

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Return the step that changes these pieces."""
        raise NotImplementedError


class BoostVerb(PieceVerb):
    """`boost`: Force or Resistance changes, for the phase, the turn or as long as the card is in play."""

    def __init__(self, who: i64, filter: Filter | None, strength: i64, term: i64) -> None:
        super().__init__(who, filter)
        self.strength: i64 = strength
        self.term: i64 = term

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Boost them."""
        boost = Boost(self.strength, 0, -1, False, self.term, act.card)
        return PutBoost(serials, boost, self.cite("RES-10.4.4-2"))


class GrantVerb(PieceVerb):
    """`grant`: a keyword; one that acts when attacking is an ability of the granting card, number `ability` there."""

    def __init__(self, who: i64, filter: Filter | None, keyword: i64, ability: i64, term: i64) -> None:
        super().__init__(who, filter)
        self.keyword: i64 = keyword
        self.ability: i64 = ability
        self.term: i64 = term

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Grant it."""
        return PutBoost(serials, Boost(0, self.keyword, self.ability, False, self.term, act.card), "RES-12-2")


class IntimidateVerb(PieceVerb):
    """`intimidate`: a unit can't be defended in this phase [RES-12.intimidacion-1]."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Intimidate it."""
        return PutBoost(serials, Boost(0, 0, -1, True, THIS_PHASE, act.card), "RES-12.intimidacion-1")


class TurnVerb(PieceVerb):
    """`turn`, `ready` and `tribute`."""

    def __init__(self, who: i64, filter: Filter | None, exhausted: bool, tributed: bool) -> None:
        super().__init__(who, filter)
        self.exhausted = exhausted
        self.tributed = tributed

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Turn them."""
        return Turn(serials, self.exhausted, self.tributed)


class DestroyVerb(PieceVerb):
    """`destroy`."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Destroy them."""
        return DestroyCards(serials)


class BounceVerb(PieceVerb):
    """`bounce`: to the owner's hand."""

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Return them."""
        return Bounce(serials)


class PoisonVerb(PieceVerb):
    """`poison`: counters on a unit [RES-12.veneno-1]."""

    def __init__(self, who: i64, filter: Filter | None, counters: i64) -> None:
        super().__init__(who, filter)
        self.counters: i64 = counters

    def change(self, act: Act, serials: tuple[int, ...]) -> Step:
        """Poison them."""
        return PutPoison(serials, self.counters)


class RaidVerb(Verb):
    """`raid`: Incursión, resources of one opposing structure onto this unit [RES-12.incursion-2]."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: Res, act: Act) -> bool:
        """The unit must be there to hold them [RES-2.4-24]; from a heap they are taken without a target."""
        if s.find(act.serial) is None:
            return False
        return not s.rules.unified or s.sides[1 - act.seat].heap >= self.amount

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Raid it."""
        picks = act.picks(self.choice)
        return [Raid(act.seat, act.serial, self.amount, picks[0] if len(picks) != 0 else 0)]


class CancelVerb(Verb):
    """`cancel`: what lies in the chain has no effect [RES-2.4-22]."""

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Cancel it."""
        return [Cancel(act.picks(self.choice))]


class RecoverVerb(Verb):
    """`recover`: Recuperar, cards of your piles shuffled into your deck [RES-12.recuperar-1]."""

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Recover those chosen."""
        clause = self.cite("RES-12.recuperar-2")
        return [RecoverCards(act.seat, act.picks(self.choice), clause)]


class ReclaimVerb(Verb):
    """`reclaim`: cards of your piles return to your hand."""

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Reclaim those chosen."""
        return [Reclaim(act.seat, act.picks(self.choice), "RES-4.7-2")]


class EternalVerb(Verb):
    """Eterno Retorno: the card returns from its owner's piles to hand [RES-12.eterno-retorno-1]."""

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Take it up; it already bears the mark of having done so."""
        return [Reclaim(act.seat, act.picks(0), "RES-12.eterno-retorno-1")]


class RaiseVerb(Verb):
    """`raise`: a card of your piles is put into play [RES-5-9]."""

    def __init__(self, turned: bool) -> None:
        super().__init__()
        self.turned = turned

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Put it into play."""
        picks = act.picks(self.choice)
        return [Raise(act.seat, picks, self.turned)] if len(picks) != 0 else []


class SearchVerb(Verb):
    """`search` and `fetch`: a card of your deck to your hand, or into play [RES-5-9]."""

    def __init__(self, filter: Filter, into_play: bool) -> None:
        super().__init__()
        self.filter = filter
        self.into_play = into_play

    def can(self, s: Res, act: Act) -> bool:
        """Something in the deck must fit, as its owner knows from what is elsewhere."""
        return can_seek(s, act.seat, self.filter, self.into_play)

    def sought(self, s: Res, act: Act) -> list[i64]:
        """Return what fits."""
        return sought_cards(s, act.seat, self.filter, self.into_play)

    def to_play(self) -> bool:
        """Tell whether it goes into play."""
        return self.into_play

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Ask which."""
        return [ChooseSought(act.seat, act, self.index)]


class PlayerVerb(Verb):
    """A verb about one player or both: the leader first [RES-10-6]."""

    def __init__(self, whose: i64, amount: i64) -> None:
        super().__init__()
        self.whose: i64 = whose
        self.amount: i64 = amount

    def seats(self, s: Res, act: Act) -> list[i64]:
        """Return the players meant."""
        if self.whose == YOU:
            return [act.seat]
        if self.whose == RIVAL:
            return [1 - act.seat]
        leader = s.leader()
        return [leader, 1 - leader]

    def can(self, s: Res, act: Act) -> bool:
        """Each player meant must be able to do all of it."""
        for seat in self.seats(s, act):
            if not self.possible(s, act, seat):
                return False
        return True

    def possible(self, s: Res, act: Act, seat: i64) -> bool:
        """Tell whether this player can do all of it."""
        return True

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Return the change of each player meant."""
        return [self.change(act, seat) for seat in self.seats(s, act)]

    def change(self, act: Act, seat: i64) -> Step:
        """Return the step that changes a player's things."""
        raise NotImplementedError


class DrawVerb(PlayerVerb):
    """`draw`: so many cards, or up to so many."""

    def __init__(self, whose: i64, amount: i64, up_to: bool) -> None:
        super().__init__(whose, amount)
        self.up_to = up_to

    def possible(self, s: Res, act: Act, seat: i64) -> bool:
        """The deck must hold them, unless it says "up to"."""
        return self.up_to or drawable(s, seat) >= self.amount

    def change(self, act: Act, seat: i64) -> Step:
        """Draw."""
        return DrawCards(seat, self.amount, self.cite("RES-2.4-11"))


class MillVerb(PlayerVerb):
    """`mill`: from the top of the deck to the Descarte [RES-4.8-2]."""

    def possible(self, s: Res, act: Act, seat: i64) -> bool:
        """The deck must hold them."""
        return drawable(s, seat) >= self.amount

    def change(self, act: Act, seat: i64) -> Step:
        """Mill."""
        return Mill(seat, self.amount)


class DiscardVerb(PlayerVerb):
    """`discard`: chosen by the one who discards, or at random."""

    def __init__(self, whose: i64, amount: i64, random: bool) -> None:
        super().__init__(whose, amount)
        self.random = random

    def possible(self, s: Res, act: Act, seat: i64) -> bool:
        """The hand must hold them."""
        return len(s.sides[seat].hand) >= self.amount

    def change(self, act: Act, seat: i64) -> Step:
        """Discard."""
        return DiscardAtRandom(seat, self.amount) if self.random else ChooseDiscard(seat, self.amount, "RES-4.8-1")


class ScoreVerb(PlayerVerb):
    """`score`: Victory Points, in halves; where a filter is given, so many for each card that fits."""

    def __init__(self, whose: i64, amount: i64, filter: Filter | None) -> None:
        super().__init__(whose, amount)
        self.filter = filter

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Score them."""
        halves = self.amount
        if self.filter is not None:
            halves *= len(pieces_for(s, self.filter, act.seat, act.serial))
        if halves == 0:
            return []
        clause = self.cite("RES-1-4")
        return [Score(seat, halves, act.card, clause) for seat in self.seats(s, act)]


class SentScoreVerb(Verb):
    """`score_sent`: Victory Points, in halves, for each card of yours that the Destructive Effects have just sent."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: Res, act: Act) -> bool:
        """Some must have been sent."""
        return len(s.sides[act.seat].sent) != 0

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Score them."""
        return [Score(act.seat, self.amount * len(s.sides[act.seat].sent), act.card, "RES-7-5")]


class ResourcesVerb(PlayerVerb):
    """`resources`: base resources."""

    def change(self, act: Act, seat: i64) -> Step:
        """Gain them."""
        return GainBase(seat, self.amount)


class AllowVerb(Verb):
    """`second_economic`: one more Economic Structure this turn [RES-2.4-14]."""

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Allow it."""
        return [Allow(act.seat)]


class LastVerb(Verb):
    """A continuous rule of the Culture comes into force for the rest of the game [RES-11.4-8]."""

    def __init__(self, static: i64) -> None:
        super().__init__()
        self.static: i64 = static

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Put it in force."""
        return [Last(act.seat, act.card, self.static)]


class UnlockVerb(Verb):
    """The Culture's activated abilities may be used from now on."""

    def steps(self, s: Res, act: Act) -> list[Step]:
        """Unlock them."""
        return [Unlock(act.seat)]
