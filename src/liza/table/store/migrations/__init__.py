"""The history of the schema: `env` tells Alembic how to run it, `versions` has the steps."""
