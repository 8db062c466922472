"""The colours of the table of Dalek Dice."""

from scenes.art.palette import Mood, dyed, rgb

NIGHT = dyed(
    Mood(
        cloth=rgb("141a38"),
        cloth_dark=rgb("090c1e"),
        cloth_light=rgb("2c3768"),
        accent=rgb("6fb2ff"),
        glow=rgb("ffd27a"),
        text=rgb("eef1ff"),
        text_muted=rgb("b4bde0"),
        panel=rgb("1d222e"),
        panel_text=rgb("eef1f8"),
        panel_text_muted=rgb("a9b2c6"),
        button=rgb("ffc45c"),
        button_text=rgb("24180a"),
    ),
    high_contrast=Mood(
        cloth=rgb("0a0e24"),
        cloth_dark=rgb("04060f"),
        cloth_light=rgb("222c58"),
        accent=rgb("9fd0ff"),
        glow=rgb("ffe08a"),
        text=rgb("ffffff"),
        text_muted=rgb("dfe5ff"),
        panel=rgb("0b0e16"),
        panel_text=rgb("ffffff"),
        panel_text_muted=rgb("d8deea"),
        button=rgb("ffd880"),
        button_text=rgb("000000"),
    ),
)
