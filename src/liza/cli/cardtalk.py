"""Cards and decks, looked up, checked, and carried in and out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from liza.cli import saves, setups
from liza.cli.out import Out
from liza.cli.program import DONE, FAILED, Failure, unknown
from liza.toolkit.cards import CardDesk, CardSheet
from liza.toolkit.game import Game
from liza.toolkit.text import Words, fold


def desk_of(game: Game, cards: Sequence[str], alone: bool = False) -> CardDesk:
    """Return a game's cards, with those of further files.

    Raises:
        Failure: the game has no cards.
        ProblemsError: what is wrong in a file.
    """
    desk = game.card_desk(setups.sets(cards), alone)
    if desk is None:
        raise Failure("no-cards", game=game.id)
    return desk


def find_card(out: Out, desk: CardDesk, name: str) -> CardSheet:
    """Return the card that a text means: its id, its name, or words that only its name has.

    Raises:
        Failure: no card is called so, or several are.
    """
    found = desk.find(name)
    if found is not None:
        return found
    wanted = fold(name).split()
    some = [
        sheet
        for sheet in desk.sheets
        if wanted and all(word in fold(f"{sheet.name['es']} {sheet.name['en']} {sheet.id}") for word in wanted)
    ]
    if len(some) == 1:
        return some[0]
    if some:
        raise Failure("card-several", text=name, names=[out.pick(sheet.name) for sheet in some[:8]])
    raise unknown("card-unknown", name, desk.names())


def card_lines(out: Out, words: Words, sheet: CardSheet) -> list[Text]:
    """Return a card as it is printed."""
    head = Text(out.pick(sheet.name), "bold")
    head.append(f"  {sheet.id}", "dim")
    figures = [f"{out.role(words, role)} {value}" for role, value in sheet.numbers]
    lines = [head, Text(" · ".join([out.pick(sheet.kind), *figures]))]
    lines += [Text(f"  {line}") for line in out.pick(sheet.text).splitlines()]
    if sheet.flavour is not None:
        lines.append(Text(f"  {out.pick(sheet.flavour)}", "italic dim"))
    return lines


def list_cards(out: Out, game: Game, cards: Sequence[str], text: str) -> None:
    """Print all cards, or those whose name, type or text has some words."""
    desk = desk_of(game, cards)
    words = game.words()
    wanted = fold(text).split()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key, side in (("number", "right"), ("name", "left"), ("type", "left"), ("cost", "right"), ("strength", "left")):
        table.add_column(out.say(f"column-{key}"), justify="right" if side == "right" else "left")
    table.add_column(out.say("column-id"), style="dim")
    shown = [sheet for sheet in desk.sheets if all(word in _searched(out, words, sheet) for word in wanted)]
    for sheet in shown:
        numbers = dict(sheet.numbers)
        strength = "/".join(str(numbers[role]) for role in ("attack", "endure") if role in numbers)
        cost = str(numbers.get("cost", ""))
        kind = out.pick(sheet.kind)
        table.add_row(str(sheet.number), out.pick(sheet.name), kind, cost, strength, sheet.id)
    if shown:
        out.show(table)
    out.tell("cards-count", count=len(shown), style="dim")
    _notes(out, desk)


def _searched(out: Out, words: Words, sheet: CardSheet) -> str:
    parts = [sheet.name["es"], sheet.name["en"], sheet.id, out.pick(sheet.kind), out.pick(sheet.text)]
    return fold(" ".join(parts))


def _notes(out: Out, desk: CardDesk) -> None:
    for one in desk.sets:
        if one.note is not None:
            out.line(f"{out.pick(one.name)}: {out.pick(one.note)}", "dim")


def show_card(out: Out, game: Game, cards: Sequence[str], name: str) -> None:
    """Print one card."""
    sheet = find_card(out, desk_of(game, cards), name)
    for line in card_lines(out, game.words(), sheet):
        out.line(line)


def print_texts(out: Out, game: Game, cards: Sequence[str]) -> None:
    """Print the text of every card; with card files, of theirs alone."""
    desk = desk_of(game, cards, alone=bool(cards))
    for place, sheet in enumerate(desk.sheets):
        if place:
            out.line()
        for line in card_lines(out, game.words(), sheet):
            out.line(line)


def check_cards(out: Out, game: Game, files: Sequence[str]) -> int:
    """Check card files together with the game's own cards; what is wrong is raised."""
    for path in files:
        if not Path(path).expanduser().exists():
            raise Failure("file-none", path=path)
    desk = desk_of(game, files, alone=True)
    out.tell("cards-sound", style="green", count=len(desk.sheets))
    return DONE


def print_schema(out: Out, game: Game) -> None:
    """Print the JSON Schema of a card file."""
    out.raw(json.dumps(desk_of(game, ()).schema(), ensure_ascii=False, indent=2) + "\n")


def export_cards(out: Out, game: Game, cards: Sequence[str], file: str) -> None:
    """Write cards as a spreadsheet, to a file or to the output."""
    text = desk_of(game, cards, alone=bool(cards)).to_csv()
    if file in ("", "-"):
        out.raw(text)
        return
    saves.write_text(Path(file), text)
    out.tell("cards-exported", style="green", path=file, count=max(0, text.count("\n") - 1))


def import_cards(out: Out, game: Game, file: str, into: str, force: bool) -> None:
    """Turn a spreadsheet into a card file, to a file or to the output."""
    path = Path(file).expanduser()
    if not path.exists():
        raise Failure("file-none", path=file)
    target = Path(into).expanduser() if into else None
    if target is not None and target.exists() and not force:
        raise Failure("file-exists", path=into)
    name = target.stem if target is not None else path.stem
    text = desk_of(game, ()).from_csv(path.read_bytes(), file, _id(name))
    if target is None:
        out.raw(text)
        return
    saves.write_text(target, text)
    out.tell("cards-imported", style="green", path=into)


def _id(name: str) -> str:
    """Return a name as an id."""
    words = "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in fold(name)).split()
    return "-".join(words) or "set"


def check_decks(
    out: Out, game: Game, files: Sequence[str], rules: str, pairs: Sequence[str], cards: Sequence[str]
) -> int:
    """Check deck lists and say of each whether it is lawful."""
    setup = setups.base(rules, pairs, cards)
    code = DONE
    for file in files:
        path = Path(file).expanduser()
        data = path.read_bytes()
        problems = game.check_deck(data, file, setup)
        errors = [one for one in problems if not one.advice]
        out.problems(problems)
        if errors:
            code = FAILED
        out.tell("deck-unlawful" if errors else "deck-lawful", style="red" if errors else "green", path=file)
    return code
