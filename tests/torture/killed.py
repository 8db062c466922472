"""Another program that does one thing again and again, and is killed at it. It says each time what is done.

`open FOLDER`: opens the library there and closes it, and begins new ones beside it. `migrate FOLDER`: takes
copies of the library there to a later version. `write FOLDER`: changes settings, remembered tables, players.
"""

import os
import shutil
import sys
from itertools import count
from pathlib import Path
from sqlite3 import Connection

from game.core.library import Library
from game.core.library.file import LibraryFile
from game.core.library.schema import STEPS
from tests.core.library.builders import GAMES
from tests.core.library.program import say


def coloured(connection: Connection) -> None:
    """A later version's step, which touches every row."""
    connection.execute("ALTER TABLE games ADD COLUMN colour TEXT")
    connection.execute("ALTER TABLE entries ADD COLUMN seen INTEGER")
    connection.execute("UPDATE games SET colour = 'red'")
    for row in connection.execute("SELECT game, n FROM entries").fetchall():
        connection.execute("UPDATE entries SET seen = 1 WHERE game = ? AND n = ?", row)


def open_and_close(folder: Path) -> None:
    for number in count():
        say(f"{number} begun")
        for place in (folder, folder / f"new{number}"):
            library = Library.open(GAMES, place)
            for game in library.list()[:1]:
                library.resume(game.id)
            library.close()


def migrate(folder: Path) -> None:
    for number in count():
        copy = folder / f"copy{number}"
        shutil.copytree(folder / "old", copy)
        say(f"{number} begun")
        LibraryFile(copy, (*STEPS, coloured)).close()
        say(f"{number} done")


def write(folder: Path) -> None:
    from tests.torture.small_files import KINDS

    kept = {kind: made(folder / f"{kind}.json") for kind, (made, _, _) in KINDS.items()}
    for number in count(1):
        for kind, (_, change, _) in KINDS.items():
            change(kept[kind], number)
            say(f"{kind} {number}")


if __name__ == "__main__":
    what, where = sys.argv[1:]
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    {"open": open_and_close, "migrate": migrate, "write": write}[what](Path(where))
