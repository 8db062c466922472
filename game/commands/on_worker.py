"""What runs on a Dask worker that holds nothing of ours: it is sent there whole, and asks for nothing of
`game` before that is unpacked. Imported where Dask is there."""

import os
import sys
from importlib import invalidate_caches
from io import BytesIO
from pathlib import Path
from shutil import rmtree
from typing import Any
from zipfile import ZipFile

from distributed.diagnostics.plugin import WorkerPlugin

OURS = "tavolino-"
OTHER_VERSION = "tavolino is at work here in another version"
KEPT_IN = "TAVOLINO_DATA"  # so that caches, too, are in the folder


class SentAlong(WorkerPlugin):
    """Our code, in every worker process that is there or joins, for as long as somebody has work done there.
    Several may, with the same code: the last one takes it away."""

    def __init__(self, code: bytes, version: str, user: str) -> None:
        self._code, self._version, self._user = code, version, user

    def setup(self, worker: Any) -> None:
        folder = self._folder(worker)
        in_use: dict[str, set[str]] = worker.__dict__.setdefault("tavolino", {})
        if in_use and self._version not in in_use:
            raise RuntimeError(OTHER_VERSION)
        if not in_use:
            ZipFile(BytesIO(self._code)).extractall(folder)
            sys.path.insert(0, str(folder))
            os.environ[KEPT_IN] = str(folder)
            _forget_modules()
        in_use.setdefault(self._version, set()).add(self._user)

    def teardown(self, worker: Any) -> None:
        folder, in_use = self._folder(worker), worker.__dict__.get("tavolino", {})
        users: set[str] = in_use.get(self._version, set())
        users.discard(self._user)
        if users or self._version not in in_use:
            return
        del in_use[self._version]
        sys.path.remove(str(folder))
        os.environ.pop(KEPT_IN)
        _forget_modules()
        rmtree(folder, ignore_errors=True)

    def _folder(self, worker: Any) -> Path:
        """Within the worker's own, which Dask takes away when the process is killed."""
        return Path(worker.local_directory) / f"{OURS}{self._version}"


def left_behind(dask_scheduler: Any) -> list[str]:
    """By clients that were killed: the scheduler's list of ours whose client isn't there any more."""
    plugins: dict[str, Any] = dask_scheduler.worker_plugins
    gone = [name.removeprefix(OURS) for name in plugins if name.startswith(OURS)]
    return [OURS + client for client in gone if client not in dask_scheduler.clients]


def _forget_modules() -> None:
    for name in [name for name in sys.modules if name == "game" or name.startswith("game.")]:
        del sys.modules[name]
    invalidate_caches()
