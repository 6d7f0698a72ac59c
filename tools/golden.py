"""Writes the golden files of the tests: playthroughs and perft counts.

    python tools/golden.py                  all that is missing
    python tools/golden.py kleine-fische    those of one game, anew

They are evidence, not output: write them anew only when a rule has changed on purpose, read the
difference, and raise the game's version.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from shoal.engine.game import Game  # noqa: E402
from shoal.engine.perft import perft  # noqa: E402
from shoal.engine.saves import state_hash  # noqa: E402

if TYPE_CHECKING:
    from tests.contract.cases import Case

PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
PERFT = ROOT / "tests" / "perft"
SEED = 7
MANY_LINES = 50_000
DEPTHS = 20


def playthrough(case: "Case", moves: Sequence[str]) -> str:
    """A whole game as text: every decision with its legal moves, what was played and what happened."""
    game = case.new(SEED)
    lines = [
        f"# {case.spec.title}: a whole game. Each decision: the seat and phase with the legal moves,",
        "# then the move, then what happened. The hash is of the record's bytes at the end.",
        f"game: {case.spec.name}",
        f"version: {case.spec.version}",
        f"players: {case.players}",
        f"options: {json.dumps(game.options)}",
        f"seed: {SEED}",
        f"start: {game.start}",
        f"position: {json.dumps(game.position())}",
    ]
    for move in moves:
        lines.append(f"{game.turn} {game.phase}: {' | '.join(game.moves())}")
        lines.append(f"> {move}")
        lines.extend(f"  {json.dumps(event.json())}" for event in game.play(move))
    assert game.outcome, "a playthrough goes to the end"
    lines.append(f"position: {json.dumps(game.position())}")
    lines.append(f"outcome: {game.outcome.reason}, winners {list(game.winners)}, scores {list(game.scores)}")
    lines.append(f"state: {state_hash(game)}")
    return "\n".join(lines) + "\n"


def random_moves(case: "Case") -> list[str]:
    """The moves of a random game."""
    from tests.contract.cases import walk

    *_, game = walk(case.new(SEED), SEED)
    return [game.action_text(action) for action in game.history]


def counts(game: Game) -> dict[str, Any]:
    """The perft entry of a position: as deep as it is quick."""
    lines: list[int] = []
    for depth in range(1, DEPTHS + 1):
        lines.append(perft(game, depth))
        if lines[-1] == 0 or lines[-1] > MANY_LINES:
            break
    return {"position": game.position(), "seed": SEED, "counts": lines}


def perft_entries(case: "Case") -> list[dict[str, Any]]:
    """Three positions of a random game: the deal, the middle, and near the end."""
    from tests.contract.cases import walk

    length = len(random_moves(case))
    places = (0, length // 2, max(0, length - 6))
    positions = [game.position() for game in walk(case.new(SEED), SEED) if len(game.history) in places]
    return [counts(Game.at(case.spec, position, seed=SEED)) for position in positions]


def main() -> None:
    from tests.contract.cases import CASES, SPECS

    wanted = sys.argv[1:]
    for case in CASES:
        file = PLAYTHROUGHS / f"{case}.txt"
        if case.spec.name in wanted or not file.exists():
            print(file.relative_to(ROOT))
            file.write_text(playthrough(case, random_moves(case)), "utf-8")
    for name in SPECS:
        file = PERFT / f"{name}.json"
        if name in wanted or not file.exists():
            print(file.relative_to(ROOT))
            case = max((case for case in CASES if case.spec.name == name and not case.options), key=lambda c: c.players)
            entries = ",\n".join(json.dumps(entry) for entry in perft_entries(case))
            file.write_text(f"[\n{entries}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
