"""The lessons of 17, against an opponent who does what the lesson has him do."""

from game.core.seats import Seat
from game.seventeen.cards import Face, Kind
from game.seventeen.commands import BeginTurn, Call, Play
from scenes.game_record.lesson import Lesson, Move, Step
from scenes.text.words import _

ME, NINO = 0, 1


def lessons() -> tuple[Lesson, ...]:
    return (_first(), _back(), _trap())


def _two() -> tuple[Seat, ...]:
    return (Seat("Ada", "human"), Seat("Nino", "bot", "easy"))


def _first() -> Lesson:
    return Lesson(
        "seventeen.first",
        "seventeen",
        _("Your first round"),
        _("Play cards, count, and call."),
        "lesson 17 first 287",
        (
            Step(
                _(
                    "Your three cards lie below. Begin the row with the open 4: drag it to the upper half, "
                    "or click it and then “Face up”."
                ),
                (play(ME, "o4", "up"), begin(NINO), play(NINO, "o5", "up")),
            ),
            Step(
                _(
                    "Nino has played a 5: the row is worth 9, and nobody calls that. Now play your other 5 "
                    "face down. Its back is plain, so only you know what it is."
                ),
                (begin(ME), play(ME, "h5", "down"), begin(NINO), play(NINO, "o4", "up")),
            ),
            Step(
                _(
                    "4 and 5 and 4 lie open, and your hidden 5 makes it 18. Nino couldn't know, but you do: "
                    "call 17!"
                ),
                (call(ME),),
            ),
        ),
        _(
            "17 or more: you get the laurel, and Nino, who played last, a penalty. Three laurels win the "
            "game."
        ),
        _two(),
    )


def _back() -> Lesson:
    return Lesson(
        "seventeen.back",
        "seventeen",
        _("What a plain back tells"),
        _("To call, or not to call."),
        "lesson 17 back 131",
        (
            Step(
                _("Open with a 5, face up."),
                (play(ME, "o5", "up"), begin(NINO), play(NINO, "o4", "up")),
            ),
            Step(
                _("9 so far. Your second 5 makes it 14: play it face up, and see what Nino dares."),
                (begin(ME), play(ME, "o5", "up"), begin(NINO), play(NINO, "reverse", "down")),
            ),
            Step(
                _(
                    "Nino has laid a plain back on 14. It would have to be a 3, 4 or 5. But of all plain "
                    "backs more are specials than numbers: don't call. Play your Trash face up, and it takes "
                    "that card away."
                ),
                (begin(ME), play(ME, "trash", "up"), begin(NINO), play(NINO, "o3", "up")),
            ),
            Step(
                _(
                    "Now Nino had to add to the 14 in the open: 5 and 4 and 5 and 3. That you can count: "
                    "call!"
                ),
                (call(ME),),
            ),
        ),
        _(
            "A plain back is more often worth nothing than something. Who makes the other one add, calls in "
            "peace."
        ),
        _two(),
    )


def _trap() -> Lesson:
    return Lesson(
        "seventeen.trap",
        "seventeen",
        _("The Trap"),
        _("Let the others be wrong."),
        "lesson 17 trap 1349",
        (
            Step(
                _("You hold a Trap. First the row has to look dear: play the 5 face up."),
                (play(ME, "o5", "up"), begin(NINO), play(NINO, "o5", "up")),
            ),
            Step(
                _("10. Add your 4, face up: then only little is missing to 17."),
                (begin(ME), play(ME, "o4", "up"), begin(NINO), play(NINO, "o1", "up")),
            ),
            Step(
                _(
                    "15, and now the Trap: play it face down. Nino sees a plain back, and any number from 2 "
                    "on would make it 17."
                ),
                (begin(ME), play(ME, "trap", "down"), call(NINO)),
            ),
        ),
        _(
            "Nino called 15: too little. You played last and get the laurel; he gets one penalty for the row "
            "and one for the Trap, and two penalties cost a laurel where there is one."
        ),
        _two(),
    )


def begin(seat: int) -> Move:
    return lambda _state: BeginTurn(seat)


def call(seat: int) -> Move:
    return lambda _state: Call(seat)


def play(seat: int, card: Kind, side: Face) -> Move:
    return lambda _state: Play(seat, card, side)
