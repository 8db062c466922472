"""Lessons: a few short ones a game, on the real table. The engine runs and the dice are keyed as in any game.

`scenes.game_record.lesson` says what a lesson is, each game's `lessons` has its own. `sitting` is the game of
a lesson, which knows how far it has come and whether somebody has left its line; `table` the game's scene
with the slip that speaks below it; `progress` keeps what was learnt and left; `page` offers them. A lesson's
game is in memory only: no library and no statistics know of it.
"""
