"""A sound as a scene asks for it."""

from typing import Literal, NamedTuple

Name = Literal[
    "die_cloth",
    "die_wood",
    "die_die",
    "card_slide",
    "card_turn",
    "card_freeze",
    "card_thaw",
    "cards_shuffle",
    "token_victory",
    "token_penalty",
    "stamp",
    "tap",
    "curtain",
    "lamp_doctor",
    "lamp_exterminate",
    "call",
    "points",
    "banner_plain",
    "banner_good",
    "banner_bad",
    "banner_great",
    "win",
]


class Cue(NamedTuple):
    """`loud` from 0 to 1 is how hard it was, for dice; `place` from -1 at the left to 1 at the right."""

    name: Name
    loud: float = 1.0
    place: float = 0.0
