"""What is on screen and where, for tests and helpers from outside: `--trace FILE` writes JSON lines.

    {"scene": "title", "size": [1280, 720], "focus": "play", "targets": [{"id": …, "rect": [x, y, w, h],
     "label": …, "enabled": true, "role": "button"}, …]}         each time it changes
    {"settled": false}, {"settled": true}    when things start to move, and at rest after any change

Rectangles are in pixels of the window. A scene decides what its targets are; a hidden card never is one.
"""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from scenes.widgets.target import Target


class Seen(msgspec.Struct, frozen=True):
    scene: str
    size: tuple[int, int]
    focus: str | None
    targets: tuple[Target, ...]

    def in_window(self, grain: int) -> "Seen":
        if grain == 1:
            return self
        wide, tall = self.size
        targets = tuple(target.in_window(grain) for target in self.targets)
        return replace(self, size=(grain * wide, grain * tall), targets=targets)


class Trace:
    def __init__(self, path: Path) -> None:
        self._file = path.open("wb", buffering=0)
        self._seen: Seen | None = None
        self._settled: bool | None = None

    def show(self, seen: Seen, *, settled: bool) -> None:
        if seen != self._seen:
            self._line(seen)
            self._seen = seen
            self._settled = None
        if settled != self._settled:
            self._line({"settled": settled})
            self._settled = settled

    def close(self) -> None:
        self._file.close()

    def _line(self, value: object) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")
