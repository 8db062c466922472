"""The table of a game being played: what the three games' scenes share, and what they are built on.

`sitting` a session at this table, as views and seen events; `minds`, `thinking` the bots' own process; `bots`
when they act, `pace` how fast; `director` events into movements; `play` the base of the scenes, `shown` what
of the game is on the table by now, and `given` what a game gives to it. Around the table, `around`: `frame`
where the parts lie, `bar`, `seats`, `handing`, `story` with `log_panel`, drawn as one `layer`; on it `prompt`
and `moments`. `dice` and `card` are packages of their own. No game's rules and no game's words are here;
those are in `scenes/<game>/`.

A game's scene:

    class DalekScene(PlayScene):
        mood comes by itself, from the sitting's game
        title()                      on the bar
        place(table, scale)          a new size: lay everything in `table` from `self.view`, at once
        paint(ground)                what never moves, painted once a size
        table_widgets()              Buttons and Spots as the game stands; called at each relay
        show(event, view) -> Hold    sets movements going: `Settle(pause)` or `Overlap(after)`
        arrange(view)                sends everything to where the view has it (undo, a click on the log)
        finish()                     whatever moves is there
        move(dt, real); table_still  dt goes at the table's speed, real is for what follows the pointer
        draw_table(surface), draw_over(surface)
        key(event), mouse(event), gripping      heard only while `self.may_choose`
        banner_area(), told_still(event, view)  where banners spring up; those that stand at speed "instant"
        score(view, seat), detail(view, seat), seat_signs(seat), acting(view)
        sentence(event, names, before)          a line of the log, or None; `before` is the view before it
        shown(), pictured(view)      equal after every event, at every speed: the tests compare them
        decided(), drive()           see `play`; drive() asks the bot whose turn it is, override for calls

What it may use:

    self.view, self.n            what the table shows now: after n events. Draw from this and nothing newer
    self.may_choose              a person is to decide, and all before it has been seen
    self.do(command, about)      carries it out, or says why not in a bubble at the rectangle `about`
    self.tell(words, about)      the same bubble; scenes.text.refusals.words("roll_first") has the sentences
    self.sitting                 seats, names, legal(seat), to_act, callers, is_bot(seat), people, first_wish
    self.bots.ask(seats, act)    asks several bots at once, once a state; act(answers) after their pause
    self.look_as(seat)           whose knowledge is on screen; None: nobody's (before and behind a curtain)
    self.announce(Banner(…)), self.moments.fly(…)   short big moments; points fly to self.plate(seat)
    self.ear.hear("stamp", 1.0, x), .knocks(…)      what moves lets hear itself: `scenes.table.ear`
    self.relay()                 widgets anew; comes by itself at each event and when all has been shown

While things move, a click on the table or a key only hurries them; a second one skips. `result=` given to the
scene makes the scene that follows the end: it gets `Ended(sitting, evening)`. A scene is opened with

    app.push(DalekScene(Sitting(session, library, colours), result=ResultScene, evening=…))
"""
