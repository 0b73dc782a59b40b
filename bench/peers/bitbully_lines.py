#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""BitBully (pip install bitbully), asked as bench/solver_speed.py asks solvers of Connect Four.

Reads a position a line, as the digits of columns or "-" for the empty board; answers each with
POSITION SCORE NODES MICROSECONDS. Its table is emptied before each; only the search is timed, with
--cpu as CPU time.
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
    clock = time.process_time_ns if "--cpu" in sys.argv[1:] else time.perf_counter_ns
    solver = bitbully_core.BitBullyCore()  # without its book of openings
    for line in sys.stdin:
        columns = line.strip()
        board = board_after(columns)
        solver.resetTranspositionTable()
        solver.resetNodeCounter()
        begin = clock()
        score = solver.mtdf(board, 0)
        microseconds = (clock() - begin) / 1000
        print(columns, score, solver.getNodeCounter(), microseconds, flush=True)


if __name__ == "__main__":
    main()
