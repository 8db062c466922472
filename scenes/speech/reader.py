"""What to say when one sight follows another. A newcomer to a scene hears its state, then what changes."""

from collections.abc import Iterable, Mapping
from typing import Protocol
from weakref import WeakKeyDictionary

from scenes.scene import Scene
from scenes.speech.sight import Sight, all_that_lies_there, sight, told_since
from scenes.speech.telling import playing_words, spoken_text
from scenes.words import spoken

_MOST_DICE = 10
_LAST = ("prompt", "hint")
"""What to do next is said at the end."""


class Says(Protocol):
    """A `Voice`, or a test's."""

    def say(self, words: str, language: str, *, lasting: bool) -> None: ...
    def hush(self) -> None: ...
    def let_go_passing(self) -> None: ...


class Reader:
    def __init__(self, voice: Says) -> None:
        self._voice = voice
        self._scene: Scene | None = None
        self._known: WeakKeyDictionary[Scene, Sight] = WeakKeyDictionary()
        """Each scene as it was last seen."""

    def look(self, scene: Scene) -> None:
        """Says what is new."""
        came = scene is not self._scene
        before, now = self._known.get(scene), sight(scene)
        self._scene, self._known[scene] = scene, now
        if came or (before and before.eyes != now.eyes):
            self._voice.let_go_passing()
        if before is None:
            self._say([now.title, *_state(now), *_focus(None, now)])
            return
        if now.told > before.told:
            for line in told_since(scene, before.told):
                self._voice.say(spoken_text([line]), spoken(), lasting=True)
        self._say([*([now.title] if came else []), *_news(before, now)])

    def say_again(self, scene: Scene) -> None:
        """The whole state, with all that lies there."""
        now = sight(scene)
        self._voice.hush()
        self._say([now.title, *_state(now, all_that_lies_there(scene)), *_focus(None, now)])

    def forget(self) -> None:
        """Whoever comes back hears the state anew."""
        self._scene = None
        self._known.clear()

    def _say(self, sentences: Iterable[str]) -> None:
        if words := spoken_text(sentences):
            self._voice.say(words, spoken(), lasting=False)


def _state(now: Sight, lying: Iterable[str] = ()) -> list[str]:
    """Whose turn it is, what was rolled, what one has, how everybody stands, what to do next."""
    turn = [playing_words(now.playing)] if now.playing else []
    first = [words for name, words in now.labels.items() if not name.startswith(_LAST)]
    last = [words for name, words in now.labels.items() if name.startswith(_LAST)]
    return [*first, *turn, *now.dice.values(), *now.own, *lying, *now.scores, *last]


def _news(before: Sight, now: Sight) -> list[str]:
    parts: list[str] = []
    if now.bubble and now.bubble is not before.bubble:
        parts.append(now.bubble.words)
    if now.toast and now.toast is not before.toast:
        parts.append(now.toast.words)
    gone_back = now.told < before.told
    if now.playing != before.playing or now.eyes != before.eyes or gone_back:
        parts += _state(now)
    else:
        parts += _focus(before, now)
        parts += [words for name, words in _changed(before.dice, now.dice) if name in before.dice]
        parts += _written(before.labels, now.labels)
    parts += [words for name, words in _changed(before.buttons, now.buttons) if name in before.buttons]
    parts += _written(before.glowing, now.glowing)
    return parts


def _focus(before: Sight | None, now: Sight) -> list[str]:
    return [now.focus[1]] if now.focus and (before is None or now.focus != before.focus) else []


def _written(before: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    return [words for _name, words in _changed(before, now)]


def _changed(before: Mapping[str, str], now: Mapping[str, str]) -> list[tuple[str, str]]:
    """What is written where nothing was, or something else."""
    return [(name, words) for name, words in now.items() if before.get(name) != words]
