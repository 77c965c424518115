"""The tables of the database. A change here needs a migration beside `migrations/versions`; a test compares the two."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA = MetaData(
    # Only what has a name can be altered later.
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _json(name: str, *, optional: bool = False) -> Column[Any]:
    return Column(name, JSON(none_as_null=True), nullable=optional)


SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

GUESTS = Table("guests", METADATA, Column("id", Text, primary_key=True), _text("name"))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    _text("game"),
    _json("setup"),
    _text("undo"),
    Column("guide", Boolean, nullable=False),
    _text("status"),
    Column("made", Double, nullable=False),
    Column("since", Double, nullable=False),
    _json("header", optional=True),
    _json("ending"),
    _json("wishes"),
    _text("rematch"),
    _text("organiser"),
    _json("post"),
    _json("clock"),
    Column("due", Double, nullable=True),
    _text("desk_key"),
    _json("desk_contact"),
    Index(None, "organiser"),
    Index(None, "desk_key"),
    Index(None, "due"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    _text("kind"),
    _text("name"),
    _text("level"),
    _json("deck", optional=True),
    _text("key"),
    _json("passing"),
    _text("heir"),
    _text("feed"),
    _json("contact"),
    Index(None, "key"),
    Index(None, "heir"),
    Index(None, "feed"),
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    Index(None, "guest_id"),
)

ORGANISERS = Table(
    "organisers",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Index(None, "guest_id"),
)
"""The organiser of a table by correspondence on further devices."""

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    _text("kind"),
    _text("text"),
    _text("note"),
    Column("auto", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    _text("by"),
)
"""The journal; the primary key lets only one of two writers have a place in it."""

DEEDS = Table(
    "deeds",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    _text("kind"),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    _text("by"),
    _text("reason"),
    _json("data"),
)
"""The log of a table by correspondence, numbered from 0 without gaps."""

LETTERS = Table(
    "letters",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    _text("matter"),
    _text("channel"),
    _text("target"),
    _json("body"),
    Column("made", Double, nullable=False),
    Column("next", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    _text("state"),
    _text("error"),
    Index(None, "state", "next"),
)
"""What is to be told to people outside."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    _text("body"),
)
"""What each seat was told of each round."""
