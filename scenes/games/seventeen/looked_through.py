"""The discards spread out to be looked through; and, as a help, how many of each card can still come."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from game.seventeen.cards import BACK, KINDS, OPEN_NUMBER, OPEN_NUMBERS, Kind
from game.seventeen.reach import seen_kinds
from game.seventeen.views import View
from scenes.app.scene import Scene
from scenes.art.palette import Mood
from scenes.games.seventeen.card import back_of, front_of, known
from scenes.games.seventeen.naming import card_name, lying_name
from scenes.games.seventeen.outcome import lies
from scenes.table.card.faces import Face, draw
from scenes.table.card.stock import height_of
from scenes.text.words import _
from scenes.widgets.button import Button, button_size
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, SMALLEST_TEXT, Scale, centred, inset, rows
from scenes.widgets.text import fit_line
from scenes.widgets.widget import ReadOnly, Widget


def still_to_come(view: View) -> dict[Kind, int]:
    """Of each kind, how many this view has in sight nowhere: not in the row, the discards or any hand."""
    left = Counter(view.deck)
    left.subtract(seen_kinds(view))
    for seat, backs in enumerate(view.hands):
        if seat != view.seat:
            left.subtract(OPEN_NUMBER[back] for back in backs if back != "plain")
    return {kind: left[kind] for kind in KINDS}


def _told_apart(kind: Kind) -> Face:
    """An open number from its back, as others hold it: hidden ones have the same front."""
    return back_of(BACK[kind]) if kind in OPEN_NUMBERS else front_of(kind)


@dataclass(eq=False)
class Spread(ReadOnly):
    """Cards side by side in as many lines as they need; words below each."""

    _: KW_ONLY
    faces: Sequence[Face]
    words: Sequence[str] = ()

    role = "label"

    def draw(self, surface: Surface) -> None:
        count = max(7, len(self.faces))
        line = self.look.scale.text("small") * 3 // 2 if self.words else 0
        each, wide = max(
            ((n, self._width(n, count, line)) for n in range(7, count + 1)), key=lambda found: found[1]
        )
        high, step = height_of(wide) + line, self.rect.w / each
        for number, face in enumerate(self.faces):
            x = round(self.rect.x + step * (number % each) + (step - wide) / 2)
            y = self.rect.y + (number // each) * (high + wide // 10)
            surface.blit(draw(face, wide), (x, y))
            if self.words:
                below = Rect(x, y + height_of(wide), wide, line)
                words = fit_line(self.words[number], "bold", line * 3 // 4, wide, SMALLEST_TEXT)
                words.draw(surface, below, self.text_colour, "centre")

    def _width(self, each: int, count: int, line: int) -> int:
        """Of a card, with so many in a line."""
        lines = -(-count // each)
        across = self.rect.w / each * 0.92
        down = (self.rect.h / lines - line) / (height_of(1000) / 1000 + 0.1)
        return max(8, round(min(across, down, self.look.scale.px(12))))


class LookedThrough(Scene):
    name = "discards"
    see_through = True

    def __init__(self, view: View, mood: Mood, *, counts: bool) -> None:
        super().__init__()
        self.mood = mood
        self._view, self._counts = view, counts

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        place = centred(area, min(area.w * 9 // 10, scale.px(120)), area.h * 86 // 100)
        yield Panel("discards.panel", "", place, made_of="dark")
        inner = inset(place, scale.px(2))
        discards = lies(self._view)[1]
        shares = (scale.px(4), REST, scale.px(4), inner.h // 4) if self._counts else (scale.px(4), REST)
        head, cards, *rest, low = rows(inner, *shares, scale.px(6), gap=scale.px(1))
        yield Label(
            "discards.head", _("Discards: {n}").format(n=len(discards)), head, size="lead", kind="title"
        )
        lying = [known(one.card, one.face) for one in discards]
        faces = [back_of(one.back) if one.kind is None else front_of(one.kind) for one in lying]
        names = "; ".join(lying_name(one.card, one.face) for one in discards) or _("none")
        yield Spread("discards.cards", names, cards, faces=faces)
        if rest:
            left = still_to_come(self._view)
            yield Label("left.head", _("What can still come"), rest[0], size="lead", kind="title")
            names = "; ".join(f"{card_name(kind)}: {n}" for kind, n in left.items())
            words = [f"× {n}" for n in left.values()]
            yield Spread(
                "left.cards", names, rest[1], faces=[_told_apart(kind) for kind in left], words=words
            )
        wide, high = button_size(scale, _("Close"), "close")
        where = centred(low, wide, min(high, low.h))
        yield Button("discards.close", _("Close"), where, icon="close", at_enter=True, on_press=self.back)
