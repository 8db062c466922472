"""What many games tell of the people who played them: pure functions of their stories."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, json

from game.core.game import own_options
from game.core.library.records import SeatResult
from game.core.library.stories import Story
from game.core.sums import Sum

PEOPLE = "people"
"""What those without a bot among their opponents played against; else it is the bots' highest level."""
ALONE = "alone"
"""Nobody was there to win against."""
HEAD_START = "head_start"
"""Where somebody began ahead, a win says little of whom it was won from: these are counted by themselves."""


class Brought(Sum, frozen=True):
    """What a seat's turns brought, in points, beside what the best play makes on average.

    `luck` is what the dice gave over the average, `lost` what the choices gave away against the best.
    """

    turns: int = 0
    expected: float = 0.0
    luck: float = 0.0
    lost: float = 0.0

    def a_turn(self, points: float) -> float:
        return points / self.turns if self.turns else 0.0


class Calls(Sum, frozen=True):
    """A seat's calls, right and wrong, and what it called on was worth, all together."""

    right: int = 0
    wrong: int = 0
    total: int = 0

    @property
    def average(self) -> float:
        calls = self.right + self.wrong
        return self.total / calls if calls else 0.0


class Review(Sum, frozen=True):
    """What only who knows the rules can say of a seat: of dice, or of calls."""

    brought: Brought = Brought()
    calls: Calls = Calls()


Reviews = Mapping[str, Mapping[int, Review]]
"""By a game's id in the library, and by seat."""


class Outing(Struct, frozen=True):
    """One game: points a turn, or the laurels that were won; and whether the game was."""

    made: float
    won: bool


class InMode(Struct, frozen=True):
    """A person's games of one set-up: how many, how many against somebody, how many of those won.

    `best` is the highest score of a game in points; `fewest` the turns that the shortest game alone took.
    """

    setup: dict[str, Any]
    played: int
    contested: int
    won: int
    best: int
    fewest: int | None


class Career(Struct, frozen=True):
    """A person at one game. `against`: games played and won by what they were played against. Only a game
    against somebody can be won.

    `streak` is the longest run of turns or rounds that came to nothing; `course` has every game in the order
    in which they were begun. `winning` is how many games were won in a row: now, and at most.
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
    course: tuple[Outing, ...]
    review: Review
    modes: tuple[InMode, ...] = ()
    winning: tuple[int, int] = (0, 0)

    @property
    def contested(self) -> int:
        """Games that somebody could win."""
        return self.played - self.against.get(ALONE, (0, 0))[0]

    @property
    def average(self) -> float:
        return self.points / self.turns if self.turns else 0.0


def careers(
    stories: Iterable[Story],
    levels: Sequence[str] = (),
    reviews: Reviews | None = None,
    names: Mapping[str, str] | None = None,
) -> tuple[Career, ...]:
    """Of all people, who plays most first. A copy of a game is nobody's further game, and a seat that
    changed hands is nobody's own. `levels` from the lowest to the highest; `names`: who is called what now.
    """
    seats: dict[tuple[str, str], list[tuple[Story, int]]] = defaultdict(list)
    now = names or {}
    for story in stories:
        for number in own_seats(story):
            name = story.seats[number].name
            seats[now.get(name, name), story.game].append((story, number))
    found = [_career(name, game, played, levels, reviews or {}) for (name, game), played in seats.items()]
    return tuple(sorted(found, key=lambda career: (-career.played, career.name, career.game)))


def own_seats(story: Story) -> Iterator[int]:
    """The seats whose game counts for the person who sat there."""
    if story.ended:
        for number, seat in enumerate(story.seats):
            if seat.kind == "human" and not seat.handed:
                yield number


def _career(
    name: str, game: str, played: Sequence[tuple[Story, int]], levels: Sequence[str], reviews: Reviews
) -> Career:
    against: dict[str, tuple[int, int]] = {}
    turns = [[made for seat, made in story.earned if seat == own] for story, own in played]
    review = Review()
    for story, own in played:
        who = HEAD_START if story.head_start else _against(story.seats, own, levels)
        who = ALONE if len(story.seats) == 1 else who
        games, wins = against.get(who, (0, 0))
        against[who] = (games + 1, wins + _won(story, own))
        review += reviews.get(story.id, {}).get(own, Review())
    every = [points for of_game in turns for points in of_game]
    return Career(
        name,
        game,
        len(played),
        sum(_won(story, own) for story, own in played),
        against,
        len(every),
        sum(every),
        max(every, default=0),
        max((_runs(not made for made in of_game)[1] for of_game in turns), default=0),
        tuple(_outing(story, own, made) for (story, own), made in zip(played, turns, strict=True)),
        review,
        _modes(played),
        _runs([_won(story, own) for story, own in played if len(story.seats) > 1]),
    )


def _won(story: Story, own: int) -> bool:
    return len(story.seats) > 1 and story.seats[own].won


_in_order = json.Encoder(order="sorted").encode


def _modes(played: Sequence[tuple[Story, int]]) -> tuple[InMode, ...]:
    found: dict[bytes, list[tuple[Story, int]]] = defaultdict(list)
    for story, own in played:
        found[_in_order(own_options(story.setup))].append((story, own))
    return tuple(sorted(map(_in_mode, found.values()), key=lambda mode: -mode.played))


def _in_mode(played: Sequence[tuple[Story, int]]) -> InMode:
    alone = [story for story, _own in played if len(story.seats) == 1 and not story.head_start]
    return InMode(
        own_options(played[0][0].setup),
        len(played),
        sum(len(story.seats) > 1 for story, _own in played),
        sum(_won(story, own) for story, own in played),
        max((story.seats[own].score for story, own in played if story.unit == "points"), default=0),
        min((len(story.earned) for story in alone), default=None),
    )


def _runs(course: Iterable[bool]) -> tuple[int, int]:
    """How many in a row: now, and at most."""
    now = longest = 0
    for so in course:
        now = now + 1 if so else 0
        longest = max(longest, now)
    return now, longest


def _against(seats: Sequence[SeatResult], own: int, levels: Sequence[str]) -> str:
    bots = [seat.level or "" for number, seat in enumerate(seats) if number != own and seat.kind == "bot"]
    return max(bots, key=lambda level: (level in levels and levels.index(level), level), default=PEOPLE)


def _outing(story: Story, own: int, made: Sequence[int]) -> Outing:
    seat, won = story.seats[own], _won(story, own)
    if story.unit == "points":
        return Outing(sum(made) / max(1, len(made)), won)
    return Outing(float(seat.score - (story.head_start[own] if story.head_start else 0)), won)


# For other programs

COLUMNS = (
    "player,game,against,played,won,turns,average,best,longest_streak,"
    "best_play_average,dice_over_average,given_away,calls_right,calls_wrong,called_row_average"
)


def as_csv(found: Iterable[Career]) -> str:
    """A line for each person, game and sort of opponent; what a game doesn't know stays empty."""
    lines = [COLUMNS]
    for career in found:
        made = f"{career.turns},{career.average:.3f},{career.best},{career.streak}"
        whole = f"{made},{_reviewed(career.review)}"
        lines += [
            f"{quoted(career.name)},{career.game},{who},{played},{won},{whole}"
            for who, (played, won) in sorted(career.against.items())
        ]
    return "\r\n".join(lines) + "\r\n"


def courses_as_csv(found: Iterable[Career]) -> str:
    """A line for each game that a person finished: points a turn or laurels, and whether it was won."""
    lines = ["player,game,number,points_a_turn,won"]
    for career in found:
        lines += [
            f"{quoted(career.name)},{career.game},{number},{outing.made:.3f},{int(outing.won)}"
            for number, outing in enumerate(career.course, 1)
        ]
    return "\r\n".join(lines) + "\r\n"


def _reviewed(review: Review) -> str:
    brought, calls = review.brought, review.calls
    dice = [f"{brought.a_turn(points):.3f}" for points in (brought.expected, brought.luck, brought.lost)]
    called = [f"{calls.right}", f"{calls.wrong}", f"{calls.average:.2f}"]
    known = dice if brought.turns else [""] * 3, called if calls != Calls() else [""] * 3
    return ",".join((*known[0], *known[1]))


def quoted(name: str) -> str:
    """A name that begins like a formula is a name in a spreadsheet too."""
    name = f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
    return '"' + name.replace('"', '""') + '"'
