"""The library as a scene: the list at the left, the chosen game and what can be done with it at the right."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pygame
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.bots.record import bots_of
from game.core.library import RefusedError
from game.core.texts import LONGEST_NAME
from scenes.app.on_table import OnTable
from scenes.app.scene import Scene
from scenes.host.host import Host
from scenes.library import files, open_and_save
from scenes.library.files import FileError
from scenes.library.finding import Finding, people_of
from scenes.library.finding_bar import ask_order, ask_person, finding_bar
from scenes.library.game_summary import GameSummary, Standings, summaries
from scenes.library.importing import unreadable_dialog
from scenes.library.row import HEIGHT as ROW
from scenes.library.row import GameRow, title_place
from scenes.library.side import least_height, side, signs
from scenes.text import refusals
from scenes.text.words import _
from scenes.widgets import clipboard
from scenes.widgets.button import HEIGHT, Button, sign_button, unplaced
from scenes.widgets.field import Field
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, Scale, columns, inset, rows
from scenes.widgets.scroll import ScrollArea, beside_bar
from scenes.widgets.widget import Widget

_BESIDE = 104.0
_SIDE = 38.0
_AT_A_TIME = 4


class GamesScene(OnTable):
    name = "games"
    arrival = "slide"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._finding = Finding()
        self._standings = Standings(host)
        self._all = summaries(host, self._standings)
        self._shown = self._finding.found(self._all)
        """Those of them that are listed."""
        self._chosen: str | None = self._shown[0].id if self._shown else None
        self._new_name: str | None = None
        """While the chosen game's name is being written anew."""

    def enter(self) -> None:
        if self._chosen:
            self.controls.first = f"game.{self._chosen}"
        if self._host.library.trouble:
            self.say(refusals.trouble(self._host.library.trouble))
        self.later(0.0, self._find_standings)

    def _find_standings(self) -> None:
        """Some at a time: nobody waits for them."""
        found = [self._standings.find_one(self._all) for _time in range(_AT_A_TIME)]
        if any(found):
            self._look_up()
            self.later(0.0, self._find_standings)

    @property
    def chosen(self) -> GameSummary | None:
        return next((shown for shown in self._shown if shown.id == self._chosen), None)

    def _look_up(self) -> None:
        """After anything that may have changed the list."""
        self._all = summaries(self._host, self._standings)
        self._find(self._finding)

    def _find(self, finding: Finding) -> None:
        self._finding = finding
        self._shown = finding.found(self._all)
        if self.chosen is None:
            self._chosen = self._shown[0].id if self._shown else None
        self.relay()

    def _ask(self, what: str) -> None:
        people = people_of(self._all)

        def heard(answer: object) -> None:
            if answer is None:
                return
            if what == "order":
                self._find(replace(self._finding, order=answer))
            else:
                number = int(str(answer))
                self._find(replace(self._finding, person=people[number] if number >= 0 else None))

        self.app.push(ask_order() if what == "order" else ask_person(people), then=heard)

    # What can be done with a game

    def _choose(self, game_id: str) -> None:
        if self._chosen == game_id and self._new_name is None:
            self._open()
            return
        self._chosen, self._new_name = game_id, None
        self.relay()

    def _try(self, do: Callable[[str], None]) -> None:
        """Does it with the chosen game, or tells why the library won't."""
        if self._chosen is None:
            return
        try:
            do(self._chosen)
        except RefusedError as refused:
            self.say(refusals.refused(refused.trouble, self._host.library.trouble))
            self._look_up()

    def _show(self, make: Callable[[str], Scene]) -> None:
        self._try(lambda chosen: self.app.push(make(chosen), then=lambda _: self._look_up()))

    def _open(self) -> None:
        """A game that runs is gone on with, one that has ended is looked at."""
        shown = self.chosen
        if shown and shown.damaged:
            self.say(refusals.damaged())
        elif shown:
            self._show(self._host.replay if shown.ended else self._host.resume)

    def _delete(self) -> None:
        shown = self.chosen
        if shown is None:
            return
        at = self._shown.index(shown)

        def delete(game_id: str) -> None:
            self._host.library.delete(game_id)
            others = [other.id for other in self._shown if other.id != game_id]
            self._chosen = others[min(at, len(others) - 1)] if others else None
            self._look_up()
            words = _("“{name}” was deleted.").format(name=shown.name)
            self.say(words, _("Undo"), lambda: bring_back(game_id))

        def bring_back(game_id: str) -> None:
            self._chosen = game_id
            self._try(self._host.library.undelete)
            self._chosen = game_id
            self._look_up()

        self._try(delete)

    def _begin_renaming(self) -> None:
        if shown := self.chosen:
            self._new_name = shown.name
            self.go_to("name")

    def _typed(self, words: str) -> None:
        self._new_name = words

    def _rename(self) -> None:
        name = (self._new_name or "").strip()
        self._new_name = None
        if name:
            self._try(lambda chosen: self._host.library.rename(chosen, name))
        self._look_up()
        self.go_to(f"game.{self._chosen}")

    def _export(self) -> None:
        shown = self.chosen
        if shown is None:
            return

        def heard(path: object) -> None:
            if isinstance(path, Path):
                saved = _("Saved as {path}").format(path=path)
                self.say(saved, _("Copy the path"), lambda: clipboard.copy(str(path)))

        def save(game_id: str) -> None:
            open_and_save.save(self.app, self._host, shown.name, self._host.read(game_id), heard)

        self._try(save)

    def _import(self) -> None:
        open_and_save.bring_in(self.app, self._host, self._came)

    def _came(self, game_id: object) -> None:
        if isinstance(game_id, str):
            self._chosen = game_id
            self._look_up()
            if shown := self.chosen:
                self.say(_("“{name}” was imported.").format(name=shown.name))

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            try:
                self._came(self._host.bring_in(files.read(Path(event.file))))
            except FileError as error:
                self.app.push(unreadable_dialog(error))
            return True
        return super().handle(event)

    def back(self) -> None:
        if self._new_name is not None:
            self._new_name = None
            self.relay()
        elif self._finding.narrows:
            self._find(Finding(order=self._finding.order))
        else:
            super().back()

    # The picture

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        cloth = inset(self.cloth(area), scale.px(2.4), scale.px(1.6))
        head, body = rows(cloth, scale.px(6.0), REST, gap=scale.px(1.4))
        yield from self._head(head, scale)
        if not self._all:
            yield from self._nothing(body, scale, _("No games yet. Open a box on the title to play one."))
            return
        wide = min(cloth.w, scale.px(150))
        body = Rect(cloth.centerx - wide // 2, body.y, wide, body.h)
        finding, body = rows(body, scale.px(HEIGHT), REST, gap=scale.px(1.4))
        yield from finding_bar(finding, scale, self._finding, self._find, self._ask)
        if not self._shown:
            yield from self._nothing(body, scale, _("No game found."))
            return
        deeds = self._deeds(self.chosen) if self.chosen else ()
        if cloth.w >= scale.px(_BESIDE) and body.h >= least_height(scale, len(deeds)):
            left, right = columns(body, REST, scale.px(_SIDE), gap=scale.px(2.2))
            yield from self._list(left, scale)
            if self.chosen:
                yield from side(right, scale, self.chosen, deeds)
        else:
            upper, lower = rows(body, REST, scale.px(HEIGHT), gap=scale.px(1.4))
            yield from self._list(upper, scale)
            if self.chosen:
                yield from signs(lower, scale, deeds)

    def _head(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        side = scale.px(HEIGHT)
        back, title, bring = columns(place, side, REST, scale.px(20), gap=scale.px(1.4))
        for at in (back, bring):
            at.inflate_ip(0, scale.px(HEIGHT) - at.h)
        yield sign_button("back", _("Back to the title"), back, "back", self.back)
        yield Label("title", _("Games"), title, size="heading", kind="title")
        yield Button("import", _("Import"), bring, icon="import", style="quiet", on_press=self._import)

    def _nothing(self, place: Rect, scale: Scale, words: str) -> Iterable[Widget]:
        at = Rect(0, 0, min(place.w, scale.px(70)), scale.px(12))
        at.center = place.center
        yield Label("nothing", words, at, size="lead", kind="title_italic", align="centre")

    def _list(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        """A line for each game; the name of the chosen one may be a field for a moment."""
        yield Panel("games.page", "", place)
        inner = inset(place, scale.px(2.4), scale.px(1.8))
        high, gap = scale.px(ROW), scale.px(0.5)
        inside: list[Widget] = []
        for number, shown in enumerate(self._shown):
            rect = Rect(inner.x, inner.y + number * (high + gap), inner.w, high)
            renamed = shown.id == self._chosen and self._new_name is not None
            parts = (shown.name, shown.kind, ", ".join(shown.names), shown.when, shown.status)
            inside.append(
                GameRow(
                    f"game.{shown.id}",
                    ", ".join(parts),
                    rect,
                    shown,
                    chosen=shown.id == self._chosen,
                    renamed=renamed,
                    on_press=lambda shown=shown: self._choose(shown.id),
                )
            )
            if renamed:
                inside.append(
                    Field(
                        "name",
                        _("Name"),
                        title_place(rect, scale),
                        value=self._new_name or "",
                        longest=LONGEST_NAME,
                        on_change=self._typed,
                        on_done=lambda _words: self._rename(),
                    )
                )
        tall = len(self._shown) * (high + gap) - gap
        area = beside_bar(inner, scale)
        yield ScrollArea("games.list", _("Games"), area, inside=inside, tall=tall)

    def _deeds(self, shown: GameSummary) -> list[Button]:
        def look(name: str, words: str, sign: str, make: Callable[[str], Scene]) -> Button:
            return unplaced(name, words, sign, lambda: self._show(make))

        rename = unplaced("rename", _("Rename"), "pencil", self._begin_renaming)
        delete = unplaced("delete", _("Delete"), "trash", self._delete)
        if shown.damaged:
            return [rename, delete]
        if shown.ended:
            first = look("open", _("Replay"), "play", self._host.replay)
            others = [look("result", _("Result"), "trophy", self._host.result)]
            if bots_of(shown.game).appraiser:
                others.append(look("review", _("Review"), "chart", self._host.review))
        else:
            first = look("open", _("Continue"), "play", self._host.resume)
            others = [look("look", _("Replay"), "eye", self._host.replay)]
        first.style = "primary"
        export = unplaced("export", _("Save as a file"), "export", self._export)
        return [first, *others, rename, export, delete]
