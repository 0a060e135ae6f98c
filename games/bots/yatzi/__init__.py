"""Players of Yatzi: one that doesn't count, one that counts everything, and what the second one knows as a hint."""
