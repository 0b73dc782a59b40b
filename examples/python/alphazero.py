#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""A network learns a game from nothing, by games against itself, as Gumbel AlphaZero does.

    python examples/python/alphazero.py --minutes 60 --plot curve.svg

This script needs torch, and matplotlib for --plot. In self-play, the exact solver plays the end of
each game and judges it, so that the network learns the end of the game from exact scores. Between
iterations of self-play and training, inarow.bench compares the moves of the agent with the exact
scores. The agent is the network, with and without a tree search. If the checkpoint file exists, the
script continues from it.
"""

import argparse
import dataclasses
import json
import pathlib
import time
from collections.abc import Callable

import numpy as np
import torch
from torch import nn
from torch.nn import functional

import inarow
import inarow.bench

Evaluate = Callable[[np.ndarray, np.ndarray], tuple[np.ndarray, np.ndarray]]

BATCH = 256
# The share of random moves among the moves that the solver plays.
RANDOM_SHARE = 0.25
# The probability that a game stops after a move of the solver: a search needs no network for the
# last positions, because it proves their values.
STOP_SHARE = 0.125
# How much less a win is worth if it takes as many plies as the board has squares.
SLOWNESS = 0.4
# Time limit for an answer of the solver, in seconds.
SOLVER_SECONDS = 1.0
UNSOLVED = np.iinfo(np.int16).min


class Network(nn.Module):
    """Convolutions on the two planes of stones, with a policy and a value at the end."""

    def __init__(self, rules: inarow.Rules, options: argparse.Namespace) -> None:
        super().__init__()
        self.bfloat16 = options.bfloat16
        channels = options.channels
        layout = inarow.Layout(rules, "inarow")
        planes, rows, columns = layout.shape

        def convolution(inputs: int, outputs: int, size: int) -> nn.Module:
            layer = nn.Conv2d(inputs, outputs, kernel_size=size, padding=size // 2, bias=False)
            return nn.Sequential(layer, nn.BatchNorm2d(outputs), nn.ReLU())

        self.first = convolution(planes, channels, 3)
        self.residual = nn.ModuleList(
            convolution(channels, channels, 3) for _ in range(options.blocks)
        )
        self.last = convolution(channels, 16, 1)
        self.dense = nn.Linear(16 * rows * columns, 128)
        self.policy = nn.Linear(128, layout.num_distinct_actions)
        self.value = nn.Linear(128, 1)

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns the logits of the actions, and the values for the players to move."""
        cells = self.first(observations)
        for layer in self.residual:
            cells = cells + layer(cells)
        features = functional.relu(self.dense(self.last(cells).flatten(1)))
        return self.policy(features), torch.tanh(self.value(features)).squeeze(1)

    def outputs(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """As `forward`, with less exact and faster arithmetic if `bfloat16` is true."""
        with torch.autocast("cpu", torch.bfloat16, enabled=self.bfloat16):
            logits, values = self(observations.contiguous(memory_format=torch.channels_last))
        return logits.float(), values.float()


def evaluator(network: Network) -> Evaluate:
    """Returns the function that TreeSearch calls for priors and values."""

    @torch.inference_mode()
    def evaluate(observations: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        logits, values = network.outputs(torch.from_numpy(observations).float())
        legal = logits.masked_fill(~torch.from_numpy(masks), -torch.inf)
        return functional.softmax(legal, dim=1).numpy(), values.numpy()

    return evaluate


class Examples:
    """The latest positions: observations, policies and values. A new position replaces the oldest
    one."""

    def __init__(self, rules: inarow.Rules, size: int) -> None:
        layout = inarow.Layout(rules, "inarow")
        self.observations = np.zeros((size, *layout.shape), np.int8)
        self.policies = np.zeros((size, layout.num_distinct_actions), np.float32)
        self.values = np.zeros(size, np.float32)
        self.added = 0

    def add(self, observation: np.ndarray, policy: np.ndarray, value: float) -> None:
        i = self.added % len(self.values)
        self.observations[i], self.policies[i], self.values[i] = observation, policy, value
        self.added += 1

    def __len__(self) -> int:
        return min(self.added, len(self.values))


@dataclasses.dataclass
class Turn:
    """A position of a game, with what the search or the solver found there."""

    player: int
    free_squares: int
    observation: np.ndarray
    policy: np.ndarray
    searched_value: float
    score: int | None  # exact, for the player to move


class SelfPlay:
    """Many games of the network against itself. When a game ends, another game begins.

    A game begins with a few random moves. Then the network and the search play. If at most
    `solved_squares` squares are free, the solver plays. Its best moves are the policy, and some of
    its moves are random.
    """

    def __init__(self, rules: inarow.Rules, options: argparse.Namespace) -> None:
        self.rules = rules
        self.options = options
        self.games = inarow.VectorGames(rules, options.games, seed=options.seed)
        self.search = inarow.TreeSearch(
            rules,
            simulations=options.simulations,
            gumbel_moves=options.gumbel_moves,
            solver_nodes=options.solver_nodes,
        )
        self.solver = inarow.Solver(book=False, time_limit=SOLVER_SECONDS)
        self.random = np.random.default_rng(options.seed)
        self.unfinished: list[list[Turn]] = [[] for _ in range(options.games)]
        self.random_plies = self.random.integers(options.random_plies + 1, size=options.games)

    def play(self, evaluate: Evaluate, examples: Examples, positions: int) -> None:
        """Adds at least `positions` positions of finished games to the examples."""
        end = examples.added + positions
        while examples.added < end:
            players = self.games.players.copy()
            self.games.step(self.turns(evaluate))
            ended, rewards = self.games.terminated.copy(), self.games.rewards.copy()
            solved = np.array(
                [bool(game) and game[-1].score is not None for game in self.unfinished]
            )
            stopped = ~ended & solved & (self.random.random(len(ended)) < STOP_SHARE)
            self.games.reset(stopped)
            for i in np.flatnonzero(ended | stopped):
                reward, player = float(rewards[i, players[i]]), int(players[i])
                self.learn(self.unfinished[i], reward, player, examples)
                self.unfinished[i] = []
                self.random_plies[i] = self.random.integers(self.options.random_plies + 1)

    def turns(self, evaluate: Evaluate) -> np.ndarray:
        """Returns an action for each game. Appends a turn to each game after its random moves."""
        observations, players = self.games.observations.copy(), self.games.players.copy()
        actions = self.games.random_actions().copy()
        stones = observations.sum(axis=(1, 2, 3), dtype=int)
        free_squares = self.rules.squares - stones
        is_played = stones >= self.random_plies
        scores, policies = self.solved(observations, is_played, free_squares)
        is_solved = scores != UNSOLVED
        values = np.zeros(len(scores))
        searched = np.flatnonzero(is_played & ~is_solved)
        if len(searched):
            seed = int(self.random.integers(2**63))
            found = self.search.run(self.games.take(searched), evaluate, seed=seed)
            policies[searched], values[searched] = found.policies, found.values
            actions[searched] = found.best
        for i in np.flatnonzero(is_solved):
            if self.random.random() >= RANDOM_SHARE:
                actions[i] = self.random.choice(np.flatnonzero(policies[i]))
        for i in np.flatnonzero(is_played):
            score = int(scores[i]) if is_solved[i] else None
            turn = Turn(players[i], free_squares[i], observations[i], policies[i], values[i], score)
            self.unfinished[i].append(turn)
        return actions

    def solved(
        self, observations: np.ndarray, is_played: np.ndarray, free_squares: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """Returns the scores that the solver finds, and its best moves as policies."""
        scores = np.full(len(observations), UNSOLVED)
        policies = np.zeros(self.games.masks.shape)
        asked = np.flatnonzero(is_played & (free_squares <= self.options.solved_squares))
        if len(asked):
            layout = {"rules": self.rules, "layout": "inarow"}
            boards = observations[asked]
            found = self.solver.scores(boards, **layout, unsolved=UNSOLVED)
            masks = self.solver.best_move_masks(boards, **layout, keep_unsolved=True)
            scores[asked] = np.where(masks.any(axis=1), found, UNSOLVED)
            policies[asked] = masks / np.maximum(1, masks.sum(axis=1, keepdims=True))
        return scores, policies

    def learn(self, game: list[Turn], reward: float, player: int, examples: Examples) -> None:
        """Adds the positions of a finished game. `player` moved last and got `reward`."""
        # A score is positive if the player wins, and the greater the more squares are free.
        score = int(reward) * ((game[-1].free_squares - 1) // 2 + 1) if game else 0
        for turn in reversed(game):
            if turn.score is not None:
                score = turn.score
            elif turn.player != player:
                score = -score
            player = turn.player
            plies = turn.free_squares - 2 * abs(score) + 2
            value = np.sign(score) * (1 - SLOWNESS * plies / self.rules.squares)
            if turn.score is None:
                value = (value + turn.searched_value) / 2
            examples.add(turn.observation, turn.policy, value)


def train(
    network: Network,
    optimizer: torch.optim.Optimizer,
    examples: Examples,
    rules: inarow.Rules,
    batches: int,
) -> float:
    """Trains on random batches, each in a random symmetry of the board. Returns the mean loss."""
    squares, actions = inarow.symmetries(rules)
    network.train()
    total = 0.0
    for _ in range(batches):
        chosen = np.random.randint(len(examples), size=BATCH)
        symmetry = np.random.randint(len(squares))
        boards = examples.observations[chosen]
        reflected = boards.reshape(*boards.shape[:2], -1)[:, :, squares[symmetry]]
        observations = torch.from_numpy(reflected.reshape(boards.shape)).float()
        policies = torch.from_numpy(examples.policies[chosen][:, actions[symmetry]])
        results = torch.from_numpy(examples.values[chosen])
        logits, values = network.outputs(observations)
        loss = functional.cross_entropy(logits, policies) + 2 * functional.mse_loss(values, results)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.item()
    network.eval()
    return total / batches


def assess(
    evaluate: Evaluate, rules: inarow.Rules, options: argparse.Namespace
) -> dict[str, float]:
    """Returns the shares of best moves and of moves without a mistake, in %: of the positions of a
    suite of inarow.bench, or in games against a perfect and a random opponent."""
    suites = (inarow.bench.load(name) for name in inarow.bench.SUITES)
    suite = next((each for each in suites if each.rules == rules), None)
    agents = {
        "network alone": inarow.bench.NetworkAgent(evaluate, rules),
        "with search": inarow.bench.NetworkAgent(
            evaluate,
            rules,
            options.assessed_simulations,
            gumbel_moves=options.gumbel_moves,
        ),
    }
    shares = {}
    for name, agent in agents.items():
        if suite:
            row = inarow.bench.run(agent, suite).rows()[-1]
            best, good = row["perfect_rate"], row["good_rate"]
        else:
            games = options.assessed_games
            row = inarow.bench.play(agent, rules, games=games, seed=options.seed).rows()[-1]
            best, good = row["best"] / row["moves"], 1 - row["mistake"] / row["moves"]
        shares[f"{name}: best moves"] = round(100 * best, 1)
        shares[f"{name}: no mistake"] = round(100 * good, 1)
    return shares


def save_network(network: Network, rules: inarow.Rules, path: str) -> None:
    """Writes the file that the baseline network:FILE of inarow.bench reads. Each layer includes its
    batch normalization."""
    arrays = {"rules": np.array(str(rules))}
    for name, layer in network.named_modules():
        if isinstance(layer, nn.Linear):
            arrays[f"{name}.weight"], arrays[f"{name}.bias"] = layer.weight, layer.bias
        elif isinstance(layer, nn.Sequential):
            convolution, norm = layer[0], layer[1]
            scale = norm.weight / (norm.running_var + norm.eps).sqrt()
            arrays[f"{name}.weight"] = convolution.weight * scale[:, None, None, None]
            arrays[f"{name}.bias"] = norm.bias - norm.running_mean * scale
    half = {
        name: array.detach().numpy().astype(np.float16) if torch.is_tensor(array) else array
        for name, array in arrays.items()
    }
    np.savez_compressed(path, **half)


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
    add = parser.add_argument
    add("rules", nargs="?", default="connect-four")
    add("--minutes", type=float, default=60.0, help="duration of the whole run")
    add("--seed", type=int, default=0)
    add("--threads", type=int, default=1)
    add("--games", type=int, default=256, help="number of games at the same time")
    add("--simulations", type=int, default=48, help="simulations for each move")
    add("--gumbel-moves", type=int, default=8, help="actions that a search samples")
    add("--solver-nodes", type=int, default=100, help="nodes to prove a leaf")
    add("--solved-squares", type=int, help="free squares with which the solver plays")
    add("--random-plies", type=int, help="greatest number of random first moves")
    add("--positions", type=int, default=4096, help="number for each iteration")
    add("--window", type=int, default=64, help="iterations whose positions are trained on")
    add("--reuse", type=int, default=12, help="how often a position is trained on")
    add("--rate", type=float, default=2e-3, help="learning rate at the beginning")
    add("--channels", type=int, default=64)
    add("--blocks", type=int, default=3, help="number of residual blocks")
    add("--bfloat16", action="store_true", help="faster, on processors with such instructions")
    add("--assess-minutes", type=float, default=5.0, help="time between assessments")
    add("--assessed-simulations", type=int, default=128, help="simulations for each move")
    add("--assessed-games", type=int, default=8, help="games against each opponent")
    add("--checkpoint", metavar="FILE", default="alphazero.pt")
    add("--network", metavar="FILE", help="file for the baseline network:FILE, .npz")
    add("--plot", metavar="FILE", help="file for the curve, .svg or .png")
    options = parser.parse_args()
    np.random.seed(options.seed)
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)

    rules = inarow.Rules(options.rules)
    if options.solved_squares is None:
        options.solved_squares = 2 * rules.squares // 3
    if options.random_plies is None:
        options.random_plies = min(12, rules.squares // 3)
    network = Network(rules, options).eval().to(memory_format=torch.channels_last)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=1e-3)
    curve: list[dict[str, float]] = []
    checkpoint = pathlib.Path(options.checkpoint)
    if checkpoint.exists():
        saved = torch.load(checkpoint, weights_only=True)
        network.load_state_dict(saved["network"])
        optimizer.load_state_dict(saved["optimizer"])
        curve = saved["curve"]
    evaluate = evaluator(network)
    self_play = SelfPlay(rules, options)
    examples = Examples(rules, options.window * options.positions)
    begin = time.monotonic() - (60 * curve[-1]["minutes"] if curve else 0)
    processor_begin = time.process_time() - (curve[-1]["cpu seconds"] if curve else 0)
    minutes = curve[-1]["minutes"] if curve else 0.0
    batches = options.reuse * options.positions // BATCH
    while not curve or curve[-1]["minutes"] < options.minutes:
        loss = 0.0
        next_minutes = minutes + options.assess_minutes if curve else 0.0
        while minutes < min(next_minutes, options.minutes):
            rate = options.rate * max(0.01, 1 - minutes / options.minutes)
            optimizer.param_groups[0]["lr"] = rate
            self_play.play(evaluate, examples, options.positions)
            loss = train(network, optimizer, examples, rules, batches)
            minutes = (time.monotonic() - begin) / 60
        point = {"minutes": minutes, "cpu seconds": time.process_time() - processor_begin}
        curve.append(point | {"loss": loss} | assess(evaluate, rules, options))
        print(json.dumps(curve[-1]), flush=True)
        state = {"network": network.state_dict(), "optimizer": optimizer.state_dict()}
        torch.save(state | {"curve": curve}, checkpoint)
        if options.network:
            save_network(network, rules, options.network)
        if options.plot:
            plot(curve, rules, options.plot)


if __name__ == "__main__":
    main()
