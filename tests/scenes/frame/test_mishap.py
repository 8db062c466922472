"""An error that nobody foresaw: a page tells of it, and leads back to the title. It is never just the end."""

import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import NoReturn

import pygame
import pytest
from pygame.event import Event

from scenes.app.crash_log import LARGEST, BlackBox
from scenes.app.crash_page import Mishap
from scenes.app.loop import MOST_FAILURES, Loop
from tests.scenes.frame.builders import Plain, app_with, button, lay_anew
from tests.scenes.frame.test_window import PaperWindow

ROOT = Path(__file__).parents[3]


class Broken(Plain):
    """It fails in one of its verbs, from when it is told to."""

    verb = ""

    def update(self, dt):
        self._fail("update")

    def draw(self, surface):
        self._fail("draw")

    def handle(self, event):
        self._fail("handle")
        return False

    def leave(self):
        self._fail("leave")

    def lay(self, area, scale):
        self._fail("lay")
        return ()

    @property
    def settled(self):
        return self.verb != "update"

    def _fail(self, verb):
        if self.verb == verb:
            raise KeyError("h3.0")


@pytest.fixture(autouse=True)
def events(monkeypatch):
    """What the window hears: nothing but what a test says."""
    coming, looks = [], count()

    def get():
        if next(looks) > 200:
            pytest.fail("nothing happens any more")
        now = coming[:]
        coming.clear()
        return now

    monkeypatch.setattr("pygame.event.get", get)
    return coming


@pytest.fixture
def box(tmp_path, monkeypatch):
    """Python's own ways of telling an error are as before when the test is over."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr("threading.excepthook", lambda told: None)
    monkeypatch.setattr("faulthandler.enable", lambda file: None)
    made = BlackBox(tmp_path / "log" / "tavolino.log")
    made.open()
    return made


def fail(*_: object) -> NoReturn:
    raise ZeroDivisionError


def looping(box, *scenes):
    app = app_with(*scenes)

    def rescue(error):
        box.tell(error)
        return Mishap(box.path, kept=True)

    return app, Loop(app, PaperWindow(), rescue)


@pytest.mark.parametrize("verb", ["update", "draw", "handle", "lay"])
def test_an_error_in_a_verb_shows_the_page_and_back_leads_to_the_first_scene(verb, box, events):
    heard, broken = [], Broken()
    app, loop = looping(box, Plain("title"))
    app.push(broken, then=heard.append)
    app.draw()
    broken.verb = verb
    broken.relay()
    events.append(Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x", scancode=0))
    while app.top.name != "mishap":
        loop.rescued(loop.turn)
    assert str(box.path) in " ".join(target.label for target in app.targets())
    app.click("back")
    assert (app.top.name, app.depth, heard) == ("title", 1, [None])


def test_a_scene_that_could_not_be_laid_is_laid_when_one_comes_back_to_it(box):
    failing = [True]

    def widgets():
        return [button("b"), fail()] if failing[0] else [button("b")]

    app, loop = looping(box, Plain("title", lambda: [button("a")]))
    lay_anew(app, widgets)
    loop.rescued(loop.turn)
    assert app.top.name == "mishap"
    failing[0] = False
    app.click("back")
    assert [target.id for target in app.targets()] == ["b"]


def test_a_scene_that_cannot_even_leave_is_dropped(box):
    broken = Broken()
    app, loop = looping(box, Plain("title"), broken)
    broken.verb = "leave"
    loop.rescued(app.pop)
    assert app.top.name == "mishap"
    assert app.depth == 2


def test_an_error_in_an_alarm_or_an_answer_is_one_too(box):
    for way in ("later", "wake"):
        app, loop = looping(box, Plain("title"))
        ask = app.wake if way == "wake" else lambda do, app=app: app.later(0, do)
        ask(fail)
        loop.rescued(loop.turn)
        assert app.top.name == "mishap", way


def test_an_error_in_the_first_scene_itself_leaves_the_page_above_it(box):
    app, loop = looping(box)
    loop.rescued(lambda: app.push(Plain("title", lambda: [button("a"), fail()])))
    assert app.top.name == "mishap"


def test_only_a_page_that_fails_again_and_again_ends_the_program(box, monkeypatch):
    app, loop = looping(box, Plain("title"))
    monkeypatch.setattr(Mishap, "draw", fail)
    app.later(0, fail)
    for _ in range(MOST_FAILURES):
        loop.rescued(loop.turn)
    with pytest.raises(ZeroDivisionError):
        loop.rescued(loop.turn)


def test_the_page_says_whether_the_games_are_on_the_disk(box):
    told = {}
    for kept in (True, False):
        app = app_with(Plain("title"), Mishap(box.path, kept=kept))
        told[kept] = " ".join(target.label for target in app.targets())
    assert "is saved" in told[True]
    assert "can't be written" in told[False]


# The black box


def test_it_tells_what_and_where_but_not_a_word_of_the_error(box):
    def play(card, name):
        try:
            raise ValueError(f"{name} holds {card}")
        except ValueError as error:
            raise KeyError(card) from error

    try:
        play("h3.0", "Ada")
    except KeyError as error:
        box.tell(error)
    told = box.path.read_text()
    assert "builtins.KeyError" in told
    assert "builtins.ValueError" in told
    assert "tests/scenes/frame/test_mishap.py" in told
    for secret in ("h3.0", "Ada", str(Path.home()), str(ROOT)):
        assert secret not in told, secret


def test_it_is_begun_anew_when_it_is_large_and_the_last_is_kept(box):
    box.path.write_bytes(b"x" * (LARGEST + 1))
    BlackBox(box.path).open()
    assert box.path.stat().st_size < 1000
    assert box.path.with_name("tavolino.log.1").stat().st_size == LARGEST + 1


def test_where_no_file_can_be_had_nothing_is_the_matter(box, tmp_path):
    (tmp_path / "file").touch()
    lost = BlackBox(tmp_path / "file" / "tavolino.log")
    lost.open()
    lost.tell(ValueError())


def test_a_fault_in_a_library_leaves_its_trace(tmp_path):
    code = (
        "import ctypes, sys, pathlib; from scenes.app.crash_log import BlackBox\n"
        "BlackBox(pathlib.Path(sys.argv[1])).open(); ctypes.string_at(0)"
    )
    subprocess.run([sys.executable, "-c", code, tmp_path / "log"], cwd=ROOT, check=False, capture_output=True)
    assert "Segmentation fault" in (tmp_path / "log").read_text()


def test_a_closed_stdout_is_not_replaced_by_a_file_of_ours(tmp_path):
    """The next file opened would get its number, and hold what a library prints."""
    code = (
        "import os, sys, pathlib; from scenes.app.crash_log import BlackBox\n"
        "BlackBox(pathlib.Path(sys.argv[1])).open()\n"
        "[os.write(n, b'printed') for n in (1, 2)]"
    )
    words = ["sh", "-c", 'exec "$0" -c "$1" "$2" <&- >&- 2>&-', sys.executable, code, str(tmp_path / "log")]
    assert subprocess.run(words, cwd=ROOT, check=False).returncode == 0
    assert "printed" not in (tmp_path / "log").read_text()
