# plain: wraps an interpreted library; texts are made only when somebody reads them.
"""Texts for people, in every language that has a file: Fluent messages, and phrases that wait to be rendered."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter
from pathlib import Path
from typing import Protocol, Union

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE = "es"
"""The language every text is written in first, and the one that fills the gaps of the others."""

Argument = Union[str, int, "Phrase", Sequence[Union[str, "Phrase"]]]
"""What a message may be given; a sequence is joined by the language's own rule ("a, b y c")."""

_FILE_NAME = re.compile(r"(?:[a-z0-9_-]+\.)?(?P<language>[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.ftl")
_OPENS_WITH_I = re.compile(r"h?(?:í|[iy](?![aeouáéóú]))")
_OPENS_WITH_O = re.compile(r"h?[oó]")
_LETTERS_FIRST = re.compile(r"^[\W\d_]+")
_by_name = itemgetter(0)


class WordsError(Exception):
    """A message file is broken, or a message cannot be said as asked. It is the author who has to act."""


@dataclass(frozen=True, slots=True, init=False)
class Phrase:
    """A message that has not chosen its language yet.

    >>> Phrase("draws", count=2, who=Phrase("seat-south"))
    Phrase(message='draws', args=(('count', 2), ('who', Phrase(message='seat-south', args=()))))
    """

    message: str
    """Id of the message, or `id.attribute`."""
    args: tuple[tuple[str, Argument], ...] = ()
    """Names and values, sorted by name."""

    def __init__(self, message: str, /, **args: Argument) -> None:
        pairs = [
            (name, value if isinstance(value, (str, int, Phrase)) else tuple(value)) for name, value in args.items()
        ]
        if len(pairs) > 1:
            pairs.sort(key=_by_name)
        object.__setattr__(self, "message", message)
        object.__setattr__(self, "args", tuple(pairs))

    def attribute(self, name: str) -> Phrase:
        """Returns the phrase of one attribute of this message, with the same arguments."""
        return Phrase(f"{self.message}.{name}", **dict(self.args))


class Words:
    """The messages of some folders of `.ftl` files, by language.

    A file is called `es.ftl`, or `topic.es.ftl` where several hands write for one package; a new language is a new
    file. The toolkit's own messages are always among them. Files are read when their language is first used.

    Raises:
        WordsError: two files or messages collide, or a file is not Fluent; it names file, line and remedy.
    """

    strict: bool = False
    """True turns every missing message or argument into a `WordsError`. Tests set it on the class."""

    def __init__(self, *folders: Path | Traversable, source: str = SOURCE) -> None:
        self.source = source
        self._files = _files_by_language([files(__package__) / "text", *folders])
        self._loaded: dict[str, _Language] = {}
        if source not in self._files:
            raise WordsError(f"no file {source}.ftl in {', '.join(map(str, folders))}; write the source language first")

    @staticmethod
    def of(*packages: str) -> Words:
        """Returns the words of some packages, each from its folder `text`; the same object every time."""
        return _words_of(packages)

    @property
    def languages(self) -> tuple[str, ...]:
        """Every language that has a file, the source language first."""
        return (self.source, *sorted(language for language in self._files if language != self.source))

    def say(self, language: str, message: str, /, **args: Argument) -> str:
        """Returns a message, or `message.attribute`, in the language or else in the source language.

        What cannot be said shows up in braces; in strict mode it raises instead.

        Raises:
            WordsError: strict mode only: no such language, message or argument.
        """
        chosen = self._nearest(language)
        if self.strict and (chosen is None or message not in self._language(chosen).patterns):
            raise WordsError(f"no message {message!r} in {language!r}; add it to {chosen or language}.ftl")
        for candidate in dict.fromkeys([chosen or self.source, self.source]):
            known = self._language(candidate)
            if message in known.patterns:
                return self._format(known, message, args)
        return "{" + message + "}"

    def render(self, language: str, phrase: Phrase) -> str:
        """Returns a phrase in the language, the phrases among its arguments included."""
        return self.say(language, phrase.message, **dict(phrase.args))

    def join(self, language: str, items: Iterable[str | Phrase]) -> str:
        """Returns the items as the language lists them: "a, b y c", "a, b and c"."""
        texts = [item if isinstance(item, str) else self.render(language, item) for item in items]
        if len(texts) < 2:
            return "".join(texts)
        joined = texts[0]
        for text in texts[1:-1]:
            joined = self.say(language, "list-more", first=joined, next=text)
        return self.say(language, "list-last", first=joined, last=texts[-1], opening=opening_sound(texts[-1]))

    def has(self, language: str, message: str) -> bool:
        """Tells whether the language itself, without help from the source language, has the message."""
        return language in self._files and message in self._language(language).patterns

    def ids(self, language: str) -> frozenset[str]:
        """Returns all that can be said in the language: message ids, and `id.attribute` for each attribute."""
        return frozenset(self._language(language).patterns) if language in self._files else frozenset()

    def sources(self, language: str) -> str:
        """Returns all files of a language as one Fluent text: for readers that render for themselves, as a page does.

        Raises:
            WordsError: the language has no file.
        """
        if language not in self._files:
            raise WordsError(f"no file {language}.ftl; known are {', '.join(self.languages)}")
        return "\n".join(file.read_text(encoding="utf-8") for file in self._files[language])

    def arguments(self, language: str, message: str) -> frozenset[str]:
        """Returns the names of the arguments a message uses, also through the messages it refers to."""
        return self._language(language).arguments(message)

    def _nearest(self, language: str) -> str | None:
        wanted = language.replace("_", "-")
        return next((one for one in (wanted, wanted.lower(), wanted.lower().split("-")[0]) if one in self._files), None)

    def _language(self, language: str) -> _Language:
        if language not in self._loaded:
            self._loaded[language] = _Language(language, self._files[language], self.source)
        return self._loaded[language]

    def _format(self, known: _Language, message: str, args: Mapping[str, Argument]) -> str:
        plain = {name: self._plain(known.name, message, name, value) for name, value in args.items()}
        text, errors = known.format(message, plain)
        if errors and self.strict:
            raise WordsError(f"{known.places[message]}: message {message!r} fails: {'; '.join(map(str, errors))}")
        if errors:
            missing = {name: "{" + name + "}" for name in known.arguments(message) - plain.keys()}
            text, errors = known.format(message, {**missing, **plain})
        return text

    def _plain(self, language: str, message: str, name: str, value: Argument) -> str | int:
        if isinstance(value, Phrase):
            return self.render(language, value)
        if isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        if isinstance(value, Sequence):
            return self.join(language, value)
        if self.strict:
            raise WordsError(f"argument {name!r} of {message!r} is {value!r}; give a str, an int, a Phrase or a list")
        return str(value)


class _Language:
    """The messages of one language."""

    def __init__(self, name: str, sources: Sequence[Path | Traversable], source: str) -> None:
        self.name = name
        self.patterns: dict[str, ftl.Pattern] = {}
        self.places: dict[str, str] = {}
        self._bundle = FluentBundle([name, source], use_isolating=False)
        for file in sources:
            self._read(file)

    def _read(self, file: Path | Traversable) -> None:
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise WordsError(f"{file}: not UTF-8 ({error.reason}); save the file as UTF-8") from None
        resource = FluentParser().parse(text)
        for entry in resource.body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ftl.Junk):
                reasons = "; ".join(str(note.message) for note in entry.annotations or ())
                raise WordsError(f"{file}:{line}: not Fluent ({reasons}); write `id = text`, further lines indented")
            if isinstance(entry, (ftl.Message, ftl.Term)):
                self._add(entry, f"{file}:{line}")
        self._bundle.add_resource(resource)

    def _add(self, entry: ftl.Message | ftl.Term, place: str) -> None:
        name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
        if name in self.places:
            raise WordsError(f"{place}: {name!r} is already written in {self.places[name]}; rename or remove one")
        self.places[name] = place
        if isinstance(entry, ftl.Term):
            return
        if entry.value is not None:
            self.patterns[name] = entry.value
        for attribute in entry.attributes:
            self.patterns[f"{name}.{attribute.id.name}"] = attribute.value
            self.places[f"{name}.{attribute.id.name}"] = place

    def format(self, message: str, args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def arguments(self, message: str) -> frozenset[str]:
        seen: set[str] = set()
        names: set[str] = set()
        queue = [message]
        while queue:
            one = queue.pop()
            if one not in seen and one in self.patterns:
                seen.add(one)
                found = _References()
                found.visit(self.patterns[one])
                names |= found.variables
                queue += found.messages
        return frozenset(names)


class _References(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        """Passes over: the variables of a term are its own."""


class Texts(Protocol):
    """A text of some data file in every language, as `{"es": "Muro de Umbral", "en": "Umbral Wall"}`."""

    def __getitem__(self, language: str, /) -> str: ...


def named(texts: Texts) -> Phrase:
    """Returns the phrase that says a text of a data file, such as the name of a card, in the reader's language."""
    return Phrase("data-text", es=texts["es"], en=texts["en"])


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Returns the text without accents, capitals and superfluous spaces, for comparing what people type.

    >>> fold("  Precipitación   ÚNICA ")
    'precipitacion unica'
    """
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return " ".join(bare.casefold().split())


def opening_sound(text: str) -> str:
    """Returns "i" or "o" for a text that opens with that sound, else "other".

    Messages select by it: Spanish says "e" for "y" before the first, and "u" for "o" before the second.
    """
    letters = _LETTERS_FIRST.sub("", text).lower()
    if _OPENS_WITH_I.match(letters):
        return "i"
    return "o" if _OPENS_WITH_O.match(letters) else "other"


def _files_by_language(folders: Iterable[Path | Traversable]) -> dict[str, list[Path | Traversable]]:
    found: dict[str, list[Path | Traversable]] = {}
    for folder in folders:
        if not folder.is_dir():
            raise WordsError(f"{folder}: no such folder of .ftl files; create it with a file es.ftl")
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if not file.name.endswith(".ftl"):
                continue
            matched = _FILE_NAME.fullmatch(file.name)
            if matched is None:
                raise WordsError(f"{file}: no language in the name; call it es.ftl or topic.es.ftl")
            found.setdefault(matched["language"], []).append(file)
    return found


@cache
def _words_of(packages: tuple[str, ...]) -> Words:
    own = __package__
    return Words(*(files(package) / "text" for package in packages if package != own))
