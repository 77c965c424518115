"""How good a position is for a seat, for computer players; on full states.

What is ordered counts as done: an army is judged where its order takes it, a region for whom it would be if nobody else
moved, and a battle by its odds. All worths are in coins, roughly.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from liza.games.campaign import notation, warwords
from liza.games.campaign.fixed import APPOINTING, DESERTION, TEMPLATE_EACH, TEMPLATE_MORALE
from liza.games.campaign.forces import posture_of
from liza.games.campaign.pieces import AVOID, CAVALRY, KING, NOBODY, NOWHERE, SKIRMISHERS, Unit
from liza.games.campaign.places import is_rough, is_shut, taxes_of
from liza.games.campaign.state import Campaign
from liza.games.campaign.victory import score
from liza.games.campaign.wages import PayEach, SettleWages
from liza.kernel import Ask, bit, first, kind_of, number_of, option, second

SCALE: Final = 60_000.0
"""A lead that is worth half a victory."""
POINT: Final = 1_500.0
"""A point of the final score."""
ARMY: Final = 14.0
"""A point of army that can be paid."""
SURPLUS: Final = 5.0
"""One that income does not pay."""
SPARE: Final = 0.45
"""A coin beyond what wages may need."""
CHEST: Final = 12_000
"""More coins than that are of little use: levies limit what they buy."""
IDLE: Final = 0.08
"""A coin beyond."""
RELIED: Final = 48
"""Percent of the taxes of its own regions that the next wages are counted on: in a war most are contested."""
CONTESTED: Final = 8
"""What of these percent each rival takes away."""
TERM: Final = 5
"""Turns of taxes that are looked ahead."""
HIRED: Final = 2.6
"""A hired point, each turn that it still serves."""
OWED: Final = 6.0
"""What a turn owed costs, each point."""
LEADER: Final = 1_800.0
KING_WORTH: Final = 7_000.0
LEAD: Final = 0.5
"""A point of leadership that the army needs."""
LIKELY: Final = 0.6
"""Odds from which a battle counts as won for what is dominated afterwards."""
LURE: Final = 0.55
"""What is left of a prize's worth with each turn of marching."""
OPEN: Final = 3.0
"""What each question still open costs: of two equal ways the one that ends is taken."""
DETAIL: Final = 50_000.0
"""What going through wages unit by unit costs: nobody thinks so far ahead."""
TABLED: Final = 400.0
"""A battle sent to a table that nobody sits at."""
PRISONER: Final = 900.0
MARCHES: Final = 3
"""Marches of each leader that are thought about."""
NEAR: Final = 0.5
"""What is left of a wish with each region of way."""
OFFERED: Final = 0.6
"""How likely a ransom is taken."""


class Hold(Ask["Campaign"]):
    """Keeps a lane open while another is thought through."""

    def candidates(self, s: Campaign) -> list[i64]:
        """Return two ways to do nothing."""
        return [0, 1]

    def take(self, s: Campaign, option: i64) -> None:
        """Do nothing."""

    def describe(self, s: Campaign, option: i64) -> str:
        """Return a word."""
        return "hold" if option == 0 else "wait"


def settle(s: Campaign, seat: i64) -> None:
    """Run a state on to the seat's next choice in its lane, the lanes of others left open; else to the next stop."""
    if len(s.lanes) != 0 and not s.over:
        for other in range(s.seats):
            if other != seat:
                s.lanes[other] = [Hold(other)]
    s.advance()


def shortlist(s: Campaign, seat: i64, options: list[i64]) -> list[i64]:
    """Return the options worth a thought, at least one, from an observation.

    Of each leader's marches the most promising; wages by rule, not unit by unit; the two best templates and the one
    that fits best; the army as the house deploys it. Orders are never rewritten.
    """
    kept: list[i64] = []
    marches: list[i64] = []
    recruits: list[i64] = []
    for one in options:
        kind = kind_of(one)
        if kind == warwords.MARCH:
            marches.append(one)
        elif kind == notation.RECRUIT:
            recruits.append(one)
        elif kind != warwords.CHANGE and kind != warwords.POSTURES and kind != notation.PAY_EACH:
            kept.append(one)
    if len(marches) != 0:
        _best_marches(s, seat, marches, kept)
    if len(recruits) != 0:
        _best_recruits(recruits, kept)
    return kept if len(kept) != 0 else options


def _best_marches(s: Campaign, seat: i64, marches: list[i64], kept: list[i64]) -> None:
    """Add the most promising marches of each leader, one for each goal, to the options that are kept."""
    pulls = _pulls(s, seat)
    leaders: list[i64] = []
    for one in marches:
        if first(one) not in leaders:
            leaders.append(first(one))
    for leader in leaders:
        taken: i64 = bit(s.unit(seat, leader).region)
        for _ in range(MARCHES):
            best: i64 = -1
            most = 0.0
            for one in marches:
                goal = number_of(one) - 1 if number_of(one) != 0 else second(one)
                if first(one) == leader and (taken >> goal) & 1 == 0 and pulls[goal] > most:
                    best = one
                    most = pulls[goal]
            if best < 0:
                break
            kept.append(best)
            taken |= bit(number_of(best) - 1 if number_of(best) != 0 else second(best))


def _pulls(s: Campaign, seat: i64) -> list[float]:
    """Return how much each region promises to whoever goes there: the best wish near, less with every region of way."""
    size = s.board.size()
    theirs: i64 = 0
    for other in range(s.players):
        if other != seat:
            theirs |= s.countries[other].troops
    wishes = [_wish(s, seat, region, theirs) for region in range(size)]
    out: list[float] = []
    for goal in range(size):
        most = 0.0
        for region in range(size):
            far = s.board.map.distances[goal][region]
            if far < 0 or far > 4:
                continue
            wish = wishes[region]
            for _ in range(far):
                wish *= NEAR
            most = max(most, wish)
        out.append(most + 0.1 * wishes[goal])
    return out


def _wish(s: Campaign, seat: i64, region: i64, theirs: i64) -> float:
    """Return how much an army is wanted in a region: to take it, to drive somebody out, to guard it."""
    worth = float(s.board.taxes[region]) + (POINT * 3.0 if s.board.city[region] else POINT)
    if region == s.countries[seat].capital:
        worth *= 1.5
    here = (theirs >> region) & 1 == 1
    near = theirs & s.board.near[region] != 0
    if s.owner[region] == seat:
        return worth * (1.6 if here else 0.7 if near else 0.1)
    if s.turn > 0 and s.dominion[s.turn][region] == seat and not here:
        return worth * 0.6
    return worth if not here else worth * 0.9


def _best_recruits(recruits: list[i64], kept: list[i64]) -> None:
    """Add the best troops for their points to the options that are kept, and the biggest unit."""
    best = recruits[0]
    big = recruits[0]
    for one in recruits:
        if TEMPLATE_MORALE[first(one)] > TEMPLATE_MORALE[first(best)]:
            best = one
        if TEMPLATE_EACH[first(one)] * second(one) > TEMPLATE_EACH[first(big)] * second(big):
            big = one
    kept.append(best)
    if big != best:
        kept.append(big)
    if recruits[0] != best and recruits[0] != big:
        kept.append(recruits[0])


def judge(s: Campaign, seat: i64) -> float:
    """Return how good a full state is for a seat, -1 to 1: its worth beside that of the others."""
    if s.over:
        return float(s.returns()[seat])
    if seat >= s.players or s.countries[seat].out:
        return -1.0 if seat < s.players else 0.0
    if s.countries[seat].leaving:
        return -1.0
    if s.turn == 0:
        return _deployed(s, seat)
    plan = Plan(s, seat)
    own = plan.worth()
    best = 0.0
    for other in range(s.players):
        if other != seat and not s.countries[other].out:
            best = max(best, _plain_worth(s, other))
    lead = own - 0.4 * best
    return lead / (abs(lead) + SCALE)


def _plain_worth(s: Campaign, seat: i64) -> float:
    """Return what another country is worth, as it stands."""
    total = POINT * float(score(s, seat)) + 0.3 * float(s.countries[seat].coins)
    for one in s.countries[seat].units:
        if one.region != NOWHERE:
            total += ARMY * float(one.points())
    return total


def _deployed(s: Campaign, seat: i64) -> float:
    """Return how well an army is deployed: with its leaders, in their reach, spread over the homeland."""
    total = 0.0
    home = s.board.homeland(s.countries[seat].home)
    for region in home:
        lead: i64 = 0
        points: i64 = 0
        for one in s.countries[seat].units:
            if one.region == region:
                if one.rank != 0:
                    lead += one.leadership()
                else:
                    points += one.points()
        total += float(min(lead, points)) - 0.2 * float(max(points - lead, 0))
    return total / 20_000.0


class Plan:
    """A country as it will stand when its orders are carried out and nobody else moves."""

    def __init__(self, s: Campaign, seat: i64) -> None:
        self.s: Campaign = s
        self.seat: i64 = seat
        size = s.board.size()
        self.force: list[float] = [0.0] * size
        """Power of its own troops in each region, in points."""
        self.lead: list[i64] = [0] * size
        """Leadership in each."""
        self.enemy: list[float] = [0.0] * size
        """Power of the strongest other country in each."""
        self.mine: i64 = 0
        self.theirs: i64 = 0
        self.shy: i64 = 0
        """Bits of the regions where it avoids combat."""
        self.near: list[float] = [0.0] * size
        """The greatest power of one enemy region next to each."""
        self.king_at: i64 = NOWHERE
        self.beaten: i64 = 0
        """Bits of the regions where it is likely to drive the enemy out."""
        self._place_own()
        self._place_others()
        for region in range(size):
            if (self.mine & self.theirs & ~self.shy) >> region & 1 and self.chance(region) > LIKELY:
                self.beaten |= bit(region)

    def _place_own(self) -> None:
        s = self.s
        country = s.countries[self.seat]
        for one in country.units:
            region = self.goal(one)
            if region == NOWHERE:
                continue
            if one.rank != 0:
                self.lead[region] += one.leadership()
                if one.rank == KING:
                    self.king_at = region
                if posture_of(s, self.seat, one.number) == AVOID:
                    self.shy |= bit(region)
            self.force[region] += strength(s, region, one)
            if one.is_troop():
                self.mine |= bit(region)
        self.shy |= country.postures

    def goal(self, one: Unit) -> i64:
        """Return where a unit will be."""
        if one.region == NOWHERE:
            return NOWHERE
        leader = one.number if one.leader == NOBODY and one.rank != 0 else one.leader
        if leader == NOBODY:
            return one.region
        order = self.s.countries[self.seat].order_of(leader)
        if order is not None and order.column != NOBODY:
            order = self.s.countries[self.seat].order_of(order.column)
        if order is None or len(order.route) == 0:
            return one.region
        return order.route[len(order.route) - 1]

    def _place_others(self) -> None:
        s = self.s
        size = s.board.size()
        for other in range(s.players):
            if other == self.seat or s.countries[other].out:
                continue
            here: list[float] = [0.0] * size
            for one in s.countries[other].units:
                if one.region != NOWHERE:
                    here[one.region] += strength(s, one.region, one)
            self.theirs |= s.countries[other].troops
            for region in range(size):
                if here[region] > self.enemy[region]:
                    self.enemy[region] = here[region]
        for region in range(size):
            for near in s.board.neighbours[region]:
                if (self.theirs >> near) & 1 and self.enemy[near] > self.near[region]:
                    self.near[region] = self.enemy[near]

    # Worth

    def worth(self) -> float:
        """Return what it is worth."""
        s = self.s
        total = self.land() + self.army() + self.fights() + self.dangers() + self.marches() + self.people()
        total += self.money()
        if len(s.lanes) != 0:
            for step in s.lanes[self.seat]:
                total -= DETAIL if isinstance(step, PayEach) else OPEN
        if s.countries[self.seat].wants_table:
            total -= TABLED
        for battle in s.battles:
            if battle.attacker == self.seat or battle.holder == self.seat:
                total -= TABLED
        return total

    def holds(self, region: i64) -> bool:
        """Tell whether the country would dominate a region at the next snapshot."""
        s = self.s
        left = self.theirs & ~self.beaten
        if (left >> region) & 1:
            return False
        if (self.mine >> region) & 1:
            return True
        near = s.board.near[region]
        if left & near:
            return False
        return self.mine & near != 0 or s.owner[region] == self.seat

    def prize(self, region: i64) -> float:
        """Return what dominating a region is worth: its taxes for some turns, and the points it leads to."""
        s = self.s
        turns = min(max(s.rules.game_length - s.turn, 1), TERM)
        total = float(taxes_of(s, region) * turns) + POINT
        if s.owner[region] != self.seat:
            held: i64 = 0
            for back in range(3):
                if s.turn - back >= 1 and s.dominion[s.turn - back][region] == self.seat:
                    held += 1
                else:
                    break
            points = 1.0 + (3.0 if s.board.city[region] else 0.0)
            total += POINT * points * (0.35 + 0.2 * float(held))
        return total

    def land(self) -> float:
        """Return what its regions are worth."""
        s = self.s
        country = s.countries[self.seat]
        total = 0.0
        for region in range(s.board.size()):
            own = s.owner[region] == self.seat or (country.annexed >> region) & 1 == 1
            if own:
                total += POINT * (2.0 + (3.0 if s.board.city[region] else 0.0))
            if self.holds(region):
                total += self.prize(region)
            if (country.razes >> region) & 1:
                total -= 2.0 * float(s.board.taxes[region])
            if (country.restored >> region) & 1:
                total += float(s.board.taxes[region] * TERM)
        return total

    def army(self) -> float:
        """Return what its troops are worth, as far as income pays for them; arrears are a burden."""
        s = self.s
        points: i64 = 0
        total = 0.0
        due = self._is_paying()
        for one in s.countries[self.seat].units:
            if one.region == NOWHERE:
                continue
            if one.company != NOBODY:
                total += HIRED * float(one.points() * min(max(one.until - s.turn, 0), 3))
                continue
            owed = one.owed + 1 - one.paid if due else one.owed
            if owed >= DESERTION and one.rank != KING:
                continue
            points += one.points()
            total -= OWED * float(one.points() * owed)
        paid = min(points, self.income() + s.countries[self.seat].coins // 4)
        return total + ARMY * float(paid) + SURPLUS * float(points - paid)

    def _is_paying(self) -> bool:
        """Tell whether it is paying wages: what it does not pay will be owed."""
        if len(self.s.lanes) == 0:
            return False
        for step in self.s.lanes[self.seat]:
            if isinstance(step, SettleWages):
                return True
        return False

    def income(self, own: bool = False) -> i64:
        """Return the taxes of what it would dominate, or of its own regions among that."""
        total: i64 = 0
        for region in range(self.s.board.size()):
            if (not own or self.s.owner[region] == self.seat) and self.holds(region):
                total += taxes_of(self.s, region)
        return total

    def money(self) -> float:
        """Return what its coins are worth: those that the next wages need count more."""
        s = self.s
        country = s.countries[self.seat]
        wages: i64 = 0
        for one in country.units:
            if one.region != NOWHERE and one.company == NOBODY:
                wages += one.points()
        needed = max(wages - self.income(own=True) * (RELIED - CONTESTED * self._rivals()) // 100, 0)
        coins = country.coins
        for bid in country.bids:
            coins -= 4 * s.companies[bid.company].points()
        used = min(coins, needed)
        spare = coins - used
        idle = max(spare - CHEST, 0)
        total = 2.5 * float(used) + SPARE * float(spare - idle) + IDLE * float(idle)
        return total - 2.5 * float(needed - used)

    def _rivals(self) -> i64:
        """Return how many other countries play on."""
        count: i64 = 0
        for other in range(self.s.players):
            if other != self.seat and not self.s.countries[other].out:
                count += 1
        return count

    def fights(self) -> float:
        """Return what comes of the regions where it stands beside an enemy: by the odds, or nothing if it avoids.

        The winner loses about three tenths of what he beats, the loser half of what he has [CAM-auto-5].
        """
        total = 0.0
        both = self.mine & self.theirs & ~self.shy
        for region in range(self.s.board.size()):
            if (both >> region) & 1 == 0:
                continue
            won = self.chance(region)
            gain = 0.5 * ARMY * self.enemy[region] - 0.3 * ARMY * min(self.enemy[region], self.force[region])
            loss = 0.45 * ARMY * self.force[region]
            total += won * gain - (1.0 - won) * loss
            if (self.beaten >> region) & 1:
                total -= (1.0 - won) * self.prize(region)
            else:
                total += won * self.prize(region)
        return total

    def chance(self, region: i64) -> float:
        """Return how likely it wins in a region, the enemy taken for the holder."""
        return odds(self.force[region], 1.15 * self.enemy[region])

    def dangers(self) -> float:
        """Return what enemies next door threaten, in regions where troops stand too weak."""
        total = 0.0
        for region in range(self.s.board.size()):
            near = self.near[region]
            if near <= 0.0 or (self.theirs >> region) & 1:
                continue
            if (self.mine >> region) & 1:
                lost = odds(near, 1.1 * self.force[region])
                total -= 0.35 * lost * (self.prize(region) + 0.4 * ARMY * self.force[region])
                if region == self.king_at:
                    total -= 0.35 * lost * KING_WORTH
        return total

    def marches(self) -> float:
        """Return what its armies could win in the turns to come: for each region with a leader the best prize near."""
        s = self.s
        total = 0.0
        taken: i64 = 0
        for region in range(s.board.size()):
            if self.lead[region] == 0 or (self.mine >> region) & 1 == 0:
                continue
            best = 0.0
            goal: i64 = NOWHERE
            for target in range(s.board.size()):
                if (taken >> target) & 1 or is_shut(s, target):
                    continue
                value = self.lure(region, target)
                if value > best:
                    best = value
                    goal = target
            if goal != NOWHERE:
                taken |= bit(goal)
                total += best
        return total

    def lure(self, region: i64, target: i64) -> float:
        """Return what a region promises to an army elsewhere: a prize it does not hold, less with every turn of way."""
        if self.holds(target) and (self.mine >> target) & 1 == 0 and self.s.owner[target] == self.seat:
            return 0.0
        far = self.s.board.map.distances[region][target]
        if far <= 0 or far > 5:
            return 0.0
        prize = self.prize(target)
        if self.holds(target):
            prize *= 0.25
        if (self.theirs >> target) & 1:
            prize *= odds(self.force[region], 1.15 * self.enemy[target])
        for _ in range(far):
            prize *= LURE
        return prize

    def people(self) -> float:
        """Return what leaders and king are worth, free or not, and the leadership that the army lacks."""
        s = self.s
        country = s.countries[self.seat]
        total = 0.0
        lead: i64 = 0
        points: i64 = 0
        for one in country.units:
            worth = KING_WORTH if one.rank == KING else LEADER if one.rank != 0 else 0.0
            if one.captor != NOBODY:
                total += worth * (OFFERED if self._offered(one.number) else 0.1)
                continue
            if one.region == NOWHERE:
                continue
            total += worth
            lead += one.leadership()
            points += one.points()
        total += LEAD * float(min(lead, points + APPOINTING))
        if country.capital != NOWHERE:
            total += 2.0 * POINT
        return total + self._captives()

    def _offered(self, number: i64) -> bool:
        for offer in self.s.countries[self.seat].offers:
            if offer.number == number:
                return True
        return False

    def _captives(self) -> float:
        """Return what the prisoners it holds are worth, and the coins that it accepts for some."""
        s = self.s
        total = 0.0
        for other in range(s.players):
            for one in s.countries[other].units:
                if one.captor == self.seat:
                    total += PRISONER
        acts = s.countries[self.seat].acts
        for offer in s.offers:
            if offer.captor == self.seat and option(notation.ACCEPT, offer.number, offer.seat) in acts:
                total += SPARE * float(offer.coins) - PRISONER
        for act in acts:
            if kind_of(act) == notation.FREE:
                total -= PRISONER
        return total


def strength(s: Campaign, region: i64, one: Unit) -> float:
    """Return a unit's power in a region, in points at usual morale."""
    worth = float(one.points()) * float(max(1, one.morale - 2 * one.owed)) / 7.0
    if is_rough(s.terrain[region]):
        if one.kind == CAVALRY:
            worth *= 0.75
        elif one.kind == SKIRMISHERS:
            worth *= 1.25
    return worth


def odds(own: float, other: float) -> float:
    """Return about how likely the first wins a battle [CAM-auto-4]: the chances by ratio, joined by lines."""
    if own <= 0.0:
        return 0.0
    if other <= 0.0:
        return 1.0
    ratio = own / other
    if ratio <= 0.6:
        return 0.02
    if ratio <= 0.8:
        return 0.02 + 0.55 * (ratio - 0.6)
    if ratio <= 1.0:
        return 0.13 + 1.65 * (ratio - 0.8)
    if ratio <= 1.25:
        return 0.46 + 1.56 * (ratio - 1.0)
    return min(0.85 + 0.48 * (ratio - 1.25), 0.99)
