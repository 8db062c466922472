"""Opponents play one game after the other in the window's own loop, for hours; pages are looked at between.

On the title, at rest, what the program holds is counted: memory (RSS), open files, threads, child processes,
and the entries of all its caches. What it held at most in the first ten minutes, when every game was played
and every page seen, it may not exceed later: memory not by more than two per cent, the others not at all.
Nor may memory creep: the middle value of the last third of what comes later is compared with that of the
first. What was held at most anywhere, in mid-game, is told beside it.
"""

import functools
import gc
import os
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any
from unittest.mock import patch

import pygame
from msgspec import Struct
from pygame.event import Event

from game.shelf import GAMES
from scenes.app import native_heap
from scenes.app.app import App
from scenes.app.loop import Loop
from scenes.app.window import Window
from scenes.host.last_setups import Memory, Place, Plan
from scenes.lessons.progress import Progress
from scenes.pages import Pages
from scenes.players.people import Profiles
from scenes.settings.store import Store
from scenes.setup import draft
from scenes.sound.device import Device
from scenes.sound.sounds import Sounds
from scenes.title.scene import Title
from tests.e2e import screen
from tests.torture.places import strange_home
from tests.torture.running import FoundError, hold

WARM = 600.0
"""Seconds after which everything has been seen once; in a short run a third of it."""
MOST_GROWTH = 1.02
ALL_SEEN = 15
"""So many games, and each has been played before each of the pages."""
PATIENCE = 1200.0  # seconds for a game
LEVELS = ("easy", "medium", "hard")
PAGES = ("records", "settings", "rules", "games", "about")
SPEEDS = ("brisk", "instant", "instant")


class Held(Struct):
    """What the program holds on the title."""

    seconds: float
    megabytes: float
    peak: float
    """At most since the last time, wherever that was."""
    files: int
    threads: int
    children: int
    cached: int
    """Entries of all caches."""
    endless: dict[str, int]
    """Of those without an end, by their names. No more is written down: what is would be weighed too."""


def run(times: int, seed: str, _only: int | None = None) -> dict[str, Any]:
    """So many seconds, at least one game; on a screen of its own, where that can be had and is worth it."""
    with strange_home(), _display(times), tempfile.TemporaryDirectory(prefix="tavolino-soak-") as folder:
        soak = Soak(Path(folder), Random(seed))
        failures: list[dict[str, str]] = []
        try:
            with suppress(KeyboardInterrupt):
                soak.play(times)
        except Exception as error:
            failures.append({"why": type(error).__name__, "seen": repr(error)})
        finally:
            soak.close()
        failures += [{"why": why, "seen": seen} for why, seen in _grown(soak.held, times)]
        figures = _figures(soak.held, times)
        return {"seed": seed, "tried": soak.games, "failed": len(failures), **figures, "failures": failures}


class Soak:
    def __init__(self, folder: Path, random: Random) -> None:
        self._random, self.games = random, 0
        self.held: list[Held] = []
        self._begun = monotonic()
        store = Store(folder / "settings.json")
        memory = Memory(folder / "tables.json")
        self._host = Pages(
            memory, folder / "library", Progress(folder / "l.json"), Profiles(folder / "p.json")
        )
        self._window = window = Window((1280, 720))
        self.app = App(window.surface.get_size(), store)
        self._loop = Loop(self.app, window, _no_rescue)
        native_heap.settle()
        self.app.sounds = Sounds(self.app.settings, Device())
        self.app.push(Title(self._host))

    def play(self, seconds: float) -> None:
        for game in cycle(GAMES):
            self._one(game)
            self.look_at(PAGES[self.games % len(PAGES)])
            self.rest(3.0)
            self.held.append(count(monotonic() - self._begun))
            if monotonic() - self._begun >= seconds:
                break

    def close(self) -> None:
        self.app.quit()
        if self.app.sounds:
            self.app.sounds.close()
        self._window.close()

    def _one(self, game: str) -> None:
        """From title to title."""
        self.games += 1
        self.app.settings.change(speed=SPEEDS[self.games % len(SPEEDS)])
        self._host.memory.set_up(self._plan(game))
        for name in (f"box.{game}", "begin", "result", "title"):
            self._press(name)

    def _plan(self, game: str) -> Plan:
        colours = draft.colours(game)[: self._random.choice((2, 3, 4))]
        places = tuple(
            Place(f"B{at}", "bot", colour, self._random.choice(LEVELS)) for at, colour in enumerate(colours)
        )
        return Plan(game, places, {"target": 30} if game == "dalek" else {})

    def look_at(self, page: str) -> None:
        self._press(page)
        self.rest(1.0)
        self.app.feed(Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0), touch=False))
        while self.app.depth > 1:
            self.app.press(pygame.K_ESCAPE)
            self._loop.turn()

    def _press(self, name: str) -> None:
        self._until(
            lambda: self.app.settled and any(one.id == name and one.enabled for one in self.app.targets())
        )
        self.app.click(name)

    def rest(self, seconds: float) -> None:
        """Until nothing has moved for so long."""
        moved = monotonic()

        def rested() -> bool:
            nonlocal moved
            if not self.app.settled:
                moved = monotonic()
            return monotonic() - moved > seconds

        self._until(rested)

    def _until(self, holds: Callable[[], bool]) -> None:
        end = monotonic() + PATIENCE
        while not holds():
            hold("it goes on and on", monotonic() < end, lambda: (self.app.top.name, self.app.targets()))
            self.app.wake()  # it would wait for a hand
            self._loop.turn()


@contextmanager
def _display(seconds: float) -> Generator[None]:
    """SDL's dummy, which has no pointer to change, or X11."""
    if seconds < WARM or screen.missing():
        with patch.object(Window, "point_with", lambda *_: None):
            yield
        return
    shown = screen.Screen()
    try:
        with patch.dict(os.environ, {"DISPLAY": shown.display, "SDL_VIDEODRIVER": "x11"}):
            yield
    finally:
        shown.close()


def _no_rescue(error: Exception) -> Any:
    raise FoundError("an error reached the loop", repr(error)) from error


# What is held


def count(seconds: float) -> Held:
    gc.collect()
    now, peak = _megabytes("VmRSS"), _megabytes("VmHWM")
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")  # the peak is counted anew from here
    own, every = os.getpid(), cached()
    return Held(
        round(seconds, 1),
        now,
        peak,
        len([*Path("/proc/self/fd").iterdir()]),
        len([*Path("/proc/self/task").iterdir()]),
        len(Path(f"/proc/{own}/task/{own}/children").read_text().split()),
        sum(every.values()),
        {sys.intern(name): many for name, many in every.items() if name.endswith("*") and many > 1},
    )


def _megabytes(name: str) -> float:
    status = Path("/proc/self/status").read_text().splitlines()
    return round(int(next(line for line in status if line.startswith(name)).split()[1]) / 1024, 1)


def cached() -> dict[str, int]:
    """Every cache of functions that there is; those without an end are told by a star."""
    found: dict[str, int] = {}
    for one in [*hidden, *caches()]:
        with suppress(Exception):
            info = one.cache_info()
            name = f"{one.__module__}.{one.__qualname__}{'*' if info.maxsize is None else ''}"
            found[name] = found.get(name, 0) + info.currsize
    return found


hidden: list[Any] = []
"""Caches that are hidden from the collector."""


def caches() -> list[Any]:
    return [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]


def _halves(held: list[Held], seconds: float) -> tuple[list[Held], list[Held]]:
    """What was held while all was new, and later; of a short run, the last."""
    warm = min(WARM, seconds / 3)
    many = max(ALL_SEEN, sum(one.seconds <= warm for one in held))
    return held[:many], held[many:] or held[-1:]


def _creep(later: list[Held]) -> tuple[float, float]:
    """The middle values of the first third and of the last."""
    third = max(1, len(later) // 3)
    return median(one.megabytes for one in later[:third]), median(one.megabytes for one in later[-third:])


def _grown(held: list[Held], seconds: float) -> list[tuple[str, str]]:
    if not held:
        return []
    before, later = _halves(held, seconds)
    found: list[tuple[str, str]] = []
    for name in ("files", "threads", "children"):
        most = [max(getattr(one, name) for one in part) for part in (before, later)]
        if most[1] > most[0]:
            found.append((f"more {name}", f"{most[0]} and then {most[1]}"))
    if seconds < 2 * WARM:  # before that, everything is still new
        return found
    most = [max(one.megabytes for one in part) for part in (before, later)]
    for why, (first, then) in (("more memory", most), ("memory creeps", _creep(later))):
        if then > MOST_GROWTH * first:
            found.append((why, f"{first} MB and then {then} MB"))
    return found


def _figures(held: list[Held], seconds: float) -> dict[str, Any]:
    if not held:
        return {}
    before, later = _halves(held, seconds)
    most = [max(one.megabytes for one in part) for part in (before, later)]
    first, last = later[0], held[-1]
    endless = {
        name: (first.endless.get(name, 0), entries)
        for name, entries in last.endless.items()
        if entries > first.endless.get(name, 0)
    }
    return {
        "seconds": last.seconds,
        "games_before": len(before),
        "megabytes": {"most_before": most[0], "first_later": first.megabytes, "most_later": most[1]},
        "growth": round(most[1] / most[0], 4),
        "creep": _creep(later),
        "anywhere": [max(one.peak for one in part) for part in (before, later)],
        **{
            name: [max(getattr(one, name) for one in part) for part in (before, later)]
            for name in ("files", "threads", "children")
        },
        "cached": [first.cached, last.cached],
        "endless_caches_grown": endless,
        "course_mb": [(round(one.seconds), one.megabytes) for one in held[:: max(1, len(held) // 40)]],
    }
