"""The settings page. Every change holds at once and is kept; there is nothing to confirm."""

from collections.abc import Sequence

import msgspec
from pygame import Rect

from scenes.preferences.keys_page import KeysPage
from scenes.preferences.looks import looks
from scenes.preferences.playing import playing, throwing
from scenes.preferences.sheet import Sheet
from scenes.preferences.undoable_page import UndoablePage
from scenes.settings.store import SCALES, VOLUMES, Settings
from scenes.sound.cue import Cue, Name
from scenes.text.words import AS_THE_SYSTEM, OWN_NAMES, _, languages
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget


class SettingsScene(UndoablePage):
    name = "settings"

    def title(self) -> str:
        return _("Settings")

    @property
    def is_as_at_first(self) -> bool:
        return self.settings == Settings(window_size=self.settings.window_size)

    def body(self, place: Rect, scale: Scale) -> tuple[Sequence[Widget], int]:
        now = self.settings
        sheet = Sheet(place, scale)
        sheet.heading("look", _("The table"))
        sheet.slider(
            "scale",
            _("Interface size"),
            now.scale,
            SCALES,
            lambda value: _("{percent} %").format(percent=value),
            lambda value: self._changes.make(scale=value),
        )
        sheet.switch(
            "large_text",
            _("Larger text"),
            now.large_text,
            lambda on: self._changes.make(large_text=on),
        )
        sheet.switch(
            "from_afar",
            _("Couch mode: larger, with fewer words"),
            now.from_afar,
            lambda on: self._changes.make(from_afar=on),
        )
        sheet.choice(
            "display",
            _("Show in"),
            [("window", _("A window")), ("full_screen", _("Full screen"))],
            now.display,
            lambda key: self._changes.make(display=key),
        )
        if len(spoken := languages()) > 1:
            names = [(AS_THE_SYSTEM, _("System default")), *((key, OWN_NAMES[key]) for key in spoken)]
            sheet.choice(
                "language", _("Language"), names, now.language, lambda key: self._changes.make(language=key)
            )
        looks(sheet, now, self._changes.make)
        sheet.heading("motion", _("Motion"))
        sheet.choice(
            "speed",
            _("Speed"),
            [
                ("calm", _("Slow")),
                ("normal", _("Normal")),
                ("brisk", _("Fast")),
                ("instant", _("Instant")),
            ],
            now.speed,
            lambda key: self._changes.make(speed=key),
        )
        sheet.switch(
            "reduced_motion",
            _("Less motion: nothing slides, sways or flashes"),
            now.reduced_motion,
            lambda on: self._changes.make(reduced_motion=on),
        )
        sheet.switch(
            "coarse",
            _("Where it is slow, draw more coarsely while things move"),
            now.coarse,
            lambda on: self._changes.make(coarse=on),
        )
        if now.coarse:
            in_effect = self.app.draws_coarsely()
            sheet.note(
                "in_effect", _("In effect now.") if in_effect else _("Not in effect: nothing is slow here.")
            )
        throwing(sheet, now, self._changes.make)
        playing(sheet, now, self._changes.make)
        sheet.heading("keyboard", _("Keyboard"))
        sheet.button("keys", _("Keyboard shortcuts"), "pencil", self._to_keys)
        self._sound(sheet)
        self._speech(sheet)
        return sheet.widgets, sheet.y - place.y

    def _sound(self, sheet: Sheet) -> None:
        """Who moves a slider hears how loud it is now."""
        now = self.settings
        sheet.heading("sound", _("Sound"))
        if self.app.sounds and self.app.sounds.missing:
            sheet.note("no_device", _("There is no sound device. You can play without."))
            sheet.button("try_again", _("Look for a sound device"), "speaker", self._try_again)
        volumes: tuple[tuple[str, str, int, Name | None], ...] = (
            ("volume_table", _("Dice and cards"), now.volume_table, "die_die"),
            ("volume_moments", _("Big moments"), now.volume_moments, "points"),
            ("volume_ambience", _("Café sounds"), now.volume_ambience, None),
        )
        for name, words, volume, sample in volumes:
            sheet.slider(
                name,
                words,
                volume,
                VOLUMES,
                lambda value: _("{percent} %").format(percent=value) if value else _("off"),
                lambda value, name=name, sample=sample: self._turn_to(name, value, sample),
            )
        no_sound = _("No sound ({key})").format(key=now.keys.word("everywhere.mute"))
        sheet.switch("muted", no_sound, now.muted, lambda on: self._changes.make(muted=on))
        sheet.switch(
            "quiet_behind",
            _("Silent while another window is in front"),
            now.quiet_behind,
            lambda on: self._changes.make(quiet_behind=on),
        )

    def _speech(self, sheet: Sheet) -> None:
        now = self.settings
        sheet.heading("speech", _("Speech"))
        if self.app.speech and not self.app.speech.is_possible:
            sheet.note(
                "no_speech",
                _(
                    "This system has no voice for Tavolino (speech-dispatcher). Switched on, speech "
                    "starts as soon as there is one."
                ),
            )
        sheet.switch(
            "speech",
            _("The system’s voice reads the screen ({key}: repeat)").format(
                key=now.keys.word("everywhere.say_again")
            ),
            now.speech,
            lambda on: self._changes.make(speech=on),
        )

    def _turn_to(self, name: str, value: int, sample: Name | None) -> None:
        self._changes.make(**{name: value})
        if sample:
            self.app.sound(Cue(sample, 0.8))

    def _try_again(self) -> None:
        if self.app.sounds:
            self.app.sounds.try_again(lambda: self.app.wake(self._tried))

    def _tried(self) -> None:
        if self.app.sounds and self.app.sounds.missing:
            self.say(_("There is still no sound device."))
        self.relay()

    def _to_keys(self) -> None:
        before = self.settings
        self.app.push(KeysPage(), then=lambda _: self._changes.since(before, "keys"))

    def back_to_first(self) -> None:
        before = self.settings
        first = msgspec.structs.replace(Settings(), window_size=before.window_size)
        self._changes.make(**msgspec.structs.asdict(first))
        words = _("All settings are at their defaults.")
        self.say(words, _("Undo"), lambda: self._changes.make(**msgspec.structs.asdict(before)))
