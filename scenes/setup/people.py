"""Two questions above the set-up: who plays at this seat, and in which colour."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.bots.explain.coach import COACH
from game.bots.strengths import strength
from scenes.app.page import Page
from scenes.app.scene import Scene
from scenes.art.palette import SEAT_BY_KEY
from scenes.host.last_setups import Plan
from scenes.players.page import ProfilePage
from scenes.players.people import Profile, Profiles
from scenes.players.widgets import HEIGHT as PERSON_HEIGHT
from scenes.players.widgets import PersonButton, person_size
from scenes.setup import draft
from scenes.table.seats import level_name, levels
from scenes.text.words import _, number, percent
from scenes.widgets.button import Button, button_size
from scenes.widgets.disc import Disc, colour_name
from scenes.widgets.label import Label, Panel, text_height
from scenes.widgets.layout import REST, Scale, columns, flow
from scenes.widgets.lists import Entry
from scenes.widgets.sheet import Sheet
from scenes.widgets.widget import Widget

_NAMES = 8
"""So many remembered names are offered."""


@dataclass(frozen=True)
class Person:
    """A person is to sit there; without a name nobody in particular. `colour` is the one they like best."""

    name: str | None
    colour: str | None = None


@dataclass(frozen=True)
class Opponent:
    level: str


def level_words(level: str) -> str:
    return {
        "easy": _("Plays for fun and overlooks a lot."),
        "medium": _("Knows the game well, and slips now and then."),
        "hard": _("Plays well, and misjudges close choices."),
        "expert": _("The best this table can do."),
        "sparring": _("Keeps the game close, whoever it plays with."),
        COACH: _("Plays its best, and explains each of its turns."),
    }[level]


def strength_words(game: str, level: str) -> str:
    """What came out when a level played against the expert; nothing if it didn't."""
    measured = strength(game, level)
    if measured is None:
        return ""
    share = percent(measured.wins)
    if measured.points is None:
        return _("Wins {share} against the expert.").format(share=share)
    return _("Gives away {points} points a turn; wins {share} against the expert.").format(
        points=number(measured.points, 1), share=share
    )


class WhoPage(Page):
    """Pops with a `Person` or an `Opponent`; with None if it stays as it is."""

    name = "who"

    def __init__(self, profiles: Profiles, plan: Plan, seat: int, names: Sequence[str]) -> None:
        """`names` are those who have played here, who plays most first."""
        super().__init__()
        self._profiles = profiles
        self._place = plan.places[seat]
        self._called = draft.name_at(plan, seat)
        self._all_names = names
        self._game = plan.game
        self._levels = levels(plan.game)
        seated = {place.name for place in plan.places}
        self._names = [name for name in names if name not in seated][:_NAMES]

    def title(self) -> str:
        return _("Who plays here?")

    def body(self, sheet: Sheet) -> None:
        _heading(sheet, "people", _("A person"))
        self._people(sheet)
        _heading(sheet, "opponents", _("An opponent"))
        for level in self._levels:
            entry = Entry(level, level_name(level), level_words(level), icon="bot")
            sheet.row(
                f"level.{level}",
                entry,
                lambda level=level: self.app.pop(Opponent(level)),
                said=f"{entry.title}. {entry.detail}",
                help=strength_words(self._game, level),
                chosen=self._place.level == level,
            )

    def _people(self, sheet: Sheet) -> None:
        """Who sits there now or somebody new, those who have played here, and how who sits there looks."""
        scale = sheet.scale
        sitting = self._profiles.of(self._called) if self._place.kind == "human" else None
        nowhere = Rect(0, 0, 0, 0)
        people: list[tuple[Button, tuple[int, int]]] = []

        def offer(person: Profile, answer: Person, *, on: bool = False) -> None:
            button = PersonButton(
                f"person.{len(people)}",
                person.name,
                nowhere,
                person=person,
                on=on,
                on_press=lambda: self.app.pop(answer),
            )
            people.append((button, person_size(scale, person.name)))

        def offer_else(name: str, words: str, sign: str, do: Callable[[], None]) -> None:
            button = Button(name, words, nowhere, icon=sign, on_press=do)
            people.append((button, button_size(scale, words, sign)))

        if sitting:
            offer(sitting, Person(None), on=True)
        else:
            offer_else("person.0", _("New player"), "person", lambda: self.app.pop(Person(None)))
        for known in map(self._profiles.of, self._names):
            offer(known, Person(known.name, known.colour))
        if sitting:
            words = _("Name, colour and picture")
            offer_else("profile", words, "pencil", lambda: self._ask_profile(sitting))
        sizes = [(wide, scale.px(PERSON_HEIGHT)) for _button, (wide, _high) in people]
        places, tall = flow(sheet.width, sizes, scale.px(1))
        room = sheet.room(tall, after=2.2)
        for (button, _size), at in zip(people, places, strict=True):
            button.rect = at.move(room.topleft)
            sheet.add(button)

    def _ask_profile(self, person: Profile) -> None:
        def heard(answer: object) -> None:
            if isinstance(answer, Profile):
                self.app.pop(Person(answer.name, answer.colour))

        self.app.push(ProfilePage(self._profiles, person, self._all_names), then=heard)


def _heading(sheet: Sheet, name: str, words: str) -> None:
    sheet.add(Label(name, words, sheet.take(3.6, 0.8), size="lead", kind="title"))


class ColourPage(Scene):
    """Pops with the key of a colour, or None. Who has it already gets the other one."""

    name = "colour"
    see_through = True

    def __init__(self, plan: Plan, seat: int) -> None:
        super().__init__()
        self._plan, self._seat = plan, seat
        self._keys = draft.colours(plan.game)
        self.controls.first = f"colour.{plan.places[seat].colour}"

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        pad = scale.px(3.5)
        across = len(self._keys)
        cell = min(scale.px(15), (area.w - 4 * pad) // across)
        tall = scale.px(13)
        title = _("{name}'s colour").format(name=draft.name_at(self._plan, self._seat))
        head = text_height(scale, title, cell * across, "heading", "title")
        page = Rect(0, 0, cell * across + 2 * pad, head + tall + 2 * pad + scale.px(8) + scale.px(1.2))
        page.center = area.center
        yield Panel("colour.page", "", page)
        top = Rect(page.x + pad, page.y + pad, page.w - 2 * pad, head)
        yield Label("colour.title", title, top, size="heading", kind="title")
        body = Rect(top.x, top.bottom + scale.px(1.2), top.w, tall)
        holders = {place.colour: place.name for place in draft.filled(self._plan).places}
        for key, at in zip(self._keys, columns(body, *[REST] * across, gap=scale.px(0.6)), strict=True):
            side = min(scale.px(7.5), at.w)
            disc = Rect(0, at.y + scale.px(0.4), side, side)
            disc.centerx = at.centerx
            holder = holders.get(key, "")
            yield Disc(
                f"colour.{key}",
                f"{colour_name(key)}, {holder}" if holder else colour_name(key),
                disc,
                SEAT_BY_KEY[key],
                help=colour_name(key),
                on_press=lambda key=key: self.app.pop(key),
            )
            if holder:
                under = Rect(at.x, disc.bottom + scale.px(0.4), at.w, scale.px(2.6))
                yield Label(f"holder.{key}", holder, under, size="small", align="centre", muted=True)
        low = Rect(0, 0, *button_size(scale, _("Back"), "back"))
        low.bottomright = (page.right - pad, page.bottom - pad + scale.px(0.6))
        yield Button("back", _("Back"), low, icon="back", on_press=self.back)
