"""The set-up of Dalek Dice: how many points make a game."""

from collections.abc import Mapping
from typing import Any, get_args

from game.dalek.events import Target
from scenes.game_record.set_up import Choosing
from scenes.text.words import _
from scenes.widgets.choices import Choice
from scenes.widgets.sheet import Sheet

_ROW = 5.0


def mode_of(setup: Mapping[str, Any]) -> str:
    """Nothing of a target that nobody knows: anything may stand in a file."""
    target = setup.get("target", 60)
    return _("To {target} points").format(target=target) if target in get_args(Target) else ""


def choices(sheet: Sheet, choosing: Choosing) -> None:
    sheet.heading("target", _("Target"))
    words = {
        "30": _("A quick game: two or three good turns."),
        "60": _("The printed game."),
        "90": _("A long game: luck has time to even out."),
    }
    now = str(choosing.option("target"))
    options = [(key, _("To {points}").format(points=key)) for key in words]
    sheet.choice(
        Choice(
            "target",
            _("Target"),
            sheet.take(_ROW, 0.8),
            options=options,
            chosen=now,
            on_choose=lambda key: choosing.set_options(target=int(key)),
        ),
        words[now],
    )
