"""Everything a person sees or hears: scenes, the table, widgets. State and time live here, rules never do.

`scenes` imports `game`; `game` never imports `scenes`. A scene shows views and events-as-seen; nothing on
screen is ever the truth, and it can be laid anew from the view at any moment.
"""
