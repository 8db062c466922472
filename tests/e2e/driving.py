"""The program as somebody at the computer has it: a window, a mouse, a keyboard, and what can be read there.

Nothing here sleeps and hopes: each step waits until the trace says what the step was to bring.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import msgspec

from scenes.settings import json_file
from scenes.settings.store import Settings
from scenes.widgets.target import Target
from tests.e2e.screen import Screen, wait_for

ROOT = Path(__file__).parents[2]
FROM_SOURCE = (sys.executable, "main.py")
MOST_STOPS = 400
"""Tab comes by every line of the log too, those that are scrolled out of sight included."""


class Sight(msgspec.Struct):
    """What was on screen at one time; `settled` once the program has said whether it moves."""

    scene: str
    size: tuple[int, int]
    focus: str | None
    targets: dict[str, Target]
    settled: bool | None = None

    def offers(self, *names: str) -> bool:
        """One of these can be pressed."""
        return any(name in self.targets and self.targets[name].enabled for name in names)

    def named(self, start: str) -> list[Target]:
        return [target for name, target in self.targets.items() if name.startswith(start)]

    def __str__(self) -> str:
        lines = [f"{t.id} {t.rect} {t.label!r}{'' if t.enabled else ' (off)'}" for t in self.targets.values()]
        return "\n  ".join([f"{self.scene} {self.size} focus={self.focus} settled={self.settled}", *lines])


class Program:
    """`folder` holds its home, library and trace; a second program there finds what the first left. `own` is
    the environment beyond that, `path` what the program calls a file of ours."""

    def __init__(
        self,
        screen: Screen,
        folder: Path,
        *words: str,
        program: Sequence[str] = FROM_SOURCE,
        own: Mapping[str, str] = MappingProxyType({"SDL_VIDEODRIVER": "x11"}),
        path: Callable[[Path], str] = str,
        **settings: object,
    ) -> None:
        self.screen = screen
        self.library = folder / "library"
        self._trace = folder / f"trace_{len([*folder.glob('trace_*')])}.jsonl"
        self._read = 0
        self._sight: Sight | None = None
        self._before: tuple[object, ...] = ()
        self.said: set[str] = set()
        """All that was to be read since the window opened."""
        self.settings_file = self.library / "settings.json"
        if settings or not self.settings_file.exists():
            json_file.write(self.settings_file, Settings(**{"window_size": (1280, 720), **settings}))
        home = {
            "LANGUAGE": "en",
            "HOME": str(folder / "home"),
            "XDG_CONFIG_HOME": str(folder / "home" / ".config"),
            "XDG_DATA_HOME": str(folder / "home" / ".local"),
            "TAVOLINO_DATA": path(self.library),
            "SDL_AUDIODRIVER": "dummy",
        }
        self._output = (folder / "output.txt").open("w+")
        # Wine's Python begins only where it may write to a pipe.
        self._writer = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=self._output)
        self.process = subprocess.Popen(
            [*program, "--trace", path(self._trace), *words],
            cwd=ROOT,
            env={**screen.environment, **home, **own},
            stdin=subprocess.DEVNULL,
            stdout=self._writer.stdin,
            stderr=subprocess.STDOUT,
        )
        assert self._writer.stdin is not None
        self._writer.stdin.close()
        self.window = int(wait_for(self._find_window, "the window"))
        screen.xdotool("windowfocus", "--sync", self.window)
        self.until("the first picture", lambda sight: True)

    def _find_window(self) -> str:
        self._must_run()
        found = self.screen.xdotool("search", "--onlyvisible", "--pid", self.process.pid, must=False)
        return found.splitlines()[0] if found else ""

    def _must_run(self) -> None:
        if self.process.poll() is not None:
            self._output.seek(0)
            raise AssertionError(f"the program ended ({self.process.returncode}):\n{self._output.read()}")

    # What can be seen

    @property
    def sight(self) -> Sight:
        self._look()
        assert self._sight is not None
        return self._sight

    def _look(self) -> None:
        if not self._trace.exists():
            return
        with self._trace.open("rb") as file:
            file.seek(self._read)
            fresh = file.read()
        whole = fresh[: fresh.rfind(b"\n") + 1]
        self._read += len(whole)
        for line in whole.splitlines():
            told = msgspec.json.decode(line)
            if "settled" in told:
                assert self._sight is not None
                self._sight.settled = told["settled"]
            else:
                targets = msgspec.convert(told.pop("targets"), list[Target])
                about = {target.id: target for target in targets}
                self.said |= {target.label for target in targets}
                self._sight = msgspec.convert({**told, "targets": {}}, Sight)
                self._sight.targets = about

    def until(
        self, what: str, holds: Callable[[Sight], object], *, moving: bool = False, minutes: float = 2
    ) -> Sight:
        """Waits until it holds, and for the table to come to rest unless it may be `moving`."""

        def held() -> Sight | None:
            self._must_run()
            self._look()
            sight = self._sight
            if sight and (moving or sight.settled) and holds(sight):
                return sight
            return None

        try:
            return wait_for(held, what, 60 * minutes)
        except AssertionError as late:
            raise AssertionError(f"{late}; on screen:\n  {self._sight}") from late

    def changed(self) -> Sight:
        """What the last press brought, once it is at rest."""
        return self.until("a change", lambda sight: _picture(sight) != self._before)

    def pixels(self) -> bytes:
        """The window's picture, once two looks at it in succession see the same."""
        looks: list[bytes] = []

        def steady() -> bool:
            looks.append(self.screen.pixels(self.window))
            return len(looks) > 1 and looks[-1] == looks[-2]

        wait_for(steady, "a picture that stays")
        return looks[-1]

    # Hands

    def _acts(self) -> None:
        self._before = _picture(self.sight)

    def point(self, name: str) -> tuple[int, int]:
        """The middle of a target, as soon as it is there."""
        x, y, w, h = self.until(name, lambda sight: name in sight.targets, moving=True).targets[name].rect
        return x + w // 2, y + h // 2

    def click(self, name: str) -> Sight:
        """Presses a target, and waits until something has come of it."""
        self.touch(name)
        return self.changed()

    def touch(self, name: str) -> None:
        """Presses a target; whatever comes of it."""
        self.touch_at(self.point(name))

    def touch_at(self, at: tuple[int, int]) -> None:
        self._acts()
        self.screen.xdotool("mousemove", "--window", self.window, *at, "click", 1)

    def away(self) -> None:
        """The pointer goes where nothing lights up below it."""
        self.screen.xdotool("mousemove", "--window", self.window, 2, 2)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 12) -> None:
        """At the speed of a hand: a step a frame."""
        self._acts()
        words: list[object] = ["mousemove", "--window", self.window, *start, "mousedown", 1]
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step // steps for a, b in zip(start, end, strict=True))
            words += ["sleep", 0.017, "mousemove", "--window", self.window, x, y]
        self.screen.xdotool(*words, "mouseup", 1)

    def press(self, *keys: str) -> Sight:
        """Presses keys by xdotool's names, and waits until something has come of them."""
        self.type(*keys)
        return self.changed()

    def type(self, *keys: str) -> None:
        self._acts()
        self.screen.xdotool("key", "--clearmodifiers", *keys)

    def tab_to(self, *names: str) -> str:
        """Tab until one of these has the focus."""
        for _ in range(MOST_STOPS):
            if (focus := self.sight.focus) in names:
                return focus
            self.screen.xdotool("key", "Tab")
            self.until("the next focus", lambda sight, focus=focus: sight.focus != focus, moving=True)
        raise AssertionError(f"Tab leads to none of {names}:\n  {self.sight}")

    def resize(self, size: tuple[int, int]) -> None:
        self.screen.xdotool("windowsize", self.window, *size)
        self.until(f"the size {size}", lambda sight: sight.size == size, moving=True)

    # The end

    def kill(self) -> None:
        """As a power cut does it."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGTERM)
        self._output.close()

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        self.process.wait(30)
        self._writer.terminate()  # a helper of the program's may hold the pipe open
        self._writer.wait(30)


def _picture(sight: Sight) -> tuple[object, ...]:
    """What is on screen, but for where the focus is: a press moves that before its release does the work."""
    return (sight.scene, sight.size, *sight.targets.values())


def numbers(words: str) -> Sequence[int]:
    """The numbers that stand in a label."""
    digits = "".join(sign if sign.isdigit() else " " for sign in words)
    return [int(part) for part in digits.split()]
