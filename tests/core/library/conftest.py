"""A folder in memory for tests that write much and are not about the disk."""

import shutil
import tempfile
from pathlib import Path

import pytest

IN_MEMORY = Path("/dev/shm")


@pytest.fixture
def quick(tmp_path):
    if not IN_MEMORY.is_dir():
        yield tmp_path
        return
    folder = Path(tempfile.mkdtemp(prefix="tavolino-", dir=IN_MEMORY))
    yield folder
    shutil.rmtree(folder)
