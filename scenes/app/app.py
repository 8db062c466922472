"""The app: a stack of scenes, the time they share, and what they may ask of it.

The window is `window.py`; `loop.play(first_scene, settings, trace)` opens it, and comes back when it is
closed.

For scenes:

    app.push(scene, then=heard)     a scene on top; `heard(result)` when it pops
    app.pop(result)                 the top scene goes, and says what came of it
    app.replace(scene)              the top scene goes, and another one comes
    app.settings.now, .change(…)    see `settings.py`
    app.later(seconds, do)          an alarm; a scene had better use its own `self.later`
    app.wake(do)                    from any thread: does it soon in the window's thread (a bot's answer)
    app.quit()
    app.sound(Cue("tap"))           see `sound`; nothing is heard before there is a window

Asked for within a verb of a scene, push, pop and replace happen when that verb is over.

For tests, without a window or a loop:

    app = App((1280, 720))
    app.push(Title())
    app.feed(Event(…), …)           or app.click("play"), app.press(pygame.K_TAB)
    app.advance(0.5)                as if half a second had gone by
    picture = app.picture()         a Surface; draws only if something has changed
"""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from game.core.illegal import DamagedTableError
from scenes.app.alarms import Alarm, Alarms
from scenes.app.clock import LONGEST_FRAME, STEP, FixedClock
from scenes.app.key_repeat import KeyRepeat
from scenes.app.scene import Scene
from scenes.app.screen import On, Screen, ensure_display
from scenes.app.spoken import Spoken
from scenes.app.stack import Stack, Then
from scenes.app.sweep import sweep
from scenes.app.trace import Seen, Trace
from scenes.art import surface_cache
from scenes.art.appearance import dress, dressed
from scenes.keys.key import asks_for_keys
from scenes.settings.store import Settings, Store
from scenes.text import words
from scenes.widgets.pointer import Pointer
from scenes.widgets.target import Target

if TYPE_CHECKING:
    from scenes.sound.cue import Cue
    from scenes.sound.sounds import Sounds


class App:
    def __init__(
        self, on: On = (1280, 720), settings: Store | None = None, trace: Trace | None = None
    ) -> None:
        ensure_display()
        self.settings = settings or Store()
        self.settings.listen(self._settings_changed)
        words.speak(self.settings.now.language)
        dress(self.settings.now)
        self.asleep = False
        """Minimised: nobody sees anything, so nothing moves."""
        self.sounds: Sounds | None = None
        self.speech: Spoken | None = None
        """Both come when the first picture is on screen."""
        self.place_of_window: Callable[[], tuple[int, int]] = lambda: (0, 0)  # on the desktop
        self.draws_coarsely: Callable[[], bool] = lambda: False  # while things move
        self.grain = 1
        """So many pixels of the window, across and down, are one of what is drawn."""
        self.now = 0.0
        self._stack = Stack(self._came, self._parting)
        self._handed: deque[Callable[[], None]] = deque()
        self._alarms = Alarms()
        self._clock = FixedClock()
        self.pointer = Pointer()
        self._key_repeat = KeyRepeat()
        self._trace = trace
        self._screen = Screen(on)

    # The stack

    @property
    def top(self) -> Scene:
        """The scene that hears events; there is one as long as the app is running."""
        return self._stack.visible[-1]

    @property
    def depth(self) -> int:
        return len(self._stack)

    @property
    def running(self) -> bool:
        return self.depth > 0

    def push(self, scene: Scene, then: Then | None = None) -> None:
        self._stack.push(scene, then)

    def pop(self, result: object = None) -> None:
        self._stack.pop(result)

    def home(self) -> None:
        """Back to the first scene, whatever lies above it."""
        self._stack.home()

    def replace(self, scene: Scene) -> None:
        """What waits for the old one's result gets the new one's."""
        self._stack.replace(scene)

    def rescue(self, scene: Scene) -> None:
        """After an error: back to the first scene, with this one above it."""
        self._handed.clear()
        self._screen.hurry()
        self._screen.forget_below()
        self._stack.rescue(scene)

    def begin_anew(self, scene: Scene) -> None:
        """With this one as the first, and no other."""
        self._screen.forget_below()
        self._stack.begin_anew(scene)

    def quit(self) -> None:
        """All scenes leave, the top one first."""
        self._stack.clear()

    def _came(self, scene: Scene) -> None:
        scene.app = self
        scene.enter()
        self._lay()

    def _parting(self, scene: Scene, back: bool) -> None:
        """Keeps the picture on screen for the way to the next scene."""
        if self._stack and self.drawn and not self.asleep:
            self._screen.part(scene.arrival, self.settings.now, back=back)
        self._screen.forget_below()
        if self._stack:
            small = scene.see_through
            self.later(0.0, lambda: sweep(self, small=small))

    def sound(self, cue: "Cue") -> None:
        if self.sounds:
            self.sounds.play(cue)

    # Time

    def later(self, seconds: float, do: Callable[[], None]) -> Alarm:
        return self._alarms.add(self.now + seconds, do)

    def wake(self, do: Callable[[], None] = lambda: None) -> None:
        """From any thread: a deque's ends are safe, and a resting loop looks at it every few milliseconds."""
        self._handed.append(do)

    def until_alarm(self) -> float:
        """Seconds until the next alarm; endless if there is none."""
        return 0.0 if self._handed else max(0.0, self._alarms.next_due() - self.now)

    @property
    def settled(self) -> bool:
        """Nothing moves: neither a scene that can be seen nor the way from one to the next."""
        return not self._screen.moving and all(scene.settled for scene in self._stack.visible)

    def advance(self, seconds: float) -> None:
        """Time has gone by: alarms go off, and what moves moves on in whole steps.

        A frame too long is cut short here; a test that wants to see a whole animation is given all of it.
        """
        while seconds > LONGEST_FRAME:
            self.tick(LONGEST_FRAME)
            seconds -= LONGEST_FRAME
        self.tick(seconds)

    def tick(self, elapsed: float) -> None:
        """One frame's worth of time, in which the animation never leaps by more than `LONGEST_FRAME`."""
        self.now += elapsed
        while self._handed:
            try:
                with self._stack.verb():
                    self._handed.popleft()()
            except DamagedTableError as damaged:
                from scenes.text import refusals  # the first picture waits for no sentences

                self.top.say(refusals.why(damaged))
        for alarm in self._alarms.due(self.now):
            with self._stack.verb():
                alarm.do()
        self._lay()
        if self.asleep or self.settled:
            self._clock.restart()
        else:
            for _ in range(self._clock.steps(elapsed)):
                self._step()

    def _step(self) -> None:
        self._screen.update(STEP)
        for scene in self._stack.visible:
            if not scene.settled:
                scene.stale = True
                with self._stack.verb():
                    scene.update(STEP)

    # Events

    def feed(self, *events: Event) -> None:
        """To the top scene. While one scene gives way to another, a click or a key only hurries that."""
        for event in events:
            for heard in self.pointer.heard(event, self.surface.get_size()):
                self._hear(heard)

    def _hear(self, event: Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
            return
        if self._key_repeat.again(event) or not self.running:
            return
        if self.speech and self.speech.hears(event, self.top):
            return
        if self.sounds and self.sounds.hears(event, self.top):
            return
        if self.means(event, "everywhere.full_screen"):
            other = "window" if self.settings.now.display == "full_screen" else "full_screen"
            self.settings.change(display=other)
            return
        self._lay()
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self._screen.moving:
            self._screen.hurry()
        elif self.running:
            top = self.top
            with self._stack.verb():
                used = top.handle(event)
            if not used and asks_for_keys(event) and not top.types(event):
                from scenes.app.keys_of_now import KeysOfNow  # the first picture waits for no page

                self.push(KeysOfNow(top.place))
            elif not used and event.type == pygame.DROPFILE and self.depth > 1:
                self.home()  # where files are opened
                self._hear(event)

    def means(self, event: Event, action: str) -> bool:
        """Whether it is a press of that action's key, and nobody is typing into a field."""
        typed = self.running and self.top.types(event)
        return not typed and self.settings.now.keys.means(event, action)

    def click(self, target: str) -> None:
        """Presses a target with the mouse, as a test does."""
        pos = next(pygame.Rect(t.rect).center for t in self.targets() if t.id == target)
        self.feed(
            Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False),
            Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False),
            Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False),
        )

    def press(self, key: int, mod: int = 0, letters: str = "") -> None:
        """Presses a key, as a test does."""
        self.feed(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letters, scancode=0))
        self.feed(Event(pygame.KEYUP, key=key, mod=mod, unicode=letters, scancode=0))

    def targets(self) -> list[Target]:
        self._lay()
        return self.top.targets() if self.running else []

    # Picture

    def resize(self, size: tuple[int, int]) -> None:
        self.show_on(Surface(size))

    def show_on(self, surface: Surface, *, keep: bool = False, grain: int = 1) -> None:
        """Draws on this surface from now on: the window's own, or one for tests."""
        self.grain = grain
        self._screen.show_on(surface, keep=keep)

    @property
    def surface(self) -> Surface:
        return self._screen.surface

    @property
    def drawn(self) -> int:
        return self._screen.drawn

    def _lay(self) -> None:
        for scene in self._stack.visible:
            scene.ensure_laid(self.surface.get_size(), self.settings.now)

    @property
    def stale(self) -> bool:
        return self._screen.stale or any(scene.stale for scene in self._stack.visible)

    def draw(self) -> bool:
        """Draws if something has changed since the last time. Whether it has."""
        self._lay()
        drawing = self.stale and self.running and not self.asleep
        if drawing:
            self._screen.draw(self._stack.visible)
            if self.speech:
                self.speech.see(self.top)
        if self._trace and self.running:
            size, focus, targets = self.surface.get_size(), self.top.controls.focus, self.top.targets()
            seen = Seen(self.top.name, size, focus, tuple(targets))
            self._trace.show(seen.in_window(self.grain), settled=self.settled)
        return drawing

    def picture(self) -> Surface:
        self.draw()
        return self.surface

    def _settings_changed(self, before: Settings, now: Settings) -> None:
        if now.language != before.language:
            words.speak(now.language)
        dress(now)
        if now.scale != before.scale or dressed(now) != dressed(before):
            surface_cache.forget_all()
        self._screen.forget_below()
