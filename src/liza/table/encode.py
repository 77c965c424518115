"""Messages as bytes. Views are encoded straight from their dataclasses, and only once for all who see them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from liza.table.protocol import PongMessage, RefusalSheet, RefusedMessage
from liza.toolkit.view import View

_encoder = msgspec.json.Encoder()
_LEFT_OUT = (
    (b',"lost":0,"scale":1}', b"}"), (b',"parts":[]', b""), (b',"attached":[]', b""), (b',"marks":[]', b""),
    (b',"short":null', b""), (b',"room":0,"scale":1}', b"}"), (b',"note":"","ends":[]}', b"}"), (b',"area":""', b""),
    (b',"site":0,"gate":0,', b","), (b',"outline":[],"near":[]}', b"}"),
    (b',"args":[]}', b"}"),
)  # fmt: skip
"""Fields of `toolkit.view` and phrases at their default, as they are written, and what is written instead.

None of this can stand within a text, where quotes are escaped.
"""


def encode(thing: Any) -> bytes:
    """Return dataclasses, phrases and plain data as JSON."""
    return _encoder.encode(thing)


def encode_view(view: View) -> bytes:
    """Return a view as JSON; what there are hundreds of has no fields that are at their default."""
    written = _encoder.encode(view)
    for default, short in _LEFT_OUT:
        written = written.replace(default, short)
    return written


def view_message(head: bytes, whole: bool, lines: Iterable[bytes], tail: bytes) -> bytes:
    """Put a `ViewMessage` together: `head` and `tail` are the same for all sockets of a seat."""
    return b'%s,"whole":%s,"lines":[%s],%s' % (head, b"true" if whole else b"false", b",".join(lines), tail)


def view_head(seat: str, version: int, view: bytes) -> bytes:
    """Return a view message up to the lines."""
    return b'{"type":"view","seat":%s,"version":%d,"view":%s' % (encode(seat), version, view)


def view_tail(undo: str, passing: dict[str, Any]) -> bytes:
    """Return what follows the lines in a view message."""
    return encode({"undo": undo, "passing": passing})[1:]


def table_message(sheet: dict[str, Any]) -> bytes:
    """Return the message that tells of the table."""
    return encode({"type": "table", "table": sheet})


def refused_message(seat: str, refusal: RefusalSheet) -> bytes:
    """Return the message that something was not done."""
    return RefusedMessage(type="refused", seat=seat, refusal=refusal).model_dump_json().encode()


PONG = PongMessage(type="pong").model_dump_json().encode()
