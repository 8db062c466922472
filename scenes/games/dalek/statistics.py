"""The statistics of Dalek Dice."""

from typing import cast

from game.core.library.careers import Career
from game.dalek.faces import FACES, Face
from scenes.game_record.statistics import Statistics
from scenes.games.dalek.sentences import face_name
from scenes.text.words import _


def statistics() -> Statistics:
    return Statistics(
        best_and_worst=_best_and_worst,
        faces=FACES,
        face_name=lambda face: face_name(cast("Face", face)),
    )


def _best_and_worst(career: Career) -> str:
    told = _("Best turn: {best} points. Longest run of turns without points in a game: {streak}.")
    return told.format(best=career.best, streak=career.streak)
