# plain: for tests
"""What must hold in every state of Bellum Imperia, and the twin that the law of hidden information is tested with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from liza.games.bellum.abilities import ChooseTarget
from liza.games.bellum.ages import ChooseVaultCard
from liza.games.bellum.knowing import castle_cards, seen_cards
from liza.games.bellum.numbers import defence, is_shrine
from liza.games.bellum.pieces import COMBAT, MOST_STRUCTURES, OBJECTIVE_POINTS, SUPPLY_DECK, Piece
from liza.games.bellum.printed import DEVELOPMENT, ECONOMY, STRUCTURES, TACTIC, WONDER
from liza.games.bellum.relics import ChooseRelic, ChooseShrine
from liza.games.bellum.state import Bel
from liza.kernel import Rng, seeded
from liza.toolkit.beliefs import shuffle

VAULT_SIZE = 15
"""Five Economy cards of Age I, two each of II and III, two Wonders for each of three Ages [BEL-2-3]."""


def broken(s: Bel) -> list[str]:
    """Return the invariants that a full state breaks; none, ever."""
    return [
        *_beginning(s), *_conservation(s), *_vaults(s), *_places(s), *_numbers(s), *_combat(s), *_relics(s), *_hooks(s),
        *_sight(s),
    ]  # fmt: skip


def _breach(clause: str, text: str) -> str:
    return f"{text} [{clause}]"


def _beginning(s: Bel) -> Iterator[str]:
    """Before the first turn both have 20 points, no fatigue, no Supplies in play, and are in the first Age."""
    if s.turn != 0:
        return
    for seat, side in enumerate(s.sides):
        if side.points != OBJECTIVE_POINTS:
            yield _breach("BEL-1-2", f"seat {seat} starts with {side.points} points")
        if side.fatigue != 0:
            yield _breach("BEL-13-1", f"seat {seat} starts with fatigue {side.fatigue}")
        if side.ready + side.exhausted + side.temporary != 0:
            yield _breach("BEL-5-14", f"seat {seat} starts with Supplies in play")
        if side.age != s.rules.first_age:
            yield _breach("BEL-5-19", f"seat {seat} starts in Age {side.age}")


def pieces(s: Bel) -> Iterator[tuple[int, int, Piece]]:
    """Yield every card in play with the seat and the zone where it lies."""
    for seat, side in enumerate(s.sides):
        for zone, row in enumerate(side.zones):
            for p in row:
                yield seat, zone, p


def _conservation(s: Bel) -> Iterator[str]:
    """Every card of a Castle is in exactly one place; no Vault card passes through a hand [BEL-3-12]."""
    for owner, side in enumerate(s.sides):
        cards = sorted([*seen_cards(s, owner), *side.hand, *side.castle])
        if cards != side.brought:
            found, brought = Counter(cards), Counter(side.brought)
            if found - brought:
                yield f"seat {owner} has cards it never brought: {dict(found - brought)}"
            if sum((brought - found).values()) > (1 if s.over else 0):
                yield f"seat {owner} has lost cards: {dict(brought - found)}"
        if any(s.card(card).kind > TACTIC for card in {*side.hand, *side.castle}):
            yield _breach("BEL-3-12", f"a Vault card is in hand or Castle of seat {owner}")


def _vaults(s: Bel) -> Iterator[str]:
    """No Vault has more than its fifteen cards [BEL-2-3]; the one chosen first waits in it until it enters."""
    for owner, side in enumerate(s.sides):
        lying = [*side.vault, *side.out, *side.graveyard, *side.hand, *side.castle]
        lying += [p.card for _, zone, p in pieces(s) if zone == DEVELOPMENT and p.owner == owner]
        found = sum(1 for card in lying if s.card(card).kind > TACTIC)
        if found > VAULT_SIZE:
            yield f"seat {owner} has {found} Vault cards [BEL-2-3]"
        if side.pick and not side.revealed and side.pick not in side.vault:
            yield f"the Economy card that seat {owner} has chosen is not in the Vault [BEL-5-10]"


def _places(s: Bel) -> Iterator[str]:
    serials = [int(p.serial) for _, _, p in pieces(s)]
    if len(set(serials)) != len(serials):
        yield _breach("BEL-4-8", f"two cards share a serial number: {sorted(serials)}")
    for seat, zone, p in pieces(s):
        if p.controller != seat or p.zone != zone:
            where = f"card {p.serial} lies with seat {seat} in zone {zone}, but says {p.controller} and {p.zone}"
            yield _breach("BEL-4-3", where)
        if not 5 < p.serial < s.serial:
            yield f"card {p.serial} has a number never given"
        if zone == DEVELOPMENT and s.card(p.card).kind not in (ECONOMY, WONDER):
            yield f"{s.card(p.card).id} is in the development zone [BEL-3-11]"
    for seat, side in enumerate(s.sides):
        if len(side.zones[STRUCTURES]) > MOST_STRUCTURES:
            yield f"seat {seat} controls {len(side.zones[STRUCTURES])} Structures [BEL-4-5]"


def _numbers(s: Bel) -> Iterator[str]:
    for seat, side in enumerate(s.sides):
        if not 0 <= side.points <= OBJECTIVE_POINTS:
            yield f"seat {seat} has {side.points} points [BEL-1-8]"
        if side.points == 0 and not side.fallen:
            yield f"seat {seat} is at 0 and has not fallen [BEL-1-10]"
        if min(side.ready, side.exhausted, side.temporary, side.supply_deck) < 0:
            yield _breach("BEL-3-22", f"seat {seat} has fewer than no Supplies")
        supplies = side.ready + side.exhausted + side.supply_deck
        if supplies != SUPPLY_DECK:
            yield _breach("BEL-10-3" if supplies < SUPPLY_DECK else "BEL-10-1", f"seat {seat} has {supplies} Supplies")
        if not s.rules.first_age <= side.age <= s.rules.first_age + 3:
            yield f"seat {seat} is in Age {side.age} [BEL-10-14]"
        if not 0 <= side.dominion <= 5:
            yield f"seat {seat} has Dominion {side.dominion}"
    for _, zone, p in pieces(s):
        if p.damage < 0:
            yield f"card {p.serial} has {p.damage} damage"
        if not s.over and not s.dirty and zone <= STRUCTURES and p.damage > 0 and p.damage >= defence(s, p):
            yield f"card {p.serial} stands with {p.damage} damage and DEF {defence(s, p)} [BEL-8-4]"


def _combat(s: Bel) -> Iterator[str]:
    """No card has a part in two engagements [BEL-6.C-7]; nothing is committed outside combat [BEL-7.2-6]."""
    targets = Counter(int(fight.target) for fight in s.engagements if fight.target)
    attackers = Counter(int(fight.attacker) for fight in s.engagements)
    for serial, times in (targets + attackers).items():
        if times > 1:
            clause = "BEL-7.2-2" if times == targets[serial] else "BEL-6.C-7"
            yield _breach(clause, f"card {serial} has a part in {times} engagements")
    if s.phase == COMBAT:
        return
    if s.engagements or s.declared:
        yield f"attacks are under way in phase {s.phase} [BEL-7.2-6]"
    for _, _, p in pieces(s):
        if p.committed:
            yield f"card {p.serial} is committed outside combat [BEL-7.2-6]"


def _relics(s: Bel) -> Iterator[str]:
    """Five Relics: neutral, carried by one Cleric each, or in a building; their holder's controller has them."""
    if len(s.relics) != 5:
        yield f"there are {len(s.relics)} Relics [BEL-12-1]"
    carried: Counter[int] = Counter()
    for relic in s.relics:
        holder = s.find(relic.holder) if relic.holder else None
        if relic.holder == 0:
            if relic.controller != -1 or relic.stored:
                yield f"Relic {relic.serial} is neutral and controlled [BEL-12-2]"
        elif holder is None:
            yield f"Relic {relic.serial} is held by what is not in play [BEL-12-10]"
        elif holder.controller != relic.controller:
            yield f"Relic {relic.serial} is not controlled by its holder's controller [BEL-12-16]"
        elif relic.stored and not is_shrine(s, holder):
            yield f"Relic {relic.serial} is stored in what is no shrine [BEL-12-12]"
        elif not relic.stored:
            carried[int(relic.holder)] += 1
    if carried and max(carried.values()) > 1:
        yield "a Cleric carries two Relics [BEL-12-5]"


def _hooks(s: Bel) -> Iterator[str]:
    present = {int(p.serial): int(p.controller) for _, _, p in pieces(s)}
    present.update({int(relic.serial): int(relic.controller) for relic in s.relics if relic.holder})
    for hook in s.hooks:
        if present.get(int(hook.owner)) != hook.seat:
            yield f"a hook of card {hook.owner} hangs for seat {hook.seat} without it"
    for aura in s.auras:
        if present.get(int(aura.serial)) != aura.seat:
            yield f"a rule of card {aura.serial} is in force for seat {aura.seat} without it"
    for serial in s.actors:
        if serial not in present:
            yield f"card {serial} may be used and is not in play"


def _sight(s: Bel) -> Iterator[str]:
    """What lies on the table is open to both; Castles are to nobody, hands to their owner alone [BEL-4-4]."""
    for seat in range(2):
        seen = s.observe(seat)
        if any([*seen.sides[0].castle, *seen.sides[1].castle, *seen.sides[1 - seat].hand]):
            yield _breach("BEL-4-4", f"seat {seat} sees a Castle or the rival's hand")
        for one, other in zip(seen.sides, s.sides, strict=True):
            if (one.points, one.ready, len(one.hand)) != (other.points, other.ready, len(other.hand)):
                yield f"seat {seat} does not see what is public [BEL-5-1]"


# The twin


def twin(s: Bel, seat: int, rng: Rng) -> Bel:
    """Return a state that `seat` can't tell from this one: everything it can't know is rewritten at random."""
    to = s.clone()
    for owner in range(2):
        if owner != seat:
            _rewrite(to, owner, rng)
        shuffle(to.sides[owner].castle, rng)
    _undo_choosing(to, seat)
    if to.gen != 0:
        to.gen = seeded(rng.seed())
    return to


def _rewrite(s: Bel, owner: int, rng: Rng) -> None:
    """Rewrite what only the owner knows: Vault, if it is secret, hand and Castle, the Economy card chosen."""
    if s.rules.vault_secret:
        _rewrite_vault(s, owner, rng)
    _rewrite_castle(s, owner, rng)
    _rewrite_choice(s, owner, rng)


def _rewrite_vault(s: Bel, owner: int, rng: Rng) -> None:
    """Exchange Vault cards for others of their type and Age: how many there are of each is no secret."""
    side = s.sides[owner]
    shown = side.pick if s.rules.economy_open else 0
    for pile in (side.vault, side.out):
        for place, card in enumerate(pile):
            if s.card(card).kind > TACTIC and card != shown:
                pile[place] = _another(s, card, [*side.vault, *side.out], rng)
    side.vault.sort(key=lambda card: (s.card(card).age, s.card(card).kind, card))


def _another(s: Bel, card: int, taken: list[int], rng: Rng) -> int:
    old = s.card(card)
    alike = [
        new.number
        for new in s.pool.cards
        if new.kind == old.kind and new.age == old.age and (new.number == card or new.number not in taken)
    ]
    return alike[rng.below(len(alike))]


def _rewrite_castle(s: Bel, owner: int, rng: Rng) -> None:
    """Deal hand and Castle anew, some cards exchanged for any of the pool."""
    side = s.sides[owner]
    hidden = [*side.hand, *side.castle]
    possible = castle_cards(s)
    for i in range(len(hidden)):
        if rng.below(3) == 0:
            hidden[i] = possible[rng.below(len(possible))]
    shuffle(hidden, rng)
    held = len(side.hand)
    side.hand, side.castle = hidden[:held], hidden[held:]
    side.brought = sorted([*seen_cards(s, owner), *hidden])


def _rewrite_choice(s: Bel, owner: int, rng: Rng) -> None:
    """Choose another Economy card of Age I, as long as it has not entered."""
    side = s.sides[owner]
    first = [card for card in side.vault if s.card(card).kind == ECONOMY and s.card(card).age == 1]
    if side.pick and not side.revealed and not s.rules.economy_open:
        side.pick = first[rng.below(len(first))]
    if s.lanes and side.draft and not s.lanes[owner]:
        side.draft = [first[rng.below(len(first))]]
    elif not s.lanes:
        side.draft = []


def _undo_choosing(s: Bel, seat: int) -> None:
    """Put the rival's choice in progress back to where it began: the seat can't know how far it has come."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, (ChooseTarget, ChooseVaultCard, ChooseRelic, ChooseShrine)) and top.seat != seat:
        masked = top.mask(seat)
        assert masked is not None
        s.agenda[-1] = masked
