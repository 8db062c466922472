"""`DrillScene`: a position on its game's own table, one choice, and then what it was worth."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.review.positions import Answered, Judged, Position
from scenes import shelf
from scenes.hint.lights import lights
from scenes.play.menu import Item
from scenes.play.scene import PlayScene
from scenes.play.slip import cut, lay_buttons, only_shown, widest
from scenes.replay.strip import draw_shelf
from scenes.table.bots.process import Minds
from scenes.table.sitting import Sitting
from scenes.text.words import _, number
from scenes.widgets.button import Button, unplaced
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, Scale, columns, inset
from scenes.widgets.widget import Widget

_STRIP = 19.0
RIGHT = 0.0005
"""What costs no more is as good as the best."""


class DrillScene(PlayScene):
    """`on_answer` hears what the first answer cost; `next_one` opens what comes after, if anything does."""

    def __init__(
        self,
        position: Position,
        on_answer: Callable[[float], None],
        next_one: Callable[[], "DrillScene | None"] = lambda: None,
    ) -> None:
        super().__init__(Sitting(position.session()))
        self.name = "drill"
        self.judged: Judged | None = None
        self.chosen: Any = None
        self.log_wanted = False
        self._on_answer, self._next_one = on_answer, next_one
        self._counted = False
        self._judge = Minds(lambda do: self.app.wake(do))
        self._strip = Rect(0, 0, 0, 0)

    def leave(self) -> None:
        super().leave()
        self._judge.close()

    def title(self) -> str:
        return _("{game} · drill").format(game=shelf.title(self.sitting.game))

    # The one choice

    def do(self, command: Any, about: Rect | None = None, *then: Any) -> bool:
        """Nothing is carried out: what the dice would bring is nobody's business here. Who has answered may
        try another way."""
        del about, then
        self.chosen, self.judged = command, None
        asked = Answered(self.sitting.game, self.view, command)
        self._judge.ask(asked, self._heard_judged, lambda: self._heard_judged(None))
        self.relay()
        return False

    def _heard_judged(self, judged: Judged | None) -> None:
        if judged is None:
            self.chosen = None
        else:
            self.judged = judged
            if not self._counted:
                self._counted = True
                self._on_answer(judged.cost)
        self.relay()

    def undo(self) -> None:
        """Back to the question; the first answer stays the one that counts."""
        if self.chosen is not None:
            self.chosen = self.judged = None
            self.lay_from(self.n, self.view)
            self.relay()

    def redo(self) -> None:
        """There is nothing to put back."""

    def next_drill(self) -> None:
        following = self._next_one()
        if following is None:
            self.app.pop()
        else:
            self.app.replace(following)

    # What there is none of

    @property
    def hints_offered(self) -> bool:
        return False

    def menu(self) -> Sequence[Item]:
        return (Item("leave", _("Leave the drill"), "back", self.app.pop), super().menu()[-1])

    def press_plate(self, seat: int) -> None:
        """Nobody takes over a seat in a drill."""

    # What is said

    @property
    def words(self) -> str:
        seat = self.sitting.to_act
        if self.chosen is None and seat is not None:
            return _("{name} to play. What is best?").format(name=self.name_of(seat))
        if self.judged is None:
            return _("Thinking …")
        return " ".join(self._verdict(self.judged))

    def _verdict(self, judged: Judged) -> Iterable[str]:
        choice = self.game.result().choice
        if judged.cost <= RIGHT:
            yield _("Right: nothing is better.")
        elif len(self.sitting.seats) == 1:
            yield _("That costs {n} turns.").format(n=number(judged.cost, 2))
        else:
            yield _("That costs {n} wins in 100 games.").format(n=number(100 * judged.cost, 1))
        if judged.cost > RIGHT and choice is not None:
            yield _("Better: {choice}.").format(choice=choice(self.view, judged.best))
        yield self.game.reason_words(judged.reason)

    @property
    def odds_words(self) -> str:
        return "\n".join(map(self.game.reason_words, self.judged.odds)) if self.judged else ""

    # The picture

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        table, self._strip = cut(area, min(scale.px(_STRIP), area.h // 3))
        for widget in super().lay(table, scale):
            only_shown(widget)
            if widget.id in ("bar.undo", "bar.redo") and isinstance(widget, Button):
                widget.enabled = widget.id == "bar.undo" and self.judged is not None
                widget.reason = "" if widget.enabled else _("There is no answer to undo.")
            if widget.id == "bar.home" and isinstance(widget, Button):
                widget.label, widget.help, widget.icon = _("Back"), _("Leave the drill"), "back"
                widget.on_press = self.app.pop
            yield widget
        yield from self._slip(inset(self._strip, scale.px(1.4), scale.px(0.9)), scale)

    def _slip(self, place: Rect, scale: Scale) -> Iterable[Widget]:
        yield Panel("drill.slip", "", place)
        inner = inset(place, scale.px(2.4), scale.px(1.1))
        buttons = list(self._buttons())
        room = min(widest(buttons, scale), inner.w // 3)
        words, odds, right = columns(inner, REST, REST, room, gap=scale.px(2))
        if self.judged is None:
            words.w = odds.right - words.x
        else:
            yield Label("drill.odds", self.odds_words, odds, size="small", muted=True)
        yield Label("drill.words", self.words, words, kind="medium")
        lay_buttons(right, scale, buttons)
        yield from buttons

    def _buttons(self) -> Iterable[Button]:
        if self.judged is None:
            yield unplaced("drill.leave", _("Leave the drill"), "back", self.app.pop)
            return
        yield unplaced("drill.next", _("Next"), "fast_forward", self.next_drill, style="primary")
        yield unplaced("drill.again", _("Back to the question"), "undo", self.undo)

    def draw(self, surface: Surface) -> None:
        draw_shelf(surface, self._strip)
        super().draw(surface)

    def lights(self) -> list[Rect]:
        """Where what is best could be pressed, once somebody has answered."""
        if self.judged is None:
            return []
        steps = self.game.lights(self.judged.best, self.view, self.judged.reason)
        return lights(steps, self.controls.widgets)
