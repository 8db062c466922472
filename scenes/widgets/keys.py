"""The keyboard among the widgets of a scene: Tab, arrows, Enter and Space, the keys of actions, letters.

Space and Enter press what has the ring. Without a ring they are free for
actions (see `scenes.keys`).
"""

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from scenes.keys.key import ENTER
from scenes.widgets.focus import Direction, neighbour, next_in
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.controls import Controls

_ARROWS: dict[int, Direction] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
_PAGING = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
_CHORDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Keys:
    def __init__(self, controls: "Controls") -> None:
        self._controls = controls

    def handle(self, event: Event) -> bool:
        focused = self._controls.find(self._controls.focus)
        if event.type != pygame.KEYDOWN:
            return focused is not None and focused.enabled and focused.writes and focused.key(event)
        self._controls.hush()
        if event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        chord = bool(event.mod & _CHORDS)
        if focused and (focused.writes or not chord) and self._used_by(focused, event):
            return True
        if event.key in _PAGING and not focused and not chord:
            return any(w.role == "scroll" and w.key(event) for w in self._controls.top)
        if event.key in _ARROWS and not chord:
            return self._arrow(_ARROWS[event.key])
        if self._controls.look.keys.means(event, "everywhere.rule"):
            self._controls.tell(self._controls.hover or self._controls.focus)
            return self._controls.bubble is not None
        if marked := self._controls.pressed_by(event):
            self._controls.try_press(marked.id)
            return True
        return self._shortcut(event)

    def _used_by(self, focused: Widget, event: Event) -> bool:
        """By the widget with the focus, or by the list that it lies in."""
        active = focused.enabled and (focused.writes or self._controls.ring_shown)
        if active and focused.key(event):
            return True
        if focused.writes:
            letter = bool(event.unicode) and event.unicode.isprintable()
            return letter and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        return event.key in _PAGING and focused.holder is not None and focused.holder.key(event)

    def _tab(self, step: int) -> None:
        controls = self._controls
        if controls.focus is None and step > 0:
            controls.start_with_keyboard()
        else:
            controls.focus_on(next_in(controls.tab_order, controls.focus, step), ring=True)

    def _arrow(self, direction: Direction) -> bool:
        controls = self._controls
        places = {w.id: w.rect for w in controls.widgets if w.focusable}
        if not places:
            return False
        if controls.focus not in places:
            controls.start_with_keyboard()
        elif not controls.ring_shown:
            controls.focus_on(controls.focus, ring=True)
        elif onward := neighbour(places, controls.focus, direction):
            controls.focus_on(onward, ring=True)
        return True

    def _shortcut(self, event: Event) -> bool:
        enters = event.key in ENTER and not event.mod & _CHORDS
        keys = self._controls.look.keys
        for widget in self._controls.widgets:
            if (widget.at_enter and enters) or (widget.shortcut and keys.means(event, widget.shortcut)):
                self._controls.try_press(widget.id)
                return True
        return False
