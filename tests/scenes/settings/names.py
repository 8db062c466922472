"""What every setting is called, those of single games too."""

from game.shelf import GAMES
from scenes.settings.store import SHARED
from scenes.shelf import on_screen

OF_GAMES = [own.key for game in GAMES for own in on_screen(game).preferences]
NAMES = [*(name for name in SHARED if name != "games"), *OF_GAMES]
