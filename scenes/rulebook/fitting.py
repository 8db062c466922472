"""Which chapter fits what is on the table. Views and what is picked in, a chapter's key out."""

from collections.abc import Collection

from game.dalek.state import State as DalekState
from game.dicy.rules import can_only_pass
from game.dicy.state import State as DicyState
from game.seventeen.cards import SPECIALS, Kind
from game.seventeen.views import View as SeventeenView


def dalek(table: DalekState) -> str:
    match table.stage:
        case "over":
            return "end"
        case "start":
            return "turn"
        case "kept":
            return "stopping"
        case "rolled":
            return "specials" if "DOC" in table.shown or "EXT" in table.shown else "aside"


def dicy(table: DicyState, picked: Collection[int], rerolling: Collection[int]) -> str:
    if table.stage == "over":
        return "end"
    if table.choosers:
        return "others"
    if can_only_pass(table):
        return "passing"
    if rerolling:
        return "freezing"
    return "turn" if table.stage == "start" else "scoring" if picked else "cards"


def seventeen(view: SeventeenView, picked: Kind | None, *, may_call: bool) -> str:
    if view.stage == "over":
        return "end"
    if picked:
        return "specials" if picked in SPECIALS else "cards"
    return "calling" if may_call else "turn"
