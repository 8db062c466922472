"""Takes pictures of telling moments, at two sizes, to be looked at: `python tests/tour.py OUT [MOMENT …]`.

Games, moments and frames are the same each time, so that two tours can be compared. It speaks the system's
language: `LANGUAGE=de python tests/tour.py OUT`. The six in `docs/` are the larger ones, made small by
`tests.touring.smaller`.
"""

import os
import sys
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
sys.path.insert(0, str(Path(__file__).parents[1]))

import pygame

from scenes.table.bots.process import Minds
from tests.touring import around, dalek, dicy, learning, seventeen

SIZES = ((1280, 720), (1920, 1080))
MOMENTS = {
    "title": around.title,
    "title_first": around.first_title,
    "setup_dalek": around.set_up_dalek,
    "setup_dicy": around.set_up_dicy,
    "setup_seventeen": around.set_up_seventeen,
    "games": around.games,
    "setup_seat": around.seat,
    "players": around.players,
    "person": around.person,
    "profile": around.profile,
    "fairness": around.fairness,
    "settings": around.settings,
    "settings_looks": around.settings_looks,
    "keys": around.keys,
    "about": around.about,
    "dalek_choosing": dalek.choosing,
    "dalek_in_the_air": dalek.in_the_air,
    "dalek_few_in_the_air": dalek.few_in_the_air,
    "dalek_bust": dalek.bust,
    "dalek_exterminate": dalek.exterminate,
    "dalek_all_dice": dalek.all_dice,
    "dicy_offers": dicy.offers,
    "dicy_picked": dicy.picked,
    "dicy_rerolling": dicy.rerolling,
    "dicy_freezing": dicy.freezing,
    "dicy_chilled": dicy.chilled,
    "dicy_enlarged": dicy.enlarged,
    "seventeen_dealing": seventeen.dealing,
    "seventeen_long_row": seventeen.long_row,
    "seventeen_which_side": seventeen.which_side,
    "seventeen_dragging": seventeen.dragging,
    "seventeen_two_people": seventeen.two_people,
    "seventeen_time_to_call": seventeen.time_to_call,
    "seventeen_reveal": seventeen.reveal,
    "seventeen_curtain": seventeen.curtain,
    "book_dicy": learning.book_dicy,
    "book_dalek": learning.book_dalek,
    "book_seventeen": learning.book_seventeen,
    "lessons": learning.lessons,
    "lesson_dicy": learning.lesson_dicy,
    "lesson_dalek": learning.lesson_dalek,
    "lesson_seventeen": learning.lesson_seventeen,
    "coach_dicy": learning.coach_dicy,
    "hint_dicy": learning.hint_dicy,
    "hint_dalek": learning.hint_dalek,
    "hint_seventeen": learning.hint_seventeen,
    "result_dicy": around.result_dicy,
    "result_dalek": around.result_dalek,
    "result_seventeen": around.result_seventeen,
    "result_costs": around.result_costs,
    "replay": around.replay,
}


def main(words: list[str]) -> int:
    if not words or set(words[1:]) - set(MOMENTS):
        print(f"usage: tour.py OUT [MOMENT ...]; moments: {', '.join(MOMENTS)}")
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    _silence_bots()
    for name in words[1:] or MOMENTS:
        for size in SIZES:
            app = MOMENTS[name](size)
            path = folder / f"{name}_{size[0]}x{size[1]}.png"
            pygame.image.save(app.picture(), path)
            app.quit()
            print(path, flush=True)
    return 0


def _silence_bots() -> None:
    """They would answer when they have thought, which isn't the same moment each time.

    What a person asks is answered at once.
    """
    for voice in ("warm", "ask_all"):
        setattr(Minds, voice, lambda *_: None)
    Minds.ask = lambda self, question, heard: heard(question.answered())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
