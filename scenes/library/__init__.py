"""The library of games: all that were played here or brought in, to go on with, to look at, to give away.

`scene` the scene with the list; `game_summary` what is told of a game, as plain values; `row` a line of the
list; `side` the chosen game and what can be done with it, `seat` one of its seats; `finding_bar` what narrows
the list. `importing` and `exporting` are pages for where the system has no dialog (`open_and_save`).
"""
