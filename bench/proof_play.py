#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Plays gomoku as the first player, by proofs, and counts the wins.

    bench/proof_play.py FOLDER                        1,000 games against random moves and against each level
    bench/proof_play.py FOLDER --games 100 --engine ./other-engine    also against an engine with the Gomocup protocol
    bench/proof_play.py FOLDER --rules 15x15/5/exactly                only lines of exactly five stones win

The Python package must be installed. FOLDER contains proofs of openings, such as data/openings. Each game begins with
the moves of one of these proofs, or of a reflection or rotation. Then `inarow engine --proofs FOLDER` plays the first
player, and may search only one node, so that it wins by the proofs alone. Half of the random moves are next to a stone.
Every game must be won.
"""

import argparse
import os
import pathlib
import random
import sys

import programs

import inarow

PROGRAM = str(os.environ.get("INAROW_PROGRAM") or programs.ROOT / "build/play/bin/inarow")
SIZE = inarow.Rules("gomoku").columns


def image(square, symmetry):
    row, column = divmod(square, SIZE)
    column = SIZE - 1 - column if symmetry & 1 else column
    row = SIZE - 1 - row if symmetry & 2 else row
    return column * SIZE + row if symmetry & 4 else row * SIZE + column


def ours(rules, *options, **limits):
    command = [PROGRAM, "engine", "--rules", str(rules), *options]
    return inarow.Engine(command, protocol="uci", tolerance=60, **limits).session(rules)


class Random:
    notation = "any"

    def __init__(self, seed):
        self.random = random.Random(seed)

    def answer(self, game):
        free = game.legal_actions()
        stones = [divmod(square, SIZE) for square in game.history()]
        near = [
            square
            for square in free
            if any(
                max(abs(square // SIZE - row), abs(square % SIZE - column)) == 1
                for row, column in stones
            )
        ]
        return game.action_to_string(
            self.random.choice(near if self.random.random() < 0.5 else free)
        )


def play(rules, prover, opponent, opening):
    """Plays a game. Returns whether the first player wins."""
    game = inarow.Game(rules)
    for square in opening:
        game.apply_action(square)
    while not game.is_terminal():
        side = prover if game.to_move == inarow.Player.FIRST else opponent
        game.play(side.answer(game), side.notation)
    return game.outcome == inarow.Outcome.FIRST_WON


def openings(folder):
    """The moves of the proofs in a folder, by the names of the files: gomoku-h8-a1.proof."""
    names = [path.stem.split("-")[1:] for path in sorted(folder.glob("gomoku-*.proof"))]
    gomoku = inarow.Rules("gomoku")
    return [inarow.Game(gomoku, " ".join(moves)).history() for moves in names]


def opponents_of(options):
    yield "random moves", Random(1)
    for level in options.levels:
        nodes = 4000 if level == 8 else None
        options_of_level = "--level", str(level), "--seed", "1"
        yield f"level {level}", ours(options.rules, *options_of_level, nodes=nodes)
    if options.engine:
        engine = inarow.Engine(options.engine, protocol="gomocup", move_time=options.time / 1000)
        yield options.engine, engine.session(options.rules)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--rules", type=inarow.Rules, default=inarow.Rules("gomoku"))
    parser.add_argument("--games", type=int, default=1000, help="against each opponent")
    parser.add_argument("--levels", type=int, nargs="*", default=range(1, 9))
    parser.add_argument("--engine", help="a command line")
    parser.add_argument("--time", type=int, default=100, help="milliseconds a move for --engine")
    options = parser.parse_args()
    prover = ours(options.rules, "--proofs", str(options.folder), nodes=1)
    known = openings(options.folder)
    lost = 0
    for name, opponent in opponents_of(options):
        choice = random.Random(name)
        won = 0
        for _ in range(options.games):
            symmetry = choice.randrange(8)
            opening = [image(each, symmetry) for each in choice.choice(known)]
            won += play(options.rules, prover, opponent, opening)
        print(f"{name}: {won} of {options.games} games won", flush=True)
        lost += options.games - won
    sys.exit(lost > 0)


if __name__ == "__main__":
    main()
