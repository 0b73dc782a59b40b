#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures how many simulations per second the tree search of the Python package makes without a network.

    PYTHON bench/tree_search_speed.py            PYTHON must have the package
    PYTHON bench/tree_search_speed.py --write    also writes into docs/performance.md

NumPy provides uniform priors and values of 0 instead of a network. The time therefore covers selection, observations,
masks and the tree. It is the CPU time of one thread. The table shows the best run.
"""

import datetime
import sys
import time

import programs

SIMULATIONS = 200


def uniform(observations, masks):
    import numpy

    return masks.astype(numpy.float32), numpy.zeros(len(masks), numpy.float32)


def simulations_a_second(rules, count, runs):
    import inarow

    search = inarow.TreeSearch(rules, simulations=SIMULATIONS)
    games = inarow.VectorGames(rules, count)
    rates = []
    for _ in range(runs):
        begin = time.process_time()
        search.run(games, uniform)
        rates.append(count * SIMULATIONS / (time.process_time() - begin))
    return max(rates)


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    lines = ["| rules | games | simulations per second |", "| --- | ---: | ---: |"]
    for rules in ("tic-tac-toe", "connect-four", "gomoku"):
        for count in (1, 256):
            rate = simulations_a_second(rules, count, options.runs)
            lines.append(f"| {rules} | {count} | {rate:,.0f} |")
    text = "\n".join(lines) + (
        f"\n\nThe search makes {SIMULATIONS} simulations for each game, from the empty board. Each speed "
        f"is the best of {options.runs} runs on {datetime.date.today()},\non {programs.machine()}, of which "
        f"the benchmark uses one.\n"
    )
    programs.publish(options, "performance.md", "tree-search-speed", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
