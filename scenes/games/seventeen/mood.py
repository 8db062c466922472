"""The colours of the table of 17."""

from scenes.art.palette import Mood, dyed, rgb

POSTER = dyed(
    Mood(
        cloth=rgb("b0492b"),
        cloth_dark=rgb("86331d"),
        cloth_light=rgb("cf6a41"),
        accent=rgb("f5c04a"),
        glow=rgb("ffe08a"),
        text=rgb("fff6e4"),
        text_muted=rgb("ffead0"),
        panel=rgb("1f4033"),
        panel_text=rgb("fbf1dc"),
        panel_text_muted=rgb("c3d0b4"),
        button=rgb("f7e9cc"),
        button_text=rgb("6f2813"),
    ),
    high_contrast=Mood(
        cloth=rgb("7d2a14"),
        cloth_dark=rgb("551a0b"),
        cloth_light=rgb("a8452a"),
        accent=rgb("ffd870"),
        glow=rgb("ffec9e"),
        text=rgb("ffffff"),
        text_muted=rgb("fff2e0"),
        panel=rgb("0d241b"),
        panel_text=rgb("ffffff"),
        panel_text_muted=rgb("e2ecd8"),
        button=rgb("fff3d8"),
        button_text=rgb("3a1206"),
    ),
)
