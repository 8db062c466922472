"""About: an unofficial fan-made table, whose games these are, and under which licences it all is."""

from collections.abc import Sequence

from pygame import Rect

from game.shelf import GAMES
from scenes.about.licences import Inside
from scenes.app.page import Page
from scenes.art.fonts import Kind
from scenes.shelf import on_screen
from scenes.text.words import _
from scenes.widgets.button import Button
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale, TextRole
from scenes.widgets.widget import Widget


class About(Page):
    name = "about"

    def title(self) -> str:
        return _("About Tavolino")

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        widgets: list[Widget] = []
        y = place.y

        def add(
            words: str,
            *,
            size: TextRole = "body",
            kind: Kind = "regular",
            muted: bool = False,
            after: float = 1.6,
        ) -> None:
            nonlocal y
            high = text_height(scale, words, place.w, size, kind)
            at = Rect(place.x, y, place.w, high)
            widgets.append(Label(f"about.{len(widgets)}", words, at, size=size, kind=kind, muted=muted))
            y += high + scale.px(after)

        add(_("A small table for three games, with the people around you and with computer opponents."))
        add(_("An unofficial table, made by fans."), kind="bold", after=0.4)
        add(
            _(
                "It is not made, approved or supported by the designers and publishers named here. "
                "All words, drawings and sounds in it are its own. If you like a game, buy the real one."
            ),
            after=2.4,
        )
        for game in (made for made in map(on_screen, GAMES) if made.published):
            add(game.title, size="lead", kind="title", after=0.2)
            made = _("Designed by {designer}, published by {publisher}.")
            by = game.published
            add(made.format(designer=by.designer, publisher=by.publisher), muted=True)
        add(_("Licences"), size="lead", kind="title", after=0.4)
        for sentence in _licences():
            add(sentence, muted=True, after=0.8)
        return widgets, y - place.y

    def buttons(self) -> Sequence[Button]:
        def look_inside() -> None:
            self.app.push(Inside())

        return [
            Button("inside", _("Parts and licences"), Rect(0, 0, 0, 0), icon="info", on_press=look_inside)
        ]


def _licences() -> list[str]:
    return [
        _("Tavolino itself, its drawings and its sounds: MIT licence."),
        _("Vollkorn, by Friedrich Althausen, for titles: SIL Open Font License 1.1."),
        _("League Spartan, by The League of Moveable Type, for everything else: SIL Open Font License 1.1."),
        _("pygame-ce and SDL draw and listen: LGPL 2.1 and zlib licence."),
        _("pymunk and Chipmunk move the dice: MIT licence."),
        _("msgspec keeps the games: BSD 3-Clause licence. platformdirs finds the folders: MIT licence."),
    ]
