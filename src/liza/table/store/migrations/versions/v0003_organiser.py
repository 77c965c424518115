"""An organiser on several devices, and where they want to be told what waits for them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Give tables the organiser's key and contact, none yet, and make the list of their further devices."""
    op.add_column("tables", sa.Column("desk_key", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("desk_contact", sa.JSON(), nullable=False, server_default=sa.text("'{}'")))
    op.create_index("ix_tables_desk_key", "tables", ["desk_key"])
    op.create_table(
        "organisers",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_organisers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_organisers_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_organisers_guest_id"),
    )
    op.create_index("ix_organisers_guest_id", "organisers", ["guest_id"])


def downgrade() -> None:
    """Refuse: an organiser would lose their table on every device but one."""
    raise NotImplementedError("organisers would lose their tables")
