"""The small files beside the library: how each is opened, changed to its n-th value, and what it holds."""

from pathlib import Path
from typing import Any

from scenes.host.last_setups import Memory, Place, Plan
from scenes.lessons.progress import Progress
from scenes.players.people import Profiles
from scenes.settings.store import Store


def _set(store: Store, number: int) -> None:
    store.change(scale=80 + 10 * (number % 13), window_size=(1000 + number, 700))


def _set_up(memory: Memory, number: int) -> None:
    places = tuple(Place(f"N{number}", "human", colour) for colour in ("red", "blue"))
    memory.set_up(Plan("dalek", places, {"first": number % 2}))
    memory.take_colours(f"game {number % 40}", ("red", "blue"))


def _meet(profiles: Profiles, number: int) -> None:
    person = profiles.of(f"N{number % 30}")
    profiles.change(
        person, type(person)(person.name, ("red", "blue")[number % 2], person.picture, (f"was {number}",))
    )


def _learn(progress: Progress, number: int) -> None:
    progress.leave_at(f"lesson {number % 8}", 1 + number, 2 + number)


def _numbered(store: Store) -> Any:
    return store.now.scale, store.now.window_size


def _planned(memory: Memory) -> Any:
    return memory.plan("dalek"), memory.colours("game 1", 2)


def _told(profiles: Profiles) -> Any:
    return profiles.people


def _learnt(progress: Progress) -> Any:
    return [progress.step(f"lesson {number}", 10**9) for number in range(8)]


KINDS: dict[str, Any] = {
    "settings": (Store, _set, _numbered),
    "tables": (Memory, _set_up, _planned),
    "players": (Profiles, _meet, _told),
    "lessons": (Progress, _learn, _learnt),
}


def value(kind: str, number: int) -> Any:
    """What a file of that kind holds after so many changes."""
    made, change, told = KINDS[kind]
    kept = made(None)
    for one in range(1, number + 1):
        change(kept, one)
    return told(kept)


def found(kind: str, folder: Path) -> Any:
    made, _, told = KINDS[kind]
    return told(made(folder / f"{kind}.json"))
