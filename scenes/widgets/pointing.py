"""The pointer among the widgets of a scene: hover, press, drag, wheel, long press.

A press that turns into a drag scrolls the list that the widget lies in, unless the drag is the widget's own.
A finger hovers over nothing: it presses long to see a tooltip, and that press commits nothing. It also hits
what is smaller than a fingertip and lies below it.
"""

from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from scenes.widgets.pointer import CANCEL
from scenes.widgets.widget import Alarm, Widget

if TYPE_CHECKING:
    from scenes.widgets.controls import Controls

HOVER_SECONDS = 0.4
_SLACK = 1.4
"""Units that a press may wander before it is a drag."""


class Pointing:
    def __init__(self, controls: "Controls") -> None:
        self.hover: str | None = None
        self.grabbed: str | None = None
        self._controls = controls
        self._at: tuple[int, int] | None = None
        self._pressed_at = self._shift = (0, 0)
        self._pressed: str | None = None
        self._rests = False
        """The pointer is where the last press was: what comes to lie there has no tooltip yet."""
        self._long_pressed = False
        self._tip: Alarm | None = None

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._went_down(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._went_up(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheeled(event)
        if event.type == CANCEL:
            self._cancelled()
        elif event.type == pygame.WINDOWLEAVE and not self.grabbed:
            self._at = None
            self.rehover()
        return False

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """The uppermost widget there that can be pressed."""
        under = (w for w in reversed(self._controls.widgets) if w.pressable and w.seen.collidepoint(pos))
        return next(under, None)

    def _touched(self, pos: tuple[int, int]) -> Widget | None:
        """What lies there; else the nearest that is smaller than a fingertip and that it covers."""
        hit, tip = self.hit(pos), self._controls.look.fingertip
        if hit and hit.role != "scroll":
            return hit
        covered = (
            w
            for w in self._controls.widgets
            if w.pressable and w.role != "scroll" and (seen := w.seen).w and seen.h
            if seen.inflate(max(0, tip - seen.w), max(0, tip - seen.h)).collidepoint(pos)
        )
        return min(covered, key=lambda w: sum(map(abs, _onto(w.seen, pos))), default=hit)

    def _explained(self, pos: tuple[int, int]) -> Widget | None:
        under = (w for w in reversed(self._controls.widgets) if w.explains and w.seen.collidepoint(pos))
        return next(under, None)

    def rehover(self) -> None:
        """The pointer or what lies below it has moved."""
        hit = (self._explained(self._at) or self.hit(self._at)) if self._at else None
        name = hit.id if hit else None
        if name == self.hover:
            return
        self.hover = name
        self._controls.hush()
        if hit and hit.advice and not self._rests:
            self._tip = self._controls.look.later(HOVER_SECONDS, lambda: self._controls.tell(hit.id))
        self._controls.marked()

    def forget_tip(self) -> None:
        if self._tip:
            self._tip.cancel()
            self._tip = None

    def let_go(self) -> None:
        self.grabbed = self.hover = self._at = None

    def _moved(self, event: Event) -> bool:
        self._at = event.pos
        grabbed = self._controls.find(self.grabbed)
        if grabbed is None:
            if self._rests and self._wandered(event.pos):
                self._rests = False
                if self.hover != self._pressed:
                    self.hover = None
                    self._controls.marked()
            self.rehover()
            return self.hit(event.pos) is not None
        grabbed = self._given_over(grabbed, event.pos)
        over = grabbed.id if grabbed.seen.collidepoint(event.pos) else None
        if over != self.hover:
            self.hover = over
            self._controls.marked()
        if grabbed.enabled:
            grabbed.drag(self._shifted(event.pos))
        return True

    def _given_over(self, grabbed: Widget, pos: tuple[int, int]) -> Widget:
        """Who has the drag now: the widget still, or what it lies in."""
        wandered = self._wandered(pos)
        if wandered:
            self.forget_tip()
        holder = grabbed.holder
        if not wandered or grabbed.pulls or holder is None or not holder.pulls:
            return grabbed
        grabbed.cancel()
        self.grabbed = holder.id
        holder.grab(self._pressed_at)
        self._controls.marked()
        return holder

    def _wandered(self, pos: tuple[int, int]) -> bool:
        """From where the last press was."""
        slack = self._controls.look.scale.px(_SLACK)
        return max(abs(pos[0] - self._pressed_at[0]), abs(pos[1] - self._pressed_at[1])) > slack

    def _went_down(self, event: Event) -> bool:
        self._at = self._pressed_at = event.pos
        self._rests = True
        self.rehover()
        self._controls.hush()
        touched = getattr(event, "touch", False)
        hit = self._touched(event.pos) if touched else self.hit(event.pos)
        self._shift = _onto(hit.seen, event.pos) if hit and touched else (0, 0)
        self._pressed = hit.id if hit else None
        if hit is None:
            self._controls.focus_on(None, ring=False)
            return False
        self.grabbed, self._long_pressed = hit.id, False
        self._controls.focus_on(hit.id if hit.focusable else None, ring=False)
        if hit.enabled:
            hit.grab(self._shifted(event.pos))
        if touched and hit.advice:
            self._tip = self._controls.look.later(HOVER_SECONDS, lambda: self._long_press(hit.id))
        return True

    def _shifted(self, pos: tuple[int, int]) -> tuple[int, int]:
        """For a press beside what it is meant for: as if it were on it, all the way."""
        return pos[0] + self._shift[0], pos[1] + self._shift[1]

    def _long_press(self, name: str) -> None:
        if self.grabbed == name:
            self._long_pressed = True
            self._controls.tell(name)

    def _went_up(self, event: Event) -> bool:
        grabbed = self._controls.find(self.grabbed)
        self.grabbed = None
        touched = getattr(event, "touch", False)
        self._at = None if touched else event.pos
        hit = self.hit(self._at) if self._at else None
        self.hover = hit.id if hit else None
        self._controls.marked()
        if grabbed is None:
            return False
        if self._long_pressed:
            grabbed.cancel()
        elif grabbed.enabled:
            grabbed.drop(self._shifted(event.pos))
        elif grabbed.seen.collidepoint(self._shifted(event.pos)):
            self._controls.tell(grabbed.id)
        return True

    def _cancelled(self) -> None:
        grabbed = self._controls.find(self.grabbed)
        if grabbed and grabbed.enabled:
            grabbed.cancel()
        self.let_go()
        self._controls.hush()
        self._controls.marked()

    def _wheeled(self, event: Event) -> bool:
        self._controls.hush()
        at = self._at or self._controls.area.center
        notches = getattr(event, "precise_y", event.y)
        for widget in reversed(self._controls.top):
            if widget.enabled and widget.seen.collidepoint(at) and widget.wheel(notches):
                return True
        return False


def _onto(rect: Rect, pos: tuple[int, int]) -> tuple[int, int]:
    """The way from there to the nearest point of that rectangle."""
    x = max(rect.left - pos[0], 0) + min(rect.right - 1 - pos[0], 0)
    y = max(rect.top - pos[1], 0) + min(rect.bottom - 1 - pos[1], 0)
    return x, y
