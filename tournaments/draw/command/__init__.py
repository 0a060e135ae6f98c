"""The command line: arguments in, JSON or text out. Imports everything else of `tournaments.draw`."""
