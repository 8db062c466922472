"""Tables as opponents find them where something has happened to the files."""

import sys

import pytest

from game.bots import table_file
from game.bots.table_file import FOLDER


@pytest.fixture
def damage(tmp_path, monkeypatch):
    """`damage(name, content)`: that is in the file now; with None there is no file."""
    folder = tmp_path / "tables"
    folder.mkdir()
    for file in FOLDER.iterdir():
        (folder / file.name).symlink_to(file)
    monkeypatch.setattr(table_file, "FOLDER", folder)

    def write(name, content):
        (folder / name).unlink()
        if content is not None:
            (folder / name).write_bytes(content)
        _forget()

    yield write
    _forget()


def _forget():
    """Nothing of the whole tables is remembered meanwhile, nor of the damaged ones afterwards."""
    for module in [
        module for name, module in sys.modules.items() if name.startswith(("game.bots", "game.review"))
    ]:
        for known in vars(module).values():
            if hasattr(known, "cache_clear"):
                known.cache_clear()
