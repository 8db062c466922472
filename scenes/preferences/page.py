"""The settings page. Every change holds at once and is kept; there is nothing to confirm."""

import msgspec

from game.shelf import GAMES
from scenes import shelf
from scenes.preferences.keys_page import KeysPage
from scenes.preferences.samples import draw_cloth, draw_dice, draw_seats
from scenes.preferences.sheet import SettingLines
from scenes.preferences.undoable_page import UndoablePage
from scenes.settings.store import PACE, SCALES, VOLUMES, Settings, Speed
from scenes.sound.cue import Cue
from scenes.text.words import AS_THE_SYSTEM, OWN_NAMES, _, languages, pgettext
from scenes.widgets.sheet import Sheet

_SAMPLES = {"volume_table": "die_die", "volume_moments": "points"}


class SettingsScene(UndoablePage):
    name = "settings"

    def title(self) -> str:
        return _("Settings")

    @property
    def is_as_at_first(self) -> bool:
        return self.settings == Settings(window_size=self.settings.window_size)

    def body(self, sheet: Sheet) -> None:
        now, lines = self.settings, SettingLines(sheet, self.settings.value, self._change)
        lines.heading("look", _("The table"))
        percent = _("{percent} %")
        lines.slider("scale", _("Interface size"), SCALES, lambda value: percent.format(percent=value))
        lines.switch("large_text", _("Larger text"))
        lines.switch("from_afar", _("Couch mode: larger, with fewer words"))
        displays = [("window", _("A window")), ("full_screen", _("Full screen"))]
        lines.choice("display", _("Show in"), displays)
        if len(spoken := languages()) > 1:
            names = [(AS_THE_SYSTEM, _("System default")), *((key, OWN_NAMES[key]) for key in spoken)]
            lines.choice("language", _("Language"), names)
        self._looks(lines)
        lines.heading("motion", _("Motion"))
        lines.choice("speed", _("Speed"), [(speed, speed_name(speed)) for speed in PACE])
        lines.switch("reduced_motion", _("Less motion: nothing slides, sways or flashes"))
        lines.switch("coarse", _("Where it is slow, draw more coarsely while things move"))
        if now.coarse:
            slow = self.app.draws_coarsely()
            told = _("In effect now.") if slow else _("Not in effect: nothing is slow here.")
            lines.note("in_effect", told)
        self._throwing(lines)
        self._playing(lines)
        lines.heading("keyboard", _("Keyboard"))
        lines.button("keys", _("Keyboard shortcuts"), "pencil", self._to_keys)
        self._sound(lines)
        self._speech(lines)

    def _looks(self, lines: SettingLines) -> None:
        palettes = [
            ("standard", _("Standard")),
            ("contrast", _("High contrast")),
            ("protan", _("Red-blind")),
            ("deutan", _("Green-blind")),
            ("tritan", _("Blue-blind")),
        ]
        dice = [("own", _("The game’s own")), ("dark", _("Dark")), ("warm", _("Warm"))]
        cloths = [("picture", _("The game’s own")), ("felt", _("Felt")), ("ticking", _("Striped"))]
        lines.samples("palette", _("Colours"), palettes, draw_seats)
        lines.samples("dice", _("Dice"), dice, draw_dice)
        lines.samples("cloth", _("Cloth"), cloths, draw_cloth)

    def _throwing(self, lines: SettingLines) -> None:
        hands = [("left", pgettext("hand", "Left")), ("right", pgettext("hand", "Right"))]
        strengths = [("gentle", _("Gently")), ("normal", _("Normal")), ("strong", _("Hard"))]
        lines.choice("handed", _("Mouse hand"), hands)
        lines.choice("strength", _("Throwing strength"), strengths)

    def _playing(self, lines: SettingLines) -> None:
        lines.heading("games", _("In the games"))
        all_games = (own for game in GAMES for own in shelf.on_screen(game).preferences)
        for own in sorted(all_games, key=lambda own: own.options is None):  # choices before switches
            if own.options:
                lines.choice(own.key, own.words(), own.options())
            else:
                lines.switch(own.key, own.words())
        policies = [
            ("by_people", _("Free when alone, otherwise fair")),
            ("free", _("Free")),
            ("fair", _("Fair")),
            ("off", _("Off")),
        ]
        lines.choice("undo", _("Undo, in new games"), policies)
        hints = _("Hint button: what an expert would do ({key})")
        lines.switch("hints", hints.format(key=self.settings.keys.word("table.hint")))

    def _sound(self, lines: SettingLines) -> None:
        lines.heading("sound", _("Sound"))
        if self.app.sounds and self.app.sounds.missing:
            lines.note("no_device", _("There is no sound device. You can play without."))
            lines.button("try_again", _("Look for a sound device"), "speaker", self._try_again)

        def shown(value: int) -> str:
            return _("{percent} %").format(percent=value) if value else _("off")

        lines.slider("volume_table", _("Dice and cards"), VOLUMES, shown)
        lines.slider("volume_moments", _("Big moments"), VOLUMES, shown)
        lines.slider("volume_ambience", _("Café sounds"), VOLUMES, shown)
        keys = self.settings.keys
        lines.switch("muted", _("No sound ({key})").format(key=keys.word("everywhere.mute")))
        lines.switch("quiet_behind", _("Silent while another window is in front"))

    def _speech(self, lines: SettingLines) -> None:
        lines.heading("speech", _("Speech"))
        if self.app.speech and not self.app.speech.is_possible:
            lines.note(
                "no_speech",
                _(
                    "This system has no voice for Tavolino (speech-dispatcher). Switched on, speech "
                    "starts as soon as there is one."
                ),
            )
        reads = _("The system’s voice reads the screen ({key}: repeat)")
        lines.switch("speech", reads.format(key=self.settings.keys.word("everywhere.say_again")))

    def _change(self, **values: object) -> None:
        """Who moves a slider hears how loud it is now."""
        self._changes.make(**values)
        for sample in (_SAMPLES[name] for name in values if name in _SAMPLES):
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


def speed_name(speed: Speed) -> str:
    return {"calm": _("Slow"), "normal": _("Normal"), "brisk": _("Fast"), "instant": _("Instant")}[speed]
