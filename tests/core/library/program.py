"""Another program that uses a library; the tests start it and kill it.

`play FOLDER NUMBER PAUSE`: plays one game after the other, pausing so many seconds after each entry, and says
which entry is on disk, after `do` returned. `hold FOLDER ID`: opens a game, says so, and keeps it open.
`migrate FOLDER`: is killed in the middle of a step to a later version.
"""

import os
import sys
import time
from itertools import count
from pathlib import Path
from random import Random

from game.core.library import Library
from game.core.library.file import LibraryFile
from game.core.library.schema import STEPS
from tests.core.library.builders import GAME, GAMES, acts, header
from tests.core.library.processes import KILL


def play(folder: Path, number: int, pause: float) -> None:
    opened = Library.open(GAMES, folder)
    assert opened.trouble is None, opened.trouble
    for game in count():
        name = f"{number}.{game}"
        played = opened.start(GAME, header(seed=name), name)
        say(f"{name} 0")
        for entries, _ in enumerate(acts(played, Random(name)), start=1):
            say(f"{name} {entries}")
            time.sleep(pause)


def hold(folder: Path, game_id: str) -> None:
    opened = Library.open(GAMES, folder)
    opened.resume(game_id)
    say("open")
    time.sleep(60)


def migrate(folder: Path) -> None:
    LibraryFile(folder, (*STEPS, dies_half_way))


def dies_half_way(connection) -> None:
    connection.execute("ALTER TABLE games ADD COLUMN colour TEXT")
    connection.execute("UPDATE games SET colour = 'red', name = 'changed'")
    os.kill(os.getpid(), KILL)


def say(words: str) -> None:
    os.write(1, f"{words}\n".encode())


if __name__ == "__main__":
    what, where, *rest = sys.argv[1:]
    match what:
        case "play":
            play(Path(where), int(rest[0]), float(rest[1]))
        case "hold":
            hold(Path(where), rest[0])
        case "migrate":
            migrate(Path(where))
