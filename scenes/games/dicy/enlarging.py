"""Enlarging a card: while the pointer rests on it, or until the next press after a right-click, a key or a
finger's long press."""

from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from scenes.app.trace import Target
from scenes.games.dicy import sheet
from scenes.games.dicy.rows import Named
from scenes.games.dicy.widgets import card_id
from scenes.widgets.widget import Alarm

if TYPE_CHECKING:
    from scenes.games.dicy.scene import DicyScene

_REST, _LONG_PRESS = 1.0, 0.6
_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


class Enlarging:
    def __init__(self, scene: "DicyScene") -> None:
        self.shown: Named | None = None
        self._scene = scene
        self._stays = False
        self._alarm: Alarm | None = None

    @property
    def stays(self) -> bool:
        """It shows until the next press."""
        return self.shown is not None and self._stays

    def heard_first(self, event: Event) -> bool:
        """Before all others; whether it was meant for this and nobody else."""
        if event.type in _PRESSES:
            used = self.stays
            self.close()
            if used:
                return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            named = self._scene.rows.under(event.pos)
            if named and event.button == 3 and not self._scene.gripping:
                self._show(named, stays=True)
                return True
            if named and getattr(event, "touch", False):
                self._wait(named, _LONG_PRESS, stays=True)
        elif event.type == pygame.MOUSEMOTION:
            self._moved(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._forget()
        elif self._scene.settings.keys.means(event, "everywhere.rule"):
            return self._focused()
        return False

    def close(self) -> None:
        self._forget()
        if self.shown:
            self.shown = None
            self._scene.touch()

    def _moved(self, event: Event) -> None:
        if self.stays:
            return
        named = self._scene.rows.under(event.pos)
        if named != self.shown:
            self.close()
        touched = getattr(event, "touch", False)
        if named and not self.shown and not self._scene.gripping and not touched:
            self._wait(named, _REST, stays=False)

    def _focused(self) -> bool:
        """The card under the pointer, or else the one with the focus."""
        controls = self._scene.controls
        ids = {card_id(*named): named for named, _ in self._scene.rows.all()}
        named = ids.get(controls.hover or "") or ids.get(controls.focus or "")
        if named:
            self._show(named, stays=True)
        return named is not None

    def _wait(self, named: Named, seconds: float, *, stays: bool) -> None:
        self._forget()
        self._alarm = self._scene.later(seconds, lambda: self._show(named, stays=stays))

    def _forget(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _show(self, named: Named, *, stays: bool) -> None:
        self._forget()
        self._scene.controls.hush()
        self.shown, self._stays = named, stays
        self._scene.touch()

    def _made(self, named: Named) -> Surface:
        seat, card = named
        frozen = card not in self._scene.table.active[seat]
        colour = self._scene.sitting.colours[seat]
        return sheet.sheet(card, colour, frozen=frozen, area=self._scene.area, scale=self._scene.scale)

    def draw(self, surface: Surface) -> None:
        if self.shown:
            made = self._made(self.shown)
            surface.blit(made, sheet.place(made, self._scene.rows.rect(*self.shown), self._scene.area))

    def targets(self) -> list[Target]:
        if not self.shown:
            return []
        seat, card = self.shown
        at = sheet.place(self._made(self.shown), self._scene.rows.rect(seat, card), self._scene.area)
        words = sheet.told(card, frozen=card not in self._scene.table.active[seat])
        return [Target("sheet", (at.x, at.y, at.w, at.h), words, role="label")]
