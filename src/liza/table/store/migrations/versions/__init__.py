"""The steps of the schema, oldest first. A step that has been published is never edited."""
