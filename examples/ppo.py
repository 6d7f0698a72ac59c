"""A network that learns FAT FISH for two by playing itself: proximal policy optimisation in one file.

    pip install shoal torch
    python examples/ppo.py

It first watches the heuristic and imitates it, which saves some minutes of finding out what a good row is. Then every
seat of every game is its own: what a seat decides is judged by what that seat gets out of the game, in points ahead of
the other. In the end it is measured against the heuristic, by the games it wins: see docs/environments.md.

The method is from Schulman et al., "Proximal Policy Optimization Algorithms" (2017), with generalised advantages. The
layers that treat rows and colours alike are from Hartford et al., "Deep Models of Interactions Across Sets" (2018).
"""

import argparse
import random
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np

from shoal.bots.learners import Learners, LearnerStep
from shoal.bots.levels import Bot
from shoal.engine.batch import Batch, Step
from shoal.engine.game import Game
from shoal.games import GAMES
from shoal.games.fat_fish.deck import COLOURS, LICENCES, VALUES
from shoal.games.fat_fish.observation import KEPT
from shoal.games.fat_fish.state import FULL, HAND, PHASES, PILE, ROWS

try:
    import torch
    from torch import nn
except ModuleNotFoundError as missing:
    raise SystemExit("This example learns with PyTorch, which is not installed: pip install torch") from missing

SPEC = GAMES["fat-fish"]
PLAYERS = 2
COPIES = int(np.bincount(SPEC.pack_deck(SPEC.complete({}))).max())  # of a card
POINT = 0.1  # what a point is to the network: margins are some ten points
MISTAKES = 0.1  # of what is played before the pupil's eyes, so that it sees what follows from them
IMITATION_RATE = 2e-3

Lessons = tuple[torch.Tensor, ...]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=28.0, help="how long it learns, imitation included")
    parser.add_argument("--teacher", default="heuristic", help="the bot that it imitates first")
    parser.add_argument(
        "--lessons", type=int, default=300_000, help="how many decisions of the teacher it sees; 0: none"
    )
    parser.add_argument("--reading", type=int, default=4, help="how often it goes through them")
    parser.add_argument("--games", type=int, default=512, help="how many are played side by side")
    parser.add_argument("--steps", type=int, default=48, help="decisions in each of them between two updates")
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--width", type=int, default=64, help="of the network's layers")
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning, at the beginning")
    parser.add_argument("--clip", type=float, default=0.2, help="how far an update may lead away")
    parser.add_argument("--decay", type=float, default=0.95, help="of advantages (the lambda of GAE)")
    parser.add_argument("--entropy", type=float, default=0.003, help="the worth of trying things out")
    parser.add_argument("--opponent", default="heuristic", help="the bot that it is measured against")
    parser.add_argument("--measure", type=int, default=10_000, help="in so many games, at the end")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where the network goes in the end")
    parser.add_argument("--load", type=Path, help="a network to begin with (with --minutes 0 it is only measured)")
    return parser.parse_args()


# The network


class Exchange(nn.Module):
    """A layer over all cells of rows and colours: each hears what its row, its colour and all cells say on average."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.cell = nn.Linear(width, width)
        self.row, self.colour, self.all = (nn.Linear(width, width, bias=False) for _ in range(3))

    def forward(self, cells: torch.Tensor) -> torch.Tensor:
        rows, colours = cells.mean(dim=2), cells.mean(dim=1)
        of_row = self.row(rows) + self.all(rows.mean(dim=1, keepdim=True))
        return torch.relu(self.cell(cells) + of_row.unsqueeze(2) + self.colour(colours).unsqueeze(1))


class Network(nn.Module):
    """What to do, and what the game is worth to the seat that decides.

    All rows are alike, and so are all colours. So one small network looks at each colour in each row in the light of
    the others: what it learns of red in row 1 it knows of every colour in every row.
    """

    def __init__(self, width: int) -> None:
        super().__init__()
        layout = SPEC.observation.layout(PLAYERS)
        ends = np.cumsum([part.size for part in layout]).tolist()
        self.parts = {part.name: slice(end - part.size, end) for part, end in zip(layout, ends, strict=True)}
        self.cell = nn.Linear(2 * FULL + 2, width)
        self.row = nn.Linear(FULL + 2, width, bias=False)
        self.colour = nn.Linear(2 * VALUES + 2 + KEPT, width, bias=False)
        self.all = nn.Linear(PHASES + 2 + 4 * PLAYERS, width, bias=False)
        self.exchange = nn.Sequential(Exchange(width), Exchange(width))
        self.lay, self.keep = nn.Linear(width, VALUES), nn.Linear(width, VALUES)
        self.end, self.keep_none, self.value = (nn.Linear(width, 1) for _ in range(3))
        for choice in (self.lay, self.keep, self.end, self.keep_none):
            nn.init.zeros_(choice.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the chances of all actions, and the value."""
        cells = self.exchange(self.look(seen.float()))
        colours = cells.mean(dim=1)
        everything = colours.mean(dim=1)
        choices = [  # in the order of the actions, which is drawn in state.py of the game
            self.lay(cells).flatten(1),
            self.end(everything),
            self.keep(colours).flatten(1),
            self.keep_none(everything),
            everything.new_zeros(len(seen), len(LICENCES)),  # which are not played with
        ]
        chances = torch.log_softmax(torch.cat(choices, dim=1).masked_fill(~mask, -1e9), dim=1)
        return chances, self.value(everything).squeeze(1)

    def look(self, seen: torch.Tensor) -> torch.Tensor:
        """What is known of each colour in each row, of each row, of each colour, and of the game, in every cell."""
        part = {name: seen[:, places] for name, places in self.parts.items()}
        values = part["rows"].unflatten(1, (ROWS, FULL, COLOURS)).transpose(2, 3) / VALUES  # of the cards, last first
        lies = (values > 0).float()
        best, total = values.amax(dim=3, keepdim=True), values.sum(dim=3, keepdim=True)
        of_cell = torch.cat([values, lies, best, total], dim=3)
        of_row = torch.cat([lies.sum(dim=2), (2 * best - total).sum(dim=2), part["row"].unsqueeze(2)], dim=2)
        hand = part["hand"].unflatten(1, (COLOURS, VALUES))
        unseen = part["unseen"].unflatten(1, (COLOURS, VALUES)) / COPIES
        kept = part["kept"].unflatten(1, (KEPT, COLOURS)).transpose(1, 2) / VALUES
        ends = lies[..., :1].sum(dim=1)  # how many rows end in the colour
        of_colour = torch.cat([hand, hand.sum(dim=2, keepdim=True), unseen, ends, kept], dim=2)
        cards = [part["laid"] / HAND, part["hands"] / HAND, part["piles"] / PILE, part["reserve"] / ROWS]
        of_all = torch.cat([part["phase"], part["start"], part["scores"] * POINT, *cards], dim=1)
        shared = self.row(of_row) + self.all(of_all).unsqueeze(1)
        return torch.relu(self.cell(of_cell) + shared.unsqueeze(2) + self.colour(of_colour).unsqueeze(1))


def see(step: Step | LearnerStep) -> tuple[torch.Tensor, torch.Tensor]:
    """What the seats know and may do, as the network takes it; the step's own arrays are soon overwritten."""
    return torch.from_numpy(step.observations.copy()), torch.from_numpy(step.mask.astype(bool))


# Imitation


def watch(args: argparse.Namespace) -> Lessons:
    """The teacher's decisions in games with itself: what it knew, might do and did."""
    chance = random.Random(args.seed)
    teacher = Bot(SPEC, args.teacher, args.seed)
    seen, masks, choices = [], [], []
    while len(choices) < args.lessons:
        game = Game(SPEC, PLAYERS, chance.getrandbits(64))
        while not game.over:
            legal = game.legal_actions()
            action = legal[0]
            if len(legal) > 1:
                action = teacher.choose(game)
                seen.append(game.observation(game.turn))
                masks.append(np.isin(np.arange(len(SPEC.sequence())), legal))
                choices.append(action)
            game.apply(chance.choice(legal) if chance.random() < MISTAKES else action)
    return tuple(map(torch.from_numpy, (np.stack(seen), np.stack(masks), np.array(choices))))


def imitate(network: Network, lessons: Lessons, reading: int) -> float:
    """Learn to do as the teacher does; how often the network would, in the end."""
    seen, mask, choice = lessons
    optimiser = torch.optim.Adam(network.parameters(), lr=IMITATION_RATE)
    slower = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, 0.1, total_iters=reading)
    for _ in range(reading):
        agreed = 0
        for some in torch.randperm(len(choice)).split(512):
            chances, _ = network(seen[some], mask[some])
            optimiser.zero_grad()
            nn.functional.nll_loss(chances, choice[some]).backward()
            optimiser.step()
            agreed += int((chances.argmax(dim=1) == choice[some]).sum())
        slower.step()
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
        rows.append((seen, mask, action, chance, value, turn, POINT * step.rewards, step.done.copy()))
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
    """How much the network wins against a bot, ties being shared, with the 95 % interval: each deal from every seat."""
    deals = -(-games // PLAYERS)
    shares = np.zeros((PLAYERS, deals))
    for seat in range(PLAYERS):
        learners = Learners(SPEC, deals, PLAYERS, seed, opponent, seat)
        step = learners.reset()
        playing = np.ones(deals, bool)  # the first game of each place: later ones are other deals
        while playing.any():
            with torch.no_grad():
                chances, _ = network(*see(step))
            step = learners.step(chances.argmax(dim=1).numpy())
            ended = playing & (step.done == 1)
            shares[seat, ended] = (step.rewards[ended] + 1) / 2
            playing &= ~ended
    by_deal = shares.mean(axis=0)
    return f"{by_deal.mean():.1%} ± {1.96 * by_deal.std() / deals**0.5:.1%} of {shares.size} games"


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    network = Network(args.width)
    began = told = time.monotonic()
    if args.load:
        network.load_state_dict(torch.load(args.load))
    elif args.lessons:
        agreed = imitate(network, watch(args), args.reading)
        print(f"It does as {args.teacher} in {agreed:.0%} of all decisions", end=", ")
        print(f"and wins {measure(network, args.opponent, 4000, seed=2)}", flush=True)
    optimiser = torch.optim.Adam(network.parameters(), lr=args.rate, eps=1e-5)
    batch = Batch(SPEC, args.games, PLAYERS, args.seed, observe=True, worth="margin")
    step = batch.reset()
    decisions = 0
    while (passed := (time.monotonic() - began) / 60) < args.minutes:
        if time.monotonic() - told > 60:
            told = time.monotonic()
            wins = measure(network, args.opponent, 1000, seed=2)
            print(f"{passed:5.1f} min, {decisions / 1e6:5.1f} million decisions: it wins {wins}", flush=True)
        for group in optimiser.param_groups:
            group["lr"] = args.rate * (1 - passed / args.minutes)
        rollout, step = play(network, batch, step, args.steps)
        learn(network, optimiser, rollout, args)
        decisions += args.games * args.steps
    print(f"After {passed:.1f} min and {decisions / 1e6:.1f} million decisions of self-play", end=" ")
    print(f"it wins {measure(network, args.opponent, args.measure, seed=3)} against {args.opponent}.")
    if args.save:
        torch.save(network.state_dict(), args.save)


if __name__ == "__main__":
    main()
