"""A screen of its own: Xvfb on a free display, with a window manager, and the hands that reach into it."""

import os
import shutil
import subprocess
import tempfile
import time

NEEDED = ("Xvfb", "openbox", "xdotool", "import")
"""`import` is ImageMagick's, for screenshots."""

SIZE = (1920, 1080)


def missing() -> str:
    """What isn't installed; nothing if all is."""
    return ", ".join(name for name in NEEDED if shutil.which(name) is None)


class Screen:
    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [*self._command(size), "-displayfd", str(writing), "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise RuntimeError("the X server did not start")
        self.display = f":{number}"
        self.environment = {**os.environ, "DISPLAY": self.display}
        # openbox reads the user's own settings from HOME: here it has none.
        self._home = tempfile.TemporaryDirectory(prefix="tavolino-screen-")
        self._manager = subprocess.Popen(
            ["openbox", "--sm-disable"],
            env={**self.environment, "HOME": self._home.name, "XDG_CONFIG_HOME": self._home.name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self._managed, "a window manager")

    def _command(self, size: tuple[int, int]) -> list[str]:
        return ["Xvfb", "-screen", "0", f"{size[0]}x{size[1]}x24"]

    def _managed(self) -> bool:
        return self.xdotool("get_num_desktops", must=False) not in ("", "0")  # it says 0 while there is none

    def xdotool(self, *words: object, must: bool = True) -> str:
        run = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            check=must,
            capture_output=True,
            text=True,
            timeout=60,
        )
        return run.stdout.strip()

    def pixels(self, window: int) -> bytes:
        """What is in this window now, three bytes a pixel."""
        words = ["import", "-window", str(window), "-depth", "8", "rgb:-"]
        return subprocess.run(words, env=self.environment, check=True, capture_output=True, timeout=60).stdout

    def close(self) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(30)
        self._home.cleanup()


def wait_for(holds, what: str, seconds: float = 60):
    """Looks again and again until it holds, and gives what it then is. The limit is for what is broken."""
    end = time.monotonic() + seconds
    while not (value := holds()):
        if time.monotonic() > end:
            raise AssertionError(f"waited {seconds} s for {what}")
        time.sleep(0.02)
    return value
