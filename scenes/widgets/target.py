"""`Target`: something on screen that can be pressed or read out, as tests, speech and `--trace` see it."""

import msgspec
from msgspec.structs import replace


class Target(msgspec.Struct, frozen=True):
    id: str
    rect: tuple[int, int, int, int]
    label: str
    enabled: bool = True
    role: str = "button"
    """button, label, field, slider, switch, choice, option, row, spot, scroll."""

    def in_window(self, grain: int) -> "Target":
        """In pixels of a window of which so many, across and down, are one of those that are drawn."""
        left, top, wide, tall = self.rect
        return replace(self, rect=(grain * left, grain * top, grain * wide, grain * tall))
