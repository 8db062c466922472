"""The widgets of one scene: laid, marked with hover and focus, drawn, and what is said over them.

Events go to `pointing` and `keys`. The focus ring shows from the first Tab or arrow on, and goes again with
the first click. A disabled widget can have the focus all the same: pressing it tells why it is disabled.
"""

from collections.abc import Callable, Iterable
from typing import Literal

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.keys.key import Key
from scenes.widgets.bubble import Bubble, Toast
from scenes.widgets.keys import Keys
from scenes.widgets.label import Panel
from scenes.widgets.pointing import Pointing
from scenes.widgets.scroll import ScrollArea
from scenes.widgets.target import Target
from scenes.widgets.widget import Look, Widget

Cursor = Literal["arrow", "hand", "text"]

_LONG = 1.0
"""Seconds in which every widget has come to rest."""

_TYPED = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING)


class Controls:
    def __init__(self) -> None:
        self.look = Look()
        self.area = Rect(0, 0, 0, 0)
        self.widgets: list[Widget] = []
        """All of them in Tab order, those inside others too."""
        self.top: list[Widget] = []
        """Those that lie inside no other."""
        self.first: str | None = None
        """Where the keyboard starts; None: at the first widget."""
        self.focus: str | None = None
        self.ring_shown = False
        self.toast: Toast | None = None
        self.bubble: Bubble | None = None
        self._pointing = Pointing(self)
        self._keys = Keys(self)

    # Laying out

    def lay(self, widgets: Iterable[Widget], area: Rect, look: Look) -> None:
        """Takes these widgets; one with the id of an old one goes on where that was."""
        old = {widget.id: widget for widget in self.widgets}
        self.look, self.area = look, area
        self.top = list(widgets)
        self.bubble = None
        if self.toast:
            self.toast.lay(area, look)
        self._lie_on_grounds()
        self.widgets = self._flat()
        names = [widget.id for widget in self.widgets]
        if len(names) != len(set(names)):
            raise ValueError(f"ids used twice: {sorted({name for name in names if names.count(name) > 1})}")
        for widget in self.widgets:
            widget.look = look
            if (before := old.get(widget.id)) is not None and type(before) is type(widget):
                widget.keep(before)
        if self.focus not in names:
            self.focus = None
        self._pointing.rehover()
        self.marked()
        self._warn()

    def _warn(self) -> None:
        focused = self.find(self.focus)
        if focused and focused.warns:
            self.tell(focused.id)

    def _lie_on_grounds(self) -> None:
        """What lies on a panel takes its ground, and so does all that lies inside."""
        panels: list[Panel] = []
        for top in self.top:
            under = next((p for p in reversed(panels) if p.rect.collidepoint(top.rect.center)), None)
            for part in top.parts():
                part.ground = under.made_of if under else "dark"
                part.holder = None if part is top else top
            if isinstance(top, Panel):
                panels.append(top)

    def _flat(self) -> list[Widget]:
        tops = [*self.top, *([self.toast.button] if self.toast and self.toast.button else [])]
        return [part for widget in tops for part in widget.parts()]

    def find(self, name: str | None) -> Widget | None:
        return next((widget for widget in self.widgets if widget.id == name), None)

    def marked(self) -> None:
        """Tells each widget what holds of it now."""
        for widget in self.widgets:
            widget.ringed = self.ring_shown and widget.id == self.focus
            widget.hovered = widget.id == self._pointing.hover
            widget.held = widget.id == self._pointing.grabbed
        self.look.touch()

    def targets(self) -> list[Target]:
        """What can be pressed or read out and is in sight, in Tab order."""
        return [
            Target(w.id, (w.seen.x, w.seen.y, w.seen.w, w.seen.h), w.said, w.enabled, w.role)
            for w in self.widgets
            if w.label and w.seen.w > 0 and w.seen.h > 0
        ]

    # Focus and press

    def focus_on(self, name: str | None, *, ring: bool) -> None:
        """Moves the focus, and says whether it shows."""
        self.ring_shown = ring
        if name != self.focus:
            before, after = self.find(self.focus), self.find(name)
            self.focus = name
            if before:
                before.focus_lost()
            if after:
                after.focus_gained()
        self.marked()
        if ring:
            self.bring_into_sight(name)

    def bring_into_sight(self, name: str | None) -> None:
        """If it lies in what can be scrolled."""
        widget = self.find(name)
        if widget and isinstance(widget.holder, ScrollArea):
            widget.holder.bring_into_sight(widget)

    def start_with_keyboard(self) -> None:
        """The focus shows at the first widget, for somebody who came here by keys."""
        order = self.tab_order
        if order and self.focus is None:
            self.focus_on(self.first if self.first in order else order[0], ring=True)

    @property
    def tab_order(self) -> list[str]:
        return [widget.id for widget in self.widgets if widget.focusable]

    def try_press(self, name: str) -> None:
        """Presses it, or tells why it can't be pressed."""
        widget = self.find(name)
        if widget and widget.enabled:
            widget.press()
        elif widget:
            self.tell(name)

    def handle(self, event: Event) -> bool:
        """Whether a widget made use of it."""
        if event.type not in _TYPED:
            return self._pointing.handle(event)
        used = self._keys.handle(event)
        self._warn()
        return used

    def pressed_by(self, event: Event) -> Widget | None:
        """What is marked, if this is Enter or Space, which press it."""
        key = Key.of(event)
        return self.find(self.focus) if self.ring_shown and key and key.presses else None

    def writes(self, event: Event) -> bool:
        """Somebody types into a field, and this key may be part of what they type."""
        focused, key = self.find(self.focus), Key.of(event)
        return focused is not None and focused.writes and key is not None and key.writes

    def keeps(self, event: Event) -> bool:
        """A letter, while a field is open, is nobody's hotkey, whether or not the field has the focus."""
        letter = event.type == pygame.KEYDOWN and event.unicode.isalpha()
        plain = letter and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        return plain and any(widget.writes and widget.enabled for widget in self.widgets)

    @property
    def hover(self) -> str | None:
        return self._pointing.hover

    @property
    def cursor(self) -> Cursor:
        """What the pointer looks like where it is."""
        widget = self.find(self.hover)
        if widget is None or not widget.enabled or not widget.pressable or widget.role == "scroll":
            return "arrow"
        return "text" if widget.writes else "hand"

    # What is said over the widgets

    def tell(self, name: str | None) -> None:
        """Shows the tooltip of a widget; if it is disabled, why."""
        widget = self.find(name)
        self.bubble = None
        if widget and widget.advice:
            spared = [other.seen for other in self.widgets if other.played_with and other is not widget]
            self.bubble = Bubble(widget.advice, widget.seen, self.area, self.look, spared)
        self.look.touch()

    @property
    def told(self) -> str | None:
        """The words of the tooltip that shows."""
        return self.bubble.words if self.bubble else None

    def hush(self) -> None:
        """The tooltip goes, and the one that was about to come stays away."""
        self._pointing.forget_tip()
        if self.bubble:
            self.bubble = None
            self.look.touch()

    def say(self, words: str, action: str | None, on_action: Callable[[], None]) -> None:
        """A toast at the bottom for a while: what has happened, and perhaps how to take it back."""
        if self.toast:
            self.toast.close()
        self.toast = Toast(words, action, on_action, self._toast_over)
        self.toast.lay(self.area, self.look)
        self._refresh()

    def _toast_over(self) -> None:
        self.toast = None
        self._refresh()

    def _refresh(self) -> None:
        self.widgets = self._flat()
        if self.find(self.focus) is None:
            self.focus = None
        self.marked()

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

    def come_to_rest(self) -> None:
        """Nobody sees them for a while: whoever comes back finds nothing that still moves."""
        for widget in self.widgets:
            widget.update(_LONG)

    def draw(self, surface: Surface) -> None:
        for widget in self.top:
            widget.draw(surface)
        self.draw_said(surface)

    def draw_said(self, surface: Surface) -> None:
        """The toast and the tooltip, which lie over everything."""
        if self.toast:
            self.toast.draw(surface)
        if self.bubble:
            self.bubble.draw(surface)

    def close(self) -> None:
        """The scene leaves: nobody has the focus, nothing is held."""
        self.hush()
        self.focus_on(None, ring=False)
        self._pointing.let_go()
