"""Makes every PNG in assets/art/textures: wood, cloth, clouds, steel, velvet and rime.

    .venv/bin/python assets/make_textures.py

The same seed gives the same bytes. numpy is used here only; the game itself loads the finished pictures.
Tiles meet at their own edges, because all noise is made by filtering a random spectrum.
"""

import struct
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent / "art" / "textures"
SEED = 17
NEVER = 9999.0
Field = NDArray[np.float64]


def png(name: str, width: int, height: int, kind: int, pixels: bytes, palette: bytes = b"") -> None:
    """Writes 8 bits a channel; kind as PNG numbers it: 0 grey, 3 palette, 4 grey with alpha."""
    channels = {0: 1, 3: 1, 4: 2}[kind]
    stride = width * channels
    rows = [pixels[y * stride : (y + 1) * stride] for y in range(height)]
    filtered = bytearray()
    for y, row in enumerate(rows):
        above = rows[y - 1] if y else bytes(stride)
        if kind == 3:
            filtered += b"\0" + row
        else:
            filtered += b"\2" + bytes((a - b) & 255 for a, b in zip(row, above, strict=True))

    def chunk(tag: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))

    head = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    body = chunk(b"IHDR", head) + (chunk(b"PLTE", palette) if palette else b"")
    body += chunk(b"IDAT", zlib.compress(bytes(filtered), 9)) + chunk(b"IEND", b"")
    path = FOLDER / f"{name}.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + body)
    print(f"{path.name}: {width}×{height}, {path.stat().st_size / 1024:.0f} KB")


def grey(name: str, field: Field) -> None:
    height, width = field.shape
    png(name, width, height, 0, (field.clip(0, 1) * 255).round().astype(np.uint8).tobytes())


def veil(name: str, alpha: Field) -> None:
    """White with this alpha: tinted, faded and cut by whoever draws with it."""
    height, width = alpha.shape
    both = np.full((height, width, 2), 255, np.uint8)
    both[..., 1] = (alpha.clip(0, 1) * 255).round().astype(np.uint8)
    png(name, width, height, 4, both.tobytes())


def ramped(name: str, field: Field, colours: list[str], steps: int) -> None:
    """A few colours along a ramp: small in the file, and rich enough for wood and velvet."""
    stops = np.array([[int(c[i : i + 2], 16) for i in (0, 2, 4)] for c in colours], float)
    places = np.linspace(0, len(colours) - 1, steps)
    ramp = np.stack([np.interp(places, range(len(colours)), stops[:, i]) for i in range(3)], axis=1)
    height, width = field.shape
    index = (field.clip(0, 1) * (steps - 1)).round().astype(np.uint8)
    png(name, width, height, 3, index.tobytes(), ramp.round().astype(np.uint8).tobytes())


def noise(rng: np.random.Generator, height: int, width: int, *, across: float, along: float) -> Field:
    """Tiling noise from 0 to 1 with features about `across` pixels high and `along` pixels wide."""
    fy = np.fft.fftfreq(height)[:, None] * across
    fx = np.fft.rfftfreq(width)[None, :] * along
    spectrum = np.fft.rfft2(rng.normal(size=(height, width))) * np.exp(-6.0 * (fx**2 + fy**2))
    field = np.fft.irfft2(spectrum, (height, width))
    return 0.5 + (field - field.mean()) / (field.std() * 6)


def clouds(rng: np.random.Generator, side: int, power: float) -> Field:
    fy, fx = np.fft.fftfreq(side)[:, None], np.fft.rfftfreq(side)[None, :]
    radius = np.hypot(fx, fy)
    radius[0, 0] = 1
    field = np.fft.irfft2(np.fft.rfft2(rng.normal(size=(side, side))) / radius**power, (side, side))
    return 0.5 + (field - field.mean()) / (field.std() * 5)


def walnut(rng: np.random.Generator) -> None:
    """Grain along x: year rings cut lengthwise, bent by slow noise; fibres; short dark pores."""
    height, width = 192, 768
    y = np.arange(height)[:, None] / height
    bend = noise(rng, height, width, across=90, along=420) - 0.5
    wave = noise(rng, height, width, across=30, along=260) - 0.5
    rings = 0.5 + 0.5 * np.sin(2 * np.pi * (5 * y + 3.4 * bend + 0.5 * wave))
    rings = rings**1.6
    fibre = noise(rng, height, width, across=1.5, along=60)
    broad = noise(rng, height, width, across=60, along=500)
    pores = (noise(rng, height, width, across=1.2, along=22) > 0.68) * 1.0
    field = 0.18 + 0.30 * rings + 0.42 * (fibre - 0.5) + 0.5 * (broad - 0.5) + 0.20 - 0.20 * pores
    ramped("walnut", field, ["1b0e07", "341d10", "4f2f1b", "6a4226", "875a37", "a27247"], 40)


def weave(rng: np.random.Generator) -> None:
    """Plain weave, three pixels a thread: each thread has its own strength, each crossing its light."""
    side, thread = 120, 3
    over = (np.add.outer(np.arange(side) // thread, np.arange(side) // thread) % 2) == 0
    within = np.array([0.55, 1.0, 0.72])[np.arange(side) % thread]
    warp = np.repeat(rng.normal(0, 0.05, side // thread), thread)[None, :]
    weft = np.repeat(rng.normal(0, 0.05, side // thread), thread)[:, None]
    field = np.where(over, within[None, :] + warp, within[:, None] * 0.94 + weft)
    field = 0.80 + 0.17 * (field - 0.75) / 0.25 * 0.6 + rng.normal(0, 0.012, (side, side))
    grey("weave", field + 0.05)


def grain(rng: np.random.Generator) -> None:
    """Fine even grain: keeps wide gradients from banding, and paper from looking like plastic."""
    side = 128
    grey(
        "grain",
        0.93
        + 0.10 * (noise(rng, side, side, across=1.6, along=1.6) - 0.5)
        + rng.normal(0, 0.012, (side, side)),
    )


def steel(rng: np.random.Generator) -> None:
    side = 192
    field = noise(rng, side, side, across=1.0, along=120)
    grey("steel", 0.80 + 0.55 * (field - 0.5) + 0.12 * (noise(rng, side, side, across=50, along=90) - 0.5))


def nebula(rng: np.random.Generator) -> None:
    side = 320
    body = clouds(rng, side, 1.9)
    detail = clouds(rng, side, 1.35)
    veil("nebula", ((body - 0.46) * 2.2).clip(0, 1) * (0.55 + 0.6 * detail))


def velvet(rng: np.random.Generator) -> None:
    """Folds that hang: rounded ridges of uneven width, deep valleys, a nap that catches light."""
    height, width, folds = 256, 640, 8
    x = np.arange(width) / width
    edges = np.sort((np.arange(folds) + 0.5 + rng.uniform(-0.2, 0.2, folds)) / folds)
    edges = np.concatenate([[edges[-1] - 1], edges, [edges[0] + 1]])
    place = np.searchsorted(edges, x, side="right") - 1
    within = (x - edges[place]) / (edges[place + 1] - edges[place])
    sway = 0.035 * np.sin(np.linspace(0, 2 * np.pi, height, endpoint=False))[:, None]
    phase = (within[None, :] + sway) % 1.0
    ridge = np.sin(np.pi * phase) ** 0.8
    side_light = 0.5 + 0.5 * np.cos(2 * np.pi * (phase - 0.36))
    nap = noise(rng, height, width, across=14, along=2.4) - 0.5
    field = 0.04 + 0.46 * ridge * side_light + 0.22 * ridge + 0.16 * nap * ridge
    ramped("velvet", field, ["160605", "330d0a", "541712", "77241a", "973527", "b9543b"], 56)


class Ferns:
    """Frost ferns that grow inwards from the rim of a card, and when their tips got where they are."""

    def __init__(self, width: int, height: int) -> None:
        self.ink = np.zeros((height, width))
        self.arrival = np.full((height, width), NEVER)

    def stroke(self, x: float, y: float, angle: float, length: float, strength: float, start: float) -> float:
        """One needle; returns when its tip has grown."""
        height, width = self.ink.shape
        steps = max(2, int(length * 2))
        t = np.linspace(0, 1, steps)
        end = start + length
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                fx, fy = x + np.cos(angle) * length * t, y + np.sin(angle) * length * t
                px, py = np.round(fx).astype(int) + dx, np.round(fy).astype(int) + dy
                good = (px >= 0) & (px < width) & (py >= 0) & (py < height)
                near = np.exp(-1.3 * ((px - fx) ** 2 + (py - fy) ** 2)) * strength * (1 - 0.55 * t)
                np.maximum.at(self.ink, (py[good], px[good]), near[good])
                np.minimum.at(self.arrival, (py[good], px[good]), (start + length * t)[good])
        return end

    def grow(self, rng: np.random.Generator, x: float, y: float, angle: float, length: float) -> None:
        self.stroke(x, y, angle, length, 0.95, 0)
        gap = rng.uniform(5, 9)
        for d in np.arange(gap, length * 0.95, gap):
            bx, by = x + np.cos(angle) * d, y + np.sin(angle) * d
            for side in (-1, 1):
                twig = min(length - d, d + 8) * rng.uniform(0.3, 0.62)
                lean = angle + side * np.pi / 3
                self.stroke(bx, by, lean, twig, 0.72, d)
                for e in np.arange(4, twig * 0.9, 4.5):
                    sx, sy = bx + np.cos(lean) * e, by + np.sin(lean) * e
                    needle = (twig - e) * 0.45
                    self.stroke(sx, sy, angle, needle, 0.5, d + e)
                    self.stroke(sx, sy, angle + side * 2 * np.pi / 3, needle * 0.7, 0.42, d + e)


def rime(rng: np.random.Generator) -> None:
    """Two maps of one growth: `rime` is the picture, `rime_growth` tells what freezes first (opaque)."""
    width, height = 500, 700
    ferns = Ferns(width, height)
    rim = 2 * (width + height)
    at = 0.0
    while at < rim:
        if at < width:
            x, y, inward = at, 0.0, np.pi / 2
        elif at < width + height:
            x, y, inward = width - 1.0, at - width, np.pi
        elif at < 2 * width + height:
            x, y, inward = 2 * width + height - at, height - 1.0, -np.pi / 2
        else:
            x, y, inward = 0.0, rim - at, 0.0
        corner = min(np.hypot(x - cx, y - cy) for cx in (0, width) for cy in (0, height))
        reach = 40 + 105 * np.exp(-corner / 110) + rng.exponential(16)
        ferns.grow(rng, x, y, inward + rng.normal(0, 0.42), min(reach, 190))
        at += rng.uniform(9, 17)
    y, x = np.mgrid[0:height, 0:width]
    edge = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)).astype(float)
    hoar = 0.55 * np.exp(-edge / 26) * (0.6 + 0.8 * noise(rng, height, width, across=5, along=5))
    sparkle = (noise(rng, height, width, across=1.5, along=1.5) > 0.80) * np.exp(-edge / 60) * 0.5
    veil("rime", np.maximum(ferns.ink, sparkle) * 0.9 + hoar)

    crystal = 1.0 + 2.2 * noise(rng, height, width, across=16, along=16)
    arrival = np.minimum(ferns.arrival, edge * 5 * crystal)
    for _ in range(260):
        for dy, dx, far in ((0, 1, 1.0), (1, 0, 1.0), (1, 1, 1.4), (1, -1, 1.4)):
            for sign in (-1, 1):
                moved = np.roll(arrival, (dy * sign, dx * sign), (0, 1)) + far * 4 * crystal
                arrival = np.minimum(arrival, moved)
    ranks = np.empty(arrival.size)
    ranks[np.argsort(arrival, axis=None, kind="stable")] = np.linspace(1, 0, arrival.size)
    growth = ranks.reshape(arrival.shape)
    half = growth.reshape(height // 2, 2, width // 2, 2).mean((1, 3))
    veil("rime_growth", half)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number, make in enumerate((walnut, weave, grain, steel, nebula, velvet, rime)):
        make(np.random.default_rng([SEED, number]))


if __name__ == "__main__":
    main()
