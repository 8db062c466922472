"""The Debian package in a folder of one's own, and its desktop entry started as a desktop does it."""

import configparser
import shlex
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"


class Installed:
    def __init__(self, root: Path) -> None:
        self.root = root
        (package,) = DIST.glob("*.deb")
        subprocess.run(["dpkg-deb", "--extract", package, root], check=True)
        (self.entry,) = (root / "usr/share/applications").glob("*.desktop")
        read = configparser.ConfigParser(interpolation=None)
        read.read(self.entry)
        self.told = read["Desktop Entry"]

    @property
    def program(self) -> Path:
        return self.within(shlex.split(self.told["Exec"])[0])

    def within(self, path: str) -> Path:
        """A path of the system's, below this root."""
        return self.root / path.lstrip("/")

    def command(self, *files: Path) -> list[str]:
        """`%f` stands for the file that was double-clicked, or for nothing."""
        words = shlex.split(self.told["Exec"])
        given = [part for word in words for part in (map(str, files) if word == "%f" else [word])]
        return [str(self.within(given[0])), *given[1:]]
