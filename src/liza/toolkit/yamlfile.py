# plain: reads data files once, when a program starts.
"""YAML files as plain data that still know the line of every value."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, NoReturn

from ruamel.yaml import YAML
from ruamel.yaml.constructor import ConstructorError
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from ruamel.yaml.reader import ReaderError

from liza.toolkit.problems import Problem, ProblemsError, decode, problem, read_text
from liza.toolkit.text import Phrase, Words

Step = str | int
"""One step into the data: a key of a mapping, or an index of a list."""

_STANDARD_TAG = "tag:yaml.org,2002:"
_KNOWN_REASONS = (
    ("found character '\\t'", "yaml-tab"),
    ("that cannot start any token", "yaml-sign"),
    ("found undefined alias", "yaml-sign"),
    ("mapping values are not allowed", "yaml-colon"),
    ("could not find expected ':'", "yaml-no-colon"),
    ("but found another document", "yaml-documents"),
    ("<stream end>", "yaml-unclosed"),
    ("unexpected end of stream", "yaml-unclosed"),
    ("expected ',' or ", "yaml-unclosed"),
    ("but found '<scalar>'", "yaml-after-quote"),
    ("expected <block end>", "yaml-indent"),
)
_TOLD_WHERE_IT_BEGINS = ("yaml-unclosed", "yaml-no-colon")


class YamlFile:
    """What a YAML file says: plain dicts, lists and scalars, and the line of every path into them."""

    def __init__(self, file: str, data: Any, root: Node) -> None:
        self.file = file
        self.data = data
        self._root = root

    def line(self, path: Sequence[Step] = ()) -> int:
        """Returns the line, from 1, where the value at the path is written.

        Where the path leads out of the data, it is the line of the last part that exists: a missing field has the
        line of its owner.
        """
        node, line = self._root, _line(self._root)
        for step in path:
            found = _child(node, step)
            if found is None:
                return line
            node, line = found
        return line

    @staticmethod
    def place(path: Sequence[Step]) -> str:
        """Returns the path as people write it.

        >>> YamlFile.place(["cards", 3, "name", "es"])
        'cards[3].name.es'
        """
        return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")

    def problem(
        self, words: Words, phrase: Phrase, path: Sequence[Step] = (), *, clause: str = "", advice: bool = False
    ) -> Problem:
        """Returns a problem with the value at the path."""
        line = self.line(path)
        return problem(words, phrase, file=self.file, line=line, place=self.place(path), clause=clause, advice=advice)


def read_yaml(path: str | os.PathLike[str]) -> YamlFile:
    """Reads one YAML 1.2 document.

    Raises:
        ProblemsError: the file cannot be read, is empty or not UTF-8, is not YAML, repeats a key, or uses what plain
            data do not need (tags of its own, merge keys, an anchor inside itself).
    """
    return parse_yaml(read_text(path), os.fspath(path))


def parse_yaml(text: str | bytes, file: str = "") -> YamlFile:
    """Reads one YAML document from a text; see `read_yaml`."""
    text = decode(text, file) if isinstance(text, bytes) else text
    yaml = YAML(typ="safe", pure=True)
    try:
        root = yaml.compose(text)
        if root is None:
            _refuse(file, 0, Phrase("yaml-empty"))
        return YamlFile(file, _Reader(yaml, file).read(root), root)
    except MarkedYAMLError as error:
        phrase = _reason(error)
        begins = phrase.message in _TOLD_WHERE_IT_BEGINS and error.context_mark
        mark = begins or error.problem_mark or error.context_mark
        _refuse(file, mark.line + 1 if mark else 0, phrase)
    except ReaderError as error:
        _refuse(file, text.count("\n", 0, error.position) + 1, Phrase("yaml-control"))
    except YAMLError as error:
        _refuse(file, 0, Phrase("yaml-broken", reason=str(error)))
    except RecursionError:
        _refuse(file, 0, Phrase("yaml-deep"))


class _Reader:
    """Turns nodes into plain data, each node once, so that aliases cannot blow them up."""

    def __init__(self, yaml: YAML, file: str) -> None:
        self._constructor = yaml.constructor
        self._file = file
        self._done: dict[int, Any] = {}
        self._open: set[int] = set()
        self._problems: list[Problem] = []

    def read(self, root: Node) -> Any:
        data = self._value(root)
        if self._problems:
            raise ProblemsError(sorted(self._problems, key=lambda one: one.line))
        return data

    def _value(self, node: Node) -> Any:
        key = id(node)
        if key in self._open:
            return self._tell(node, Phrase("yaml-loop"))
        if key not in self._done:
            self._open.add(key)
            self._done[key] = self._new(node)
            self._open.remove(key)
        return self._done[key]

    def _new(self, node: Node) -> Any:
        tag = str(node.tag)
        if isinstance(node, MappingNode) and tag == _STANDARD_TAG + "map":
            return self._mapping(node)
        if isinstance(node, SequenceNode) and tag == _STANDARD_TAG + "seq":
            return [self._value(one) for one in node.value]
        if not isinstance(node, ScalarNode) or not tag.startswith(_STANDARD_TAG):
            return self._tell(node, Phrase("yaml-tag", tag=tag.replace(_STANDARD_TAG, "!!")))
        try:
            return self._constructor.construct_object(node)
        except ConstructorError:
            return self._tell(node, Phrase("yaml-tag", tag=tag.replace(_STANDARD_TAG, "!!")))
        except ValueError as error:
            return self._tell(node, Phrase("yaml-value", reason=str(error)))

    def _mapping(self, node: MappingNode) -> dict[Any, Any]:
        data: dict[Any, Any] = {}
        lines: dict[Any, int] = {}
        for key_node, value_node in node.value:
            key = self._value(key_node)
            if not isinstance(key, (str, int)) or isinstance(key, bool):
                self._tell(key_node, Phrase("yaml-key"))
            elif key in lines:
                self._tell(key_node, Phrase("yaml-duplicate", key=str(key), first=lines[key]))
            else:
                lines[key] = _line(key_node)
                data[key] = self._value(value_node)
        return data

    def _tell(self, node: Node, phrase: Phrase) -> None:
        self._problems.append(problem(Words.of(), phrase, file=self._file, line=_line(node)))


def _line(node: Node) -> int:
    return int(node.start_mark.line) + 1


def _child(node: Node, step: Step) -> tuple[Node, int] | None:
    """Returns what lies one step further in, and the line of its key or of itself."""
    if isinstance(node, SequenceNode) and isinstance(step, int) and 0 <= step < len(node.value):
        return node.value[step], _line(node.value[step])
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if isinstance(key, ScalarNode) and key.value == str(step):
                return value, _line(key)
    return None


def _reason(error: MarkedYAMLError) -> Phrase:
    reason = str(error.problem or error.context or "")
    for sign, message in _KNOWN_REASONS:
        if sign in reason:
            return Phrase(message)
    return Phrase("yaml-broken", reason=reason)


def _refuse(file: str, line: int, phrase: Phrase) -> NoReturn:
    raise ProblemsError([problem(Words.of(), phrase, file=file, line=line)]) from None
