"""Players that choose among the legal commands, and a table to play at. Imports no audit, web or storage."""
