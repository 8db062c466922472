"""The games kept on disk: one SQLite file, and what is told when it cannot be read or written.

`library` is what the table and the commands use; `saved` one game being played, on its way to the file;
`rows` what is written of a game; `records` what is read of many, `stories` all that happened in them,
`careers` what that says of players and `fairness` what of dice; `alone` what one did who played alone;
`file` the file, or the memory that stands in for it; `opening` gets a file ready or sets it aside;
`private` closes it to other users; `schema` the tables and their versions; `locks` keeps two programs from
one game; `trouble` and `errors` what went wrong. The text form of a game is not here but in
`game.core.log`. No game is known here: they are passed in.
"""

from game.core.library.library import Library
from game.core.library.records import Listed, Made, Player, Result, SeatResult
from game.core.library.saved import Saved
from game.core.library.trouble import Kind, RefusedError, Trouble

__all__ = [
    "Kind",
    "Library",
    "Listed",
    "Made",
    "Player",
    "RefusedError",
    "Result",
    "Saved",
    "SeatResult",
    "Trouble",
]
