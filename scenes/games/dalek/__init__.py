"""The Dalek Dice scene: a tray with its four places, a balance of Humans and Daleks, and what is said of it.

`scene` puts it together; `places` where everything lies; `choosing` what a person may pick and what it would
earn; `handling` dice under the mouse, and `deciding` the commands that come of it; `widgets` buttons and
spots; `balance`, `lamps`, `panels` are drawn; `sentences` and `endings` its words. The rules are in
`game.dalek`, the table that all games share in `scenes.table`.
"""

from typing import TYPE_CHECKING

from scenes.game_record import OnScreen
from scenes.text.words import _

if TYPE_CHECKING:
    from scenes.table.play import PlayScene


def _scene() -> "type[PlayScene]":
    from scenes.games.dalek.scene import DalekScene  # the title shows all games, and waits for no table

    return DalekScene


ON_SCREEN = OnScreen(
    key="dalek",
    title="Dalek Dice",
    tagline=lambda: _("Save the Humans, and stop in time."),
    company=lambda: _("2 to {most} players, or alone").format(most=6),
    scene=_scene,
)
