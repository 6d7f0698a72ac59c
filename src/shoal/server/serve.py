"""Running a server until it is stopped."""

import asyncio
import contextlib
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from shoal.engine.errors import OptionError
from shoal.server.messages import MOST_MESSAGE
from shoal.server.settings import Settings
from shoal.server.store import migrate

ANSWERS_WITHIN = 60.0
PING = 20.0  # seconds after which a silent client is asked whether it is there


def check(settings: Settings) -> None:
    """Refuse what cannot work, before anything is started."""
    if not settings.url.startswith(("sqlite+aiosqlite:///", "postgresql+psycopg://")):
        raise OptionError(
            "the database is sqlite+aiosqlite:///FILE or postgresql+psycopg://USER@HOST/NAME, "
            f"not {settings.database!r}"
        )
    if settings.url.startswith("postgresql"):
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise OptionError("PostgreSQL needs one more package: pip install 'shoal[postgres]'") from None
        if not settings.sync:
            raise OptionError("--no-sync is for SQLite; PostgreSQL has a setting of its own, synchronous_commit")
    elif settings.workers > 1:
        raise OptionError("several workers share a PostgreSQL database (--database); SQLite is for one")
    if settings.workers < 1:
        raise OptionError(f"there is one worker at least, not {settings.workers}")
    if settings.origin and not settings.origin.startswith(("http://", "https://")):
        raise OptionError(f"the origin is an address such as https://fish.example.org, not {settings.origin!r}")


def prepare(settings: Settings) -> None:
    """The data folder and the database, ready to be used."""
    settings.home.mkdir(parents=True, exist_ok=True)
    if settings.url.startswith("sqlite"):
        Path(settings.url.partition(":///")[2]).parent.mkdir(parents=True, exist_ok=True)
    try:
        asyncio.run(migrate(settings.url))
    except (ArgumentError, NoSuchModuleError) as error:
        raise OptionError(f"the database's address is wrong: {error}") from None
    except SQLAlchemyError as error:
        reason = " ".join(str(getattr(error, "orig", error)).split())
        raise OSError(f"the database cannot be used: {reason}") from None


def free_port(settings: Settings) -> None:
    """Refuse a port that somebody else has."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((settings.host, settings.port))
        except OSError as error:
            raise OSError(f"{settings.host}:{settings.port} cannot be used: {error.strerror}") from None


def show(settings: Settings, address: str) -> None:
    """Open the page in the user's browser as soon as the server answers; where there is none nothing happens."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)  # noqa: S104 (asked for, not bound)

    def wait_and_open() -> None:
        end = time.monotonic() + ANSWERS_WITHIN
        while time.monotonic() < end:
            with contextlib.suppress(OSError), socket.create_connection((host, settings.port), timeout=1):
                webbrowser.open(address)
                return
            time.sleep(0.1)

    threading.Thread(target=wait_and_open, daemon=True).start()


def run(settings: Settings) -> None:
    """Serve until stopped."""
    settings.hand_over()
    uvicorn.run("shoal.server.app:create_app", factory=True, workers=settings.workers, **how(settings))


def how(settings: Settings) -> dict[str, Any]:
    """How uvicorn serves."""
    return {
        "host": settings.host,
        "port": settings.port,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "ws": "websockets-sansio",
        "ws_max_size": MOST_MESSAGE,
        "ws_per_message_deflate": False,  # messages are small; compressing costs more than sending, and memory
        "ws_ping_interval": PING,
        "ws_ping_timeout": PING,
        "timeout_graceful_shutdown": 5,
    }
