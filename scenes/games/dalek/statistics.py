"""The statistics of Dalek Dice."""

from typing import cast

from game.dalek.faces import FACES, Face
from scenes.game_record.statistics import Statistics
from scenes.games.dalek.sentences import face_name


def statistics() -> Statistics:
    return Statistics(
        faces=FACES,
        face_name=lambda face: face_name(cast("Face", face)),
    )
