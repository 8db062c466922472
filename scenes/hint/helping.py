"""The help at a table: a key asks for a hint, another opens the rule book where it fits."""

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.app.trace import Target
from scenes.hint.hinting import Hinting
from scenes.text import refusals

if TYPE_CHECKING:
    from scenes.table.play import PlayScene


class Helping:
    def __init__(self, scene: "PlayScene") -> None:
        self.hinting = Hinting(scene)
        self._scene = scene

    @property
    def offered(self) -> bool:
        """There are hints at this table: the settings have them, and not everybody plays without."""
        sitting = self._scene.sitting
        withouts = [not sitting.ease(seat).hints for seat in sitting.people]
        return self._scene.settings.hints and not (withouts and all(withouts))

    def takes(self, event: Event) -> bool:
        """Before the table hears it. The rule's key while something is being explained asks for more."""
        if event.type != pygame.KEYDOWN:
            return False
        keys = self._scene.settings.keys
        if self.offered and not self._scene.looking_back and keys.means(event, "table.hint"):
            self.hinting.press()
        elif self._scene.controls.bubble and keys.means(event, "everywhere.rule"):
            self.open_rules()
        elif event.key == pygame.K_ESCAPE and (self.hinting.hint or self.hinting.thinking):
            self.hinting.forget()
        else:
            return False
        return True

    def takes_last(self, event: Event) -> bool:
        """After all others: the rule's key with nothing to explain, a press where nothing can be done."""
        frame = self._scene.frame
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and frame:
            if frame.table.collidepoint(event.pos):
                self.not_now(Rect(event.pos, (1, 1)))
            return False
        if not self._scene.settings.keys.means(event, "everywhere.rule"):
            return False
        self.open_rules()
        return True

    def not_now(self, about: Rect | None) -> None:
        """Says that it is an opponent's turn, if that is why nothing comes of a press."""
        scene = self._scene
        seat = scene.sitting.to_act
        if scene.at_rest and scene.sitting.people and seat is not None and scene.sitting.is_bot(seat):
            scene.tell(refusals.words("another_seat_is_to_act"), about)

    def open_rules(self) -> None:
        from scenes.rulebook.scene import BookScene

        self._scene.app.push(BookScene(self._scene.sitting.game, self._scene.chapter()))

    def light(self, surface: Surface) -> None:
        self.hinting.light(surface)

    def draw(self, surface: Surface) -> None:
        self.hinting.draw(surface)

    def targets(self) -> list[Target]:
        return self.hinting.targets()
