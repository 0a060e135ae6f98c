"""Judges the record of a game by its laws; ``python -m games.audit``. Imports engines, and nothing that stores."""
