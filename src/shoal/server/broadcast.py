"""What other processes have changed. With PostgreSQL a notice is part of the transaction that changed a table.

A notice names a table and the number of its last change, nothing more: who hears it reads the store.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import AsyncExitStack
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from shoal.server.tables import Tables
from shoal.server.writer import CHANNEL

log = logging.getLogger("shoal.server")

LOST = b"lost"
"""Said when notices may have been missed."""
PAUSE = 1.0


class PostgresChannels(ChannelsBackend):
    """Listens to PostgreSQL. The store's transactions publish; a lost connection is made again."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._channels: set[str] = set()

    async def on_startup(self) -> None:
        """Nothing to do before somebody listens."""

    async def on_shutdown(self) -> None:
        """The connection goes with `stream_events`."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        raise NotImplementedError("the store's transactions publish")

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels |= set(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels -= set(channels)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:  # noqa: ARG002
        return []

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        import psycopg
        from psycopg.sql import SQL, Identifier

        while True:
            try:
                async with AsyncExitStack() as stack:
                    connection: psycopg.AsyncConnection[Any] = await stack.enter_async_context(
                        await psycopg.AsyncConnection.connect(self._dsn, autocommit=True)
                    )
                    await connection.execute(SQL("LISTEN {}").format(Identifier(CHANNEL)))
                    yield CHANNEL, LOST
                    async for notice in connection.notifies():
                        yield notice.channel, notice.payload.encode()
            except psycopg.Error:
                log.warning("the notices of other processes are interrupted; trying again")
            await asyncio.sleep(PAUSE)


def make_channels(url: str, several: bool) -> ChannelsPlugin:
    """The channels between the processes that serve the same tables."""
    if not several:
        return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    return ChannelsPlugin(
        PostgresChannels(url.replace("postgresql+psycopg://", "postgresql://", 1)), channels=[CHANNEL]
    )


async def listen(channels: ChannelsPlugin, hall: Tables, process: str) -> None:
    """Hear of changes that other processes have made, for ever."""
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for notice in subscriber.iter_events():
            try:
                if notice == LOST:
                    await hall.hear_all()
                    continue
                sender, code, number = notice.decode().split()
                if sender != process:
                    await hall.hear(code, int(number))
            except Exception:
                log.exception("a notice could not be dealt with")
