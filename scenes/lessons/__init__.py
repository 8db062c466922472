"""Lessons: three short ones a game, on the real table. The engine runs and the dice are keyed as in any game.

`lesson` what a lesson is: a seed that was searched for, what happened before it begins, and its steps;
`moves` commands by what they mean, whatever the dice's numbers; `dalek`, `dicy`, `seventeen` the lessons,
`every` all of them; `sitting` the game of a lesson, which knows how far it has come and whether somebody has
left its line; `table` the game's scene with the slip that speaks below it; `progress` keeps what was learnt
and left; `page` offers them. A lesson's game is in memory only: no library and no statistics know of it.
"""
