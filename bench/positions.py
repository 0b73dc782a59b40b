#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes the sets of positions of data/positions that are ours: random legal play, scored by our solver.

    bench/positions.py            makes the sets anew; the same ones always
    bench/positions.py --check    fails if they are not those that are there

They are like the harder sets that the field compares its solvers by. Remaining are the plies to the
end under perfect play; of a drawn position, all free squares:

    middle_medium    15 to 28 plies played    14 to 27 remaining    300 positions
    begin_medium      4 to 13                 14 to 27              100
    begin_hard        4 to 13                 28 or more             40

No game is finished, and no position twice in a set, not even as seen in a mirror. What is random is
taken from random.random() alone, which Python promises to repeat.
"""

import random
import sys

import programs
import solver_speed

COLUMNS, ROWS, RUN = 7, 6, 4
SQUARES = COLUMNS * ROWS
MEDIUM = range(14, 28)
HARD = range(28, SQUARES + 1)
# How many plies are played, the seed, and which sets are filled: how many remain, and how many
# positions there are.
STREAMS = [
    (range(15, 29), 1, {"middle_medium": (MEDIUM, 300)}),
    (range(4, 14), 2, {"begin_medium": (MEDIUM, 100), "begin_hard": (HARD, 40)}),
]


def completes_line(board, column):
    """Whether the uppermost stone of a column is one of four in a row."""
    height = len(board[column]) - 1
    own = board[column][height]

    def is_own(x, y):
        return 0 <= x < COLUMNS and 0 <= y < len(board[x]) and board[x][y] == own

    def count(dx, dy):
        steps = 0
        while is_own(column + (steps + 1) * dx, height + (steps + 1) * dy):
            steps += 1
        return steps

    directions = ((0, 1), (1, 0), (1, 1), (1, -1))
    return any(count(dx, dy) + count(-dx, -dy) >= RUN - 1 for dx, dy in directions)


def randomly_played(lengths, choose):
    """The board and the columns of a random game of one of these lengths; None if it ended."""
    board = [[] for _ in range(COLUMNS)]
    columns = ""
    for ply in range(choose(lengths)):
        column = choose([c for c in range(COLUMNS) if len(board[c]) < ROWS])
        board[column].append(ply % 2)
        columns += str(column + 1)
        if completes_line(board, column):
            return None
    return board, columns


def candidates(lengths, seed):
    """Different positions without end."""
    source = random.Random(seed)

    def choose(values):
        return values[int(source.random() * len(values))]

    seen = set()
    while True:
        played = randomly_played(lengths, choose)
        if played is None:
            continue
        board, columns = played
        stones = tuple(map(tuple, board))
        if stones not in seen and stones[::-1] not in seen:
            seen.add(stones)
            yield columns


def remaining(columns, score):
    """Plies to the end under perfect play."""
    free = SQUARES - len(columns)
    if score == 0:
        return free
    # Who wins makes the last move, and half the squares then left are the score but one.
    plies = free - 2 * (abs(score) - 1)
    return plies if plies % 2 == (score > 0) else plies - 1


def fill(sets, positions, solver):
    """{name: lines}, with the positions that belong in them."""
    result = {name: [] for name in sets}
    while any(len(result[name]) < size for name, (_, size) in sets.items()):
        columns = next(positions)
        [answer] = solver.ask([columns])
        for name, (plies, size) in sets.items():
            if remaining(columns, answer.score) in plies and len(result[name]) < size:
                result[name].append(f"{columns} {answer.score}\n")
    return result


def main():
    parser = programs.parser(__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--compiler", default="g++")
    options = parser.parse_args()
    directory = programs.ROOT / "build"
    directory.mkdir(exist_ok=True)
    ours = [str(solver_speed.build(options.compiler, directory))]
    with solver_speed.started({solver_speed.OURS: ours}) as [solver]:
        for lengths, seed, sets in STREAMS:
            for name, lines in fill(sets, candidates(lengths, seed), solver).items():
                path = programs.ROOT / f"data/positions/{name}.txt"
                text = "".join(lines)
                if not options.check:
                    path.write_text(text, encoding="ascii")
                elif path.read_text(encoding="ascii") != text:
                    sys.exit(f"{path} is not what this makes")


if __name__ == "__main__":
    main()
