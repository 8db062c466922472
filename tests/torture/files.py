"""Mutated logs, library bytes, settings, remembered tables: no traceback, and nothing wrong is believed."""

import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.torture import disks, kept, logs, running
from tests.torture.places import quick, remove, strange_home
from tests.torture.running import Case

SHARES = {"log": 88, "library": 9, "kept": 3}
BASES = 400
"""Different games, of each sort of table, that logs are made of."""


def run(times: int, seed: str, only: int | None = None, bases: int = BASES) -> dict[str, Any]:
    with strange_home(), tempfile.TemporaryDirectory(prefix="tavolino-files-", dir=quick()) as name:
        return running.run(Files(Path(name), bases), times, seed, only)


class Files:
    def __init__(self, folder: Path, bases: int) -> None:
        self._folder, self._bases = folder, bases
        self._tried, self._accepted = Counter[str](), Counter[str]()
        self._number = 0

    def case(self, random: Random) -> Case:
        kind = random.choices([*SHARES], [*SHARES.values()])[0]
        if kind == "log":
            return logs.case(random, self._bases)
        return (disks if kind == "library" else kept).case(random)

    def weight(self, case: Case) -> int:
        self._tried[case.given["kind"]] += 1
        return 1

    def figures(self) -> dict[str, Any]:
        return {"tried_of_each": dict(self._tried), "accepted": dict(self._accepted)}

    def stands(self, case: Case) -> None:
        kind, self._number = case.given["kind"], self._number + 1
        folder = self._folder / f"{self._number}"
        folder.mkdir()
        if kind == "log":
            stood = logs.stands(case, folder)
        else:
            stood = (disks if kind == "library" else kept).stands(case, folder)
        self._accepted[kind] += stood
        remove(folder)
