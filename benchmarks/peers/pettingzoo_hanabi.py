"""PettingZoo classic: its own hanabi, agent by agent."""

from importlib.metadata import version

from aec import steps
from pettingzoo.classic import hanabi_v5
from worker import serve

if __name__ == "__main__":
    versions = {name: version(name) for name in ("pettingzoo", "shimmy")}
    serve(versions, {"aec/hanabi": lambda: steps(hanabi_v5.env())})
