"""Which key does what: every action there is a key for, in the games' own words, and the keys it has.

`key`: a key with Ctrl, Alt, Shift, how it is kept in the settings' file, and the keys whose meaning is fixed.
`actions`: all actions, where each is heard, and its keys at first. `bindings`: the keys as they are now; the
one place that says whether a press means an action, and what word a person reads for its key. `labels` names
keys, `naming` actions and the keys that mean the same everywhere.

What stays fixed is not here: Tab, arrows, Esc, Enter and Space on what is marked are the widgets', letters
the fields'. A scene says `self.settings.keys.means(event, "table.hint")`, a widget `shortcut="table.hint"`, a
sentence `.format(key=self.settings.keys.word("table.hint"))`. The page where keys are changed is in
`scenes.preferences`.
"""
