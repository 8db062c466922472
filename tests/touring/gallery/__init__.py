"""Every part of the picture in its states, page by page: what `make gallery` draws, and `make look` opens.

`page` lays exhibits in lines; `widgets` has what is pressed and read, `things` cards, dice, cups, icons,
portraits and boxes.
"""
