"""The bar along which a game is looked at: a groove with a notch at each turn, and a brass knob."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SHADOW, mix
from scenes.replay.along import Along
from scenes.replay.timeline import Timeline
from scenes.text.words import _
from scenes.widgets import paint


class Scrub(Along):
    @property
    def said(self) -> str:
        turn, turns = self.course.turn_of(self.n), len(self.course.turns)
        return _("Turn {turn} of {turns}").format(turn=turn, turns=turns)

    @property
    def _knob(self) -> int:
        return min(self.look.scale.px(3.0), self.rect.h)

    @property
    def groove(self) -> Rect:
        thick = self.look.scale.px(0.8)
        inset = self._knob // 2
        return Rect(self.rect.x + inset, self.rect.centery - thick // 2, self.rect.w - 2 * inset, thick)

    def _x(self, n: int) -> int:
        groove = self.groove
        return groove.x + round(groove.w * self.course.share(n))

    def stop_at(self, pos: tuple[int, int]) -> int:
        groove = self.groove
        return self.course.nearest((pos[0] - groove.x) / max(1, groove.w))

    def key(self, event: Event) -> bool:
        action = _SLIDING.get(event.key)
        if action:
            self.on_seek(step(self.course, self.n, action))
        return action is not None

    def draw(self, surface: Surface) -> None:
        groove, scale = self.groove, self.look.scale
        dark = mix(BRASS_DARK, SHADOW, 0.65)
        surface.blit(paint.fill(groove.size, groove.h // 2, mix(dark, SHADOW, 0.5), dark), groove)
        x = self._x(self.n)
        done = Rect(groove.x, groove.y, max(groove.h, x - groove.x), groove.h)
        surface.blit(paint.fill(done.size, groove.h // 2, BRASS, BRASS_DARK), done)
        self._draw_turns(surface, groove)
        knob = Rect(0, 0, self._knob, self._knob)
        knob.center = (x, groove.centery)
        paint.cast(surface, knob, knob.w // 2, scale.px(0.6), scale.px(0.3), 140)
        top = mix(BRASS_LIGHT, CREAM, self.glow)
        made = paint.Plate(top, BRASS, BRASS_LIGHT, BRASS_DARK)
        surface.blit(paint.plate(knob.size, knob.w // 2, made, max(1, scale.px(0.14))), knob)
        self.draw_ring(surface, aside=0.4)

    def _draw_turns(self, surface: Surface, groove: Rect) -> None:
        """A notch where a turn begins, as long as they don't run into each other."""
        turns = self.course.turns
        if len(turns) * self.look.scale.px(0.7) > groove.w:
            return
        high = self.look.scale.px(0.9)
        for n in turns:
            colour = BRASS_LIGHT if n <= self.n else BRASS_DARK
            x = self._x(n)
            top = groove.bottom + self.look.scale.px(0.3)
            pygame.draw.line(surface, colour, (x, top), (x, top + high), max(1, groove.h // 6))


STEPS = (
    *("replay.back", "replay.on", "replay.turn_back", "replay.turn_on"),
    *("replay.first", "replay.last"),
)
_SLIDING = {
    pygame.K_LEFT: "replay.back",
    pygame.K_RIGHT: "replay.on",
    pygame.K_PAGEUP: "replay.turn_back",
    pygame.K_PAGEDOWN: "replay.turn_on",
    pygame.K_HOME: "replay.first",
    pygame.K_END: "replay.last",
}
"""On the bar itself these keys do what they do on any slider."""


def step(course: Timeline, n: int, action: str) -> int:
    """Where an action of `STEPS` goes from there."""
    return {
        "replay.back": course.before(n),
        "replay.on": course.after(n),
        "replay.turn_back": course.turn_before(n),
        "replay.turn_on": course.turn_after(n),
        "replay.first": course.first,
        "replay.last": course.last,
    }[action]
