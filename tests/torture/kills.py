"""kill −9 while it plays, opens, migrates, writes settings: nothing acknowledged is lost, all is whole."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

from game.core.library.file import LibraryFile
from game.core.library.opening import connect
from game.core.library.schema import STEPS, version_of
from tests.core.library.builders import after_each_entry, id_of, library, play, scores_of, started, told
from tests.core.library.processes import lines_left, next_line, program
from tests.torture import running, small_files
from tests.torture.killed import coloured
from tests.torture.running import Case, hold

KILLS = 5  # a case; they follow on each other in one folder

SHARES = {"play": 8, "open": 3, "migrate": 3, "write": 4}
MOST_LINES = {"play": 60, "open": 12, "migrate": 12, "write": 160}
LATEST = 5_000  # microseconds from the last line that was heard to the kill


def run(times: int, seed: str, only: int | None = None) -> dict[str, Any]:
    return running.run(Kills(), times, seed, only)


class Kills:
    def __init__(self) -> None:
        self._acknowledged = 0
        self._kills = dict.fromkeys(SHARES, 0)

    def case(self, random: Random) -> Case:
        kinds = random.choices([*SHARES], [*SHARES.values()], k=KILLS)
        steps = [
            (kind, random.randrange(10**6), random.randint(1, MOST_LINES[kind]), random.randrange(LATEST))
            for kind in kinds
        ]
        return Case({}, {}, steps)

    def weight(self, case: Case) -> int:
        return len(case.steps)

    def figures(self) -> dict[str, Any]:
        return {"entries_acknowledged": self._acknowledged, "kills": self._kills}

    def stands(self, case: Case) -> None:
        with tempfile.TemporaryDirectory(prefix="tavolino-kills-") as name:
            folder = Path(name)
            known = _two_games_in(folder)
            for kind, number, lines, microseconds in case.steps:
                self._kills[kind] += 1
                words: tuple[object, ...]
                words = (number, 0) if kind == "play" else ()
                said = _killed(kind, folder, words, lines, microseconds / 1e6)
                {"play": self._played, "open": _opened, "migrate": _migrated, "write": _written}[kind](
                    folder, said, known
                )
            _all_there(folder, known)

    def _played(self, folder: Path, said: list[str], known: dict[str, Any]) -> None:
        name, entries = said[-1].split()
        self._acknowledged += int(entries) + 1
        states = list(after_each_entry(name))
        with library(folder) as lib:
            hold("the library is in trouble", lib.trouble is None, lib.trouble)
            (game,) = (game for game in lib.list() if game.name == name)
            hold("an acknowledged entry is lost", game.entries >= int(entries) + 1, (name, said[-1], game))
            hold("more than was played", game.entries <= int(entries) + 2, (name, said[-1], game))
            resumed = lib.resume(game.id)
            hold("another game than was played", told(resumed) == states[game.entries - 1], name)
            results = [result.scores for result in lib.results() if result.id == game.id]
            hold("another result than was played", results == scores_of(resumed), name)
            known[name] = told(resumed)


def _killed(kind: str, folder: Path, words: tuple[object, ...], lines: int, seconds: float) -> list[str]:
    """All that it said before the kill, at least so many lines."""
    module = "tests.core.library.program" if kind == "play" else "tests.torture.killed"
    with program(kind, folder, *words, module=module) as process:
        said = [next_line(process) for _ in range(lines)]
        time.sleep(seconds)
        process.kill()
        return said + lines_left(process)


def _two_games_in(folder: Path) -> dict[str, Any]:
    with library(folder) as lib:
        games = {name: started(lib, seed=name, name=name) for name in ("one", "two")}
        for number, played in enumerate(games.values()):
            play(played, 40, number)
        known = {name: told(played) for name, played in games.items()}
    copytree(folder, folder / "old", ignore=lambda *_: ["old", "locks"])
    return known


def _all_there(folder: Path, known: dict[str, Any]) -> None:
    with library(folder) as lib:
        hold("the library is in trouble", lib.trouble is None, lib.trouble)
        for name, what in known.items():
            hold("an older game has changed", told(lib.resume(id_of(lib, name))) == what, name)


def _opened(folder: Path, _said: list[str], known: dict[str, Any]) -> None:
    _all_there(folder, known)
    for place in folder.glob("new*"):
        _all_there(place, {})


def _migrated(folder: Path, said: list[str], known: dict[str, Any]) -> None:
    """Wholly of the old version, or wholly of the new one."""
    number, how_far = said[-1].split()
    copy = folder / f"copy{number}"
    version = _at(copy, version_of)
    hold("a version between versions", version in (len(STEPS), len(STEPS) + 1), version)
    hold("a version that was reached is lost", how_far == "begun" or version > len(STEPS), version)
    old = {name: known[name] for name in ("one", "two")}
    if version == len(STEPS):
        _all_there(copy, old)
    file = LibraryFile(copy, (*STEPS, coloured))
    hold("the library is in trouble", file.trouble is None, file.trouble)
    rows = file.read("SELECT name, colour FROM games")
    unseen = file.read("SELECT count(*) FROM entries WHERE seen IS NOT 1")
    file.close()
    hold("a step half taken", sorted(rows) == [("one", "red"), ("two", "red")] and unseen == [(0,)], rows)
    _at(copy, lambda connection: connection.execute(f"PRAGMA user_version = {len(STEPS)}"))
    _all_there(copy, old)  # the step only adds, so the tables still serve
    for made in folder.glob("copy*"):
        made.rename(made.with_name(f"seen-{made.name}-{time.monotonic_ns()}"))


def _at(folder: Path, ask: Callable[[Any], Any]) -> Any:
    connection = connect(folder / "tavolino.sqlite")
    try:
        return ask(connection)
    finally:
        connection.close()


def _written(folder: Path, said: list[str], _known: dict[str, Any]) -> None:
    """Each file is whole and holds its last acknowledged value, or the one after it."""
    acknowledged = dict.fromkeys(small_files.KINDS, 0)
    for line in said:
        kind, number = line.split()
        acknowledged[kind] = int(number)
    for kind, number in acknowledged.items():
        found = small_files.found(kind, folder)
        may_be = small_files.value(kind, number), small_files.value(kind, number + 1)
        hold(f"{kind} are not as they were written", found in may_be, (number, found))
        hold(f"{kind} are damaged", not [*folder.glob(f"{kind}.json.damaged")])
        hold(f"drafts of {kind} are left", not [*folder.glob(f".{kind}-*")])
        (folder / f"{kind}.json").unlink(missing_ok=True)
