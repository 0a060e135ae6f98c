"""Yatzi's records judged: line by line, turn by turn, sheet by sheet. Imports no other game's audit."""
