"""The commands of the terminal program: one function each, which hands over to what does the work."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal, Optional

import typer

from liza import __version__, _build
from liza import games as registry
from liza.cli import cardtalk, maptalk, rulebook, saves, serving, setups, shows, tables
from liza.cli.out import Out, language_of
from liza.cli.program import DONE, FAILED, MISUSED, BrokenRecord, Command, Failure, Group, unknown
from liza.cli.sitting import PERSON, Sitting, players_of
from liza.kernel import Match, RecordError
from liza.lab import matrix, simulate
from liza.players import FAIR, OPEN, names
from liza.toolkit.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME")]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME")]
Decks = Annotated[str, typer.Option("--decks", metavar="A,B")]
Rules = Annotated[str, typer.Option("--rules", metavar="NAME")]
Options = Annotated[list[str], typer.Option("--option", metavar="K=V", default_factory=list)]
Cards = Annotated[list[str], typer.Option("--cards", metavar="PATH", default_factory=list)]
Seed = Annotated[Optional[int], typer.Option("--seed", metavar="N")]  # noqa: UP045 (typer reads it)
Seat = Annotated[str, typer.Option("--seat", metavar="SEAT")]
Seats = Annotated[int, typer.Option("--seats", metavar="N", min=0)]
Lang = Annotated[str, typer.Option("--lang", metavar="LANG")]

app = typer.Typer(
    cls=Group, add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False
)
cards_app = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode=None)
deck_app = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode=None)
map_app = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode=None)


def _out(lang: str) -> Out:
    return Out(lang or language_of(sys.argv[1:]))


def _end(code: int) -> None:
    if code:
        raise typer.Exit(code)


@app.callback(invoke_without_command=True)
def liza(version: Annotated[bool, typer.Option("--version")] = False, lang: Lang = "") -> None:
    """Answer what is asked of the program itself."""
    if version:
        out = _out(lang)
        out.line(f"liza {__version__} ({out.say('build-' + _build.build_words())})")
        reason = _build.why_interpreted()
        if reason:
            out.tell(f"why-{reason}", style="dim")
        raise typer.Exit(DONE)


@app.command(cls=Command)
def play(
    cards: Cards,
    option: Options,
    game: GameName = "",
    decks: Decks = "",
    rules: Rules = "",
    against: Annotated[str, typer.Option("--against", metavar="PLAYER")] = "greedy",
    seats: Seats = 0,
    seat: Seat = "",
    seed: Seed = None,
    load: Annotated[str, typer.Option("--load", metavar="FILE")] = "",
    resume: Annotated[bool, typer.Option("--resume")] = False,
    stops: Annotated[bool, typer.Option("--stops")] = False,
    lang: Lang = "",
) -> None:
    """Play a match."""
    out = _out(lang)
    if load or resume:
        Sitting(out, *_kept(game, load), stops or None).run()
        return
    found = setups.game_named(game)
    setup = setups.setup(found, decks, rules, option, cards, seats)
    players, own = _players(found.seated(setup), against, seat)
    if own and "decks" in setup:
        setup["decks"] = setup["decks"][::-1]
    match = found.start(setup, secrets.token_bytes(32) if seed is None else seed)
    Sitting(out, found, match, players, stops or None).run()


def _players(seats: Sequence[str], against: str, seat: str) -> tuple[list[str], int]:
    """Return who sits where, and the number of the first person's seat."""
    if against not in (PERSON, *names()):
        raise unknown("unknown-player", against, [*names(), PERSON], MISUSED)
    own = setups.seat(seats, seat) if seat else 0
    return [PERSON if number == own else against for number in range(len(seats))], own


def _kept(name: str, file: str) -> tuple[Game, Match, list[str]]:
    """Return a match that was saved, or the last one kept by itself."""
    path = Path(file).expanduser() if file else saves.newest(setups.game_named(name))
    if path is None:
        raise Failure("nothing-kept", folder=str(saves.folder()))
    try:
        record = saves.read(path)
        game = setups.game_named(str(record.header["game"]))
        match = game.replay(record)
    except RecordError as error:
        raise BrokenRecord(str(path), error) from None
    if match.state.over:
        raise Failure("play-load-over", path=str(path))
    others = ["greedy"] * (len(match.header["seats"]) - 1)
    return game, match, players_of(record, [PERSON, *others])


@app.command(cls=Command)
def watch(
    cards: Cards,
    option: Options,
    game: GameName = "",
    decks: Decks = "",
    rules: Rules = "",
    players: Annotated[str, typer.Option("--players", metavar="P,Q")] = "",
    seats: Seats = 0,
    seat: Seat = "",
    seed: Seed = None,
    at_once: Annotated[bool, typer.Option("--all")] = False,
    lang: Lang = "",
) -> None:
    """Watch computer players play."""
    out = _out(lang)
    found = setups.game_named(game)
    setup = setups.setup(found, decks, rules, option, cards, setups.seats_for(found, seats, players))
    seated = found.seated(setup)
    reader = setups.seat(seated, seat) if seat else len(found.seats)
    step = out.interactive and not at_once
    _end(
        shows.watch(
            out,
            found,
            setup,
            setups.players(seated, players),
            secrets.token_bytes(32) if seed is None else seed,
            reader,
            step,
        )
    )


@app.command("simulate", cls=Command)
def simulate_games(
    cards: Cards,
    option: Options,
    game: GameName = "",
    decks: Decks = "",
    rules: Rules = "",
    players: Annotated[str, typer.Option("--players", metavar="P,Q")] = "",
    seats: Seats = 0,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 200,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=0)] = 0,
    each: Annotated[bool, typer.Option("--matrix")] = False,
    fair: Annotated[bool, typer.Option("--fair")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    records: Annotated[str, typer.Option("--records", metavar="DIR")] = "",
    lang: Lang = "",
) -> None:
    """Let computer players meet many times."""
    out = _out(lang)
    found = setups.game_named(game)
    lists = FAIR if fair else OPEN
    if each:
        named = setups.decks(found, decks) or list(found.deck_names())
        if len(named) < 2:
            raise Failure("matrix-decks", MISUSED)
        if records:
            raise Failure("matrix-records", MISUSED)
        base = setups.base(rules, option, cards)
        bar = tables.Bar(out, games)
        with bar.open():
            met = setups.players(found.seats, players)
            cross = matrix(found, named, met, games, seed, jobs, base=base, lists=lists, progress=bar)
        _print_json(out, cross.to_json()) if as_json else tables.show_cross(out, found, cross)
        _end(FAILED if any(report.broken() for report in cross.reports) else DONE)
        return
    setup = setups.setup(found, decks, rules, option, cards, setups.seats_for(found, seats, players))
    met = setups.players(found.seated(setup), players)
    bar = tables.Bar(out, games)
    with bar.open():
        report = simulate(found, setup, met, games, seed, jobs, lists=lists, records=records, progress=bar)
    _print_json(out, report.to_json()) if as_json else tables.show_report(out, found, report)
    _end(FAILED if report.broken() else DONE)


def _print_json(out: Out, data: object) -> None:
    out.raw(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


@app.command(cls=Command)
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    upto: Annotated[int, typer.Option("--upto", metavar="N")] = -1,
    seat: Seat = "",
    step: Annotated[bool, typer.Option("--step")] = False,
    lang: Lang = "",
) -> None:
    """Verify a record and show the match."""
    out = _out(lang)
    _end(shows.replay(out, file, upto, seat, step))


@app.command(cls=Command)
def serve(
    origin: Annotated[list[str], typer.Option("--origin", metavar="URL", default_factory=list)],
    webhook_host: Annotated[list[str], typer.Option("--webhook-host", metavar="HOST", default_factory=list)],
    port: Annotated[int, typer.Option("--port", metavar="PORT", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "127.0.0.1",
    db: Annotated[str, typer.Option("--db", metavar="URL")] = "",
    browser: Annotated[bool, typer.Option("--open/--no-open")] = True,
    log: Annotated[Literal["console", "json"], typer.Option("--log", metavar="FORM")] = "console",
    compress: Annotated[Optional[bool], typer.Option("--compress/--no-compress")] = None,  # noqa: UP045
    public_url: Annotated[str, typer.Option("--public-url", metavar="URL")] = "",
    mail: Annotated[str, typer.Option("--mail", metavar="URL", envvar="LIZA_MAIL", show_envvar=False)] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS")] = "",
    lang: Lang = "",
) -> None:
    """Open the table in the browser."""
    outside = serving.Outside(public_url.rstrip("/"), mail, mail_from, tuple(webhook_host))
    serving.serve(_out(lang), host, port, db, origin, browser, log, compress, outside)


@app.command(cls=Command)
def openapi(lang: Lang = "") -> None:
    """Print the server's schema."""
    serving.print_schema(_out(lang))


@app.command(cls=Command)
def honest(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    promise: Annotated[str, typer.Option("--promise", metavar="HEX")] = "",
    lang: Lang = "",
) -> None:
    """Deal a finished game again and say whether it was honest."""
    _end(serving.honest(_out(lang), file, promise))


@app.command(cls=Command)
def games(lang: Lang = "") -> None:
    """List the games."""
    out = _out(lang)
    for found in registry.games(tutorials=True):
        mark = f" ({out.say('games-tutorial')})" if found.tutorial else ""
        out.line(f"{out.pick(found.title)}{mark}", "bold")
        out.tell("games-line", id=found.id, version=found.version, seats=list(found.seats))
        if found.deck_names():
            out.tell("games-decks", names=found.deck_names())
        if found.preset_names():
            out.tell("games-rules", names=found.preset_names())


@app.command(cls=Command)
def clauses(
    game: GameName = "",
    clause: Annotated[str, typer.Argument(metavar="ID")] = "",
    search: Annotated[str, typer.Option("--search", metavar="TEXT")] = "",
    check: Annotated[bool, typer.Option("--matrix")] = False,
    lang: Lang = "",
) -> None:
    """Read a rulebook, search it, or hold it against code and tests."""
    out = _out(lang)
    if game and not clause:
        game, clause = rulebook.game_or_clause(game)
    chosen = [setups.game_named(game)] if game else registry.games(tutorials=check)
    if check:
        _end(rulebook.show_matrix(out, chosen, full=bool(game)))
    elif search:
        _end(rulebook.search(out, chosen, search))
    else:
        rulebook.browse(out, chosen[0], clause)


# Cards


@cards_app.callback()
def cards_group(lang: Lang = "") -> None:
    """Look cards up, check them, carry them in and out; the language may stand here too."""


@deck_app.callback()
def deck_group(lang: Lang = "") -> None:
    """Check decks."""


@cards_app.command("list", cls=Command)
def cards_list(
    cards: Cards,
    text: Annotated[str, typer.Argument(metavar="TEXT")] = "",
    game: GameOption = "",
    lang: Lang = "",
) -> None:
    """List cards."""
    cardtalk.list_cards(_out(lang), setups.game_named(game), cards, text)


@cards_app.command("show", cls=Command)
def cards_show(
    cards: Cards, name: Annotated[str, typer.Argument(metavar="NAME")], game: GameOption = "", lang: Lang = ""
) -> None:
    """Show a card."""
    cardtalk.show_card(_out(lang), setups.game_named(game), cards, name)


@cards_app.command("text", cls=Command)
def cards_text(cards: Cards, game: GameOption = "", lang: Lang = "") -> None:
    """Print the text of all cards."""
    cardtalk.print_texts(_out(lang), setups.game_named(game), cards)


@cards_app.command("check", cls=Command)
def cards_check(
    files: Annotated[list[str], typer.Argument(metavar="FILE")], game: GameOption = "", lang: Lang = ""
) -> None:
    """Check card files."""
    _end(cardtalk.check_cards(_out(lang), setups.game_named(game), files))


@cards_app.command("schema", cls=Command)
def cards_schema(game: GameOption = "", lang: Lang = "") -> None:
    """Print the schema of a card file."""
    cardtalk.print_schema(_out(lang), setups.game_named(game))


@cards_app.command("export", cls=Command)
def cards_export(
    cards: Cards, file: Annotated[str, typer.Argument(metavar="FILE")] = "", game: GameOption = "", lang: Lang = ""
) -> None:
    """Write cards as a spreadsheet."""
    cardtalk.export_cards(_out(lang), setups.game_named(game), cards, file)


@cards_app.command("import", cls=Command)
def cards_import(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    into: Annotated[str, typer.Option("--into", metavar="FILE")] = "",
    force: Annotated[bool, typer.Option("--force")] = False,
    game: GameOption = "",
    lang: Lang = "",
) -> None:
    """Turn a spreadsheet into a card file."""
    cardtalk.import_cards(_out(lang), setups.game_named(game), file, into, force)


@deck_app.command("check", cls=Command)
def deck_check(
    cards: Cards,
    option: Options,
    files: Annotated[list[str], typer.Argument(metavar="FILE")],
    rules: Rules = "",
    game: GameOption = "",
    lang: Lang = "",
) -> None:
    """Check deck lists."""
    _end(cardtalk.check_decks(_out(lang), setups.game_named(game), files, rules, option, cards))


# Maps


@map_app.callback()
def map_group(lang: Lang = "") -> None:
    """Check maps and draw them."""


@map_app.command("check", cls=Command)
def map_check(
    files: Annotated[list[str], typer.Argument(metavar="FILE")], game: GameOption = "", lang: Lang = ""
) -> None:
    """Check map files."""
    _end(maptalk.check_maps(_out(lang), files, game))


@map_app.command("show", cls=Command)
def map_show(file: Annotated[str, typer.Argument(metavar="FILE")], game: GameOption = "", lang: Lang = "") -> None:
    """Draw a map."""
    maptalk.show_map(_out(lang), file, game)


@map_app.command("svg", cls=Command)
def map_svg(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    into: Annotated[str, typer.Argument(metavar="OUT")] = "",
    game: GameOption = "",
    lang: Lang = "",
) -> None:
    """Draw a map as SVG."""
    maptalk.draw_file(_out(lang), file, into, game)


@map_app.command("export", cls=Command)
def map_export(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    into: Annotated[str, typer.Argument(metavar="OUT")] = "",
    game: GameOption = "",
    lang: Lang = "",
) -> None:
    """Write a map of regions as GeoJSON."""
    maptalk.export_map(_out(lang), file, into, game)


@map_app.command("import", cls=Command)
def map_import(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    into: Annotated[str, typer.Argument(metavar="OUT")],
    force: Annotated[bool, typer.Option("--force")] = False,
    game: GameOption = "",
    lang: Lang = "",
) -> None:
    """Turn GeoJSON into a map file."""
    _end(maptalk.import_map(_out(lang), file, into, game, force))


app.add_typer(cards_app, name="cards")
app.add_typer(deck_app, name="deck")
app.add_typer(map_app, name="map")
