"""Makes the app's icon in the sizes that desktops ask for, from assets/art/icon.svg.

.venv/bin/python assets/make_app_icons.py
"""

from pathlib import Path

import pygame

ART = Path(__file__).parent / "art"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def main() -> None:
    for side in SIZES:
        pygame.image.save(
            pygame.image.load_sized_svg(ART / "icon.svg", (side, side)), ART / f"icon-{side}.png"
        )


if __name__ == "__main__":
    main()
