"""The films, by name."""

from collections.abc import Callable

from tests.touring.films import dalek, dicy, seventeen
from tests.touring.reel import Reel

FILMS: dict[str, Callable[[Reel], None]] = {
    "dicy_throw": dicy.throw,
    "dicy_throw_by_drag": dicy.throw_by_drag,
    "dicy_reroll": dicy.reroll,
    "dicy_scored": dicy.scored,
    "dicy_carried": dicy.carried,
    "dicy_frost": dicy.frost,
    "dicy_chill": dicy.chill,
    "dicy_pass": dicy.passing,
    "dicy_thaw": dicy.thaw,
    "dicy_end": dicy.end,
    "dalek_throw": dalek.throw,
    "dalek_throw_by_drag": dalek.throw_by_drag,
    "dalek_set_aside": dalek.set_aside,
    "dalek_bust": dalek.bust,
    "dalek_end": dalek.end,
    "seventeen_deal": seventeen.deal,
    "seventeen_played_by_drag": seventeen.played_by_drag,
    "seventeen_time_to_call": seventeen.time_to_call,
    "seventeen_called_before": seventeen.called_before,
    "seventeen_turned": seventeen.turned,
    "seventeen_trash": seventeen.trash,
    "seventeen_reverse": seventeen.reverse,
    "seventeen_double": seventeen.double,
    "seventeen_reveal": seventeen.reveal,
    "seventeen_trap": seventeen.trap,
    "seventeen_end": seventeen.end,
}
