"""What PyInstaller runs before the program's first line: for us 25 ms of imports that nobody has asked for.

`inspect` learns where the source of a frozen function would be, `pkgutil` to list frozen modules: nothing
asks for either. What `multiprocessing` needs is done by `game/core/processes.py` when a process is wanted.
"""

from pathlib import Path

import PyInstaller

FOLDER = str(Path(PyInstaller.__file__).parent / "hooks" / "rthooks")
WHEN_WANTED = ("pyi_rth_multiprocessing",)
"""Packed as modules, which do their work when they are imported."""
LEFT_OUT = ("pyi_rth_inspect", "pyi_rth_pkgutil", *WHEN_WANTED)


Entry = tuple[str, str, str]


def without(scripts: list[Entry]) -> list[Entry]:
    """Of another hook, which a new version may bring, somebody should know."""
    others = [name for name, _, _ in scripts if name.startswith("pyi_rth_") and name not in LEFT_OUT]
    if others:
        raise SystemExit(f"runs at every start: {', '.join(others)}; see packaging/start_hooks.py")
    return [entry for entry in scripts if entry[0] not in LEFT_OUT]
