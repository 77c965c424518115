"""Options are integers: kind in bits 0-7, two operands of 12 bits from 8 and 20, a free number from 32."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OPERANDS: Final = 4096
"""Operands lie in 0..4095."""


def bit(n: i64, one: i64 = 1) -> i64:
    """Return 1 << n, for n up to 62; written out, compiled code computes it with 32 bits, for its 1 is C's.

    >>> bit(40) == 2**40
    True
    """
    return one << n


def option(kind: i64, a: i64 = 0, b: i64 = 0, number: i64 = 0) -> i64:
    """Pack an option; `number` (0 .. 2**30) is only used by spans."""
    return kind | a << 8 | b << 20 | number << 32


def kind_of(packed: i64) -> i64:
    """Return the kind, bits 0-7."""
    return packed & 0xFF


def first(packed: i64) -> i64:
    """Return the first operand."""
    return packed >> 8 & 0xFFF


def second(packed: i64) -> i64:
    """Return the second operand."""
    return packed >> 20 & 0xFFF


def number_of(packed: i64) -> i64:
    """Return the free number of a span's option."""
    return packed >> 32


def family(packed: i64) -> i64:
    """Return the option without its free number: what `spans` lists."""
    return packed & 0xFFFFFFFF
