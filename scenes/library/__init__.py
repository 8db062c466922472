"""The library of games: all that were played here or brought in, to go on with, to look at, to give away.

`scene` the scene with the list; `game_summary` what is told of a game, as plain values; `row` a line of the list; `side`
the chosen game and what can be done with it, `seat` one of its seats; `exporting` the page that asks where a
file is to go. How games are brought in is the business of `scenes.library.importing`.
"""

from scenes.library.scene import GamesScene

__all__ = ["GamesScene"]
