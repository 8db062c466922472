"""Given a tray of dice in a window: terse builders for the dice's tests."""

from math import hypot

import pygame

from scenes.table.dice.cup_art import LEATHER
from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.hand import Hand
from scenes.table.dice.style import ICE
from scenes.table.dice.toss import Throw

FRAME = 1 / 60
RECT = pygame.Rect(100, 50, 600, 400)
EDGE = 50
CUP = pygame.Rect(320, 480, 160, 160)
UP = Throw((0.1, -1.0), 0.5, 1)


def dice_tray(dice=6):
    return DiceTray(ICE, dice, RECT, EDGE)


def lying_dice(*faces):
    """Dice that lie in the tray."""
    tray = dice_tray(len(faces))
    tray.put(dict(enumerate(faces)))
    tray.finish()
    return tray


def hand_of(tray, *offered, seed=1):
    hand = Hand(tray, LEATHER, CUP)
    hand.offer(offered, seed)
    return hand


def run(seconds, *parts):
    heard = []
    for _ in range(round(seconds / FRAME)):
        for part in parts:
            heard += part.update(FRAME) or ()
    return heard


def until_settled(tray, limit=4.0):
    for frame in range(round(limit / FRAME)):
        if tray.settled:
            return frame * FRAME
        tray.update(FRAME)
    raise AssertionError("still moving")


def home(tray, number):
    """Where a die lies: it must lie somewhere."""
    lying = tray.lying(number)
    assert lying is not None
    return lying


def looks(tray):
    """Where every die is seen, by number."""
    return {number: tray.rect_of(number) for number in tray.numbers}


def apart(a, b):
    return hypot(a.centerx - b.centerx, a.centery - b.centery)


def pose_of(tray, number):
    """How a die is seen now, in tray units."""
    return tray._seen(tray._dice[number]).pose
