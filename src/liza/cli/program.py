"""The shape of the program: help in the reader's language, and errors that name place and remedy, never a traceback."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup

from liza.cli.out import Out, language_of
from liza.games import BrokenGameError, UnknownGameError
from liza.kernel import RecordError
from liza.players import UnknownPlayerError, names
from liza.toolkit.problems import ProblemsError, guess, suggest
from liza.toolkit.text import Phrase, fold

DONE, FAILED, MISUSED = 0, 1, 2
"""Exit codes: all well; something is wrong with what was given; the command was called wrongly."""
MOST_NAMED = 12
"""Names that are listed where one was unknown."""
EXTRA = re.compile(r"unexpected extra argument\S* \((?P<args>.*)\)")


class Failure(Exception):
    """A command can't do what it was asked for; `args` are those of the message."""

    def __init__(self, message: str, /, code: int = FAILED, **args: Any) -> None:
        super().__init__(message)
        self.phrase = Phrase(message, **args)
        self.code = code


class BrokenRecord(Exception):
    """A file that holds no sound record."""

    def __init__(self, file: str, error: RecordError) -> None:
        super().__init__(file)
        self.file = file
        self.error = error


class Command(TyperCommand):
    """A command whose help comes from the words of this program."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        show_help(Out(language_of(sys.argv[1:] if ctx.obj is None else ctx.obj)), ctx)


class Group(TyperGroup):
    """A group of commands; the outermost one turns errors into messages and exit codes."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print the help."""
        show_help(Out(language_of(sys.argv[1:] if ctx.obj is None else ctx.obj)), ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that is meant, or say which there are."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            known = self.list_commands(ctx)
            raise Failure("usage-command", MISUSED, name=name, guess=guess(name, known), known=known)
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; without `standalone_mode` return the exit code."""
        given = list(sys.argv[1:] if args is None else args)
        lang = language_of(given)
        out = Out(lang)
        try:
            if not out.known:
                raise Failure("lang-unknown", MISUSED, name=lang, known=out.words.languages)
            code = super().main(given, "liza", complete_var, False, windows_expand_args, obj=given, **extra)
            sys.stdout.flush()
        except BrokenPipeError:  # whoever read has had enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = FAILED
        except Exception as error:
            code = explain(out, error)
        code = code if isinstance(code, int) else DONE
        if standalone_mode:
            sys.exit(code)
        return code


# Errors


def explain(out: Out, error: Exception) -> int:
    """Say what went wrong and return the exit code; an error that only we can mend is raised again."""
    if isinstance(error, ProblemsError):
        out.problems(error.problems)
        return FAILED
    if isinstance(error, BrokenRecord):
        out.fail(record_words(out, error.error, error.file))
        return FAILED
    if isinstance(error, Failure):
        out.fail(out.render(out.words, error.phrase))
        return error.code
    if isinstance(error, UnknownGameError):
        out.fail(out.say("unknown-game", id=error.id, guess=guess(error.id, error.known), known=error.known))
        return MISUSED
    if isinstance(error, UnknownPlayerError):
        likely = guess(error.name, error.known)
        out.fail(out.say("unknown-player", name=error.name, guess=likely, known=error.known))
        return MISUSED
    if isinstance(error, BrokenGameError):
        out.fail(out.say("broken-game", reason=str(error)))
        return FAILED
    if isinstance(error, OSError):
        out.fail(out.say("file-trouble", path=str(error.filename or ""), reason=reason_of(out, error)))
        return FAILED
    if type(error).__name__ == "NoArgsIsHelpError":
        return DONE  # the help has been printed
    if isinstance(error, typer.TyperException):
        out.fail(_usage_words(out, error))
        return MISUSED
    raise error


def record_words(out: Out, error: RecordError, file: str = "") -> str:
    """Return what is wrong with a record: its place, and what to do."""
    place = ":".join(part for part in (file, str(error.line or "")) if part)
    said = f"{out.say(f'record-{error.code}')} {out.say(f'record-{error.code}.remedy')}"
    return ": ".join(part for part in (place, said + out.say("record-sound", intact=error.intact)) if part)


def reason_of(out: Out, error: OSError) -> str:
    """Return why the system refused a file, in the reader's language where it is a usual reason."""
    name = errno.errorcode.get(error.errno or 0, "")
    if out.words.has(out.lang, f"reason-{name}"):
        return out.say(f"reason-{name}")
    return error.strerror or type(error).__name__


def _usage_words(out: Out, error: typer.TyperException) -> str:
    """Return what is wrong with a command line."""
    kind = type(error).__name__
    ctx = getattr(error, "ctx", None)
    command = ctx.command_path if ctx is not None else "liza"
    name = getattr(error, "option_name", "")
    param = getattr(error, "param", None)
    extra = EXTRA.search(error.message)
    if kind == "NoSuchOption":
        params = ctx.command.params if ctx is not None else []
        known = [one for param in params for one in param.opts if one.startswith("-")]
        said = out.say("usage-option", name=name, guess=guess(name, known)).strip()
    elif kind == "MissingParameter" and param is not None:
        said = out.say("usage-missing", name=_name_of(out, param))
    elif kind == "BadParameter" and param is not None:
        said = out.say("usage-value", name=_name_of(out, param), expected=_expected(out, param))
    elif kind == "BadOptionUsage":
        said = out.say("usage-lacks", name=name)
    elif extra is not None:
        said = out.say("usage-extra", text=extra["args"])
    else:
        said = out.say("usage-other", reason=error.message)
    return f"{said} {out.say('usage-help', command=command)}"


def _name_of(out: Out, param: Any) -> str:
    return _metavar(out, param) if isinstance(param, TyperArgument) else str(param.opts[0])


def _metavar(out: Out, param: Any) -> str:
    """Return the word that stands for a value: written in English in the code, said in the reader's language."""
    name = param.metavar or param.name.upper()
    message = "metavar-" + "-".join(re.findall(r"\w+", name)).lower()
    return out.say(message) if out.words.has(out.words.source, message) else str(name)


def _expected(out: Out, param: Any) -> str:
    known = out.words.has(out.lang, f"expected-{param.name}")
    return out.say(f"expected-{param.name}" if known else "expected-number")


def unknown(message: str, name: str, known: Sequence[str], code: int = FAILED) -> Failure:
    """Return the failure for a name that nothing has: what there is, and what may have been meant."""
    return Failure(message, code, name=name, guess=guess(name, known), known=list(known)[:MOST_NAMED])


def nearest(text: str, known: Sequence[str]) -> str:
    """Return the known name that a text means, accents and capitals forgiven; "" for none."""
    wanted = fold(text)
    return next((one for one in known if fold(one) == wanted), "")


# Help


def show_help(out: Out, ctx: Any) -> None:
    """Print what a command does, its arguments and options, and examples."""
    command = ctx.command
    path = "-".join(ctx.command_path.split()[1:])
    key = f"help-{path}" if path else "help"
    out.line(Text.assemble((out.say("help-usage"), "bold"), " ", _usage(out, ctx)))
    out.line()
    out.line(out.say(key))
    if isinstance(command, TyperGroup):
        family = f"help-{path}-" if path else "help-"
        rows = [(name, out.say(family + name)) for name in command.list_commands(ctx)]
        _section(out, "help-commands", [(name, _first(text)) for name, text in rows])
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    options = [param for param in params if not isinstance(param, TyperArgument)]
    _section(out, "help-arguments", [(_name_of(out, one), _help_of(out, path, one)) for one in arguments])
    _section(out, "help-options", [(_heading(out, one), _help_of(out, path, one)) for one in options])
    if out.words.has(out.lang, f"{key}.examples"):
        out.line()
        out.line(out.say("help-examples"), "bold")
        for line in out.say(f"{key}.examples").splitlines():
            out.line(f"  {line}", "cyan")


def _usage(out: Out, ctx: Any) -> str:
    parts = [ctx.command_path]
    if isinstance(ctx.command, TyperGroup):
        parts.append(out.say("help-command"))
    for param in ctx.command.params:
        if isinstance(param, TyperArgument):
            name = _name_of(out, param) + ("…" if param.nargs == -1 else "")
            parts.append(name if param.required else f"[{name}]")
    return " ".join([*parts, f"[{out.say('help-options-word')}]"])


def _heading(out: Out, param: Any) -> str:
    names = ", ".join(sorted([*param.opts, *param.secondary_opts], key=len))
    return names if param.is_flag or param.name == "help" else f"{names} {_metavar(out, param)}"


def _help_of(out: Out, path: str, param: Any) -> str:
    own = f"help-{path}-option-{param.name}"
    message = own if out.words.has(out.words.source, own) else f"help-option-{param.name}"
    return out.say(message, players=names())


def _first(text: str) -> str:
    return text.split("\n")[0]


def _section(out: Out, title: str, rows: Sequence[tuple[str, str]]) -> None:
    if not rows:
        return
    out.line()
    out.line(out.say(title), "bold")
    widest = min(26, max(len(name) for name, _ in rows))
    table = Table.grid(padding=(0, 2))
    table.add_column(width=1)
    table.add_column(width=widest, style="cyan", overflow="fold")
    table.add_column(ratio=1)
    for name, text in rows:
        table.add_row("", name, text)
    out.show(table)


__all__ = [
    "DONE",
    "FAILED",
    "MISUSED",
    "Command",
    "Failure",
    "Group",
    "explain",
    "nearest",
    "reason_of",
    "record_words",
    "suggest",
    "unknown",
]
