"""What everything drawn wears: the settings' choices that hold for all pictures at once."""

from scenes.art import cloth
from scenes.settings import Settings


def dress(now: Settings) -> None:
    cloth.choose(now.cloth)


def dressed(now: Settings) -> object:
    """Equal for settings in which pictures look alike."""
    return now.cloth, now.dice
