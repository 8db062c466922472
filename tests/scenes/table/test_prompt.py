"""Whose turn it is stands in the same place in every game, and over nothing else."""

from itertools import combinations

import pytest
from pygame import Rect

from game.shelf import PACKAGES
from scenes.table.frame import frame
from scenes.widgets.layout import Scale
from tests.any_size.sizes import EDGES, UPRIGHT
from tests.scenes.sizes import SIZES

SEATS = (1, 2, 4)


@pytest.mark.parametrize("size", [*SIZES, *UPRIGHT, *EDGES])
@pytest.mark.parametrize("scale", [80, 100, 125])
@pytest.mark.parametrize("handed", ["right", "left"])
@pytest.mark.parametrize("afar", [False, True])
def test_the_prompt_has_one_place_for_all_games_and_covers_nothing(size, scale, handed, afar):
    unit, area = Scale.of(size, scale), Rect((0, 0), size)
    for log in (True, False):
        made = [
            frame(area, unit, seats, key, log=log, handed=handed, from_afar=afar)
            for key in PACKAGES
            for seats in SEATS
        ]
        assert len({tuple(one.prompt) for one in made}) == 1
        for one in made:
            parts = [one.bar, one.table, one.prompt, *one.seats, *filter(None, [one.log])]
            assert not any(a.colliderect(b) for a, b in combinations(parts, 2))
            assert area.contains(one.prompt)
