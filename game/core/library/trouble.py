"""What can go wrong with the games on disk: one clear value, for the scenes and the commands to tell."""

from typing import Literal

from msgspec import Struct

Kind = Literal[
    "read_only",
    "disk_full",
    "disk_error",
    "busy",
    "corrupt",
    "newer_version",
    "open_elsewhere",
    "no_such_game",
    "no_such_level",
]


class Trouble(Struct, frozen=True):
    """`kind` is a key that can be translated; `detail` is what it is about: a file, a game, a version."""

    kind: Kind
    detail: str

    def __str__(self) -> str:
        return f"{self.kind} {self.detail}"


class RefusedError(Exception):
    """The library did nothing of what was asked, and this is why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(str(trouble))
        self.trouble = trouble
