"""How the tests run: hypothesis without deadlines, since this machine is noisy, and in English.

What this computer's own Tavolino keeps, games and solved sets of cards, is left alone. Where Python may not
write what it has compiled beside the sources, it is kept in `build`: the tests start hundreds of processes.
What tests leave behind is swept up when it has become much: pictures as large as the windows they show.
"""

import gc
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from scenes.app import native_heap
from scenes.art import surface_cache

gc.disable()  # while tests are collected, all that is made stays

os.environ["LANGUAGE"] = "en"
_home = TemporaryDirectory(prefix="tavolino-tests-", ignore_cleanup_errors=True)
os.environ["TAVOLINO_DATA"] = _home.name

if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).resolve().parents[1] / "build" / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile(
    "tavolino", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tavolino")


def pytest_unconfigure() -> None:
    _home.cleanup()


_MUCH = 200 * 1024 * 1024
"""So much more than after the last sweep is worth another one."""
_MOST = 2**30
"""With less, what is free is kept for the next test."""
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
_SIZES = Path("/proc/self/statm")
_held = [0]


def pytest_collection_finish():
    if library := native_heap._glibc():  # windows come and go: their memory needn't come anew from the system
        library.mallopt(native_heap._MMAP_THRESHOLD, 2**30)
        library.mallopt(native_heap._TRIM_THRESHOLD, 2**30)
    _sweep()
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol():
    ran = yield
    if _in_memory() > _held[0] + _MUCH:
        surface_cache.forget_all()
        _sweep()
    return ran


def _sweep():
    """What is left stays for as long as tests run: the collector needn't go through it each time."""
    gc.collect()
    gc.freeze()
    if _in_memory() > _MOST:
        native_heap.trim()
    _held[0] = _in_memory()


def _in_memory():
    """Bytes that this process holds; where the system doesn't say, none."""
    return int(_SIZES.read_text().split()[1]) * _PAGE if _SIZES.exists() else 0
