"""A search of 200 iterations a move against the heuristic, at Kleine Fische. With PettingZoo."""

from shoal.bots.levels import Bot
from shoal.envs.pettingzoo import env

table = env("kleine-fische", render_mode="ansi")
table.reset(seed=7)
bots = {"player_0": Bot(table.spec, "search:200", seed=1), "player_1": Bot(table.spec, "heuristic", seed=2)}
for agent in table.agent_iter():
    *_, over, _, _ = table.last()
    table.step(None if over else bots[agent].choose(table.game))
print(table.render())
