#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Trains the network that evaluates positions in the heuristic search, and writes its weights as a header.

bench/evaluation_network.py FOLDER                     plays games into FOLDER, and prints the loss after each epoch
bench/evaluation_network.py FOLDER --write             the same; then replaces the weights of the network
bench/evaluation_network.py FOLDER --games 0 --write   trains with the games that are in FOLDER

PyTorch and NumPy must be installed. In a minute, each core plays games with about 25,000 positions. A position takes about
one kilobyte. docs/internals/solve/heuristic/evaluation_network.md describes the network.
"""

import itertools
import pathlib
import subprocess

import numpy as np
import programs
import torch
from torch.nn.functional import binary_cross_entropy_with_logits, embedding_bag

HEADER = programs.INCLUDE / "inarow/solve/detail/heuristic/network_weights.hpp"
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

SQUARES = 225
COMBINATIONS = 715
OCCUPIED = COMBINATIONS
OPEN_ONE = 2
# The patterns of a square, strongest first, in the order of combination_table::sorted_index.
SORTED = sorted(c[::-1] for c in itertools.combinations_with_replacement(range(10), 4))
NONE_NEAR = SORTED.index((OPEN_ONE,) * 4)

CHANNELS = 32
NEURONS = 32
LAST = 16
# Units of the integers in evaluation_network.hpp.
ACTIVATION = 64
INPUT = 8 * ACTIVATION  # the layers divide the sums of activations by eight
NEURON = 127
MAX_ACTIVATION = 127 / ACTIVATION
MAX_NEURON = 4064 / NEURON
MAX_INPUT = 8191 / INPUT
UNIT = 200  # the scale of the target; docs/solve/search_result.md has the scale of the results of games

RECORD = np.dtype(
    [
        ("own", "u2", SQUARES),
        ("opponents", "u2", SQUARES),
        ("evaluation", "i4"),
        ("result", "i4"),
        ("game", "u4"),
    ]
)


def play_games(folder, options):
    """Plays games in two processes, each with a seed of its own."""
    program = programs.build(
        programs.ROOT / "bench/evaluation_games.cpp", folder / "evaluation_games", "g++"
    )
    running = []
    for seed in options.seeds:
        with open(folder / f"games-{seed}.bin", "xb") as file:
            command = [program, str(seed), str(options.games), str(options.nodes)]
            running.append(subprocess.Popen(command, stdout=file))
    if any(process.wait() != 0 for process in running):
        raise SystemExit("A game failed.")


class Positions:
    """The squares of all positions, as indices of the distinct pairs of combinations, and what to predict."""

    def __init__(self, files):
        records = np.concatenate([np.fromfile(file, RECORD) for file in files])
        pairs = records["own"].astype(np.int32) * (COMBINATIONS + 1) + records["opponents"]
        is_present = np.zeros((COMBINATIONS + 1) ** 2, bool)
        is_present[pairs] = True
        distinct = np.flatnonzero(is_present)
        self.squares = torch.from_numpy((np.cumsum(is_present, dtype=np.int32) - 1)[pairs])
        self.own = torch.from_numpy(distinct // (COMBINATIONS + 1)).long()
        self.opponents = torch.from_numpy(distinct % (COMBINATIONS + 1)).long()
        won = torch.sigmoid(torch.from_numpy(records["evaluation"] / np.float32(UNIT)))
        result = torch.from_numpy((records["result"] + 1) / np.float32(2))
        self.target = 0.8 * won + 0.2 * result
        is_kept = torch.from_numpy(records["game"] % 20 == 0)  # not for training
        self.tests = torch.nonzero(is_kept)[:, 0]
        self.training = torch.nonzero(~is_kept)[:, 0]


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        rows = COMBINATIONS + 1, CHANNELS
        self.own = torch.nn.Parameter(torch.randn(rows) * 0.1)
        self.opponents = torch.nn.Parameter(torch.randn(rows) * 0.1)
        self.first = torch.nn.Linear(2 * CHANNELS, NEURONS)
        self.second = torch.nn.Linear(NEURONS, LAST)
        self.output = torch.nn.Linear(LAST, 1)
        self.linear = torch.nn.Linear(2 * CHANNELS, 1, bias=False)

    def activations(self, own, opponents):
        def clamped(a, b):
            return torch.clamp(self.own[a] + self.opponents[b], 0, MAX_ACTIVATION)

        is_free = (own != OCCUPIED).unsqueeze(1)
        return (clamped(own, opponents) - clamped(NONE_NEAR, NONE_NEAR)) * is_free

    def forward(self, positions, which):
        a, b = positions.own, positions.opponents
        activations = torch.cat([self.activations(a, b), self.activations(b, a)], 1)
        inputs = embedding_bag(positions.squares[which], activations, mode="sum") / 8
        inputs = torch.clamp(inputs, -MAX_INPUT, MAX_INPUT)
        neurons = torch.clamp(self.first(inputs), 0, MAX_NEURON)
        last = torch.clamp(self.second(neurons), 0, 1)
        return (self.output(last) + self.linear(inputs))[:, 0]


def loss(network, positions, which):
    return binary_cross_entropy_with_logits(network(positions, which), positions.target[which])


def train(positions, options):
    torch.manual_seed(1)
    network = Network()
    batches = len(positions.training) // options.batch
    optimizer = torch.optim.Adam(network.parameters())
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, options.rate, total_steps=options.epochs * batches, pct_start=0.1
    )
    for epoch in range(options.epochs):
        shuffled = positions.training[torch.randperm(len(positions.training))]
        for batch in shuffled[: batches * options.batch].split(options.batch):
            optimizer.zero_grad()
            loss(network, positions, batch).backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            tests = positions.tests.split(4096)
            total = sum(loss(network, positions, which).item() * len(which) for which in tests)
        print(f"epoch {epoch + 1}: loss {total / len(positions.tests):.5f}", flush=True)
    return network


def integers(values, unit, kind, largest):
    """The values as integers. A larger integer could overflow in evaluation_network.hpp."""
    result = np.rint(values.detach().numpy().astype(np.float64) * unit)
    if np.abs(result).max() > largest:
        raise SystemExit(f"A weight is {np.abs(result).max() / largest:.2f} times too large.")
    return result.astype(kind).tobytes()


def weights_of(network):
    parts = []
    for rows in (network.own, network.opponents):
        kept = torch.clamp(rows[:COMBINATIONS], -MAX_ACTIVATION, MAX_ACTIVATION)
        parts.append(integers(kept, ACTIVATION, "i1", 127))
    unit = 1 << 11
    parts.append(integers(network.first.weight, NEURON * unit / INPUT, "<i2", 2047))
    parts.append(integers(network.first.bias, NEURON * unit, "<i4", 1 << 27))
    unit = 1 << 10
    parts.append(integers(network.second.weight, unit, "<i2", 8191))
    parts.append(integers(network.second.bias, NEURON * unit, "<i4", 1 << 27))
    unit = 1 << 8
    parts.append(integers(network.output.weight, UNIT / NEURON * unit, "<i2", 32767))
    parts.append(integers(network.linear.weight, UNIT / INPUT * (1 << 10), "<i2", 2047))
    parts.append(integers(network.output.bias, UNIT * unit, "<i4", 1 << 27))
    return b"".join(parts)


def header(weights):
    bits = np.unpackbits(np.frombuffer(weights, np.uint8), bitorder="little")
    digits = np.pad(bits, (0, -len(bits) % 6)).reshape(-1, 6) @ (1 << np.arange(6))
    text = "".join(DIGITS[digit] for digit in digits)
    lines = "\n".join(f'    "{text[i : i + 114]}"' for i in range(0, len(text), 114))
    return f"""// SPDX-License-Identifier: BSL-1.0
// bench/evaluation_network.py writes this file. Do not edit it.
// clang-format off
#pragma once

// The standard guarantees string literals of only 65,536 characters, so compilers warn.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"

namespace inarow::inline v0::solve::detail::heuristic {{

/// The weights of evaluation_network, as text.
inline constexpr char network_weights[] =
{lines};

}}  // namespace inarow::inline v0::solve::detail::heuristic

#pragma GCC diagnostic pop
"""


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--games", type=int, default=7_550, help="for each seed")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--nodes", type=int, default=2_000, help="for each move")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--batch", type=int, default=2_048)
    parser.add_argument("--rate", type=float, default=0.005, help="highest learning rate")
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    if options.games > 0:
        play_games(options.folder, options)
    positions = Positions(sorted(options.folder.glob("*.bin")))
    print(f"{len(positions.squares)} positions, {len(positions.own)} pairs of combinations")
    network = train(positions, options)
    if options.write:
        HEADER.write_text(header(weights_of(network)), encoding="utf-8")


if __name__ == "__main__":
    main()
