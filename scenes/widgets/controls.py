"""The widgets of one scene: who has the pointer, who has the focus, what is hit, what is shown over them.

The focus ring shows from the first Tab or arrow on, and goes again with the first click. A disabled widget
can have the focus all the same: pressing it tells why it is disabled.
"""

from collections.abc import Callable, Iterable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.pointer import CANCEL
from scenes.trace import Target
from scenes.widgets.bubble import Bubble, Toast
from scenes.widgets.focus import Direction, neighbour, next_in
from scenes.widgets.widget import Alarm, Look, Widget

HOVER_SECONDS = 0.6

_ARROWS: dict[int, Direction] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
_PRESS_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Controls:
    def __init__(self) -> None:
        self.look = Look()
        self.widgets: list[Widget] = []
        self.area = Rect(0, 0, 0, 0)
        self.first: str | None = None
        """Where the keyboard starts; None: at the first widget."""
        self.ring_shown = False
        self.toast: Toast | None = None
        self._top: list[Widget] = []
        self._focus: str | None = None
        self._hover: str | None = None
        self._grabbed: str | None = None
        self._long_pressed = False
        self._bubble: Bubble | None = None
        self._tip_alarm: Alarm | None = None
        self._pointer: tuple[int, int] | None = None

    # Laying out

    def lay(self, widgets: Iterable[Widget], area: Rect, look: Look) -> None:
        """Takes these widgets; those with the id of an old one go on where it was."""
        old = {widget.id: widget for widget in self.widgets}
        self.look, self.area = look, area
        self._top = list(widgets)
        self._bubble = None
        if self.toast:
            self.toast.lay(area, look)
        for widget in self._flat():
            widget.look = look
            if (before := old.get(widget.id)) is not None and type(before) is type(widget):
                widget.keep(before)
        self.widgets = self._flat()
        names = [widget.id for widget in self.widgets]
        if twice := {name for name in names if names.count(name) > 1}:
            raise ValueError(f"two widgets with the same id: {sorted(twice)}")
        if self._focus not in names:
            self._focus = None
        for widget in self.widgets:
            self._mark(widget)
            if widget.id == self._focus and widget.id not in old:
                widget.focus_gained()
        self._rehover()
        look.touch()

    def _flat(self) -> list[Widget]:
        tops = [*self._top, *([self.toast.button] if self.toast and self.toast.button else [])]
        return [part for widget in tops for part in widget.parts()]

    def _find(self, name: str | None) -> Widget | None:
        return next((widget for widget in self.widgets if widget.id == name), None)

    def _mark(self, widget: Widget) -> None:
        widget.ringed = self.ring_shown and widget.id == self._focus
        widget.hovered = widget.id == self._hover
        widget.held = widget.id == self._grabbed

    def _marked(self) -> None:
        for widget in self.widgets:
            self._mark(widget)
        self.look.touch()

    # What others may ask

    @property
    def focus(self) -> str | None:
        return self._focus

    @property
    def dragging(self) -> bool:
        return self._grabbed is not None

    def targets(self) -> list[Target]:
        """What can be pressed or read out and is in sight, in Tab order."""
        return [
            Target(w.id, tuple(w.seen), w.label, w.enabled)  # pyright: ignore[reportArgumentType] - a Rect is four
            for w in self.widgets
            if w.pressable and w.seen.w > 0 and w.seen.h > 0
        ]

    def focus_on(self, name: str | None, *, ring: bool | None = None) -> None:
        """Moves the focus; with `ring` also whether it shows."""
        if ring is not None:
            self.ring_shown = ring
        if name != self._focus:
            before, after = self._find(self._focus), self._find(name)
            self._focus = name
            if before:
                before.focus_lost()
            if after:
                after.focus_gained()
        self._marked()
        if self.ring_shown and (widget := self._find(name)):
            self._bring_into_sight(widget)

    def _bring_into_sight(self, widget: Widget) -> None:
        for holder in self._top:
            if widget is not holder and any(part is widget for part in holder.parts()):
                show = getattr(holder, "bring_into_sight", None)
                if show:
                    show(widget)

    # Events

    def handle(self, event: Event) -> bool:
        """Whether a widget made use of it."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._went_down(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._went_up(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheeled(event)
        if event.type in (CANCEL, pygame.WINDOWLEAVE):
            return self._cancelled(leaving=event.type == pygame.WINDOWLEAVE)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            widget = self._find(self._focus)
            return widget is not None and widget.enabled and widget.writes and widget.key(event)
        return False

    def _hit(self, pos: tuple[int, int]) -> Widget | None:
        return next((w for w in reversed(self.widgets) if w.pressable and w.seen.collidepoint(pos)), None)

    def _moved(self, event: Event) -> bool:
        self._pointer = event.pos
        grabbed = self._find(self._grabbed)
        if grabbed:
            self._hover = grabbed.id if grabbed.seen.collidepoint(event.pos) else None
            if grabbed.enabled:
                grabbed.drag(event.pos)
            self._marked()
            return True
        self._rehover()
        return self._hover is not None

    def _rehover(self) -> None:
        hit = self._hit(self._pointer) if self._pointer else None
        name = hit.id if hit else None
        if name == self._hover:
            return
        self._hover = name
        self._hush()
        if hit and hit.advice:
            self._tip_alarm = self.look.later(HOVER_SECONDS, lambda: self.tell(hit.id))
        self._marked()

    def _went_down(self, event: Event) -> bool:
        self._pointer = event.pos
        self._rehover()
        self._hush()
        self.ring_shown = False
        hit = self._hit(event.pos)
        if hit is None:
            self.focus_on(None)
            return False
        self._grabbed, self._long_pressed = hit.id, False
        self.focus_on(hit.id if hit.focusable else None)
        if hit.enabled:
            hit.grab(event.pos)
        if getattr(event, "touch", False) and hit.advice:
            self._tip_alarm = self.look.later(HOVER_SECONDS, lambda: self._long_press(hit.id))
        return True

    def _long_press(self, name: str) -> None:
        if self._grabbed == name:
            self._long_pressed = True
            self.tell(name)

    def _went_up(self, event: Event) -> bool:
        grabbed = self._find(self._grabbed)
        self._grabbed = None
        touched = getattr(event, "touch", False)
        if not self._long_pressed:
            self._hush()
        self._pointer = None if touched else event.pos
        if grabbed is None:
            return False
        if self._long_pressed:
            grabbed.cancel()
        elif grabbed.enabled:
            grabbed.drop(event.pos)
        elif grabbed.seen.collidepoint(event.pos):
            self.tell(grabbed.id)
        if touched:
            self._hover = None
        self._rehover_quietly()
        return True

    def _rehover_quietly(self) -> None:
        hit = self._hit(self._pointer) if self._pointer else None
        self._hover = hit.id if hit else None
        self._marked()

    def _cancelled(self, *, leaving: bool) -> bool:
        grabbed = self._find(self._grabbed)
        if grabbed and not leaving:
            grabbed.cancel()
            self._grabbed = None
        self._pointer = None
        self._hush()
        if not self._grabbed:
            self._hover = None
        self._marked()
        return False

    def _wheeled(self, event: Event) -> bool:
        self._hush()
        at = self._pointer or self.area.center
        under = [w for w in reversed(self._top) if w.seen.collidepoint(at)]
        if any(widget.enabled and widget.wheel(event.precise_y) for widget in under):
            self._rehover()
            return True
        return False

    def _key(self, event: Event) -> bool:
        focused = self._find(self._focus)
        self._hush()
        if event.key == pygame.K_TAB:
            back = bool(event.mod & pygame.KMOD_SHIFT)
            self._tab(-1 if back else 1)
            return True
        if focused and focused.enabled and (focused.writes or self.ring_shown) and focused.key(event):
            return True
        if focused and focused.writes and event.unicode and event.unicode.isprintable():
            return True
        if event.key in _ARROWS:
            return self._arrow(_ARROWS[event.key])
        if event.key == pygame.K_F1:
            self.tell(self._hover or self._focus)
            return self._bubble is not None
        if focused and self.ring_shown and event.key in _PRESS_KEYS:
            self.try_press(focused.id)
            return True
        if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            for widget in self.widgets:
                if widget.shortcut == event.key:
                    self.try_press(widget.id)
                    return True
        return False

    def try_press(self, name: str) -> None:
        """Presses it, or tells why it can't be pressed."""
        widget = self._find(name)
        if widget and widget.enabled:
            widget.press()
        elif widget:
            self.tell(name)

    def _tab(self, step: int) -> None:
        order = [w.id for w in self.widgets if w.focusable]
        onward = next_in(order, self._focus, step)
        if self._focus not in order and step > 0 and self.first in order:
            onward = self.first
        self.focus_on(onward, ring=True)

    def _arrow(self, direction: Direction) -> bool:
        places = {w.id: w.rect for w in self.widgets if w.focusable}
        if not places:
            return False
        if self._focus not in places:
            self.focus_on(self.first if self.first in places else next(iter(places)), ring=True)
        elif not self.ring_shown:
            self.focus_on(self._focus, ring=True)
        elif onward := neighbour(places, self._focus, direction):
            self.focus_on(onward)
        return True

    # What is shown over the widgets

    def tell(self, name: str | None) -> None:
        """Shows the tooltip of a widget; if it is disabled, why."""
        widget = self._find(name)
        words = widget.advice if widget else ""
        self._bubble = Bubble(words, widget.seen, self.area, self.look) if widget and words else None
        self.look.touch()

    def say(self, words: str, action: str | None, on_action: Callable[[], None]) -> None:
        """A toast at the bottom for a while: what has happened, and perhaps how to take it back."""
        self.toast = Toast(words, action, on_action, self._toast_over)
        self.toast.lay(self.area, self.look)
        self._refresh()

    def _toast_over(self) -> None:
        self.toast = None
        self._refresh()

    def _refresh(self) -> None:
        self.widgets = self._flat()
        if self._find(self._focus) is None:
            self._focus = None
        self._marked()

    def _hush(self) -> None:
        if self._tip_alarm:
            self._tip_alarm.cancel()
            self._tip_alarm = None
        if self._bubble:
            self._bubble = None
            self.look.touch()

    # Time and picture

    @property
    def settled(self) -> bool:
        return all(widget.settled for widget in self.widgets) and (self.toast is None or self.toast.settled)

    def update(self, dt: float) -> None:
        for widget in self.widgets:
            if not widget.settled:
                widget.update(dt)
        if self.toast and not self.toast.settled:
            self.toast.update(dt)

    def draw(self, surface: Surface) -> None:
        for widget in self._top:
            widget.draw(surface)
        if self.toast:
            self.toast.draw(surface)
        if self._bubble:
            self._bubble.draw(surface)

    def close(self) -> None:
        """The scene leaves: nobody has the focus, nothing is held."""
        self._hush()
        self.focus_on(None, ring=False)
        self._grabbed = None
