"""Starts servers quickly: everything is imported and compiled once, and each server is a fork of this process.

Reads lines of JSON: {"start": settings} answers with the process id; the end of the input ends it. A server can be
killed at any moment: it is a process of its own, with real files and real sockets.
"""

import asyncio
import gc
import json
import os
import signal
import sys
import tempfile

import aiosqlite
import alembic.command
import msgspec
import psycopg
import uvicorn
import uvloop
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl

from shoal.bots.ready import for_play
from shoal.games import GAMES
from shoal.server.app import create_app
from shoal.server.ready import rehearse
from shoal.server.serve import how
from shoal.server.settings import Settings
from shoal.server.store import migrate

READY = (alembic.command, aiosqlite, psycopg, uvloop, httptools_impl, websockets_sansio_impl)  # imported once for all


def serve(settings: Settings) -> None:
    asyncio.run(migrate(settings.url))
    uvicorn.run(create_app(settings), **how(settings))


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever is killed needs no burial
    for spec in GAMES.values():
        for step in for_play(spec):
            step.call()
        rehearse(spec)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(folder=folder)
        asyncio.run(migrate(settings.url))
        create_app(settings)
    gc.freeze()  # what all servers share is not touched in any of them
    print("ready", flush=True)
    for line in sys.stdin:
        settings = msgspec.convert(json.loads(line)["start"], Settings)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            try:
                serve(settings)
            finally:
                os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
