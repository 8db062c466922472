"""Tries a scene at sizes, and tells all that is wrong there."""

import random

from tests.any_size.faults import USUAL, faults, over_each_other
from tests.any_size.scenes import come_to
from tests.any_size.sizes import EDGES, UPRIGHT, sampled

LOOKS = ({}, {"large_text": True}, {"handed": "left"}, {"from_afar": True, "large_text": True})


def sizes(name, count, seed=""):
    """So many sizes and scales for this scene, the corners of what may be among them."""
    chance = random.Random(f"{seed} {name}")
    corners = [(size, chance.choice((80, 100, 200))) for size in (*EDGES, *UPRIGHT)]
    made = [*corners, *sampled(count, f"{seed} {name}")]
    chance.shuffle(made)
    return made[:count]


def look_of(name, seed=""):
    """Which of the settings that move things holds there."""
    return random.Random(f"{seed} look of {name}").choice(LOOKS)


def faults_of(name, folder, wanted, look=None, draws=lambda _size: True):
    """At each of these sizes and scales, what is wrong with that scene as it is laid and drawn."""
    look = look_of(name) if look is None else look
    its = come_to(name, folder, **look)
    its.resize(USUAL)
    usual = over_each_other(its.targets())
    for size, scale in wanted:
        its.settings.change(scale=scale)
        its.resize(size)
        its.advance(0.05)
        if draws(size):
            its.draw()
        yield from ((size, scale, look, fault) for fault in faults(its, usual))
    its.quit()
