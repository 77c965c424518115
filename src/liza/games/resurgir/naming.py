# plain: texts are made only when somebody reads them
"""How a reader calls what is on the table: cards, pieces, places, abilities, amounts of points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from liza.games.resurgir.cardmodels import AlwaysModel, CardModel, ChooseModel, CultureSetModel, VerbModel
from liza.games.resurgir.pieces import Confrontation, Piece
from liza.games.resurgir.pool import Cards, cards
from liza.games.resurgir.printed import (
    BULWARK,
    ETERNAL_RETURN,
    GUARDIAN,
    ON_ENCOUNTER,
    ON_EQUINOX,
    ON_PLAYING,
    RISE_AGAIN,
    SANCTUARY,
    WHEN_ENTERS,
    WHEN_LEAVES,
    Filter,
)
from liza.games.resurgir.state import Res
from liza.games.resurgir.wording import ability_text as printed_ability
from liza.games.resurgir.wording import card_lines, keyword_phrase, target_text
from liza.toolkit.cardtext import kebab
from liza.toolkit.chronicle import piece_phrase
from liza.toolkit.seats import who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase, named

PHASES = ("", "exploration", "abundance", "expansion", "invasion", "renewal")
"""Keys of the phases, by their numbers in `printed`."""
PERIODS = ("", "sprout", "equinox", "encounter", "sublimation")
"""Keys of the Historical Periods, by their numbers in `pieces`."""
ZONES = ("military", "support", "economic", "development")
"""Keys of the zones, by their numbers in `printed`."""
PILES = ("hand", "underworld", "discard")
"""Keys of where cards outside play lie, by their numbers in `pieces`."""
KEYWORDS = {
    BULWARK: "bulwark",
    GUARDIAN: "guardian",
    SANCTUARY: "sanctuary",
    ETERNAL_RETURN: "eternal_return",
    RISE_AGAIN: "rise_again",
}
"""Keys of the keywords that are states, by their bits in `printed`."""
SIDES = ("any", "yours", "enemy")
"""Keys of whose things a filter means, by their numbers in `printed`."""
FILTERED = (
    "unit", "military", "support", "structure", "economic", "development", "card", "play", "fallen", "legacy", "any",
)  # fmt: skip
"""Keys of the kinds of a filter, by their numbers in `printed`."""
LANGUAGES = ("es", "en")
"""Languages in which cards are printed."""


def cards_of(seen: Res) -> Cards:
    """Return the cards that a game is played with: with their names and texts."""
    return cards.by_key(seen.pool.key)


def model_of(seen: Res, card: int) -> CardModel:
    """Return what a card is called and says."""
    return cards_of(seen).model(card)


def card_name(seen: Res, card: int) -> Phrase:
    """Return the name of a card; "a card" for a hidden one (0 or less)."""
    return label("a-card") if card <= 0 else _card_name(seen.pool.key, card)


@lru_cache(maxsize=4096)
def _card_name(key: str, number: int) -> Phrase:
    return named(cards.by_key(key).model(number).name)


def culture_name(seen: Res, card: int) -> Phrase:
    """Return what the Culture of a Culture Card is called: as its set says, else by the card itself."""
    wanted = model_of(seen, card).culture
    for one in cards_of(seen).models.sets:
        if isinstance(one, CultureSetModel) and one.culture is not None and one.culture.id == wanted:
            return named(one.culture.name)
    return card_name(seen, card)


# Pieces


def piece_shown(seen: Res, serial: int, reader: int) -> Phrase:
    """Return a piece by its name and whose it is, and where it is if another could be meant."""
    p = seen.find(serial)
    if p is None:
        return label("gone-card")
    name, owner = card_name(seen, p.card), who(p.controller, reader)
    return (
        piece_phrase(name, owner)
        if _alone(seen, p)
        else Phrase("piece-at", name=name, who=owner, place=_place(seen, p))
    )


def _alone(seen: Res, p: Piece) -> bool:
    """Tell whether its side has no other piece of the same card."""
    return not any(
        one.card == p.card and one.serial != p.serial for zone in seen.sides[p.controller].zones for one in zone
    )


def _place(seen: Res, p: Piece) -> Phrase:
    row = seen.sides[p.controller].zones[p.zone]
    return Phrase("place", zone=ZONES[p.zone], slot=1 + [one.serial for one in row].index(p.serial))


def fight_shown(seen: Res, fight: Confrontation, number: int, reader: int) -> Phrase:
    """Return a Confrontation by its kind, its number and its target."""
    kind = "siege" if fight.siege else "battle"
    return Phrase("fight", kind=kind, number=number, target=piece_shown(seen, fight.target, reader))


# What cards say


def ability_name(seen: Res, card: int, ability: int) -> Phrase:
    """Return what an ability is called: its keyword with its X, its moment of the Culture, or what kind it is."""
    return _ability_name(seen.pool.key, card, ability)


@lru_cache(maxsize=1024)
def _ability_name(key: str, card: int, ability: int) -> Phrase:
    known = cards.by_key(key)
    printed, model = known.pool.cards[card], known.model(card)
    one = printed.abilities[ability]
    if one.keyword:
        same = [model for model in model.keywords if model.keyword == one.keyword]
        place = sum(other.keyword == one.keyword for other in printed.abilities[:ability])
        return keyword_phrase(same[place]) if place < len(same) else keyword_name(one.keyword)
    kinds = {
        ON_EQUINOX: "equinox",
        ON_ENCOUNTER: "encounter",
        ON_PLAYING: "effect",
        WHEN_ENTERS: "enters",
        WHEN_LEAVES: "leaves",
    }
    return label(f"ability-{kinds.get(one.when, 'own')}")


def keyword_name(word: str) -> Phrase:
    """Return what a keyword of the glossary is called."""
    return label("keyword-vengeance" if word == "vengeance" else f"card-keyword-{kebab(word)}")


def ability_said(seen: Res, card: int, ability: int) -> Phrase:
    """Return a keyword by its name, any other ability by its printed text in quotation marks."""
    text = ability_text(seen, card, ability)
    return ability_name(seen, card, ability) if text is None else Phrase("ability-quoted", text=text)


def ability_text(seen: Res, card: int, ability: int) -> Phrase | None:
    """Return the printed text of an ability without its full stop, None for a keyword of the glossary."""
    return _ability_text(seen.pool.key, card, ability)


@lru_cache(maxsize=1024)
def _ability_text(key: str, card: int, ability: int) -> Phrase | None:
    model = cards.by_key(key).model(card)
    texts = {language: _line(model, ability, language).removesuffix(".") for language in LANGUAGES}
    return named(texts) if all(texts.values()) else None


def _line(model: CardModel, ability: int, language: str) -> str:
    """Return the line of a card that prints an ability, "" where it is a keyword: those stand behind the others."""
    if model.type == "legacy":
        return card_lines(model, language)[-1] if ability == 0 else ""
    if model.type == "culture":
        place = _culture_line(model, ability)
        return "" if place is None else card_lines(model, language)[place]
    acting = [place for place, one in enumerate(model.abilities) if not isinstance(one, AlwaysModel)]
    return printed_ability(model, acting[ability], language) if ability < len(acting) else ""


def _culture_line(model: CardModel, ability: int) -> int | None:
    """Return which line of a Culture prints its Equinox Ability (0), the one of the Encounter (1) or a further use.

    None where no line does: its Equinox only lets further ones be used, or the ability is one that it gives to others.
    """
    assert model.equinox is not None
    if ability - 2 >= len(model.equinox.uses):
        return None
    equinox = 1 + bool(model.set_up)
    if ability == 1:
        return -1
    if ability == 0:
        return equinox if model.equinox.do or model.equinox.always else None
    return equinox + bool(model.equinox.do or model.equinox.always) + ability - 2


def target_asked(seen: Res, card: int, ability: int, place: int) -> Phrase:
    """Return what an ability asks for as a target, such as "an opposing Unit": in its own words, if it has any."""
    found = _target_asked(seen.pool.key, card, ability, place)
    return asked_for(seen.card(card).abilities[ability].choices[place].filter) if found is None else found


@lru_cache(maxsize=1024)
def _target_asked(key: str, card: int, ability: int, place: int) -> Phrase | None:
    model = cards.by_key(key).model(card)
    wanted = [
        who.choose for verb in _verbs(model, ability) if isinstance(who := getattr(verb, "who", None), ChooseModel)
    ]
    if place >= len(wanted):
        return None
    return named({language: target_text(model, wanted[place], language) for language in LANGUAGES})


def _verbs(model: CardModel, ability: int) -> Sequence[VerbModel]:
    """Return the verbs of an ability, none for a keyword."""
    if model.type == "legacy":
        return model.effects if ability == 0 else []
    if model.type == "culture":
        assert model.equinox is not None and model.encounter is not None
        if ability < 2:
            return model.encounter.do if ability else model.equinox.do
        return model.equinox.uses[ability - 2].do if ability - 2 < len(model.equinox.uses) else []
    acting = [one for one in model.abilities if not isinstance(one, AlwaysModel)]
    return acting[ability].do if ability < len(acting) else []


def asked_for(f: Filter) -> Phrase:
    """Return what a filter means in two words: "an opposing unit"."""
    return Phrase("asked-for", kind=FILTERED[f.kind], side=SIDES[f.side])


# Amounts


def points(halves: int, message: str = "points-number") -> Phrase:
    """Return Victory Points as they are written: "15,5" in Spanish, "15.5" in English [RES-11.4-7]."""
    return Phrase(message, whole=halves // 2, half=halves % 2)


def resources(amount: int) -> Phrase:
    """Return "1 resource", "3 resources"."""
    return Phrase("some-resources", amount=amount)


def yes(holds: bool) -> str:
    """Return the key by which messages tell two cases apart."""
    return "yes" if holds else "no"
