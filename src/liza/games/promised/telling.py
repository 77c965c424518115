# plain: texts are made only when somebody reads them
"""What a player reads of a game: the questions, the answers as buttons say them, and why one is not possible.

Everything is made from an observation. The log's lines stand in `chronicle`, the words in `text`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from liza.games.promised import notation
from liza.games.promised.acquiring import ITEMS, ChooseBuy, ChooseLevy
from liza.games.promised.anytime import Anytime
from liza.games.promised.battle import ChooseFate
from liza.games.promised.combat import ChooseEncounter
from liza.games.promised.drawing import ChooseDiscard, ChooseKeep
from liza.games.promised.encounters import find_encounter, situation, undecided
from liza.games.promised.fixed import SACK_CITY, SACK_DEVELOPMENT, SACK_VILLAGE
from liza.games.promised.moving import ChooseMove, ChoosePassage, ChooseStep
from liza.games.promised.naming import card_name, general_name, place_name, side_inner, side_name
from liza.games.promised.numbers import general_cost, item_cost, ransom_cost
from liza.games.promised.orders import ChooseCards, WriteOrder, front_of
from liza.games.promised.pieces import BESIEGED, BESIEGING, CITY
from liza.games.promised.ruleset import RULESET
from liza.games.promised.state import Land
from liza.kernel import Ask, first, kind_of, second
from liza.toolkit.telling import Answer, Question, Teller, label, plainly, say
from liza.toolkit.text import Phrase

SITUATIONS = {BESIEGED: "besieged", BESIEGING: "besieging"}


# Questions


def _ask_levy(seen: Land, ask: ChooseLevy) -> Phrase:
    return Phrase("ask-levy", place=place_name(seen, ask.hex))


def _note_levy(seen: Land, ask: ChooseLevy) -> Phrase:
    return Phrase("ask-note-levy", left=ask.left)


def _ask_step(seen: Land, ask: ChooseStep) -> Phrase:
    return Phrase("ask-step", general=general_name(seen, ask.number))


def _note_step(seen: Land, ask: ChooseStep) -> Phrase:
    return Phrase("ask-note-step", left=ask.left)


def _ask_passage(seen: Land, ask: ChoosePassage) -> Phrase:
    general = seen.general(ask.number)
    return Phrase("ask-passage", general=general_name(seen, ask.number), place=place_name(seen, general.hex))


def _note_coins(seen: Land, ask: Ask[Any]) -> Phrase:
    return Phrase("ask-note-coins", coins=seen.sides[ask.seat].coins)


def _ask_order(seen: Land, ask: WriteOrder) -> Phrase:
    front, order = front_of(seen, ask.seat), ask.order(seen)
    place = place_name(seen, front.hex)
    if len(order.troops) < len(order.generals):
        return Phrase("ask-commit", general=general_name(seen, order.generals[len(order.troops)]), place=place)
    return Phrase("ask-garrison", place=place)


def _ask_cards(seen: Land, ask: ChooseCards) -> Phrase:
    front = front_of(seen, ask.seat)
    return Phrase("ask-cards", place=place_name(seen, front.hex), foe=side_inner(front.foe, ask.seat))


def _note_order(seen: Land, ask: Any) -> Phrase:
    return label("ask-note-answer" if ask.answering else "ask-note-order")


def _note_encounter(seen: Land, ask: ChooseEncounter) -> Phrase:
    known = {_situation(seen, one.hex, one.foe(ask.seat), ask.seat) for one in undecided(seen, ask.seat)}
    return Phrase("ask-note-encounter", situation=known.pop() if len(known) == 1 else "mixed")


def _situation(seen: Land, hex: int, foe: int, seat: int) -> str:
    encounter = find_encounter(seen, hex, seat, foe)
    return "coincided" if encounter is None else SITUATIONS.get(situation(seen, encounter, seat), "coincided")


def _ask_fate(seen: Land, ask: ChooseFate) -> Phrase:
    return Phrase("ask-fate", place=place_name(seen, ask.hex))


def _note_fate(seen: Land, ask: ChooseFate) -> Phrase:
    return Phrase("ask-note-fate", coins=sack_coins(seen, ask.hex))


def sack_coins(seen: Land, hex: int) -> int:
    """Return what sacking a settlement brings; 0 where there is none."""
    place = seen.settlement(hex)
    if place is None:
        return 0
    return (SACK_CITY if place.kind == CITY else SACK_VILLAGE) + SACK_DEVELOPMENT * int(place.developments())


QUESTIONS: dict[type[Any], Question] = {
    ChooseKeep: Question("keep", plainly("ask-keep"), plainly("ask-note-secret")),
    ChooseDiscard: Question("discard", plainly("ask-discard")),
    ChooseBuy: Question("buy", plainly("ask-buy"), _note_coins),
    ChooseLevy: Question("levy", _ask_levy, _note_levy),
    ChooseMove: Question("move", plainly("ask-move")),
    ChooseStep: Question("step", _ask_step, _note_step),
    ChoosePassage: Question("passage", _ask_passage, plainly("ask-note-secret")),
    ChooseEncounter: Question("encounter", plainly("ask-encounter"), _note_encounter),
    WriteOrder: Question("order", _ask_order, _note_order),
    ChooseCards: Question("order", _ask_cards, _note_order),
    ChooseFate: Question("fate", _ask_fate, _note_fate),
    Anytime: Question("", plainly("ask-anytime")),
}
"""Each question with its tag, its sentence, and its note."""


# Answers


def _of_card(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, card=card_name(first(option)))


def _of_place(message: str, price: Callable[[Land], int] | None = None) -> Answer:
    def told(seen: Any, ask: Any, option: int) -> Phrase:
        place = place_name(seen, first(option))
        return Phrase(message, place=place) if price is None else Phrase(message, place=place, cost=price(seen))

    return told


def _of_general(message: str) -> Answer:
    return lambda seen, ask, option: Phrase(message, general=general_name(seen, first(option)))


def _pass(seen: Any, ask: Any, option: int) -> Phrase:
    if isinstance(ask, ChooseMove):
        return label("option-pass-move")
    return label("option-pass-fate" if isinstance(ask, ChooseFate) else "option-pass")


def _troop_for(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-troop-for", general=general_name(seen, first(option)), cost=seen.rules.troop_cost)


def _recruit(seen: Any, ask: Any, option: int) -> Phrase:
    general = seen.general(first(option))
    ransom = kind_of(option) == notation.RANSOM
    return Phrase(
        "option-ransom" if ransom else "option-recruit",
        general=general_name(seen, first(option)),
        place=place_name(seen, second(option)),
        cost=ransom_cost(seen, general) if ransom else general_cost(seen, general.strength),
    )


def _captain(seen: Any, ask: Any, option: int) -> Phrase:
    cost = general_cost(seen, seen.rules.captain_strength)
    return Phrase("option-captain", place=place_name(seen, first(option)), cost=cost)


def _item(seen: Any, ask: Any, option: int) -> Phrase:
    kind = kind_of(option)
    cost = item_cost(seen, ITEMS[kind])
    return Phrase(f"option-{notation.WORDS[kind]}", general=general_name(seen, first(option)), cost=cost)


def _play(seen: Any, ask: Any, option: int) -> Phrase:
    if second(option) == notation.NO_PLACE:
        return Phrase("option-play", card=card_name(first(option)))
    return Phrase("option-play-at", card=card_name(first(option)), place=place_name(seen, second(option)))


def _move(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-move", general=general_name(seen, first(option)), place=place_name(seen, second(option)))


def _shift(seen: Any, ask: Any, option: int) -> Phrase:
    general = general_name(seen, first(option))
    if second(option) == notation.TO_GARRISON:
        return Phrase("option-shift-garrison", general=general)
    return Phrase("option-shift", general=general, other=general_name(seen, second(option)))


def _declare(seen: Any, ask: Any, option: int) -> Phrase:
    place = place_name(seen, first(option))
    if second(option) == notation.NO_PLACE:
        return Phrase("option-declare-alone", place=place)
    return Phrase("option-declare", place=place, foe=side_inner(second(option), ask.seat))


def _hold(seen: Any, ask: Any, option: int) -> Phrase:
    foe = second(option)
    where = _situation(seen, first(option), foe, ask.seat)
    return Phrase("option-hold", situation=where, place=place_name(seen, first(option)), foe=side_inner(foe, ask.seat))


def _commit(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-commit", troops=second(option), general=general_name(seen, first(option)))


def _garrison(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-garrison", troops=first(option))


def _sack(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-sack", coins=sack_coins(seen, ask.hex))


def _give(seen: Any, ask: Any, option: int) -> Phrase:
    return Phrase("option-give", name=side_name(first(option)))


ANSWERS: dict[int, Answer] = {
    notation.KEEP: _of_card("option-keep"),
    notation.DISCARD: _of_card("option-discard"),
    notation.PASS: _pass,
    notation.TROOP: _of_place("option-troop", lambda seen: int(seen.rules.troop_cost)),
    notation.TROOP_FOR: _troop_for,
    notation.RECRUIT: _recruit,
    notation.CAPTAIN: _captain,
    notation.WALL: _of_place("option-wall", lambda seen: int(seen.rules.wall_cost)),
    notation.MARKET: _of_place("option-market", lambda seen: int(seen.rules.development_cost)),
    notation.BARRACKS: _of_place("option-barracks", lambda seen: int(seen.rules.development_cost)),
    notation.FOUND: _of_place("option-found", lambda seen: int(seen.rules.found_cost)),
    notation.RAISE: _of_place("option-raise", lambda seen: int(seen.rules.city_cost)),
    notation.GIVE_SWORD: _item,
    notation.GIVE_CHARIOT: _item,
    notation.GIVE_SQUIRE: _item,
    notation.RANSOM: _recruit,
    notation.MOVE_ARK: _of_place("option-move-ark"),
    notation.PLAY: _play,
    notation.LEVY_HERE: _of_place("option-levy"),
    notation.LEVY_FOR: _of_general("option-levy-for"),
    notation.MOVE: _move,
    notation.MARCH: _of_general("option-march"),
    notation.STOP: say("option-stop"),
    notation.SHIFT: _shift,
    notation.DRAW_OUT: _of_general("option-draw-out"),
    notation.TAKE: _of_general("option-take"),
    notation.PASSAGE: _of_general("option-passage"),
    notation.NO_PASSAGE: say("option-no-passage"),
    notation.DECLARE: _declare,
    notation.HOLD: _hold,
    notation.END: say("option-end"),
    notation.COMMIT: _commit,
    notation.GARRISON: _garrison,
    notation.USE: _of_card("option-use"),
    notation.CONFIRM: say("option-confirm"),
    notation.CONQUER: say("option-conquer"),
    notation.SACK: _sack,
    notation.CHANGE: _of_place("option-change"),
    notation.GIVE: _give,
    notation.NEW_RULES: say("option-new-rules"),
    notation.CONCEDE: say("option-concede"),
    notation.JOIN: _of_place("option-join"),
}
"""How each kind of option is said."""


def _reason(seen: Any, ask: Any, option: int, clause: str) -> Phrase | None:
    """Return nothing: the clause says enough."""
    return None


class _Teller(Teller):
    """The teller of Promised Land: an order is tagged by whether it answers, and waiting names a player of several."""

    def ask_phrase(self, seen: Any, ask: Ask[Any]) -> Phrase:
        """Return the question in one sentence."""
        known = self.questions.get(type(ask))
        return known.ask(seen, ask) if known is not None else Phrase("ask-wait", name=side_name(int(ask.seat)))

    def ask_tag(self, ask: Ask[Any]) -> Phrase | None:
        """Return in two or three words what kind of answer is asked for."""
        if isinstance(ask, (WriteOrder, ChooseCards)) and ask.answering:
            return label("ask-tag-answer")
        return super().ask_tag(ask)


TELLER = _Teller(RULESET, QUESTIONS, ANSWERS, _reason)
