"""The words of the made-up games of the tests for maps."""
