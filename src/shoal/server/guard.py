"""At the door: who comes, from which page, and what every answer carries."""

from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from shoal.server.identity import COOKIE, YEAR, Identity
from shoal.server.refusals import Refused

API = "/api/"
HARMLESS = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a table's address is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """Reads the cookie (or gives one), refuses other sites' pages, and sets the headers that protect."""

    def __init__(self, app: ASGIApp, identity: Identity, origin: str) -> None:
        self.app = app
        self.identity = identity
        self.origin = origin.rstrip("/").lower()
        self.secure = self.origin.startswith("https://")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        foreign = not self.same_origin(headers)
        if scope["type"] == ScopeType.WEBSOCKET and foreign:
            await send({"type": "websocket.close", "code": 4403, "reason": "other-origin"})
            return
        known = self.identity.read(cookie_in(headers.get("cookie", "")))
        person = known or self.identity.new()
        scope["state"]["person"] = person

        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    out[name] = value
                if scope["path"].startswith(API):
                    out.setdefault("Cache-Control", "no-store")
                    if known is None:
                        out.add("Set-Cookie", self.set_cookie(person))
            await send(message)

        if foreign and scope["method"] not in HARMLESS:
            scope["state"]["refused"] = Refused("other-origin", "this request comes from a page of another site")
        await self.app(scope, receive, dressed)

    def same_origin(self, headers: Headers) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if self.origin and origin.lower() == self.origin:
            return True
        return not self.origin and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()

    def set_cookie(self, person: str) -> str:
        secure = "; Secure" if self.secure else ""
        value = self.identity.cookie(person)
        return f"{COOKIE}={value}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Strict{secure}"


def cookie_in(header: str) -> str | None:
    """Our cookie among those that came."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel else None
