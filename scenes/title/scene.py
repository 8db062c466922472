"""The title: three boxes on the café table. A lid opens a set-up; a slip goes on with what was left.

What is opened from here is imported when it is: the first picture waits for none of it.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.shelf import GAMES
from scenes import shelf
from scenes.app.scene import Scene
from scenes.art.appearance import dressed
from scenes.art.boxes import box_size, lockup
from scenes.art.table import cloth_area, table_background
from scenes.host.evening import Evening
from scenes.host.host import Host
from scenes.text import refusals
from scenes.text.words import _
from scenes.title.album import Album
from scenes.title.lid_spot import LidSpot, lid_rect
from scenes.title.offers import Offer, offers
from scenes.title.table_art import draw_on_table
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.label import Label
from scenes.widgets.layout import REST, Scale, columns, inset, line, rows
from scenes.widgets.offer_button import OfferButton
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from game.core.library import Listed
    from scenes.library.files import FromFile

_CAPTION = 5.2
_ROOM_FOR_WORDS = 26.0
_SLIP = 9.5
_WIDEST_SLIP = 56.0
_MARGIN = 3.0
_SEEN = 1.0
"""Seconds after which the first picture has been on screen, and may be kept."""


class Title(Scene):
    name = "title"

    def __init__(
        self, host: Host, file: "Callable[[], FromFile] | None" = None, album: Album | None = None
    ) -> None:
        """`file` gives a game to open at once."""
        super().__init__()
        self._album = album or Album()
        self._host = host
        self._file = file
        self._running: Listed | None = None
        self._next: tuple[Listed, Evening] | None = None
        """The game that ended last, of an evening that isn't over."""
        self._told_trouble = False
        self._ground: Surface | None = None
        self._laid: object = None
        self._looked = False
        """Whether there is a game to go on with is known only when the first picture has been seen."""

    def enter(self) -> None:
        """The library is opened when the first picture is on screen: nobody waits for it."""
        self.controls.first = f"box.{next(iter(GAMES))}"
        self.later(0.0, self._first_look)
        self.later(_SEEN, self._album.close)

    @property
    def settled(self) -> bool:
        return super().settled and self._looked

    def leave(self) -> None:
        self._host.close()

    def _first_look(self) -> None:
        self._look_up()
        if self._file:
            self._open_file(self._file)

    def _look_up(self) -> None:
        self._looked = True
        library = self._host.library
        games = [game for game in self._host.games() if not game.damaged]
        self._running = next((game for game in games if not game.ended), None)
        last = games[0] if games and games[0].ended else None
        evening = self._host.memory.evening(last.id, len(last.seats)) if last else None
        self._next = (games[0], evening) if evening and not evening.over else None
        if self._running or self._next:
            self.controls.first = "next" if self._next else "continue"
        if library.trouble and not self._told_trouble:
            self._told_trouble = True
            self.say(refusals.trouble(library.trouble))
        self.relay()

    # Going elsewhere

    def _open(self, make: Callable[[], Scene]) -> None:
        from game.core.library import RefusedError

        try:
            scene = make()
        except RefusedError as refused:
            self.say(refusals.refused(refused.trouble, self._host.library.trouble))
            self._look_up()
        else:
            self.app.push(scene, then=lambda _: self._look_up())

    def _open_file(self, read: "Callable[[], FromFile]") -> None:
        """A game that has ended is looked at; one that hasn't may be gone on with."""
        from scenes.library import files, importing

        try:
            brought = read()
        except files.FileError as error:
            self.app.push(importing.unreadable_dialog(error))
            return
        if brought.sealed or brought.session.ended:
            self._open(lambda: self._host.look_at(brought))
            return

        def heard(answer: object) -> None:
            if answer == "play":
                self._open(lambda: self._host.resume(self._host.bring_in(brought)))
            elif answer == "look":
                self._open(lambda: self._host.look_at(brought))

        self.app.push(importing.go_on_dialog(brought), then=heard)

    def _games(self) -> Scene:
        from scenes.library.scene import GamesScene

        return GamesScene(self._host)

    def _import(self) -> None:
        from scenes.library import open_and_save

        def came(game_id: object) -> None:
            self._look_up()
            if isinstance(game_id, str):
                words = _("The game is now among your games.")
                self.say(words, _("Open"), lambda: self._open(lambda: self._host.resume(game_id)))

        open_and_save.bring_in(self.app, self._host, came)

    def _records(self) -> Scene:
        from scenes.statistics.scene import RecordsPage

        return RecordsPage(self._host)

    def _settings(self) -> Scene:
        from scenes.preferences.page import SettingsScene

        return SettingsScene()

    def _about(self) -> Scene:
        from scenes.about.page import About

        return About()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            from scenes.library.files import read

            self._open_file(lambda: read(Path(event.file)))
            return True
        if not self.controls.hover and self.settings.keys.means(event, "everywhere.rule"):
            self._open(self._host.rules)
            return True
        return super().handle(event)

    # The picture

    def redress(self) -> None:
        self._ground = None

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        cloth = inset(cloth_area(area.size, None), scale.px(_MARGIN), scale.px(1.4))
        slips = offers(self._host, self._running, self._next)
        head, boxes, low, foot = rows(
            cloth,
            min(round(area.h * 0.19), scale.px(17)),
            REST,
            scale.px(_SLIP),
            scale.px(HEIGHT),
            gap=scale.px(1.6),
        )
        if self._ground is None or self._laid != (area.size, scale):
            self._laid = (area.size, scale)
            self._album.turn_to(area.size, scale, dressed(self.settings))
            self._ground = self._album.picture("ground", lambda: _ground(area, head, scale))
        yield from self._boxes(boxes, scale)
        yield from self._slips(low, scale, slips)
        yield from self._foot(foot, scale)

    def _boxes(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        """The lids as large as they may be; where there is little room, without words below."""
        told = place.h >= scale.px(_ROOM_FOR_WORDS)
        caption = scale.px(_CAPTION) if told else 0
        shape = box_size(1000)
        room = place.h - caption - scale.px(1)
        width = min(round(place.w / (len(GAMES) + 0.7)), round(room * shape[0] / shape[1]))
        gap = min(round(width * 0.32), (place.w - len(GAMES) * width) // len(GAMES))
        cells = line(place, [width] * len(GAMES), gap, "centre")
        for game, cell in zip(GAMES, cells, strict=True):
            lid = lid_rect(Rect(cell.x, cell.y, width, room), width)
            told_of = shelf.on_screen(game)
            yield LidSpot(
                f"box.{game}",
                _("{game}, {players}").format(game=told_of.title, players=told_of.company()),
                lid,
                game,
                self._album,
                help="" if told else told_of.tagline(),
                on_press=lambda game=game: self._open(lambda: self._host.set_up(game)),
            )
            if told:
                under = Rect(0, lid.bottom + scale.px(0.9), width + gap - scale.px(1), caption)
                under.centerx = lid.centerx
                upper, lower = rows(under, REST, scale.px(2.3))
                yield Label(
                    f"about.{game}",
                    told_of.tagline(),
                    upper,
                    size="small",
                    kind="medium",
                    align="centre",
                )
                muted = self.mood.text_muted
                yield Label(
                    f"players.{game}", told_of.company(), lower, size="small", align="centre", colour=muted
                )

    def _slips(self, place: Rect, scale: Scale, slips: Sequence[Offer]) -> Iterable[Widget]:
        if not slips:
            words = _("Open a box to begin.") if self._looked else ""
            yield Label("begin", words, place, size="lead", kind="title_italic", align="centre")
            return
        gap = scale.px(2.4)
        width = min(scale.px(_WIDEST_SLIP), (place.w - gap * (len(slips) - 1)) // len(slips))
        places = line(place, [width] * len(slips), gap, "centre")
        for offer, at in zip(slips, places, strict=True):
            yield OfferButton(
                offer.name,
                _("{title}: {words}").format(title=offer.title, words=offer.words),
                at,
                offer.game,
                offer.title,
                offer.words,
                icon=offer.icon,
                on_press=lambda offer=offer: self._open(offer.scene),
            )

    def _foot(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        due, streak = self._host.drills_kept if self._looked else (0, 0)
        drills = _("Drills · {n}").format(n=due) if due else _("Drills")
        run = _("Right in a row: {n}.").format(n=streak) if streak > 1 else ""
        parts: list[tuple[str, str, str, Callable[[], None]]] = [
            ("games", _("Games"), "library", lambda: self._open(self._games)),
            ("import", _("Import"), "import", self._import),
            ("rules", _("Rules"), "book", lambda: self._open(self._host.rules)),
            ("drills", drills, "learn", lambda: self._open(self._host.drills)),
            ("records", _("Players"), "chart", lambda: self._open(self._records)),
            ("settings", _("Settings"), "settings", lambda: self._open(self._settings)),
            ("about", _("About"), "info", lambda: self._open(self._about)),
            ("quit", _("Quit"), "exit", self.app.quit),
        ]
        gap = scale.px(1.2)
        sizes = [button_size(scale, words, sign)[0] for _name, words, sign, _do in parts]
        roomy = sum(sizes) + gap * (len(parts) - 1) <= place.w
        if roomy:
            places = line(place, sizes, gap, "centre")
        else:
            places = columns(place, *[REST] * len(parts), gap=gap)
        for (name, words, sign, do), at in zip(parts, places, strict=True):
            runs = bool(run) and name == "drills"
            about = f"{words} · {run}" if runs and not roomy else ""
            yield Button(
                name, words, at, icon=sign, style="quiet", hides_label=not roomy, help=about, on_press=do
            )
            if runs and roomy:
                below = Rect(0, at.bottom - scale.px(1.0), at.w + scale.px(6), scale.px(2))
                below.centerx = at.centerx
                yield Label("drills.streak", run, below, size="small", align="centre", muted=True)

    def draw(self, surface: Surface) -> None:
        assert self._ground is not None
        surface.blit(self._ground, (0, 0))
        super().draw(surface)


def _ground(area: Rect, head: Rect, scale: Scale) -> Surface:
    """The table with what lies on it for good, and the name."""
    ground = table_background(area.size, None)
    word = lockup(max(20, round(head.h * 0.66)))
    name = word.get_rect(center=head.center)
    left, right = Rect(head.x, head.y, name.x - head.x, head.h), Rect(name.right, head.y, 0, head.h)
    right.w = head.right - name.right
    draw_on_table(ground, left, right, scale)
    ground.blit(word, name)
    return ground
