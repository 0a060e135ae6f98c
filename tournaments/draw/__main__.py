"""`python -m tournaments.draw`."""

import sys

from tournaments.draw.command.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
