"""The games: their laws, records, tables and players. Knows nothing of tournaments, but for who people are (accounts)."""
