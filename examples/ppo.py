"""A network that learns Kleine Fische by playing itself: proximal policy optimisation in one file.

    pip install shoal torch
    python examples/ppo.py --minutes 20

It first watches a bot for a few minutes and imitates it, which saves the hours in which it would find out that stopping
is worth anything. Then every seat of every game is its own: what a seat decides is judged by what that seat gets out
of the game. It learns in games of one session (`target=1`), for points ahead of the other player, and is measured
in whole games to 77 points against the `heuristic` bot, by the games it wins: see docs/environments.md.

The method is from Schulman et al., "Proximal Policy Optimization Algorithms" (2017), with generalised advantages.
"""

import argparse
import random
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np

from shoal.bots.learners import Learners
from shoal.bots.levels import Bot
from shoal.engine.batch import Batch, Step
from shoal.engine.game import Game
from shoal.games import GAMES
from shoal.games.kleine_fische.deck import DECK_SIZE, OCTOPUSES, SPECIES
from shoal.games.kleine_fische.deck import MOST_MUSSELS as MUSSELS

try:
    import torch
    from torch import nn
except ModuleNotFoundError as missing:
    raise SystemExit("This example learns with PyTorch, which is not installed: pip install torch") from missing

SPEC = GAMES["kleine-fische"]
ONE_SESSION = {"target": 1}
PLAYERS = 2
SCALE = 0.1  # of a reward: margins are some ten points
MISTAKES = 0.1  # of what is played before the pupil's eyes, so that it sees what follows from them
AT_ONCE = 500  # games in which it is measured

Lessons = tuple[torch.Tensor, ...]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0, help="how long it plays itself")
    parser.add_argument("--teacher", default="heuristic", help="the bot that it imitates first")
    parser.add_argument(
        "--lessons", type=int, default=150_000, help="how many decisions of the teacher it sees; 0: none"
    )
    parser.add_argument("--reading", type=int, default=4, help="how often it goes through them")
    parser.add_argument("--games", type=int, default=1024, help="how many are played side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each of them between two updates")
    parser.add_argument("--minibatch", type=int, default=4096)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--width", type=int, default=64, help="of the network's layers")
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning, at the beginning")
    parser.add_argument("--clip", type=float, default=0.2, help="how far an update may lead away")
    parser.add_argument("--decay", type=float, default=0.95, help="of advantages (the lambda of GAE)")
    parser.add_argument("--entropy", type=float, default=0.002, help="the worth of trying things out")
    parser.add_argument("--opponent", default="heuristic", help="the bot that it is measured against")
    parser.add_argument("--measure", type=int, default=4000, help="in so many games, at the end")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where the network goes in the end")
    parser.add_argument("--load", type=Path, help="a network to begin with (with --minutes 0 it is only measured)")
    return parser.parse_args()


class Network(nn.Module):
    """What to do, and what the game is worth to the seat that decides.

    The ten species are alike but for their cards, so one small network looks at each of them in the light of all: what
    it learns of one species it knows of every other.
    """

    def __init__(self, width: int) -> None:
        super().__init__()
        layout = SPEC.observation.layout(PLAYERS)
        ends = np.cumsum([part.size for part in layout]).tolist()
        self.parts = {part.name: slice(end - part.size, end) for part, end in zip(layout, ends, strict=True)}
        common = 2 * PLAYERS + 3
        self.first = nn.Linear(SPECIES + 2 + MUSSELS * (2 + PLAYERS) + common, width)
        self.second = nn.Linear(2 * width, width)
        self.policy = nn.Linear(2 * width + common, len(SPEC.sequence()))
        self.value = nn.Linear(2 * width + common, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of all actions, and the value."""
        part = {name: seen[:, places] for name, places in self.parts.items()}
        left = part["deck"].sum(dim=1, keepdim=True) / DECK_SIZE
        common = torch.cat(
            [part["turn"], part["worth"] / 20, part["raid"], part["deck"][:, -1:] / OCTOPUSES, left], dim=1
        )
        cards = [
            nn.functional.one_hot(part["places"].long(), SPECIES + 1).float(),
            part["mussels"].unsqueeze(2) / MUSSELS,
            part["deck"][:, :-1].unflatten(1, (SPECIES, MUSSELS)),
            part["discard"][:, :-1].unflatten(1, (SPECIES, MUSSELS)),
            *part["collections"].unflatten(1, (PLAYERS, SPECIES, MUSSELS)).unbind(1),
        ]
        each = torch.cat([*cards, common.unsqueeze(1).expand(-1, SPECIES, -1)], dim=2)
        inner = torch.relu(self.first(each))
        together = inner.mean(dim=1)
        again = torch.cat([inner, together.unsqueeze(1).expand_as(inner)], dim=2)
        outer = torch.cat([torch.relu(self.second(again)).mean(dim=1), together, common], dim=1)
        chances = torch.log_softmax(self.policy(outer).masked_fill(~mask, -1e9), dim=1)
        return chances, self.value(outer).squeeze(1)


def see(step: Step) -> tuple[torch.Tensor, torch.Tensor]:
    """What the seats know and may do, as the network takes it."""
    return torch.from_numpy(step.observations).float(), torch.from_numpy(step.mask).bool()


# Imitation


def watch(args: argparse.Namespace) -> Lessons:
    """The teacher's decisions in games with itself: what it knew, might do and did, and what its seat got out of it."""
    chance = random.Random(args.seed)
    teacher = Bot(SPEC, args.teacher, args.seed)
    seen, masks, choices, worth = [], [], [], []
    while len(choices) < args.lessons:
        game = Game(SPEC, PLAYERS, chance.getrandbits(64), options=ONE_SESSION)
        seats = []
        while not game.over:
            legal = game.legal_actions()
            action = legal[0]
            if len(legal) > 1:
                action = teacher.choose(game)
                seats.append(game.turn)
                seen.append(game.observation(game.turn))
                masks.append(np.isin(np.arange(len(SPEC.sequence())), legal))
                choices.append(action)
            game.apply(chance.choice(legal) if chance.random() < MISTAKES else action)
        ahead = game.scores[0] - game.scores[1]
        worth += [SCALE * (ahead if seat == 0 else -ahead) for seat in seats]
    columns = (np.stack(seen), np.stack(masks), np.array(choices), np.array(worth, np.float32))
    return tuple(map(torch.from_numpy, columns))


def imitate(network: Network, lessons: Lessons, args: argparse.Namespace) -> float:
    """Learn to do as the teacher does; how often the network would, in the end."""
    seen, mask, choice, worth = lessons
    optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
    for _ in range(args.reading):
        agreed = 0
        for some in torch.randperm(len(choice)).split(512):
            chances, value = network(seen[some].float(), mask[some])
            loss = nn.functional.nll_loss(chances, choice[some]) + 0.5 * (value - worth[some]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            agreed += int((chances.argmax(dim=1) == choice[some]).sum())
    return agreed / len(choice)


# Self-play


class Rollout(NamedTuple):
    """What happened in all games between two updates: a row a step, a column a game."""

    seen: torch.Tensor
    mask: torch.Tensor
    action: torch.Tensor
    chance: torch.Tensor  # of the action, its logarithm
    value: torch.Tensor
    turn: np.ndarray
    reward: np.ndarray  # of every seat
    done: np.ndarray


def play(network: Network, batch: Batch, step: Step, steps: int) -> tuple[Rollout, Step]:
    """Play `steps` decisions in all games."""
    rows = []
    for _ in range(steps):
        seen, mask = see(step)
        turn = step.turns.copy()
        with torch.no_grad():
            chances, value = network(seen, mask)
            action = (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)
        step = batch.step(action.numpy())
        chance = chances.gather(1, action[:, None]).squeeze(1)
        rows.append((seen, mask, action, chance, value, turn, step.rewards * SCALE, step.done.copy()))
    columns = list(zip(*rows, strict=True))
    return Rollout(*map(torch.stack, columns[:5]), *map(np.stack, columns[5:])), step


def advantages(rollout: Rollout, decay: float) -> tuple[np.ndarray, np.ndarray]:
    """How much better each decision turned out than expected, and whether that can be said yet.

    What a seat's decision leads to is that seat's next decision, or the end of the game. The last decision of a
    seat in a game that goes on has no successor yet: it only says what the one before it led to.
    """
    steps, games = rollout.turn.shape
    value = rollout.value.numpy()
    every = np.arange(games)
    later = np.zeros((games, PLAYERS))  # the advantage of the seat's next decision
    worth = np.zeros((games, PLAYERS))  # its value, or the reward at the end of the game
    known = np.zeros((games, PLAYERS), bool)
    advantage, usable = np.zeros((steps, games)), np.zeros((steps, games), bool)
    for t in range(steps - 1, -1, -1):
        ended = rollout.done[t] == 1
        later[ended], worth[ended], known[ended] = 0, rollout.reward[t][ended], True
        seat = rollout.turn[t]
        advantage[t] = worth[every, seat] - value[t] + decay * later[every, seat]
        usable[t] = known[every, seat]
        later[every, seat] = np.where(usable[t], advantage[t], 0)
        worth[every, seat], known[every, seat] = value[t], True
    return advantage, usable


def learn(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, args: argparse.Namespace) -> None:
    """Improve the network by what happened."""
    advantage, usable = advantages(rollout, args.decay)
    several = rollout.mask.sum(dim=2) > 1  # there is nothing to learn where there is nothing to choose
    rows = torch.from_numpy(usable).logical_and(several).flatten().nonzero().squeeze(1)
    better = torch.from_numpy(advantage).float().flatten()
    target = better + rollout.value.flatten()
    better = (better - better[rows].mean()) / (better[rows].std() + 1e-8)
    seen, mask, action, chance = (part.flatten(0, 1) for part in rollout[:4])
    for _ in range(args.epochs):
        for some in rows[torch.randperm(len(rows))].split(args.minibatch):
            chances, value = network(seen[some], mask[some])
            ratio = (chances.gather(1, action[some, None]).squeeze(1) - chance[some]).exp()
            gain = torch.min(ratio * better[some], ratio.clamp(1 - args.clip, 1 + args.clip) * better[some])
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(dim=1)
            loss = 0.5 * (value - target[some]).square() - gain - args.entropy * entropy
            optimiser.zero_grad()
            loss.mean().backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def measure(network: Network, opponent: str, games: int, seed: int) -> str:
    """How much of whole games the network wins against a bot, ties being shared, with the 95 % interval."""
    learners = Learners(SPEC, AT_ONCE, PLAYERS, seed, opponent)
    step = learners.reset()
    each = -(-games // AT_ONCE)  # as many from every place: games that end soon would say something else
    results: list[list[float]] = [[] for _ in range(AT_ONCE)]
    while min(map(len, results)) < each:
        with torch.no_grad():
            chances, _ = network(*see(step))
        step = learners.step(chances.argmax(dim=1).numpy())
        for place in np.flatnonzero(step.done).tolist():
            results[place].append(step.rewards[place])
    shares = (np.array([some[:each] for some in results]).flatten() + 1) / 2
    return f"{shares.mean():.1%} ± {1.96 * shares.std() / len(shares) ** 0.5:.1%} of {len(shares)} games"


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    network = Network(args.width)
    began = told = time.monotonic()
    if args.load:
        network.load_state_dict(torch.load(args.load))
    elif args.lessons:
        agreed = imitate(network, watch(args), args)
        took = (time.monotonic() - began) / 60
        print(
            f"After {took:.1f} min of watching it does as {args.teacher} in {agreed:.0%} of all decisions", flush=True
        )
    optimiser = torch.optim.Adam(network.parameters(), lr=args.rate, eps=1e-5)
    batch = Batch(SPEC, args.games, PLAYERS, args.seed, observe=True, worth="margin", **ONE_SESSION)
    step = batch.reset()
    decisions = 0
    began = time.monotonic()
    while (passed := (time.monotonic() - began) / 60) < args.minutes:
        for group in optimiser.param_groups:
            group["lr"] = args.rate * (1 - passed / args.minutes)
        rollout, step = play(network, batch, step, args.steps)
        learn(network, optimiser, rollout, args)
        decisions += args.games * args.steps
        if time.monotonic() - told > 60:
            told = time.monotonic()
            wins = measure(network, args.opponent, 1000, seed=2)
            print(f"{passed:5.1f} min, {decisions / 1e6:5.1f} million decisions: it wins {wins}", flush=True)
    print(f"Against {args.opponent} it wins {measure(network, args.opponent, args.measure, seed=3)}.")
    if args.save:
        torch.save(network.state_dict(), args.save)


if __name__ == "__main__":
    main()
