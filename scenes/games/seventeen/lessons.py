"""The lessons of 17, against an opponent who does what the lesson has him do."""

from game.core.seats import Seat
from game.seventeen.cards import Face, Kind
from game.seventeen.commands import BeginTurn, Call, Play
from scenes.game_record.lesson import Lesson, Move, Step
from scenes.text.words import _

ME, NINO, PIA = 0, 1, 2
_TWO = (Seat("Ada", "human"), Seat("Nino", "bot", "easy"))


def lessons() -> tuple[Lesson, ...]:
    return (_first(), _back(), _trap(), _arrows())


def _first() -> Lesson:
    return Lesson(
        "seventeen.first",
        _("Your first round"),
        _("Play cards, count, and call."),
        "lesson 17 first 287",
        (
            Step(
                _(
                    "Your three cards lie below. An eye on a card means that its back shows the number too: "
                    "everybody knows it. Begin with such a 4: drag it to the upper half of the row, or "
                    "click it and then “Face up”."
                ),
                (play(ME, "o4", "up"), begin(NINO), play(NINO, "o5", "up")),
            ),
            Step(
                _(
                    "Nino has played a 5: the row is worth 9, far from 17. Now play your 5 face down. It "
                    "has no eye: its back is plain, so only you know what it is."
                ),
                (begin(ME), play(ME, "h5", "down"), begin(NINO), play(NINO, "o4", "up")),
            ),
            Step(
                _(
                    "4 and 5 and 4 lie open, and your hidden 5 makes it 18. After every turn there is a "
                    "short while to call. Nino couldn't know, but you do: call 17!"
                ),
                (call(ME),),
            ),
        ),
        _("17 or more: you get a laurel, and Nino, who played last, a penalty. Three laurels win the game."),
        _TWO,
    )


def _back() -> Lesson:
    return Lesson(
        "seventeen.back",
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
                    "Nino has laid a plain back on 14. It would have to be a 3, 4 or 5. But more plain "
                    "backs are specials than numbers: don't call. Play your Trash face up, and it takes "
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
            "A plain back is more often worth nothing than something. Make the others add to a row that you "
            "can count, then call safely."
        ),
        _TWO,
    )


def _trap() -> Lesson:
    return Lesson(
        "seventeen.trap",
        _("The Trap"),
        _("Let the others be wrong."),
        "lesson 17 trap 1349",
        (
            Step(
                _("You hold a Trap. First the row has to look high: play the 5 face up."),
                (play(ME, "o5", "up"), begin(NINO), play(NINO, "o5", "up")),
            ),
            Step(
                _("10. Add your 4, face up: then it is close to 17."),
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
            "Nino called 15, too little: you played last, and the laurel is yours. He is due two penalties, "
            "one for the row and one for the Trap. Two go back at once, and would have taken a laurel of "
            "his along."
        ),
        _TWO,
    )


def _arrows() -> Lesson:
    return Lesson(
        "seventeen.arrows",
        _("Reverse, Double, and who calls first"),
        _("What the arrows say, at a table of three."),
        "lesson 17 arrows 874",
        (
            Step(
                _(
                    "Three players now. The arrows beside the row show which way play goes: Nino would "
                    "be next. Play a Reverse face up, and watch the arrows."
                ),
                (
                    play(ME, "reverse", "up"),
                    begin(PIA),
                    play(PIA, "o5", "up"),
                    begin(NINO),
                    play(NINO, "double", "up"),
                ),
            ),
            Step(
                _(
                    "The arrows have turned: Pia came next, then Nino. He played a Double, so you must "
                    "play two cards this turn. First the 5, face up."
                ),
                (begin(ME), play(ME, "o5", "up")),
            ),
            Step(
                _("Now the second card: the 3, face up. Then you draw two."),
                (play(ME, "o3", "up"), begin(PIA), play(PIA, "o4", "up")),
            ),
            Step(
                _(
                    "5, 5, 3 and 4 make 17. If several call, the first by the arrows after whoever has "
                    "just played counts: after Pia that is Nino, then you. Nino says nothing: call!"
                ),
                (call(ME),),
            ),
        ),
        _(
            "Face down, Reverse and Double do nothing and count nothing. Check the arrows before "
            "you wait: whoever comes before you may take the call."
        ),
        (*_TWO, Seat("Pia", "bot", "easy")),
    )


def begin(seat: int) -> Move:
    return lambda _state: BeginTurn(seat)


def call(seat: int) -> Move:
    return lambda _state: Call(seat)


def play(seat: int, card: Kind, side: Face) -> Move:
    return lambda _state: Play(seat, card, side)
