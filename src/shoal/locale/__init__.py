"""Words in four languages: Fluent catalogues, one folder a language, one file a game.

The same files are read by Python and by the browser. `common.ftl` holds what all games share. The facts
of a message are plain data; seats (`Seat`) become the players' names, lists become enumerations.
"""

import functools
import locale as system_locale
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands"}
FALLBACK = "en"
FOLDERS = [Path(__file__).parent]
"""Where catalogues lie. A game outside the package adds its own folder."""


class Seat(int):
    """The number of a seat, in facts: it is spoken as the player's name."""

    __slots__ = ()


def user_language() -> str:
    """The language of the user's system, if it is one of ours, else English."""
    named = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    wanted = next((name for name in named if name), None) or system_locale.getlocale()[0] or FALLBACK
    code = wanted[:2].lower()
    return code if code in LANGUAGES else FALLBACK


@functools.cache
def bundle(catalogue: str, language: str) -> "FluentBundle":
    """The messages of `catalogue` (a game, or `terminal`) and the common ones, in `language`."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for name in ("common", catalogue):
        for folder in FOLDERS:
            file = folder / language / f"{name}.ftl"
            if file.exists():
                made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def has_message(catalogue: str, language: str, message: str) -> bool:
    """Whether `catalogue` has `message` in `language` itself."""
    return bool(bundle(catalogue, language).has_message(message))


def say(
    catalogue: str,
    language: str,
    message: str,
    facts: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
) -> str:
    """The message in words. A message that `language` does not have is said in English."""
    spoken = language if has_message(catalogue, language, message) else FALLBACK
    chosen = bundle(catalogue, spoken)
    pattern = chosen.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    words = {key: speak(fact, spoken, names) for key, fact in (facts or {}).items()}
    text, errors = chosen.format_pattern(pattern, words)
    if errors:
        raise errors[0]
    return str(text)


def speak(fact: Any, language: str, names: Sequence[str]) -> Any:
    """One fact as Fluent takes it."""
    if isinstance(fact, Seat):
        return names[fact] if fact < len(names) else say("common", language, "seat", {"number": int(fact)})
    if isinstance(fact, list | tuple):
        parts = [str(speak(part, language, names)) for part in fact]
        return ", ".join(parts) or say("common", language, "nothing")
    return fact
