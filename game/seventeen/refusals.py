"""Why the rules of 17 don't allow something: a sentence for each reason."""

from game.words import marked

SENTENCES = {
    "another_seat_must_call": marked("The player to move has no card left and must call."),
    "begin_the_turn_first": marked("The turn hasn't begun yet."),
    "card_not_in_hand": marked("This card isn't in this hand."),
    "nobody_may_call_during_a_turn": marked("Calls come between two turns."),
    "the_turn_has_begun": marked("The turn has begun already."),
    "who_has_just_played_may_not_call": marked("Whoever has just played can't call."),
    "without_a_card_to_play_or_draw_you_must_call": marked("With no card to play or draw, you must call."),
}
