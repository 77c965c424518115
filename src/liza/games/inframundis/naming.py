# plain: texts are made only when somebody reads them
"""How a reader calls what is on the table: cards, pieces, targets, the text of abilities."""

from __future__ import annotations

from functools import lru_cache

from liza.games.inframundis.abilities import Act
from liza.games.inframundis.cardmodels import AlwaysModel, CardModel, ChooseModel, FilterModel
from liza.games.inframundis.notation import LINES
from liza.games.inframundis.pieces import NUMBER_MASK, Piece
from liza.games.inframundis.pool import cards
from liza.games.inframundis.printed import REAR
from liza.games.inframundis.state import Inf
from liza.games.inframundis.wording import another, card_lines
from liza.toolkit.chronicle import piece_phrase
from liza.toolkit.seats import who
from liza.toolkit.telling import label
from liza.toolkit.text import Phrase, named

PHASES = ("awaken", "flow", "preparation", "conflict", "closing")


def model_of(seen: Inf, card: int) -> CardModel:
    """Return what a card is called and says; marks of a card in hand are ignored."""
    return cards.by_key(seen.pool.key).model(card & NUMBER_MASK)


def card_name(seen: Inf, card: int) -> Phrase:
    """Return the name of a card; "a card" for a hidden one (0 or less)."""
    return label("a-card") if card <= 0 else _card_name(seen.pool.key, card & NUMBER_MASK)


@lru_cache(maxsize=4096)
def _card_name(key: str, number: int) -> Phrase:
    return named(cards.by_key(key).model(number).name)


def piece_shown(seen: Inf, serial: int, reader: int) -> Phrase:
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


def _alone(seen: Inf, p: Piece) -> bool:
    """Tell whether its side has no other piece of the same card."""
    side = seen.sides[p.controller]
    for row in (*side.lines, side.table):
        for one in row:
            if one.card == p.card and one.serial != p.serial:
                return False
            for gear in one.gear:
                if gear.card == p.card and gear.serial != p.serial:
                    return False
    return True


def _place(seen: Inf, p: Piece) -> Phrase:
    side = seen.sides[p.controller]
    if p.line <= REAR:
        return Phrase("place-slot", line=LINES[p.line], slot=_slot(side.lines[p.line], p))
    bearer = seen.creature(p.bearer) if p.bearer else None
    if bearer is None:
        return Phrase("place-table", slot=_slot(side.table, p))
    spot = Phrase("place-slot", line=LINES[bearer.line], slot=_slot(side.lines[bearer.line], bearer))
    return Phrase("place-on", bearer=Phrase("piece-at", name=card_name(seen, bearer.card), who="me", place=spot))


def _slot(row: list[Piece], p: Piece) -> int:
    return 1 + [one.serial for one in row].index(p.serial)


# What cards say


def ability_text(seen: Inf, card: int, ability: int) -> Phrase:
    """Return the printed text of an ability, or of what a spell does, without its full stop."""
    return _ability_text(seen.pool.key, card & NUMBER_MASK, ability)


@lru_cache(maxsize=1024)
def _ability_text(key: str, card: int, ability: int) -> Phrase:
    model = cards.by_key(key).model(card)
    texts = {language: _line(model, ability, language).removesuffix(".") for language in ("es", "en")}
    return named(texts)


def _line(model: CardModel, ability: int, language: str) -> str:
    """Return the line of a card that prints an ability: continuous ones are printed too, but not counted."""
    lines = card_lines(model, language)
    if model.effects:
        return lines[-1]
    acting = [number for number, one in enumerate(model.abilities) if not isinstance(one, AlwaysModel)]
    return lines[len(lines) - len(model.abilities) + acting[ability]]


def target_asked(seen: Inf, act: Act, index: int) -> Phrase:
    """Return what a card asks for as a target: "an enemy creature in this line"."""
    model = model_of(seen, act.card)
    acting = [one.do for one in model.abilities if not isinstance(one, AlwaysModel)]
    verbs = model.effects if model.effects else acting[act.ability]
    asked = [chosen for verb in verbs if isinstance(chosen := getattr(verb, "who", None), ChooseModel)]
    wanted = asked[index].choose
    return _filter_phrase(model, wanted if index == 0 else another(asked[0].choose, wanted))


def _filter_phrase(model: CardModel, filters: FilterModel) -> Phrase:
    line = filters.line or "any"
    limits = [Phrase("card-limit-attack", most=filters.max_attack)] if filters.max_attack is not None else []
    limits += [Phrase("card-limit-cost", most=filters.max_cost)] if filters.max_cost is not None else []
    return Phrase(
        "card-one",
        kind=filters.kind,
        side=filters.side,
        line="bearer" if line == "here" and model.mode == "equip" else line,
        state=filters.state or "any",
        other="yes" if filters.other else "no",
        limits=_limits(limits),
    )


def _limits(limits: list[Phrase]) -> Phrase | str:
    if len(limits) == 2:
        return Phrase("target-limits", first=limits[0], second=limits[1])
    return Phrase("target-limit", text=limits[0]) if limits else ""
