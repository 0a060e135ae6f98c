"""Players of Yatzi: one that does not count, one that counts everything, and hints. Imports no other game's bots."""
