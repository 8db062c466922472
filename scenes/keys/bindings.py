"""The keys of all actions, as they were at first or as a person changed them. A frozen value."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import final

from pygame.event import Event

from scenes.keys.actions import KEYS, can_meet, comes_first, why_not
from scenes.keys.key import Key
from scenes.keys.labels import key_words
from scenes.text.words import _


@final
class Bindings:
    """Kept in the settings' file as `{"table.hint": "Ctrl+H"}`, with what differs from the beginning."""

    def __init__(self, changed: Mapping[str, Key] | None = None) -> None:
        kept = {action: key for action, key in (changed or {}).items() if KEYS[action] != (key,)}
        self._changed = dict(sorted(kept.items()))

    @classmethod
    def from_file(cls, value: object) -> "Bindings":
        """What can be read of it; the rest is as it was at first."""
        if isinstance(value, Bindings):
            return value
        written = value.items() if isinstance(value, dict) else ()
        read = {str(action): Key.read(key) for action, key in written if action in KEYS}
        return cls({action: key for action, key in read.items() if key and not why_not(action, key)})

    def to_file(self) -> dict[str, str]:
        return {action: key.written for action, key in self._changed.items()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bindings) and self._changed == other._changed

    def __hash__(self) -> int:
        return hash(tuple(self._changed.items()))

    def __repr__(self) -> str:
        return f"Bindings({self.to_file()})"

    # Another value

    def with_key(self, action: str, key: Key) -> "Bindings":
        return Bindings({**self._changed, action: key})

    def as_at_first(self, action: str) -> "Bindings":
        return Bindings({other: key for other, key in self._changed.items() if other != action})

    # What it says

    def keys(self, action: str) -> tuple[Key, ...]:
        changed = self._changed.get(action)
        return (changed,) if changed else KEYS[action]

    def is_changed(self, action: str) -> bool:
        return action in self._changed

    def means(self, event: Event, action: str) -> bool:
        """Whether this is a press of the action's key."""
        key = Key.of(event)
        return key is not None and key in self._heard[action]

    def meant(self, event: Event, among: Iterable[str]) -> str | None:
        """Which of these actions it is a press of, if any."""
        return next((action for action in among if self.means(event, action)), None)

    def word(self, action: str) -> str:
        """What a person reads for its key."""
        heard = self._heard[action]
        return key_words(heard[0]) if heard else _("no key")

    def words(self, actions: Iterable[str]) -> str:
        """The same for several actions."""
        return ", ".join(self.word(action) for action in actions)

    def all_words(self, action: str) -> str:
        """All the keys that were chosen for it, heard or not."""
        return ", ".join(key_words(key) for key in self.keys(action))

    # Where two have the same key

    def conflicts(self, action: str) -> list[str]:
        """Other actions with the same key, that are heard where this one is; in the order of `KEYS`."""
        sharing = {other for key in self.keys(action) for other in self._sharing[key]}
        return [other for other in KEYS if other in sharing - {action} and can_meet(action, other)]

    def shared(self, one: str, other: str) -> Key:
        return next(key for key in self.keys(one) if key in self.keys(other))

    @cached_property
    def _sharing(self) -> dict[Key, list[str]]:
        sharing: dict[Key, list[str]] = {}
        for action in KEYS:
            for key in self.keys(action):
                sharing.setdefault(key, []).append(action)
        return sharing

    @cached_property
    def _heard(self) -> dict[str, tuple[Key, ...]]:
        """The keys of each action that no action before it has."""
        return {action: self._left_to(action) for action in KEYS}

    def _left_to(self, action: str) -> tuple[Key, ...]:
        before = (other for other in self.conflicts(action) if comes_first(other, action))
        taken = {key for other in before for key in self.keys(other)}
        return tuple(key for key in self.keys(action) if key not in taken)


AT_FIRST = Bindings()
