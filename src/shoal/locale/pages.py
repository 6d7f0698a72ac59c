"""The pages with the rules: in the package when it is installed, in `docs/games` of a checkout."""

from pathlib import Path

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "pages", PACKAGE.parents[1] / "docs" / "games")


def find_page(game: str, language: str) -> Path | None:
    """The page of `game` in `language`, or else in English, or None if there is none at all."""
    for name in (Path(language, f"{game}.md"), Path(f"{game}.md")):
        for folder in FOLDERS:
            if (folder / name).is_file():
                return folder / name
    return None
