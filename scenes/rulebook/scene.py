"""`BookScene`: the rule book, opened at a chapter: contents and search beside it."""

from collections.abc import Iterable
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.shelf import GAMES
from scenes import shelf
from scenes.app.scene import Scene
from scenes.art.look import mood
from scenes.art.palette import WALNUT_DARK
from scenes.game_record.chapters import Chapter
from scenes.keys.bindings import AT_FIRST
from scenes.keys.key import PAGING
from scenes.rulebook import search, sheet
from scenes.rulebook.search import Found
from scenes.settings.store import Settings
from scenes.text.words import _, ngettext
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.choices import Choice, choice_size
from scenes.widgets.field import Field
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, Scale, columns, inset, line, rows
from scenes.widgets.lists import Entry, listing
from scenes.widgets.scroll import ScrollArea, bar_room
from scenes.widgets.widget import Widget

_WIDEST, _TALLEST = 146.0, 92.0
_UPRIGHT = 0.8
"""In a tall window it may have so much of its height."""
_CONTENTS = 40.0
_ROW = 4.9
_BESIDE = 92.0
"""A page so wide has room for contents and chapter side by side."""

_ACTIONS = ("book.search", "book.previous", "book.next", "everywhere.rule")


class BookScene(Scene):
    name = place = "book"
    see_through = True

    def __init__(self, game: str, chapter: str = "", *, shelf_of_all: bool = False) -> None:
        """`shelf_of_all`: no game is on the table, so that one may turn to another game's rules."""
        super().__init__()
        self.game = self._opened_for = game
        self.mood = mood(game)
        self._of_all = shelf_of_all
        self._chapters = shelf.on_screen(game).chapters(AT_FIRST)
        self._key = self._known(chapter)
        self._wanted = ""
        self._found: int | None = None
        """The part that the search has led to."""
        self._reading = bool(chapter)
        """On a narrow page either the chapter shows or the contents."""
        self._arrived = False

    # What shows

    @property
    def chapter(self) -> Chapter:
        return next(chapter for chapter in self._chapters if chapter.key == self._key)

    def open(self, key: str, part: int | None = None) -> None:
        self._key, self._found, self._reading, self._arrived = self._known(key), part, True, False
        self.relay()

    def turn_to(self, game: str) -> None:
        self._wanted = ""
        self._read(game)
        self.open("")
        self._reading = False

    def _read(self, game: str) -> None:
        self.game, self.mood = game, mood(game)
        self._chapters = shelf.on_screen(game).chapters(AT_FIRST)

    def look_for(self, words: str) -> None:
        self._wanted = words
        self._to_contents()

    def found(self) -> list[Found]:
        """In the rules of the game it was opened for first, then in those of the others."""
        games = sorted(GAMES, key=lambda game: game != self._opened_for)
        chapters = {game: shelf.on_screen(game).chapters(self.settings.keys) for game in games}
        return [place for game in games for place in search.find(game, chapters[game], self._wanted)]

    def leaf(self, step: int) -> None:
        keys = [chapter.key for chapter in self._chapters]
        at = keys.index(self._key) + step
        if 0 <= at < len(keys):
            self.open(keys[at])

    def _known(self, key: str) -> str:
        keys = [chapter.key for chapter in self._chapters]
        return key if key in keys else keys[0]

    # Keys

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key_used(event):
            return True
        return super().handle(event)

    def _key_used(self, event: Event) -> bool:
        if not self.types(event) and (action := self.settings.keys.meant(event, _ACTIONS)):
            match action:
                case "book.search":
                    self._go_to_search()
                case "everywhere.rule":
                    super().back()
                case _:
                    self.leaf(-1 if action == "book.previous" else 1)
            return True
        text = self.controls.find(f"book.text.{self._key}")
        return event.key in PAGING and text is not None and text.key(event)

    def _go_to_search(self) -> None:
        self._reading = False
        self.go_to("book.search", ring=True)

    def back(self) -> None:
        """Esc clears a search before it closes the book."""
        if self._wanted:
            self.look_for("")
        else:
            super().back()

    def ensure_laid(self, size: tuple[int, int], settings: Settings) -> None:
        """What the search has led to is brought into sight, once."""
        super().ensure_laid(size, settings)
        if self._arrived or self._found is None:
            return
        self._arrived = True
        self.controls.bring_into_sight(sheet.part_id(self._found))

    # The picture

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        # They or the language may have changed
        self._chapters = shelf.on_screen(self.game).chapters(self.settings.keys)
        outer = inset(area, scale.px(2.4))
        tallest = max(scale.px(_TALLEST), round(outer.h * _UPRIGHT))
        page = Rect(0, 0, min(outer.w, scale.px(_WIDEST)), min(outer.h, tallest))
        page.center = area.center
        yield Panel("book.page", "", page)
        inner = inset(page, min(scale.px(3.6), page.w // 18), min(scale.px(2.8), page.h // 18))
        head, middle, low = rows(inner, scale.px(HEIGHT), REST, scale.px(HEIGHT), gap=scale.px(1.4))
        yield from self._head(head, scale)
        if inner.w >= scale.px(_BESIDE):
            left, right = columns(middle, scale.px(_CONTENTS), REST, gap=scale.px(3))
            yield from self._contents(left, scale)
            yield from self._text(right, scale)
        elif self._reading:
            yield from self._text(middle, scale)
        else:
            yield from self._contents(middle, scale)
        yield from self._foot(low, scale, beside=inner.w >= scale.px(_BESIDE))

    def _head(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        if not self._of_all:
            words = _("{game}: the rules").format(game=shelf.title(self.game))
            yield Label("book.title", words, place, size="heading", kind="title")
            return
        games = [(game, shelf.title(game)) for game in GAMES]
        wide = min(choice_size(scale, [words for _game, words in games])[0], place.w * 2 // 3)
        room, at = columns(place, REST, wide, gap=scale.px(1.5))
        yield Label("book.title", _("Rules"), room, size="heading", kind="title")
        yield Choice(
            "book.game", _("Which game"), at, options=games, chosen=self.game, on_choose=self.turn_to
        )

    def _contents(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        field, below = rows(place, scale.px(HEIGHT), REST, gap=scale.px(1.2))
        yield Field(
            "book.search",
            _("Search the rules"),
            field,
            value=self._wanted,
            help=self._with_key(_("Search the rules"), "book.search"),
            placeholder=_("Search"),
            on_change=self.look_for,
            on_done=lambda _words: self._open_found(0),
        )
        if not self._wanted.strip():
            entries = [Entry(chapter.key, chapter.title) for chapter in self._chapters]
            yield listing("book.chapter", _("Chapters"), below, scale, entries, self._key, self.open, _ROW)
            return
        found = self.found()
        words = ngettext("{n} result", "{n} results", len(found)).format(n=len(found))
        told, below = rows(below, scale.px(2.6), REST, gap=scale.px(0.6))
        yield Label("book.count", words if found else _("Nothing was found."), told, size="small", muted=True)
        entries = [Entry(str(at), self._where(place), place.excerpt) for at, place in enumerate(found)]
        yield listing(
            "book.found",
            _("Search results"),
            below,
            scale,
            entries,
            None,
            lambda at: self._open_found(int(at)),
        )

    def _where(self, place: Found) -> str:
        if place.game == self._opened_for and not self._of_all:
            return place.chapter.title
        return _("{game}: {chapter}").format(game=shelf.title(place.game), chapter=place.chapter.title)

    def _open_found(self, at: int) -> None:
        found = self.found()
        if at >= len(found):  # Enter, where nothing was found
            return
        place = found[at]
        if place.game != self.game:
            self._of_all = True
            self._read(place.game)
        self.open(place.chapter.key, place.part)

    def _text(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        chapter = self.chapter
        title, below = rows(place, scale.px(4.4), REST, gap=scale.px(1))
        yield Label("book.chapter_title", chapter.title, title, size="heading", kind="title_italic")
        room = Rect(below.x, below.y, below.w - bar_room(scale), below.h)
        text = sheet.lay(chapter, room, scale, self.game, self._found)
        name, inside = f"book.text.{chapter.key}", text.widgets
        yield ScrollArea(name, chapter.title, below, inside=inside, tall=text.tall)

    def _foot(self, place: Rect, scale: Scale, *, beside: bool) -> Iterable[Widget]:
        chapters = [chapter.key for chapter in self._chapters]
        at = chapters.index(self._key)

        def leaf(action: str, words: str, sign: str, step: int, end: str) -> Button:
            about = self._with_key(words, action)
            there = 0 <= at + step < len(chapters)
            press = partial(self.leaf, step)
            made = Button(
                action, words, place, icon=sign, enabled=there, reason=end, help=about, on_press=press
            )
            made.hides_label = True
            return made

        first, last = _("This is the first chapter."), _("This is the last chapter.")
        buttons = [
            leaf("book.previous", _("Previous chapter"), "chevron_left", -1, first),
            leaf("book.next", _("Next chapter"), "chevron_right", 1, last),
            Button(
                "back", _("Close the rule book"), place, icon="back", style="primary", on_press=super().back
            ),
        ]
        if not beside and self._reading:
            contents = Button("book.contents", _("Contents"), place, icon="book", on_press=self._to_contents)
            buttons.insert(0, contents)
        labels = ["" if button.hides_label else button.label for button in buttons]
        sizes = [button_size(scale, label, one.icon)[0] for label, one in zip(labels, buttons, strict=True)]
        for button, rect in zip(buttons, line(place, sizes, scale.px(1.2), "right"), strict=True):
            button.rect = rect
            yield button

    def _with_key(self, what: str, action: str) -> str:
        return _("{what} ({keys})").format(what=what, keys=self.settings.keys.word(action))

    def _to_contents(self) -> None:
        self._reading = False
        self.relay()

    def draw(self, surface: Surface) -> None:
        if self.app.depth == 1:
            surface.fill(WALNUT_DARK)
        super().draw(surface)
