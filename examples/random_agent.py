"""A learner that learns nothing: it plays FAT FISH at random against two bots. With Gymnasium."""

import gymnasium

import shoal.envs.gymnasium  # noqa: F401 (registers the games)

table = gymnasium.make("shoal/FatFish-v1", players=3, bots="heuristic")
table.action_space.seed(7)
observation, info = table.reset(seed=7)
over = False
while not over:
    action = table.action_space.sample(info["action_mask"])
    observation, reward, over, _, info = table.step(action)
print(f"The random agent gets {reward:+.0f}: 1 is for the first, -1 for the last.")
