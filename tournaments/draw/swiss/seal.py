"""What a draw was made from, as one digest, so that anyone can make it again."""

import hashlib
import json
from typing import Any

from tournaments.draw.swiss.field import Field
from tournaments.draw.swiss.weights import Weights

VERSION = "swiss-of-fours/1"
"""Changes whenever the same input and seed may give another draw."""


def field_document(field: Field, weights: Weights) -> dict[str, Any]:
    """Return all that a draw depends on but the seed, as plain JSON values with points as exact text."""
    return {
        "conflicts": sorted(sorted(pair) for pair in field.conflicts),
        "entrants": [[entrant.player, str(entrant.points), entrant.club] for entrant in field.entrants],
        "planned": field.planned,
        "rounds": [{"byes": past.byes, "tables": past.tables} for past in field.rounds],
        "weights": vars(weights),
    }


def digest(field: Field, weights: Weights) -> str:
    """Return the SHA-256 of `field_document` as JSON with sorted keys and no blanks (RFC 8785 for such
    values).
    """
    text = json.dumps(field_document(field, weights), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
