"""Each test is for each game; the fourth is on the shelf as long as it needs to be."""

from contextlib import nullcontext

import pytest

from game.shelf import GAMES
from tests.scenes.around.conftest import bare_table, own_home
from tests.shelving import FOURTH, on_the_shelf

__all__ = ["bare_table", "own_home"]


@pytest.fixture(params=[*GAMES, FOURTH])
def game(request):
    with on_the_shelf() if request.param == FOURTH else nullcontext():
        yield request.param
