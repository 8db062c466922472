"""Linux's interface for screen readers, AT-SPI, by AccessKit: a page in, what a reader asks for out.

AccessKit has a thread of its own, which calls us. While it says that a reader has come it holds a lock for
which `update_if_active` waits without letting others run. So what it calls then has to be done in one go,
with no Python code in which the window's thread could get its turn: methods of a `deque` are. And the
window's thread calls AccessKit only after that.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import count
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from scenes.accessible.page import Item, Page

Wish = Literal["press", "focus", "more", "less"]

_ROLES = {
    "button": "BUTTON",
    "choice": "GROUP",
    "field": "TEXT_INPUT",
    "option": "RADIO_BUTTON",
    "picture": "IMAGE",
    "row": "LIST_ITEM",
    "sample": "IMAGE",
    "scroll": "SCROLL_VIEW",
    "seat": "GROUP",
    "slider": "SLIDER",
    "spot": "BUTTON",
    "status": "LABEL",
    "switch": "SWITCH",
}
_ROOT = 0


class AtSpi:
    """`asked` is called in AccessKit's thread, with the id of what the reader means."""

    def __init__(self, library: ModuleType, asked: Callable[[str, Wish], None]) -> None:
        self._kit: Any = library
        self._asked = asked
        self._fresh = count(_ROOT + 1)
        self._numbers: dict[str, int] = {}
        """What AccessKit calls what is on the page; nothing else ever gets the same number."""
        self._names: dict[int, str] = {}
        self._here: deque[bool] = deque([False])
        """Whether there was a reader, from the first on."""
        came, went = (partial(self._here.append, here) for here in (True, False))
        self._adapter: Any = self._kit.unix.Adapter(came, self._hear, went)
        self._wishes: dict[int, Wish] = {
            int(self._kit.Action.CLICK): "press",
            int(self._kit.Action.FOCUS): "focus",
            int(self._kit.Action.INCREMENT): "more",
            int(self._kit.Action.DECREMENT): "less",
        }

    @property
    def reader(self) -> int:
        """Another number for each that comes; 0: there is none."""
        return len(self._here) if self._here[-1] else 0

    def tell(self, page: "Page") -> None:
        """All of it: AccessKit tells readers what is new."""
        (wide, tall), (left, top) = page.size, page.at
        update = self._update(page)
        around = self._kit.Rect(left, top, left + wide, top + tall)
        self._adapter.update_if_active(lambda: update)
        self._adapter.set_root_window_bounds(around, around)

    def come_to_front(self, in_front: bool) -> None:
        self._adapter.update_window_focus_state(in_front)

    def close(self) -> None:
        self._here.append(False)
        self._adapter = None

    def _update(self, page: "Page") -> Any:
        before = self._numbers
        self._numbers = {item.id: before.get(item.id) or next(self._fresh) for item in page.items}
        self._names = {number: name for name, number in self._numbers.items()}
        root = self._kit.Node(self._kit.Role.WINDOW)
        root.set_label(page.title)
        root.set_bounds(self._kit.Rect(0, 0, *page.size))
        root.set_children([*self._names])
        update = self._kit.TreeUpdate(self._numbers[page.focus] if page.focus else _ROOT)
        update.tree = self._kit.Tree(_ROOT)
        update.nodes.append((_ROOT, root))
        for item in page.items:
            update.nodes.append((self._numbers[item.id], self._node(item)))
        return update

    def _node(self, item: "Item") -> Any:
        kit = self._kit
        role = _ROLES.get(item.role, "LABEL")
        node = kit.Node(getattr(kit.Role, role))
        left, top, wide, tall = item.rect
        node.set_bounds(kit.Rect(left, top, left + wide, top + tall))
        if role == "LABEL":
            node.set_value(item.label)
        else:
            node.set_label(item.label)
        if item.value:
            node.set_value(item.value)
        if item.advice:
            node.set_description(item.advice)
        if item.numbers:
            node.set_numeric_value(item.numbers.value)
            node.set_min_numeric_value(item.numbers.low)
            node.set_max_numeric_value(item.numbers.high)
            node.set_numeric_value_step(item.numbers.step)
        if item.on is not None:
            node.set_toggled(kit.Toggled.TRUE if item.on else kit.Toggled.FALSE)
        if not item.enabled:
            node.set_disabled()
        if item.live:
            node.set_live(kit.Live.POLITE)
        for action in _actions(item):
            node.add_action(getattr(kit.Action, action))
        return node

    # In AccessKit's thread

    def _hear(self, request: Any) -> None:
        wish, name = self._wishes.get(int(request.action)), self._names.get(request.target)
        if wish and name:
            self._asked(name, wish)


def _actions(item: "Item") -> list[str]:
    asked = {
        "CLICK": item.pressable,
        "FOCUS": item.focusable,
        "INCREMENT": item.turns,
        "DECREMENT": item.turns,
    }
    return [action for action, possible in asked.items() if possible]
