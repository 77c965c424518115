"""Tables by correspondence: deadlines, their log, letters to people outside, and reports of rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NOTHING = sa.text("'{}'")


def upgrade() -> None:
    """Give tables, seats and moves their new columns, as of tables without deadlines, and make what is new."""
    _widen()
    op.create_table(
        "deeds",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_deeds"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deeds_table_id"),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("matter", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("next", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_letters_table_id"),
    )
    op.create_index("ix_letters_state_next", "letters", ["state", "next"])
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("round", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "round", name="pk_reports"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
    )


def _widen() -> None:
    """Add columns in place; what is there already is at tables without deadlines."""
    op.add_column("tables", sa.Column("organiser", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("post", sa.JSON(), nullable=False, server_default=NOTHING))
    op.add_column("tables", sa.Column("clock", sa.JSON(), nullable=False, server_default=NOTHING))
    op.add_column("tables", sa.Column("due", sa.Double(), nullable=True))
    op.create_index("ix_tables_organiser", "tables", ["organiser"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("heir", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("feed", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("contact", sa.JSON(), nullable=False, server_default=NOTHING))
    op.create_index("ix_seats_heir", "seats", ["heir"])
    op.create_index("ix_seats_feed", "seats", ["feed"])
    op.add_column("moves", sa.Column("by", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Refuse: the log of a table is not thrown away."""
    raise NotImplementedError("deadlines and their log would be lost")
