"""Whole schedules fixed before the first round: constructions, search, and even seats. Imports
`tournaments.draw` only.
"""
