"""Rules of thumb against chance: a seat of FAT FISH plays by the heuristic, the others at random. With PettingZoo."""

from shoal.bots.levels import Bot
from shoal.envs.pettingzoo import env

table = env("fat-fish", players=3)
table.reset(seed=7)
bots = {agent: Bot(table.spec, "random", seed) for seed, agent in enumerate(table.agents)}
bots["player_1"] = Bot(table.spec, "heuristic", seed=7)
for agent in table.agent_iter():
    _, reward, over, _, _ = table.last()
    if over:
        print(f"{agent} ({bots[agent].name}) gets {reward:+.0f}")
    table.step(None if over else bots[agent].choose(table.game))
