"""What every widget is: an id, a label that can be read out, a rectangle, and a few verbs.

Widgets are built anew each time a scene is laid, from what the scene knows. What is only about the moment
(the pointer over it, a cursor in a text, how far a list is scrolled) goes from the old widget to the new one
of the same id by `keep`.
"""

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass, field
from typing import Literal, Protocol

from pygame import Rect, Surface
from pygame.event import Event

from scenes.art.palette import CAFE, EMBER, INK, SIGNALS, Mood, Rgb
from scenes.keys.bindings import AT_FIRST, Bindings
from scenes.widgets import paint
from scenes.widgets.layout import Scale

Ground = Literal["dark", "paper"]
"""What a widget lies on: the table and dark panels, or a card-stock page."""


class Alarm(Protocol):
    over: bool

    def cancel(self) -> None: ...


@dataclass
class Look:
    """How the widgets of a scene look, and what they may ask for while they are on screen."""

    scale: Scale = field(default_factory=lambda: Scale(8))
    mood: Mood = CAFE
    still: bool = False
    """Reduced motion: states change at once."""
    touch: Callable[[], None] = lambda: None
    """Says that something has to be drawn anew."""
    later: Callable[[float, Callable[[], None]], Alarm | None] = lambda _seconds, _do: None
    keys: Bindings = AT_FIRST
    """Which key does what."""
    fingertip: int = 0
    """So many pixels wide and high is what a finger hits at least; 0: nobody has touched the screen."""


@dataclass(eq=False)
class Widget:
    """`enabled=False` wants a `reason`, which is told on hover and on a try. `help` is the tooltip."""

    id: str
    label: str
    rect: Rect
    _: KW_ONLY
    enabled: bool = True
    reason: str = ""
    help: str = ""
    shortcut: str | None = None
    """The action (see `keys.actions`) whose key does the same as a press, whatever has the focus."""
    at_enter: bool = False
    """So does Enter where nothing is marked."""
    on_press: Callable[[], None] = lambda: None

    def __post_init__(self) -> None:
        self.look = Look()
        self.ground: Ground = "dark"
        self.holder: Widget | None = None
        self.clip: Rect | None = None
        self.hovered = False
        self.held = False
        self.ringed = False
        self.glow = 0.0

    # What a kind of widget says about itself

    role = "button"
    focusable = True
    pressable = True
    chosen = False
    """A press takes the choice of it back."""
    explains = False
    """Under the pointer its help is told, though it can't be pressed: a press goes to what lies below."""
    played_with = False
    """No tooltip of another lies over it, if there is room elsewhere."""
    writes = False
    """Letters typed go to it while it has the focus."""
    pulls = False
    """A drag on it is its own; else it scrolls the list that the widget lies in."""
    glow_seconds = 0.1

    @property
    def advice(self) -> str:
        """What is told on a long hover or the rule's key, and on a try while it is disabled."""
        return self.reason if self.reason and not self.enabled else self.help

    @property
    def warns(self) -> bool:
        """Its advice is told without being asked for, while it has the focus."""
        return False

    @property
    def said(self) -> str:
        """The label with what is set, to be read out."""
        return self.label

    def parts(self) -> "Iterable[Widget]":
        """Itself, and what lies inside it, in Tab order."""
        yield self

    def keep(self, old: "Widget") -> None:
        self.glow = old.glow
        self.hovered, self.held = old.hovered, old.held

    # The pointer and the keys

    def grab(self, pos: tuple[int, int]) -> None:
        """The button went down on it; all motion is its own until `drop` or `cancel`."""

    def drag(self, pos: tuple[int, int]) -> None: ...

    def drop(self, pos: tuple[int, int]) -> None:
        if self.seen.collidepoint(pos):
            self.press()

    def cancel(self) -> None: ...

    def wheel(self, notches: float) -> bool:  # noqa: ARG002 - for those that scroll
        """Whether it made use of it."""
        return False

    def press(self) -> None:
        """A click, Enter, Space or the shortcut. Never called while it is disabled."""
        self.on_press()

    def key(self, event: Event) -> bool:  # noqa: ARG002 - for those that use keys
        """A key while it has the focus. Whether it made use of it."""
        return False

    def focus_gained(self) -> None: ...

    def focus_lost(self) -> None: ...

    # Time and picture

    @property
    def seen(self) -> Rect:
        """The part of it that can be seen and hit."""
        return self.rect if self.clip is None else self.rect.clip(self.clip)

    @property
    def glows_now(self) -> bool:
        return self.hovered and self.enabled

    @property
    def settled(self) -> bool:
        return self.glow == self.glows_now

    def update(self, dt: float) -> None:
        step = 1.0 if self.look.still else dt / self.glow_seconds
        self.glow = min(1.0, self.glow + step) if self.glows_now else max(0.0, self.glow - step)

    def draw_glow(self, surface: Surface, radius: int, tint: Rgb, alpha: int = 34) -> None:
        """The pointer is over it: it has a shade of this."""
        if self.glow:
            shade = paint.fill(self.rect.size, radius, tint, tint, alpha)
            paint.fade_in(surface, shade, self.rect, self.glow)

    @property
    def text_colour(self) -> Rgb:
        return INK if self.ground == "paper" else self.look.mood.panel_text

    @property
    def muted_colour(self) -> Rgb:
        return SIGNALS.aside if self.ground == "paper" else self.look.mood.panel_text_muted

    def draw(self, surface: Surface) -> None: ...

    def draw_ring(self, surface: Surface, radius: int | None = None, aside: float = 0.0) -> None:
        """Shows the focus: two colours, so that it stands out on light and on dark.

        `aside`: units of air to the left and right of something without a plate of its own.
        """
        if not self.ringed:
            return
        scale = self.look.scale
        gap, thick = scale.px(0.35), max(2, scale.px(0.3))
        round_ = (scale.px(1) if radius is None else radius) + gap + thick
        outer = self.rect.inflate(2 * (gap + thick + scale.px(aside)), 2 * (gap + thick))
        bright = self.look.mood.glow if self.ground == "dark" else EMBER
        surface.blit(paint.ring(outer.size, round_, thick, bright), outer)
        dark = outer.inflate(2, 2)
        surface.blit(paint.ring(dark.size, round_ + 1, 1, self.look.mood.panel, 200), dark)


class ReadOnly(Widget):
    """To be looked at or read, and nothing else."""

    role = "picture"
    focusable = False
    pressable = False


@dataclass(eq=False)
class Spot(Widget):
    """A place that can be pressed, on something that the scene draws itself: a card, a die, a pile."""

    _: KW_ONLY
    radius: int | None = None
    glows: bool = False
    """It is drawn so that it offers itself to be chosen."""

    role = "spot"
    played_with = True

    def draw(self, surface: Surface) -> None:
        self.draw_ring(surface, self.radius)


@dataclass(eq=False)
class KeyboardSpot(Spot):
    """For the keyboard only: the mouse takes what lies there itself."""

    pressable = False
