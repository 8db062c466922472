"""For a mouse in the left hand: cup, plates, log and bar change sides, and nothing lies over anything."""

import pytest
from pygame import Rect

from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.overlapping import overlapping
from tests.scenes.table.builders import LONGEST, people, targets

MAKERS = [dicy_app, dalek_app]
SIZES = [(1000, 700), (1280, 720), (2560, 1080)]
READ = ("button", "label", "seat")


@pytest.mark.parametrize("make", MAKERS)
def test_cup_and_panels_change_sides_at_once_and_back(make):
    app, scene = make(speed="instant")
    right = {name: Rect(target.rect) for name, target in targets(app).items()}
    app.settings.change(handed="left")
    left = {name: Rect(target.rect) for name, target in targets(app).items()}
    assert left["cup"].centerx < left["tray"].centerx
    assert right["cup"].centerx > right["tray"].centerx
    for name in ("seat.0", "bar.home", "bar.log"):
        assert left[name].x == app.surface.get_width() - right[name].right
        assert left[name].size == right[name].size
    assert scene.frame.log.centerx < scene.frame.table.centerx
    app.settings.change(handed="right")
    assert {name: Rect(target.rect) for name, target in targets(app).items()} == right


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("make", MAKERS)
def test_nothing_lies_over_anything_or_leaves_the_window(make, size):
    app, scene = make(*people(*LONGEST[:4]), size=size, speed="instant", handed="left")
    (scene.table.deciding.roll if scene.name == "dalek" else scene.drive)()
    seen = {name: Rect(t.rect) for name, t in targets(app).items() if t.role in READ and name != "tray"}
    for rect in seen.values():
        assert app.surface.get_rect().contains(rect)
    assert overlapping(seen) == []


@pytest.mark.parametrize("make", MAKERS)
def test_dice_are_thrown_from_the_cup_wherever_it_stands(make):
    """The button aims elsewhere each time, and now and then back a little; on the whole away from the cup."""

    def aim():
        hand, ways = scene.table.hand, 0.0
        for seed in range(60):
            hand.offer(range(6), seed)
            ways += hand.default_throw().direction[0]
        return ways / 60

    app, scene = make(speed="instant", handed="left")
    assert aim() > 0.2
    app.settings.change(handed="right")
    app.draw()
    assert aim() < -0.2
