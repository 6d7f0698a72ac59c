"""The page for browsers, built into the package. Every address that is no file of it is the page itself."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.response import File

PAGE = Path(__file__).parent / "page"
NOT_BUILT = "The page is not part of this installation. `make` builds it; the server itself is at /api/v1/about.\n"
FOR_EVER = "public, max-age=31536000, immutable"  # what is in assets/ is named after its content


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "") -> Response[bytes] | Response[str] | File:
    """A file of the page, or the page."""
    root = PAGE.resolve()
    wanted = (root / path.lstrip("/")).resolve()
    if wanted.is_relative_to(root) and wanted.is_file():
        lasting = wanted.parent.name == "assets"
        headers = {"Cache-Control": FOR_EVER if lasting else "no-cache"}
        media = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"  # browsers are strict about it
        return File(wanted, media_type=media, content_disposition_type="inline", headers=headers)
    index = root / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=404)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})
