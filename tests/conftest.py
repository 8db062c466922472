"""How the tests run: hypothesis without deadlines, since this machine is noisy, and in English.

What this computer's own Tavolino keeps, games and solved sets of cards, is left alone. Where Python may not
write what it has compiled beside the sources, it is kept in `build`: the tests start hundreds of processes.
"""

import gc
import os
import sys
from pathlib import Path
from tempfile import mkdtemp

from hypothesis import HealthCheck, settings

os.environ["LANGUAGE"] = "en"
os.environ["TAVOLINO_DATA"] = mkdtemp(prefix="tavolino-tests-")

if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).resolve().parents[1] / "build" / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile(
    "tavolino", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile("tavolino")


def pytest_collection_finish():
    """What is there for as long as tests run: the collector needn't go through it each time."""
    gc.collect()
    gc.freeze()
    from scenes.app import native_heap

    if library := native_heap._glibc():  # windows come and go: their memory needn't come anew from the system
        library.mallopt(native_heap._MMAP_THRESHOLD, 2**30)
        library.mallopt(native_heap._TRIM_THRESHOLD, 2**30)
