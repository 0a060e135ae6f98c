"""The next round of a Swiss tournament of fours, drawn, scored, sealed and verified. Imports
`tournaments.draw` only.
"""
