"""Nothing overlaps or leaves the window, at ten sizes and any scale, with six of the longest names."""

from itertools import combinations

import pytest
from pygame import Rect

from scenes.games.dalek.places import places
from scenes.table.frame import frame
from scenes.widgets.layout import Scale
from tests.any_size.sizes import EDGES, UPRIGHT, sampled
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import LONGEST, people, targets

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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [80, 200])
def test_what_can_be_pressed_or_read_lies_apart_and_in_the_window(size, scale):
    app, scene = dalek_app(*people(*LONGEST), size=size, scale=scale, speed="instant")
    scene.table.deciding.roll()
    app.draw()
    seen = {
        name: Rect(target.rect)
        for name, target in targets(app).items()
        if target.role not in ("panel", "scroll", "row") and not name.startswith("die.")
    }
    assert {"roll", "stop", "keep", "prompt", "seat.5", "bar.log", "place.humans"} <= set(seen)
    assert overlapping(seen) == []
    window = Rect((0, 0), size)
    assert all(window.contains(rect) for rect in seen.values())
    dice = {name: Rect(t.rect) for name, t in targets(app).items() if name.startswith("die.")}
    assert all(window.contains(rect) for rect in dice.values())
