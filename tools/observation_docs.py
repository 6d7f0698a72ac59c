"""Writes on each game's page what a program observes; with --check only says whether that is current."""

import re
import sys
from pathlib import Path

from shoal.engine.spec import Spec
from shoal.games import GAMES

PAGES = Path(__file__).parents[1] / "docs" / "games"
SECTION = re.compile(r"## What a program observes\n.*?(?=^## )", re.DOTALL | re.MULTILINE)
BEFORE = "## Notation\n"
TEXT = """\
## What a program observes

All that a seat with a perfect memory knows, as one row of whole numbers (`Game.observation`, and the environments for
research). Seats are relative: first comes the seat that observes, then the others in the order of play. Cards are in
deck order. The numbers of a part begin at:

"""


def table(spec: Spec) -> str:
    """Where each part begins, for every number of players."""
    counts = range(spec.players[0], spec.players[1] + 1)
    layouts = {players: spec.observation.layout(players) for players in counts}
    heads = [f"{players} players" for players in counts] if len(counts) > 1 else ["from"]
    rows = [["part", *heads, "numbers"], ["---"] * (len(counts) + 2)]
    starts = dict.fromkeys(counts, 0)
    for place, part in enumerate(layouts[counts[0]]):
        rows.append([f"`{part.name}`", *(str(starts[players]) for players in counts), part.meaning])
        for players in counts:
            starts[players] += layouts[players][place].size
    rows.append(["in all", *(str(starts[players]) for players in counts), ""])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def current(spec: Spec, page: str) -> str:
    """The page with its section as it should be."""
    section = TEXT + table(spec) + "\n"
    if SECTION.search(page):
        return SECTION.sub(lambda _: section, page)
    return page.replace(BEFORE, section + BEFORE, 1)


def main() -> None:
    for name, spec in GAMES.items():
        file = PAGES / f"{name}.md"
        page = file.read_text(encoding="utf-8")
        if sys.argv[1:] != ["--check"]:
            file.write_text(current(spec, page), encoding="utf-8")
        elif page != current(spec, page):
            sys.exit(f"docs/games/{name}.md is not current: run python tools/observation_docs.py")


if __name__ == "__main__":
    main()
