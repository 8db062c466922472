"""kill −9 in the middle of appends: what `do` returned from is on disk."""

import time
from random import Random

import pytest

from tests.core.library.builders import after_each_entry, library, scores_of, told
from tests.core.library.processes import lines_left, next_line, program

KILLS = 32


def killed(folder, number):
    """Plays in another process, kills it at some moment; the last entry it said was on disk."""
    random = Random(number)
    with program("play", folder, number, 0) as process:
        said = [next_line(process) for _ in range(random.randint(1, 60))]
        time.sleep(random.random() * 0.002)
        process.kill()
        said += lines_left(process)
    name, entries = said[-1].split()
    return name, int(entries)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("killed")  # one library for all, which grows by every killed program


@pytest.mark.parametrize("number", range(KILLS))
def test_nothing_acknowledged_is_lost_by_a_kill(folder, number):
    name, acknowledged = killed(folder, number)
    states = list(after_each_entry(name))
    with library(folder) as lib:
        assert lib.trouble is None
        (game,) = (game for game in lib.list() if game.name == name)
        resumed = lib.resume(game.id)
        assert acknowledged + 1 <= game.entries <= acknowledged + 2  # the first entry is the set-up
        assert told(resumed) == states[game.entries - 1]
        assert [result.scores for result in lib.results() if result.id == game.id] == scores_of(resumed)
