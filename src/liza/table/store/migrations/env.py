"""How Alembic runs the steps: on the connection that `liza.table.store.upgrade` hands over, in its transaction."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    version_table=context.config.attributes["version_table"],
    # SQLite can't alter most of a table in place; a batch makes a new one and copies.
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
