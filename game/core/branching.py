"""May a game go on from an earlier point as a game of its own, and must the original tell of it?

A branch draws new chance, but it shares what was dealt before. Whoever plays it on learns that, and a sealed
game's seed when the branch ends: neither may come out while the original still runs.
"""

from collections.abc import Sequence

from game.core.game import AnyGame
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.seats import Seat


def refusal(game: AnyGame, header: Header, seats: Sequence[Seat], *, ended: bool) -> IllegalError | None:
    """Why no branch may leave this game; None where one may."""
    if header.seed is None:
        return IllegalError("seed_is_sealed")
    if ended:
        return None
    if header.setup_of(game).sealed:
        return IllegalError("a_branch_would_open_the_seal")
    if game.future == "dealt" and not _free_for_all(header.setup_of(game).undo, seats):
        return IllegalError("a_branch_would_show_the_pile")
    return None


def is_told(game: AnyGame, *, ended: bool) -> bool:
    """Does a branch learn what the original has yet to bring, so that the original's header must say so?"""
    return game.future == "dealt" and not ended


def _free_for_all(usual: str | None, seats: Sequence[Seat]) -> bool:
    """Is there nobody at the table for whom what was drawn stays drawn?"""
    return usual == "free" and all(seat.undo in (None, "free") for seat in seats)
