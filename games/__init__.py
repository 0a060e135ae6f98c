"""The games: laws, records, tables, players. Imports nothing of tournaments but who people are (accounts)."""
