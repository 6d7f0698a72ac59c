"""The only decorators that compile, and the only place that knows about Numba's cache.

`SHOAL_JIT` chooses the mode, once, when this module is imported:

* `1` (default): compiled, nogil, cached on disk;
* `check`: the same with bounds checks, in a cache of its own;
* `0`: not compiled at all, every rule is plain Python.

Numba notices that a function's own file has changed, but not that a function or a constant which it
uses from another file has: it would go on with the old machine code and give wrong answers silently.
So the cache folder is named after a hash of all sources that compiled code can be made of.
"""

import functools
import hashlib
import os
import shutil
import sys
import time
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

MODES = {"1": "fast", "check": "checked", "0": "interpreted"}
MODE = MODES.get(os.environ.get("SHOAL_JIT", "1"))
if MODE is None:
    raise RuntimeError(f"SHOAL_JIT is one of 0, 1, check, not {os.environ['SHOAL_JIT']!r}")

PACKAGE = Path(__file__).resolve().parents[1]
ROOMS = (PACKAGE / "engine", PACKAGE / "games", PACKAGE / "bots")
"""Where compiled code is. None of it imports from anywhere else in the package (import-linter sees to that)."""
KEEP_FOLDERS = 4
DAY = 24 * 60 * 60

if MODE != "interpreted":
    import numba


def cache_root() -> Path:
    """Where compiled code is kept: `SHOAL_CACHE_DIR`, or the user's cache folder."""
    if chosen := os.environ.get("SHOAL_CACHE_DIR"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "shoal"


@functools.cache
def digest(*folders: Path) -> str:
    """A hash of every source, deck and table of numbers below `folders`."""
    total = hashlib.sha256()
    for folder in folders:
        for file in sorted(file for file in folder.rglob("*") if file.suffix in {".py", ".toml", ".npy"}):
            total.update(str(file.relative_to(folder)).encode())
            total.update(file.read_bytes())
    return total.hexdigest()[:16]


@functools.cache
def cache_folder(home: Path) -> Path | None:
    """The cache of the code in the folder `home`, which may use anything in the rooms of compiled code.

    None if it cannot be written: Numba would then fall back to a cache beside the sources, and that one
    would go stale.
    """
    inside = any(home.is_relative_to(room) for room in ROOMS)
    folder = cache_root() / f"{digest(*ROOMS) if inside else digest(*ROOMS, home)}-{MODE}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        sweep(folder.parent)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def sweep(root: Path) -> None:
    """Remove the caches of sources that are gone: all but the newest few of more than a day's age."""
    folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEEP_FOLDERS:]:
        if time.time() - folder.stat().st_mtime > DAY:
            shutil.rmtree(folder, ignore_errors=True)


def compiled(function: F, home: Path, inline: bool = False, allocates: bool = False, brief: bool = False) -> F:
    """`function`, compiled on its first call and cached for the code in the folder `home`.

    While it runs, other threads may use the interpreter, unless it is so `brief` that giving it up takes as long.

    Numba counts who holds an array, with atomic additions wherever one is passed on: of a quick game's playouts that
    was more than half the time. Only arrays made in compiled code need it (its runtime, NRT), so only functions that
    make some are compiled with it. No function may give back an array: the caller would not know that it has to let go.
    """
    if MODE == "interpreted":
        return function
    folder = cache_folder(home)
    if folder:
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    how: dict[str, Any] = {
        "cache": folder is not None,
        "nogil": not brief,
        "boundscheck": MODE == "checked",
        "forceinline": inline,
        "_nrt": allocates,
    }
    return cast("F", numba.njit(**how)(function))


def home_of(function: Callable[..., Any]) -> Path:
    """The folder of the file that a function is in."""
    return Path(function.__code__.co_filename).resolve().parent


def jit(function: F) -> F:
    """Compile a function of the rules. The one decorator of the project, but for the next two."""
    return compiled(function, home_of(function))


def inlined(function: F) -> F:
    """The same for a small function on the way of every move: its code is put in place of each call to it.

    LLVM decides that itself for the smallest only, and a call costs more than what most of these do.
    """
    return compiled(function, home_of(function), inline=True)


def allocating(function: F) -> F:
    """The same for a function that makes arrays (`np.zeros`, `copy`), which it keeps to itself."""
    return compiled(function, home_of(function), allocates=True)


def specialise(template: F, name: str, home: Path, functions: Mapping[str, Any], **how: bool) -> F:
    """A copy of `template` that calls `functions` where the template names them, compiled.

    Functions passed as arguments would never be cached on disk; globals are. `name` sets the copies of
    one template apart in the cache, `home` is the folder of the code that is bound in, `how` it is `compiled`.
    """
    plain = getattr(template, "py_func", template)
    bound = types.FunctionType(plain.__code__, {**plain.__globals__, **functions})
    bound.__name__ = plain.__name__
    bound.__qualname__ = f"{plain.__qualname__}.{name}"
    bound.__module__ = plain.__module__
    bound.__doc__ = plain.__doc__
    return compiled(bound, home, **how)  # type: ignore[return-value]


def direct(function: F, *arguments: object) -> F:
    """The machine code of a compiled function for arguments of the types of these, compiled now if it was not before.

    For what Python calls at every move: to find out the types of the arguments takes Numba longer than most moves. They
    are not looked at again, so it is for the caller to see that they are always the same.
    """
    if MODE == "interpreted":
        return function
    signature = tuple(map(numba.typeof, arguments))
    function.compile(signature)  # type: ignore[attr-defined]
    return cast("F", function.overloads[signature].entry_point)  # type: ignore[attr-defined]
