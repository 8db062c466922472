"""Where speech-dispatcher listens, whether it is there at all, and how it is started.

As its manual has it ("Address specification", "Autospawning"): the address in SPEECHD_ADDRESS, else a socket
in the folder for what runs; who finds nobody there starts the program, which goes to the background.
"""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

_UNIX = "unix_socket:"
_PROGRAM = "speech-dispatcher"
_STARTING_SECONDS = 10


def address(environment: Mapping[str, str] = os.environ) -> Path | None:
    """The socket's place. None: it listens elsewhere, or the system has no such sockets."""
    given = environment.get("SPEECHD_ADDRESS", "")
    if not hasattr(socket, "AF_UNIX") or (given and not given.startswith(_UNIX.rstrip(":"))):
        return None
    if path := given.removeprefix(_UNIX.rstrip(":")).removeprefix(":"):
        return Path(path)
    running = environment.get("XDG_RUNTIME_DIR") or environment.get("XDG_CACHE_HOME")
    return Path(running or Path.home() / ".cache") / "speech-dispatcher" / "speechd.sock"


def program(environment: Mapping[str, str] = os.environ) -> str | None:
    """What starts it."""
    return shutil.which(environment.get("SPEECHD_CMD") or _PROGRAM, path=environment.get("PATH"))


def is_here(environment: Mapping[str, str] = os.environ) -> bool:
    """It runs, or could be started."""
    place = address(environment)
    return place is not None and (place.exists() or _startable(environment) is not None)


def start(environment: Mapping[str, str] = os.environ) -> None:
    """Comes back when it listens, or when it won't: the next try to connect tells which. What is started
    goes to the background at once, serves everybody, and ends by itself when nobody speaks any more.
    """
    if command := _startable(environment):
        with suppress(OSError, subprocess.TimeoutExpired):
            subprocess.run(  # noqa: S603 - the system's own program, or the one that SPEECHD_CMD names
                [command, "--spawn"],
                env=_of_the_system(environment),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=_STARTING_SECONDS,
                start_new_session=True,
                check=False,
            )


def _startable(environment: Mapping[str, str]) -> str | None:
    """A given address is somebody else's to serve; at the usual one, whoever comes first starts it."""
    return None if environment.get("SPEECHD_ADDRESS") else program(environment)


def _of_the_system(environment: Mapping[str, str]) -> dict[str, str]:
    """The packaged game has libraries of its own, which are not for the system's programs. PyInstaller keeps
    what was set before it, if anything was.
    """
    wanted = dict(environment)
    before = wanted.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        wanted["LD_LIBRARY_PATH"] = before
    elif getattr(sys, "frozen", False):
        wanted.pop("LD_LIBRARY_PATH", None)
    return wanted
