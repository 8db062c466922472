"""Waits for the new key of an action, and pops with it; with None if the old one is left."""

import pygame
from pygame.event import Event

from scenes.app.dialog import Answer, Dialog
from scenes.keys.actions import Refusal, why_not
from scenes.keys.bindings import Bindings
from scenes.keys.key import HOLDING, Key
from scenes.keys.labels import control_word, key_words
from scenes.keys.naming import action_words
from scenes.text.words import _


class Asking(Dialog):
    """No key is an action here, and none moves the mark: only Esc leaves."""

    name = "asking"

    def __init__(self, action: str, bindings: Bindings) -> None:
        first = _("Now it is {keys}. Press the new key, alone or with {control}, Alt or Shift held.")
        super().__init__(
            action_words(action),
            first.format(keys=bindings.all_words(action), control=control_word()),
            [Answer("leave", _("Cancel (Esc)"))],
        )
        self._action = action

    def types(self, event: Event) -> bool:
        return event.type == pygame.KEYDOWN

    def handle(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return super().handle(event)
        if event.key == pygame.K_ESCAPE:
            self.back()
        elif event.key not in HOLDING and (key := Key.of(event)):
            self._take(key)
        return True

    def _take(self, key: Key) -> None:
        refusal = why_not(self._action, key)
        if refusal:
            self._words = _why(refusal, key)
            self.relay()
        else:
            self.app.pop(key)


def _why(refusal: Refusal, key: Key) -> str:
    match refusal:
        case "fixed":
            return _("Tab is taken: it moves to the next thing. Press another key.")
        case "presses":
            return _("{key} is taken: it presses the selected thing. Press another key.").format(
                key=key_words(key)
            )
        case "moves":
            return _("{key} is taken: it moves the selection or scrolls. Press another key.").format(
                key=key_words(key)
            )
        case "nameless":
            return _("This key has no name here. Press another one.")
