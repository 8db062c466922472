"""How loud each kind of sound is, for `make_sounds.py`: all that is of a kind is equally loud, in LUFS.

How hard a die falls is told by its cue's loudness as it is played, on top of the file that was chosen by it.
"""

LEVELS: dict[str, tuple[float, tuple[str, ...]]] = {
    "knocks": (-35.0, ("die_cloth", "die_wood", "die_die", "tap")),
    "cards and tokens": (
        -31.0,
        (
            "card_slide",
            "card_turn",
            "cards_shuffle",
            "curtain",
            "token_victory",
            "token_penalty",
            "stamp",
        ),
    ),
    "ice": (-28.0, ("card_freeze", "card_thaw")),
    "moments": (
        -26.0,
        (
            "banner_bad",
            "banner_good",
            "banner_great",
            "banner_plain",
            "call",
            "lamp_doctor",
            "lamp_exterminate",
            "points",
            "win",
        ),
    ),
}

CAFE = -32.0
"""The bed's own, before the settings make it a murmur."""


def kind(file: str) -> str:
    """Of a file without its ending: `die_wood_3a` is a knock."""
    name = file.rpartition("_")[0]
    return next(kind for kind, (_, names) in LEVELS.items() if name in names)


def level(file: str) -> float:
    return LEVELS[kind(file)][0]
