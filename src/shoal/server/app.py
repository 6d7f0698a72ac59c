"""The server put together."""

import asyncio
import contextlib
import gc
import logging
import secrets
import sys
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import shoal
from shoal.engine.spec import Spec
from shoal.games import GAMES
from shoal.locale import Seat as SeatNumber
from shoal.server import catalogue, lobby
from shoal.server.broadcast import listen, make_channels
from shoal.server.guard import Guard
from shoal.server.identity import Identity, server_secret
from shoal.server.messages import MOST_BODY, plain
from shoal.server.page import page
from shoal.server.refusals import STATUS, describe
from shoal.server.settings import Settings
from shoal.server.sockets import Doors, table_socket
from shoal.server.store import Store
from shoal.server.tables import Tables

log = logging.getLogger("shoal.server")

SWITCH = 0.0005
"""Seconds for which the loop may keep the writer waiting: it asks for the interpreter again after every statement."""
YOUNG = (500, 1_000_000, 1_000_000)
"""Garbage is looked for among what is newest, a little at a time: a move leaves none, but each look at what is older
keeps everybody waiting for tens of milliseconds. For a look at all that there is, see `Tables.tidy`."""
HTTP_CODES = {400: "bad-request", 403: "other-origin", 404: "no-such-page", 405: "bad-request", 413: "too-large"}
HTTP_CODES |= {415: "bad-request", 422: "bad-request", 429: "too-fast"}


def provide_hall(state: State) -> Tables:
    hall: Tables = state.hall
    return hall


def provide_doors(state: State) -> Doors:
    doors: Doors = state.doors
    return doors


def provide_person(scope: Any) -> str:
    """Who asks; a page of another site may ask for nothing that changes anything."""
    if refused := scope["state"].get("refused"):
        raise refused
    person: str = scope["state"]["person"]
    return person


def refuse(_: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An error as clients get it."""
    if isinstance(error, HTTPException):
        code = HTTP_CODES.get(error.status_code, "server-error" if error.status_code >= 500 else "bad-request")
        detail = error.detail if code == "bad-request" else code.replace("-", " ")
        parts = error.extra if isinstance(error.extra, list) and code == "bad-request" else []
        wrong = {"code": code, "message": "; ".join([detail, *map(str, parts)]), "facts": {}}
        return Response(wrong, status_code=error.status_code, headers=error.headers)
    body = describe(error)
    if body["code"] == "server-error":
        log.error("a request could not be dealt with", exc_info=error)
    return Response(body, status_code=STATUS[body["code"]])


def effort(spec: Spec) -> tuple[int, int]:
    """About how long a game takes to be compiled, compared with others: short games with few moves are quick."""
    return spec.minutes, len(spec.sequence())


def create_app(settings: Settings | None = None) -> Litestar:
    """The server as an ASGI application."""
    settings = settings or Settings.inherited()
    identity = Identity(server_secret(settings.home))
    several = settings.url.startswith("postgresql")
    channels = make_channels(settings.url, several)
    process = secrets.token_hex(8) if several else ""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        store = Store(settings.url, settings.sync)
        await store.start(process)
        hall = app.state.hall = Tables(store, settings.keep)
        doors = app.state.doors = Doors(settings.limit > 0)
        tasks = [asyncio.create_task(hall.tidy())]
        if several:
            tasks.append(asyncio.create_task(listen(channels, hall, process)))
        if settings.warm:
            tasks.append(asyncio.create_task(hall.ready.warm_up(sorted(GAMES.values(), key=effort))))
        hall.start(hall.wake())
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*YOUNG)
        gc.freeze()  # what is there now stays: collecting garbage need not look at it
        try:
            yield
        finally:
            doors.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await hall.close()
            await store.stop()

    limits = [RateLimitConfig(("minute", settings.limit)).middleware] if settings.limit else []
    api = Router(
        "/api/v1",
        middleware=limits,
        route_handlers=[*catalogue.HANDLERS, *lobby.HANDLERS, table_socket],
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "doors": Provide(provide_doors, sync_to_thread=False),
            "person": Provide(provide_person, sync_to_thread=False),
        },
    )
    return Litestar(
        [api, page],
        lifespan=[lifespan],
        plugins=[channels],
        middleware=[DefineMiddleware(Guard, identity=identity, origin=settings.origin)],
        exception_handlers={Exception: refuse},
        type_encoders={SeatNumber: plain},
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Shoal", version=shoal.__version__, path="/api/v1/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
