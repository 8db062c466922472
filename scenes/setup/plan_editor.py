"""What the pages of the set-up ask for: each change gives another plan, and the pages are laid anew."""

import random
from typing import Any, cast

from msgspec.structs import replace

from scenes.app.on_table import OnTable
from scenes.handicap.page import EasePage, Terms
from scenes.host.evening import Length
from scenes.host.host import Host
from scenes.host.last_setups import Plan
from scenes.setup import draft
from scenes.setup.people import ColourPage, Opponent, Person, WhoPage
from scenes.text.words import _


class PlanEditor(OnTable):
    """`SetupScene` without its picture."""

    def __init__(self, host: Host, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.phrase = ""
        self._host = host

    def usual(self, plan: Plan) -> Plan:
        """With what the settings say where the plan says nothing."""
        return draft.with_usual(plan, self.settings.undo)

    # Of seats

    def change(self, plan: Plan) -> None:
        self.plan = plan
        self.relay()

    def name_seat(self, seat: int, name: str) -> None:
        self.change(draft.named(self.plan, seat, name))

    def names_done(self) -> None:
        """Enter in a name: the next one begins."""
        self.controls.focus_on("begin", ring=True)

    def ask_who(self, seat: int) -> None:
        def heard(answer: object) -> None:
            if isinstance(answer, Person):
                new = answer.name is None and self.plan.places[seat].kind == "bot"
                self.change(draft.person(self.plan, seat, answer.name, answer.colour))
                if new:
                    self.later(0.0, lambda: self.go_to(f"seat.{seat}.name", ring=False))
            elif isinstance(answer, Opponent):
                self.change(draft.opponent(self.plan, seat, answer.level))

        names = self._host.names()
        self._host.profiles.acquaint(names)
        self.app.push(WhoPage(self._host.profiles, self.plan, seat, names), then=heard)

    def ask_colour(self, seat: int) -> None:
        def heard(colour: object) -> None:
            if colour is not None:
                self.change(draft.recoloured(self.plan, seat, cast("str", colour)))

        self.app.push(ColourPage(self.plan, seat), then=heard)

    def picture(self, seat: int) -> str | None:
        """The picture of the person who sits there, once they are known."""
        return self._host.picture(self.plan.places[seat].seat)

    def ask_terms(self, seat: int) -> None:
        plan = self.usual(draft.filled(self.plan))

        def heard(left: object) -> None:
            self.change(draft.with_terms(self.plan, seat, cast("Terms", left), plan))

        self.app.push(EasePage(draft.terms(plan, seat)), then=heard)

    def let_begin(self, seat: int) -> None:
        drawn = draft.option(self.plan, "first") == seat
        self.change(draft.with_option(self.plan, "first", "drawn" if drawn else seat))

    def move_seat(self, seat: int, to: int) -> None:
        """The focus goes along, so that a seat is moved on by the same key."""
        self.change(draft.moved(self.plan, seat, to))
        self.go_to(f"seat.{to}.move")

    def draw_order(self) -> None:
        before = self.plan
        order = random.SystemRandom().sample(range(len(before.places)), len(before.places))
        self.change(draft.in_order(before, order))
        names = ", ".join(place.name for place in draft.filled(self.plan).places)
        self.say(_("Random order: {names}.").format(names=names), _("Undo"), lambda: self.change(before))

    def remove_seat(self, seat: int) -> None:
        before = self.plan
        self.change(draft.without_seat(before, seat))
        words = _("{name}'s seat was removed.").format(name=draft.name_at(before, seat))
        self.say(words, _("Undo"), lambda: self.change(before))

    def add_seat(self) -> None:
        self.change(draft.with_seat(self.plan))

    # Of options

    def set_option(self, key: str, value: object) -> None:
        self.change(draft.with_option(self.plan, key, value))
        if key == "sealed" and value:
            self.ensure_laid(self.area.size, self.settings)
            self.controls.bring_into_sight("phrase.means")

    @property
    def colour(self) -> str:
        return self.plan.places[0].colour

    def option(self, key: str) -> Any:
        return draft.option(self.plan, key)

    def set_options(self, **values: object) -> None:
        self.change(draft.with_options(self.plan, values))

    def set_length(self, length: Length | None) -> None:
        self.change(replace(self.plan, length=length))

    def say_phrase(self, words: str) -> None:
        self.phrase = words
