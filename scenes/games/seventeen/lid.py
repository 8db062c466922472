"""What is printed on the lid of 17: a boat before a large sun. In units of a lid."""

from math import cos, pi, sin


def poster() -> str:
    rays = "".join(
        f"M300 372L{300 + 640 * cos(2 * pi * i / 18):.0f} {372 + 640 * sin(2 * pi * i / 18):.0f}"
        f"L{300 + 640 * cos(2 * pi * (i + 0.5) / 18):.0f} {372 + 640 * sin(2 * pi * (i + 0.5) / 18):.0f}Z"
        for i in range(18)
    )
    wave = "".join("q30 -24 60 0t60 0" for _ in range(7))
    return (
        f'<rect width="600" height="680" fill="#c8542c"/><path fill="#d9703f" d="{rays}"/>'
        '<circle cx="300" cy="372" r="214" fill="#f0b43c"/>'
        '<circle cx="300" cy="372" r="236" fill="none" stroke="#fbf1dc" stroke-width="9"/>'
        f'<path fill="#8cc3cf" d="M-60 560{wave}V700H-60Z"/>'
        '<path fill="#fbf1dc" d="M466 470C492 500 504 540 502 572H466Z"/>'
        '<path fill="#ecd5a4" d="M458 486C440 520 430 550 430 572H458Z"/>'
        '<path fill="#93351c" d="M418 580H516C510 600 496 608 480 608H450C434 608 424 598 418 580Z"/>'
        f'<path fill="#1c6b8c" d="M-90 600{wave}V700H-60Z"/>'
        f'<path fill="#124a66" d="M-60 632{wave}V700H-60Z"/>'
        '<rect x="17" y="17" width="566" height="646" rx="5" fill="none" stroke="#fbf1dc" stroke-width="7"/>'
    )
