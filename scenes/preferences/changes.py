"""What was changed on a page of settings, to be taken back one by one."""

from typing import final

from scenes.settings.store import Settings, Store


@final
class Changes:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._before: list[tuple[Settings, tuple[str, ...]]] = []
        """What was set before each change, and which settings it was about."""

    def __len__(self) -> int:
        return len(self._before)

    def make(self, **values: object) -> None:
        """A slider on its way is one change."""
        before = self._store.now
        self._store.change(**values)
        if not (self._before and self._before[-1][1] == tuple(values)):
            self.since(before, *values)

    def make_apart(self, **values: object) -> None:
        """Each is a change of its own, though all are about the same setting."""
        before = self._store.now
        self._store.change(**values)
        self.since(before, *values)

    def since(self, before: Settings, *names: str) -> None:
        """All that these settings became since then is one change; none, if they are as they were."""
        if any(before.value(name) != self._store.now.value(name) for name in names):
            self._before.append((before, names))

    def take_back(self) -> tuple[str, ...]:
        """The settings that are as they were before."""
        if not self._before:
            return ()
        before, names = self._before.pop()
        self._store.change(**{name: before.value(name) for name in names})
        return names
