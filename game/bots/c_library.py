"""Loads what was compiled from C ahead (`packaging/compile_solver.py`), where it is."""

import sys
from collections.abc import Callable
from ctypes import CDLL
from pathlib import Path

SUFFIX = ".dll" if sys.platform == "win32" else ".so"


class CLibrary:
    """`made/NAME` beside the C sources, in a folder that is no package: Python would take it for a module.

    It is loaded when it is first asked for; one of another version is taken for none.
    """

    def __init__(
        self, sources: Path, name: str, version: int, declare: Callable[[CDLL], None], how: type[CDLL] = CDLL
    ) -> None:
        """`declare` tells ctypes its functions' types; `how` is PyDLL where one thread at a time may call."""
        self.path = sources / "made" / f"{name}{SUFFIX}"
        self.version = version
        self._name, self._declare, self._how = name, declare, how
        self._loaded: CDLL | None = None
        self._asked = False

    def there(self) -> bool:
        if not self._asked:
            self._asked, self._loaded = True, self._load()
        return self._loaded is not None

    def get(self) -> CDLL:
        assert self.there(), "ask whether it is there"
        assert self._loaded is not None
        return self._loaded

    def _load(self) -> CDLL | None:
        try:
            found = self._how(str(self.path))
            if found[f"{self._name}_version"]() != self.version:
                return None
        except (OSError, AttributeError):
            return None
        self._declare(found)
        return found
