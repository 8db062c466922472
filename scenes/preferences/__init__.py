"""The lines of the settings page: how a line is laid (`sheet`), what lies on the table (`looks`, with the
small pictures of `samples`). The page itself is `scenes.settings_scene`, what is set `scenes.settings`.
"""
