"""A message bus of the tests' own with AT-SPI on it, as a desktop has, and somebody who reads there."""

import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

NEEDED = ("dbus-daemon", "gdbus")
_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
_A = "org.a11y.atspi."
_ROOT = "/org/a11y/atspi/accessible/root"
_PLACE = re.compile(r"\('(:[\d.]+)', (?:objectpath )?'(/[^']*)'\)")


def missing() -> str:
    """What isn't installed; nothing if all is."""
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    return ", ".join(lacking if _LAUNCHER.exists() else [*lacking, "at-spi2-core"])


class Thing(NamedTuple):
    """Something on that bus that can be read: who has it, and its path there."""

    owner: str
    path: str


class A11yBus:
    """Somebody reads from the start."""

    def __init__(self, environment: Mapping[str, str], folder: Path) -> None:
        """The folder is for its sockets."""
        environment = {**environment, "XDG_RUNTIME_DIR": str(folder)}
        words = ["dbus-daemon", "--session", "--nofork", "--print-address"]
        self._daemon = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._daemon.stdout is not None
        self.address = self._daemon.stdout.readline().strip()
        place = ("org.a11y.Bus", "/org/a11y/bus")
        enabled = ("org.a11y.Status", "IsEnabled", "<true>")
        self._call(self.address, *place, "org.freedesktop.DBus.Properties.Set", *enabled)
        told = self._call(self.address, *place, "org.a11y.Bus.GetAddress")
        self._inner = told.split("'")[1]

    @staticmethod
    def _call(bus: str, owner: str, path: str, method: str, *words: str) -> str:
        call = ["gdbus", "call", "--address", bus, "--dest", owner, "--object-path", path, "--method", method]
        return subprocess.run([*call, *words], check=True, capture_output=True, text=True, timeout=60).stdout

    def _ask(self, thing: Thing, method: str, *words: str) -> str:
        return self._call(self._inner, *thing, method, *words)

    def of(self, thing: Thing, interface: str, what: str) -> str:
        words = (_A + interface, what)
        return self._ask(thing, "org.freedesktop.DBus.Properties.Get", *words).strip()[2:-3].strip("'\"")

    def name(self, thing: Thing) -> str:
        return self.of(thing, "Accessible", "Name")

    def role(self, thing: Thing) -> int:
        """By its number in AT-SPI."""
        return int(self._ask(thing, f"{_A}Accessible.GetRole").strip("(),\n").split()[-1])

    def inside(self, thing: Thing) -> list[Thing]:
        return [Thing(*found) for found in _PLACE.findall(self._ask(thing, f"{_A}Accessible.GetChildren"))]

    def programs(self) -> list[Thing]:
        return self.inside(Thing(f"{_A}Registry", _ROOT))

    def parts(self) -> Iterator[Thing]:
        """The windows of all programs, and what is in them."""
        for program in self.programs():
            for window in self.inside(program):
                yield window
                yield from self.inside(window)

    def press(self, thing: Thing) -> None:
        self._ask(thing, f"{_A}Action.DoAction", "0")

    def close(self) -> None:
        """What the bus has started ends with it."""
        self._daemon.terminate()
        self._daemon.wait(30)
