"""Commit and reveal: the deal is fixed before the first move, and everybody can check it after the last.

When a table is set up it publishes the hash of a salt and of its key; when the match is over it tells both.
"""

import hashlib
import secrets
from collections.abc import Callable

from shoal.engine import saves
from shoal.engine.errors import SaveError
from shoal.engine.game import Game
from shoal.engine.spec import Spec

SALT = 32


def new_salt() -> bytes:
    """A salt: without it a key that comes from a small seed could be found from its hash."""
    return secrets.token_bytes(SALT)


def commitment(salt: bytes, key: bytes) -> str:
    """What is published at the start."""
    return hashlib.sha256(salt + key).hexdigest()


def verify(text: str, find: Callable[[str], Spec], published: str | None = None) -> Game:
    """The match of a save that a table gave out, replayed; `SaveError` if it is not as it was committed to.

    `published` is the commitment as it was seen at the start; without it the save's own one is taken.
    """
    data = saves.read(text)
    try:
        salt, promised = bytes.fromhex(data["salt"]), str(data["commitment"])
        key = bytes.fromhex(data["key"])
    except KeyError as missing:
        raise SaveError(
            f"this save carries no commitment ({missing.args[0]} is missing): no table gave it out"
        ) from None
    except (TypeError, ValueError):
        raise SaveError("the save is damaged: its salt or its key is not hexadecimal") from None
    if commitment(salt, key) != promised.lower():
        raise SaveError("key and salt do not give the commitment: the deal is not the one that was committed to")
    if published is not None and published.strip().lower() != promised.lower():
        raise SaveError("the save has another commitment than the one that was published")
    return saves.load(text, find)
