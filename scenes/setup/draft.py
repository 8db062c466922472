"""A plan being changed: each change gives a new plan that can still be played, or nearly."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.core.chance import SeededChance
from game.core.game import UndoPolicy
from game.core.header import setup_from
from game.core.illegal import IllegalError
from game.shelf import GAMES
from scenes.art.palette import SEATS
from scenes.handicap.page import Terms
from scenes.host.last_setups import Place, Plan
from scenes.settings.store import TakingBack
from scenes.shelf import draws_first_seat, on_screen
from scenes.table.ease import AS_USUAL
from scenes.table.seats import levels
from scenes.text.words import _

BOT_NAMES = ("Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina")


def colours(game: str) -> tuple[str, ...]:
    return tuple(seat.key for seat in SEATS)[: on_screen(game).set_up.colours]


def first_plan(game: str, names: Sequence[str]) -> Plan:
    """One person, who begins where that may be chosen, and one easy opponent. Whoever plays most here is
    likely to play again; a first person may say who they are.
    """
    person = Place(names[0] if names else "", "human", colours(game)[0])
    options = {} if draws_first_seat(game) else {"first": 0}
    return with_seat(Plan(game, (person,), options))


def playable(plan: Plan) -> Plan:
    """A plan that was remembered, without what there isn't (any more)."""
    plan = replace(plan, places=plan.places[: GAMES[plan.game].seats[-1]])
    for seat, place in enumerate(plan.places):
        plan = _changed(plan, seat, level=_level(plan.game, place), colour=_colour(plan, seat))
    while len(plan.places) not in GAMES[plan.game].seats:
        plan = with_seat(plan)
    return _within_reach(replace(plan, options=_options(plan)))


def _level(game: str, place: Place) -> str | None:
    if place.kind == "human":
        return None
    return place.level if place.level in levels(game) else levels(game)[0]


def _colour(plan: Plan, seat: int) -> str:
    """Its own, if there is such a one and nobody before has it; else the first that nobody has."""
    before, own = plan.colours[:seat], plan.colours[seat]
    if own in colours(plan.game) and own not in before:
        return own
    return next(key for key in colours(plan.game) if key not in plan.colours)


def _options(plan: Plan) -> dict[str, Any]:
    """Those that the game has; without one that doesn't go with the others, or with so many seats."""
    options = {key: value for key, value in plan.options.items() if _can_be_read(plan.game, {key: value})}
    fewer = ({key: value for key, value in options.items() if key != left_out} for left_out in options)
    return next((some for some in (options, *fewer) if _can_begin(plan, some)), {})


def _can_be_read(game: str, options: dict[str, Any]) -> bool:
    try:
        setup_from(GAMES[game], options)
    except IllegalError:
        return False
    return True


def _can_begin(plan: Plan, options: dict[str, Any]) -> bool:
    game = GAMES[plan.game]
    try:
        game.start(setup_from(game, options), len(plan.places), SeededChance(""))
    except IllegalError:
        return False
    return True


# Seats


def may_add(plan: Plan) -> bool:
    return len(plan.places) + 1 in GAMES[plan.game].seats


def may_remove(plan: Plan) -> bool:
    return len(plan.places) - 1 in GAMES[plan.game].seats


def with_seat(plan: Plan) -> Plan:
    """One more opponent, as good as the last one."""
    taken = {place.name for place in plan.places}
    name = next(name for name in BOT_NAMES if name not in taken)
    colour = next(key for key in colours(plan.game) if key not in plan.colours)
    known = [place.level for place in plan.places if place.level]
    place = Place(name, "bot", colour, known[-1] if known else levels(plan.game)[0])
    return replace(plan, places=(*plan.places, place))


def without_seat(plan: Plan, seat: int) -> Plan:
    """Who begins still does, unless it was the seat that goes."""
    places = (*plan.places[:seat], *plan.places[seat + 1 :])
    first = plan.options.get("first", "drawn")
    if isinstance(first, int) and first >= seat:
        first = "drawn" if first == seat else first - 1
    return with_option(replace(plan, places=places), "first", first)


def moved(plan: Plan, seat: int, to: int) -> Plan:
    """That seat comes to lie there in the order around the table."""
    order = [other for other in range(len(plan.places)) if other != seat]
    order.insert(to, seat)
    return in_order(plan, order)


def in_order(plan: Plan, seats: Sequence[int]) -> Plan:
    """These seats in this order. Who was chosen to begin still is."""
    places = tuple(plan.places[seat] for seat in seats)
    first = plan.options.get("first", "drawn")
    if isinstance(first, int):
        return with_option(replace(plan, places=places), "first", list(seats).index(first))
    return replace(plan, places=places)


def named(plan: Plan, seat: int, name: str) -> Plan:
    return _changed(plan, seat, name=name)


def person(plan: Plan, seat: int, name: str | None, colour: str | None = None) -> Plan:
    """A person sits here; without a name it is still to be written. In that colour, if it is free here."""
    old = plan.places[seat]
    if colour in colours(plan.game) and colour not in plan.colours:
        plan = _changed(plan, seat, colour=colour)
    if name is None:
        name = old.name if old.kind == "human" else ""
    return _changed(plan, seat, kind="human", level=None, name=name)


def opponent(plan: Plan, seat: int, level: str) -> Plan:
    old = plan.places[seat]
    taken = {place.name for place in plan.places}
    name = old.name if old.kind == "bot" else next(name for name in BOT_NAMES if name not in taken)
    return _changed(plan, seat, kind="bot", level=level, name=name)


def recoloured(plan: Plan, seat: int, colour: str) -> Plan:
    before = plan.places[seat].colour
    for other, place in enumerate(plan.places):
        if place.colour == colour:
            plan = _changed(plan, other, colour=before)
    return _changed(plan, seat, colour=colour)


def _changed(plan: Plan, seat: int, **values: Any) -> Plan:
    place = replace(plan.places[seat], **values)
    return replace(plan, places=(*plan.places[:seat], place, *plan.places[seat + 1 :]))


# What makes it easier, or harder, for one seat


def most_head_start(plan: Plan) -> int:
    return on_screen(plan.game).set_up.most_head_start(partial(option, plan))


def is_special(place: Place) -> bool:
    return place.ease != AS_USUAL or place.undo is not None or place.head_start > 0


def terms(plan: Plan, seat: int) -> Terms:
    place = plan.places[seat]
    undo = place.undo or undo_policy(plan)
    ahead, alone = most_head_start(plan), len(plan.places) == 1
    return Terms(plan.game, place.name, place.kind, place.ease, undo, place.head_start, ahead, alone)


def with_terms(plan: Plan, seat: int, left: Terms, usual: Plan) -> Plan:
    """`usual` is the plan with what it leaves open. Who takes back like the table has no way of their own."""
    undo = None if left.undo == undo_policy(usual) else left.undo
    return _changed(plan, seat, ease=left.ease, undo=undo, head_start=left.head_start)


def _within_reach(plan: Plan) -> Plan:
    """No head start from which nothing would be left to be made."""
    most = most_head_start(plan)
    places = tuple(replace(place, head_start=min(max(0, place.head_start), most)) for place in plan.places)
    return replace(plan, places=places)


# Options


def option(plan: Plan, key: str) -> Any:
    """As it was chosen, or as the game has it by itself."""
    if key in plan.options:
        return plan.options[key]
    return getattr(GAMES[plan.game].setup(), key)


def with_option(plan: Plan, key: str, value: Any) -> Plan:
    return with_options(plan, {key: value})


def with_options(plan: Plan, values: Mapping[str, Any]) -> Plan:
    """What the game has by itself is not written down."""
    usual = GAMES[plan.game].setup()
    options = {key: old for key, old in plan.options.items() if key not in values}
    options |= {key: value for key, value in values.items() if value != getattr(usual, key)}
    return _within_reach(replace(plan, options=options))


def undo_policy(plan: Plan) -> UndoPolicy:
    """The one that was chosen, or that goes with so many people."""
    people = sum(place.kind == "human" for place in plan.places)
    return option(plan, "undo") or ("fair" if people > 1 else "free")


def with_usual(plan: Plan, undo: TakingBack) -> Plan:
    """With what the settings say about taking back, unless the set-up says something else."""
    return plan if undo == "by_people" or option(plan, "undo") else with_option(plan, "undo", undo)


def name_at(plan: Plan, seat: int) -> str:
    """The name at that seat, or what it is called while its field is empty."""
    if name := plan.places[seat].name.strip():
        return name
    people = sum(place.kind == "human" for place in plan.places)
    return _("Player") if people == 1 else _("Player {n}").format(n=seat + 1)


def filled(plan: Plan) -> Plan:
    """With a name for every seat whose field was left empty."""
    names = [name_at(plan, seat) for seat in range(len(plan.places))]
    for seat, name in enumerate(names):
        plan = named(plan, seat, name)
    return plan


def why_not(plan: Plan) -> str:
    """Why this plan can't be played yet; nothing if it can."""
    names = [place.name for place in filled(plan).places]
    doubled = next((name for name in names if names.count(name) > 1), None)
    if doubled:
        return _("Two players are called {name}.").format(name=doubled)
    return on_screen(plan.game).set_up.why_not(partial(option, plan))
