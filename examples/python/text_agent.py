#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures an agent that only reads and writes, as a language model does.

    python examples/python/text_agent.py tic-tac-toe --games 50

`StandIn` is in the place of the model: it gets a prompt with the board drawn in it, and answers in
a sentence. Put a call of your model there. What it says is read with the library's notations; an
answer without a move in it, or with an illegal one, loses the game, as the report says.
"""

import argparse
import random
import re
from collections.abc import Callable

import inarow

PROMPT = """The game is {name}: {run} in a row win. You play {stone}.

{board}
Say your move in one sentence that ends with it."""


def prompt_of(position: inarow.Position) -> str:
    stone = "X" if position.to_move == inarow.Player.FIRST else "O"
    rules = position.rules
    return PROMPT.format(name=rules.name, run=rules.run, stone=stone, board=position.draw())


def agent_of(ask: Callable[[str], str]) -> Callable[[inarow.Position], str]:
    """The agent that a model is: a position goes in as text, and the last word comes out."""

    def agent(position: inarow.Position) -> str:
        words = re.findall(r"\w+", ask(prompt_of(position)))
        return words[-1] if words else ""

    return agent


class StandIn:
    """Knows how squares are called, and no more: it likes the middle, and does not look closely."""

    def __init__(self, rules: inarow.Rules, seed: int) -> None:
        empty = inarow.Position(rules)
        self._names = [empty.action_to_string(action) for action in empty.legal_actions()]
        self._random = random.Random(seed)

    def __call__(self, prompt: str) -> str:
        middle = (len(self._names) - 1) / 2
        at = round(self._random.gauss(middle, len(self._names) / 4))
        name = self._names[min(max(at, 0), len(self._names) - 1)]
        return f"Having thought about it, I play {name}."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("rules", nargs="?", default="tic-tac-toe")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--time-limit", type=float, default=1.0, help="seconds for each question")
    parser.add_argument("--plot", metavar="FILE", help="where to save the mistakes by ply")
    said = parser.parse_args()
    rules = inarow.Rules(said.rules)
    agent = agent_of(StandIn(rules, said.seed))
    report = inarow.judge(
        agent, rules, games=said.games, seed=said.seed, time_limit=said.time_limit
    )
    print(report)
    if said.plot:
        report.plot().figure.savefig(said.plot)


if __name__ == "__main__":
    main()
