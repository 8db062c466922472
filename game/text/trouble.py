"""What keeps a command from the library of games, or from a file, in one line."""

from game.core.library import Trouble
from game.core.whole_files import NotAFileError
from game.words import _, marked

TROUBLE = {
    "read_only": marked("{detail} can't be written"),
    "disk_full": marked("there is no room left for {detail}"),
    "disk_error": marked("{detail} can't be read or written"),
    "busy": marked("{detail} is busy"),
    "corrupt": marked("{detail} is damaged"),
    "newer_version": marked("{detail} was written by a newer Tavolino"),
    "open_elsewhere": marked("the game {detail} is open in another program"),
    "no_such_game": marked("there is no game {detail}"),
    "no_such_level": marked("there is no opponent called {detail} here"),
}


def said(trouble: Trouble) -> str:
    return _(TROUBLE[trouble.kind]).format(detail=trouble.detail)


def reason_of(wrong: OSError) -> str:
    """Why a file can't be read or written."""
    match wrong:
        case NotAFileError():
            return _("this isn't a regular file")
        case FileExistsError():
            return _("there is a file of that name; --force writes over it")
        case _:
            return wrong.strerror or str(wrong)
