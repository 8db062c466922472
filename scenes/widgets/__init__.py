"""What a person presses, types into and reads: widgets, lettering, focus, layout. Nothing about games.

A scene yields widgets from `lay`; `scene.controls` serves them. Each has an id, a label that can be read out
and a rectangle in pixels. They are built anew at each laying: keep what they stand for in the scene, change
it in their `on_…`, and say `self.relay()`.

    Button("roll", _("Roll"), rect, on_press=…, style="primary", icon="dice", shortcut="table.undo",
           enabled=False, reason=_("…"), help=_("…"))            button.py; button_size(scale, label, icon)
    Spot("card.forty", _("Forty, active"), rect, on_press=…)      widget.py; a place on what the scene draws
    Label(id, words, rect, size="lead", kind="title")             label.py; text_height(scale, words, width)
    Panel(id, "", rect, made_of="paper" | "dark")                 label.py; what lies on it is coloured to fit
    Switch(id, words, rect, on=…, on_change=…)                    choices.py
    Choice(id, words, rect, options=[(key, words)], chosen=key, on_choose=…)    choices.py; choice_size
    Slider(id, words, rect, value=…, low=…, high=…, on_change=…)  slider.py
    Field(id, words, rect, value=…, on_change=…, on_done=…)       field.py
    listing(name, words, rect, scale, [Entry(…)], chosen, on_choose)            lists.py
    ScrollArea(id, words, rect, inside=[…], tall=…)               scroll.py; bar_room(scale)
    app.push(Dialog(title, words, [Answer(key, words)], unless=key), then=heard)    dialog.py

`layout`: Scale (u, px, text roles), rows, columns, grid, line, flow, inset, centred, REST, Share.
`text`: write, fit, block, wrap, measured and cached. `paint`: plates, shadows, rings. `focus`: Tab, arrows.
Over all of it: tooltips (`help`, and `reason` while disabled) come by themselves; `scene.say(…)` is a toast.
"""
