"""The moments by name, and what makes them the same each time."""

from collections.abc import Callable

from scenes.app.app import App
from scenes.table.bots.process import Minds
from tests.touring import around, dalek, dicy, learning, seventeen
from tests.touring.course import Size
from tests.touring.gallery import things, widgets

SIZES = ((1280, 720), (1920, 1080))
MOMENTS: dict[str, Callable[[Size], App]] = {
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
    "review": around.review,
    "drills": around.drills,
    "drill": around.drill,
    "drill_dicy": around.drill_dicy,
    "review_dicy": around.review_dicy,
}
GALLERY: dict[str, Callable[[Size], App]] = {
    "gallery_buttons": widgets.buttons,
    "gallery_buttons_paper": widgets.buttons_on_paper,
    "gallery_fields": widgets.fields,
    "gallery_fields_paper": widgets.fields_on_paper,
    "gallery_dicy_cards": things.dicy_cards,
    "gallery_seventeen_cards": things.seventeen_cards,
    "gallery_dice": things.dice,
    "gallery_icons": things.icons,
    "gallery_people": things.people,
    "gallery_boxes": things.the_boxes,
}
"""`make gallery`: every part in its states."""


def silence_bots() -> None:
    """They would answer when they have thought, which isn't the same moment each time.

    What a person asks is answered at once.
    """
    for voice in ("warm", "ask_all"):
        setattr(Minds, voice, lambda *_: None)
    Minds.ask = lambda self, question, heard, unanswered: heard(question.answered())
