"""What to say when one sight follows another. A newcomer to a scene hears its state, then what changes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol
from weakref import WeakKeyDictionary

from scenes.app.scene import Scene
from scenes.speech.phrases import choices_words, dice_words, playing_words, spoken_text
from scenes.speech.readable import Focus, Sight, all_that_lies_there, sight, told_since
from scenes.speech.waiting import Kind
from scenes.text.words import spoken

_NEXT = ("prompt", "hint")
"""What to do next is said at the end."""


class Says(Protocol):
    """A `Voice`, or a test's."""

    def say(self, words: str, language: str, kind: Kind) -> None: ...
    def hush(self) -> None: ...
    def let_go_passing(self) -> None: ...


@dataclass
class _Known:
    """What has been said of a scene."""

    sight: Sight
    told: int
    """The last event of which the log's sentence was said."""
    went_back: bool = False


class Reader:
    def __init__(self, voice: Says) -> None:
        self._voice = voice
        self._scene: Scene | None = None
        self._eyes: int | None = None
        self._known: WeakKeyDictionary[Scene, _Known] = WeakKeyDictionary()

    def look(self, scene: Scene) -> None:
        """Says what is new. How things stand is said when the table rests: till then it may be otherwise."""
        came, now = scene is not self._scene, sight(scene)
        if came or now.eyes != self._eyes:
            self._voice.let_go_passing()
        self._scene, self._eyes = scene, now.eyes
        known = self._known.get(scene)
        if known is None:
            self._known[scene] = _Known(now, now.told)
            self._say("state", _whole(now))
            return
        for line in told_since(scene, known.told):
            self._say("log", [line])
        known.went_back = known.went_back or now.told < known.told
        known.told = now.told
        answers = _answers(known.sight, now)
        if came:  # who has been elsewhere is told where they are now
            answers = [now.title, *_to_do(now), *_focus(None, now.focus), *answers]
        if now.moving:
            self._say("answer", answers)
            known.sight = replace(known.sight, focus=now.focus, bubble=now.bubble, toast=now.toast)
            return
        news = _news(known.sight, now, went_back=known.went_back)
        self._say("answer" if answers else "state", dict.fromkeys([*answers, *news]))
        known.sight, known.went_back = now, False

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
    return [*written, *turn, *dice_words(list(now.dice.values())), *rest, *now.held.values(), *now.scores]


def _to_do(now: Sight) -> list[str]:
    words = [words for name, words in now.labels.items() if name.startswith(_NEXT)]
    return [*_besides_playing(now, words), *_choices(now)]


def _choices(now: Sight) -> list[str]:
    return [choices_words(list(now.choices.values()))] if now.choices else []


def _besides_playing(now: Sight, sentences: Iterable[str]) -> list[str]:
    """Whose turn it is may be written there too."""
    playing = playing_words(now.playing) if now.playing else ""
    return [words for words in sentences if words != playing]


def _answers(before: Sight, now: Sight) -> list[str]:
    """What a key or a press brings at once: words over the table, where the keyboard is, what is picked."""
    parts: list[str] = []
    if now.bubble and now.bubble is not before.bubble:
        parts.append(now.bubble.words)
    if now.toast and now.toast is not before.toast:
        parts.append(now.toast.words)
    parts += _focus(before.focus, now.focus, moving=now.moving)
    if not now.moving:
        other = [words for name, words in _changed(before.dice, now.dice) if name in before.dice]
        parts += dice_words([words for words in other if words not in parts])
    return parts


def _news(before: Sight, now: Sight, *, went_back: bool) -> list[str]:
    if now.playing != before.playing or now.eyes != before.eyes or went_back:
        return [*_state(now), *_to_do(now)]
    parts = [words for _name, words in _changed(before.held, now.held)]
    parts += _besides_playing(now, [words for _name, words in _changed(before.labels, now.labels)])
    if now.choices.keys() - before.choices.keys():
        parts += _choices(now)
    else:
        parts += [words for _name, words in _changed(before.choices, now.choices)]
    return parts + [words for _name, words in _changed(before.glowing, now.glowing)]


def _focus(before: Focus | None, now: Focus | None, *, moving: bool = False) -> list[str]:
    """A newcomer hears all of it; who has changed it, what it is now."""
    if now is None or now == before:
        return []
    if before is None or before.id != now.id or before.short == now.short:
        return [now.words]
    return [] if moving else [now.short]


def _changed(before: Mapping[str, str], now: Mapping[str, str]) -> list[tuple[str, str]]:
    """What is written where nothing was, or something else."""
    return [(name, words) for name, words in now.items() if before.get(name) != words]
