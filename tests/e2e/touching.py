"""A screen that is touched: Xorg without a monitor, and its test driver, which takes fingers' events."""

import shutil
import socket
import struct
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.e2e.driving import Program
from tests.e2e.screen import Screen, wait_for

_MODULES = Path("/usr/lib/xorg/modules")


def missing() -> str:
    """What isn't installed, by Debian's names; nothing if all is."""
    there = {
        "xserver-xorg-core": (_MODULES / "input" / "inputtest_drv.so").exists() and shutil.which("Xorg"),
        "xserver-xorg-video-dummy": (_MODULES / "drivers" / "dummy_drv.so").exists(),
    }
    return " ".join(package for package, is_there in there.items() if not is_there)


_CONFIG = """
Section "Device"
    Identifier "card"
    Driver "dummy"
    VideoRam 64000
EndSection
Section "Monitor"
    Identifier "monitor"
    HorizSync 5-1000
    VertRefresh 5-200
    Modeline "it" 148.50 {wide} 2008 2052 2200 {tall} 1084 1089 1125
EndSection
Section "Screen"
    Identifier "screen"
    Device "card"
    Monitor "monitor"
    DefaultDepth 24
    SubSection "Display"
        Depth 24
        Modes "it"
    EndSubSection
EndSection
Section "InputDevice"
    Identifier "glass"
    Driver "inputtest"
    Option "SocketPath" "{glass}"
    Option "DeviceType" "Touch"
    Option "TouchCount" "5"
    Option "PointerAxisCount" "2"
EndSection
Section "ServerLayout"
    Identifier "layout"
    Screen "screen"
    InputDevice "glass"
EndSection
Section "ServerFlags"
    Option "AutoAddDevices" "false"
EndSection
"""
_BEGIN, _UPDATE, _END = 18, 19, 20
"""X's own numbers."""
_FAR = 65535
"""What the driver counts a screen's width and height in."""


class TouchScreen(Screen):
    def _command(self, size: tuple[int, int]) -> list[str]:
        self._size = size
        self._folder = tempfile.TemporaryDirectory(prefix="tavolino-touch-")
        config, glass, log = (Path(self._folder.name, name) for name in ("conf", "glass", "log"))
        wide, tall = size
        config.write_text(_CONFIG.format(glass=glass, wide=wide, tall=tall))
        self._glass = glass
        return ["Xorg", "-config", str(config), "-logfile", str(log), "-noreset", "-novtswitch"]

    def put_hand_on(self) -> None:
        wait_for(self._glass.exists, "the test driver")
        self._driver = socket.socket(socket.AF_UNIX)
        self._driver.settimeout(30)
        self._driver.connect(str(self._glass))
        self._driver.sendall(struct.pack("=IIHH", 12, 0, 1, 1))
        self._driver.recv(12)

    def finger(self, which: int, what: int, at: tuple[int, int]) -> None:
        """In the X server it has happened when this comes back."""
        places = [part / length * _FAR for part, length in zip(at, self._size, strict=True)]
        both = struct.pack("=I8s4x64d64d", 0, b"\3" + bytes(7), *places, *[0.0] * 126)
        self._driver.sendall(struct.pack("=IIII", 16 + len(both), 6, which, what) + both)
        self._driver.sendall(struct.pack("=II", 8, 1))
        self._driver.recv(8)

    def close(self) -> None:
        self._driver.close()
        super().close()
        self._folder.cleanup()


class Fingers(Program):
    """What the mouse does elsewhere, fingers do."""

    screen: TouchScreen

    def __init__(self, screen: TouchScreen, folder: Path, **settings: Any) -> None:
        super().__init__(screen, folder, **settings)
        # Asked for by the mouse, since xdotool counts a title bar twice where it tells a window's place.
        words = ("mousemove", "--window", self.window, 0, 0, "getmouselocation", "--shell")
        told = dict(line.split("=") for line in screen.xdotool(*words).splitlines())
        self._place = int(told["X"]), int(told["Y"])

    def _on_screen(self, at: tuple[int, int]) -> tuple[int, int]:
        return self._place[0] + at[0], self._place[1] + at[1]

    def lay_down(self, at: tuple[int, int], which: int = 1) -> None:
        self._acts()
        self.screen.finger(which, _BEGIN, self._on_screen(at))

    def lift(self, at: tuple[int, int], which: int = 1) -> None:
        self.screen.finger(which, _END, self._on_screen(at))

    def touch_at(self, at: tuple[int, int]) -> None:
        self.lay_down(at)
        self.lift(at)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 12) -> None:
        self.lay_down(start)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step // steps for a, b in zip(start, end, strict=True))
            self.screen.finger(1, _UPDATE, self._on_screen((x, y)))
            time.sleep(0.017)
        self.lift(end)
