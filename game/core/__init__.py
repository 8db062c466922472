"""The engine that every game shares. It knows no game: a `Game` value tells it the rules.

`game` what a game is; `seats` who sits where; `illegal` why something is not allowed; `chance` dice and
shuffles from a seed; `session` a game being played, with its journal, undo and listeners; `log` the file
form; `verify` whether a log can stand; `library` the games kept on disk.
"""
