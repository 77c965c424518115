"""Chapter 12: when fast spells and any-phase abilities may be played, and in which order players are asked."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from liza.games.inframundis import notation
from liza.games.inframundis.pieces import NUMBER_MASK
from liza.games.inframundis.playing import (
    OWN_PREPARATION,
    WINDOW,
    ActionMoment,
    append_moves,
    append_plays,
    append_uses,
    begin_action,
    equip_candidates,
    move_candidates,
    needs_more,
    play_candidates,
    use_candidates,
    why_not_action,
)
from liza.games.inframundis.printed import FAST
from liza.games.inframundis.state import Inf
from liza.kernel import Do

# Windows; 1, 2 and 4 to 7 are those of INF-12-2, the two of Preparación are the rival's alone
AFTER_AWAKEN: Final = 1
AFTER_FLOW: Final = 2
AFTER_ACTION: Final = 3
AFTER_DECLARATION: Final = 4
AFTER_BLOCKS: Final = 5
AFTER_COMBAT: Final = 6
BEFORE_DISCARD: Final = 7
AT_END_OF_PREPARATION: Final = 8


class OpenWindow(Do[Inf]):
    """A window opens: the active player is asked first, then both in turn until both have passed [INF-12-3]."""

    clause: ClassVar[str] = "INF-12-2"

    def __init__(self, window: i64) -> None:
        self.window: i64 = window

    def run(self, s: Inf) -> None:
        """Ask the active player."""
        s.then(fast(s.active, self.window, 0))


class ChooseFast(ActionMoment):
    """A player may play a fast spell or use an any-phase ability, or pass [INF-12-1].

    It is put to a person even when passing is all there is, so that its absence betrays no hand [INF-12-2].
    """

    clause: ClassVar[str] = "INF-12-1"

    def __init__(self, seat: i64, window: i64, passes: i64) -> None:
        super().__init__(seat)
        self.window: i64 = window
        self.passes: i64 = passes

    def always_shown(self) -> bool:
        """Windows look the same whatever the hand."""
        return True

    def candidates(self, s: Inf) -> list[i64]:
        """Return pass, and everything that could be tried with cards and pieces."""
        seat = self.seat
        return [
            notation.PASS,
            *play_candidates(s, seat),
            *use_candidates(s, seat),
            *equip_candidates(s, seat),
            *move_candidates(s, seat),
        ]

    def why_not(self, s: Inf, option: i64) -> str:
        """Return the first clause that forbids it."""
        return "" if option == notation.PASS else why_not_action(s, self.seat, option, WINDOW)

    def options(self, s: Inf) -> list[i64]:
        """Return pass, the payable fast spells, the any-phase abilities."""
        out: list[i64] = [notation.PASS]
        cards = s.pool.cards
        for hand in s.sides[self.seat].hand:
            if cards[hand & NUMBER_MASK].kind == FAST:
                append_plays(s, self.seat, WINDOW, out)
                break
        if s.actors:
            append_uses(s, self.seat, WINDOW, out)
        return out

    def take(self, s: Inf, option: i64) -> None:
        """Pass on, or begin the play."""
        if option != notation.PASS:
            begin_action(s, self, option)
        elif self.window != AFTER_ACTION and self.window != AT_END_OF_PREPARATION and self.passes == 0:
            s.then(_FAST[(1 - self.seat) * 18 + self.window * 2 + 1])

    def resume(self, s: Inf) -> None:
        """Go on: in Preparación with the same player until they pass, elsewhere with the other."""
        if self.window == AFTER_ACTION:
            s.then(self)
        elif self.window == AT_END_OF_PREPARATION:
            # the end was announced, but a window was used: the active player may act again [INF-12-2]
            s.then(fast(self.seat, AFTER_ACTION, 0), ACTIONS[1 - self.seat])
        else:
            s.then(fast(1 - self.seat, self.window, 0))

    def binds(self, s: Inf, option: i64) -> bool:
        """Only a completed choice binds."""
        return not needs_more(s, self.seat, option)


class ChooseAction(ActionMoment):
    """The active player's Preparación: play cards, use abilities, move, in any order, or end it [INF-7.3-1]."""

    clause: ClassVar[str] = "INF-7.3-1"

    def always_shown(self) -> bool:
        """Ending the phase unasked would tell that the hand holds nothing to play [INF-12-2]."""
        return True

    def candidates(self, s: Inf) -> list[i64]:
        """Return the end of the phase, and everything that could be tried."""
        seat = self.seat
        return [
            notation.END,
            *play_candidates(s, seat),
            *use_candidates(s, seat),
            *equip_candidates(s, seat),
            *move_candidates(s, seat),
        ]

    def why_not(self, s: Inf, option: i64) -> str:
        """Return the first clause that forbids it."""
        return "" if option == notation.END else why_not_action(s, self.seat, option, OWN_PREPARATION)

    def options(self, s: Inf) -> list[i64]:
        """Return the legal actions."""
        out: list[i64] = [notation.END]
        seat = self.seat
        append_plays(s, seat, OWN_PREPARATION, out)
        if s.actors:
            append_uses(s, seat, OWN_PREPARATION, out)
        if s.rules.gear_stays:
            for o in equip_candidates(s, seat):
                if why_not_action(s, seat, o, OWN_PREPARATION) == "":
                    out.append(o)
        append_moves(s, seat, out)
        return out

    def take(self, s: Inf, option: i64) -> None:
        """Announce the end of the phase, or begin the action."""
        if option == notation.END:
            s.then(fast(1 - self.seat, AT_END_OF_PREPARATION, 0))
        else:
            begin_action(s, self, option)

    def resume(self, s: Inf) -> None:
        """Open the rival's window, then go on [INF-12-3]."""
        s.then(fast(1 - self.seat, AFTER_ACTION, 0), self)

    def binds(self, s: Inf, option: i64) -> bool:
        """Only a completed choice binds [INF-8-1]."""
        return not needs_more(s, self.seat, option)


ACTIONS: Final[list[ChooseAction]] = [ChooseAction(0), ChooseAction(1)]
_FAST: Final[list[ChooseFast]] = [
    ChooseFast(seat, w, passes) for seat in range(2) for w in range(9) for passes in range(2)
]


def fast(seat: i64, window: i64, passes: i64) -> ChooseFast:
    """Return the question of a window; there are few, so they are shared."""
    return _FAST[seat * 18 + window * 2 + passes]
