"""Games are played at their tables: dice thrown, cards turned, bots asked in their process; saved, loaded."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.core.session import Session
from game.shelf import GAMES
from scenes.app.app import App
from scenes.host.last_setups import Memory, Place, Plan
from scenes.library import files
from scenes.pages import Pages
from scenes.selftest import Check
from scenes.selftest.scenes_drawn import people
from scenes.settings.store import Store
from scenes.shelf import on_screen
from scenes.statistics.scene import RecordsPage

LEVELS = ("easy", "expert")
PATIENCE = 120.0
"""Seconds for a game that bots play in an instant; a machine may be slow."""


def checks() -> Iterator[Check]:
    for game in GAMES:
        yield f"a game of {game} by bots, saved and loaded", partial(_played, game)
    yield "players counted in a process of their own", _players_counted
    for game in GAMES:
        yield f"a first move in {game}", partial(_first_move, game)


@contextmanager
def _house() -> Iterator[tuple[Pages, Path]]:
    """A host of its own, with a folder that is gone afterwards."""
    with TemporaryDirectory(prefix="tavolino-selftest-", ignore_cleanup_errors=True) as name:
        host = Pages(Memory(), Path(name))
        yield host, Path(name)
        host.close()


def _waited(app: App, done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, f"{app.top.name} is not done"
        app.tick(0.1)
        app.draw()
        time.sleep(0.001)


def _played(game: str) -> None:
    """By bots in their process, as at any table; then through a file and through the library."""
    colours = ("red", "blue")
    places = tuple(Place(level, "bot", hue, level) for level, hue in zip(LEVELS, colours, strict=True))
    with _house() as (host, folder):
        store = Store()
        store.change(speed="instant")
        app = App((1280, 720), store)
        table = host.begin(Plan(game, places, dict(on_screen(game).short)))
        app.push(table)
        session = _session(table)
        _waited(app, lambda: session.ended or _stuck(table))
        assert session.ended, "an opponent has nothing to play by"
        app.quit()
        files.write(folder / "game.tavolino", session)
        assert tuple(files.read(folder / "game.tavolino").session.events) == tuple(session.events)
        kept = host.library.list()[0]
        assert kept.ended
        header, journal = host.library.read(kept.id)
        assert Session(GAMES[game], header, journal).state == session.state


def _session(table: Any) -> Any:
    return table.sitting.session


def _stuck(table: Any) -> bool:
    return table.story.stuck is not None


def _players_counted() -> None:
    with _house() as (host, _folder):
        host.begin(people(next(iter(GAMES))))
        app = App((1280, 720))
        page = RecordsPage(host)
        app.push(page)
        _waited(app, lambda: page.found is not None)
        app.quit()


def _first_move(game: str) -> None:
    """Pressed as by a person, and seen to move."""
    with _house() as (host, _folder):
        app = App((1280, 720))
        table = host.begin(people(game))
        app.push(table)
        _watched(app)
        before, drawn = _session(table).length, app.drawn
        for name in on_screen(game).first_presses:
            app.click(name)
            _watched(app)
        assert _session(table).length > before, "nothing was done"
        assert app.drawn > drawn + 20, "nothing was seen to move"
        app.quit()


def _watched(app: App) -> None:
    """Frame by frame, until all is at rest."""
    for _ in range(900):
        app.tick(1 / 60)
        app.draw()
        if app.settled:
            return
