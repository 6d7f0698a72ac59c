"""How often each effect comes up in random games of Fischen and Fischen 2, per player count.

    python benchmarks/fischen_effects.py [games]

Writes `benchmarks/fischen_effects.json`: for each game and player count, how often an event of each kind happens
per game, how often each card with an effect is played per game, and the share of games that end by overfishing.
"""

import json
import sys
from pathlib import Path

import numpy as np

from shoal.engine.events import HEADER
from shoal.engine.jit import specialise
from shoal.engine.kernels import CHANCE
from shoal.engine.rng import derive_key, draw, key_words, new_key, seed_rng
from shoal.engine.spec import Spec
from shoal.engine.state import PLAYING
from shoal.engine.templates import unbound
from shoal.games import find
from shoal.games.tricks.table import OVERFISHING, PLAYED

GAMES = 100_000
RESULTS = Path(__file__).with_suffix(".json")
setup = legal = apply = unbound


def count_events(states, chance, games, players, options, deck, key, actions, words, kinds, cards):
    """Play random games; count the events of each kind and the cards played. Returns how many were overfished."""
    g = states[0]
    overfished = 0
    for number in range(games):
        derive_key(key, number, words, words[16:24])
        setup(g, players, number % players, options, deck, words[16:24])
        words[16] ^= 1
        seed_rng(chance[0], words[16:24])
        while g.ended == PLAYING:
            apply(g, actions[draw(chance[0], legal(g, actions))])
            at = 0
            while at < g.tape_end:
                kinds[g.tape[at]] += 1
                if g.tape[at] == PLAYED:
                    cards[g.tape[at + HEADER + 1]] += 1
                at += HEADER + g.tape[at + 2]
        if g.ended == OVERFISHING:
            overfished += 1
    return overfished


def measure(spec: Spec, players: int, games: int) -> dict[str, object]:
    """The figures of one game and player count."""
    rules = {"setup": spec.rules.setup, "legal": spec.rules.legal, "apply": spec.rules.apply}
    count = specialise(count_events, spec.name, spec.folder, rules)
    options = spec.complete({})
    faces = spec.deck.FACES  # type: ignore[attr-defined]
    kinds, cards = np.zeros(64, np.int64), np.zeros(len(faces.texts), np.int64)
    room = np.zeros(len(spec.sequence()), np.int64), np.zeros(24, np.uint32)
    deal = players, spec.encode(options), spec.pack_deck(options), key_words(new_key(1))
    overfished = count(spec.states(1), np.zeros(1, CHANCE), games, *deal, *room, kinds, cards)
    effects: dict[str, float] = {}
    for card, text in enumerate(faces.texts):
        if "-" in text or text[1:] == "0" or (text[0] == "P" and spec.name == "fischen-2"):
            effects[text] = round(effects.get(text, 0) + int(cards[card]) / games, 3)
    return {
        "game": spec.name,
        "players": players,
        "games": games,
        "overfished": overfished / games,
        "events per game": {
            kind.kind: round(int(number) / games, 3) for kind, number in zip(spec.notation.EVENTS, kinds, strict=False)
        },
        "played per game": effects,
    }


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    rows = [measure(find(name), players, games) for name in ("fischen", "fischen-2") for players in (3, 4, 5)]
    RESULTS.write_text(json.dumps(rows, indent=2) + "\n", "utf-8")
    for row in rows:
        print(json.dumps(row))


if __name__ == "__main__":
    main()
