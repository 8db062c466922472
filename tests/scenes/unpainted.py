"""Scenes drawn without paint: for tests of where things lie and of words, whose pictures others look at."""

from functools import cache

import pygame
import pytest
from pygame import Rect

from scenes.play import table_scene
from scenes.table.card import faces, sprite
from scenes.table.dice.hand import Hand
from scenes.widgets import paint, text


@cache
def _blank(size):
    return pygame.Surface(size, pygame.SRCALPHA)


@cache
def _ground(size):
    """Nothing that is painted on it leaves a trace, or takes time."""
    ground = pygame.Surface(size)
    ground.set_clip((0, 0, 0, 0))
    return ground


def _lettered(look):
    """A card, for the words on it."""
    for face in (look.front, look.iced if look.frost else None):
        if face:
            faces.draw(face, look.width)
    return _blank((1, 1))


@pytest.fixture
def unpainted(monkeypatch, bare_table):
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda _drawing, size: _blank(size))
    nothing = _blank((1, 1))
    monkeypatch.setattr(text, "lettering", lambda *_: nothing)
    monkeypatch.setattr(text, "write", lambda *_: Rect(0, 0, 0, 0))
    for painted in ("fill", "ring", "shadow", "passing_shadow", "plate", "veil"):
        monkeypatch.setattr(paint, painted, lambda *_, **_more: nothing)
    monkeypatch.setattr(paint, "cast", lambda *_: None)
    monkeypatch.setattr(sprite, "compose", _lettered)
    monkeypatch.setattr(table_scene, "ground", lambda size, *_: _ground(size))
    monkeypatch.setattr(Hand, "draw", lambda *_: None)
