"""Text notations of games: what all of them share. Knows no game; each brings its own body lines."""
