"""What the title offers beside its boxes: to go on with what was left, and to play as one played last."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from scenes import shelf
from scenes.app.scene import Scene
from scenes.host.evening import Evening
from scenes.host.host import Host
from scenes.host.last_setups import Plan
from scenes.text import dates
from scenes.text.lists import listed
from scenes.text.words import _, ngettext

if TYPE_CHECKING:
    from game.core.library import Listed

_MOST = 2


class Offer(NamedTuple):
    name: str
    game: str
    title: str
    words: str
    icon: str
    scene: Callable[[], Scene]


def offers(host: Host, running: "Listed | None", ended: "tuple[Listed, Evening] | None") -> list[Offer]:
    """`running` is the game left last; `ended` the one that ended last, of an evening that isn't over."""
    made: list[Offer] = []
    if ended:
        made.append(_next_game(host, *ended))
    if running:
        made.append(_going_on(host, running))
    if plan := host.memory.last_plan:
        words = _("{game} with {names}").format(game=shelf.title(plan.game), names=_seated(plan))
        made.append(
            Offer("again", plan.game, _("Play again"), words, "rematch", lambda: host.once_more(plan))
        )
    return made[:_MOST]


def _next_game(host: Host, ended: "Listed", evening: Evening) -> Offer:
    score = ", ".join(f"{seat.name} {wins}" for seat, wins in zip(ended.seats, evening.wins, strict=True))
    words = _("{game}: {score}").format(game=shelf.title(ended.game), score=score)
    return Offer(
        "next",
        ended.game,
        _("Next game of the evening"),
        words,
        "fast_forward",
        lambda: host.next_game(host.read(ended.id), ended.id),
    )


def _going_on(host: Host, running: "Listed") -> Offer:
    told = _("{game} with {names}, {when}")
    if host.memory.evening(running.id, len(running.seats)):
        told = _("{game} with {names}, {when}; part of an evening")
    names = listed([seat.name for seat in running.seats])
    words = told.format(game=shelf.title(running.game), names=names, when=dates.ago(running.played))
    return Offer("continue", running.game, _("Continue"), words, "play", lambda: host.resume(running.id))


def _seated(plan: Plan) -> str:
    people = [place.name for place in plan.places if place.kind == "human"]
    bots = len(plan.places) - len(people)
    if not bots:
        return listed(people)
    opponents = ngettext("{n} opponent", "{n} opponents", bots).format(n=bots)
    return listed([*people, opponents])
