"""What a game tells the program about itself: `record` is the whole of it, the other modules its parts.

A game's package fills one in (`scenes.games.<game>.ON_SCREEN`), `scenes.shelf` finds it, and pages (set-up,
rule book, lessons, result, …) ask it. So no page knows a game by name. Nothing here draws a page.
What a part is made of: `chapters` for the rule book, with `book_figures`; `lesson`; `reasons` what
the words of hints have in common.
"""

from scenes.game_record.preferences import Preference
from scenes.game_record.record import OnScreen, Published, Steps, later
from scenes.game_record.set_up import SetUp
from scenes.game_record.sounds import OwnSound
from scenes.keys.action import KeyAction

__all__ = ["KeyAction", "OnScreen", "OwnSound", "Preference", "Published", "SetUp", "Steps", "later"]
