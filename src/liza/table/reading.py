"""What there is to play and to read: games, set-up forms, deck checks, texts, card faces and rulebooks.

Nothing here needs a table or a database, and all of it is the same for everybody.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Annotated

import structlog
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from liza import games as registry
from liza.games import BrokenGameError, UnknownGameError
from liza.players import names as levels
from liza.table.fields import field_named, read_own
from liza.table.protocol import (
    CardFace,
    ChoiceSheet,
    ClauseSheet,
    DeckBody,
    DeckReport,
    ExampleSheet,
    FieldBody,
    FieldReport,
    FieldSheet,
    GameCard,
    Labelled,
    RulebookSheet,
    SectionSheet,
    SetupSheet,
    TallyRow,
    TallySheet,
)
from liza.table.trouble import faults_of, refuse, words
from liza.toolkit.clauses import Catalogue, Clause
from liza.toolkit.game import Game
from liza.toolkit.setupfields import SetupField
from liza.toolkit.text import SOURCE, Phrase, Texts, Words
from liza.toolkit.view import Choice

log = structlog.get_logger(__name__)
router = APIRouter(prefix="/api", tags=["reading"])

LANGUAGE = re.compile(r"\s*([a-zA-Z]{1,8})[^,;]*(?:;\s*q\s*=\s*([\d.]+))?\s*(?:,|$)")
"""One entry of `Accept-Language`: the language without its region, and how much it is wanted."""


def language_of(request: Request) -> str:
    """Return the language to answer in: that of `?lang=`, else of the browser, else the source language."""
    known = words().languages
    asked = request.query_params.get("lang", "").lower().split("-")[0]
    if asked in known:
        return asked
    wanted = LANGUAGE.findall(request.headers.get("accept-language", ""))
    for name, _ in sorted(wanted, key=lambda entry: -_weight(entry[1])):
        if name.lower() in known:
            return str(name.lower())
    return SOURCE


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def _lang(request: Request, lang: Annotated[str, Query(max_length=16)] = "") -> str:
    """Name the parameter for the schema, and return the language."""
    return language_of(request)


Lang = Annotated[str, Depends(_lang)]
GameId = Annotated[str, Path(max_length=64)]


def game_named(id: str) -> Game:
    """Return a game by its id.

    Raises:
        Refused: there is none.
    """
    try:
        return registry.game(id)
    except UnknownGameError as error:
        raise refuse("no-game", 404, game=id[:40], known=error.known) from None


def offered(tutorials: bool = False) -> list[Game]:
    """Return every game that can be played here; one that somebody else's package lists in vain is logged."""
    found = []
    for id in registry.ids():
        try:
            found.append(registry.game(id))
        except BrokenGameError as error:
            log.warning("game left out", game=id, reason=str(error))
    return [game for game in found if tutorials or not game.tutorial]


def pick(texts: Texts, lang: str) -> str:
    """Return a text of a data file in a language, or in the source language where it is not translated."""
    try:
        return texts[lang]
    except KeyError:
        return texts[SOURCE]


# Games and their forms


@router.get("/games")
def list_games(lang: Lang, tutorials: bool = False) -> list[GameCard]:
    """List the games; the small ones of the how-to only if asked for."""
    return [_card(game, lang) for game in offered(tutorials)]


def _card(game: Game, lang: str) -> GameCard:
    pitch = game.pitch()
    return GameCard(
        id=game.id,
        title=pick(game.title, lang),
        pitch=game.words().render(lang, pitch) if pitch is not None else "",
        seats=game.most_seats(),
        fewest=game.fewest_seats(),
        minutes=game.minutes,
        emblem=game.emblem,
        tutorial=game.tutorial,
        rulebook=game.catalogue() is not None,
    )


@router.get("/games/{game_id}/setup")
def show_setup(game_id: GameId, lang: Lang) -> SetupSheet:
    """Tell what can be chosen for a table of this game."""
    game = game_named(game_id)
    said = game.words()
    usual = game.default_setup().get("decks", ())
    shadowed = {field.name for field in game.fields()}
    return SetupSheet(
        game=game.id,
        seats=[seat for seat in game.seats if seat != game.referee],
        fewest=game.fewest_seats(),
        decks=[_labelled(said, lang, name, game.deck_phrase(name)) for name in game.deck_names()],
        usual_decks=[name for name in usual if isinstance(name, str)],
        presets=[_labelled(said, lang, name, game.preset_phrase(name)) for name in game.preset_names()],
        choices=[_choice(said, lang, choice) for choice in game.choices() if choice.name not in shadowed],
        levels=[_labelled(words(), lang, name, Phrase(f"level-{name}")) for name in levels()],
        referee=bool(game.referee),
        fields=[_field(game, said, lang, one) for one in game.fields()],
    )


def _field(game: Game, said: Words, lang: str, field: SetupField) -> FieldSheet:
    head = _labelled(said, lang, field.name, field.label)
    return FieldSheet(
        name=field.name,
        label=head.label,
        note=head.note,
        clause=field.clause,
        each=field.each,
        values=[_labelled(said, lang, value, phrase) for value, phrase in field.values],
        most=field.most,
        lines=field.lines,
        files=list(field.files),
        example=game.field_example(field.name, lang),
    )


def _labelled(said: Words, lang: str, name: str, phrase: Phrase) -> Labelled:
    note = phrase.attribute("note")
    told = said.has(SOURCE, note.message)
    return Labelled(name=name, label=said.render(lang, phrase), note=said.render(lang, note) if told else "")


def _choice(said: Words, lang: str, choice: Choice) -> ChoiceSheet:
    return ChoiceSheet(
        name=choice.name,
        label=said.render(lang, choice.label),
        clause=choice.clause,
        values=[_labelled(said, lang, value, phrase) for value, phrase in choice.values],
    )


@router.post("/games/{game_id}/deck-check")
def check_deck(game_id: GameId, body: DeckBody, lang: Lang) -> DeckReport:
    """Check a deck list as somebody typed it; the rules may be named, card files may not."""
    game = game_named(game_id)
    if not game.deck_names():
        raise refuse("no-decks", 404, title=pick(game.title, lang))
    setup = {"options": body.options, **({"rules": body.rules} if body.rules else {})}
    problems = game.check_deck(body.deck.text.encode("utf-8", "replace"), "", setup)
    return DeckReport(lawful=all(one.advice for one in problems), faults=faults_of(problems, lang))


@router.post("/games/{game_id}/field-check")
def check_field(game_id: GameId, body: FieldBody, lang: Lang) -> FieldReport:
    """Check a text for a field of the set-up, and tell what it adds up to."""
    game = game_named(game_id)
    field = field_named(game, body.field)
    setup = {"options": body.options, **({"rules": body.rules} if body.rules else {})}
    read = read_own(game, field, body.text, setup)
    said = game.words()
    tally = read.tally
    return FieldReport(
        lawful=read.lawful,
        faults=faults_of(read.problems, lang),
        tally=None
        if tally is None
        else TallySheet(
            label=said.render(lang, tally.label),
            rows=[TallyRow(line=line, label=said.render(lang, words), amount=sum) for line, words, sum in tally.rows],
            total=tally.total,
            most=tally.most,
        ),
    )


# Texts


@router.get(
    "/games/{game_id}/text/{language}",
    response_class=PlainTextResponse,
    responses={304: {"description": "You have it already."}},
)
def show_text(request: Request, game_id: GameId, language: Annotated[str, Path(max_length=16)]) -> Response:
    """Give all texts of a game in one language, as one Fluent file."""
    text, tag = _text(game_named(game_id), language)
    return _tagged(request, PlainTextResponse(text), tag)


def _text(game: Game, language: str) -> tuple[str, str]:
    """Return a game's texts and their tag; the source language's where it has not been translated."""
    known = game.words().languages
    if language not in words().languages:
        raise refuse("no-language", 404, language=language, known=list(known))
    return _source(game.id, language if language in known else SOURCE)


@lru_cache(maxsize=32)
def _source(game_id: str, language: str) -> tuple[str, str]:
    text = registry.game(game_id).words().sources(language)
    return text, tag_of(text)


def tag_of(text: str) -> str:
    """Return the ETag of a text."""
    return f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'


def _tagged(request: Request, response: Response, tag: str) -> Response:
    """Return an answer that the browser keeps but asks about, or only the word that it has it already."""
    if tag in request.headers.get("if-none-match", ""):
        response = Response(status_code=304)
    response.headers["etag"] = tag
    response.headers["cache-control"] = "no-cache"
    return response


# Cards


@router.get("/games/{game_id}/cards/{card_id}")
def show_card(game_id: GameId, card_id: Annotated[str, Path(max_length=80)], lang: Lang) -> CardFace:
    """Show a card as it is printed."""
    game = game_named(game_id)
    desk = game.card_desk()
    sheet = next((one for one in desk.sheets if one.id == card_id), None) if desk is not None else None
    if sheet is None:
        raise refuse("no-card", 404, card=card_id, title=pick(game.title, lang))
    return CardFace(
        id=sheet.id,
        name=pick(sheet.name, lang),
        kind=pick(sheet.kind, lang),
        text=pick(sheet.text, lang),
        numbers=dict(sheet.numbers),
        keywords=[game.words().render(lang, one) for one in sheet.keywords],
        flavour="" if sheet.flavour is None else pick(sheet.flavour, lang),
        icon=sheet.icon,
    )


# The rulebook


@router.get("/games/{game_id}/rulebook")
def show_rulebook(game_id: GameId, lang: Lang, response: Response) -> RulebookSheet:
    """Give the whole rulebook, with our readings and the options they leave."""
    game = game_named(game_id)
    catalogue = game.catalogue()
    if catalogue is None:
        raise refuse("no-rulebook", 404, title=pick(game.title, lang))
    response.headers["cache-control"] = "max-age=300"
    return _rulebook(game, catalogue, lang)


def _rulebook(game: Game, catalogue: Catalogue, lang: str) -> RulebookSheet:
    choices = {choice.name: _choice(game.words(), lang, choice) for choice in game.choices()}
    return RulebookSheet(
        game=game.id,
        title=f"{catalogue.rulebook.title} {catalogue.rulebook.version}",
        sections=[
            SectionSheet(
                id=section,
                title=_section_title(game, section, lang),
                clauses=[_clause(clause, choices, lang) for clause in clauses],
            )
            for section, clauses in catalogue.sections.items()
        ],
    )


def _section_title(game: Game, section: str, lang: str) -> str:
    """Return what the game calls a chapter (its message `section-10-1` for 10.1), or else just its number."""
    message = f"section-{section.replace('.', '-')}"
    if game.words().has(SOURCE, message):
        return game.words().say(lang, message)
    return words().say(lang, "rulebook-section", section=section)


def _clause(clause: Clause, choices: dict[str, ChoiceSheet], lang: str) -> ClauseSheet:
    return ClauseSheet(
        id=clause.id,
        topic=clause.topic,
        text=clause.text(lang),
        ruling=clause.ruling(lang),
        status=clause.status,
        option=clause.option,
        choice=choices.get(clause.option),
        examples=[ExampleSheet(given=one.given, when=one.when, then=one.then) for one in clause.shown(lang)],
    )
