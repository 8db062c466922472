"""A native Wayland window, without X11, at twice the density: sway without a screen, and a keyboard.

The pointer can't be moved there (sway's own command says yes and does nothing), so all of it is by keys.
"""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress

import msgspec
import pytest

from tests.e2e.driving import ROOT
from tests.e2e.screen import wait_for

NEEDED = ("sway", "grim", "wtype", "unshare")
LACKING = [name for name in NEEDED if shutil.which(name) is None]

PIXELS = (2560, 1440)
"""Twice of what the window is told."""
CONFIG = "output HEADLESS-1 resolution {}x{} scale {}\ndefault_border none\nxwayland disable\n"
OWN = {
    "WLR_BACKENDS": "headless",
    "WLR_LIBINPUT_NO_DEVICES": "1",
    "WLR_RENDERER": "pixman",
    "LANGUAGE": "en",
    "SDL_VIDEODRIVER": "wayland",
    "SDL_AUDIODRIVER": "dummy",
}
# sway refuses to be root's; in a namespace of its own it is nobody's.
INSIDE = ("unshare", "-U", "--map-user=1000", "--map-group=1000")


def why_not():
    if LACKING:
        return f"needs {', '.join(LACKING)}: `.ci/run` installs them"
    possible = subprocess.run([*INSIDE, "true"], capture_output=True, check=False).returncode == 0
    return "" if possible else "needs user namespaces, which this system keeps to itself"


pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())


class Wayland:
    """One compositor, one program in it."""

    def __init__(self, folder, pixels=PIXELS, scale=2):
        self._folder = folder
        self._started = []
        running = folder / "run"
        running.mkdir(mode=0o700)
        config = folder / "sway.conf"
        config.write_text(CONFIG.format(*pixels, scale))
        before = {
            name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")
        }
        self._environment = {
            **before,
            **OWN,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(running),
            "TAVOLINO_DATA": str(folder / "data"),
        }
        self._start(*INSIDE, "sway", "-c", str(config))
        self._environment["WAYLAND_DISPLAY"] = wait_for(
            lambda: next((path.name for path in running.glob("wayland-?")), None), "sway"
        )
        # SDL falls over when the last keyboard is taken away: one stays.
        self._start("wtype", "-s", "600000", "-k", "x")
        self._trace = folder / "trace.jsonl"
        self.program = self._start(sys.executable, str(ROOT / "main.py"), "--trace", str(self._trace))

    def _start(self, *words):
        self._started.append(
            subprocess.Popen(
                words,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        return self._started[-1]

    def key(self, name):
        subprocess.run(["wtype", "-k", name], env=self._environment, check=True, timeout=60)

    def tab_to(self, name):
        """A Tab that comes while something moves only hurries it: then there is another."""

        def there():
            before = self.sight["focus"]
            if before != name:
                self.key("Tab")
                with suppress(AssertionError):
                    wait_for(lambda: self.sight["focus"] != before, "the next", seconds=2)
            return self.sight["focus"] == name

        wait_for(there, f"the focus on {name}")

    @property
    def sight(self):
        """What was on screen last."""
        if not self._trace.exists():
            return {}
        assert self.program.poll() is None, "the program has ended"
        whole = self._trace.read_bytes().split(b"\n")[:-1]
        return next((told for line in reversed(whole) if "scene" in (told := msgspec.json.decode(line))), {})

    def until(self, what, holds):
        try:
            return wait_for(lambda: self.sight and holds(self.sight), what, seconds=180)
        except AssertionError as late:
            raise AssertionError(f"{late}; on screen: {self.sight}") from late

    def picture(self):
        subprocess.run(["grim", self._folder / "shot.png"], env=self._environment, check=True, timeout=60)
        return self._folder / "shot.png"

    def close(self):
        for process in reversed(self._started):
            process.send_signal(signal.SIGKILL)
            process.wait(30)


@pytest.fixture
def wayland(tmp_path):
    opened = Wayland(tmp_path)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("scale", "pixels"), [(1.25, (1600, 900)), (1.5, (1920, 1080)), (3, (3840, 2160))], ids=str
)
def test_at_every_scale_it_is_drawn_at_pixel_size(scale, pixels, tmp_path):
    opened = Wayland(tmp_path, pixels, scale)
    try:
        opened.until("its pixels", lambda sight: tuple(sight["size"]) == pixels)
    finally:
        opened.close()


def ids(sight):
    return {target["id"] for target in sight["targets"]}


def test_it_is_drawn_at_pixel_size_and_played_by_keys(wayland):
    import pygame

    wayland.until("the title", lambda sight: sight["scene"] == "title" and tuple(sight["size"]) == PIXELS)
    wayland.tab_to("box.dalek")
    picture = pygame.image.load(wayland.picture())
    assert picture.get_size() == PIXELS
    assert any(picture.get_at((x, 700)) != picture.get_at((x + 1, 700)) for x in range(400, 800, 2)), (
        "blown up"
    )
    wayland.key("Return")
    wayland.until("the set-up", lambda sight: sight["scene"] != "title" and "begin" in ids(sight))
    wayland.tab_to("begin")
    wayland.key("Return")
    wayland.until("the table", lambda sight: "roll" in ids(sight))
    wayland.tab_to("roll")
    wayland.key("Return")
    wayland.until("dice", lambda sight: any(name.startswith("die.") for name in ids(sight)))
