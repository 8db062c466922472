"""A page on which every change holds at once, and can be taken back: one by one, or all to the beginning."""

from collections.abc import Sequence

from pygame.event import Event

from scenes.app.page import Page
from scenes.preferences.changes import Changes
from scenes.text.words import _
from scenes.widgets.button import Button, unplaced


class UndoablePage(Page):
    _changes: Changes

    @property
    def is_as_at_first(self) -> bool:
        raise NotImplementedError

    def back_to_first(self) -> None:
        raise NotImplementedError

    def enter(self) -> None:
        self._changes = Changes(self.app.settings)
        self._unsubscribe = self.app.settings.listen(lambda _before, _now: self.relay())

    def leave(self) -> None:
        self._unsubscribe()

    def handle(self, event: Event) -> bool:
        if self.settings.keys.means(event, "everywhere.undo"):
            self._take_back()
            return True
        return super().handle(event)

    def _take_back(self) -> None:
        """What it was about comes into sight."""
        names = self._changes.take_back()
        self.ensure_laid(self.area.size, self.settings)
        self.controls.bring_into_sight(names[0] if names else None)

    def buttons(self) -> Sequence[Button]:
        undo = unplaced("undo_change", _("Undo"), "undo", self._take_back)
        undo.enabled, undo.reason = len(self._changes) > 0, _("Nothing has been changed here yet.")
        defaults = unplaced("defaults", _("Reset"), "first", self.back_to_first)
        defaults.enabled, defaults.reason = not self.is_as_at_first, _("Everything is at its defaults.")
        return [undo, defaults]
