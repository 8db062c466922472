"""A game seen from across the room: larger, with fewer words, and everything still there to be pressed."""

import pytest
from pygame import Rect

from scenes.games.dicy.places import places as dicy_places
from scenes.table.frame import frame
from scenes.widgets.layout import Scale
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.games.seventeen.builders import seventeen, started
from tests.scenes.overlapping import overlapping
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import LONGEST, people, settle, targets

pytestmark = pytest.mark.usefixtures("unpainted")

TABLES = {"dicy": dicy_app, "dalek": dalek_app, "seventeen": seventeen}
BUTTONS = {
    f"bar.{name}" for name in ("home", "settings", "hint", "rules", "undo", "redo", "speed", "afar", "log")
}
LYING_OVER = ("die.", "card.", "hand.", "row.", "zone.", "backs.", "total", "direction", "bar.tiles")


def table(key, seats=2, **settings):
    app, scene = TABLES[key](*people(*LONGEST[:seats]), speed="instant", **settings)
    if key == "seventeen":
        started(app, scene)
    else:
        app.click("roll")
        app.advance(0.2)
    return app, scene


def apart(app):
    return {
        name: Rect(target.rect)
        for name, target in targets(app).items()
        if target.role not in ("panel", "scroll", "row") and not name.startswith(LYING_OVER)
    }


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize("key", TABLES)
def test_nothing_overlaps_or_leaves_the_window_with_the_most_seats(key, scale):
    app, scene = table(key, 4 if key == "dicy" else 6, scale=scale, from_afar=True)
    for size in SIZES:
        app.resize(size)
        app.draw()
        seen = apart(app)
        assert set(seen) >= BUTTONS | {f"seat.{seat}" for seat in range(len(scene.sitting.seats))}
        assert overlapping(seen) == []
        window = Rect((0, 0), size)
        for target in app.targets():
            assert window.contains(Rect(target.rect)), target.id


@pytest.mark.parametrize("handed", ["left", "right"])
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_table_lies_in_the_window_beside_the_plates(size, seats, handed):
    unit = Scale.of(size)
    made = frame(Rect((0, 0), size), unit, seats, "dicy", handed=handed, from_afar=True)
    window = Rect((0, 0), size)
    plates = {f"seat {n}": plate for n, plate in enumerate(made.seats)}
    parts = plates | {"bar": made.bar, "table": made.table}
    assert overlapping(parts) == []
    assert all(window.contains(part) and made.cloth.contains(part) for part in parts.values())
    pad = dicy_places(made.table, None if made.plates_above else made.below_plates(unit), seats - 1, unit).pad
    assert pad.h == 0 or made.plates_above or overlapping(parts | {"pad": pad}) == []


def dice(app):
    return [Rect(target.rect).w for name, target in targets(app).items() if name.startswith("die.")]


@pytest.mark.parametrize("size", SIZES)
def test_dice_cards_and_plates_are_larger(size):
    for key in TABLES:
        app, scene = table(key, 3, size=size)
        settle(app)
        before = dice(app), targets(app), scene.frame
        app.settings.change(from_afar=True)
        settle(app)
        after = dice(app), targets(app), scene.frame
        if key == "seventeen":
            assert Rect(after[1]["hand.0"].rect).w > Rect(before[1]["hand.0"].rect).w
        else:
            assert min(after[0]) > max(before[0])
        if key == "dicy":
            card = "card.0.any_two"
            assert Rect(after[1][card].rect).w > Rect(before[1][card].rect).w
        assert after[2].seats[0].h > 1.5 * before[2].seats[0].h
        assert after[2].log is None


def test_the_button_in_the_bar_goes_there_and_back_and_nothing_happens_in_the_game():
    app, scene = table("dalek", size=(1920, 1080))
    n, laid = scene.sitting.length, scene.frame
    assert laid.log
    app.click("bar.afar")
    app.advance(0.2)
    assert scene.frame.from_afar
    assert "log.lines" not in targets(app)
    app.click("bar.afar")
    app.advance(0.2)
    assert scene.frame == laid
    assert scene.sitting.length == n


def test_the_log_comes_when_it_is_called_for():
    app, scene = table("dalek", size=(1920, 1080), from_afar=True)
    app.click("bar.log")
    app.advance(0.5)
    assert app.top is not scene
    assert any(name.startswith("log.") for name in targets(app))


def test_what_lies_on_the_table_is_true_from_afar():
    app, scene = table("dicy", 3, from_afar=True)
    settle(app)
    assert scene.table.shown() == scene.table.pictured(scene.view)
    app.settings.change(from_afar=False)
    settle(app)
    assert scene.table.shown() == scene.table.pictured(scene.view)
