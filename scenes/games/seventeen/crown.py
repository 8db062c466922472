"""The end of a game: a crown comes down on each winner's cards, and where a person has won, leaves fall."""

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.art.drawing import ink, picture
from scenes.art.palette import BRASS, BRASS_LIGHT, SHADOW, rgb
from scenes.art.surface_cache import kept
from scenes.table.card.motion import Eased, Moved, glide, land
from scenes.table.leaves import Leaves
from scenes.widgets import paint

_FALL = 0.7
_GEMS = rgb("c4452c")


class Crowns(Moved):
    def __init__(self) -> None:
        self.reduced = False
        self.seats: tuple[int, ...] = ()
        self._fall = Eased(1.0)
        self.ways = (self._fall,)
        self._leaves = Leaves()

    def put(self, seats: Sequence[int]) -> None:
        """They lie there, if anybody has won."""
        self.seats = tuple(seats)
        self.finish()

    def fall(self, seats: Sequence[int], *, leaves: bool) -> None:
        self.put(seats)
        self._fall.put(0.0)
        self._fall.send(1.0, _FALL, glide)
        if leaves and not self.reduced:
            self._leaves.fall()

    @property
    def leaves_fall(self) -> bool:
        """Nobody waits for that."""
        return self._leaves.falling

    def finish(self) -> None:
        super().finish()
        self._leaves.clear()

    def update(self, dt: float) -> None:
        super().update(dt)
        self._leaves.update(dt)

    def draw(self, surface: Surface, heads: Sequence[Rect], table: Rect) -> None:
        """`heads`: where each winner's crown lies."""
        for place in heads:
            opened = self._fall.value
            high = 0 if self.reduced else round((1 - land(opened)) * place.h * 2)
            crown = _crown(place.h)
            at = crown.get_rect(center=(place.centerx, place.centery - high))
            paint.fade_in(surface, crown, at, min(1.0, opened * 3))
        self._leaves.draw(surface, table)


@kept(4)
def _crown(px: int) -> Surface:
    """Gold with a dark edge, so that it is seen on any card."""
    points = "M14 78 L8 30 L32 48 L50 16 L68 48 L92 30 L86 78 Z"
    balls = "".join(f'<circle cx="{x}" cy="{y}" r="6"/>' for x, y in ((8, 28), (50, 14), (92, 28)))
    parts = (
        f'<g transform="translate(0 3)" opacity="0.35"><path d="{points}" fill="{ink(SHADOW)}"/></g>'
        f'<g fill="{ink(BRASS_LIGHT)}" stroke="{ink(SHADOW)}" stroke-width="5" stroke-linejoin="round">'
        f'<path d="{points}"/>{balls}<rect x="13" y="76" width="74" height="14" rx="5"/></g>'
        f'<path d="M50 34 L40 68 L60 68 Z" fill="{ink(BRASS)}"/>'
        f'<g fill="{ink(_GEMS)}"><circle cx="30" cy="66" r="5"/><circle cx="70" cy="66" r="5"/></g>'
    )
    return picture(parts, (100, 100), (px, px))
