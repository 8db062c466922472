"""What to say when one sight follows another. A newcomer to a scene hears its state, then what changes."""

from collections.abc import Iterable, Mapping
from typing import Protocol
from weakref import WeakKeyDictionary

from scenes.scene import Scene
from scenes.speech.sight import Focus, Sight, all_that_lies_there, sight, told_since
from scenes.speech.telling import choices_words, dice_words, playing_words, spoken_text
from scenes.speech.waiting import Kind
from scenes.words import spoken

_NEXT = ("prompt", "hint")
"""What to do next is said at the end."""


class Says(Protocol):
    """A `Voice`, or a test's."""

    def say(self, words: str, language: str, kind: Kind) -> None: ...
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
            self._say("state", _whole(now))
            return
        for line in told_since(scene, before.told):
            self._say("log", [line])
        answers = _answers(before, now)
        news = [*([now.title] if came else []), *_news(before, now)]
        self._say("answer" if answers else "state", [*answers, *news])

    def say_again(self, scene: Scene) -> None:
        """The whole state, with all that lies there; that makes what waits old news."""
        now = sight(scene)
        self._voice.hush()
        self._say("answer", _whole(now, all_that_lies_there(scene)))

    def forget(self) -> None:
        """Whoever comes back hears the state anew."""
        self._scene = None
        self._known.clear()

    def _say(self, kind: Kind, sentences: Iterable[str]) -> None:
        if words := spoken_text(sentences):
            self._voice.say(words, spoken(), kind)


def _whole(now: Sight, lying: Iterable[str] = ()) -> list[str]:
    told = [*now.labels.values(), *lying]
    title = [] if now.title in told else [now.title]
    toast = [now.toast.words] if now.toast else []
    return [*title, *_state(now, lying), now.last_words, *toast, *_to_do(now), *_focus(None, now.focus)]


def _state(now: Sight, lying: Iterable[str] = ()) -> list[str]:
    """Whose turn it is, what was rolled, what lies there and in hands that are seen, how everybody stands."""
    turn = [playing_words(now.playing)] if now.playing else []
    written = [words for name, words in now.labels.items() if not name.startswith(_NEXT)]
    rest = [words for words in lying if words not in written]
    return [*written, *turn, *dice_words(list(now.dice.values())), *rest, *now.held, *now.scores]


def _to_do(now: Sight) -> list[str]:
    words = [words for name, words in now.labels.items() if name.startswith(_NEXT)]
    return [*words, *([choices_words(list(now.choices.values()))] if now.choices else [])]


def _answers(before: Sight, now: Sight) -> list[str]:
    """What a key or a press brings at once: words over the table, and where the keyboard is."""
    parts: list[str] = []
    if now.bubble and now.bubble is not before.bubble:
        parts.append(now.bubble.words)
    if now.toast and now.toast is not before.toast:
        parts.append(now.toast.words)
    parts += _focus(before.focus, now.focus)
    return [*parts, *(words for name, words in _changed(before.dice, now.dice) if name in before.dice)]


def _news(before: Sight, now: Sight) -> list[str]:
    went_back = now.told < before.told
    if now.playing != before.playing or now.eyes != before.eyes or went_back:
        return [*_state(now), *_to_do(now)]
    parts = [words for _name, words in _changed(before.labels, now.labels)]
    if now.choices.keys() - before.choices.keys():
        parts.append(choices_words(list(now.choices.values())))
    else:
        parts += [words for _name, words in _changed(before.choices, now.choices)]
    return parts + [words for _name, words in _changed(before.glowing, now.glowing)]


def _focus(before: Focus | None, now: Focus | None) -> list[str]:
    if now is None or now == before:
        return []
    same = before is not None and before.id == now.id and before.short != now.short
    return [now.short if same else now.words]


def _changed(before: Mapping[str, str], now: Mapping[str, str]) -> list[tuple[str, str]]:
    """What is written where nothing was, or something else."""
    return [(name, words) for name, words in now.items() if before.get(name) != words]
