"""Lettering: rendered once for each (text, kind, pixels, colour), measured, wrapped and fitted.

`fit` shrinks before it wraps away: an ellipsis is the last resort, when even the smallest size has no room.
`fit_line` is for names and whatever else must not be broken: it shrinks less, and then ends in an ellipsis.

Any text can be drawn, and at once: `texts.shown` puts in what a font can be given for what it can't.
"""

from collections.abc import Callable, Iterator
from itertools import accumulate, takewhile

from msgspec import Struct
from pygame import Rect, Surface

from game.core import texts
from scenes.art import runs
from scenes.art.fonts import Kind, font
from scenes.art.palette import Rgb
from scenes.art.surface_cache import kept
from scenes.widgets.layout import SMALLEST_TEXT, Align

LEADING = 1.24
"""Line distance as a multiple of the lettering's pixel height."""

ELLIPSIS = "…"
LONGEST_LINE = 2000
"""Letters: more than any line of the widest window can hold, so that no more of a text need be measured."""

NO_BREAK = "\u00a0"
"""A space at which no line ends."""


def kept_together(text: str) -> str:
    """The same words, never parted by the end of a line."""
    return text.replace(" ", NO_BREAK)


@kept(256)
def lettering(text: str, kind: Kind, px: int, colour: Rgb) -> Surface:
    """The text on one line. Callers share the surface: blit it, never draw on it."""
    line = _line(text)
    if runs.plain(line, kind):
        return font(kind, px).render(line, True, colour)
    return runs.picture(line, kind, px, colour)


@kept(4096)
def width_of(text: str, kind: Kind, px: int) -> int:
    return _measured(text, kind, px)


def _measured(text: str, kind: Kind, px: int) -> int:
    """Without keeping it: for what is measured once, on the way to something that is kept."""
    line = _line(text)
    return font(kind, px).size(line)[0] if runs.plain(line, kind) else runs.width(line, kind, px)


def _line(text: str) -> str:
    """What of a text a font can be given."""
    return texts.shown(text, LONGEST_LINE)


def letters_within(text: str, kind: Kind, px: int, width: int) -> int:
    """How many of its first letters have room."""
    return _most(text, lambda part: _measured(part, kind, px) <= width)


def _most(text: str, has_room: Callable[[str], bool]) -> int:
    """How many of its first letters have room: of a long text little more is measured than that."""
    room, too_many = 0, 1
    while too_many <= min(len(text), LONGEST_LINE) and has_room(text[:too_many]):
        room, too_many = too_many, 2 * too_many
    too_many = min(too_many, len(text) + 1, LONGEST_LINE + 1)
    return _largest(room, too_many, lambda letters: has_room(text[:letters]))


@kept(256)
def _middle(kind: Kind, px: int) -> int:
    """From the top of a rendered line to the middle of its capitals, which is what the eye centres by."""
    face = font(kind, px)
    metrics = face.metrics("H")[0]
    height = metrics[3] if metrics else px * 0.7
    return round(face.get_ascent() - height / 2)


@kept(4096)
def _above(text: str, kind: Kind, px: int) -> int:
    """How far accents on capitals stand out above the line: a rendered line begins so much higher."""
    face, line = font(kind, px), _line(text)
    if not runs.plain(line, kind):
        return runs.above(line, kind, px)
    return max(0, max((one[3] for one in face.metrics(line) if one), default=0) - face.get_ascent())


def line_height(px: int) -> int:
    return round(px * LEADING)


@kept(1024)
def wrap(text: str, kind: Kind, px: int, width: int) -> tuple[str, ...]:
    """Lines no wider than `width`. A word that is wider by itself is broken between letters; none is lost."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        whole = " ".join(filter(None, paragraph.split(" ")))
        if (wide := width_of(whole, kind, px)) <= width:
            lines.append(whole)
        else:
            lines.extend(_lines(list(_words(paragraph, kind, px, width)), kind, px, width, wide / len(whole)))
    return tuple(lines)


def _lines(words: list[str], kind: Kind, px: int, width: int, a_letter: float) -> Iterator[str]:
    """Each as long as it may be; `a_letter` is about as wide as one."""
    line, at = "", 0
    while at < len(words):
        if count := _how_many(line, words[at:], kind, px, width, round(width / a_letter)):
            line, at = _joined(line, words[at : at + count]), at + count
        elif line:
            yield line
            line = ""
        else:
            *full, line = _broken(words[at], kind, px, width)
            yield from full
            at += 1
    yield line


def _joined(line: str, words: list[str]) -> str:
    return " ".join([line, *words] if line else words)


def _how_many(line: str, words: list[str], kind: Kind, px: int, width: int, letters: int) -> int:
    """So many of the words have room after `line`; `letters` are about as many as a line holds."""

    def has_room(count: int) -> bool:
        return width_of(_joined(line, words[:count]), kind, px) <= width

    ends = accumulate((1 + len(word) for word in words), initial=len(line))
    guess = max(0, sum(1 for _ in takewhile(lambda end: end <= letters, ends)) - 1)
    if guess and not has_room(guess):
        return next((fewer for fewer in range(guess - 1, 0, -1) if has_room(fewer)), 0)
    return next((count for count in range(guess, len(words)) if not has_room(count + 1)), len(words))


def _words(text: str, kind: Kind, px: int, width: int) -> Iterator[str]:
    """What a line may end after; words that are kept together only as long as one line holds them."""
    for word in filter(None, text.split(" ")):
        if NO_BREAK in word and width_of(word, kind, px) > width:
            yield from filter(None, word.split(NO_BREAK))
        else:
            yield word


def _broken(word: str, kind: Kind, px: int, width: int) -> list[str]:
    pieces: list[str] = []
    while len(piece := word[: max(1, letters_within(word, kind, px, width))]) < len(word):
        pieces.append(piece)
        word = word[len(piece) :]
    return [*pieces, word]


class Block(Struct, frozen=True):
    """Text set in lines, with the size it needs."""

    lines: tuple[str, ...]
    kind: Kind
    px: int
    width: int

    @property
    def height(self) -> int:
        return line_height(self.px) * len(self.lines)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    def draw(self, surface: Surface, rect: Rect, colour: Rgb, align: Align = "left") -> None:
        """In the middle of `rect` from top to bottom."""
        tall = line_height(self.px)
        place = Rect(rect.x, rect.y + (rect.h - self.height) // 2, rect.w, tall)
        for line in self.lines:
            write(surface, line, self.kind, self.px, colour, place, align)
            place = place.move(0, tall)


def block(text: str, kind: Kind, px: int, width: int) -> Block:
    lines = wrap(text, kind, px, width)
    return Block(lines, kind, px, max((width_of(line, kind, px) for line in lines), default=0))


def evened(set_: Block) -> Block:
    """The same text on as many lines, but of like length: no word is left alone on the last."""
    text = " ".join(set_.lines)
    narrow, wide = set_.width // max(1, len(set_.lines)), set_.width
    while narrow < wide:
        middle = (narrow + wide) // 2
        if len(wrap(text, set_.kind, set_.px, middle)) > len(set_.lines):
            narrow = middle + 1
        else:
            wide = middle
    return block(text, set_.kind, set_.px, wide)


@kept(1024)
def fit(text: str, kind: Kind, px: int, size: tuple[int, int], smallest: int | None = None) -> Block:
    """Set within `size`: as large as it can, from `px` down to `smallest` (default: 70 % of it).

    Smaller still, rather than broken in the middle of a word.
    """
    lowest = min(px, max(SMALLEST_TEXT, round(px * 0.7)) if smallest is None else smallest)
    room, tall = max(1, size[0]), size[1]
    if len(text) > LONGEST_LINE:
        return _cut(text, kind, lowest, (room, tall))
    if "\n" not in text and width_of(text, kind, px) <= room:
        return block(text, kind, px, room)
    words = filter(None, text.replace("\n", " ").split(" "))
    widest_word = max(words, key=lambda word: width_of(word, kind, px), default="")
    at_least = lowest if width_of(widest_word, kind, lowest) <= room else min(lowest, SMALLEST_TEXT)

    def has_room(at: int) -> bool:
        if width_of(widest_word, kind, at) > room:
            return False
        return block(text, kind, at, room).height <= max(tall, line_height(at))

    if has_room(px):
        return block(text, kind, px, room)
    if not has_room(at_least):
        return _cut(text, kind, lowest, (room, tall))
    return block(text, kind, _largest(at_least, px, has_room), room)


def _largest(fits: int, too_large: int, has_room: Callable[[int], bool]) -> int:
    """By halves: each that is tried has to be measured."""
    while too_large - fits > 1:
        middle = (fits + too_large) // 2
        if has_room(middle):
            fits = middle
        else:
            too_large = middle
    return fits


def _cut(text: str, kind: Kind, px: int, size: tuple[int, int]) -> Block:
    """As many lines as there is room for, the last with an ellipsis if there are more."""
    room, tall = size
    whole = block(text, kind, px, room)
    keep = max(1, tall // line_height(px))
    if len(whole.lines) <= keep:
        return whole
    lines = (*whole.lines[: keep - 1], shortened(" ".join(whole.lines[keep - 1 :]), kind, px, room))
    return Block(lines, kind, px, max(width_of(line, kind, px) for line in lines))


def fit_line(text: str, kind: Kind, px: int, width: int, smallest: int | None = None) -> Block:
    """One line, as large as it can be from `px` down to `smallest` (default: 80 % of it), then shortened."""
    lowest = min(px, max(SMALLEST_TEXT, round(px * 0.8)) if smallest is None else smallest)
    at = px if width_of(text, kind, px) <= width else lowest
    if at < px:
        at = _largest(lowest, px, lambda tried: width_of(text, kind, tried) <= width)
    line = shortened(text, kind, at, max(1, width))
    return Block((line,), kind, at, width_of(line, kind, at))


@kept(512)
def shortened(text: str, kind: Kind, px: int, width: int) -> str:
    """One line with an ellipsis, if it doesn't fit."""
    if len(text) <= LONGEST_LINE and width_of(text, kind, px) <= width:
        return text
    kept_letters = _most(text, lambda part: _measured(part.rstrip() + ELLIPSIS, kind, px) <= width)
    return text[:kept_letters].rstrip() + ELLIPSIS


def write(
    surface: Surface, text: str, kind: Kind, px: int, colour: Rgb, rect: Rect, align: Align = "left"
) -> Rect:
    """One line in `rect`, its capitals in the middle of the height. Gives the place of the lettering."""
    if not text:
        return Rect(rect.x, rect.centery, 0, 0)
    picture = lettering(text, kind, px, colour)
    spare = rect.w - picture.get_width()
    x = rect.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
    return surface.blit(picture, (x, rect.centery - _middle(kind, px) - _above(text, kind, px)))
