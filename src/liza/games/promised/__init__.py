# plain: under way; it is compiled once it is listed
"""Promised Land: judges, sieges and sealed orders on a map of Canaan, for two to four."""
