"""What lies in the figures of the rule book."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.dalek.faces import FACES, Face
from scenes.art.palette import Mood
from scenes.game_record.book_figures import Tone, die_size, draw_die
from scenes.games.dalek.dice import sign_dice
from scenes.widgets.layout import Scale


@dataclass(frozen=True)
class DalekDie:
    face: Face
    tone: Tone = "plain"

    def size(self, scale: Scale) -> tuple[int, int]:
        return die_size(scale)

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:  # noqa: ARG002 - like all things
        draw_die(surface, sign_dice("own"), FACES.index(self.face), spot, self.tone)
