"""Seconds over players, both logarithmic, as an SVG of a few lines."""

from math import log2, log10

WIDTH, HEIGHT, EDGE = 640, 400, 60


def growth_picture(points: list[tuple[int, float]]) -> str:
    """Return the SVG of measured (players, seconds) and of N log N through their middle."""
    middle, seconds = points[len(points) // 2]
    line = [(n, seconds * n * log2(n) / (middle * log2(middle))) for n, _ in points]
    values = [value for _, value in points + line]
    low, high = min(values), max(values)

    def at(players: int, value: float) -> tuple[float, float]:
        across = (log2(players) - log2(points[0][0])) / (log2(points[-1][0]) - log2(points[0][0]))
        up = (log10(value) - log10(low)) / (log10(high) - log10(low))
        return EDGE + across * (WIDTH - 2 * EDGE), HEIGHT - EDGE - up * (HEIGHT - 2 * EDGE)

    def path(series: list[tuple[int, float]]) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in series))

    marks = []
    for players, value in points:
        x, y = at(players, value)
        marks.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#8a4b08"/>')
        marks.append(f'<text x="{x:.1f}" y="{HEIGHT - EDGE + 20}" text-anchor="middle">{players}</text>')
        marks.append(f'<text x="{x - 8:.1f}" y="{y - 8:.1f}" text-anchor="end">{value:.3f} s</text>')
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
            'font-size="12" fill="#222">',
            "<title>Seconds to draw a round of a Swiss tournament, by number of players</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            f'<polyline points="{path(line)}" fill="none" stroke="#888" stroke-dasharray="6 4"/>',
            f'<polyline points="{path(points)}" fill="none" stroke="#8a4b08" stroke-width="2"/>',
            *marks,
            f'<text x="{EDGE}" y="24" font-size="14">Processor seconds a round (line), and N log N (dashes)</text>',
            f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">players</text>',
            "</svg>\n",
        ]
    )
