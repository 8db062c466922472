"""`--selftest`: everything is opened and checked off screen, without a display and without sound.

`run` prints a line a check and gives the exit code. `files` looks whether all that was packed is there and
whole, `scenes_drawn` opens and draws every scene, `games` plays, throws, turns cards over, saves and loads.
For the packaged program above all: what the tests check in the source is here checked where it is used.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator

Check = tuple[str, Callable[[], None]]


def run() -> int:
    """0 if all is well."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    failed = 0
    for name, check in _checks():
        begun = time.perf_counter()
        try:
            check()
        except Exception as error:
            failed += 1
            _say(f"FAILED  {name}: {type(error).__name__}: {error}")
        else:
            _say(f"ok      {name}, {time.perf_counter() - begun:.1f} s")
    _say("all is well" if not failed else f"{failed} failed")
    return 1 if failed else 0


def _checks() -> Iterator[Check]:
    # When pygame has been told that there is no display.
    from scenes.selftest import files, games, scenes_drawn

    yield from files.checks()
    yield from scenes_drawn.checks()
    yield from games.checks()


def _say(words: str) -> None:
    """A program without a console has no one to tell, and its exit code says it."""
    if sys.stdout:
        print(words, flush=True)  # noqa: T201 - lines for whoever runs it
