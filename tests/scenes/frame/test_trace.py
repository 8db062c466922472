"""The trace: a line each time what is on screen changes, and one at rest after any change."""

import msgspec
import pygame
import pytest

from scenes.app.app import App
from scenes.app.trace import Trace
from tests.scenes.frame.builders import Mover, Plain, button


class Traced:
    def __init__(self, path, *scenes):
        self.path = path
        self.read = 0
        self.app = App((1280, 720), trace=Trace(path))
        for scene in scenes:
            self.app.push(scene)
        self.app.draw()

    def lines(self):
        """What was written since the last look."""
        data = self.path.read_bytes()
        fresh, self.read = data[self.read :], len(data)
        return [msgspec.json.decode(line) for line in fresh.splitlines()]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "trace.jsonl"


def test_it_says_what_is_where(path):
    traced = Traced(path, Plain("title", lambda: [button("play", 30, 40, enabled=False)]))
    seen, rest = traced.lines()
    target = {"id": "play", "rect": [30, 40, 120, 40], "label": "Play", "enabled": False, "role": "button"}
    assert seen == {"scene": "title", "size": [1280, 720], "focus": None, "targets": [target]}
    assert rest == {"settled": True}


def test_nothing_new_writes_nothing(path):
    traced = Traced(path, Plain())
    traced.lines()
    for _ in range(5):
        traced.app.tick(0.02)
        traced.app.draw()
    assert traced.lines() == []


def test_every_change_ends_with_rest(path):
    traced = Traced(path, Plain("one", lambda: [button("a")]))
    traced.lines()
    traced.app.press(pygame.K_TAB)
    traced.app.draw()
    focused, rest = traced.lines()
    assert focused["focus"] == "a"
    assert rest == {"settled": True}


def test_rest_is_said_when_the_motion_is_over(path):
    traced = Traced(path, Mover())
    assert traced.lines()[-1] == {"settled": False}
    traced.app.advance(1)
    traced.app.draw()
    assert traced.lines() == [{"settled": True}]


def test_a_resize_is_a_change(path):
    traced = Traced(path, Plain())
    traced.lines()
    traced.app.resize((1000, 700))
    traced.app.draw()
    assert traced.lines()[0]["size"] == [1000, 700]


def test_only_the_top_scene_can_be_pressed_and_is_written(path):
    traced = Traced(path, Plain("below", lambda: [button("a")]), Plain("above", lambda: [button("b")]))
    last = [line for line in traced.lines() if "scene" in line][-1]
    assert (last["scene"], [target["id"] for target in last["targets"]]) == ("above", ["b"])
