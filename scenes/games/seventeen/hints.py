"""Hints in 17: what is lit for a command, and the expert's reasons as plain sentences."""

from collections.abc import Mapping
from typing import Any, cast

from game.bots.reason import Reason
from game.seventeen.cards import VALUE, Kind
from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.views import View
from scenes.game_record import Steps
from scenes.game_record.reasons import with_chances
from scenes.games.seventeen.naming import special_name
from scenes.text.words import _


def lights(command: Any, view: View, reason: Reason | None = None) -> Steps:  # noqa: ARG001 - of the record
    """For silence, and for a turn that begins, nothing is pressed but what lets the game go on."""
    match command:
        case None | BeginTurn():
            return ()
        case Call(seat):
            return ((f"call.{seat}",),)
        case Play(_seat, card, face):
            return ((f"hand.{view.hand.index(card)}", f"play.{face}"),)
        case _:
            raise AssertionError(f"nothing to light for {command}")


def reason_words(reason: Reason) -> str:
    shown = with_chances(reason.values)
    if "card" in reason.values:
        card = cast(Kind, reason.values["card"])
        shown["card"] = special_name(card) or str(VALUE[card])
    return _sentences()[reason.key].format(**shown)


def _sentences() -> Mapping[str, str]:
    """An `option` is what a tutor says of one way on; a bluff is a special that does nothing as it lies."""
    bluff = _(
        "It adds nothing, and the others can't know that: the row is worth 17 or more {before} of 100 times."
    )
    open_bluff = _("It adds nothing: the row stays at 17 or more {before} of 100 times.")
    return {
        "seventeen_call": _("As far as you can know, the row is worth 17 or more {chance} of 100 times."),
        "seventeen_call_at_risk": _(
            "A risk: as far as you can know, the row is worth 17 or more only {chance} of 100 times. Not to "
            "call would win even less often."
        ),
        "seventeen_wait": _(
            "As far as you can know, the row is worth 17 or more {chance} of 100 times, and still you win "
            "more often if you don't call."
        ),
        "seventeen_no_call": _(
            "Don't call: as far as you can know, the row is worth 17 or more only {chance} of 100 times."
        ),
        "seventeen_far": _("Don't call: the row can hardly be worth 17 yet."),
        "seventeen_far_up": _("The {number} in the open: the row is still far from 17."),
        "seventeen_far_down": _("The {number} face down: still far from 17, and only you know it."),
        "seventeen_soon_up": _("The {number} in the open: hardly 17 yet, but one more card may make it."),
        "seventeen_soon_down": _("The {number} face down: hardly 17 yet, but one more card may make it."),
        "seventeen_far_special": _(
            "The row is far from 17, so there is time: the numbers are kept for later."
        ),
        "seventeen_first_up": _("A {number} to begin the row: nobody can call it yet."),
        "seventeen_first_down": _("A {number} to begin the row, and nobody can be sure of it."),
        "seventeen_number_up": _(
            "The {number} in the open: the row is worth 17 or more {after} of 100 times then, as far as you "
            "can know; {before} without it."
        ),
        "seventeen_number_down": _(
            "The {number} face down: the row is worth 17 or more {after} of 100 times then, as far as you "
            "can know, and the others can only guess."
        ),
        "seventeen_hidden": _(
            "A hidden card: the row is worth 17 or more {after} of 100 times then, for all that anybody "
            "knows."
        ),
        "seventeen_hidden_far": _("A hidden card: the row is far from 17, and nobody can be sure of it."),
        "seventeen_reverse_up": _(
            "The Reverse adds nothing, and somebody else has to play next: the row is worth 17 or more "
            "{before} of 100 times."
        ),
        "seventeen_double_up": _(
            "The Double adds nothing, and whoever moves next has to play two cards: the row is worth 17 or "
            "more {before} of 100 times."
        ),
        "seventeen_trash_up": _(
            "The Trash takes a card away: the row is worth 17 or more {after} of 100 times then; {before} "
            "before."
        ),
        "seventeen_trap_down": _(
            "The Trap waits for whoever calls; the row looks like 17 or more {before} of 100 times."
        ),
        "seventeen_reverse_down": bluff,
        "seventeen_double_down": bluff,
        "seventeen_trash_down": bluff,
        "seventeen_trap_up": open_bluff,
        "seventeen_option_call": _("Call: wins about {chance} of 100."),
        "seventeen_option_silent": _("Don't call: wins about {chance} of 100."),
        "seventeen_option_up": _("{card} face up: wins about {chance} of 100."),
        "seventeen_option_down": _("{card} face down: wins about {chance} of 100."),
    }
