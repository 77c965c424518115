"""Plain data walked by attribute names, native and interpreted alike: dump, hash, rebuild.

Attributes that begin with an underscore are caches; `source` and `log` belong to the outside. None of these is dumped.
"""

from __future__ import annotations

import hashlib
from enum import Enum
from typing import Any

from mypy_extensions import mypyc_attr

from liza.kernel.errors import EngineError

OUTSIDE = frozenset({"source", "log"})
_declared: dict[type, tuple[str, ...]] = {}
_shapes: dict[tuple[Any, ...], list[tuple[str, str]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """Printed things that all states share and nobody writes to: dumped and sent by their code."""

    def code(self) -> str:
        """Return what identifies the thing; equal codes mean equal things."""
        raise NotImplementedError


def _native_fields(cls: type) -> tuple[str, ...]:
    known = _declared.get(cls)
    if known is None:
        names: list[str] = []
        for base in reversed(cls.__mro__):
            for name in base.__dict__.get("__mypyc_attrs__", ()):
                if name not in names and not name.startswith("_"):
                    names.append(name)
        known = tuple(names)
        _declared[cls] = known
    return known


def fields(thing: Any) -> list[str]:
    """Return the attribute names of an object in the order of its constructor."""
    names = list(_native_fields(type(thing)))
    for name in getattr(thing, "__dict__", ()):
        if name not in names and not name.startswith("_"):
            names.append(name)
    return names


def values(thing: Any) -> list[Any]:
    """Return the values of those attributes."""
    return [getattr(thing, name) for name in fields(thing)]


def rebuild(cls: Any, arguments: list[Any]) -> Any:
    """Make a step or hook again from its class and fields."""
    return cls(*arguments)


def refill(cls: Any, arguments: tuple[Any, ...], attributes: dict[str, Any]) -> Any:
    """Make any other object again: built with `arguments`, then every attribute set."""
    thing = cls(*arguments)
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing


def attributes_of(thing: Any) -> dict[str, Any]:
    """Return the attributes by name, caches left out."""
    return {name: getattr(thing, name) for name in fields(thing)}


def dump(thing: Any) -> str:
    """Return the text of plain data: equal texts mean equal data. 50 to 90 µs for a state."""
    out: list[str] = []
    _dump(thing, out)
    return "".join(out)


def _dump(thing: Any, out: list[str]) -> None:
    kind = type(thing)
    if kind is int:
        out.append(str(thing))
    elif kind is list or kind is tuple:
        _dump_items(thing, out)
    elif thing is None or isinstance(thing, (bool, str, bytes, float)):
        out.append(repr(thing))
    elif isinstance(thing, int):
        out.append(str(int(thing)))  # an IntEnum counts as its number, as it does in a native attribute
    elif isinstance(thing, (list, tuple)):
        _dump_items(thing, out)
    elif isinstance(thing, dict):
        out.append("{")
        for key in sorted(thing):
            out.append(repr(key) + ":")
            _dump(thing[key], out)
            out.append(",")
        out.append("}")
    elif isinstance(thing, Shared):
        out.append(kind.__name__ + "<" + thing.code() + ">")
    elif isinstance(thing, Enum):
        out.append(kind.__name__ + "." + thing.name)
    elif kind.__module__ == "builtins":
        raise EngineError(
            f"{thing!r} is no plain data: hold numbers, texts, lists, dicts or objects of your own instead"
        )
    else:
        _dump_object(thing, out)


def _dump_items(items: Any, out: list[str]) -> None:
    out.append("[")
    for item in items:
        if type(item) is int:
            out.append(str(item) + ",")
        else:
            _dump(item, out)
            out.append(",")
    out.append("]")


def _dump_object(thing: Any, out: list[str]) -> None:
    cls = type(thing)
    out.append(cls.__name__ + "(")
    for name, label in _shape(cls, thing):
        value = getattr(thing, name)
        if type(value) is int:
            out.append(label + str(value) + ",")
        else:
            out.append(label)
            _dump(value, out)
            out.append(",")
    out.append(")")


def _shape(cls: type, thing: Any) -> list[tuple[str, str]]:
    """Return what is dumped of an object, by name, each with its label. Objects of a class nearly always agree."""
    key = (cls, *getattr(thing, "__dict__", ()))
    known = _shapes.get(key)
    if known is None:
        known = [(name, name + "=") for name in sorted(fields(thing)) if name not in OUTSIDE]
        _shapes[key] = known
    return known


def same(a: Any, b: Any) -> bool:
    """Tell whether two things are equal plain data, as equal dumps would; most that differ do so early."""
    if a is b:
        return True
    if isinstance(a, int) and isinstance(b, int):
        return int(a) == int(b) and isinstance(a, bool) == isinstance(b, bool)
    if isinstance(a, (list, tuple)):
        if not isinstance(b, (list, tuple)) or len(a) != len(b):
            return False
        for i in range(len(a)):
            if not same(a[i], b[i]):
                return False
        return True
    if type(a) is not type(b):
        return False
    if a is None or isinstance(a, (str, bytes, float)):
        return bool(a == b)
    if isinstance(a, dict):
        if a.keys() != b.keys():
            return False
        for key in a:
            if not same(a[key], b[key]):
                return False
        return True
    if isinstance(a, Shared):
        return bool(a.code() == b.code())
    if isinstance(a, Enum):
        return False
    shape = _shape(type(a), a)
    if shape != _shape(type(b), b):
        return False
    for name, _ in shape:
        if not same(getattr(a, name), getattr(b, name)):
            return False
    return True


def digest(text: str) -> str:
    """Return the digest of a text, 32 hexadecimal figures."""
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def state_hash(thing: Any) -> str:
    """Return the digest of the dumped fields: for records and tests; a search that needs a key writes its own."""
    return digest(dump(thing))
