"""What is compared with what, which goal it has, and how it came out."""

import json
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shoal.games import GAMES

FOLDER = Path(__file__).parents[1]
FILES = ("peers", "against_interpreted", "fischen_against_c", "memory")
TITLES = {name: spec.title for name, spec in GAMES.items()}
SIZES = (1, 100, 1_000, 10_000)
MAHJONG = "sparrow_mahjong"

PLAYOUTS, LOOPS, BATCHES, AGENTS, SEARCHES = "Playouts", "One game from Python", "Batches", "PettingZoo", "Search"
PLAYOUT_GOAL, C_GOAL, LOOP_GOAL, BATCH_GOAL, AGENT_GOAL, SEARCH_GOAL = 2.5, 0.8, 2.0, 10.0, 10.0, 5.0
STEPS_GOAL = 3_000_000  # of a batch, a second

Figures = dict[str, Any]


def load() -> Figures:
    """All that was measured, by the name of its file."""
    return {name: json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in FILES}


@dataclass(frozen=True)
class Row:
    """A comparison. Of a round each has one ratio; without any it was not measured."""

    section: str
    ours: str
    peer: str
    our_rate: float
    peer_rate: float
    ratios: tuple[float, ...]
    goal: float | None

    @property
    def ratio(self) -> float:
        return statistics.median(self.ratios)

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None if there is none, or nothing was measured."""
        return self.ratio >= self.goal if self.ratios and self.goal else None


def best(rates: Figures, measures: Iterator[str]) -> str:
    """The quickest of the measures, or the first one if none was measured."""
    return max(measures, key=lambda measure: rates.get(measure, {"median": 0.0})["median"])


def compare(rates: Figures, section: str, ours: tuple[str, str], peer: tuple[str, str], goal: float | None) -> Row:
    """One of our measures against one of a peer's, each a title and a name, round by round."""
    mine, other = rates.get(ours[1]), rates.get(peer[1])
    ratios = tuple(a / b for a, b in zip(mine["rounds"], other["rounds"], strict=True)) if mine and other else ()
    our_rate, peer_rate = (found["median"] if found else 0.0 for found in (mine, other))
    return Row(section, ours[0], peer[0], our_rate, peer_rate, ratios, goal)


def best_batch(rates: Figures, game: str) -> str:
    """Our quickest batch of that game."""
    return best(rates, (f"shoal/batch/{game}/{size}" for size in SIZES))


def best_mahjong(rates: Figures) -> str:
    """The quickest way to step games of pgx."""
    kinds = [f"pgx/batch/{MAHJONG}/{size}" for size in SIZES]
    return best(rates, iter(kinds + [name for name in rates if name.startswith("pgx/scanned/")]))


def size_of(measure: str) -> str:
    """How many games a batch has, in words."""
    size = int(measure.rpartition("/")[2])
    return f"{size:,} games" if size > 1 else "1 game"


def comparisons(figures: Figures) -> list[Row]:
    """All rows, section by section."""
    rates = figures["peers"]["rates"]
    pairs = (("fischen", "hearts"), ("fischen", "oh_hell"), ("kleine-fische", "pig"))
    rows = []

    def add(section: str, ours: tuple[str, str], peer: tuple[str, str], goal: float | None) -> None:
        rows.append(compare(rates, section, ours, peer, goal))

    for game, peer in pairs:
        ours = TITLES[game], f"shoal/playouts/{game}"
        add(PLAYOUTS, ours, (f"OpenSpiel {peer}, C++", f"openspiel/playouts/{peer}"), PLAYOUT_GOAL)
    for table in figures["fischen_against_c"]["tables"]:
        title = f"Fischen, {table['players']} players"
        speeds = table["moves_per_second"], table["c_moves_per_second"]
        rows.append(Row(PLAYOUTS, title, "the same in C, by hand", *speeds, (table["of_c"],), C_GOAL))
    for kind, words in (("example loop", "its example's loop"), ("loop", "the quickest loop")):
        for game, peer in pairs:
            ours = TITLES[game], f"shoal/loop/{game}"
            add(LOOPS, ours, (f"OpenSpiel {peer}, {words}", f"openspiel/{kind}/{peer}"), LOOP_GOAL)
    ours = "FAT FISH, observed", "shoal/observed loop/fat-fish"
    add(LOOPS, ours, ("RLCard uno", "rlcard/observed loop/uno"), None)
    mahjong = best_mahjong(rates)
    for game in GAMES:
        batch = best_batch(rates, game)
        ours = f"{TITLES[game]}, {size_of(batch)}", batch
        add(BATCHES, ours, (f"pgx {MAHJONG}, {size_of(mahjong)}", mahjong), BATCH_GOAL)
    for game in GAMES:
        add(AGENTS, (TITLES[game], f"shoal/aec/{game}"), ("PettingZoo hanabi", "pettingzoo/aec/hanabi"), AGENT_GOAL)
    for game in ("fischen", "fischen-2"):
        for where in ("first", "middle"):
            for peer in ("hearts", "oh_hell"):
                ours = f"{TITLES[game]}, {where} decision", f"shoal/search/{game}/{where}"
                add(SEARCHES, ours, (f"OpenSpiel {peer}, {where}", f"openspiel/search/{peer}/{where}"), SEARCH_GOAL)
    return rows
