"""YTN 1, the text notation of a game: header, body lines, whole records. Imports no audit."""
