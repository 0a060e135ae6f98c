"""The tournaments: people, draws, rounds, standings, rulings. Reaches a game only by the services of `games.play`."""
