"""What a game tells the program about itself: `record` is the whole of it, the other modules its parts.

A game's package fills one in (`scenes.games.<game>.ON_SCREEN`), `scenes.shelf` finds it, and pages (set-up,
rule book, lessons, result, …) ask it. So no page knows a game by name. Nothing here draws a page.
"""

from scenes.game_record.record import OnScreen, later
from scenes.game_record.set_up import SetUp

__all__ = ["OnScreen", "SetUp", "later"]
