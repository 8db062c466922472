"""A scene: what fills the window at one time, or a dialog above it. Five verbs, and one to lay it out.

    class Title(Scene):
        name = "title"                                   # for the trace, and for people who read the code

        def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
            # the widgets, from what the scene knows. Built anew for each size, scale and language,
            # and after `self.relay()`: when what the scene knows has changed, ask for that, and no more.
            (bottom,) = layout.rows(area, REST, 60)[1:]
            yield Button("play", _("Play"), bottom, style="primary", on_press=self._play)

        def draw(self, surface):
            surface.blit(self._table, (0, 0))
            super().draw(surface)                        # the widgets

- **enter** once it is on the stack, **leave** when it goes; `self.app` and `self.settings` are there from
  `enter` on. Alarms that it set with `self.later` end with it.
- **handle**(event) → whether it made use of it. Positions are pixels of the window; fingers come as the
  mouse. Call `super().handle(event)` first or last: it serves the widgets, and Esc. On `pointer.CANCEL` drop
  what is being dragged.
- **update**(dt) is called in steps of `clock.STEP`, and only while the scene is not **settled**. A scene that
  moves something says so: `settled = super().settled and …`.
- **draw**(surface) only when something moves or somebody has said `self.touch()`; the whole window each time.
- **targets**() is all that can be pressed or read out: the widgets', and what a scene adds. Cards and dice
  are best laid as `Spot` widgets: then keys, tests and tooltips find them too.

Scenes never reach into each other: `self.app.push(scene, then=…)`, and the other says `self.app.pop(result)`.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.app.transition import Arrival
from scenes.art.appearance import dressed
from scenes.art.palette import CAFE, Mood
from scenes.settings.store import LARGE, Settings
from scenes.widgets.controls import Controls
from scenes.widgets.layout import Scale
from scenes.widgets.target import Target
from scenes.widgets.widget import Alarm, Look, Widget

if TYPE_CHECKING:
    from scenes.app.app import App


class Scene:
    name = "scene"
    see_through = False
    """The scene below is seen behind a veil, as below a dialog."""
    arrival: Arrival = "fade"
    place = "everywhere"
    """Where its keys are heard (`keys.actions`)."""
    mood: Mood = CAFE
    """What its buttons and panels look like."""

    app: "App"
    area: Rect
    scale: Scale

    def __init__(self) -> None:
        self.controls = Controls()
        self.stale = True
        self._laid_for: object = None
        self._dressed: object = None
        self._alarms: list[Alarm] = []

    # The verbs

    def enter(self) -> None:
        """It has come onto the stack."""

    def leave(self) -> None:
        """It has gone from the stack."""

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:  # noqa: ARG002 - for the scenes
        """The widgets in Tab order; those that lie on top last."""
        return ()

    def redress(self) -> None:
        """What everything drawn wears has changed (`dressing`): drop the pictures that are kept here."""

    def handle(self, event: Event) -> bool:
        return self.controls.handle(event) or self.leaves(event)

    def leaves(self, event: Event) -> bool:
        """Esc goes back."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return False

    def types(self, event: Event) -> bool:
        """Whether a key press may be something that is typed: then it is no action."""
        return self.controls.writes(event) or self.controls.keeps(event)

    def update(self, dt: float) -> None:
        self.controls.update(dt)

    def draw(self, surface: Surface) -> None:
        self.controls.draw(surface)

    @property
    def settled(self) -> bool:
        return self.controls.settled

    def back(self) -> None:
        """Esc: to where one came from; the first scene stays."""
        if self.app.depth > 1:
            self.app.pop()

    def targets(self) -> list[Target]:
        return self.controls.targets()

    # What a scene may ask for

    @property
    def settings(self) -> Settings:
        return self.app.settings.now

    def touch(self) -> None:
        """Something has to be drawn anew."""
        self.stale = True

    def relay(self) -> None:
        """What the scene knows has changed: `lay` it anew before it is next seen or hit."""
        self._laid_for = None
        self.stale = True

    def go_to(self, name: str, *, ring: bool | None = None) -> None:
        """The focus goes to a widget of what the scene knows now; the ring shows if it did."""
        self.relay()
        self.ensure_laid(self.area.size, self.settings)
        self.controls.focus_on(name, ring=self.controls.ring_shown if ring is None else ring)

    def later(self, seconds: float, do: Callable[[], None]) -> Alarm:
        """Does it in so many seconds, even if nothing moves until then; not after the scene has left."""
        alarm = self.app.later(seconds, do)
        self._alarms = [*(one for one in self._alarms if not one.over), alarm]
        return alarm

    def say(
        self, words: str, action: str | None = None, on_action: Callable[[], None] = lambda: None
    ) -> None:
        """A toast at the bottom: what has happened, and perhaps a button that takes it back."""
        self.controls.say(words, action, on_action)

    def sized(self, settings: Settings, largest: int = 200) -> tuple[int, float]:
        """How large the interface is here, as a percentage; and lettering, where there is room for it. Where
        people touch the screen it grows by itself, to `largest` at most."""
        by_finger = min(largest, Scale.for_fingers(self.area.size, self.app.pointer.fingertip))
        return max(settings.scale, by_finger), LARGE if settings.large_text else 1.0

    # What the app does with it

    def ensure_laid(self, size: tuple[int, int], settings: Settings) -> None:
        wears = dressed(settings)
        fingertip = self.app.pointer.fingertip
        wanted = (
            *(size, settings.scale, settings.language, settings.reduced_motion, settings.keys),
            *(wears, fingertip),
        )
        if self._laid_for == wanted:
            return
        if self._dressed != wears:
            self._dressed = wears
            self.redress()
        self._laid_for = wanted
        self.area = Rect((0, 0), size)
        self.scale = Scale.of(size, *self.sized(settings))
        still, keys = settings.reduced_motion, settings.keys
        look = Look(self.scale, self.mood, still, self.touch, self.later, keys, fingertip)
        try:
            self.controls.lay(self.lay(self.area, self.scale), self.area, look)
        except Exception:
            self._laid_for = None  # whoever comes back to it must not find it without its widgets
            raise
        self.stale = True

    def gone(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms.clear()
        self.controls.close()
