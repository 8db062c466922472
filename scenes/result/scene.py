"""The result: who won and why at the top, how it went below, what comes next at the bottom."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace
from pygame import Rect, Surface

from game.core.library import RefusedError
from game.core.seats import Seat
from game.review.parts import may_be_reviewed
from game.text.head_starts import head_starts
from scenes.app.on_table import OnTable
from scenes.app.scene import Scene
from scenes.art.look import mood
from scenes.art.palette import SeatColour
from scenes.art.portraits import seated
from scenes.art.tokens import seat_disc
from scenes.host.evening import Evening
from scenes.host.host import Host
from scenes.result import why
from scenes.result.chart import Chart
from scenes.result.dearest import Dearest
from scenes.result.figures import figures_part
from scenes.result.luck import Luck
from scenes.result.outcome import Outcome
from scenes.result.petals import Petals
from scenes.result.standing import Standing, Tally
from scenes.shelf import on_screen
from scenes.sound.cue import Cue
from scenes.table.sitting import AnySession
from scenes.text import refusals
from scenes.text.words import _, ngettext
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.label import Label, OnPicture, Panel
from scenes.widgets.layout import REST, Scale, Share, columns, inset, line, rows
from scenes.widgets.scroll import ScrollArea, beside_bar
from scenes.widgets.sheet import Sheet
from scenes.widgets.widget import Widget

_THREE_PAGES, _TWO_PAGES, _TWO_BELOW = 136.0, 104.0, 90.0
_CHART = 34.0
_LUCK_AFTER = 1.0  # seconds: the page is seen first


class ResultScene(OnTable):
    name = "result"

    def __init__(self, host: Host, session: AnySession, game_id: str) -> None:
        super().__init__()
        self.table_of, self.mood = session.game.key, mood(session.game.key)
        self.outcome = Outcome.of(session)
        self.evening = _told(host, game_id, self.outcome)
        self._host, self._session, self._id = host, session, game_id
        self._seats: tuple[Seat, ...] = session.seats
        self._names = tuple(seat.name for seat in session.seats)
        self._colours: tuple[SeatColour, ...] = host.memory.colours(game_id, len(session.seats))
        self._petals = Petals([self._colours[seat] for seat in self.outcome.winners])
        self._luck = Luck(session, host.memory.eases(game_id, len(session.seats)))
        self._discs: list[Rect] = []

    def enter(self) -> None:
        self._dearest = Dearest(self._session, self.app.wake, self._replay)
        self.controls.first = "next" if self._goes_on else "rematch"
        people = any(seat.kind == "human" for seat in self._seats)
        person_won = any(self._seats[seat].kind == "human" for seat in self.outcome.winners)
        if person_won or not people:
            self.app.sound(Cue("win"))
        if self.settings.reduced_motion or (people and not person_won):
            self._petals.finish()

        self.later(_LUCK_AFTER, lambda: self._luck.work(self.app.wake, self.relay))

    def leave(self) -> None:
        self._dearest.close()
        self._luck.close()

    @property
    def _goes_on(self) -> bool:
        return self.evening is not None and not self.evening.over

    # What comes next

    def _go(self, show: Callable[[Scene], None], make: Callable[[], Scene]) -> None:
        try:
            show(make())
        except RefusedError as refused:
            self.say(refusals.trouble(refused.trouble))

    def _rematch(self) -> None:
        plan = replace(self._host.plan_of(self._session, self._id), length=None)
        self._go(self.app.replace, lambda: self._host.once_more(plan))

    def _next(self) -> None:
        self._go(self.app.replace, lambda: self._host.next_game(self._session, self._id))

    def _review(self) -> None:
        self._go(self.app.push, lambda: self._host.review(self._id))

    def _replay(self, n: int | None = None) -> None:
        self._go(self.app.push, lambda: self._host.replay(self._id, n))

    def _costs(self, sheet: Sheet) -> None:
        self._dearest.part(sheet, self._names, lambda: self._dearest.ask(self.relay))

    def _in_figures(self, sheet: Sheet) -> None:
        own = on_screen(self.outcome.game).result().figures(self._session)
        figures_part(sheet, (*own, *self._luck.figures), self._names, self._colours)

    # The picture

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        cloth = inset(self.cloth(area), scale.px(2.4), scale.px(2.8))
        head, middle, foot = rows(
            cloth, min(scale.px(16.5), cloth.h // 3), REST, scale.px(HEIGHT), gap=scale.px(1.6)
        )
        yield from self._headline(head, scale)
        told = (self._standings, self._evening, self._notes)
        counted = (self._in_figures, self._costs)
        pages = self._places(middle, scale)
        stands = {
            1: {"standings": (*told, self._course, *counted)},
            2: {"course": (self._course,), "standings": (*told, *counted)},
            3: {"course": (self._course,), "standings": told, "figures": counted},
        }[len(pages)]
        for place, (name, parts) in zip(pages, stands.items(), strict=True):
            yield from self._page(name, place, scale, parts)
        yield from self._foot(foot, scale)

    def _places(self, place: Rect, scale: Scale) -> list[Rect]:
        """Side by side, or one below the other in an upright window; one where there is no room for two."""
        gap = scale.px(2.2)
        if place.h >= max(place.w, scale.px(_TWO_BELOW)):
            return rows(place, REST, REST, gap=gap)
        if place.w >= scale.px(_THREE_PAGES):
            return columns(place, Share(1.4), REST, Share(1.1), gap=gap)
        return columns(place, Share(1.45), REST, gap=gap) if place.w >= scale.px(_TWO_PAGES) else [place]

    def _headline(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        """Above it the winners' counters, which are no more than a picture."""
        winners = self.outcome.winners
        side = min(scale.px(6.4), round(place.h * 0.36))
        discs = Rect(place.x, place.y, place.w, side)
        self._discs = line(discs, [side] * len(winners), scale.px(1), "centre")
        title, words = rows(
            Rect(place.x, discs.bottom, place.w, place.bottom - discs.bottom), Share(1.5), REST
        )
        head = why.headline(self.outcome, self._names)
        yield Label(
            "headline", head, title, size="title", kind="title", align="centre", colour=self.mood.text
        )
        because = why.because(self.outcome, self._names)
        yield OnPicture("because", because, words, size="lead", align="centre", colour=self.mood.text)

    def _page(
        self, name: str, place: Rect, scale: Scale, parts: Iterable[Callable[[Sheet], None]]
    ) -> Iterable[Widget]:
        yield Panel(f"{name}.page", "", place)
        inner = inset(place, scale.px(3), scale.px(2.4))
        sheet = Sheet(inner, scale)
        for part in parts:
            part(sheet)
        label = _("How it went") if name == "course" else _("The result")
        area = beside_bar(inner, scale)
        yield ScrollArea(f"{name}.sheet", label, area, inside=sheet.widgets, tall=sheet.tall)

    def _course(self, sheet: Sheet) -> None:
        sheet.heading("course", _("Round by round"))
        first = len(sheet.widgets) == 1
        room = sheet.bottom - sheet.y if first else 0
        high = max(sheet.scale.px(_CHART) if not first else sheet.scale.px(24), room)
        each = zip(self._names, self.outcome.courses, strict=True)
        scores = "; ".join(f"{name} {', '.join(map(str, course))}" for name, course in each)
        told = _("Scores, round by round: {scores}").format(scores=scores)
        sheet.add(Chart("chart", told, sheet.room(high, 0), self.outcome, self._names, self._colours))

    def _standings(self, sheet: Sheet) -> None:
        sheet.heading("standings", _("Final scores"))
        for place, seat in self.outcome.places:
            row = sheet.take(5.8, 0.3)
            score = self.outcome.scores[seat]
            detail = why.detail(self.outcome, seat)
            said = _("{place}. {name}: {points}").format(place=place, name=self._names[seat], points=score)
            sheet.add(
                Standing(
                    f"standing.{seat}",
                    f"{said}, {detail}" if detail else said,
                    row,
                    self._seats[seat],
                    self._colours[seat],
                    place,
                    score,
                    detail,
                    self._host.picture(self._seats[seat]),
                )
            )

        ahead = head_starts(self.outcome.game, self._names, self.outcome.head_start)
        for number, words in enumerate(ahead):
            sheet.space(0.5)
            sheet.sentence(f"head_start.{number}", words, after=0.0)

    def _evening(self, sheet: Sheet) -> None:
        evening = self.evening
        if evening is None:
            return
        sheet.heading("evening", _("This evening"))
        for seat, wins in enumerate(evening.wins):
            row = sheet.take(3.2, 0.2)
            said = ngettext("{name}: {n} game won", "{name}: {n} games won", wins)
            words = said.format(name=self._names[seat], n=wins)
            sheet.add(Tally(f"evening.{seat}", words, row, self._names[seat], self._colours[seat], wins))
        sheet.space(0.5)
        sheet.sentence("evening.stands", _stands(evening, self._names))

    def _notes(self, sheet: Sheet) -> None:
        header = self._session.header
        eases = self._host.memory.eases(self._id, len(self._seats))
        for number, words in enumerate((*why.tutored(self._seats, eases), *self._luck.raced)):
            sheet.space(1)
            sheet.sentence(f"tutored.{number}", words)
        if header.undone:
            sheet.space(1)
            sheet.sentence("undone", why.taken_back(header.undone))
        if header.branched:
            sheet.space(1)
            sheet.sentence("branched", why.branched(header.branched))
        if header.setup.get("sealed") and header.seed:
            sheet.heading("sealed", _("The seal, opened"))
            for number, words in enumerate(why.sealed(header.seed, header.phrase)):
                sheet.sentence(f"sealed.{number}", words, after=0.6)
            sheet.copied("seed", header.seed, header.seed)

    def _foot(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        buttons = [
            Button("title", _("Title"), place, icon="home", on_press=self.app.home),
            Button("replay", _("Replay"), place, icon="play", on_press=self._replay),
            Button("review", _("Review"), place, icon="chart", on_press=self._review),
            Button("next", _("Next game"), place, icon="fast_forward", on_press=self._next)
            if self._goes_on
            else Button("rematch", _("Rematch"), place, icon="rematch", on_press=self._rematch),
        ]
        if not may_be_reviewed(self._session):
            del buttons[2]
        buttons[-1].style = "primary"
        gap = scale.px(1.4)
        sizes = [button_size(scale, button.label, button.icon)[0] + scale.px(2) for button in buttons]
        if sum(sizes) + gap * (len(sizes) - 1) > place.w:
            for button in buttons:
                button.icon = None
        for button, at in zip(buttons, line(place, sizes, gap, "centre"), strict=True):
            button.rect = at
            yield button

    # Time

    def update(self, dt: float) -> None:
        super().update(dt)
        self._petals.update(dt)

    @property
    def settled(self) -> bool:
        return super().settled and self._petals.settled

    def draw(self, surface: Surface) -> None:
        self.draw_table(surface)
        self._petals.draw(surface, self.area, self.scale.u)
        for seat, place in zip(self.outcome.winners, self._discs, strict=True):
            picture, colour = self._host.picture(self._seats[seat]), self._colours[seat]
            disc = seated(picture, colour, place.h) if picture else seat_disc(colour, place.h)
            surface.blit(disc, place)
        self.controls.draw(surface)


def _told(host: Host, game_id: str, outcome: Outcome) -> Evening | None:
    """The evening that this game is part of, once it has heard how the game ended."""
    evening = host.memory.evening(game_id, len(outcome.scores))
    if evening is None:
        return None
    evening = evening.ended(game_id, outcome.first, outcome.winners)
    host.memory.keep_evening(evening)
    return evening


def _stands(evening: Evening, names: tuple[str, ...]) -> str:
    if evening.over:
        leaders = [names[seat] for seat in evening.leaders]
        if len(leaders) == 1:
            return _("{name} wins the evening.").format(name=leaders[0])
        return _("The evening ends in a tie.")
    if evening.left is None:
        return ngettext("After one game.", "After {n} games.", evening.done).format(n=evening.done)
    words = ngettext("One more game at most.", "{n} more games at most.", evening.left)
    return words.format(n=evening.left)
