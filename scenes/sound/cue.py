"""A sound as a scene asks for it."""

from typing import NamedTuple

Name = str
"""As it stands in the catalogue, or in a game's record."""


class Cue(NamedTuple):
    """`loud` from 0 to 1 is how hard it was, for dice; `place` from -1 at the left to 1 at the right."""

    name: Name
    loud: float = 1.0
    place: float = 0.0
