#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""A network learns a game from nothing, by games against itself, as Gumbel AlphaZero does.

    python examples/python/alphazero.py --minutes 30 --plot curve.svg

This script needs torch, and matplotlib for --plot. After each iteration of self-play and training,
inarow.bench compares the moves of the agent with the exact scores. The agent is the network, with
and without a tree search. If the checkpoint file exists, the script continues from it.
"""

import argparse
import collections
import json
import pathlib
import random
import time
from collections.abc import Callable

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import inarow
import inarow.bench

Evaluate = Callable[[np.ndarray, np.ndarray], tuple[np.ndarray, np.ndarray]]


class Network(nn.Module):
    """Convolutions on the two planes of stones, with a policy and a value at the end."""

    def __init__(self, rules: inarow.Rules, channels: int) -> None:
        super().__init__()
        layout = inarow.Layout(rules, "inarow")
        planes, rows, columns = layout.shape

        def convolution(size: int) -> nn.Module:
            layer = nn.Conv2d(size, channels, kernel_size=3, padding=1, bias=False)
            return nn.Sequential(layer, nn.BatchNorm2d(channels), nn.ReLU())

        self.first = convolution(planes)
        self.residual = nn.ModuleList(convolution(channels) for _ in range(2))
        self.dense = nn.Linear(channels * rows * columns, 128)
        self.policy = nn.Linear(128, layout.num_distinct_actions)
        self.value = nn.Linear(128, 1)

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns the logits of the actions, and the values for the players to move."""
        cells = self.first(observations)
        for layer in self.residual:
            cells = cells + layer(cells)
        features = functional.relu(self.dense(cells.flatten(1)))
        return self.policy(features), torch.tanh(self.value(features)).squeeze(1)


def evaluator(network: Network) -> Evaluate:
    """Returns the function that TreeSearch calls for priors and values."""

    @torch.inference_mode()
    def evaluate(observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        logits, values = network(torch.from_numpy(observations).float())
        legal = logits.masked_fill(~torch.from_numpy(masks), -torch.inf)
        return functional.softmax(legal, dim=1).numpy(), values.numpy()

    return evaluate


def search_of(
    rules: inarow.Rules, options: argparse.Namespace, gumbel_scale: float
) -> inarow.TreeSearch:
    """Returns the search. With `gumbel_scale` 1, the moves are random samples of a good policy."""
    return inarow.TreeSearch(
        rules,
        simulations=options.simulations,
        gumbel_moves=options.gumbel_moves,
        gumbel_scale=gumbel_scale,
        solver_nodes=options.solver_nodes,
    )


class SelfPlay:
    """Many games of the network against itself. When a game ends, another game begins."""

    def __init__(self, rules: inarow.Rules, options: argparse.Namespace) -> None:
        self.games = inarow.VectorGames(rules, options.games)
        self.search = search_of(rules, options, gumbel_scale=1)
        self.random = np.random.default_rng(options.seed)
        self.unfinished: list[list[tuple[np.ndarray, np.ndarray, float, int]]]
        self.unfinished = [[] for _ in range(options.games)]

    def play(
        self, evaluate: Evaluate, positions: int
    ) -> list[tuple[np.ndarray, np.ndarray, float]]:
        """Returns at least `positions` positions of finished games: observation, policy, value."""
        examples: list[tuple[np.ndarray, np.ndarray, float]] = []
        while len(examples) < positions:
            seed = int(self.random.integers(2**63))
            found = self.search.run(self.games, evaluate, seed=seed)
            policies, values = found.policies, found.values
            observations, players = self.games.observations.copy(), self.games.players.copy()
            for i, game in enumerate(self.unfinished):
                game.append((observations[i], policies[i], float(values[i]), int(players[i])))
            self.games.step(found.best)
            for i in np.flatnonzero(self.games.terminated):
                for observation, policy, value, player in self.unfinished[i]:
                    result = float(self.games.rewards[i, player])
                    examples.append((observation, policy, (result + value) / 2))
                self.unfinished[i] = []
        return examples


def train(
    network: Network,
    optimizer: torch.optim.Optimizer,
    examples: collections.deque[tuple[np.ndarray, np.ndarray, float]],
    batches: int,
) -> float:
    """Trains on random batches, about half of them mirrored. Returns the mean loss."""
    network.train()
    total = 0.0
    for _ in range(batches):
        chosen = random.choices(examples, k=256)
        observations = torch.from_numpy(np.stack([e[0] for e in chosen])).float()
        policies = torch.from_numpy(np.stack([e[1] for e in chosen])).float()
        results = torch.tensor([e[2] for e in chosen])
        if random.random() < 0.5:  # actions are columns, or squares row by row
            columns = observations.shape[-1]
            observations = observations.flip(-1)
            policies = policies.unflatten(1, (-1, columns)).flip(-1).flatten(1)
        logits, values = network(observations)
        loss = functional.cross_entropy(logits, policies) + functional.mse_loss(values, results)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.item()
    network.eval()
    return total / batches


def assess(
    evaluate: Evaluate, rules: inarow.Rules, options: argparse.Namespace
) -> dict[str, float]:
    """Returns the shares of best moves, moves without a mistake and wins, in %."""
    layout = inarow.Layout(rules, "inarow")
    search = search_of(rules, options, gumbel_scale=0)

    def network_alone(position: inarow.Position) -> int:
        priors, _ = evaluate(layout.observation(position)[None], layout.mask(position)[None])
        return int(priors.argmax())

    def with_search(position: inarow.Position) -> int:
        return int(search.run([position], evaluate).best[0])

    shares = {}
    for name, agent in {"network alone": network_alone, "with search": with_search}.items():
        games = options.assessed_games
        total = inarow.bench.play(agent, rules, games=games, seed=options.seed).rows()[-1]
        shares[f"{name}: best moves"] = 100 * total["best"] / total["moves"]
        shares[f"{name}: no mistake"] = 100 - 100 * total["mistake"] / total["moves"]
        shares[f"{name}: won"] = 100 * total["wins"] / total["games"]
    return shares


def plot(curve: list[dict[str, float]], rules: inarow.Rules, path: str) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    minutes = [point["minutes"] for point in curve]
    for name, color in (("with search", "tab:blue"), ("network alone", "tab:orange")):
        for judgment, style in (("no mistake", "--"), ("best moves", "-")):
            label = f"{name}: {judgment}"
            axes.plot(minutes, [point[label] for point in curve], style, color=color, label=label)
    axes.set(xlabel="minutes", ylabel="% of the moves", ylim=(0, 101), title=str(rules))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(path, bbox_inches="tight")
    pyplot.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rules", nargs="?", default="connect-four")
    parser.add_argument("--minutes", type=float, default=30.0, help="duration of the whole run")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--games", type=int, default=128, help="number of games at the same time")
    parser.add_argument("--simulations", type=int, default=32, help="simulations for each move")
    parser.add_argument("--gumbel-moves", type=int, default=8, help="actions that a search samples")
    parser.add_argument("--solver-nodes", type=int, default=100, help="nodes to prove a leaf")
    parser.add_argument("--positions", type=int, default=8192, help="number for each iteration")
    parser.add_argument("--channels", type=int, default=16)
    parser.add_argument("--assessed-games", type=int, default=8, help="games against each opponent")
    parser.add_argument("--checkpoint", metavar="FILE", default="alphazero.pt")
    parser.add_argument("--plot", metavar="FILE", help="file for the curve, .svg or .png")
    options = parser.parse_args()
    random.seed(options.seed)
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)

    rules = inarow.Rules(options.rules)
    network = Network(rules, options.channels).eval()
    optimizer = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=1e-3)
    curve: list[dict[str, float]] = []
    checkpoint = pathlib.Path(options.checkpoint)
    if checkpoint.exists():
        saved = torch.load(checkpoint, weights_only=True)
        network.load_state_dict(saved["network"])
        optimizer.load_state_dict(saved["optimizer"])
        curve = saved["curve"]
    evaluate = evaluator(network)
    self_play = SelfPlay(rules, options)
    examples: collections.deque[tuple[np.ndarray, np.ndarray, float]]
    examples = collections.deque(maxlen=10 * options.positions)
    begin = time.monotonic() - (60 * curve[-1]["minutes"] if curve else 0)
    while not curve or curve[-1]["minutes"] < options.minutes:
        loss = 0.0
        if curve:  # the first point is before any training
            examples.extend(self_play.play(evaluate, options.positions))
            loss = train(network, optimizer, examples, batches=8 * options.positions // 256)
        point = {"minutes": (time.monotonic() - begin) / 60, "loss": loss}
        curve.append(point | assess(evaluate, rules, options))
        print(json.dumps(curve[-1]), flush=True)
        state = {"network": network.state_dict(), "optimizer": optimizer.state_dict()}
        torch.save(state | {"curve": curve}, checkpoint)
        if options.plot:
            plot(curve, rules, options.plot)


if __name__ == "__main__":
    main()
