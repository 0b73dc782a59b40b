#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""BitBully (pip install bitbully), asked as bench/solver_speed.py asks solvers of Connect Four.

Reads a position a line, as the digits of columns or "-" for the empty board; answers each with
POSITION SCORE NODES MICROSECONDS. Its table is emptied before each; only the search is timed.
"""

import sys
import time

from bitbully import bitbully_core


def board_after(columns):
    board = bitbully_core.BoardCore()
    for digit in columns.replace("-", ""):
        if not board.play(int(digit) - 1):
            sys.exit(f"bitbully_lines: {columns} is no position")
    return board


def main():
    solver = bitbully_core.BitBullyCore()  # without its book of openings
    for line in sys.stdin:
        columns = line.strip()
        board = board_after(columns)
        solver.resetTranspositionTable()
        solver.resetNodeCounter()
        begin = time.perf_counter_ns()
        score = solver.mtdf(board, 0)
        microseconds = (time.perf_counter_ns() - begin) / 1000
        print(columns, score, solver.getNodeCounter(), microseconds, flush=True)


if __name__ == "__main__":
    main()
