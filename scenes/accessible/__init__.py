"""What is on screen, for screen readers: by the system's own interface, where AccessKit can be had.

`page` what can be pressed or read on the scene on top, as plain values, from what speech reads as well;
`at_spi` hands such a page to Linux's interface, and brings back what a reader asks for; `accessible` puts
them together, beside the app's own voice. Where nobody reads, nothing of it happens.
"""
