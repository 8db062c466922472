"""A tooltip lies neither over what it explains nor over what is played with."""

import pygame
import pytest

from game.dalek import GAME as DALEK
from game.dicy import GAME as DICY
from game.seventeen import GAME as SEVENTEEN
from scenes.play.scene import PlayScene
from tests.scenes.table.builders import app_at, bot, people, sat_down

SEATS = (*people("Ada"), bot("Bruno"), bot("Carla"), bot("Dario"))


@pytest.mark.parametrize(
    ("size", "scale"), [((1000, 700), 100), ((1280, 720), 100), ((1920, 1080), 100), ((1920, 1080), 200)]
)
@pytest.mark.parametrize("game", [DICY, DALEK, SEVENTEEN], ids=lambda game: game.key)
def test_a_tooltip_covers_neither_its_widget_nor_what_is_played_with(game, size, scale):
    scene = PlayScene(sat_down(game, SEATS))
    app = app_at(scene, size, speed="instant", scale=scale)
    app.press(pygame.K_SPACE)  # a roll, where dice are rolled
    app.advance(0.5)
    app.draw()
    controls = scene.controls
    explained = [widget for widget in controls.widgets if widget.advice and widget.seen.size > (0, 0)]
    assert {"bar.home", "seat.0"} <= {widget.id for widget in explained}
    played_with = [widget for widget in controls.widgets if widget.played_with]
    assert played_with
    for widget in explained:
        controls.tell(widget.id)
        assert controls.bubble
        told = controls.bubble.rect
        assert not told.colliderect(widget.seen), widget.id
        over = [other.id for other in played_with if other is not widget and told.colliderect(other.seen)]
        assert not over, (widget.id, over)
        assert app.surface.get_rect().contains(told)
