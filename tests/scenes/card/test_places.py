"""Cards lie in the room they have, evenly, and in order."""

from itertools import pairwise

import pytest

from scenes.table.card.places import Place, fan, row


def test_a_row_with_room_keeps_its_gaps():
    places = row((500, 300), 3, 100, 12, 900)
    assert [place.x for place in places] == [388, 500, 612]
    assert {place.y for place in places} == {300}


@pytest.mark.parametrize("count", [2, 5, 9, 17, 30])
def test_a_row_without_room_overlaps_evenly_and_stays_inside(count):
    places = row((500, 300), count, 100, 12, 640)
    assert places[0].x - 50 >= 500 - 320 - 1e-9
    assert places[-1].x + 50 <= 500 + 320 + 1e-9
    steps = [b.x - a.x for a, b in pairwise(places)]
    assert max(steps) - min(steps) < 1e-9


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_a_fan_is_even_on_both_sides_and_turns_outwards(count):
    places = fan((500, 300), count, 100, 420, 5.0)
    assert len(places) == count
    assert [place.angle for place in places] == sorted((place.angle for place in places), reverse=True)
    for left, right in zip(places, reversed(places), strict=True):
        assert left.x + right.x == pytest.approx(1000)
        assert left.y == pytest.approx(right.y)
        assert left.angle == pytest.approx(-right.angle)


@pytest.mark.parametrize("count", [2, 4, 8])
def test_a_fan_stays_in_its_room(count):
    places = fan((500, 300), count, 100, 420, 5.0)
    assert places[-1].x - places[0].x <= 420 - 100 + 1


def test_one_card_in_a_fan_stands_straight():
    assert fan((500, 300), 1, 100, 420, 5.0) == [Place(500, 300, 0)]
