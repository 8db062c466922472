"""The engine that every game shares. It knows no game: a `Game` value tells it the rules.

`game` what a game is; `seats` who sits where; `illegal` why something is not allowed; `chance` dice and
shuffles from a seed; `session` a game being played, with its journal, undo and listeners; `log` the file
form; `verify` whether a log can stand; `library` the games kept on disk.
"""

import sys

if "typing_extensions" not in sys.modules:
    # Where it is installed, msgspec loads it: a third of the time that starting takes, for nothing that
    # Python 3.11 lacks. Players don't have it, developers do.
    sys.modules["typing_extensions"] = None  # pyright: ignore[reportArgumentType]
    import msgspec as msgspec

    del sys.modules["typing_extensions"]
