"""A bare pygame-ce window, for `startup` to freeze: the least that any program of this kind has to do."""

import os
import sys

os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"

import pygame

pygame.display.init()
window = pygame.Window("bare", (1280, 720), resizable=True)
window.get_surface().fill((90, 60, 30))
with open(sys.argv[2], "wb", buffering=0) as trace:  # noqa: PTH123 - as `--trace FILE` does, and no import more
    trace.write(b"drawn\n")
window.flip()
