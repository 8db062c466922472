"""Nothing overlaps or leaves the window, at ten sizes and any scale, with the longest names."""

import pytest
from pygame import Rect

from game.dicy.commands import Roll
from scenes.games.dicy.places import places
from scenes.table.frame import frame
from scenes.widgets.layout import Scale
from tests.any_size.sizes import EDGES, UPRIGHT, sampled
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.overlapping import overlapping
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import LONGEST, people, targets

pytestmark = pytest.mark.usefixtures("unpainted")

SCALES = (80, 100, 140, 200)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", [*SIZES, *UPRIGHT, *EDGES])
def test_places_lie_apart_and_on_the_cloth(size, scale, seats):
    check(size, scale, seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_places_lie_apart_at_any_size(seats):
    for size, scale in sampled(400, f"places of {seats}"):
        check(size, scale, seats)


@pytest.mark.parametrize(("dice", "rows"), [(2, [2]), (3, [3]), (4, [2, 2]), (5, [3, 2]), (6, [3, 3])])
def test_dice_that_are_scored_lie_in_even_rows_in_the_middle_of_their_card(dice, rows):
    _app, scene = dicy_app(*people("Ada"))
    card = scene.table.rows.rect(0, "any_two")
    slots = scene.table.rows.slots(0, "any_two", dice)
    heights = sorted({slot.y for slot in slots})
    assert [sum(slot.y == y for slot in slots) for y in heights] == rows
    for y in heights:
        row = [slot for slot in slots if slot.y == y]
        assert abs(row[0].left + row[-1].right - 2 * card.centerx) <= 3


def check(size, scale, seats):
    unit = Scale.of(size, scale)
    for log in (True, False):
        made = frame(Rect((0, 0), size), unit, seats, "dicy", log=log)
        plates = made.seats[0].unionall(made.seats[1:])
        at = places(made.table, None if made.plates_above else made.below_plates(unit), seats - 1, unit)
        parts = {"tray": at.tray, "cup": at.cup, "buttons": at.buttons, "plates": plates}
        if at.pad.h:
            parts["pad"] = at.pad
        if seats == 1:
            parts["turns"] = at.turns
        for number, row in enumerate(at.rows):
            parts |= {f"card {number} {i}": card for i, card in enumerate(row.cards)}
            parts[f"tag {number}"] = row.tag
        assert overlapping(parts) == []
        assert all(made.cloth.contains(rect) for rect in parts.values())
        assert at.tray.contains(at.walls)
        assert at.walls.w >= 6 * at.edge
        assert at.walls.h >= 4.5 * at.edge
        assert all(card.w >= 36 for row in at.rows for card in row.cards)
        assert min(card.w for card in at.below.cards) >= max(
            (card.w for row in at.others for card in row.cards), default=0
        )


@pytest.mark.parametrize("seats", [1, 4])
def test_dice_lie_in_their_tray(seats):
    app, scene = dicy_app(*people(*LONGEST[:seats]), speed="instant")
    scene.do(Roll(0))
    for size in SIZES:
        app.resize(size)
        dice = [Rect(target.rect) for name, target in targets(app).items() if name.startswith("die.")]
        places = scene.table.places
        assert len(dice) == 6
        assert all(places.tray.inflate(places.edge, places.edge).contains(die) for die in dice)


@pytest.mark.parametrize("size", SIZES[:4])
def test_an_enlarged_card_stays_in_the_window(size):
    app, scene = dicy_app(*people(*LONGEST[:4]), size=size, speed="instant", scale=140)
    for named, _sprite in scene.table.rows.all():
        scene.table.magnifier._show(named, stays=True)
        sheet = Rect(targets(app)["enlarged"].rect)
        assert Rect((0, 0), size).contains(sheet)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_tray_is_the_largest_thing_on_the_table(size, seats):
    unit = Scale.of(size)
    for log in (True, False):
        made = frame(Rect((0, 0), size), unit, seats, "dicy", log=log)
        at = places(made.table, None if made.plates_above else made.below_plates(unit), seats - 1, unit)
        others = at.cup, at.buttons, at.pad, at.below.cards[0]
        assert all(at.tray.w * at.tray.h > other.w * other.h for other in others)
