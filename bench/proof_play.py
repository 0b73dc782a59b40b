#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Plays gomoku as the first player, by proofs, and counts the wins.

    bench/proof_play.py FOLDER                        1,000 games against random moves and against each level
    bench/proof_play.py FOLDER --games 100 --engine ./other-engine    also against an engine with the Gomocup protocol

FOLDER contains proofs of openings, such as data/openings. Each game begins with the moves of one of these proofs, or of
a reflection or rotation. Then `inarow engine --proofs FOLDER` plays the first player, and may search only one node, so
that it wins by the proofs alone. Half of the random moves are next to a stone. Every game must be won.
"""

import argparse
import os
import pathlib
import random
import shlex
import subprocess
import sys

import programs

PROGRAM = os.environ.get("INAROW_PROGRAM") or programs.ROOT / "build/play/bin/inarow"
SIZE = 15
SQUARES = [(column, row) for row in range(SIZE) for column in range(SIZE)]
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def text(square):
    return programs.algebraic(SIZE, *square)


def square(text):
    return ord(text[0]) - ord("a"), SIZE - int(text[1:])


def has_won(stones, last):
    """Whether a player with these stones has five in a row through the last stone."""

    def count(dx, dy):
        steps = 0
        while (last[0] + (steps + 1) * dx, last[1] + (steps + 1) * dy) in stones:
            steps += 1
        return steps

    return any(count(dx, dy) + count(-dx, -dy) >= 4 for dx, dy in DIRECTIONS)


def image(square, symmetry):
    column, row = square
    column = SIZE - 1 - column if symmetry & 1 else column
    row = SIZE - 1 - row if symmetry & 2 else row
    return (row, column) if symmetry & 4 else (column, row)


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def write(self, *lines):
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def read(self, is_answer):
        for line in self.process.stdout:
            if is_answer(line):
                return line.strip()
        raise SystemExit("The engine ended.")


class Ours(Engine):
    def __init__(self, *options, limit="nodes 1"):
        super().__init__([PROGRAM, "engine", "--rules", "gomoku", *options])
        self.limit = limit

    def move(self, moves):
        self.write(f"position startpos moves {' '.join(map(text, moves))}", f"go {self.limit}")
        return square(self.read(lambda line: line.startswith("bestmove")).split()[1])


class Gomocup(Engine):
    def __init__(self, command, milliseconds):
        super().__init__(shlex.split(command))
        self.write(f"START {SIZE}", f"INFO timeout_turn {milliseconds}", "INFO rule 0")
        self.read(lambda line: line.startswith("OK"))

    def move(self, moves):
        mine = len(moves) % 2
        stones = [f"{x},{y},{1 if ply % 2 == mine else 2}" for ply, (x, y) in enumerate(moves)]
        self.write("BOARD", *stones, "DONE")
        answer = self.read(lambda line: line[0].isdigit())
        return tuple(map(int, answer.split(",")))


class Random:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def move(self, moves):
        free = [s for s in SQUARES if s not in moves]
        near = [s for s in free if any(max(abs(s[0] - x), abs(s[1] - y)) == 1 for x, y in moves)]
        return self.random.choice(near if self.random.random() < 0.5 else free)


def play(prover, opponent, opening):
    """Plays a game. Returns whether the first player wins."""
    moves = list(opening)
    while len(moves) < len(SQUARES):
        moves.append((prover if len(moves) % 2 == 0 else opponent).move(moves))
        if moves[-1] in moves[:-1]:
            raise SystemExit(f"An illegal move: {' '.join(map(text, moves))}")
        if has_won(set(moves[-1::-2]), moves[-1]):
            return len(moves) % 2 == 1
    return False


def openings(folder):
    """The moves of the proofs in a folder, by the names of the files: gomoku-h8-a1.proof."""
    names = [path.stem.split("-")[1:] for path in sorted(folder.glob("gomoku-*.proof"))]
    return [[square(each) for each in moves] for moves in names]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--games", type=int, default=1000, help="against each opponent")
    parser.add_argument("--levels", type=int, nargs="*", default=range(1, 9))
    parser.add_argument("--engine", help="a command line")
    parser.add_argument("--time", type=int, default=100, help="milliseconds a move for --engine")
    options = parser.parse_args()
    opponents = {"random moves": Random(1)}
    for level in options.levels:
        limit = "nodes 4000" if level == 8 else "movetime 1000"
        opponents[f"level {level}"] = Ours("--level", str(level), "--seed", "1", limit=limit)
    if options.engine:
        opponents[options.engine] = Gomocup(options.engine, options.time)
    prover = Ours("--proofs", options.folder)
    known = openings(options.folder)
    lost = 0
    for name, opponent in opponents.items():
        choice = random.Random(name)
        won = 0
        for _ in range(options.games):
            symmetry = choice.randrange(8)
            opening = [image(each, symmetry) for each in choice.choice(known)]
            won += play(prover, opponent, opening)
        print(f"{name}: {won} of {options.games} games won", flush=True)
        lost += options.games - won
    sys.exit(lost > 0)


if __name__ == "__main__":
    main()
