"""What statistics are called: whole sentences, for the pages and for whoever has them read out."""

from game.core.library.careers import PEOPLE, Career
from game.core.library.fairness import Fairness
from game.dalek.faces import FACES
from game.words import number
from scenes import shelf
from scenes.dalek.sentences import face_name
from scenes.table.seats import level_name
from scenes.words import _, ngettext


def played(career: Career) -> str:
    n = career.played
    told = ngettext("{game}: {n} game played, {won} won.", "{game}: {n} games played, {won} won.", n)
    return told.format(game=shelf.title(career.game), n=n, won=career.won)


def against(who: str, games: int, won: int) -> str:
    if who == PEOPLE:
        return _("Among people: {n} played, {won} won.").format(won=won, n=games)
    told = _("With opponents up to the level “{level}”: {n} played, {won} won.")
    return told.format(level=level_name(who), won=won, n=games)


def turns(career: Career) -> str:
    """What the turns brought; in 17 a round counts that brought the seat a token."""
    values = {"average": number(career.average, 1), "best": career.best, "streak": career.streak}
    told = {
        "dicy": _("Points a turn: {average} on average, {best} at best. Longest run of passes: {streak}."),
        "dalek": _("Points a turn: {average} on average, {best} at best. Longest run without any: {streak}."),
        "seventeen": _("Longest run of rounds that brought only penalties: {streak}."),
    }
    return told[career.game].format(**values)


def face(key: str) -> str:
    """A number stands for itself."""
    return face_name(key) if key in FACES else key


def rolled(dice: Fairness) -> str:
    told = (
        ngettext("{game}: {n} die rolled for people", "{game}: {n} dice rolled for people", dice.dice)
        if dice.kind == "human"
        else ngettext("{game}: {n} die rolled for bots", "{game}: {n} dice rolled for bots", dice.dice)
    )
    return told.format(game=shelf.title(dice.game), n=number(dice.dice))


def verdict(dice: Fairness) -> str:
    """Plainly, with how often fair dice would be as uneven as these."""
    told = {
        "too_few": _("Too few dice to say anything yet."),
        "as_expected": _("As fair dice fall: of a hundred such heaps, {times} would be at least so uneven."),
        "unusual": _("Unusual: of ten thousand such heaps, only {rare} would be at least so uneven."),
        "very_unusual": _("Fair dice hardly ever fall like this. Please check these games."),
    }
    values = {"times": number(100 * dice.chance), "rare": number(10_000 * dice.chance)}
    return told[dice.verdict].format(**values)


def face_line(dice: Fairness, key: str) -> str:
    """A face with its count and what was to be expected."""
    told = _("{face}: {count}, expected {expected}")
    count = dice.counts.get(key, 0)
    return told.format(face=face(key), count=number(count), expected=number(dice.dice / 6))
