"""What lids of boxes have in common: their size, and dice printed on them."""

LID = (600, 680)
"""Their units."""


def printed_die(x: float, y: float, size: float, top: int, tones: tuple[str, str, str, str]) -> str:
    """A die on its edge seen from above; tones of top, right, left and pips."""
    upper, right, left, pip = tones
    spots = {
        1: ((0.0, 0.0),),
        3: ((-0.5, 0.0), (0.0, 0.0), (0.5, 0.0)),
        5: ((-0.52, 0.0), (0.52, 0.0), (0.0, 0.0), (0.0, -0.52), (0.0, 0.52)),
        6: tuple((0.30 * a + 0.30 * b, 0.30 * b - 0.30 * a) for a in (-1, 1) for b in (-1.5, 0, 1.5)),
    }[top]
    dots = "".join(
        f'<ellipse cx="{dx * 78:.1f}" cy="{-50 + dy * 38:.1f}" rx="14" ry="7.5"/>' for dx, dy in spots
    )
    sides = "".join(
        f'<ellipse cx="{cx}" cy="{cy}" rx="8.5" ry="13" transform="rotate({lean} {cx} {cy})"/>'
        for cx, cy, lean in ((-68, 10, -14), (-26, 78, -14), (70, 8, 14), (47, 44, 14), (25, 80, 14))
    )
    return (
        f'<g transform="translate({x} {y}) scale({size})">'
        f'<path fill="{left}" d="M-94 -46V58C-94 66 -92 70 -86 73L-10 109C-4 112 0 110 0 110V-2Z"/>'
        f'<path fill="{right}" d="M94 -46V58C94 66 92 70 86 73L10 109C4 112 0 110 0 110V-2Z"/>'
        f'<path fill="{upper}" d="M-10 -98C-4 -101 4 -101 10 -98L88 -59C98 -54 98 -46 88 -41'
        f'L10 -2C4 1 -4 1 -10 -2L-88 -41C-98 -46 -98 -54 -88 -59Z"/><g fill="{pip}">{dots}{sides}</g></g>'
    )
