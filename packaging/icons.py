"""The icon as each system wants it, put together from `assets/art/icon-*.png`: those formats hold PNGs as
they are, so no further program is needed."""

import struct
import sys
from pathlib import Path

ART = Path(__file__).parents[1] / "assets" / "art"

WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MAC = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
}


def icon(folder: Path) -> str | None:
    """The file for this system; Linux takes its icon from the desktop entry."""
    make = {"win32": ("Tavolino.ico", windows), "darwin": ("Tavolino.icns", mac)}.get(sys.platform)
    if make is None:
        return None
    path = folder / make[0]
    path.write_bytes(make[1]())
    return str(path)


def windows() -> bytes:
    """An ICO: a table of the pictures, then the pictures."""
    pictures = [_picture(side) for side in WINDOWS]
    table, place = [], 6 + 16 * len(pictures)
    for side, picture in zip(WINDOWS, pictures, strict=True):
        byte = side % 256  # 0 stands for 256
        table.append(struct.pack("<BBBBHHII", byte, byte, 0, 0, 1, 32, len(picture), place))
        place += len(picture)
    return b"".join([struct.pack("<HHH", 0, 1, len(pictures)), *table, *pictures])


def mac() -> bytes:
    """An ICNS: each picture behind its kind and length."""
    parts = [kind + struct.pack(">I", 8 + len(_picture(side))) + _picture(side) for kind, side in MAC.items()]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def _picture(side: int) -> bytes:
    return (ART / f"icon-{side}.png").read_bytes()
