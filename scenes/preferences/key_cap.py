"""A key of an action, to be changed by a press."""

from dataclasses import KW_ONLY, dataclass

from scenes.text.words import _
from scenes.widgets.button import Button
from scenes.widgets.layout import Scale
from scenes.widgets.text import width_of

_NARROWEST = 4.4
_AIR = 2.6
_ICON = 3.5


def cap_width(scale: Scale, label: str, icon: str | None = None) -> int:
    words = width_of(label, "bold", scale.text("body")) + scale.px(_AIR)
    return max(scale.px(_NARROWEST), words + (scale.px(_ICON) if icon else 0))


@dataclass(eq=False)
class Cap(Button):
    """The label is the key; `action` is what it does."""

    _: KW_ONLY
    action: str = ""

    @property
    def said(self) -> str:
        return _("{setting}: {value}").format(setting=self.action, value=self.label)
