"""Games are played at their tables: dice thrown, cards turned, bots asked in their process; saved, loaded."""

import time
from collections.abc import Iterator
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

LEVELS = ("easy", "expert")
PATIENCE = 120.0
"""Seconds for a game that bots play in an instant; a machine may be slow."""
SHORT = {"dalek": {"target": 30}}


def checks() -> Iterator[Check]:
    for game in GAMES:
        yield f"a game of {game} by bots, saved and loaded", partial(_played, game)
    yield "players counted in a process of their own", _players_counted
    yield "dice thrown", _one_throw
    yield "a card turned over", _one_card


def _played(game: str) -> None:
    """By bots in their process, as at any table; then through a file and through the library."""
    colours = ("red", "blue")
    places = tuple(Place(level, "bot", hue, level) for level, hue in zip(LEVELS, colours, strict=True))
    with TemporaryDirectory(prefix="tavolino-selftest-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        host = Pages(Memory(), folder)
        store = Store()
        store.change(speed="instant")
        app = App((1280, 720), store)
        table = host.begin(Plan(game, places, SHORT.get(game, {})))
        app.push(table)
        session = _session(table)
        end = time.monotonic() + PATIENCE
        while not session.ended:
            assert time.monotonic() < end, f"after {session.length} events"
            app.tick(0.1)
            app.draw()
            time.sleep(0.001)
        app.quit()
        files.write(folder / "game.tavolino", session)
        assert tuple(files.read(folder / "game.tavolino").session.events) == tuple(session.events)
        kept = host.library.list()[0]
        assert kept.ended
        header, journal = host.library.read(kept.id)
        assert Session(GAMES[game], header, journal).state == session.state
        host.close()


def _session(table: Any) -> Any:
    return table.sitting.session


def _players_counted() -> None:
    from scenes.statistics import RecordsPage

    with TemporaryDirectory(prefix="tavolino-selftest-", ignore_cleanup_errors=True) as folder:
        host = Pages(Memory(), Path(folder))
        host.begin(people("dalek"))
        app = App((1280, 720))
        page = RecordsPage(host)
        app.push(page)
        end = time.monotonic() + PATIENCE
        while page.found is None:
            assert time.monotonic() < end, "nothing was heard"
            app.tick(0.1)
            app.draw()
            time.sleep(0.001)
        app.quit()
        host.close()


def _one_throw() -> None:
    with TemporaryDirectory(prefix="tavolino-selftest-", ignore_cleanup_errors=True) as folder:
        host = Pages(Memory(), Path(folder))
        app = App((1280, 720))
        table = host.begin(people("dalek"))
        app.push(table)
        app.advance(3.0)
        before, drawn = _session(table).length, app.drawn
        app.click("roll")
        _watched(app)
        assert _session(table).length > before, "nothing was thrown"
        assert app.drawn > drawn + 20, "nothing was seen to move"
        app.quit()
        host.close()


def _one_card() -> None:
    """Seventeen: the curtain is opened, the first card of the hand is played face down."""
    with TemporaryDirectory(prefix="tavolino-selftest-", ignore_cleanup_errors=True) as folder:
        host = Pages(Memory(), Path(folder))
        app = App((1280, 720))
        table = host.begin(people("seventeen"))
        app.push(table)
        _watched(app)
        for name in ("curtain.open", "hand.0", "play.down"):
            app.click(name)
            _watched(app)
        assert len(_session(table).state.row) == 1
        app.quit()
        host.close()


def _watched(app: App) -> None:
    """Frame by frame, until all is at rest."""
    for _ in range(900):
        app.tick(1 / 60)
        app.draw()
        if app.settled:
            return
