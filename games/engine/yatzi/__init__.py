"""The laws of Yatzi, Y1 to Y12: rows, sheets, commands, events, state. Imports no other game, storage or web."""
