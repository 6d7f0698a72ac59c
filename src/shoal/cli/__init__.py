"""The command line. Nothing heavy is imported until a command needs it: `shoal --help` answers at once."""

import codecs
import sys
import unicodedata

PLAIN = {"…": "...", "’": "'", "–": "-", "−": "-", "×": "x", "·": "-", "•": "*", "▶": ">", "°": "o", "»": ">"}
PLAIN |= {"●": "o", "▲": "^", "■": "#", "◆": "~", "★": "*"}  # symbols of colours


def plain(error: UnicodeError) -> tuple[str, int]:
    """What a terminal gets instead of characters that it cannot write."""
    assert isinstance(error, UnicodeEncodeError)
    written = ""
    for character in error.object[error.start : error.end]:
        letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
        written += PLAIN.get(character) or letters or "?"
    return written, error.end


def main() -> None:
    """The command `shoal`."""
    from shoal.cli.app import app

    codecs.register_error("shoal-plain", plain)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "shoal-plain"), (sys.stderr, "shoal-plain")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
    app(prog_name="shoal")
