"""The lessons of Dalek Dice. What they propose is what the expert does."""

from typing import Any

from game.core.seats import Seat
from game.dalek.commands import Keep, Roll, Stop
from game.dalek.faces import Face
from game.dalek.state import State
from scenes.game_record.lesson import Lesson, Move, Step
from scenes.text.words import _

_ALONE = (Seat("Ada", "human"),)
_SETUP = {"first": 0, "target": 60}


def lessons() -> tuple[Lesson, ...]:
    return (_first(), _dare(), _trick())


def _first() -> Lesson:
    return Lesson(
        "dalek.first",
        _("Your first turn"),
        _("Roll, set aside, weigh, stop."),
        "lesson dalek first 2616",
        (
            Step(
                _(
                    "Ten dice, and nothing set aside yet. Throw them: drag the cup and let go, or press "
                    "“Roll”."
                ),
                (toss,),
            ),
            _kept(
                _(
                    "The Doctor was set aside automatically. Humans are your points, but Daleks must "
                    "weigh as much. Click both Humans 4 and all the Daleks: that sets them aside."
                ),
                _(
                    "Humans 8, Daleks 10: stopping would bring 8. There is room for 2 more, and only one "
                    "Doctor lies there. Roll on with the three dice that are left."
                ),
                keep("H4", "H4", "D3", "D3", "D2", "D2"),
                toss,
            ),
            _kept(
                _(
                    "A second Doctor! The Human 4 would be too heavy for your Daleks. The Human 2 fits: set "
                    "it aside."
                ),
                _("10 Humans on 10 Daleks. A third Doctor would take it all, so stop here."),
                keep("H2"),
                stop,
            ),
        ),
        _("Ten points, and you know the whole turn: roll, set aside, weigh, and stop in time."),
        _ALONE,
        options=_SETUP,
    )


def _dare() -> Lesson:
    return Lesson(
        "dalek.dare",
        _("Humans first"),
        _("Which dice to take while there is time, and when to stop."),
        "lesson dalek dare 803886",
        (
            Step(_("A new turn. Throw the dice."), (toss,)),
            _kept(
                _(
                    "No Doctor yet, so there is time. Half of all good faces are Daleks, and they will "
                    "come: take the rare points first. Set the two Humans 4 aside, and no Dalek."
                ),
                _("Stopping would bring nothing now: that is the risk. Roll the seven dice."),
                keep("H4", "H4"),
                toss,
            ),
            _kept(
                _("Only one Doctor lies there. Take one more Human 4: twelve points are at stake."),
                _("Now the Daleks have to come. Five dice, and room for two more rolls: go on."),
                keep("H4"),
                toss,
            ),
            _kept(
                _("Four Daleks 3, exactly the weight of your Humans. Set all four aside."),
                _(
                    "One die is left, and whatever it shows has to be set aside. Four faces of six would "
                    "bring the bonus of 5, a Human would spoil it all. That isn't worth it: stop with twelve."
                ),
                keep("D3", "D3", "D3", "D3"),
                stop,
            ),
        ),
        _(
            "While few Doctors lie there, take Humans 4 and leave the Daleks for later. With two of them, "
            "cover up."
        ),
        _ALONE,
        options=_SETUP,
    )


def _trick() -> Lesson:
    return Lesson(
        "dalek.trick",
        _("Exterminate!"),
        _("What two Exterminates change."),
        "lesson dalek trick 53",
        (
            Step(_("A turn that begins like any other. Throw the dice."), (toss,)),
            _kept(
                _(
                    "An Exterminate was set aside, and no Doctor. With three of them the Humans count twice, "
                    "without any Daleks. Set both Humans 4 aside."
                ),
                _("Roll the seven dice, and hope for red."),
                keep("H4", "H4"),
                toss,
            ),
            _kept(
                _(
                    "The second Exterminate! From now on forget the Daleks: every Human may count twice. But "
                    "keep dice to roll. Set only two of the Humans 4 aside."
                ),
                _("Four dice for one more Exterminate, and no Doctor yet. Roll!"),
                keep("H4", "H4"),
                toss,
            ),
        ),
        _(
            "The third Exterminate adds the Humans of the roll and doubles them all, and the "
            "empty hand adds its bonus. With two Exterminates set aside, good players collect "
            "Humans and roll on."
        ),
        _ALONE,
        options=_SETUP,
    )


def _kept(which: str, what_then: str, keeping: Move, final: Move) -> Step:
    """Dice are set aside freely, and then one rolls on or stops: one decision."""
    return Step(f"{which} {what_then}", (keeping, final), together=True)


def toss(state: State) -> Roll:
    """The roll of all dice in hand."""
    return Roll(state.seat)


def keep(*faces: Face) -> Move:
    def move(state: State) -> Keep:
        wanted, dice = list(faces), []
        for die, face in zip(state.hand, state.shown, strict=True):
            if face in wanted:
                wanted.remove(face)
                dice.append(die)
        return Keep(state.seat, tuple(dice))

    return move


def stop(state: State) -> Stop:
    return Stop(state.seat)


def meaning(state: State, command: Any) -> object:
    """Equal for commands that come to the same: of equal dice it doesn't matter which."""
    if not isinstance(command, Keep):
        return command
    shown = dict(zip(state.hand, state.shown, strict=True))
    return "keep", sorted(shown.get(die, "") for die in command.dice)
