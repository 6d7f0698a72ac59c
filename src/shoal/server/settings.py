"""How a server is run."""

import os
from pathlib import Path

import msgspec
import platformdirs

PORT = 8077
ENVIRONMENT = "SHOAL_SERVER"  # carries the settings to the worker processes


def data_folder() -> Path:
    """The user's data folder: the database and the server's secret lie there."""
    return Path(platformdirs.user_data_dir("shoal", appauthor=False))


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server."""

    database: str = ""
    folder: str = ""
    host: str = "127.0.0.1"
    port: int = PORT
    workers: int = 1
    origin: str = ""  # the address people reach it under, behind a proxy: https://fish.example.org
    limit: int = 600  # requests per minute and address; 0 for no limits at all
    keep: int = 0  # days for which a table is kept after its match; 0 for ever
    sync: bool = True  # whether a move waits for the disk; False only with SQLite
    warm: bool = False  # whether games are made ready before anybody asks

    @property
    def home(self) -> Path:
        return Path(self.folder) if self.folder else data_folder()

    @property
    def url(self) -> str:
        """The database's address, as SQLAlchemy takes it."""
        return self.database or f"sqlite+aiosqlite:///{self.home / 'shoal.db'}"

    @property
    def secure(self) -> bool:
        """Whether cookies are for encrypted connections only."""
        return self.origin.startswith("https://")

    def hand_over(self) -> None:
        """Leave the settings to the processes that will be started."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @classmethod
    def inherited(cls) -> "Settings":
        """The settings that were left to this process."""
        return msgspec.json.decode(os.environ.get(ENVIRONMENT, "{}"), type=cls)
