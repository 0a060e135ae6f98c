"""Djinnverso's records judged: line by line, round by round, throw by throw. Imports no other game's audit."""
