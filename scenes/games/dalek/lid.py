"""What is printed on the lid of Dalek Dice: one of them at night, behind riveted steel. In units of a lid."""

from random import Random

from scenes.art.lids import printed_die


def night() -> str:
    rng = Random(9)  # noqa: S311 (a drawing)
    stars = "".join(
        f'<path fill="#fff6e0" fill-opacity="{opacity}" d="'
        + "".join(
            _disc(round(rng.uniform(0, 600)), round(rng.uniform(0, 520)), 0.8 + 2.2 * rng.random() ** 3)
            for _ in range(15)
        )
        + '"/>'
        for opacity in (0.45, 0.55, 0.65, 0.75, 0.85, 0.95)
    )
    along = [(40 + 65 * i, y) for i in range(9) for y in (22, 658)]
    around = along + [(x, 86 + 64 * i) for i in range(9) for x in (22, 578)]
    rivets = (
        f'<path fill="#151a26" fill-opacity="0.7" d="{"".join(_disc(x, y, 6) for x, y in around)}"/>'
        f'<path fill="#c3ccdb" d="{"".join(_disc(x - 1, y - 1, 4.6) for x, y in around)}"/>'
    )
    steel = ("#e8edf6", "#aab4c6", "#7d889c", "#232a3a")
    return (
        '<defs><linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="80" y2="680">'
        '<stop offset="0%" stop-color="#0a0d24"/><stop offset="60%" stop-color="#232a63"/>'
        '<stop offset="100%" stop-color="#51306b"/></linearGradient>'
        '<radialGradient id="eye" gradientUnits="userSpaceOnUse" cx="300" cy="300" r="46">'
        '<stop offset="0%" stop-color="#ffffff"/><stop offset="35%" stop-color="#ffd37a"/>'
        '<stop offset="100%" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>'
        '<linearGradient id="body" gradientUnits="userSpaceOnUse" x1="170" y1="0" x2="430" y2="0">'
        '<stop offset="0%" stop-color="#3c4558"/><stop offset="32%" stop-color="#aeb8ca"/>'
        '<stop offset="48%" stop-color="#8792a7"/>'
        '<stop offset="100%" stop-color="#2b3243"/></linearGradient></defs>'
        f'<rect width="600" height="680" fill="url(#sky)"/>{stars}'
        '<circle cx="470" cy="210" r="62" fill="#f1e3bf"/><circle cx="490" cy="196" r="62" fill="#1d2352"/>'
        '<path fill="#ffd37a" fill-opacity="0.16" d="M300 300L-60 190V420Z"/>'
        '<path fill="#ffd37a" fill-opacity="0.16" d="M300 300L660 210V400Z"/>'
        '<path fill="url(#body)" d="M206 452H394L436 630H164Z"/>'
        '<path fill="#1b2130" fill-opacity="0.55" d="M198 486H402L405 498H195ZM187 534H413L416 546H184Z'
        'M176 582H424L427 594H173Z"/>'
        '<path fill="url(#body)" d="M200 348H400V452H200Z"/>'
        '<path fill="#1b2130" d="M200 360H400V370H200ZM200 388H400V398H200ZM200 416H400V426H200Z"/>'
        '<path fill="url(#body)" d="M192 348C192 268 236 214 300 214S408 268 408 348Z"/>'
        '<path fill="#151a27" d="M206 282H394L402 322H198Z"/>'
        '<circle cx="300" cy="302" r="66" fill="url(#eye)"/><circle cx="300" cy="302" r="15" fill="#fff7e2"/>'
        '<path fill="#7d889c" d="M228 226L212 186 224 182 244 216ZM372 226L388 186 376 182 356 216Z"/>'
        '<circle cx="217" cy="178" r="16" fill="#8fd0ff"/><circle cx="383" cy="178" r="16" fill="#8fd0ff"/>'
        '<circle cx="212" cy="173" r="5" fill="#ffffff"/><circle cx="378" cy="173" r="5" fill="#ffffff"/>'
        '<path fill="#0b0e1d" fill-opacity="0.6" d="M0 634C150 606 450 606 600 634V680H0Z"/>'
        + (printed_die(120, 566, 0.62, 5, steel) + printed_die(478, 572, 0.62, 3, steel))
        + '<path fill="#8a94a8" fill-rule="evenodd" d="M0 0H600V680H0ZM44 44V636H556V44Z"/>'
        '<path fill="none" stroke="#f4f7fc" stroke-opacity="0.5" stroke-width="3" '
        'd="M2 678V2H598M556 44V636H44"/>'
        '<path fill="none" stroke="#141926" stroke-opacity="0.75" stroke-width="4" d="M42 638V42H558"/>'
        + rivets
    )


def _disc(x: int, y: int, r: float) -> str:
    """A part of a path: a shape of its own for each of many costs the drawer a pass over the whole lid."""
    return f"M{x - r:.1f} {y}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0Z"
