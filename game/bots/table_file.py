"""A file of `assets/tables`: what isn't whole is refused, as opponents would play by it all the same."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import MsgspecError, Struct

from game.bots.sealing import DamagedError
from game.core.illegal import DamagedTableError

FOLDER = Path(__file__).parents[2] / "assets" / "tables"

NOT_WHOLE = (
    DamagedError,
    OSError,  # it isn't there, or isn't to be read
    EOFError,
    ValueError,
    LookupError,
    RecursionError,
    struct.error,
    zlib.error,
    MsgspecError,
)

T = TypeVar("T")


class TableFile(Struct, Generic[T], frozen=True):
    """`parsed` raises any of `NOT_WHOLE` for what can't be in it."""

    name: str
    parsed: Callable[[bytes], T]

    def read(self) -> T:
        try:
            return self.parsed((FOLDER / self.name).read_bytes())
        except NOT_WHOLE as wrong:
            raise DamagedTableError("table_damaged", file=self.name) from wrong

    def write(self, content: bytes) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / self.name).write_bytes(content)
