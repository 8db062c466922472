"""The lines of the settings page: how a line is laid (`sheet`), how the table looks (`looks`, with the small
pictures of `samples`), how it is played (`playing`). The page itself is `scenes.settings_scene`; what is set,
`scenes.settings`.
"""
