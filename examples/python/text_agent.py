#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures an agent that reads and writes text, as a language model does.

    python examples/python/text_agent.py tic-tac-toe --games 50

`StandIn` takes the place of the model: it gets a prompt with the board and answers with a sentence.
Replace it by a call of your model. The last word of the answer is read in any of the library's
notations; an answer without a legal move loses the game.
"""

import argparse
import random
import re
from collections.abc import Callable

import inarow
import inarow.bench

PROMPT = """The game is {name}: {run} in a row win. You play {stone}.

{board}
Say your move in one sentence that ends with it."""


def make_prompt(position: inarow.Position) -> str:
    stone = "X" if position.to_move == inarow.Player.FIRST else "O"
    rules = position.rules
    return PROMPT.format(name=rules.name, run=rules.run, stone=stone, board=position.draw())


def text_agent(ask: Callable[[str], str]) -> Callable[[inarow.Position], str]:
    """The agent of a model: its input is a position as text, its move the last word it writes."""

    def agent(position: inarow.Position) -> str:
        words = re.findall(r"\w+", ask(make_prompt(position)))
        return words[-1] if words else ""

    return agent


class StandIn:
    """Knows the names of the squares and nothing else. It prefers the middle of the board."""

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
        text_agent(StandIn(rules, arguments.seed)),
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
