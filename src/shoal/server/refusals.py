"""Errors as clients get them: a code, a status and words, and nothing about the inside of the server."""

from collections.abc import Sequence
from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from shoal.engine.errors import (
    DeckError,
    IllegalMove,
    OptionError,
    PositionError,
    SaveError,
    ShoalError,
    UnknownGame,
)
from shoal.server.messages import objection_data
from shoal.server.writer import Conflict, Unavailable
from shoal.table.errors import NothingAsked, NothingToUndo, NotOver, NotYourTurn, Over, SeatTaken, Waiting


class Refused(ShoalError):
    """What the server itself refuses."""

    def __init__(self, code: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.facts = facts


STATUS = {
    "bad-request": 400,
    "bad-options": 400,
    "other-origin": 403,
    "not-your-seat": 403,
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-code": 404,
    "seat-taken": 409,
    "not-your-turn": 409,
    "illegal-move": 409,
    "stale": 409,
    "waiting": 409,
    "over": 409,
    "not-over": 409,
    "nothing-to-undo": 409,
    "nothing-asked": 409,
    "too-large": 413,
    "too-fast": 429,
    "server-error": 500,
    "unavailable": 503,
}


class ErrorData(Struct):
    """An error, as a client gets it."""

    code: str
    message: str
    facts: dict[str, Any] = {}


ANSWERS = {
    400: ResponseSpec(ErrorData, description="Something in the request is wrong"),
    404: ResponseSpec(ErrorData, description="There is no such thing"),
    429: ResponseSpec(ErrorData, description="Too many requests"),
}
"""The errors that any request may get, for the OpenAPI description."""
CHANGING = ANSWERS | {
    403: ResponseSpec(ErrorData, description="From a page of another site, or not yours"),
    409: ResponseSpec(ErrorData, description="Not now"),
    413: ResponseSpec(ErrorData, description="Too large"),
    503: ResponseSpec(ErrorData, description="The store did not answer"),
}

CODES: tuple[tuple[type[ShoalError], str], ...] = (
    (UnknownGame, "no-such-game"),
    (IllegalMove, "illegal-move"),
    (OptionError, "bad-options"),
    (DeckError, "bad-options"),
    (PositionError, "bad-options"),
    (SaveError, "bad-options"),
    (Over, "over"),
    (NotYourTurn, "not-your-turn"),
    (NotOver, "not-over"),
    (NothingToUndo, "nothing-to-undo"),
    (NothingAsked, "nothing-asked"),
    (SeatTaken, "seat-taken"),
    (Waiting, "waiting"),
    (Conflict, "unavailable"),
    (Unavailable, "unavailable"),
)

UNAVAILABLE = "the store did not answer; send it again with the same id"


def describe(error: Exception, names: Sequence[str] = ()) -> dict[str, Any]:
    """The body of an error. What is not Shoal's own is a fault of the server, and says nothing more."""
    if isinstance(error, Refused):
        return {"code": error.code, "message": str(error), "facts": error.facts}
    for kind, code in CODES:
        if isinstance(error, kind):
            if isinstance(error, IllegalMove):
                return {"code": code, **objection_data(error, names)}
            message = UNAVAILABLE if code == "unavailable" else str(error)
            return {"code": code, "message": message, "facts": {"reason": message} if code == "bad-options" else {}}
    return {"code": "server-error", "message": "something went wrong in the server", "facts": {}}
