"""Watches what is lettered: words that end in an ellipsis, or are broken, had no room."""

import sys

from scenes.widgets import text

FITTING = {name: getattr(text, name) for name in ("fit", "fit_line", "shortened")}


class Watch:
    """All fitting of the scenes, for as long as it is patched in."""

    def __init__(self, monkeypatch):
        self.short = set()
        for name, module in list(sys.modules.items()):
            if name.startswith("scenes.") and module is not text:
                for kind, plain in FITTING.items():
                    if getattr(module, kind, None) is plain:
                        monkeypatch.setattr(module, kind, self._watched(plain))

    def _watched(self, plain):
        def watched(words, *rest, **more):
            found = plain(words, *rest, **more)
            lines = [found] if isinstance(found, str) else found.lines
            if _cut(words, lines) or _broken(words, lines):
                self.short.add((words, tuple(lines)))
            return found

        return watched


def _letters(words):
    return "".join(words.split())


def _parts(words):
    return words.replace(text.NO_BREAK, " ").split()


def _cut(words, lines):
    return _letters("".join(lines)) != _letters(words)


def _broken(words, lines):
    """Between two letters of a word."""
    return any(part not in _parts(words) for line in lines for part in _parts(line))
