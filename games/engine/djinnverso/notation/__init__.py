"""DJN 1, the text notation of a game: header, body lines, whole records, a seat's copy. Imports no audit."""
