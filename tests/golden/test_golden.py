"""The playthroughs come out as they are written down."""

import pytest

from game.bots.dicy import compiled_race
from game.bots.seventeen import search
from game.shelf import GAMES
from tests.golden import mistakes
from tests.golden.render import FOLDER, rendered

FILES = sorted(FOLDER.glob("*.txt"))
RECKONED_WITH = {"dicy": compiled_race.LIBRARY, "seventeen": search.LIBRARY}
"""What says what a mistake costs, where that needs what was compiled."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_it_is_written_down(path):
    assert rendered(path) == path.read_text()


def test_each_game_has_three():
    assert [sum(path.stem.startswith(key) for path in FILES) for key in GAMES] == [3, 3, 3]


@pytest.mark.parametrize(("table", "level"), mistakes.WRITTEN)
def test_the_levels_err_as_it_is_written_down(table, level):
    """Changed levels: write them anew (`python -m tests.golden.mistakes`), and read what they do now."""
    key = mistakes.game_of(table)
    if key in RECKONED_WITH and not RECKONED_WITH[key].there():
        pytest.skip("no C compiler was there")
    assert mistakes.text(table, level) == (mistakes.FOLDER / f"{table}_{level}.txt").read_text()
