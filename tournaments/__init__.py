"""Tournaments: people, draws, rounds, standings, rulings. Imports of games only what services they offer."""
