"""Loads what was compiled from C ahead (`packaging/compile_solver.py`), where it is."""

import sys
from collections.abc import Callable
from ctypes import CDLL
from functools import cached_property
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

    def there(self) -> bool:
        return self._loaded is not None

    def get(self) -> CDLL:
        assert self._loaded is not None, "ask whether it is there"
        return self._loaded

    @cached_property
    def _loaded(self) -> CDLL | None:
        try:
            found = self._how(str(self.path))
            if found[f"{self._name}_version"]() != self.version:
                return None
        except (OSError, AttributeError):
            return None
        self._declare(found)
        return found
