"""Brackets of fours: seeding, single and double elimination, cuts and presets. Imports `tournaments.draw`
only.
"""
