"""The page: a fixed text, with what was measured filled in."""

from pathlib import Path
from string import Template

from shoal.games import GAMES

from .comparisons import (
    MAHJONG,
    SIZES,
    STEPS_GOAL,
    TITLES,
    Figures,
    Row,
    best_batch,
    comparisons,
)
from .plot import times

PAGE = Path(__file__).parents[2] / "docs" / "performance.md"
TEXT = Path(__file__).with_name("performance.md.txt")


def number(value: float) -> str:
    """Three digits, and as many zeros as it takes."""
    return f"{float(f'{value:.3g}'):,.0f}"


def table(head: list[str], rows: list[list[str]], words: tuple[int, ...] = (0,)) -> str:
    """A table; all columns but those of `words` are numbers."""
    lines = [head, ["---" if place in words else "---:" for place in range(len(head))], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def rate(figures: Figures, measure: str) -> str:
    """The median rate."""
    found = figures["peers"]["rates"].get(measure)
    return number(found["median"]) if found else "not measured"


def verdict(row: Row) -> list[str]:
    """Ratio, its range over the rounds, goal, and whether it is met."""
    goal = f"≥ {row.goal:g} ×" if row.goal else "none"
    if not row.ratios:
        return ["not measured", "", goal, ""]
    spread = f"{times(min(row.ratios))} – {times(max(row.ratios))}" if len(row.ratios) > 1 else ""
    return [times(row.ratio), spread, goal, {True: "yes", False: "**no**", None: ""}[row.met]]


def ratios(figures: Figures) -> str:
    """All comparisons."""
    head = ["what", "ours", "peer", "ours, a second", "peer, a second", "ratio", "of the rounds", "goal", "met"]
    rows = []
    for row in comparisons(figures):
        speeds = [number(speed) if speed else "not measured" for speed in (row.our_rate, row.peer_rate)]
        rows.append([row.section, row.ours, row.peer, *speeds, *verdict(row)])
    return table(head, rows, words=(0, 1, 2, 8))


def goals(figures: Figures) -> str:
    """Which goals are met, and by how much the others are missed."""
    rows = [row for row in comparisons(figures) if row.goal]
    met = f"{sum(row.met is True for row in rows)} of {len(rows)} ratios reach their goal."
    lines = []
    for row in rows:
        if row.met is False:
            lines.append(f"- {row.section}: {row.ours} is {times(row.ratio)} {row.peer}, not {row.goal:g} ×.")
        elif not row.ratios:
            lines.append(f"- {row.section}: {row.ours} against {row.peer} was not measured.")
    for game in GAMES:
        found = figures["peers"]["rates"].get(best_batch(figures["peers"]["rates"], game))
        if found and found["median"] < STEPS_GOAL:
            lines.append(
                f"- Batches: {TITLES[game]} makes {number(found['median'])} steps a second at its best, "
                f"not {STEPS_GOAL // 1_000_000} million."
            )
    return "\n".join([f"{met} Missed:", "", *lines]) if lines else met


def rates(figures: Figures) -> str:
    """Each game by itself."""
    kinds = ("loop", "observed loop", "playouts", "aec", "search/first", "search/middle")
    head = [
        "game",
        "from Python",
        "observed",
        "playouts",
        "PettingZoo",
        "search, first decision",
        "search, middle",
    ]
    rows = []
    for game in GAMES:
        parts = (kind.partition("/") for kind in kinds)
        names = [f"shoal/{kind}/{game}{slash}{where}" for kind, slash, where in parts]
        rows.append([TITLES[game], *(rate(figures, name) for name in names)])
    for peer in ("hearts", "oh_hell", "pig"):
        loop, playouts = (rate(figures, f"openspiel/{kind}/{peer}") for kind in ("loop", "playouts"))
        searches = [rate(figures, f"openspiel/search/{peer}/{where}") for where in ("first", "middle")]
        rows.append([f"OpenSpiel {peer}", loop, "", playouts, "", *(searches if peer != "pig" else ["", ""])])
    rows.append(["RLCard uno", "", rate(figures, "rlcard/observed loop/uno"), "", "", "", ""])
    rows.append(["PettingZoo hanabi", "", "", "", rate(figures, "pettingzoo/aec/hanabi"), "", ""])
    return table(head, rows)


def batches(figures: Figures) -> str:
    """Steps of batches by their size; in brackets without choosing the actions."""

    def cell(side: str, game: str, size: int) -> str:
        chosen, alone = (rate(figures, f"{side}/{kind}/{game}/{size}") for kind in ("batch", "steps alone"))
        return f"{chosen} ({alone})" if size > 1 else chosen

    sides = [("shoal", game, TITLES[game]) for game in GAMES] + [("pgx", MAHJONG, f"pgx {MAHJONG}")]
    rows = [[title, *(cell(side, game, size) for size in SIZES)] for side, game, title in sides]
    scanned = ["pgx, 16 steps in one call", *(rate(figures, f"pgx/scanned/{MAHJONG}/{size}") for size in SIZES)]
    rows.append(["" if cell == "not measured" else cell for cell in scanned])
    return table(["game", *(f"{size:,} at once" if size > 1 else "1 game" for size in SIZES)], rows)


def interpreted(figures: Figures) -> str:
    """Playouts, compiled and interpreted."""
    rows = [
        [
            TITLES[row["game"]],
            str(row["players"]),
            number(row["moves_per_second"]),
            number(row["interpreted_moves_per_second"]),
            times(row["compiled_over_interpreted"]),
        ]
        for row in figures["against_interpreted"]["games"]
    ]
    return table(["game", "players", "compiled, moves a second", "interpreted", "ratio"], rows)


def memory(figures: Figures) -> str:
    """Bytes of one game."""
    rows = []
    for game in GAMES:
        found = figures["memory"]["games"][game]
        rows.append([TITLES[game], *(f"{found[part]:,}" for part in ("players", "state", "mask", "observation"))])
    return table(["game", "players", "state", "mask", "observation"], rows)


def held(figures: Figures) -> str:
    """A million games at once."""
    lines = []
    for game, found in figures["memory"]["held"].items():
        if "missing" in found:
            lines.append(f"- {TITLES[game]}, {found['games']:,} games: not measured ({found['missing']}).")
        else:
            lines.append(
                f"- {TITLES[game]}, {found['games']:,} games in one batch: {found['peak'] / 1e9:.1f} GB at most, "
                f"dealt in {found['seconds_to_deal']:.1f} s and stepped in {found['seconds_to_step']:.1f} s."
            )
    return "\n".join(lines)


def missing(figures: Figures) -> str:
    """What could not be measured, and why."""
    found = figures["peers"]["missing"]
    lines = [f"- `{name}`: {reason}" for name, reason in found.items()]
    return "\n".join(lines) if lines else "Nothing: all peers could be installed, and all measures be taken."


def render(figures: Figures) -> str:
    """The page."""
    peers = figures["peers"]
    machine = peers["machine"]
    return Template(TEXT.read_text("utf-8")).substitute(
        date=", ".join([peers["date"], *(f"{kind} on {date}" for kind, date in peers.get("again", {}).items())]),
        machine=f"{machine['processor']}, {machine['cores']} cores, {machine['system']}, Python {machine['python']}",
        versions=", ".join(f"{name} {version}" for name, version in peers["versions"].items()),
        rounds=peers["rounds"],
        seconds=f"{peers['seconds']:g}",
        flags=" ".join(figures["fischen_against_c"]["flags"]),
        compared=f"{figures['fischen_against_c']['tables'][0]['games_compared']:,}",
        goals=goals(figures),
        ratios=ratios(figures),
        rates=rates(figures),
        batches=batches(figures),
        interpreted=interpreted(figures),
        memory=memory(figures),
        held=held(figures),
        missing=missing(figures),
    )
