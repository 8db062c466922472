"""The rules of Dalek Dice, chapter by chapter."""

from collections.abc import Iterator
from functools import partial
from typing import cast

from game.dalek.events import Reason
from game.dalek.faces import DICE, FACES, Face, daleks, humans
from game.dalek.rules import BONUS, points
from game.dalek.state import State
from scenes.game_record.book_figures import LyingDie, Sign, Tone, Worth
from scenes.game_record.chapters import Chapter, Figure, Part, Thing, head, point
from scenes.games.dalek.dice import sign_dice
from scenes.keys.actions import family
from scenes.keys.bindings import Bindings
from scenes.table.winners import points_words
from scenes.text.words import _


def chapters(keys: Bindings) -> tuple[Chapter, ...]:
    return (
        Chapter("aim", _("The idea"), tuple(_aim())),
        Chapter("dice", _("The dice"), tuple(_dice())),
        Chapter("turn", _("A turn"), tuple(_turn())),
        Chapter("aside", _("Setting dice aside"), tuple(_aside())),
        Chapter("specials", _("Doctors and Exterminates"), tuple(_specials())),
        Chapter("stopping", _("Stopping, and the points"), tuple(_stopping())),
        Chapter("examples", _("Two whole turns"), tuple(_examples())),
        Chapter("end", _("The end of the game"), tuple(_end())),
        Chapter("table", _("At this table"), tuple(_table(keys))),
    )


def chapter_of(table: State) -> str:
    """The key of the chapter that fits what is on the table."""
    match table.stage:
        case "over":
            return "end"
        case "start":
            return "turn"
        case "kept":
            return "stopping"
        case "rolled":
            return "specials" if "DOC" in table.shown or "EXT" in table.shown else "aside"


def earned(reason: Reason, placed: tuple[Face, ...]) -> str:
    """What a turn with these dice set aside earns, as the rules count it."""
    return points_words(points(reason, placed, DICE - len(placed)))


def _die(face: Face, tone: Tone = "plain") -> LyingDie:
    return LyingDie(partial(sign_dice, "own"), FACES.index(face), tone)


def _row(*faces: Face) -> tuple[Thing, ...]:
    return tuple(_die(face) for face in faces)


def _roll(*dice: str) -> tuple[Thing, ...]:
    """As `H4`: it is set aside; as `H4-`: it is left."""
    return tuple(_die(cast("Face", die.rstrip("-")), "dim" if "-" in die else "lit") for die in dice)


def _sum(reason: Reason, *placed: Face) -> tuple[Thing, ...]:
    worth = points(reason, placed, DICE - len(placed))
    return (*_row(*placed), Sign("chevron_right"), Worth(str(worth)))


def _aim() -> Iterator[Part]:
    yield _(
        "The Daleks have landed. In your turn you roll ten dice again and again, and set Humans aside "
        "to save them."
    )
    yield _(
        "Saved Humans bring points, but only if at least as much weight of Daleks is set aside as of "
        "Humans. And whoever goes on too long loses the turn to the third Doctor."
    )
    yield _("Once somebody has 60 points, the round is played to its end. The most points win.")


def _dice() -> Iterator[Part]:
    yield _("All ten dice are alike: six different faces, each as likely as the others.")
    yield Figure(_row(*FACES), _("Human 4, Human 2, Dalek 3, Dalek 2, Doctor, Exterminate."))
    yield point(_("Humans count 4 or 2: as points, if the Daleks allow it."))
    yield point(_("Daleks count 3 or 2: as the weight that the Humans need."))
    yield point(_("Three Doctors end the turn without points."))
    yield point(_("Three Exterminates end the turn and double the Humans."))


def _turn() -> Iterator[Part]:
    yield _("You begin with all ten dice in hand and nothing set aside. Then:")
    yield point(_("Roll all dice that you have in hand."))
    yield point(
        _("One Doctor and one Exterminate of the roll, if there are any, are set aside automatically.")
    )
    yield point(_("Then set aside as many Humans and Daleks of the roll as you like."))
    yield point(_("Stop and count, or roll the dice that are left, as often as you dare."))
    yield _("If the last die has been set aside, the turn ends too, and brings a bonus.")


def _aside() -> Iterator[Part]:
    yield _(
        "You must set aside at least one die of each roll. A Doctor or an Exterminate counts "
        "as that one; without them, choose a Human or a Dalek."
    )
    yield _("What is set aside stays there for the whole turn. You choose once per roll.")
    yield Figure(
        _roll("H4", "H2-", "D3", "D2-", "DOC", "DOC-"),
        _(
            "One Doctor is set aside automatically. The player adds the Human 4 and the Dalek 3 "
            "and rolls the other three again."
        ),
    )
    yield _(
        "Take the heavy dice first: every die you keep is a die you can't roll again. A Human 2 and a "
        "Dalek 2 fill a place for little."
    )


def _specials() -> Iterator[Part]:
    yield head(_("Doctors"))
    yield _(
        "Of each roll with Doctors, exactly one is set aside; the others stay in hand. The "
        "third Doctor ends the turn without points."
    )
    third: tuple[Face, ...] = ("H4", "H4", "D3", "D3", "D3", "DOC", "DOC", "DOC")
    yield Figure(
        _sum("doctor", *third), _("The third Doctor: {points}.").format(points=earned("doctor", third))
    )
    yield head(_("Exterminates"))
    yield _(
        "Of each roll with Exterminates, exactly one is set aside too. With the third, all "
        "Humans and Daleks of that roll are set aside, the turn ends, and the Humans count "
        "twice, however few Daleks there are."
    )
    doubled: tuple[Face, ...] = ("H4", "H4", "H2", "D2", "EXT", "EXT", "EXT")
    words = _("Humans {h}, Daleks {d}: the third Exterminate makes it {points}.")
    yield Figure(
        _sum("exterminate", *doubled),
        words.format(h=humans(doubled), d=daleks(doubled), points=earned("exterminate", doubled)),
    )
    yield _("If no die is left in hand then, {bonus} more points are added after the doubling.").format(
        bonus=BONUS
    )
    yield _("If the third Doctor and the third Exterminate come in one roll, the Doctor decides.")


def _stopping() -> Iterator[Part]:
    yield _(
        "Once this roll has set a die aside you may stop. Then weigh: do the Daleks you set aside weigh "
        "at least as much as the Humans?"
    )
    enough: tuple[Face, ...] = ("H4", "H2", "D3", "D3")
    yield Figure(
        _sum("stopped", *enough),
        _("Humans {h}, Daleks {d}: the Daleks weigh enough. {points}.").format(
            h=humans(enough), d=daleks(enough), points=earned("stopped", enough)
        ),
    )
    short: tuple[Face, ...] = ("H4", "H4", "D3", "D2")
    yield Figure(
        _sum("stopped", *short),
        _("Humans {h}, Daleks {d}: the Daleks are too few. {points}.").format(
            h=humans(short), d=daleks(short), points=earned("stopped", short)
        ),
    )
    yield head(_("No die left"))
    yield _(
        "Once all ten dice are set aside, the turn ends. If the Daleks weigh enough, it "
        "brings the Humans and {bonus} more points; if not, nothing."
    ).format(bonus=BONUS)
    yield _("Without any Humans the bonus alone still counts.")
    yield head(_("In short"))
    yield point(_("Third Doctor: nothing."))
    yield point(_("Third Exterminate: twice the Humans, whatever the Daleks."))
    yield point(
        _("No die left: the Humans and {bonus} more, if the Daleks weigh enough.").format(bonus=BONUS)
    )
    yield point(_("Stopped: the Humans, if the Daleks weigh enough."))


JENNA: tuple[Face, ...] = ("DOC", "H4", "H4", "H4", "D3", "D3", "D3", "EXT", "D3", "D2")
PETER: tuple[Face, ...] = ("DOC", "H4", "H2", "D3", "D3", "DOC", "H4", "D3", "D2", "EXT")


def _examples() -> Iterator[Part]:
    yield head(_("Jenna goes for everything"))
    yield Figure(
        _roll("H4", "H4", "H4", "H2-", "H2-", "D3", "D3", "D3", "D2-", "DOC"),
        _("First roll: the Doctor is set aside. She keeps three Humans 4 and three Daleks 3."),
    )
    yield Figure(
        _roll("D3", "D2", "EXT"),
        _(
            "Second roll, three dice: the Exterminate is set aside, and she keeps both Daleks. No die is "
            "left."
        ),
    )
    words = _("Humans {h}, Daleks {d}, and the bonus for the empty hand: {points}.")
    yield Figure(
        _sum("dice_out", *JENNA),
        words.format(h=humans(JENNA), d=daleks(JENNA), points=earned("dice_out", JENNA)),
    )
    yield head(_("Peter lives dangerously"))
    yield Figure(
        _roll("H4", "H2", "H2-", "D3", "D3", "D3-", "D3-", "D2-", "DOC", "DOC-"),
        _("First roll: of two Doctors one is set aside. He keeps a Human 4, a Human 2 and two Daleks 3."),
    )
    yield Figure(
        _roll("H4", "H4-", "D3", "D2-", "DOC"),
        _("Second roll, five dice: the second Doctor! He keeps a Human 4 and a Dalek 3, and dares to go on."),
    )
    yield Figure(
        _roll("H4-", "D2"),
        _("Third roll, two dice: he keeps the Dalek 2, since the Daleks have to outweigh the Humans."),
    )
    yield Figure(_roll("EXT"), _("The last die is an Exterminate. One alone doubles nothing."))
    yield Figure(
        _sum("dice_out", *PETER),
        words.format(h=humans(PETER), d=daleks(PETER), points=earned("dice_out", PETER)),
    )


def _end() -> Iterator[Part]:
    yield _(
        "As soon as somebody has 60 points, the round is played to its end, so that "
        "everybody has as many turns. Then the most points win. If tied, they win together."
    )
    yield _("For a shorter or a longer game the set-up offers 30 and 90 points.")
    yield _("Alone, you play against yourself: reach the target in as few turns as you can.")


def _table(keys: Bindings) -> Iterator[Part]:
    yield point(
        _("Throw with the cup: press, drag, let go. A click on it or {key} rolls too.").format(
            key=keys.word("dalek.throw")
        )
    )
    yield point(
        _("Pick dice with a click, by drawing a box around them, or by key: {keys}.").format(
            keys=keys.words(family("dalek.die"))
        )
    )
    yield point(
        _(
            "Picked dice lie at their places: drag them there and back until you roll on or stop. {key} sets "
            "all aside, or takes them back."
        ).format(key=keys.word("dalek.keep"))
    )
    yield point(_("The scales in the middle show whether the Daleks weigh enough."))
    yield point(
        _("{stop} stops, {undo} undoes, {hint} asks for a hint, {rule} opens this rule book.").format(
            stop=keys.word("dalek.stop"),
            undo=keys.word("everywhere.undo"),
            hint=keys.word("table.hint"),
            rule=keys.word("everywhere.rule"),
        )
    )
