"""pgx on the processor: sparrow_mahjong, many games stepped together, with masks and observations.

A game that ends begins anew. Actions are random legal ones, chosen by compiled code too.
"""

import os
import sys
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from worker import Measure, inner, repeated, serve

GAME = "sparrow_mahjong"
SIZES = (1, 100, 1_000, 10_000)
SCANNED = (100, 1_000)
AT_ONCE = 16  # steps of one call, if several are compiled into one

env = pgx.make(GAME)


def choose(mask: Any, key: Any) -> Any:
    """Any legal action in each game, and the next key."""
    key, now = jax.random.split(key)
    return jax.random.categorical(now, jnp.where(mask, 0.0, -jnp.inf), axis=-1), key


def step(state: Any, actions: Any, key: Any) -> Any:
    """One action in every game, and the next key."""
    key, now = jax.random.split(key)
    return jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(now, len(actions))), key


def both(state: Any, key: Any) -> Any:
    actions, key = choose(state.legal_action_mask, key)
    return step(state, actions, key)


choose_all, step_all = jax.jit(choose), jax.jit(step)


class Games:
    """`count` games, and what is done with them."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.key = jax.random.key(1)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), count))
        self.prepare()
        self.advance()

    def prepare(self) -> None:
        self.actions, self.key = choose_all(self.state.legal_action_mask, self.key)
        jax.block_until_ready(self.actions)

    def advance(self) -> int:
        self.state, self.key = step_all(self.state, self.actions, self.key)
        jax.block_until_ready(self.state)
        return self.count

    def play(self) -> int:
        self.actions, self.key = choose_all(self.state.legal_action_mask, self.key)
        return self.advance()


def batch(count: int) -> Measure:
    """Choosing and stepping."""
    return repeated(Games(count).play)


def steps_alone(count: int) -> Measure:
    """Stepping, while choosing is not counted; not of one game, which takes no longer than to look at the clock."""
    games = Games(count)
    return inner(games.prepare, games.advance)


def scanned(count: int) -> Measure:
    """Choosing and stepping, several steps compiled into one call: what leaves the least to Python."""
    run = jax.jit(lambda start: jax.lax.scan(lambda now, _: (both(*now), None), start, None, length=AT_ONCE)[0])
    games = Games(count)
    now = games.state, games.key

    def play() -> int:
        nonlocal now
        now = run(now)
        jax.block_until_ready(now)
        return AT_ONCE * count

    play()
    return repeated(play)


def main() -> None:
    jax.config.update("jax_compilation_cache_dir", str(Path(sys.prefix) / "compiled"))
    measures = {f"batch/{GAME}/{count}": partial(batch, count) for count in SIZES}
    measures |= {f"steps alone/{GAME}/{count}": partial(steps_alone, count) for count in SIZES[1:]}
    measures |= {f"scanned/{GAME}/{count}": partial(scanned, count) for count in SCANNED}
    serve({name: version(name) for name in ("pgx", "jax")}, measures)


if __name__ == "__main__":
    main()
