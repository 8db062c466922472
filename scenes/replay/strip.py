"""The shelf below a game that is looked at: play and pause, the bar, whose hand is seen, the way on."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.art.drawing import band
from scenes.art.icons import icon
from scenes.art.palette import BRASS_LIGHT, SHADOW, Rgb
from scenes.play.slip import draw_wood
from scenes.replay.scrub import Scrub
from scenes.text import refusals
from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button, button_size, sign_button
from scenes.widgets.label import Label
from scenes.widgets.layout import REST, Scale, columns
from scenes.widgets.text import width_of
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.replay.scene import ReplayScene

TALL = 7.0
_ROOMY = 112.0
_WIDEST_NAME = 24.0

Signs = Callable[[Surface, Rect], None]


def controls(scene: "ReplayScene", place: Rect, scale: Scale) -> Iterable[Widget]:
    """Where there is little room, signs alone."""
    roomy = place.w > scale.px(_ROOMY)
    side, turns = scale.px(HEIGHT), len(scene.course.turns)
    told, onward = _("Turn {turn} of {turns}"), _("Branch off")
    widest = width_of(told.format(turn=turns, turns=turns), "medium", scale.text("body"))
    back, play, on, bar, text, eyes, go = columns(
        place,
        side,
        side + scale.px(2),
        side,
        REST,
        widest + scale.px(1.5) if roomy else 1,
        _eyes_room(scene, scale, roomy=roomy),
        button_size(scale, onward if roomy else "", "dice")[0],
        gap=scale.px(1.2),
    )
    yield from _reel_buttons(scene, back, play, on)
    yield Scrub("scrub", _("Where in the game"), bar, scene.course, scene.n, on_seek=scene.seek)
    if roomy:
        now = told.format(turn=scene.course.turn_of(scene.n), turns=turns)
        yield Label("turn", now, text, kind="medium", align="centre")
    if scene.onlooking.may_look_over:
        yield _eyes(scene, eyes, roomy=roomy)
    why = _why_not_go_on(scene)
    yield Button(
        "go_on",
        onward,
        go,
        icon="dice",
        hides_label=not roomy,
        enabled=not why,
        reason=why,
        help=_("Starts a new game from here, with new luck. This one stays as it is."),
        on_press=scene.branch_off,
    )


def _reel_buttons(scene: "ReplayScene", back: Rect, play: Rect, on: Rect) -> Iterable[Button]:
    course, n = scene.course, scene.n

    def reel(name: str, words: str, sign: str, at: Rect, do: Callable[[], None]) -> Button:
        keys = scene.settings.keys.word(f"replay.{name.replace('.', '_')}")
        about = _("{what} ({keys})").format(what=words, keys=keys)
        return sign_button(name, words, at, sign, do, help=about)

    yield reel(
        "turn.back", _("Previous turn"), "chevron_left", back, lambda: scene.seek(course.turn_before(n))
    )
    words, sign = (_("Pause"), "pause") if scene.playing else (_("Play"), "play")
    main = reel("play", words, sign, play, scene.toggle_playing)
    main.style = "primary"
    yield main
    yield reel("turn.on", _("Next turn"), "chevron_right", on, lambda: scene.seek(course.turn_after(n)))


def _eyes_room(scene: "ReplayScene", scale: Scale, *, roomy: bool) -> int:
    """For the widest of its words, within limits: else it would jump about."""
    if not scene.onlooking.may_look_over:
        return 1
    if not roomy:
        return button_size(scale, "", "eye")[0]
    words = [_("All hands"), *(_("{name}'s hand").format(name=name) for name in scene.sitting.names)]
    return min(scale.px(_WIDEST_NAME), max(button_size(scale, word, "eye")[0] for word in words))


def _eyes(scene: "ReplayScene", place: Rect, *, roomy: bool) -> Button:
    seat = scene.onlooking.eyes
    if scene.onlooking.all_hands or seat is None:
        words, sign = _("All hands"), "cards"
    else:
        words, sign = _("{name}'s hand").format(name=scene.name_of(seat)), "eye"
    about = _("What is shown. Click for the next hand, then all of them ({key}).")
    return Button(
        "eyes",
        words,
        place,
        icon=sign,
        hides_label=not roomy,
        shortcut="replay.hand",
        help=about.format(key=scene.settings.keys.word("replay.hand")),
        on_press=scene.look_on,
    )


def _why_not_go_on(scene: "ReplayScene") -> str:
    if refused := scene.sitting.session.why_no_branch:
        return refusals.why(refused)
    if scene.n >= scene.course.last and scene.sitting.to_act is None:
        return _("The game is over here. Go back to an earlier moment.")
    return ""


def with_eye(signs: Signs | None, colour: Rgb) -> Signs:
    """What the game draws on a plate, and an eye: this hand is seen."""

    def draw(surface: Surface, rect: Rect) -> None:
        side = min(rect.h, rect.w // 6)
        if signs:
            signs(surface, Rect(rect.x, rect.y, rect.w - side, rect.h))
        surface.blit(icon("eye", side, colour), (rect.right - side, rect.centery - side // 2))

    return draw


def draw_shelf(surface: Surface, strip: Rect) -> None:
    """Walnut with an edge of brass."""
    draw_wood(surface, strip)
    edge = max(2, strip.h // 12)
    light = band(strip.w, edge, (0, SHADOW, 0.9), (40, BRASS_LIGHT, 0.35), (100, BRASS_LIGHT, 0.0))
    surface.blit(light, strip)
