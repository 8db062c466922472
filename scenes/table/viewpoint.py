"""Whose knowledge is on screen, at a table of hidden hands.

Bots only: nobody's. One person: always theirs. Several: of the one whose turn it is, from when they have
opened the curtain to the end of the turn; at any other time nobody's.
"""

from scenes.table.sitting import Sitting


def eyes_wanted(sitting: Sitting) -> int | None:
    """The seat as which the table should be seen now, all that has happened having been shown."""
    people = sitting.people
    if len(people) < 2:
        return people[0] if people else None
    turn_runs = not sitting.callers
    return sitting.eyes if sitting.eyes == sitting.to_act and sitting.eyes in people and turn_runs else None


def curtain_for(sitting: Sitting) -> int | None:
    """The person who is to draw the curtain before the game can go on."""
    seat = sitting.to_act
    if seat is None or len(sitting.people) < 2 or sitting.is_bot(seat) or sitting.callers:
        return None
    return None if sitting.eyes == seat else seat
