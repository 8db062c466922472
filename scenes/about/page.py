"""About: an unofficial fan-made table, whose games these are, and under which licences it all is."""

from collections.abc import Sequence

from game.shelf import GAMES
from scenes.about.licences import Inside
from scenes.app.page import Page
from scenes.shelf import on_screen
from scenes.text.words import _
from scenes.widgets.button import Button, unplaced
from scenes.widgets.sheet import Sheet


class About(Page):
    name = "about"

    def title(self) -> str:
        return _("About Tavolino")

    def body(self, sheet: Sheet) -> None:
        sheet.say(
            _("A small table for three games, with the people around you and with computer opponents."),
            after=1.6,
        )
        sheet.say(_("An unofficial table, made by fans."), kind="bold", after=0.4)
        sheet.say(
            _(
                "It is not made, approved or supported by the designers and publishers named here. "
                "All words, drawings and sounds in it are its own. If you like a game, buy the real one."
            ),
            after=2.4,
        )
        for game in (made for made in map(on_screen, GAMES) if made.published):
            sheet.say(game.title, size="lead", kind="title", after=0.2)
            made = _("Designed by {designer}, published by {publisher}.")
            by = game.published
            words = made.format(designer=by.designer, publisher=by.publisher)
            sheet.say(words, muted=True, after=1.6)
        sheet.say(_("Licences"), size="lead", kind="title", after=0.4)
        for sentence in _licences():
            sheet.say(sentence, muted=True, after=0.8)

    def buttons(self) -> Sequence[Button]:
        return [unplaced("inside", _("Parts and licences"), "info", lambda: self.app.push(Inside()))]


def _licences() -> list[str]:
    return [
        _("Tavolino itself, its drawings and its sounds: MIT licence."),
        _("Vollkorn, by Friedrich Althausen, for titles: SIL Open Font License 1.1."),
        _("League Spartan, by The League of Moveable Type, for everything else: SIL Open Font License 1.1."),
        _("pygame-ce and SDL draw and listen: LGPL 2.1 and zlib licence."),
        _("pymunk and Chipmunk move the dice: MIT licence."),
        _("msgspec keeps the games: BSD 3-Clause licence. platformdirs finds the folders: MIT licence."),
    ]
