"""After an error that nobody foresaw: the page that tells of it, with a way out that doesn't lead back to it.

The first time *Back* is enough. The second time something that is read at every start may be at fault: then
one may begin with settings, players, tables and lessons as at first; and if that was no help, without games.
"""

from contextlib import suppress

from game.core.folders import data_folder, settings_folder
from scenes.app.crash_log import BlackBox
from scenes.app.crash_page import Mishap, WayOut
from scenes.app.scene import Scene
from scenes.host import last_setups
from scenes.host.host import Host
from scenes.lessons import progress
from scenes.pages import Pages, at_home
from scenes.players import people
from scenes.settings import json_file, store
from scenes.text.words import _

SPARE = "spare"
"""The folder below the data folder in which there is another library."""


class Rescue:
    def __init__(self, box: BlackBox, host: Host, settings: store.Store) -> None:
        self._box = box
        self._host = host
        self._settings = settings
        self._mishaps = 0
        self._begun_anew = False

    def page(self, error: Exception) -> Scene:
        self._box.tell(error)
        self._mishaps += 1
        return Mishap(self._box.path, kept=self._kept, way_out=self._way_out)

    @property
    def _kept(self) -> bool:
        with suppress(Exception):  # the library may be what fails
            return self._host.library.trouble is None
        return False

    @property
    def _way_out(self) -> WayOut | None:
        if self._mishaps == 1:
            return None
        if not self._begun_anew:
            words = _(
                "If you only get back here, start afresh: settings, players, tables and lessons are "
                "reset. The old ones are kept in {folder}. Your games stay."
            )
            return WayOut(words.format(folder=settings_folder()), _("Start afresh"), self._afresh)
        words = _(
            "If you only get back here, start without your games: they stay where they are, and "
            "are back at the next start."
        )
        spare = data_folder() / SPARE
        return WayOut(words, _("Start without my games"), lambda: self._title(Pages(folder=spare)))

    def _afresh(self) -> Scene:
        self._begun_anew = True
        try:
            set_aside()
        except OSError:
            self._settings.fall_back()
            return self._title(Pages())
        self._settings.begin_anew()
        return self._title(at_home())

    def _title(self, host: Host) -> Scene:
        from scenes.title.scene import Title  # not before an error: a start that fails in it is rescued too

        self._host = host
        return Title(host)


def set_aside() -> None:
    """All that is read at a start, but for the games. Raises OSError where that can't be done."""
    files = (store, last_setups, people, progress)
    json_file.set_aside([file.default_path() for file in files])
