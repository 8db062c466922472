"""Who plays here: a name, a colour and a picture for everybody, and the page where they are chosen.

`people` keeps them; `page` is where somebody is given another name, colour or picture; `widgets` shows
people and pictures to be chosen; `picture_names` what a picture is called. What people have played and
won is not here but counted from the library: see `scenes.statistics`.
"""
