"""Points and tie-breaks, adjustments, holds, and what was published when.

`points`, `log`, `sheet`, `tiebreaks`, `shared_table`, `ranking` and `explanation` are pure: they import
NumPy and the standard library, never Django.
"""
