"""A native Wayland window in weston, which has no window of its own to show decorations in.

Weston stands in a window of Xvfb: keys, mouse and pictures go through it as through a screen and its hands.
(Without one, `--backend=headless`, weston takes neither.) sway is in `test_wayland`.
"""

import os
import shutil
import subprocess
from subprocess import DEVNULL

import pygame
import pytest

from tests.e2e.driving import Program
from tests.e2e.playing import DalekPlayer
from tests.e2e.screen import wait_for

NEEDED = ("weston", "wl-copy", "wl-paste")
LACKING = [name for name in NEEDED if shutil.which(name) is None]
pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"needs {', '.join(LACKING)}")

SIZE = (1280, 720)
PANEL = 32
"""Pixels of the bar that weston's own desktop has at the top."""


class Weston:
    """A compositor in a window of X."""

    def __init__(self, screen, folder, shell):
        run = folder / "run"
        run.mkdir(mode=0o700)
        own = {"XDG_RUNTIME_DIR": str(run), "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        words = ["--backend=x11-backend.so", "--use-pixman", "--idle-time=0", f"--shell={shell}-shell.so"]
        words += ["--socket=tavolino", f"--width={SIZE[0]}", f"--height={SIZE[1]}"]
        # A pointer that its window comes up below is never seen by it.
        screen.xdotool("mousemove", 0, 0)
        self._process = subprocess.Popen(
            ["weston", *words], env={**screen.environment, **own}, stdout=DEVNULL, stderr=DEVNULL
        )
        self._screen, self._socket = screen, run / "tavolino"
        self.own = {**own, "WAYLAND_DISPLAY": "tavolino", "SDL_VIDEODRIVER": "wayland", "DISPLAY": ""}

    @property
    def window(self):
        wait_for(self._socket.exists, "weston")
        found = wait_for(
            lambda: self._screen.xdotool("search", "--class", "Weston", must=False), "its window"
        )

        def seen():
            # A window manager that has only just come overlooks it.
            self._screen.xdotool("windowmap", found, must=False)
            words = ("search", "--onlyvisible", "--class", "Weston")
            return found == self._screen.xdotool(*words, must=False) and self._screen.xdotool(
                "windowfocus", found, "getwindowfocus", must=False
            )

        wait_for(seen, "its window to be seen")
        return found

    def copied(self):
        """What another program finds on the clipboard."""
        words = ["wl-paste", "--no-newline"]
        return subprocess.run(
            words, env={**os.environ, **self.own}, capture_output=True, text=True, timeout=60, check=False
        ).stdout

    def copy(self, words):
        """Another program has it there, for as long as it is asked for."""
        environment = {**os.environ, **self.own}
        subprocess.run(
            ["wl-copy", words], env=environment, timeout=60, check=True, stdout=DEVNULL, stderr=DEVNULL
        )

    def close(self):
        self._process.kill()
        self._process.wait(30)


class InWeston(Program):
    def __init__(self, screen, folder, weston, **settings):
        self._weston = weston
        super().__init__(screen, folder, own=weston.own, **settings)

    def _find_window(self):
        return self._weston.window


@pytest.fixture
def opened(screen, tmp_path):
    """In a shell that gives each program the whole screen (`kiosk`), or in windows (`desktop`)."""
    running = []

    def one(shell="kiosk", **settings):
        running.append(Weston(screen, tmp_path, shell))
        program = InWeston(screen, tmp_path, running[0], **settings)
        running.append(program)
        if shell == "kiosk":
            program.until("the whole screen", lambda sight: sight.size == SIZE)
        return program

    yield one
    for each in reversed(running):
        each.close()


def test_a_turn_is_played_by_mouse_and_keys_and_seen(opened):
    program = opened(speed="instant")
    program.click("box.dalek")
    program.tab_to("begin")
    program.press("Return")
    player = DalekPlayer(program, program.click)
    for _ in range(3):
        player.choose(program.until("a choice", player.mine))
    picture = pygame.image.frombytes(program.pixels(), SIZE, "RGB")
    colours = {tuple(picture.get_at((x, y))) for x in range(0, SIZE[0], 40) for y in range(0, SIZE[1], 40)}
    assert len(colours) > 100


def test_what_is_written_goes_over_the_clipboard_to_others_and_back(opened):
    program = opened()
    program.click("box.dalek")
    program.touch("seat.0.name")
    program.until("the line", lambda sight: sight.focus == "seat.0.name", moving=True)
    program.screen.xdotool("type", "Ada")
    program.until("the name", lambda sight: "Ada" in sight.targets["seat.0.name"].label)
    program.type("ctrl+a", "ctrl+c")
    weston = program._weston
    wait_for(lambda: weston.copied() == "Ada", "the name on the clipboard")
    weston.copy("Zoë")
    program.type("ctrl+a", "ctrl+v")
    program.until("the other's words", lambda sight: "Zoë" in sight.targets["seat.0.name"].label)


def test_a_window_follows_when_it_is_made_larger_and_small_again(opened):
    program = opened("desktop", window_size=(1000, 600))
    assert program.sight.size == (1000, 600)
    program.type("super+shift+m")
    program.until("all the room", lambda sight: sight.size == (SIZE[0], SIZE[1] - PANEL))
    program.type("super+shift+m")
    program.until("as before", lambda sight: sight.size == (1000, 600))
    program.type("F11")
    program.until("the whole screen", lambda sight: sight.size == SIZE)
    program.type("F11")
    program.until("a window again", lambda sight: sight.size == (1000, 600))
