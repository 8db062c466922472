"""Layout: parts never overlap, never leave, and the scale follows window and setting."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from scenes.widgets.layout import REST, Scale, Share, centred, columns, flow, grid, inset, line, rows

rects = st.builds(
    Rect, st.integers(-50, 500), st.integers(-50, 500), st.integers(0, 4000), st.integers(0, 3000)
)
parts = st.lists(st.one_of(st.integers(0, 900), st.builds(Share, st.floats(0.1, 5))), min_size=1, max_size=9)
gaps = st.integers(0, 60)


def apart_and_inside(pieces, whole):
    """The right and lower edges of a Rect are its own no longer, so touching is not overlapping."""
    for piece in pieces:
        assert whole.left <= piece.left <= piece.right <= whole.right, (piece, whole)
        assert whole.top <= piece.top <= piece.bottom <= whole.bottom, (piece, whole)
    for one, other in itertools.combinations(pieces, 2):
        assert not one.colliderect(other), (one, other)


@given(rects, parts, gaps)
def test_rows_and_columns_lie_apart_and_inside(whole, wanted, gap):
    apart_and_inside(rows(whole, *wanted, gap=gap), whole)
    apart_and_inside(columns(whole, *wanted, gap=gap), whole)


@given(rects, st.integers(1, 6), st.integers(1, 6), gaps)
def test_cells_of_a_grid_lie_apart_and_inside(whole, across, below, gap):
    cells = grid(whole, across, below, gap)
    assert len(cells) == across * below
    apart_and_inside(cells, whole)


@given(rects, st.lists(st.integers(0, 700), max_size=8), gaps, st.sampled_from(["left", "centre", "right"]))
def test_a_line_of_boxes_lies_apart_and_inside(whole, widths, gap, align):
    apart_and_inside(line(whole, widths, gap, align), whole)


@given(st.integers(1, 900), st.lists(st.tuples(st.integers(1, 400), st.integers(1, 90)), max_size=12), gaps)
def test_boxes_that_flow_lie_apart_and_inside(width, sizes, gap):
    places, high = flow(width, sizes, gap)
    apart_and_inside(places, Rect(0, 0, width, high))


@given(rects, st.integers(0, 2000), st.integers(0, 2000))
def test_what_is_cut_out_of_the_middle_stays_inside(whole, one, other):
    for piece in (inset(whole, one, other), centred(whole, one, other)):
        apart_and_inside([piece], whole)


def test_rest_takes_what_fixed_parts_leave_over():
    top, middle, bottom = rows(Rect(0, 0, 100, 300), 40, REST, 60, gap=10)
    assert (top.h, middle.h, bottom.h) == (40, 180, 60)
    assert (top.y, middle.y, bottom.y) == (0, 50, 240)


def test_shares_divide_by_weight():
    one, two = columns(Rect(0, 0, 300, 10), Share(1), Share(2))
    assert (one.w, two.w) == (100, 200)


def test_fixed_parts_that_do_not_fit_shrink_alike():
    one, two = columns(Rect(0, 0, 100, 10), 100, 300)
    assert (one.w, two.w) == (25, 75)


@pytest.mark.parametrize(
    ("size", "units"), [((1280, 720), 8), ((1920, 1080), 12), ((3840, 2160), 24), ((3440, 1440), 16)]
)
def test_the_unit_follows_the_window(size, units):
    assert Scale.of(size).u == units


def test_the_setting_scales_units_and_lettering():
    plain, doubled = Scale.of((1280, 720), 100), Scale.of((1280, 720), 200)
    assert doubled.px(3) == 2 * plain.px(3)
    assert doubled.text("body") == 2 * plain.text("body")


def test_lettering_never_gets_too_small_to_read():
    assert Scale.of((1000, 700), 80).text("small") >= 11
