"""Dalek Dice in high contrast, from the settings to the result; its letters are measured in the window."""

from collections import Counter

import pygame

from scenes.art.palette import contrast
from tests.e2e.playing import DalekPlayer
from tests.e2e.test_dalek import assert_kept

ENHANCED = 7.0
"""WCAG 2 AAA for text."""
FEW = 0.01
"""Of a button's pixels; fewer of one shade are an edge or a glint."""
BLACK = (0, 0, 0)


def letters(program):
    """How far they stand out from their ground, on each button that can be pressed."""
    program.away()
    pixels, sight = program.pixels(), program.sight
    picture = pygame.image.frombytes(pixels, sight.size, "RGB")
    return {
        target.id: spread(pygame.image.tobytes(picture.subsurface(target.rect), "RGB"))
        for target in sight.targets.values()
        if target.role == "button" and target.enabled and target.label
    }


def spread(pixels):
    """From the darkest to the lightest colour that there is enough of."""
    counted = Counter(zip(*[iter(pixels)] * 3, strict=True))
    by_light = sorted(counted, key=lambda colour: contrast(colour, BLACK))
    return contrast(first_of_many(by_light, counted), first_of_many(by_light[::-1], counted))


def first_of_many(colours, counted):
    seen = 0
    for colour in colours:
        seen += counted[colour]
        if seen >= FEW * counted.total():
            return colour
    raise AssertionError("no pixels")


class Measuring(DalekPlayer):
    """Measures the table at each choice."""

    def choose(self, sight):
        assert_high(letters(self.program))
        super().choose(sight)


def assert_high(measured):
    assert measured
    assert not {name: found for name, found in measured.items() if found < ENHANCED}


def test_a_whole_game_in_high_contrast(opened):
    program = opened(speed="instant")
    standard = letters(program)
    program.click("settings")
    program.click("palette.contrast")
    assert_high(letters(program))
    program.click("back")
    title = letters(program)
    assert all(title[name] > standard[name] + 1 for name in standard)
    program.click("box.dalek")
    program.click("target.30")
    assert_high(letters(program))
    program.click("begin")
    player = Measuring(program, program.click)
    player.play()
    program.touch("result")
    program.until("the result", lambda sight: sight.scene == "result")
    assert_high(letters(program))
    assert_kept(program, player)
