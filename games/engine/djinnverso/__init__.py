"""The laws of Djinnverso, D1 to D36: values, commands, events, state. Imports no other game, storage or web."""
