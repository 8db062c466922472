"""What the library's list tells of a game: a value for each, whoever may see how it stands."""

from collections.abc import Sequence

from msgspec.structs import asdict

from game.core.library import RefusedError
from game.core.library.records import Listed, Result
from game.core.seats import Seat
from scenes import shelf
from scenes.art.palette import SeatColour
from scenes.host.host import Host
from scenes.text import dates
from scenes.text.lists import listed
from scenes.text.words import _


class GameSummary(Listed, frozen=True, kw_only=True):
    mode: str
    colours: tuple[SeatColour, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.kind == "human"]

    @property
    def status(self) -> str:
        """How it stands, in two or three words."""
        if self.damaged:
            return _("Damaged")
        if not self.ended:
            stands = score_words(self.scores)
            return _("Running, {score}").format(score=stands) if any(self.scores) else _("Running")
        won = [self.names[seat] for seat in self.winners]
        if len(self.seats) == 1:
            return _("Finished")
        return _("{name} won").format(name=won[0]) if len(won) == 1 else _("Won together")

    @property
    def when(self) -> str:
        return dates.day_and_hour(self.played)

    @property
    def kind(self) -> str:
        """Which game it is, and how it came here if it wasn't begun here."""
        title = shelf.title(self.game)
        if self.mode:
            title = _("{game}, {mode}").format(game=title, mode=self.mode)
        came = {
            "imported": _("{game} · imported"),
            "branched": _("{game} · branched off"),
        }
        return came[self.made].format(game=title) if self.made in came else title


def summaries(host: Host, standings: "Standings") -> Sequence[GameSummary]:
    """The last played first."""
    results = {result.id: result for result in host.library.results()}
    return [_shown(host, kept, results.get(kept.id), standings) for kept in host.games()]


def _shown(host: Host, kept: Listed, result: Result | None, standings: "Standings") -> GameSummary:
    own = asdict(kept)
    own["name"] = name_of(kept, result.scores if result else ())
    return GameSummary(
        **own,
        mode="" if kept.damaged else shelf.on_screen(kept.game).mode(kept.setup),
        colours=host.memory.colours(kept.id, len(kept.seats)),
        winners=result.winners if result else (),
        scores=result.scores if result else standings.known(kept.id, kept.entries),
    )


def name_of(game: Listed, scores: Sequence[int]) -> str:
    """Its own name, if somebody gave it one; else how it was played, with whom, and how it came out."""
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


class Standings:
    """How far games have come that still run: found by playing them through, one at a time."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._found: dict[tuple[str, int], tuple[int, ...]] = {}

    def known(self, game_id: str, entries: int) -> tuple[int, ...]:
        return self._found.get((game_id, entries), ())

    def find_one(self, games: Sequence[GameSummary]) -> bool:
        """Of the first one that isn't known yet; whether there was one."""
        wanted = (one for one in games if not (one.ended or one.damaged))
        one = next((one for one in wanted if (one.id, one.entries) not in self._found), None)
        if one is None:
            return False
        self._found[one.id, one.entries] = self._scores(one)
        return True

    def _scores(self, one: GameSummary) -> tuple[int, ...]:
        try:
            session = self._host.read(one.id)
        except RefusedError:
            return ()
        begun = session.header.setup.get("head_start") or (0,) * len(one.seats)
        scores: list[int] = list(begun)
        for seat, made in filter(None, map(session.game.earned, session.events)):
            scores[seat] += made
        return tuple(scores)
