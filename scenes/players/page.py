"""Somebody's name, colour and picture, to be chosen anew. Nothing holds before Keep is pressed."""

from collections.abc import Sequence

from msgspec.structs import replace
from pygame import Rect

from scenes.app.page import Page
from scenes.art.palette import SEATS
from scenes.art.portraits import PICTURES
from scenes.players.people import LONGEST_NAME, Profile, Profiles
from scenes.players.picture_names import picture_name
from scenes.players.widgets import PictureSpot, Portrait
from scenes.text.words import _
from scenes.widgets.button import Button, unplaced
from scenes.widgets.disc import Disc, colour_name
from scenes.widgets.field import Field
from scenes.widgets.layout import flow
from scenes.widgets.sheet import Sheet

_PORTRAIT = 16.0
_DISC = 6.0
_PICTURE = 9.0


class ProfilePage(Page):
    """Pops with the `Profile` as it is now, or with None if it stays as it was."""

    name = "profile"

    def __init__(self, profiles: Profiles, person: Profile, others: Sequence[str]) -> None:
        """`others` are the names that people have played under here."""
        super().__init__()
        self.now = person
        self._before = person
        self._profiles = profiles
        elsewhere = [name for other in profiles.people if other != person for name in other.names]
        self._others = {*others, *elsewhere} - {*person.names}
        self.controls.first = "name"

    def title(self) -> str:
        return _("Name, colour and picture")

    @property
    def _name(self) -> str:
        return self.now.name.strip()

    def _why_not(self) -> str:
        if not self._name:
            return _("A name is missing.")
        if self._name in self._others:
            return _("Somebody else is called {name}.").format(name=self._name)
        return ""

    def _change(self, **values: str) -> None:
        self.now = replace(self.now, **values)
        self.relay()

    def keep(self) -> None:
        if self._why_not():
            self.say(self._why_not())
            return
        now = replace(self.now, name=self._name)
        self._profiles.change(self._before, now)
        self.app.pop(now)

    def buttons(self) -> Sequence[Button]:
        why = self._why_not()
        return [unplaced("keep", _("Save"), "check", self.keep, style="primary", enabled=not why, reason=why)]

    def body(self, sheet: Sheet) -> None:
        scale, now = sheet.scale, self.now
        side = min(scale.px(_PORTRAIT), sheet.width // 3)
        face = Rect(sheet.x, sheet.y, side, side)
        x = face.right + scale.px(2.4)
        room, gap = sheet.x + sheet.width - x, scale.px(1)
        field = Rect(x, sheet.y, min(room, scale.px(44)), scale.px(5))
        sheet.add(
            Portrait("portrait", picture_name(now.picture), face, now),
            Field(
                "name",
                _("Name"),
                field,
                value=now.name,
                placeholder=_("Name"),
                longest=LONGEST_NAME,
                on_change=lambda words: self._change(name=words),
                on_done=lambda _words: self.keep(),
            ),
        )
        disc = min(scale.px(_DISC), (room - 5 * gap) // 6)
        y = max(field.bottom + scale.px(1.6), face.bottom - disc - scale.px(1))
        colours = [
            Disc(
                f"colour.{colour.key}",
                colour_name(colour.key),
                Rect(x + nth * (disc + gap), y, disc, disc),
                colour,
                chosen=now.colour == colour.key,
                help=colour_name(colour.key),
                on_press=lambda key=colour.key: self._change(colour=key),
            )
            for nth, colour in enumerate(SEATS)
        ]
        sheet.block(colours, max(face.bottom, y + disc), after=1.8)
        if self._before.former:
            words = _("Games played as {names} count for the same person.")
            sheet.sentence("former", words.format(names=", ".join(self._before.former)), after=1.4)
        self._pictures(sheet)

    def _pictures(self, sheet: Sheet) -> None:
        """In even rows, over the whole width."""
        scale, now, gap = sheet.scale, self.now, sheet.scale.px(1.2)
        room = max(2, (sheet.width + gap) // (scale.px(_PICTURE) + gap))
        across = next(many for many in (12, 8, 6, 4, 3, 2) if many <= room)
        side = min((sheet.width + gap) // across - gap, scale.px(_PICTURE) * 3 // 2)
        places, tall = flow(across * (side + gap), [(side, side)] * len(PICTURES), gap)
        whose = {person.picture: person.name for person in self._profiles.people if person != self._before}
        area = sheet.room(tall, after=0)
        for key, at in zip(PICTURES, places, strict=True):
            name = picture_name(key)
            if key in whose:
                name = _("{picture}, {name}'s picture").format(picture=name, name=whose[key])
            sheet.add(
                PictureSpot(
                    f"picture.{key}",
                    name,
                    at.move(area.topleft),
                    key,
                    now.seat_colour,
                    chosen=now.picture == key,
                    help=name,
                    on_press=lambda key=key: self._change(picture=key),
                )
            )
