"""What AccessKit is told, and what its numbers mean, by a library that only writes down."""

from types import SimpleNamespace
from unittest.mock import MagicMock

from scenes.accessible.at_spi import AtSpi
from scenes.accessible.page import Item, Page

ACTIONS = SimpleNamespace(CLICK=0, FOCUS=1, INCREMENT=2, DECREMENT=3)


class Kit:
    """AccessKit, as a window talks to it."""

    def __init__(self):
        self.asked = []
        self._library = MagicMock(Action=ACTIONS)
        self.window = AtSpi(self._library, lambda name, _wish: self.asked.append(name))

    def numbers(self, *ids):
        """What these are called by it when they are all that there is."""
        items = tuple(Item(name, "label", name, (0, 0, 9, 9)) for name in ids)
        self.window.tell(Page("Table", (90, 90), (0, 0), items, None))
        return self._library.Node.return_value.set_children.call_args.args[0]

    def press(self, number):
        hear = self._library.unix.Adapter.call_args.args[1]
        hear(SimpleNamespace(action=ACTIONS.CLICK, target=number))


def test_what_is_gone_cannot_be_asked_for_and_its_number_is_never_another_ones():
    kit = Kit()
    pages = [kit.numbers("roll", f"said.{n}") for n in range(50)]
    assert {roll for roll, _said in pages} == {pages[0][0]}
    assert len({said for _roll, said in pages}) == 50
    for _roll, said in pages:
        kit.press(said)
    kit.press(pages[0][0])
    assert kit.asked == ["said.49", "roll"]
