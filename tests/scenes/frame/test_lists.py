"""Lines of a list that may take several: nothing on them is made smaller or cut off."""

import pytest
from pygame import Rect

from scenes.widgets.layout import Scale
from scenes.widgets.lists import Entry, Row
from scenes.widgets.sheet import Sheet
from tests.scenes.frame.builders import Plain, app_with

TITLE = "Ada, turn 9: set aside 2 × Human 4, 3 × Human 2, 3 × Dalek 3"
BETTER = "Better: set aside 2 × Human 4, 3 × Human 2, 2 × Dalek 3, Dalek 2, Doctor"


@pytest.mark.parametrize("size", [(1280, 720), (1000, 700)])
@pytest.mark.parametrize("detail", ["", "Better: roll on", BETTER])
def test_title_and_detail_are_there_in_full(size, detail):
    scale = Scale.of(size)
    sheet = Sheet(Rect(0, 0, size[0] // 4, size[1]), scale)
    sheet.row("cost", Entry("cost", TITLE, detail, "−18.9"), lambda: None, wraps=True)
    app = app_with(Plain(widgets=lambda: sheet.widgets), size=size)
    row = app.top.controls.find("cost")
    assert isinstance(row, Row)
    assert (" ".join(row.head.lines), " ".join(row.low.lines)) == (TITLE, detail)
    assert row.low.px == scale.text("small")
    assert row.head.height + row.low.height <= row.rect.h
    assert app.picture().get_size() == size
