"""The settings page (`page`): how a line is laid (`sheet`), with the small pictures of `samples`. A page of
its own, `keys_page`, says what each key does: a `key_cap` for each key, and `ask_key` waits for a new one.
`undoable_page` is what both pages share; `changes` takes back what was changed on one.

What is set is in `scenes.settings.store`; what keys mean, in `scenes.keys`.
"""
