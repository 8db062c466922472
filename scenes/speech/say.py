"""macOS's own voice: the command `say`, once a message."""

import re
import shutil
import subprocess
import threading
from contextlib import suppress

_COMMAND = "say"
_LOOK = 0.05  # seconds between looks whether to stop


def is_here() -> bool:
    return shutil.which(_COMMAND) is not None


class Say:
    def __init__(self) -> None:
        told = subprocess.run([_COMMAND, "-v", "?"], capture_output=True, text=True, check=False)  # noqa: S603
        self._voices = voices(told.stdout)

    def speak(self, words: str, language: str, stop: threading.Event) -> None:
        voice = self._voices.get(language)
        choice = ["-v", voice] if voice else []
        command = [_COMMAND, *choice, "-f", "-"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, text=True) as process:  # noqa: S603 - the system's
            assert process.stdin is not None
            with suppress(BrokenPipeError):
                process.stdin.write(words)
                process.stdin.close()
            while process.poll() is None:
                if stop.wait(_LOOK):
                    process.terminate()
                    break

    def close(self) -> None:
        pass


def voices(told: str) -> dict[str, str]:
    """By language, the first that is listed: `Anna                de_DE    # Hallo! Ich heiße Anna.`"""
    found: dict[str, str] = {}
    for line in told.splitlines():
        if match := re.match(r"(.+?)\s+([a-z]{2})[_-]\w+\s+#", line):
            found.setdefault(match[2], match[1])
    return found
