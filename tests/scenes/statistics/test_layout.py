"""Pages of players and profiles at ten sizes and four scales: nothing overlaps or leaves the window."""

import pytest
from msgspec.structs import replace
from pygame import Rect

from scenes.players.page import ProfilePage
from scenes.statistics.scene import RecordsPage
from tests.scenes.around.builders import LONGEST, app
from tests.scenes.overlapping import overlapping
from tests.scenes.sizes import SIZES
from tests.scenes.statistics.builders import evening, fairness_page, forms_page, person_page, rolled

HOLDERS = ("scroll", "choice", "panel")
PAGES = {
    "players": RecordsPage,
    "person": lambda its: person_page(its, LONGEST[0]),
    "fairness": fairness_page,
    "forms": forms_page,
    "profile": lambda its: ProfilePage(its.profiles, renamed(its), its.names()),
}

pytestmark = pytest.mark.usefixtures("bare_table")


def renamed(its):
    """Somebody with as many former names as have room nowhere."""
    before = its.profiles.of(LONGEST[0])
    its.profiles.change(before, replace(before, name=LONGEST[0][::-1], former=LONGEST[1:]))
    return its.profiles.of(LONGEST[0][::-1])


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("scale", [80, 100, 150, 200])
def test_nothing_overlaps_or_leaves_the_window(page, scale, tmp_path):
    table = evening(tmp_path)
    rolled(table)
    its = app(PAGES[page](table), scale=scale)
    its.advance(0.5)
    for size in SIZES:
        its.resize(size)
        its.draw()
        window = its.surface.get_rect()
        places = {target.id: Rect(target.rect) for target in its.targets() if target.role not in HOLDERS}
        assert len(places) >= 4
        for name, place in places.items():
            assert window.contains(place), (name, size)
        assert not overlapping(places), size
