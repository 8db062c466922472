"""What the title's first picture is made of, kept on disk: to read it takes a tenth of the time that drawing
takes.

    album.turn_to(size, …)                  what the pictures depend on
    album.picture("ground", draw)           as it was kept, else drawn
    album.close()                           keeps what was drawn; from now on all is drawn

One file in the folder of caches, for the size and dress that the window had last. Where it is missing (at the
first start of all), of another size or edition, or not to the last byte what was written, all is drawn, and
kept anew when the picture has been seen.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from threading import Thread
from typing import Any, cast
from zlib import crc32

import msgspec
import pygame
from msgspec import Struct
from pygame import Surface

from game.core.folders import cache_folder
from scenes.settings import drafts

_MOST = 64 * 1024 * 1024
"""Bytes. A window of 3840×2160 takes 45 million."""
_UNREADABLE = (OSError, msgspec.MsgspecError, pygame.error, ValueError, MemoryError)


class _Kept(Struct, frozen=True):
    name: str
    size: tuple[int, int]
    clear: bool
    """With alpha."""

    @property
    def bytes(self) -> int:
        return self.size[0] * self.size[1] * 4

    def blank(self) -> Surface:
        return Surface(self.size, pygame.SRCALPHA if self.clear else 0, 32)


class _Contents(Struct, frozen=True):
    """The first line of the file; then come the pixels."""

    key: str
    pictures: tuple[_Kept, ...]
    check: int
    """Over the pixels, and `pictures` before them."""


class Album:
    """Without a path, one that is never anything but empty."""

    def __init__(self, path: Path | None = None, edition: str = "") -> None:
        self._path = path
        self._edition = edition
        self._key = ""
        self._pictures: dict[str, Surface] = {}
        self._fresh = False
        """Something isn't as it lies on disk."""

    def turn_to(self, *what: object) -> None:
        if self._path:
            masks = Surface((1, 1), pygame.SRCALPHA, 32).get_masks()
            key = repr((self._edition, sys.byteorder, masks, what))
            if key != self._key:
                self._key, self._pictures, self._fresh = key, _read(self._path, key), False

    def picture(self, name: str, draw: Callable[[], Surface]) -> Surface:
        """Shared: never draw on it."""
        if not self._path:
            return draw()
        if name not in self._pictures:
            self._pictures[name], self._fresh = draw(), True
        return self._pictures[name]

    def close(self) -> None:
        path, self._path = self._path, None
        if path and self._fresh:
            with suppress(*_UNREADABLE):
                content = _written(self._key, self._pictures)
                if len(content) <= _MOST:
                    Thread(target=_write, args=(path, content), name="album", daemon=True).start()
        self._pictures = {}


def of_this_program() -> Album:
    """The packaged one's. From source the next start may draw otherwise, and nothing would tell."""
    if not getattr(sys, "frozen", False):
        return Album()
    with suppress(OSError):
        told = Path(sys.executable).stat()
        return Album(cache_folder() / "title.pictures", f"{told.st_size} {told.st_mtime_ns}")
    return Album()


def _read(path: Path, key: str) -> dict[str, Surface]:
    with suppress(*_UNREADABLE):
        if path.is_file() and path.stat().st_size <= _MOST:  # who reads from a pipe may wait for ever
            with path.open("rb") as file:
                return _pictures(file, key, path.stat().st_size)
    return {}


def _pictures(file: BufferedReader, key: str, size: int) -> dict[str, Surface]:
    line = file.readline(_MOST)
    contents = msgspec.json.decode(line, type=_Contents)
    # Before there is room made for what a damaged line says.
    if contents.key != key or len(line) + sum(kept.bytes for kept in contents.pictures) != size:
        return {}
    pictures: dict[str, Surface] = {}
    check = _begun(contents.pictures)
    for kept in contents.pictures:
        pictures[kept.name] = kept.blank()
        with _pixels(pictures[kept.name]) as pixels:
            file.readinto(pixels)
            check = crc32(pixels, check)
    return pictures if check == contents.check else {}


def _written(key: str, pictures: Mapping[str, Surface]) -> bytes:
    kept = tuple(
        _Kept(name, surface.get_size(), bool(surface.get_flags() & pygame.SRCALPHA))
        for name, surface in pictures.items()
    )
    pixels = [bytes(_pixels(surface)) for surface in pictures.values()]
    line = _Contents(key, kept, crc32(b"".join(pixels), _begun(kept)))
    return b"".join([msgspec.json.encode(line), b"\n", *pixels])


def _pixels(surface: Surface) -> memoryview:
    """All of them in one piece, or ValueError."""
    if surface.get_bytesize() != 4:
        raise ValueError("not four bytes a pixel")
    return memoryview(cast("Any", surface.get_view("0")))


def _begun(kept: Sequence[_Kept]) -> int:
    return crc32(msgspec.json.encode(kept))


def _write(path: Path, content: bytes) -> None:
    drafts.sweep(path)
    with suppress(OSError):
        drafts.write(path, content)
