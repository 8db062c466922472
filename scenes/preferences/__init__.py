"""The lines of the settings page: how a line is laid (`sheet`), how the table looks (`looks`, with the small
pictures of `samples`), how it is played (`playing`). A page of its own, `keys_page`, says what each key does:
a `key_cap` for each key, and `ask_key` waits for a new one. `undoable_page` is what both pages share;
`changes` takes back what was changed on one.

The settings page itself is `scenes.preferences.page`; what is set, `scenes.settings.store`; what keys mean,
`scenes.keys`.
"""
