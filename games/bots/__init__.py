"""Players that choose among the legal commands, and a table to play whole games at. Imports no audit, web, storage or clock."""
