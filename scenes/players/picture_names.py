"""What the pictures are called, for whoever has them read out."""

from scenes.text.words import pgettext


def picture_name(key: str) -> str:
    return {
        "cat": pgettext("picture", "Cat"),
        "dog": pgettext("picture", "Dog"),
        "fox": pgettext("picture", "Fox"),
        "bear": pgettext("picture", "Bear"),
        "panda": pgettext("picture", "Panda"),
        "rabbit": pgettext("picture", "Rabbit"),
        "mouse": pgettext("picture", "Mouse"),
        "pig": pgettext("picture", "Pig"),
        "lion": pgettext("picture", "Lion"),
        "owl": pgettext("picture", "Owl"),
        "frog": pgettext("picture", "Frog"),
        "penguin": pgettext("picture", "Penguin"),
        "sun": pgettext("picture", "Sun"),
        "moon": pgettext("picture", "Moon"),
        "flower": pgettext("picture", "Flower"),
        "mushroom": pgettext("picture", "Mushroom"),
        "cactus": pgettext("picture", "Cactus"),
        "cup": pgettext("picture", "Cup"),
        "boat": pgettext("picture", "Boat"),
        "house": pgettext("picture", "House"),
        "tree": pgettext("picture", "Tree"),
        "fish": pgettext("picture", "Fish"),
        "ladybird": pgettext("picture", "Ladybird"),
        "balloon": pgettext("picture", "Balloon"),
    }[key]
