"""A page longer than its place: what goes on beyond an edge fades there; the bar takes no room from it."""

import pytest
from pygame import Rect

from scenes.app.app import App
from scenes.widgets.layout import Scale
from scenes.widgets.scroll import ScrollArea, beside_bar
from scenes.widgets.widget import Widget
from tests.scenes.frame.builders import Plain

INNER = Rect(300, 100, 400, 300)
ROW = 50
WHITE = (255, 255, 255)


class Line(Widget):
    """White all over."""

    def draw(self, surface):
        surface.fill(WHITE, self.rect)


def scrolled(lines):
    scale = Scale.of((1280, 720), 100)
    rects = [Rect(INNER.x, INNER.y + at * ROW, INNER.w, ROW) for at in range(lines)]
    return ScrollArea(
        "list",
        "A list",
        beside_bar(INNER, scale),
        inside=[Line(f"line.{at}", "A line", rect) for at, rect in enumerate(rects)],
        tall=lines * ROW,
    )


def edges(lines, at=0):
    """How light the top and the bottom row of pixels are."""
    app = App((1280, 720))
    app.push(Plain(widgets=lambda: [scrolled(lines)]))
    area = app.top.controls.find("list")
    assert isinstance(area, ScrollArea)
    area.scroll_to(at, at_once=True)
    picture = app.picture()
    return tuple(picture.get_at((INNER.centerx, y)).r for y in (INNER.top, INNER.bottom - 1))


def test_what_fits_does_not_fade():
    assert edges(6) == (255, 255)


@pytest.mark.parametrize(
    ("at", "top_fades", "bottom_fades"),
    [
        pytest.param(0, False, True, id="at the top"),
        pytest.param(200, True, True, id="in between"),
        pytest.param(10_000, True, False, id="at the end"),
    ],
)
def test_it_fades_where_more_follows(at, top_fades, bottom_fades):
    top, bottom = edges(40, at)
    assert (top < 100) == top_fades
    assert (bottom < 100) == bottom_fades


@pytest.mark.parametrize("lines", [3, 40])
def test_with_a_bar_or_without_it_stands_in_the_same_place(lines):
    area = scrolled(lines)
    assert all(line.rect.x == INNER.x and line.rect.right == INNER.right for line in area.inside)
    assert area.rect.right > INNER.right
