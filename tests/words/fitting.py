"""Watches what is lettered: words that end in an ellipsis, or are broken, had no room."""

import sys

from scenes.widgets import text

PLAIN = text.fit


class Watch:
    """All `fit` of the scenes, for as long as it is patched in."""

    def __init__(self, monkeypatch):
        self.short = set()
        for name, module in list(sys.modules.items()):
            if name.startswith("scenes.") and getattr(module, "fit", None) is PLAIN:
                monkeypatch.setattr(module, "fit", self._fit)

    def _fit(self, words, kind, px, size, smallest=None):
        set_ = PLAIN(words, kind, px, size, smallest)
        told = "".join("".join(line.split()) for line in set_.lines)
        cut = told != "".join(words.split())
        whole = set(words.replace(text.NO_BREAK, " ").split())
        broken = not cut and any(
            word not in whole for line in set_.lines for word in line.replace(text.NO_BREAK, " ").split()
        )
        if cut or broken:
            self.short.add((words, tuple(size), set_.lines))
        return set_
