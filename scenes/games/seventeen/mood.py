"""The colours of the table of 17."""

from scenes.art.palette import dyed, rgb

POSTER = dyed(
    cloth=(rgb("b0492b"), rgb("7d2a14")),
    cloth_dark=(rgb("86331d"), rgb("551a0b")),
    cloth_light=(rgb("cf6a41"), rgb("a8452a")),
    accent=(rgb("f5c04a"), rgb("ffd870")),
    glow=(rgb("ffe08a"), rgb("ffec9e")),
    text=(rgb("fff6e4"), rgb("ffffff")),
    text_muted=(rgb("ffead0"), rgb("fff2e0")),
    panel=(rgb("1f4033"), rgb("0d241b")),
    panel_text=(rgb("fbf1dc"), rgb("ffffff")),
    panel_text_muted=(rgb("c3d0b4"), rgb("e2ecd8")),
    button=(rgb("f7e9cc"), rgb("fff3d8")),
    button_text=(rgb("6f2813"), rgb("3a1206")),
)
