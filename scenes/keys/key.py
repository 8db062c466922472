"""A key with what is held beside it; how it is written down; and which keys keep their meaning."""

import sys
from string import ascii_uppercase

import msgspec
import pygame
from pygame.event import Event

MAC = sys.platform == "darwin"
"""There Cmd stands wherever we say Ctrl, in the settings' file too; and Ctrl is the system's own key."""
_CTRL, _SYSTEM = (pygame.KMOD_META, pygame.KMOD_CTRL) if MAC else (pygame.KMOD_CTRL, pygame.KMOD_META)
_FUNCTIONS: dict[str, int] = {f"F{n}": getattr(pygame, f"K_F{n}") for n in range(1, 16)}
_NAMES: dict[str, int] = {
    "Space": pygame.K_SPACE,
    "Enter": pygame.K_RETURN,
    "Backspace": pygame.K_BACKSPACE,
    "Delete": pygame.K_DELETE,
    "Insert": pygame.K_INSERT,
    "Home": pygame.K_HOME,
    "End": pygame.K_END,
    "PageUp": pygame.K_PAGEUP,
    "PageDown": pygame.K_PAGEDOWN,
    "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT,
    "Up": pygame.K_UP,
    "Down": pygame.K_DOWN,
    "Pause": pygame.K_PAUSE,
    "Menu": pygame.K_MENU,
    "Num+": pygame.K_KP_PLUS,
    "Num-": pygame.K_KP_MINUS,
    "Num*": pygame.K_KP_MULTIPLY,
    "Num/": pygame.K_KP_DIVIDE,
    "Num.": pygame.K_KP_PERIOD,
    "Num=": pygame.K_KP_EQUALS,
    **_FUNCTIONS,
}
"""As the settings' file has them, in any language; letters, digits and signs stand for themselves."""
_WRITTEN = {code: name for name, code in _NAMES.items()}
_SAME: dict[int, int] = {
    pygame.K_KP_ENTER: pygame.K_RETURN,
    **{getattr(pygame, f"K_KP{n}"): getattr(pygame, f"K_{n}") for n in range(10)},
}
"""Keys of the number pad that are one with those of the keyboard."""
_DIGITS: dict[int, int] = {getattr(pygame, f"KSCAN_{n}"): getattr(pygame, f"K_{n}") for n in range(10)}
_LETTERS: dict[int, int] = {
    getattr(pygame, f"KSCAN_{letter}"): ord(letter.lower()) for letter in ascii_uppercase
}
"""What a key is by its place, on a keyboard of English."""

_LAST_LETTER = 0x17F
"""The end of the Latin letters that our fonts have."""

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
PRESSING = (*ENTER, pygame.K_SPACE)
"""They press what is marked. Where nothing is, they are free for actions."""
HOLDING = (
    *(pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT, pygame.K_LSHIFT, pygame.K_RSHIFT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR),
)
"""They are held beside others, and mean nothing alone."""
_EDITING = (pygame.K_a, pygame.K_c, pygame.K_v, pygame.K_x, pygame.K_BACKSPACE, pygame.K_DELETE)
PAGING = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
_MOVING = {
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_HOME, pygame.K_END, *PAGING),
}


class Key(msgspec.Struct, frozen=True):
    code: int
    ctrl: bool = False
    alt: bool = False
    shift: bool = False

    @classmethod
    def of(cls, event: Event) -> "Key | None":
        """What was pressed. No action has a key with the system's own key held."""
        if event.type != pygame.KEYDOWN or event.mod & _SYSTEM:
            return None
        code, shift = _named(event)
        held = bool(event.mod & _CTRL), bool(event.mod & pygame.KMOD_ALT)
        return cls(code, *held, shift=shift)

    @classmethod
    def read(cls, written: object) -> "Key | None":
        """As `written` has it; None if that is no key that an action can have."""
        if not isinstance(written, str) or not written:
            return None
        *held, name = written[:-1].split("+")
        name += written[-1]
        if not set(held) <= {"Ctrl", "Alt", "Shift"} or len(set(held)) != len(held):
            return None
        code = _NAMES.get(name) or (ord(name.lower()) if len(name.lower()) == 1 else 0)
        key = cls(code, "Ctrl" in held, "Alt" in held, "Shift" in held)
        return key if key.has_name else None

    @property
    def name(self) -> str:
        """Without what is held; the same in any language."""
        return _WRITTEN.get(self.code) or _upper(chr(self.code))

    @property
    def written(self) -> str:
        held = (("Ctrl", self.ctrl), ("Alt", self.alt), ("Shift", self.shift))
        return "+".join([*(word for word, is_held in held if is_held), self.name])

    @property
    def has_name(self) -> bool:
        return self.code in _WRITTEN or (32 < self.code <= _LAST_LETTER and chr(self.code).isprintable())

    @property
    def fixed(self) -> bool:
        """It means the same everywhere, and no action can have it."""
        return self.code in (pygame.K_TAB, pygame.K_ESCAPE)

    @property
    def moves(self) -> bool:
        """It moves what is marked, or turns pages."""
        return self.code in _MOVING and not (self.ctrl or self.alt)

    @property
    def presses(self) -> bool:
        return self.code in PRESSING and not (self.ctrl or self.alt)

    @property
    def writes(self) -> bool:
        """Somebody who types into a field may mean a letter by it, or a change of what is typed."""
        if self.ctrl and not self.alt and self.code in _EDITING:
            return True
        by_word = self.code in _MOVING and (self.ctrl or self.alt)
        return by_word or not (self.ctrl or self.alt or self.code in _FUNCTIONS.values())


def _named(event: Event) -> tuple[int, bool]:
    """The key's code, and whether Shift is held beside it. The row of digits, where it writes signs without
    Shift and digits with it, and letters of another script are known by their place.
    """
    shift = bool(event.mod & pygame.KMOD_SHIFT)
    code, place = int(event.key), int(event.scancode)
    if place in _DIGITS and (not pygame.K_0 <= code <= pygame.K_9 or event.unicode == chr(code)):
        return _DIGITS[place], False
    if code > _LAST_LETTER and code not in _WRITTEN and place in _LETTERS:
        return _LETTERS[place], shift
    return _SAME.get(code, code), shift


def _upper(letter: str) -> str:
    return letter.upper() if len(letter.upper()) == 1 else letter


def asks_for_keys(event: Event) -> bool:
    """A question mark. While nothing is typed, keys come with the letter that they are without Shift: then it
    is known by its place, on most keyboards of Europe right of the zero, on French ones right of the N.
    """
    if event.type != pygame.KEYDOWN:
        return False
    if event.unicode == "?" or event.key == pygame.K_QUESTION:
        return True
    if event.unicode not in ("", chr(min(event.key, 0x10FFFF))):
        return False
    european = event.scancode == pygame.KSCAN_MINUS and event.key != pygame.K_MINUS
    french = event.scancode == pygame.KSCAN_M and event.key == pygame.K_COMMA
    return bool(event.mod & pygame.KMOD_SHIFT) and (event.key == pygame.K_SLASH or european or french)
