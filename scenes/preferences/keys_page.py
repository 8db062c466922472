"""The page of keys: every action with its key, to be changed by a press; what is heard where two have the
same; and below, the keys that mean the same everywhere.
"""

from collections.abc import Collection, Sequence
from functools import partial

from pygame import Rect

from scenes.keys.actions import comes_first, lines, place_of, why_not
from scenes.keys.bindings import AT_FIRST, Bindings
from scenes.keys.key import Key
from scenes.keys.labels import key_words
from scenes.keys.naming import action_words, fixed_words, line_words, place_words
from scenes.preferences.ask_key import Asking
from scenes.preferences.key_cap import Cap
from scenes.preferences.sheet import SettingLines
from scenes.preferences.undoable_page import UndoablePage
from scenes.text.words import _
from scenes.widgets.button import Button, unplaced
from scenes.widgets.sheet import Sheet


class KeysPage(UndoablePage):
    name = "keys"

    def title(self) -> str:
        return _("Keyboard shortcuts")

    @property
    def _keys(self) -> Bindings:
        return self.settings.keys

    @property
    def is_as_at_first(self) -> bool:
        return self._keys == AT_FIRST

    def back_to_first(self) -> None:
        self._change(AT_FIRST)

    # The picture

    def body(self, sheet: Sheet) -> None:
        page = SettingLines(sheet, self.settings.value, self._changes.make)
        page.note("how", _("Click one, or press Enter on it, then press its new key."))
        heading = ""
        for line, actions in lines().items():
            if (words := place_words(place_of(line))) != heading:
                heading = words
                page.heading(line, words)
            self._line(page, line, actions)
        page.heading("fixed", _("The same everywhere"))
        for at, (keys, what) in enumerate(fixed_words()):
            page.told(f"fixed.{at}", what, keys)

    def _line(self, page: SettingLines, line: str, actions: Sequence[str]) -> None:
        changed = any(self._keys.is_changed(action) for action in actions)
        caps: list[Cap] = []
        warnings: dict[str, str] = {}
        for action in actions:
            others = self._keys.conflicts(action)
            shared = {f"{action}.{other}": self._conflict_words(action, other) for other in others}
            caps.append(self._cap(action, shared.values()))
            warnings |= shared
        page.caps(line, line_words(line), caps, self._at_first(line, actions) if changed else None)
        for name, words in warnings.items():
            page.warning(name, words)

    def _cap(self, action: str, shared: Collection[str]) -> Cap:
        return Cap(
            action,
            self._keys.all_words(action),
            Rect(0, 0, 0, 0),
            action=action_words(action),
            style="danger" if shared else "plain",
            icon="info" if shared else None,
            help=" ".join(shared),
            on_press=lambda: self._ask(action),
        )

    def _at_first(self, line: str, actions: Sequence[str]) -> Button:
        words = ", ".join(AT_FIRST.all_words(action) for action in actions)
        reset = _("Reset: {keys}").format(keys=words)
        press = partial(self._back_to_first, actions)
        return unplaced(f"{line}.at_first", reset, "first", press, hides_label=True)

    def _conflict_words(self, action: str, other: str) -> str:
        """Which of the two is heard."""
        key, words = key_words(self._keys.shared(action, other)), action_words(other)
        if comes_first(other, action):
            return _("{key} won’t do this: it is the key for “{other}”.").format(key=key, other=words)
        return _("{key} does this, not “{other}”.").format(key=key, other=words)

    # What is changed

    def _change(self, keys: Bindings) -> None:
        self._changes.make_apart(keys=keys)

    def _back_to_first(self, actions: Sequence[str]) -> None:
        self.controls.focus_on(actions[0], ring=self.controls.ring_shown)
        keys = self._keys
        for action in actions:
            keys = keys.as_at_first(action)
        self._change(keys)

    def _ask(self, action: str) -> None:
        self.app.push(Asking(action, self._keys), then=lambda answer: self._bind(action, answer))

    def _bind(self, action: str, answer: object) -> None:
        if not isinstance(answer, Key):
            return
        before = self._keys
        self._change(before.with_key(action, answer))
        if others := self._keys.conflicts(action):
            self._tell(action, others[0], before)

    def _tell(self, action: str, other: str, before: Bindings) -> None:
        """Two have the key now: the other one is offered the key that this one has left."""
        words = _("{key} is also the key for “{other}”.").format(
            key=key_words(self._keys.shared(action, other)), other=action_words(other)
        )
        left = before.keys(action)[0]
        swapped = self._keys.with_key(other, left)
        if why_not(other, left) or swapped.conflicts(other):
            self.say(words)
        else:
            self.say(words, _("Swap the keys"), lambda: self._change(swapped))
