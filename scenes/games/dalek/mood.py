"""The colours of the table of Dalek Dice."""

from scenes.art.palette import dyed, rgb

NIGHT = dyed(
    cloth=(rgb("141a38"), rgb("0a0e24")),
    cloth_dark=(rgb("090c1e"), rgb("04060f")),
    cloth_light=(rgb("2c3768"), rgb("222c58")),
    accent=(rgb("6fb2ff"), rgb("9fd0ff")),
    glow=(rgb("ffd27a"), rgb("ffe08a")),
    text=(rgb("eef1ff"), rgb("ffffff")),
    text_muted=(rgb("b4bde0"), rgb("dfe5ff")),
    panel=(rgb("1d222e"), rgb("0b0e16")),
    panel_text=(rgb("eef1f8"), rgb("ffffff")),
    panel_text_muted=(rgb("a9b2c6"), rgb("d8deea")),
    button=(rgb("ffc45c"), rgb("ffd880")),
    button_text=(rgb("24180a"), rgb("000000")),
)
