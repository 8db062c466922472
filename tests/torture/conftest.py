"""The soak counts all caches, those too that `tests/conftest.py` hides from the collector."""

import gc
import os
from unittest.mock import patch

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.torture import soak


@pytest.fixture(autouse=True, scope="module")
def all_is_counted():
    gc.collect()
    gc.unfreeze()
    every = soak.caches()
    gc.freeze()
    with patch.object(soak, "hidden", every):
        yield
