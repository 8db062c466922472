"""What everything drawn wears: the settings' choices that hold for all pictures at once."""

from scenes.art import cloth, palette
from scenes.settings.store import Settings


def dress(now: Settings) -> None:
    """Where contrast is high, no picture lies below what is to be read."""
    palette.wear(now.palette)
    busy = now.palette == "contrast" and now.cloth == "picture"
    cloth.choose("felt" if busy else now.cloth)


def dressed(now: Settings) -> object:
    """Equal for settings in which pictures look alike."""
    return now.palette, now.cloth, now.dice, now.large_text, now.handed
