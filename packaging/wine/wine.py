"""Wine, in a folder of its own: what runs there, runs as on a Windows 10 that nobody has used yet."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = {
    "wine": "wine wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32 mingw-w64-x86-64-dev",
    "makensis": "nsis",
}
"""Commands, and the Debian packages that bring them."""


def missing() -> str:
    return " ".join(packages for command, packages in NEEDED.items() if shutil.which(command) is None)


class Wine:
    def __init__(self, prefix: Path) -> None:
        self.c = prefix / "drive_c"
        self.environment = {
            **os.environ,
            "WINEPREFIX": str(prefix.resolve()),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "LC_ALL": "C.UTF-8",
            "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
        }
        if not self.c.exists():
            prefix.mkdir(parents=True, exist_ok=True)
            self.run("winecfg", "-v", "win10")

    def run(self, *words: object, **own: str) -> subprocess.CompletedProcess[str]:
        """What is printed is told as it comes, and kept. Python fails (WinError 6) where it isn't piped."""
        with subprocess.Popen(
            ["wine", *map(str, words)],
            env={**self.environment, **own},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process:
            assert process.stdout is not None
            lines: list[str] = []
            for line in process.stdout:
                lines.append(line)
                sys.stdout.write(line)
        return subprocess.CompletedProcess(words, process.returncode, "".join(lines))

    def must(self, *words: object, **own: str) -> str:
        done = self.run(*words, **own)
        if done.returncode:
            sys.exit(f"{' '.join(map(str, words))}: exit code {done.returncode}")
        return done.stdout

    def path(self, path: Path) -> str:
        """As a program inside calls it."""
        inside = path.resolve().is_relative_to(self.c.resolve())
        return (
            "C:\\" + str(path.resolve().relative_to(self.c.resolve())).replace("/", "\\")
            if inside
            else "Z:" + str(path.resolve()).replace("/", "\\")
        )

    def close(self) -> None:
        subprocess.run(["wineserver", "-k"], env=self.environment, check=False)
