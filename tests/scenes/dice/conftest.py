"""No window and no sound device: the dice are tested off screen."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest


@pytest.fixture(autouse=True, scope="session")
def _display():
    pygame.display.init()
    yield
    pygame.display.quit()
