"""The card on the table: told where to be and which way up, it gets there by itself and is drawn cheaply."""

from typing import Literal, TypeVar

import pygame

from scenes.art.palette import Rgb
from scenes.table.card.compose import GROWTH, Look, compose, faded
from scenes.table.card.faces import Face
from scenes.table.card.motion import Eased, Manner, Moved, Travel, glide, land, settle
from scenes.table.card.places import Place
from scenes.table.card.stock import height_of

T = TypeVar("T")

TILT = 2.4
"""Degrees that a card leans towards a pointer at its side."""
FLIP, FREEZE, SLIDE, LIFT = 0.42, 0.9, 0.45, 0.16
"""Seconds, at normal speed."""
HIGH = 1.4
"""How high a card goes in the middle of a flip; a pointer lifts it to 1."""


class CardSprite(Moved):
    """`x`, `y` are its middle. Give it `update` each frame while it is not `settled`, then `draw`.

    A card at rest keeps its picture, shadow and all, so drawing it is one blit.
    """

    def __init__(
        self, front: Face, back: Face, width: int, manner: Manner, *, iced: Face | None = None, at: Place
    ) -> None:
        self.front, self.back, self.iced = front, back, iced
        self.width = width
        self._manner = manner
        self._travel = Travel(at.x, at.y)
        self._angle = Eased(at.angle)
        self._flip = Eased(0.0)
        self._frost = Eased(0.0)
        self._lift = Eased(0.0)
        self._tilt = Eased(0.0)
        self._glow = Eased(0.0)
        self._dim = Eased(0.0)
        self._size = Eased(1.0)
        self.ways = (
            *(self._travel, self._angle, self._flip, self._frost, self._lift),
            *(self._tilt, self._glow, self._dim, self._size),
        )
        self._glow_colour: Rgb | None = None
        self._kept: tuple[Look, pygame.Surface] | None = None

    # Where it is

    @property
    def x(self) -> float:
        return self._seen_place()[0]

    @property
    def y(self) -> float:
        return self._seen_place()[1]

    @property
    def goal(self) -> Place:
        return Place(*self._travel.goal, self._angle.goal)

    @property
    def rect(self) -> pygame.Rect:
        """Where the card will lie, upright: for the layout, focus and the pointer."""
        x, y = self._travel.goal
        height = height_of(self.width)
        return pygame.Rect(round(x - self.width / 2), round(y - height / 2), self.width, height)

    @property
    def seen_top(self) -> float:
        """Where its upper edge is seen now, lifted as it is."""
        rise = GROWTH * self._seen_lift()
        return self.y - self.width * rise - height_of(self.width) * (1 + rise) / 2

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether the point is on the card as it lies, turned as it is."""
        turn = pygame.Vector2(point[0] - self.x, point[1] - self.y).rotate(self._angle.value)
        return abs(turn.x) <= self.width / 2 and abs(turn.y) <= height_of(self.width) / 2

    @property
    def showing(self) -> Literal["front", "back"]:
        """The side that it will have up."""
        return "front" if self._flip.goal < 0.5 else "back"

    @property
    def freezing(self) -> Literal["bare", "iced"]:
        """What it will be."""
        return "iced" if self._frost.goal > 0.5 else "bare"

    # What it is told

    def redress(self) -> None:
        """Colours have changed: it is painted anew."""
        self._kept = None

    def go(self, place: Place, *, seconds: float = SLIDE, bow: float = 0.0, wait: float = 0.0) -> None:
        """Slides there on a curve; `bow` is how far it swings out, as a share of the way."""
        if place == self.goal:
            return
        self._angle.put(self._seen_angle())
        self._angle.send(place.angle, seconds, glide, wait)
        if self.fades:
            self._travel.fade(place.x, place.y, seconds, wait)
        else:
            self._travel.send(place.x, place.y, seconds, bow, glide, wait)

    def put(self, place: Place) -> None:
        """Lies there at once: after a resize or an undo."""
        self._travel.put(place.x, place.y)
        self._angle.put(place.angle)

    def resize(self, width: int, *, seconds: float = 0.0, wait: float = 0.0) -> None:
        """So wide from now on, or so many seconds later; on the way its picture is scaled."""
        seen = self._seen_size() * self.width / width if seconds else 1.0
        self.width = width
        self._size.put(seen)
        self._size.send(1.0, seconds, glide, wait)

    def deal(self, source: Place, place: Place, *, wait: float = 0.0) -> None:
        """Flies from the pile to its place, with a swing."""
        self.put(source)
        self._travel.send(place.x, place.y, SLIDE * 1.15, 0.14, settle, wait)
        self._angle.send(place.angle, SLIDE * 1.15, settle, wait)

    def turn(self, side: Literal["front", "back"], *, wait: float = 0.0, seconds: float = FLIP) -> None:
        self._flip.send(0.0 if side == "front" else 1.0, seconds, glide, wait)

    def put_side(self, side: Literal["front", "back"]) -> None:
        self._flip.put(0.0 if side == "front" else 1.0)

    def freeze(self) -> None:
        self._frost.send(1.0, FREEZE, settle)

    def thaw(self) -> None:
        self._frost.send(0.0, FREEZE * 0.8)

    def hover(self, pointer: tuple[float, float]) -> None:
        """Lifts, and leans towards the pointer."""
        self._lift.send(1.0, LIFT, land)
        if not self.fades:
            side = max(-1.0, min(1.0, (pointer[0] - self.x) / (self.width / 2)))
            self._tilt.send(-TILT * round(side * 4) / 4, LIFT, settle)

    def leave(self) -> None:
        """The pointer is elsewhere."""
        self._lift.send(0.0, LIFT * 1.5, settle)
        self._tilt.send(0.0, LIFT * 1.5, settle)

    def glow(self, colour: Rgb | None) -> None:
        """An outline of light: the card may be chosen. None takes it away."""
        if colour:
            self._glow_colour = colour
        self._glow.send(1.0 if colour else 0.0, 0.18, settle)

    def dim(self, share: float) -> None:
        """Darkens by that share: the card can't be chosen now."""
        self._dim.send(share, 0.18, settle)

    # How it gets there

    @property
    def waits(self) -> bool:
        """It is to go somewhere, and still lies where it was."""
        return self._travel.waits

    @property
    def moves(self) -> bool:
        """Something of it is under way, and does not wait to be."""
        return not all(way.settled or way.waits for way in self.ways)

    def wait_no_longer(self) -> None:
        for way in self.ways:
            way.wait_no_longer()

    def update(self, dt: float) -> None:
        self._let_hear(dt)
        super().update(dt)

    def _let_hear(self, step: float) -> None:
        """Each motion is heard when it sets out; a card that only makes room for another is not."""
        hear, x = self._manner.hear, self._travel.place[0]
        if self._travel.sets_out(step) and self._travel.distance > self.width:
            hear("card_slide", min(1.0, 0.4 + 0.1 * self._travel.distance / self.width), x)
        if self._flip.sets_out(step):
            hear("card_turn", 0.9, x)
        if self._frost.sets_out(step):
            hear("card_freeze" if self._frost.goal > 0.5 else "card_thaw", 0.9, x)

    @property
    def fades(self) -> bool:
        """With reduced motion a card is at its old place for half the time, then at the new one."""
        return self._manner.reduced

    def of_the_half(self, old: T, new: T) -> T:
        """What holds in this half of a fade."""
        return old if self._travel.share < 0.5 else new

    def _seen_place(self) -> tuple[float, float]:
        travel = self._travel
        return self.of_the_half(travel.start, travel.goal) if self.fades else travel.place

    def _seen_angle(self) -> float:
        angle = self._angle
        return self.of_the_half(angle.start, angle.goal) if self.fades else angle.value

    def _seen_size(self) -> float:
        return self.of_the_half(self._size.start, 1.0) if self.fades else self._size.value

    def _seen_lift(self) -> float:
        return self._lift.goal if self.fades else self._lift.value

    def _look(self) -> Look:
        flip = self._flip.value
        rise = 0.0 if self.fades else HIGH * 4 * flip * (1 - flip)
        return Look(
            front=self.front,
            back=self.back,
            iced=self.iced,
            width=self.width,
            angle=round((self._seen_angle() + self._tilt.value) * 5) / 5,
            lift=round(max(self._seen_lift(), rise) * 24) / 24,
            flip=round(flip, 3),
            frost=round(self._frost.value, 2),
            fade_flip=self.fades,
            glow=self._glow_colour,
            glow_strength=round(self._glow.value, 1),
            dim=round(self._dim.value, 2),
        )

    def picture(self) -> pygame.Surface:
        """The card as it is now, shadow included, its middle in the middle; premultiplied."""
        look = self._look()
        if self._kept is None or self._kept[0] != look:
            self._kept = (look, compose(look))
        return self._kept[1]

    def draw(self, surface: pygame.Surface) -> None:
        fading = self.fades and not self._travel.settled
        share = abs(1 - 2 * self._travel.share) if fading else 1.0
        if share <= 0.02:
            return
        picture = self.picture() if share >= 1 else faded(self.picture(), share)
        if (size := self._seen_size()) != 1:
            picture = pygame.transform.smoothscale_by(picture, size)
        x, y = self._seen_place()
        y -= self.width * GROWTH * self._seen_lift()
        corner = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
        surface.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
