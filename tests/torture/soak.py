"""Opponents play one game after the other in the window's own loop, for hours; pages are looked at between.

On the title, at rest, what the program holds is counted: memory (RSS), open files, threads, child processes,
and the entries of all its caches. After the first ten minutes none of it may grow: memory not by more than
two per cent, the others not at all.
"""

import functools
import gc
import os
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any
from unittest.mock import patch

import pygame
from msgspec import Struct

from game.shelf import GAMES
from scenes.app.app import App
from scenes.app.loop import Loop
from scenes.app.window import Window
from scenes.host.last_setups import Memory, Place, Plan
from scenes.lessons.progress import Progress
from scenes.pages import Pages
from scenes.players import Profiles
from scenes.settings.store import Store
from scenes.setup import draft
from scenes.title.scene import Title
from tests.e2e import screen
from tests.torture.places import strange_home
from tests.torture.running import FoundError, hold

WARM = 600.0
"""Seconds after which everything has been seen once; in a short run a third of it."""
MOST_GROWTH = 1.02
PATIENCE = 1200.0  # seconds for a game
LEVELS = ("easy", "medium", "hard")
PAGES = ("records", "settings", "rules", "games", "about")
SPEEDS = ("brisk", "instant", "instant")


class Held(Struct):
    """What the program holds on the title."""

    seconds: float
    megabytes: float
    files: int
    threads: int
    children: int
    cached: dict[str, int]


def run(times: int, seed: str, _only: int | None = None) -> dict[str, Any]:
    """So many seconds, at least one game; on a screen of its own, where that can be had and is worth it."""
    with strange_home(), _display(times), tempfile.TemporaryDirectory(prefix="tavolino-soak-") as folder:
        soak = _Soak(Path(folder), Random(seed))
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


class _Soak:
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
        self.app.push(Title(self._host))

    def play(self, seconds: float) -> None:
        for game in cycle(GAMES):
            self._one(game)
            self._look_at(PAGES[self.games % len(PAGES)])
            self._rest(3.0)
            self.held.append(_held(monotonic() - self._begun))
            if monotonic() - self._begun >= seconds:
                break

    def close(self) -> None:
        self.app.quit()
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

    def _look_at(self, page: str) -> None:
        self._press(page)
        self._rest(1.0)
        while self.app.depth > 1:
            self.app.press(pygame.K_ESCAPE)
            self._loop.turn()

    def _press(self, name: str) -> None:
        self._until(
            lambda: self.app.settled and any(one.id == name and one.enabled for one in self.app.targets())
        )
        self.app.click(name)

    def _rest(self, seconds: float) -> None:
        end = monotonic() + seconds
        self._until(lambda: self.app.settled and monotonic() > end)

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


def _held(seconds: float) -> Held:
    gc.collect()
    status = Path("/proc/self/status").read_text().splitlines()
    kilobytes = int(next(line for line in status if line.startswith("VmRSS")).split()[1])
    own = os.getpid()
    return Held(
        round(seconds, 1),
        round(kilobytes / 1024, 1),
        len([*Path("/proc/self/fd").iterdir()]),
        len([*Path("/proc/self/task").iterdir()]),
        len(Path(f"/proc/{own}/task/{own}/children").read_text().split()),
        _cached(),
    )


def _cached() -> dict[str, int]:
    """Every cache of functions that there is; those without an end are told by a star."""
    found: dict[str, int] = {}
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            with suppress(Exception):
                info = one.cache_info()
                name = f"{one.__module__}.{one.__qualname__}{'*' if info.maxsize is None else ''}"
                found[name] = found.get(name, 0) + info.currsize
    return found


def _warm(held: list[Held], seconds: float) -> list[Held]:
    warm = min(WARM, seconds / 3)
    return [one for one in held if one.seconds >= warm] or held[-1:]


def _grown(held: list[Held], seconds: float) -> list[tuple[str, str]]:
    if not held:
        return []
    first, *later = _warm(held, seconds)
    found: list[tuple[str, str]] = []
    for name in ("files", "threads", "children"):
        before, most = getattr(first, name), max((getattr(one, name) for one in later), default=0)
        if most > before:
            found.append((f"more {name}", f"{before} and then {most}"))
    most = max((one.megabytes for one in later), default=0.0)
    if seconds >= 2 * WARM and most > MOST_GROWTH * first.megabytes:  # before that, everything is still new
        found.append(("more memory", f"{first.megabytes} MB and then {most} MB"))
    return found


def _figures(held: list[Held], seconds: float) -> dict[str, Any]:
    if not held:
        return {}
    first, last = _warm(held, seconds)[0], held[-1]
    later = _warm(held, seconds)[1:] or [last]
    most = max(one.megabytes for one in later)
    endless = {
        name: (first.cached.get(name, 0), entries)
        for name, entries in last.cached.items()
        if name.endswith("*") and entries > first.cached.get(name, 0)
    }
    return {
        "seconds": last.seconds,
        "warm_after": first.seconds,
        "megabytes": {"warm": first.megabytes, "most_later": most, "last": last.megabytes},
        "growth": round(most / first.megabytes, 4),
        "files": [first.files, last.files],
        "threads": [first.threads, last.threads],
        "children": [first.children, last.children],
        "cached": [sum(first.cached.values()), sum(last.cached.values())],
        "endless_caches_grown": endless,
        "course_mb": [(round(one.seconds), one.megabytes) for one in held[:: max(1, len(held) // 40)]],
    }
