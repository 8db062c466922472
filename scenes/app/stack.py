"""The stack of scenes. What a scene asks for within one of its verbs happens when that verb is over."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from scenes.app.scene import Scene

Then = Callable[[Any], None]


class Stack:
    def __init__(self, came: Callable[[Scene], None], parting: Callable[[Scene, bool], None]) -> None:
        """`parting(scene, back)` is called before a change, with who comes or goes; `came(scene)` after."""
        self._came = came
        self._parting = parting
        self._held: list[tuple[Scene, Then | None]] = []
        self._asked: deque[Callable[[], None]] = deque()
        self._busy = False

    def __len__(self) -> int:
        return len(self._held)

    @property
    def top(self) -> Scene | None:
        return self._held[-1][0] if self._held else None

    @property
    def visible(self) -> list[Scene]:
        """The top scene and what is seen through it, from below."""
        first = len(self._held) - 1
        while first > 0 and self._held[first][0].see_through:
            first -= 1
        return [scene for scene, _ in self._held[max(0, first) :]]

    # What may be asked for

    def push(self, scene: Scene, then: Then | None) -> None:
        self._ask(lambda: self._push(scene, then))

    def pop(self, result: object) -> None:
        self._ask(lambda: self._back_to(max(0, len(self._held) - 1), result))

    def home(self) -> None:
        """What waited on the first scene for the second one hears of no result."""
        self._ask(lambda: self._back_to(1, None))

    def replace(self, scene: Scene) -> None:
        self._ask(lambda: self._replace(scene))

    def clear(self) -> None:
        self._ask(self._clear)

    def rescue(self, scene: Scene) -> None:
        """After an error: only the first scene is left, and this one is above it. What waited for a result of
        the second one gets this one's. A scene that can't even leave is dropped."""
        then = self._held[1][1] if len(self._held) > 1 else None
        self._drop(1)
        self._held.append((scene, then))
        self._came(scene)

    def begin_anew(self, scene: Scene) -> None:
        """Also after an error: all are dropped, and this one is the first."""

        def change() -> None:
            self._drop(0)
            self._come(scene, None, by_keys=False)

        self._ask(change)

    @contextmanager
    def verb(self) -> Iterator[None]:
        """Around every call into a scene; what was asked for happens after the outermost one."""
        if self._busy:
            yield
            return
        self._busy = True
        try:
            yield
            while self._asked:
                self._asked.popleft()()
        finally:
            self._busy = False

    def _ask(self, change: Callable[[], None]) -> None:
        self._asked.append(change)
        with self.verb():
            pass

    # How it is done

    def _drop(self, left: int) -> None:
        """All but so many, whether they can leave or not; and all that was asked for meanwhile."""
        self._asked.clear()
        while len(self._held) > left:
            gone, _ = self._held.pop()
            for farewell in (gone.leave, gone.gone):
                with suppress(Exception):
                    farewell()
        self._asked.clear()

    def _push(self, scene: Scene, then: Then | None) -> None:
        self._parting(scene, False)
        covered = self.top
        by_keys = covered is not None and covered.controls.ring_shown
        self._come(scene, then, by_keys=by_keys)
        if covered and not scene.see_through:
            covered.controls.come_to_rest()

    def _replace(self, scene: Scene) -> None:
        self._parting(scene, False)
        by_keys = self.top is not None and self.top.controls.ring_shown
        then = self._go() if self._held else None
        self._come(scene, then, by_keys=by_keys)

    def _back_to(self, left: int, result: object) -> None:
        """So many stay. What waited on the last of them hears the result."""
        if len(self._held) <= left:
            return
        self._parting(self._held[-1][0], True)
        then = None
        while len(self._held) > left:
            then = self._go()
        if then:
            then(result)

    def _come(self, scene: Scene, then: Then | None, *, by_keys: bool) -> None:
        """Somebody who came here by keys sees at once where the focus is."""
        self._held.append((scene, then))
        self._came(scene)
        if by_keys:
            scene.controls.start_with_keyboard()

    def _go(self) -> Then | None:
        scene, then = self._held.pop()
        scene.leave()
        scene.gone()
        return then

    def _clear(self) -> None:
        self._asked.clear()
        while self._held:
            self._go()
