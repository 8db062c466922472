"""Opens the window in a moment of the tour, live, and again when a file is saved.

    python tests/look.py dicy_rerolling [1280x720]      (or make look MOMENT=dicy_rerolling)

Each window is a process of its own: a mistake that was saved shows its traceback here, and the next save
tries again. Closing the window ends it.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from signal import SIGTERM, signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.app.scene import Scene

TREE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TREE))

WATCHED = ("game", "scenes", "tests", "assets")
OFTEN = 0.4
"""Seconds between two looks at the files."""


def main(words: list[str]) -> int:
    if os.environ.get("TAVOLINO_LOOK"):
        return _window(*words)
    signal(SIGTERM, lambda *_: sys.exit(1))
    while True:
        saved, child = (
            _saved(),
            subprocess.Popen([sys.executable, __file__, *words], env={**os.environ, "TAVOLINO_LOOK": "1"}),
        )
        try:
            while _saved() == saved and child.poll() != 0:
                time.sleep(OFTEN)
        except KeyboardInterrupt:
            return 130
        finally:
            closed = child.poll() == 0
            child.kill()
            child.wait()
        if closed:
            return 0


def _saved() -> float:
    """When a file was saved last."""
    return max(file.stat().st_mtime for file in _files())


def _files() -> Iterator[Path]:
    for folder in WATCHED:
        yield from (TREE / folder).rglob("*.py")


def _window(moment: str = "", size: str = "1280x720") -> int:
    from scenes.app.loop import Loop
    from scenes.app.window import Window
    from scenes.sound.device import Device
    from scenes.sound.sounds import Sounds
    from tests.touring.moments import GALLERY, MOMENTS

    every = {**MOMENTS, **GALLERY}
    if moment not in every:
        print(f"usage: look.py MOMENT [1280x720]; moments: {', '.join(every)}")
        return 0
    wide, high = size.split("x")
    window = Window((int(wide), int(high)))
    app = every[moment](window.surface.get_size())
    app.sounds = Sounds(app.settings, Device())
    Loop(app, window, _raised).run()
    return 0


def _raised(error: Exception) -> "Scene":
    raise error


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
