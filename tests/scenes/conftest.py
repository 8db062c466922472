"""What tests leave behind is swept up when it has become much: pictures as large as the windows they show."""

import os
from pathlib import Path

import pytest

from scenes.app import native_heap
from scenes.art import surface_cache

_MUCH = 200 * 1024 * 1024
"""So much more than after the last sweep is worth another one."""
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
_SIZES = Path("/proc/self/statm")


def _in_memory():
    """Bytes that this process holds; where the system doesn't say, none."""
    return int(_SIZES.read_text().split()[1]) * _PAGE if _SIZES.exists() else 0


@pytest.fixture(scope="session")
def held():
    """What was held after the last sweep."""
    return [_in_memory()]


@pytest.fixture(autouse=True)
def swept(held):
    """Scenes and their apps know each other, so they go only when the collector comes by."""
    yield
    if _in_memory() > held[0] + _MUCH:
        surface_cache.forget_all()
        native_heap.tidy()
        held[0] = _in_memory()
