"""What one person's games tell: one game at a time, in charts that can be read without colour."""

from collections.abc import Sequence

from pygame import Rect

from game.core.library.careers import Career
from game.review.standards import standards
from scenes.app.page import Page
from scenes.host.host import Host
from scenes.players.page import ProfilePage
from scenes.players.people import Profile
from scenes.players.widgets import Portrait
from scenes.shelf import title
from scenes.statistics.charts import career_lines
from scenes.statistics.forms import FormsPage
from scenes.statistics.sentences import played
from scenes.text.words import _
from scenes.widgets.button import Button, unplaced
from scenes.widgets.choices import Choice, choice_size
from scenes.widgets.label import Label
from scenes.widgets.sheet import Sheet

_PORTRAIT = 9.0


class PersonPage(Page):
    """Pops with the `Profile` if name, colour or picture were chosen anew."""

    name = "person"

    def __init__(self, host: Host, person: Profile, careers: Sequence[Career]) -> None:
        super().__init__()
        self._host = host
        self._person = person
        self._careers = {career.game: career for career in careers}
        self._game = careers[0].game
        self._changed: Profile | None = None

    def title(self) -> str:
        return self._person.name

    def buttons(self) -> Sequence[Button]:
        forms = unplaced("forms", _("Luck and skill"), "chart", self._open_forms)
        profile = unplaced("profile", _("Name, colour and picture"), "pencil", self._ask)
        return [forms, profile] if any(game in standards() for game in self._careers) else [profile]

    def _open_forms(self) -> None:
        names = self._host.profiles.names_now
        self.app.push(FormsPage(self._person.name, names, self._host.library.folder))

    def _ask(self) -> None:
        def heard(answer: object) -> None:
            if isinstance(answer, Profile):
                self._person = self._changed = answer
                self.relay()

        self.app.push(ProfilePage(self._host.profiles, self._person, self._host.names()), then=heard)

    def back(self) -> None:
        self.app.pop(self._changed)

    def _choose(self, game: str) -> None:
        self._game = game
        self.relay()

    def body(self, sheet: Sheet) -> None:
        side, gap = sheet.scale.px(_PORTRAIT), sheet.scale.px(2)
        top = sheet.take(_PORTRAIT, after=2)
        beside = Rect(top.x + side + gap, top.y, top.w - side - gap, side)
        options = [(game, title(game)) for game in self._careers]
        wide, high = choice_size(sheet.scale, (words for _game, words in options))
        whole = Rect(beside.x, beside.y, beside.w, side - high)
        at = Rect(beside.x, beside.bottom - high, min(beside.w, max(wide, sheet.scale.px(50))), high)
        sheet.add(
            Portrait("portrait", self._person.name, Rect(top.x, top.y, side, side), self._person),
            Label("whole", played(self._careers.values()), whole, kind="medium"),
            Choice("game", _("Game"), at, options=options, chosen=self._game, on_choose=self._choose)
            if len(options) > 1
            else Label("game", title(self._game), at, size="lead", kind="title"),
        )
        career_lines(sheet, self._careers[self._game])
