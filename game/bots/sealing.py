"""Content that begins with what it is and the hash of the rest, so that damage is found out on reading."""

from hashlib import blake2b
from struct import Struct

HEADER = Struct("<8s16s")  # what it is, the hash of the rest
DIGEST = 16


class DamagedError(Exception):
    """It isn't whole, or it is something else."""


def sealed(what: bytes, content: bytes, key: bytes = b"") -> bytes:
    return HEADER.pack(what, digest(content, key)) + content


def opened(what: bytes, kept: bytes, key: bytes = b"") -> bytes:
    told, hashed = HEADER.unpack(kept[: HEADER.size].ljust(HEADER.size))
    content = kept[HEADER.size :]
    if told != what or hashed != digest(content, key):
        raise DamagedError
    return content


def digest(content: bytes, key: bytes = b"") -> bytes:
    return blake2b(content, key=key, digest_size=DIGEST).digest()
