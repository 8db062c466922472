"""Windows' own voice, SAPI 5, by COM through ctypes: pywin32 would weigh more than the game's code.

Of `ISpVoice` four methods are called, by their places in its table (sapi.h). The language goes along as
SAPI's XML, which chooses the voice.
"""

import sys
import threading
from contextlib import suppress

assert sys.platform == "win32"  # before what only Windows' ctypes has

from ctypes import HRESULT, POINTER, WINFUNCTYPE, Structure, byref, c_ulong, c_void_p, c_wchar_p, cast, oledll  # noqa: E402
from ctypes.wintypes import BYTE, DWORD, WORD  # noqa: E402

_SPEAK, _WAIT_UNTIL_DONE, _RELEASE = 20, 32, 2
_ASYNC, _PURGE, _XML = 1, 2, 8
_LOOK = 50  # milliseconds between looks whether to stop
_ALL_CONTEXTS = 23
_STILL_SPEAKING = 1  # S_FALSE
_LANGUAGES = {"en": "409", "de": "407", "es": "C0A", "fr": "40C", "it": "410", "pt": "816"}


class _Guid(Structure):
    _fields_ = (("first", DWORD), ("second", WORD), ("third", WORD), ("rest", BYTE * 8))

    @classmethod
    def of(cls, text: str) -> "_Guid":
        made = cls()
        oledll.ole32.CLSIDFromString(text, byref(made))
        return made


class Sapi:
    """Raises OSError where there is no voice. To be used in the thread that made it."""

    def __init__(self) -> None:
        oledll.ole32.CoInitializeEx(None, 0)
        voice, kind = (
            _Guid.of("{96749377-3391-11D2-9EE3-00C04F797396}"),
            _Guid.of("{6C44DF74-72B9-4992-A1EC-EF996E0422D4}"),
        )
        self._voice = c_void_p()
        oledll.ole32.CoCreateInstance(byref(voice), None, _ALL_CONTEXTS, byref(kind), byref(self._voice))
        table = cast(cast(self._voice, POINTER(c_void_p))[0], POINTER(c_void_p))
        self._speak = WINFUNCTYPE(HRESULT, c_void_p, c_wchar_p, DWORD, c_void_p)(table[_SPEAK])
        self._wait = WINFUNCTYPE(c_ulong, c_void_p, c_ulong)(table[_WAIT_UNTIL_DONE])
        self._release = WINFUNCTYPE(c_ulong, c_void_p)(table[_RELEASE])

    def speak(self, words: str, language: str, stop: threading.Event) -> None:
        words = words.replace("&", "&amp;").replace("<", "&lt;")
        told = f'<lang langid="{_LANGUAGES.get(language, "409")}">{words}</lang>'
        self._speak(self._voice, told, _ASYNC | _XML, None)
        while self._wait(self._voice, _LOOK) == _STILL_SPEAKING:
            if stop.is_set():
                self._speak(self._voice, None, _ASYNC | _PURGE, None)

    def close(self) -> None:
        with suppress(OSError):
            self._release(self._voice)
        oledll.ole32.CoUninitialize()
