"""Every scene can be laid at every size and scale: nothing fails, leaves the window or lies over another.

This is the short form: each scene at some sizes by chance, the same each time. The long one, by hand:
`python -m tests.any_size --times N [--seed S]`.
"""

import pytest

from scenes.app.window import SMALLEST
from tests.any_size import trying
from tests.any_size.scenes import EVERY
from tests.any_size.sizes import EDGES, UPRIGHT, sampled
from tests.scenes.answering import minds
from tests.scenes.around.conftest import bare_table, own_home

__all__ = ["bare_table", "minds", "own_home"]

_TIMES = 4


@pytest.mark.usefixtures("bare_table")
@pytest.mark.parametrize("name", EVERY)
def test_a_scene_can_be_laid_at_any_size(name, tmp_path):
    wanted = [(SMALLEST, 200), *trying.sizes(name, _TIMES)]
    assert not list(trying.faults_of(name, tmp_path, wanted, draws=lambda size: size == SMALLEST))


def test_sizes_are_from_all_that_may_be():
    some = [size for size, _scale in sampled(2000, "sizes")]
    shapes = [wide / high for wide, high in (*some, *EDGES, *UPRIGHT)]
    assert all(wide >= SMALLEST[0] and high >= SMALLEST[1] for wide, high in some)
    assert min(shapes) < 0.45
    assert max(shapes) > 3.5
    assert 0.3 < sum(wide < high for wide, high in some) / len(some) < 0.7
