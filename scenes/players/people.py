"""Who plays at this table: a name, a colour and a picture, kept in a file of its own.

Logs know nobody but by name. So whoever takes another name keeps the former ones: the games played under
them go on counting for that person, and nobody else is given them.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from game.core.folders import settings_folder
from game.core.texts import is_name
from scenes.art.palette import SEAT_BY_KEY, SEATS, SeatColour
from scenes.settings import json_file

LONGEST_NAME = 18


class Profile(Struct, frozen=True):
    name: str
    colour: str
    picture: str
    former: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name, *self.former)

    @property
    def seat_colour(self) -> SeatColour:
        return SEAT_BY_KEY[self.colour]


class Known(Struct, frozen=True):
    people: tuple[Profile, ...] = ()


def default_path() -> Path:
    return settings_folder() / "players.json"


class Profiles:
    def __init__(self, path: Path | None = None) -> None:
        """Without a path it forgets everybody in the end, which is what tests want."""
        self._path = path

    @cached_property
    def _people(self) -> dict[str, Profile]:
        found = (json_file.read(self._path, Known, _standing) if self._path else None) or Known()
        return {person.name: person for person in found.people}

    @property
    def people(self) -> tuple[Profile, ...]:
        """Those who have played here, or were given a picture."""
        return tuple(self._people.values())

    def known(self, name: str) -> Profile | None:
        """Who is called so, or was."""
        if name in self._people:
            return self._people[name]
        return next((person for person in self._people.values() if name in person.former), None)

    def of(self, name: str) -> Profile:
        """Who is called so; somebody unknown looks as they would when first met."""
        return self.known(name) or Profile(
            name, _by_name(name, [seat.key for seat in SEATS]), self._free(name)
        )

    def meet(self, name: str, colour: str) -> None:
        """Somebody sits down to play. Who is new gets the colour of the seat, and a picture nobody has."""
        if self.known(name) is None:
            self._keep((*self.people, Profile(name, colour, self._free(name))))

    def acquaint(self, names: Iterable[str]) -> None:
        """Everybody of that name is to have a picture of their own, who played before there were any too."""
        unknown = [name for name in dict.fromkeys(names) if self.known(name) is None]
        for name in unknown:
            self._people[name] = self.of(name)
        if unknown:
            self._keep(self.people)

    def change(self, before: Profile, after: Profile) -> None:
        """Who takes another name stays the same person."""
        if after.name != before.name:
            former = tuple(name for name in before.names if name != after.name)
            after = replace(after, former=former)
        others = [person for person in self.people if person.name != before.name]
        self._keep((*others, after))

    @property
    def names_now(self) -> Mapping[str, str]:
        """For every former name the present one."""
        return {
            former: person.name
            for person in self.people
            for former in person.former
            if former not in self._people
        }

    def _free(self, name: str) -> str:
        """A picture of one's own, as long as there are any."""
        taken = {person.picture for person in self.people}
        return _by_name(name, [key for key in _pictures() if key not in taken] or _pictures())

    def _keep(self, people: Iterable[Profile]) -> None:
        self._people = {person.name: person for person in people}
        if self._path:
            json_file.write(self._path, Known(self.people))


def _pictures() -> tuple[str, ...]:
    from scenes.art.portraits import PICTURES  # only here: on the first picture of all there is nobody's

    return PICTURES


def _by_name(name: str, choices: Iterable[str]) -> str:
    """The same for the same name, on any computer."""
    from hashlib import blake2b  # for nobody at the first picture: all its hashes are much to load

    return min(choices, key=lambda key: blake2b(f"{name} {key}".encode()).digest())


def _standing(known: Known) -> Known:
    """A file written by hand, or by a later version, may name what there isn't."""
    return Known(tuple(_drawable(person) for person in known.people if is_name(person.name)))


def _drawable(person: Profile) -> Profile:
    former = tuple(name for name in person.former if is_name(name))
    colour = person.colour if person.colour in SEAT_BY_KEY else SEATS[0].key
    picture = person.picture if person.picture in _pictures() else _pictures()[0]
    return replace(person, colour=colour, picture=picture, former=former)
