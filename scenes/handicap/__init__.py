"""Mixed ages at one table: what makes a game easier, or harder, for one of its seats.

`ease` what is a matter of comfort: help from the table, and time; it is kept with the game on this
computer. What the table agrees on for a seat, taking back and a head start, belongs to the game and
stands in its log (`game/core`). `page` the page where all of it is set, in the set-up and while the game
is played; `labels` its sentences, and how a head start is told on a seat's plate. What results and
commands say of one is `game.text.head_starts`.
"""
