"""The look of a kind of dice as a value: body, inks, and what stands on the six faces."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from scenes.art.palette import Rgb, mix
from scenes.table.dice.icons import PIPS, Drawing
from scenes.table.dice.mesh import LIGHT

TONES = 64
LEVEL_TONE = round(TONES * (1 + LIGHT[2]) / 2)
"""The tone of what lies level on the cloth: the colour that a style names."""
_DARKEST = 18  # tones below this face away from the light, and only the room's own light reaches them
_NIGHT = (12, 10, 24)


@dataclass(frozen=True, eq=False)
class DieStyle:
    """`inks` are what the drawings' patches name; `gleam` is how polished the edges are, from 0 to 1."""

    name: str
    shade: Rgb
    body: Rgb
    light: Rgb
    inks: Mapping[str, Rgb]
    faces: tuple[Drawing, ...]
    gleam: float = 0.5
    tones: tuple[Rgb, ...] = field(init=False, repr=False)
    ink_tones: Mapping[str, tuple[Rgb, ...]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        inks = {ink: _ramp(mix(colour, _NIGHT, 0.55), colour, colour) for ink, colour in self.inks.items()}
        object.__setattr__(self, "tones", _ramp(self.shade, self.body, self.light))
        object.__setattr__(self, "ink_tones", inks)


def _ramp(shade: Rgb, body: Rgb, light: Rgb) -> tuple[Rgb, ...]:
    """From what faces away from the light, over what lies level on the cloth, to what faces the light."""
    dark = (
        mix(shade, body, max(0.0, (i - _DARKEST) / (LEVEL_TONE - _DARKEST)) ** 0.8) for i in range(LEVEL_TONE)
    )
    bright = (mix(body, light, (i - LEVEL_TONE) / (TONES - LEVEL_TONE)) for i in range(LEVEL_TONE, TONES + 1))
    return (*dark, *bright)


ICE = DieStyle(
    "ice",
    shade=(104, 122, 158),
    body=(244, 240, 228),
    light=(255, 253, 246),
    inks={"pip": (22, 52, 122)},
    faces=PIPS,
)
