"""What many games tell of those who played them, and of the dice: pure functions of their stories."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import erfc, exp, lgamma, log, sqrt
from typing import Literal

from msgspec import Struct

from game.core.library.records import SeatResult
from game.core.library.stories import Event, Story
from game.core.seats import Kind

PEOPLE = "people"
"""What those without a bot among their opponents played against; else it is the bots' highest level."""

ENOUGH = 600
"""Dice below which no verdict is given: a hundred of each face."""

_ODD, _VERY_ODD = 0.01, 0.0001


class Career(Struct, frozen=True):
    """A person at one game. `against`: games played and won by what they were played against.

    `streak` is the longest run of turns without a point (17: of rounds with a penalty).
    """

    name: str
    game: str
    played: int
    won: int
    against: dict[str, tuple[int, int]]
    turns: int
    points: int
    best: int
    streak: int

    @property
    def average(self) -> float:
        return self.points / self.turns if self.turns else 0.0


Verdict = Literal["too_few", "as_expected", "unusual", "very_unusual"]


class Fairness(Struct, frozen=True):
    """All dice of a game that were rolled for people, or for bots."""

    game: str
    kind: Kind
    counts: dict[str, int]
    dice: int
    chi_square: float
    chance: float
    """How often fair dice are at least so uneven."""
    verdict: Verdict


# Those who played


def careers(stories: Iterable[Story], levels: Sequence[str] = ()) -> tuple[Career, ...]:
    """Of all people, who plays most first. A copy of a game is nobody's further game, and a seat that
    changed hands is nobody's own. `levels` from the lowest to the highest.
    """
    seats: dict[tuple[str, str], list[tuple[Story, int]]] = defaultdict(list)
    for story in stories:
        if story.ended and story.made != "duplicated":
            for number, seat in enumerate(story.seats):
                if seat.kind == "human" and not seat.handed:
                    seats[seat.name, story.game].append((story, number))
    found = [_career(name, game, played, levels) for (name, game), played in seats.items()]
    return tuple(sorted(found, key=lambda career: (-career.played, career.name, career.game)))


def _career(name: str, game: str, played: Sequence[tuple[Story, int]], levels: Sequence[str]) -> Career:
    against: dict[str, tuple[int, int]] = {}
    turns = [[points for seat, points in _turns(story.events) if seat == own] for story, own in played]
    for story, own in played:
        who = _against(story.seats, own, levels)
        games, wins = against.get(who, (0, 0))
        against[who] = (games + 1, wins + story.seats[own].won)
    every = [points for of_game in turns for points in of_game]
    return Career(
        name,
        game,
        len(played),
        sum(story.seats[own].won for story, own in played),
        against,
        len(every),
        sum(every),
        max(every, default=0),
        max(map(_longest_without, turns), default=0),
    )


def _against(seats: Sequence[SeatResult], own: int, levels: Sequence[str]) -> str:
    bots = [seat.level or "" for number, seat in enumerate(seats) if number != own and seat.kind == "bot"]
    return max(bots, key=lambda level: (level in levels and levels.index(level), level), default=PEOPLE)


def _turns(events: Iterable[Event]) -> Iterator[tuple[int, int]]:
    """Whose turn brought what: the three games call it by names that no two of them share."""
    for event in events:
        if event.points is not None:
            yield event.seat, event.points
        elif event.type == "TurnPassed":
            yield event.seat, 0
        elif event.type == "TokensMoved" and (event.victories > 0 or _more(event.penalties)):
            yield event.seat, max(0, event.victories)


def _more(penalties: int | tuple[int, ...]) -> bool:
    return isinstance(penalties, int) and penalties > 0


def _longest_without(points: Iterable[int]) -> int:
    longest = running = 0
    for made in points:
        running = 0 if made else running + 1
        longest = max(longest, running)
    return longest


# The dice


def fairness(stories: Iterable[Story]) -> tuple[Fairness, ...]:
    """All dice that were ever rolled here, each once; those of games from files were rolled elsewhere."""
    dice = {(story.game, die) for story in stories if story.made != "imported" for die in story.dice}
    counts: dict[tuple[str, Kind], Counter[str]] = defaultdict(Counter)
    for game, die in dice:
        counts[game, die.kind][die.face] += 1
    return tuple(
        _fairness(game, kind, counted)
        for (game, kind), counted in sorted(counts.items(), key=lambda item: item[0])
    )


def _fairness(game: str, kind: Kind, counted: Counter[str]) -> Fairness:
    total = counted.total()
    chi_square = sum((count - total / 6) ** 2 for count in counted.values()) / (total / 6)
    chi_square += (6 - len(counted)) * total / 6  # faces that never came
    chance = chance_of(chi_square, 5)
    faces = dict(sorted(counted.items()))
    return Fairness(game, kind, faces, total, chi_square, chance, _verdict(total, chance))


def _verdict(dice: int, chance: float) -> Verdict:
    if dice < ENOUGH:
        return "too_few"
    if chance < _VERY_ODD:
        return "very_unusual"
    return "unusual" if chance < _ODD else "as_expected"


def chance_of(chi_square: float, freedom: int) -> float:
    """How often chance alone makes at least this much of it; for an odd number of degrees of freedom."""
    if chi_square <= 0:
        return 1.0
    half = chi_square / 2
    tail = erfc(sqrt(half))
    for k in range(1, freedom, 2):
        tail += exp(k / 2 * log(half) - half - lgamma(k / 2 + 1))
    return min(1.0, tail)


# For other programs


def as_csv(found: Iterable[Career]) -> str:
    """A line for each person, game and sort of opponent."""
    lines = ["player,game,against,played,won,turns,average,best,longest_streak"]
    for career in found:
        whole = f"{career.turns},{career.average:.3f},{career.best},{career.streak}"
        lines += [
            f"{_quoted(career.name)},{career.game},{who},{played},{won},{whole}"
            for who, (played, won) in sorted(career.against.items())
        ]
    return "\r\n".join(lines) + "\r\n"


def fairness_as_csv(found: Iterable[Fairness]) -> str:
    lines = ["game,rolled_for,face,count,expected"]
    for dice in found:
        lines += [
            f"{dice.game},{dice.kind},{face},{count},{dice.dice / 6:.2f}"
            for face, count in dice.counts.items()
        ]
    return "\r\n".join(lines) + "\r\n"


def _quoted(name: str) -> str:
    """A name that begins like a formula is a name in a spreadsheet too."""
    name = f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
    return '"' + name.replace('"', '""') + '"'
