"""What a game is called that nobody has named: how it was played, with whom, and how it came out."""

from collections.abc import Sequence

from game.core.library.records import Listed
from game.core.seats import Seat
from scenes import shelf
from scenes.text import dates
from scenes.text.lists import listed
from scenes.text.words import _


def name_of(game: Listed, scores: Sequence[int]) -> str:
    """Its own name, if somebody gave it one."""
    if game.damaged or not dates.is_occasion(game.name, game.started):
        return game.name
    who = _who(shelf.mode_or_title(game.game, game.setup), game.seats)
    return _("{who}, {score}").format(who=who, score=score_words(scores)) if any(scores) else who


def score_words(scores: Sequence[int]) -> str:
    return " : ".join(map(str, scores))


def _who(mode: str, seats: Sequence[Seat]) -> str:
    people = [seat.name for seat in seats if seat.kind == "human"]
    bots = [seat.name for seat in seats if seat.kind == "bot"]
    if len(seats) == 1:
        return _("{mode}, alone").format(mode=mode)
    if len(people) == 1:
        return _("{mode} with {names}").format(mode=mode, names=listed(bots))
    return _("{mode}: {names}").format(mode=mode, names=listed([*people, *bots]))
