"""What is said first, what makes way, and what waits for its turn."""

from scenes.speech.waiting import MOST_OF_THE_LOG, Said, Waiting


def log(words):
    return Said(words, "en", "log")


def state(words):
    return Said(words, "en", "state")


def answer(words):
    return Said(words, "en", "answer")


def waiting(*said):
    its = Waiting()
    for one in said:
        its.add(one)
    return its


def saying(*said):
    """The first of them is being said, the others come meanwhile."""
    its = waiting(said[0])
    its.take()
    for one in said[1:]:
        its.add(one)
    return its


def order(its):
    """What is said from now on, if nothing more comes."""
    said = []
    while one := its.take():
        said.append(one.words)
        its.over()
    return said


def test_sentences_of_the_log_are_said_one_after_the_other():
    its = saying(log("Ada rolls."), log("Ada stops."), log("Bo rolls."))
    assert not its.to_stop
    assert order(its) == ["Ada stops.", "Bo rolls."]


def test_of_a_long_log_the_newest_sentences_are_said():
    its = waiting(*(log(str(n)) for n in range(9)))
    assert order(its) == ["5", "6", "7", "8"]
    assert MOST_OF_THE_LOG == 4


def test_how_things_stand_is_said_after_what_happened():
    assert order(waiting(log("Bo stops."), state("Ada is playing."))) == ["Bo stops.", "Ada is playing."]


def test_an_answer_to_a_key_is_said_first():
    assert order(waiting(log("Bo rolls."), answer("Stop, button"))) == ["Stop, button", "Bo rolls."]


def test_a_newer_focus_makes_the_older_ones_pointless():
    its = saying(answer("Home"), answer("Settings"), answer("Rules"))
    assert its.to_stop
    assert order(its) == ["Rules"]


def test_a_newer_state_makes_the_older_one_pointless():
    its = saying(state("Bo is playing."), state("Ada is playing."))
    assert its.to_stop
    assert order(its) == ["Ada is playing."]


def test_the_log_cuts_nothing_short():
    assert not saying(state("Ada is playing."), log("Bo rolls.")).to_stop


def test_who_acts_has_heard_enough_of_what_is_being_said_but_the_log_goes_on():
    its = saying(log("Ada rolls."), log("Ada stops."), state("Bo is playing."))
    its.heard()
    assert its.to_stop
    assert order(its) == ["Ada stops."]


def test_what_is_not_on_screen_any_more_goes_but_not_the_log():
    its = saying(log("Ada rolls."), log("Ada stops."), state("Ada holds: Trap."))
    its.let_go_passing()
    assert not its.to_stop
    assert order(its) == ["Ada stops."]
    its = saying(state("Ada holds: Trap."))
    its.let_go_passing()
    assert its.to_stop


def test_nothing_at_all_is_left_when_it_is_let_go():
    its = saying(log("Ada rolls."), log("Ada stops."), answer("Home"))
    its.let_go()
    assert its.to_stop
    assert not its


def test_where_nothing_is_being_said_there_is_nothing_to_stop():
    its = waiting(log("Ada rolls."))
    its.heard()
    its.let_go()
    assert not its.to_stop
