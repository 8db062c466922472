"""The colours of the table of Dicy Cards."""

from scenes.art.palette import Mood, dyed, rgb

GLACIER = dyed(
    Mood(
        cloth=rgb("1f5f86"),
        cloth_dark=rgb("103a5a"),
        cloth_light=rgb("4f9cc0"),
        accent=rgb("a9e4f5"),
        glow=rgb("c9f6ff"),
        text=rgb("f2fbff"),
        text_muted=rgb("d3e9f4"),
        panel=rgb("0d2a42"),
        panel_text=rgb("eef8fd"),
        panel_text_muted=rgb("a9c9da"),
        button=rgb("d8f3fb"),
        button_text=rgb("0d2a42"),
    ),
    high_contrast=Mood(
        cloth=rgb("0b3a5a"),
        cloth_dark=rgb("05223a"),
        cloth_light=rgb("2d6a90"),
        accent=rgb("c9f2ff"),
        glow=rgb("e6fbff"),
        text=rgb("ffffff"),
        text_muted=rgb("eef8ff"),
        panel=rgb("04131f"),
        panel_text=rgb("ffffff"),
        panel_text_muted=rgb("dcecf5"),
        button=rgb("e6f9ff"),
        button_text=rgb("001018"),
    ),
)
