"""What a person set up once and finds again: one frozen value, and the store that keeps it on disk.

    store.now.speed                    the value
    store.change(speed="brisk")        written at once, then everybody who listens hears it

The store knows no scene. A damaged file is kept beside as `settings.json.damaged`, and defaults are used.
"""

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs

Speed = Literal["calm", "normal", "brisk", "instant"]
CallWindow = Literal["2", "4", "8", "go_on"]
Display = Literal["window", "full_screen"]

PACE: dict[Speed, float] = {"calm": 0.6, "normal": 1.0, "brisk": 1.7, "instant": 0.0}
"""How many times as fast as normal things move; 0: they don't, they are there."""

SCALES = range(80, 201, 10)


class Settings(msgspec.Struct, frozen=True):
    scale: Annotated[int, msgspec.Meta(ge=80, le=200)] = 100
    """Size of everything, in per cent."""
    display: Display = "window"
    speed: Speed = "normal"
    reduced_motion: bool = False
    call_window: CallWindow = "4"
    """17: how long, in seconds, a bot waits for people to call before it plays on."""
    confirm_pass: bool = True
    """Dicy Cards: ask before a pass."""
    language: str = "en"
    window_size: tuple[int, int] | None = None
    """The window as it was last; None before the first time."""


Listener = Callable[[Settings, Settings], None]


def default_path() -> Path:
    return Path(platformdirs.user_config_dir("tavolino", appauthor=False)) / "settings.json"


class Store:
    """Holds the settings. Without a path it forgets them in the end, which is what tests want."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._listeners: list[Listener] = []
        self.now = self._read()

    def change(self, **values: Any) -> None:
        """A value that a setting can't have raises `msgspec.ValidationError`."""
        before = self.now
        wanted = msgspec.to_builtins(before) | values
        self.now = msgspec.convert(wanted, Settings)
        if self.now == before:
            return
        self._write()
        for listener in list(self._listeners):
            listener(before, self.now)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener(before, now)` after each change, until the function returned here is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _read(self) -> Settings:
        if self._path is None or not self._path.exists():
            return Settings()
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Settings)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            with contextlib.suppress(OSError):
                self._path.replace(self._path.with_name(self._path.name + ".damaged"))
            return Settings()

    def _write(self) -> None:
        """Whole or not at all: a crash in between leaves the old file. A full disk only loses the change."""
        if self._path is None:
            return
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle, draft = tempfile.mkstemp(dir=self._path.parent, prefix=".settings-")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(msgspec.json.format(msgspec.json.encode(self.now)))
                    file.flush()
                    os.fsync(file.fileno())
                Path(draft).replace(self._path)
            except OSError:
                Path(draft).unlink(missing_ok=True)
                raise
