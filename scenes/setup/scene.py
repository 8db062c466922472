"""The set-up of a game: who plays on one page, what is played on the other, and one button to begin."""

from collections.abc import Callable, Iterable, Sequence

from pygame import Rect

from game.core.chance import new_seed
from game.core.header import Header, setup_from
from game.core.library import RefusedError
from game.shelf import GAMES
from scenes import shelf
from scenes.app.scene import Scene
from scenes.art.look import mood
from scenes.host.evening import Evening
from scenes.host.host import Host
from scenes.host.last_setups import Plan
from scenes.setup import draft, options
from scenes.setup.plan_editor import PlanEditor
from scenes.setup.seats import seat_lines
from scenes.table.bots.ahead import Ahead
from scenes.text import refusals
from scenes.text.words import _, spoken
from scenes.widgets.button import HEIGHT, Button, button_size, sign_button
from scenes.widgets.gauge import Gauge
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, Scale, centred, columns, inset, line, rows
from scenes.widgets.scroll import ScrollArea, beside_bar
from scenes.widgets.sheet import Sheet
from scenes.widgets.text import width_of
from scenes.widgets.widget import Widget

_TWO_PAGES = 104.0
"""So many units of width have room for two pages side by side."""
_WIDEST_PAGE = 76.0
_LOWEST_PAGE = 40.0
_PAGE_EDGE = 2.6

_NEARLY_ALL = 0.7
"""Pages that would take so much of the height take all of it, and stay as they are whatever is chosen."""

Part = Callable[[Sheet], None]
"""Lays itself on a sheet."""
Parts = Sequence[Sequence[Part]]
"""What stands on each page."""

_OWN_NAME = "seat.0.name"
_BEGIN = 6.6
_AHEAD = 3.4

_WORK_AHEAD_AFTER = 1.0
"""Seconds in which nothing was changed."""


class SetupScene(PlanEditor):
    name = "setup"
    arrival = "slide"

    def __init__(
        self, host: Host, game: str, plan: Plan | None = None, evening: Evening | None = None
    ) -> None:
        """`plan` is what it starts from, otherwise how this game was set up last."""
        if remembered := plan or host.memory.plan(game):
            plan = draft.playable(host.called_now(remembered))
        super().__init__(host, plan or draft.first_plan(game, host.names()))
        self.mood = mood(game)
        self._game = self.table_of = game
        self._evening = evening
        self._seed = new_seed()
        self._shared_for: object = None
        self._shared: Sequence[int] = ()
        self._newcomer = remembered is None and not host.lessons.any_done(game)
        """Nobody has played this game here, or learnt it."""

    def enter(self) -> None:
        self.controls.first = "begin"
        if not self.plan.places[0].name:
            self.controls.first = _OWN_NAME
            self.later(0.0, lambda: self.controls.focus_on(_OWN_NAME, ring=self.controls.ring_shown))
        self._ahead = Ahead(self.app.wake, self.relay)
        self._soon_ahead = self.later(_WORK_AHEAD_AFTER, self._work_ahead)

    def leave(self) -> None:
        self._ahead.close()

    def change(self, plan: Plan) -> None:
        super().change(plan)
        self._soon_ahead.cancel()
        self._soon_ahead = self.later(_WORK_AHEAD_AFTER, self._work_ahead)

    def _work_ahead(self) -> None:
        """What the opponents will play from, while the set-up is looked at."""
        if not draft.why_not(self.plan):
            header = self.header
            self._ahead.work(header.game, setup_from(GAMES[header.game], header.setup), len(header.seats))

    @property
    def header(self) -> Header:
        return self._host.header_of(self.usual(draft.filled(self.plan)), self._seed, self._said_phrase)

    @property
    def _said_phrase(self) -> str | None:
        return self.phrase.strip() or None if draft.option(self.plan, "sealed") else None

    def begin(self) -> None:
        plan = draft.filled(self.plan)
        if self._evening is None:
            first = {"first": "drawn"} if self._newcomer and plan.options.get("first") == 0 else {}
            self._host.memory.set_up(draft.with_options(plan, first))
        try:
            table = self._host.begin(self.usual(plan), self._seed, self._said_phrase, self._evening)
        except RefusedError as refused:
            self.say(refusals.trouble(refused.trouble))
        else:
            self.app.replace(table)

    # The picture

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        inner = inset(self.cloth(area), scale.px(2.0), scale.px(1.6))
        head, middle, foot = rows(inner, scale.px(6.4), REST, scale.px(_BEGIN), gap=scale.px(1.5))
        if inner.w >= scale.px(_TWO_PAGES):
            wide = min(inner.w, 2 * scale.px(_WIDEST_PAGE) + scale.px(2.5))
            middle = Rect(inner.centerx - wide // 2, middle.y, wide, middle.h)
            places = columns(middle, REST, REST, gap=scale.px(2.5))
        else:
            places = [middle]
        parts = self._parts(places, scale)
        spare = middle.h - self._height(places, scale, parts)
        head.y += spare // 3
        foot.y -= spare - spare // 3
        places = [place.move(0, spare // 3) for place in places]
        for place in places:
            place.h -= spare
        yield from self._head(head, scale)
        yield from self._pages(places, scale, parts)
        yield from self._foot(foot, scale)

    def _parts(self, places: Sequence[Rect], scale: Scale) -> Parts:
        """Found once for each width: what is chosen later moves nothing to the other page."""
        others = (self._evening_choice, self._undo, self._sealed)
        if len(places) == 1:
            return ((self._people, self._game_choices, *others),)
        shared_for = (places[0].w, scale, spoken())
        if self._shared_for != shared_for:
            self._shared_for = shared_for
            inside = _inside(places[0], scale)
            fixed = [_tall(part, inside, scale) for part in (self._people, self._game_choices)]
            talls = [_tall(part, inside, scale) for part in (*others[:-1], self._unsealed)]
            self._shared = _shared_out(fixed, talls)
        pages: tuple[list[Part], list[Part]] = ([self._people], [self._game_choices])
        for part, page in zip(others, self._shared, strict=True):
            pages[page].append(part)
        return pages

    def _height(self, places: Sequence[Rect], scale: Scale, parts: Parts) -> int:
        """Of the pages: no more than what stands on them, nor than there is room."""
        tallest = max(sheet.tall for sheet in self._sheets(places, scale, parts))
        wanted = max(tallest, scale.px(_LOWEST_PAGE)) + 2 * scale.px(_PAGE_EDGE)
        return places[0].h if wanted >= _NEARLY_ALL * places[0].h else wanted

    def _sheets(self, places: Sequence[Rect], scale: Scale, parts: Parts) -> list[Sheet]:
        sheets = [Sheet(_inside(place, scale), scale) for place in places]
        for sheet, laid in zip(sheets, parts, strict=True):
            for part in laid:
                part(sheet)
        return sheets

    def _pages(self, places: Sequence[Rect], scale: Scale, parts: Parts) -> Iterable[Widget]:
        labels = (_("Players"), _("The game"))
        sheets = self._sheets(places, scale, parts)
        for number, (place, sheet) in enumerate(zip(places, sheets, strict=True)):
            yield Panel(f"page.{number}", "", place)
            area = beside_bar(_inside(place, scale), scale)
            yield ScrollArea(f"sheet.{number}", labels[number], area, inside=sheet.widgets, tall=sheet.tall)

    def _head(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        title = shelf.title(self._game)
        wide = min(width_of(title, "title", scale.text("heading")) + scale.px(2), place.w // 2)
        back = Rect(place.x, 0, scale.px(HEIGHT), scale.px(HEIGHT))
        back.centery = place.centery
        yield sign_button("back", _("Back to the title"), back, "back", self.back)
        at = Rect(back.right + scale.px(1.4), place.y, wide, place.h)
        yield Label("title", title, at, size="heading", kind="title", colour=self.mood.text)
        room = Rect(at.right + scale.px(1), place.y, place.right - at.right - scale.px(1), place.h)
        helpers = list(self._helpers(room, scale))
        yield from helpers
        room.w = helpers[0].rect.x - room.x - scale.px(1)
        if room.w >= width_of(shelf.on_screen(self._game).tagline(), "title_italic", scale.text("body")):
            words = shelf.on_screen(self._game).tagline()
            yield Label("tagline", words, room, kind="title_italic", colour=self.mood.text_muted)

    def _helpers(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        """At the right end: the lessons, if there are any, and the rule book."""
        parts: list[tuple[str, str, str, Callable[[], Scene]]] = [
            ("rules", _("Rules"), "book", lambda: self._host.rules(self._game)),
        ]
        if shelf.on_screen(self._game).lessons():
            parts.insert(0, ("learn", _("Learn"), "learn", lambda: self._host.learn(self._game)))
        sizes = [button_size(scale, words, sign) for _name, words, sign, _make in parts]
        roomy = sum(wide for wide, _high in sizes) + scale.px(1) <= place.w
        widths = [wide if roomy else scale.px(HEIGHT) for wide, _high in sizes]
        middle = centred(place, place.w, scale.px(HEIGHT))
        places = line(middle, widths, scale.px(1), "right")
        for (name, words, sign, make), at in zip(parts, places, strict=True):
            yield Button(
                name,
                words,
                at,
                icon=sign,
                style="quiet",
                hides_label=not roomy,
                on_press=lambda make=make: self.app.push(make()),
            )

    def _people(self, sheet: Sheet) -> None:
        sheet.heading("players", _("Around the table"))
        seat_lines(sheet, self.plan, self)

    def _evening_choice(self, sheet: Sheet) -> None:
        if self._evening is None:
            options.evening(sheet, self.plan, self)

    def _game_choices(self, sheet: Sheet) -> None:
        shelf.on_screen(self._game).set_up.choices(sheet, self)

    def _undo(self, sheet: Sheet) -> None:
        options.undo(sheet, self.usual(self.plan), self)

    def _sealed(self, sheet: Sheet) -> None:
        options.sealed(sheet, self.plan, self, self._seed, self.phrase)

    def _unsealed(self, sheet: Sheet) -> None:
        options.sealed(sheet, draft.with_option(self.plan, "sealed", False), self, self._seed, "")

    def _foot(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        words = shelf.on_screen(self._game).set_up.begin()
        wide = max(scale.px(34), button_size(scale, words, "play")[0] + scale.px(4))
        begin = Rect(place.right - min(wide, place.w // 2), place.y, min(wide, place.w // 2), place.h)
        plate = Rect(place.x, place.y, begin.x - place.x - scale.px(2), place.h)
        yield Panel("foot.plate", "", plate, made_of="dark")
        told = inset(plate, scale.px(2), scale.px(0.4))
        why = draft.why_not(self.plan)
        if self._newcomer and not why:
            wide, high = button_size(scale, _("Lesson"), "learn")
            told, learn = columns(told, REST, min(wide, told.w // 2), gap=scale.px(1.5))
            learn = centred(learn, learn.w, high)
            learning: Callable[[], None] = lambda: self.app.push(self._host.first_lesson(self._game))  # noqa: E731
            yield Button("lesson", _("Lesson"), learn, icon="learn", on_press=learning)
        line = why or self._order()
        share, ahead = self._ahead.progress, told
        if share is not None:
            told, ahead = rows(told, REST, scale.px(_AHEAD))
        yield Label("order", line, told, kind="medium")
        if share is not None:
            studying = _("The opponents are studying these cards: {share} %").format(share=int(100 * share))
            yield Gauge("ahead", studying, ahead, size="small", muted=True, share=share)
        made = Button("begin", words, begin, icon="play", style="primary", on_press=self.begin)
        made.enabled, made.reason = not why, why
        yield made

    def _order(self) -> str:
        if self._newcomer:
            words = _("New to {game}? The first lesson takes two minutes.")
            return words.format(game=shelf.title(self._game))
        plan = draft.filled(self.plan)
        if len(plan.places) == 1:
            return _("{name} plays alone, in as few turns as possible.").format(name=plan.places[0].name)
        first = draft.option(plan, "first")
        if isinstance(first, int):
            return _("{name} begins, then it goes round clockwise.").format(name=plan.places[first].name)
        return _("A random player starts, then it goes round clockwise.")


def _inside(page: Rect, scale: Scale) -> Rect:
    return inset(page, scale.px(3.2), scale.px(_PAGE_EDGE))


def _tall(part: Part, place: Rect, scale: Scale) -> int:
    sheet = Sheet(place, scale)
    part(sheet)
    return sheet.tall


def _shared_out(talls: Sequence[int], others: Sequence[int]) -> list[int]:
    """On which page each of the `others` goes, by how tall they and what stands there are."""
    filled, pages = list(talls), list[int]()
    for other in others:
        page = filled.index(min(filled))
        filled[page] += other
        pages.append(page)
    return pages
