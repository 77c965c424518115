# plain: texts are made only when somebody reads them
"""How a reader calls what is on the table: cards, pieces, places, targets, the text of abilities."""

from __future__ import annotations

from functools import lru_cache

from liza.games.bellum.abilities import Act
from liza.games.bellum.cardmodels import AlwaysModel, CardModel, ChooseModel, CivilizedSetModel, VerbModel
from liza.games.bellum.pieces import NOBODY, Piece
from liza.games.bellum.pool import Cards, cards
from liza.games.bellum.printed import DEVELOPMENT, RELICS
from liza.games.bellum.state import Bel
from liza.games.bellum.wording import card_lines, target_text
from liza.toolkit.chronicle import piece_phrase
from liza.toolkit.seats import who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase, named

PHASES = ("", "supply", "development", "combat", "vigil")
"""Keys of the phases, by their numbers in `pieces`."""
ZONES = ("vanguard", "rearguard", "structures", "development")
"""Keys of the zones, by their numbers in `printed`."""
KEYWORDS = {1: "courage", 2: "flanking", 4: "interception", 8: "demolish", 16: "bombardment"}
"""Keys of the keywords, by their bits in `printed`."""
LANGUAGES = ("es", "en")
"""Languages in which cards are printed."""


def cards_of(seen: Bel) -> Cards:
    """Return the cards that a game is played with: with their names and texts."""
    return cards.by_key(seen.pool.key)


def model_of(seen: Bel, card: int) -> CardModel:
    """Return what a card is called and says."""
    return cards_of(seen).model(card)


def card_name(seen: Bel, card: int) -> Phrase:
    """Return the name of a card; "a card" for a hidden one (0 or less)."""
    return label("a-card") if card <= 0 else _card_name(seen.pool.key, card)


@lru_cache(maxsize=4096)
def _card_name(key: str, number: int) -> Phrase:
    return named(cards.by_key(key).model(number).name)


def civilization_name(seen: Bel, card: int) -> Phrase:
    """Return what the civilization of a card is called."""
    wanted = model_of(seen, card).civilization
    for one in cards_of(seen).models.sets:
        if isinstance(one, CivilizedSetModel) and one.civilization is not None and one.civilization.id == wanted:
            return named(one.civilization.name)
    return label("a-civilization")


def objective(seat: int, reader: int) -> Phrase:
    """Return a Main Objective by its owner, within a sentence: "the enemy Main Objective"."""
    return Phrase("the-objective", who=who(seat, reader))


# Pieces


def piece_shown(seen: Bel, serial: int, reader: int) -> Phrase:
    """Return a piece by its name and whose it is, and where it is if another could be meant."""
    p = seen.find(serial)
    if p is None:
        return label("gone-card")
    name = card_name(seen, p.card)
    if p.zone == RELICS:
        return _relic(seen, p, name, reader)
    owner = who(p.controller, reader)
    return (
        piece_phrase(name, owner)
        if _alone(seen, p)
        else Phrase("piece-at", name=name, who=owner, place=_place(seen, p))
    )


def _relic(seen: Bel, relic: Piece, name: Phrase, reader: int) -> Phrase:
    """Name a Relic, with the card that has it."""
    if relic.holder == 0 or relic.controller == NOBODY:
        return name
    return Phrase("relic-held", name=name, holder=piece_shown(seen, relic.holder, reader))


def _alone(seen: Bel, p: Piece) -> bool:
    """Tell whether its side has no other piece of the same card."""
    return not any(
        one.card == p.card and one.serial != p.serial for zone in seen.sides[p.controller].zones for one in zone
    )


def _place(seen: Bel, p: Piece) -> Phrase:
    row = seen.sides[p.controller].zones[p.zone]
    return Phrase("place", zone=ZONES[p.zone], slot=1 + [one.serial for one in row].index(p.serial))


def zone_key(zone: int) -> str:
    """Return the key of a zone in messages; that of the development zone for what has no other."""
    return ZONES[zone] if 0 <= zone <= DEVELOPMENT else ZONES[DEVELOPMENT]


# What cards say


def ability_text(seen: Bel, card: int, ability: int) -> Phrase:
    """Return the printed text of an ability, or of what a Tactic does, without its full stop."""
    return _ability_text(seen.pool.key, card, ability)


@lru_cache(maxsize=1024)
def _ability_text(key: str, card: int, ability: int) -> Phrase:
    model = cards.by_key(key).model(card)
    return named({language: _line(model, ability, language).removesuffix(".") for language in LANGUAGES})


def _line(model: CardModel, ability: int, language: str) -> str:
    """Return the line of a card that prints an ability: continuous ones are printed too, but not counted."""
    lines = card_lines(model, language)
    if model.effects:
        return lines[-1]
    acting = [number for number, one in enumerate(model.abilities) if not isinstance(one, AlwaysModel)]
    return lines[len(lines) - len(model.abilities) + acting[ability]]


def _verbs(model: CardModel, ability: int) -> list[VerbModel]:
    """Return the verbs of an ability, or of what a Tactic does."""
    if model.effects:
        return list(model.effects)
    return list([one.do for one in model.abilities if not isinstance(one, AlwaysModel)][ability])


def target_asked(seen: Bel, act: Act, index: int) -> Phrase:
    """Return what a card asks for as its first (0) or second (1) target: "an enemy Unit in the Rearguard"."""
    return _target_asked(seen.pool.key, act.card, act.ability, index)


@lru_cache(maxsize=1024)
def _target_asked(key: str, card: int, ability: int, index: int) -> Phrase:
    model = cards.by_key(key).model(card)
    asked = [who for verb in _verbs(model, ability) if isinstance(who := getattr(verb, "who", None), ChooseModel)]
    return named({language: target_text(model, asked[index].choose, language) for language in LANGUAGES})
