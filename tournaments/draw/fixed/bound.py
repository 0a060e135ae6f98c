"""How many repeats no schedule can avoid."""


def least_repeats(players: int, rounds: int) -> int:
    """Return max(0, 1.5·N·R − N(N − 1)/2): pairs made by N/4 tables a round, less pairs that there are.

    Where four does not divide N only the players who are seated are counted. Six pairs a table.
    """
    pairs = players // 4 * 6 * rounds
    return max(0, pairs - players * (players - 1) // 2)
