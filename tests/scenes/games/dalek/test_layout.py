"""Nothing overlaps or leaves the window, at ten sizes and any scale, with six of the longest names."""

import pytest
from msgspec.structs import replace
from pygame import Rect

from scenes.games.dalek.places import places
from scenes.table.frame import frame
from scenes.widgets.layout import Scale
from tests.any_size.sizes import EDGES, UPRIGHT, sampled
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.overlapping import overlapping
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import people, targets

SCALES = (80, 100, 140, 200)


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
        assert overlapping(parts) == []
        assert all(made.table.contains(rect) for rect in parts.values())
        assert (
            overlapping({f"slot {i}": slot for i, slot in enumerate(at.human_slots + at.dalek_slots)}) == []
        )
        assert all(at.humans.contains(slot) for slot in at.human_slots)
        assert all(at.doctors.contains(lamp) for lamp in at.doctor_lamps)
        assert at.tray.w >= 6 * at.edge
        assert at.tray.h >= 4.5 * at.edge


@pytest.mark.parametrize("size", [size for size in SIZES if size[0] > size[1]])
@pytest.mark.parametrize("handed", ["right", "left"])
def test_the_tray_is_the_largest_thing_and_all_that_is_read_and_pressed_lies_on_its_axis(size, handed):
    unit = Scale.of(size, 100)
    for log in (True, False):
        made = frame(Rect((0, 0), size), unit, 3, "dalek", log=log, handed=handed)
        at = places(made.table, unit, handed)
        others = at.humans, at.daleks, at.doctors, at.exterminates, at.balance, at.cup, at.buttons
        assert all(at.tray.w * at.tray.h > 2 * other.w * other.h for other in others)
        axis = at.tray.centerx
        assert all(abs(part.centerx - axis) <= 1 for part in (at.balance, at.buttons))


def test_buttons_keep_their_places():
    app, scene = dalek_app(*people("Ada"), speed="instant")
    first = targets(app)["roll"].rect
    app.click("roll")
    app.draw()
    seen = targets(app)
    assert seen["keep"].rect == first, "what comes next is pressed where the last was"
    roll_on, stop = seen["roll"].rect, seen["stop"].rect
    scene.table.deciding.toggle(
        next(die for die in range(10) if scene.table.deciding._why_not_pick(die) is None)
    )
    app.draw()
    assert (targets(app)["roll"].rect, targets(app)["stop"].rect) == (roll_on, stop)
    app.click("keep")
    app.draw()
    assert [targets(app)[name].rect for name in ("keep", "roll", "stop")] == [first, roll_on, stop]


def test_the_rounds_points_stand_under_the_seats():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant")
    app.click("roll")
    scene.table.deciding.toggle(
        next(die for die in range(10) if scene.table.deciding._why_not_pick(die) is None)
    )
    app.click("stop")
    app.draw()
    assert len(scene.table.pad.written[0]) == 1
    assert sum(scene.table.pad.written[0]) == scene.view.table.scores[0]
    assert scene.table._pad_place.y > max(plate.bottom for plate in scene.frame.seats)
    app.click("bar.undo")
    app.draw()
    assert scene.table.pad.written == ((), ())


@pytest.mark.parametrize(("third", "words"), [("DOC", "The third Doctor"), ("EXT", "The third Exterminate")])
def test_a_window_of_another_size_still_says_what_overrules_the_weights(third, words):
    app, scene = dalek_app(*people("Ada"))
    table = replace(
        scene.view.table, placed=("H4", *(third,) * 3), aside=(0, 1, 2, 3), hand=(4, 5, 6, 7, 8, 9)
    )
    scene.table._weigh(replace(scene.view, table=table))
    assert scene.table.balance.words().startswith(words)
    app.quit()
