"""How many Swiss rounds and what bracket suit so many players."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Preset:
    """A stage of Swiss rounds, then a bracket of the best."""

    least: int
    most: int
    """For fields of `least` to `most` players."""
    rounds: int
    """Swiss rounds; 0 means that all play in the bracket."""
    cut: int
    """How many go on to the bracket, at most all."""
    advance: int
    """How many of a bracket table go on. The best one of ten: seeds 1 and 2 go straight to the final."""


PRESETS = (
    Preset(4, 16, 0, 16, 1),
    Preset(17, 34, 3, 4, 1),
    Preset(35, 64, 4, 10, 1),
    Preset(65, 128, 5, 16, 1),
    Preset(129, 208, 6, 16, 1),
    Preset(209, 304, 7, 16, 1),
)


def preset_for(players: int) -> Preset:
    """Return the preset for a field; raises `LookupError` below 4 and above 304 players."""
    for preset in PRESETS:
        if preset.least <= players <= preset.most:
            return preset
    raise LookupError(f"there is no preset for {players} players")
