"""Mutated bytes of a library's file, or of what a killed program left beside it.

Each game comes back as it was or is refused; the damaged file is kept aside as it is, and play goes on.
"""

import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.core.library import Library, RefusedError
from game.core.library.careers import careers
from game.core.library.fairness import fairness
from tests.core.library.builders import GAMES, id_of, library, play, play_on, started, told
from tests.torture.mutations import BYTES, damaged
from tests.torture.places import quick
from tests.torture.running import Case, hold

NAME = "tavolino.sqlite"


def case(random: Random) -> Case:
    """Half of the mutations are where the tables are described."""
    given = {"kind": "library", "part": random.choice(("", "", "-wal")), "killed": random.random() < 0.5}
    steps = []
    for _ in range(random.choice((1, 1, 2, 4))):
        where = random.randrange(4096) if random.random() < 0.5 else random.randrange(10**6)
        steps.append((random.choice([*BYTES]), where, random.randrange(10**6), random.randrange(10**6)))
    return Case(given, {}, steps)


def stands(case: Case, folder: Path) -> bool:
    """Whether all of its games came back."""
    parts, games = _whole(case.given["killed"])
    changed = dict(parts)
    changed[case.given["part"]] = damaged(changed.get(case.given["part"], b""), case.steps)
    for part, content in changed.items():
        (folder / f"{NAME}{part}").write_bytes(content)
    with library(folder) as lib:
        back = [_as_it_was_or_refused(lib, game.id, games) for game in lib.list()]
        lib.results()
        lib.players()
        try:
            stories = [*lib.stories()]
        except RefusedError:
            stories = []
        fairness(stories)
        careers(stories)
        after = started(lib, name="after")
        play_on(after, 3)
        written = lib.saved(after).trouble is None
        for aside in folder.glob("tavolino.corrupt-*.sqlite"):
            hold("what was kept aside has changed", aside.read_bytes() == changed[""])
    if written:
        with library(folder) as lib:
            hold("what was played after it is lost", told(lib.resume(id_of(lib, "after"))) == told(after))
    return back.count(True) == len(games)


def _as_it_was_or_refused(lib: Library, game_id: str, games: dict[str, Any]) -> bool:
    try:
        header, entries = lib.read(game_id)
        lib.resume(game_id)
    except RefusedError:
        return False
    # Its last entries may be missing, if the damage made them another game's.
    hold(
        "a game that nobody played",
        (header, entries) in [(one, all_of[: len(entries)]) for one, all_of in games.values()],
        game_id,
    )
    return True


@cache
def _whole(killed: bool) -> tuple[dict[str, bytes], dict[str, Any]]:
    """Three games: the parts of their file, left in good order or by a killed program; header and entries."""
    with tempfile.TemporaryDirectory(dir=quick()) as name:
        folder = Path(name)
        opened = Library.open(GAMES, folder)
        for number, called in enumerate(("one", "two", "three")):
            play(started(opened, seed=called, name=called), 60, number)
        games = {called: opened.read(id_of(opened, called)) for called in ("one", "two", "three")}
        if not killed:
            opened.close()
        parts = {
            part: (folder / f"{NAME}{part}").read_bytes()
            for part in ("", "-wal")
            if (folder / f"{NAME}{part}").exists()
        }
        opened.close()
    return parts, games
