"""Seats of a schedule whose tables are known: evened out for every player, always and exactly.

Players and tables are the two sides of a graph whose edges are the games. Walking closed trails and
painting edges in turn halves every player's games (within one) and every table's (exactly); halving the
halves gives four seats, each taken once at each table and by each player as often as any other within one
(de Werra, "Equitable colorations of graphs", 1971).
"""

from collections.abc import Sequence

Games = list[tuple[int, int]]
"""Edges: a player and a table."""


def even_seats(tables: Sequence[Sequence[int]]) -> list[tuple[int, int, int, int]]:
    """Return each table in seat order, so that a player's seat counts lie within one of each other.

    `tables` are those of all rounds, each of four different players.
    """
    games = [(player, at) for at, table in enumerate(tables) for player in table]
    seated = [[0, 0, 0, 0] for _ in tables]
    halves = [half for whole in _halve(games) for half in _halve(whole)]
    # The halves of one half are opposite seats: two of the first and two of the second never sit next to
    # each other twice.
    for seat, quarter in zip((0, 2, 1, 3), halves, strict=True):
        for player, at in quarter:
            seated[at][seat] = player
    return [(a, b, c, d) for a, b, c, d in seated]


def _halve(games: Games) -> tuple[Games, Games]:
    """Split edges so that at every vertex the two parts differ by at most one, and not at all where the
    number is even.

    Vertices of odd degree are joined to one of two extra vertices, those of players to one and those of
    tables to the other, and these two to each other if they are odd: then every closed trail is even, and
    painting it in turn is fair.
    """
    ends: list[tuple[int, int]] = [(2 * player, 2 * table + 1) for player, table in games]
    odd = _odd(ends)
    # Even numbers are the players' side, odd ones the tables'; -2 and -1 are the extra vertices.
    ends += [(vertex, -1) if vertex % 2 == 0 else (-2, vertex) for vertex in sorted(odd)]
    if len([vertex for vertex in odd if vertex % 2 == 0]) % 2:
        ends.append((-2, -1))
    parts: tuple[Games, Games] = ([], [])
    for trail in _trails(ends):
        for step, edge in enumerate(trail):
            if edge < len(games):
                parts[step % 2].append(games[edge])
    return parts


def _odd(ends: list[tuple[int, int]]) -> set[int]:
    odd: set[int] = set()
    for edge in ends:
        odd ^= set(edge)
    return odd


def _trails(ends: list[tuple[int, int]]) -> list[list[int]]:
    """Return closed trails that use each edge once, as lists of edges in walking order."""
    at: dict[int, list[int]] = {}
    for edge, (one, other) in enumerate(ends):
        at.setdefault(one, []).append(edge)
        at.setdefault(other, []).append(edge)
    used = bytearray(len(ends))
    trails = []
    for start in sorted(at):
        while True:
            trail = _walk(start, at, ends, used)
            if not trail:
                break
            trails.append(trail)
    return trails


def _walk(start: int, at: dict[int, list[int]], ends: list[tuple[int, int]], used: bytearray) -> list[int]:
    """Walk unused edges from `start` until none is left where we are, which is at `start` again."""
    vertex, trail = start, []
    while (edge := _unused(at[vertex], used)) is not None:
        used[edge] = 1
        trail.append(edge)
        one, other = ends[edge]
        vertex = other if vertex == one else one
    return trail


def _unused(edges: list[int], used: bytearray) -> int | None:
    while edges and used[edges[-1]]:
        edges.pop()
    return edges[-1] if edges else None
