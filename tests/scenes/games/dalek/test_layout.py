"""Nothing overlaps or leaves the window, at ten sizes and any scale, with six of the longest names."""

from itertools import combinations

import pytest
from pygame import Rect

from scenes.games.dalek.places import places
from scenes.table.frame import frame
from scenes.widgets.layout import Scale
from tests.any_size.sizes import EDGES, UPRIGHT, sampled
from tests.scenes.sizes import SIZES

SCALES = (80, 100, 140, 200)


def overlapping(rects):
    return [(a, b) for (a, ra), (b, rb) in combinations(rects.items(), 2) if ra.colliderect(rb)]


@pytest.mark.parametrize("size", [*SIZES, *UPRIGHT, *EDGES])
@pytest.mark.parametrize("scale", SCALES)
def test_places_lie_apart_and_on_the_table(size, scale):
    check(size, scale)


def test_places_lie_apart_at_any_size():
    for size, scale in sampled(400, "places"):
        check(size, scale)


def check(size, scale):
    unit = Scale.of(size, scale)
    for log in (True, False):
        made = frame(Rect((0, 0), size), unit, 6, "dalek", log=log)
        at = places(made.table, unit)
        parts = {
            name: getattr(at, name)
            for name in ("humans", "daleks", "doctors", "exterminates", "balance", "tray", "cup", "buttons")
        }
        parts["prompt"] = at.prompt
        assert overlapping(parts) == []
        assert all(made.table.contains(rect) for rect in parts.values())
        assert (
            overlapping({f"slot {i}": slot for i, slot in enumerate(at.human_slots + at.dalek_slots)}) == []
        )
        assert all(at.humans.contains(slot) for slot in at.human_slots)
        assert all(at.doctors.contains(lamp) for lamp in at.doctor_lamps)
        assert at.tray.w >= 6 * at.edge
        assert at.tray.h >= 4.5 * at.edge
