"""`Target`: something on screen that can be pressed or read out, as tests, speech and `--trace` see it."""

import msgspec


class Target(msgspec.Struct, frozen=True):
    id: str
    rect: tuple[int, int, int, int]
    label: str
    enabled: bool = True
    role: str = "button"
    """button, label, field, slider, switch, choice, option, row, spot, scroll."""
