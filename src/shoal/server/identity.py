"""Who somebody is: a random number in a signed cookie, and nothing else."""

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

COOKIE = "shoal"
YEAR = 365 * 24 * 60 * 60
SECRET_FILE = "server.secret"  # noqa: S105 (its name)
SECRET_BYTES = 32
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is easily taken for another
SHORT = 6


def server_secret(folder: Path) -> bytes:
    """The secret that cookies are signed with: kept in the data folder, made when there is none."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / SECRET_FILE
    draft = folder / f"{SECRET_FILE}.{os.getpid()}.{secrets.token_hex(4)}"
    if not file.exists():
        draft.touch(mode=0o600)
        draft.write_bytes(secrets.token_bytes(SECRET_BYTES))
        try:
            os.link(draft, file)  # only one of several processes makes it
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return file.read_bytes()


class Identity:
    """Makes and reads cookies."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="shoal.person")

    def new(self) -> str:
        """Somebody new."""
        return secrets.token_urlsafe(16)

    def cookie(self, person: str) -> str:
        """What the cookie holds."""
        return self._signer.sign(person.encode()).decode()

    def read(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None if it is not ours."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie.encode()).decode()
        except (BadSignature, UnicodeError):
            return None


def new_code() -> str:
    """A code of 128 bits: a table's address, or a one-time code."""
    return secrets.token_urlsafe(16)


def new_short() -> str:
    """A code to be said aloud, good only while a table waits."""
    return "".join(secrets.choice(LETTERS) for _ in range(SHORT))
