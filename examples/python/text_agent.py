#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures an agent that reads and writes text, as a language model does.

    python examples/python/text_agent.py tic-tac-toe --games 50

`StandIn` takes the place of the model: it gets a prompt with the board and answers with a sentence.
Replace `StandIn` with `inarow.bench.chat.ChatEndpoint`, or with another call of your model.
"""

import argparse
import random

import inarow
import inarow.bench
from inarow.bench.chat import TextAgent


class StandIn:
    """Knows only the names of the actions, and prefers the middle of their list."""

    def __init__(self, rules: inarow.Rules, seed: int) -> None:
        empty = inarow.Position(rules)
        self._names = [empty.action_to_string(action) for action in empty.legal_actions()]
        self._random = random.Random(seed)

    def __call__(self, prompt: str) -> str:
        last = len(self._names) - 1
        index = round(self._random.gauss(last / 2, len(self._names) / 4))
        return f"Having thought about it, I play {self._names[min(max(index, 0), last)]}."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rules", nargs="?", default="tic-tac-toe")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--time-limit", type=float, default=1.0, help="seconds for each question")
    parser.add_argument("--plot", metavar="FILE", help="file for a plot of the mistakes by ply")
    arguments = parser.parse_args()
    rules = inarow.Rules(arguments.rules)
    result = inarow.bench.play(
        TextAgent(StandIn(rules, arguments.seed)),
        rules,
        games=arguments.games,
        seed=arguments.seed,
        time_limit=arguments.time_limit,
    )
    print(result)
    if arguments.plot:
        result.plot().figure.savefig(arguments.plot)


if __name__ == "__main__":
    main()
