#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Prints positions of Connect Four from games between players of different strengths.

    PYTHON bench/real_play.py >data/positions/real_play.txt      PYTHON must have the package

Each player has a random level from 3 to 7. The program prints a random sample of all positions before a move. Each line
contains the moves that lead to a position.
"""

import random

import inarow

GAMES, POSITIONS = 200, 200
LEVELS = range(3, 8)


def positions(chance, solver):
    """The moves before each ply of a game."""
    game = inarow.Game("connect-four")
    levels = chance.choice(LEVELS), chance.choice(LEVELS)
    while not game.is_terminal():
        yield "".join(str(action + 1) for action in game.history())
        level = levels[game.ply % 2]
        game.apply_action(solver.choose(game, level=level, seed=chance.getrandbits(32))[0])


def main():
    chance = random.Random(1)
    solver = inarow.Solver()
    found = {moves: None for _ in range(GAMES) for moves in positions(chance, solver)}
    print(*sorted(chance.sample(list(found), POSITIONS), key=lambda m: (len(m), m)), sep="\n")


if __name__ == "__main__":
    main()
