"""No window and no sound device; what is asked is answered at once, in this process."""

import os

import pytest

from tests.scenes.answering import minds

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

__all__ = ["minds"]


@pytest.fixture(autouse=True)
def unseen(unpainted):
    """Nobody looks: here it is heard."""
