# SPDX-License-Identifier: BSL-1.0
"""Finds the first wrong move or score of an engine.

    python -m inarow.diff --engine "./engine --fast" --rules connect-four

Compares the answers of a program with exact scores, in random positions near the end of a game.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import random
import shlex
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import get_args

from inarow._core import Game, Gravity, Rules, Solver
from inarow._engines import Engine, LineProcess, Protocol, split_command
from inarow._errors import Error, Unsolved
from inarow._playing import EngineError, action_of

Judge = Callable[[Game, Mapping[int, int]], "tuple[str, str] | None"]
"""Asks the program about a position whose moves have the given scores. If the program is wrong,
returns its answer and the right answer."""


@dataclasses.dataclass
class Comparison:
    """The answers of a program up to the first wrong answer."""

    compared: int = 0
    """The number of positions that the program was asked about."""
    unsolved: int = 0
    """The number of positions that were not solved within the time limit."""
    game: Game | None = None
    """The position with the wrong answer; None if no answer was wrong."""
    said: str = ""
    right: str = ""


def compare(judge: Judge, games: Iterable[Game], solver: Solver) -> Comparison:
    """Asks about each position until the program is wrong."""
    result = Comparison()
    for game in games:
        try:
            scores = solver.move_scores(game)
        except Unsolved:
            result.unsolved += 1
            continue
        result.compared += 1
        try:
            wrong = judge(game, scores)
        except EngineError as error:
            wrong = str(error), _best(game, scores)
        if wrong:
            result.game, (result.said, result.right) = game, wrong
            break
    return result


def random_games(rules: Rules, count: int, depth: int, seed: int) -> Iterator[Game]:
    """Plays random games to their ends. Yields each game without its last moves, at most `depth` of
    them."""
    for number in range(count):
        rng = random.Random(f"{seed}/{number}")
        game = Game(rules)
        while not game.is_terminal():
            game.apply_action(rng.choice(game.legal_actions()))
        # `inarow solve` does not read the line of the empty board, "-".
        game.undo(rng.randint(1, max(1, min(depth, game.ply - 1))))
        yield game


@contextlib.contextmanager
def _move_judge(engine: Engine, rules: Rules, exact: bool) -> Iterator[Judge]:
    """Yields a judge of moves. A move is wrong if it gives away a win or a draw; if `exact` is True,
    also if it wins later or loses sooner than necessary."""
    with contextlib.closing(engine.session(rules)) as session:

        def judge(game: Game, scores: Mapping[int, int]) -> tuple[str, str] | None:
            answer = session.answer(game)
            try:
                action = action_of(game.position, answer, session.notation)
            except Error as error:
                return f"{answer!r}. {error}", _best(game, scores)
            if _agree(scores[action], max(scores.values()), exact):
                return None
            said = f"{game.action_to_string(action)} ({_meaning(scores[action])})"
            return said, _best(game, scores)

        yield judge


@contextlib.contextmanager
def _score_judge(command: Sequence[str], seconds: float, exact: bool) -> Iterator[Judge]:
    """Yields a judge of a program that reads lines POSITION and writes lines POSITION SCORE. If
    `exact` is False, only the sign of the score counts."""
    process = LineProcess(command)

    def judge(game: Game, scores: Mapping[int, int]) -> tuple[str, str] | None:
        best = max(scores.values())
        text = _line(game)
        process.write(text)
        answer = process.read(time.monotonic() + seconds)
        try:
            score = int(answer.removeprefix(text).split()[0])
        except (IndexError, ValueError):
            return repr(answer), f"{text} {best}"
        return None if _agree(score, best, exact) else (f"score {score}", _meaning(best))

    try:
        yield judge
    finally:
        process.close()


def _line(game: Game) -> str:
    """Returns the moves of a game as digits of columns if possible; "-" if there are no moves."""
    has_digits = game.rules.gravity == Gravity.DROP and game.rules.columns <= 9
    return (game.moves().replace(" ", "") if has_digits else game.moves()) or "-"


def _best(game: Game, scores: Mapping[int, int]) -> str:
    best = max(scores.values())
    moves = [game.action_to_string(action) for action, score in scores.items() if score == best]
    return f"{', '.join(moves)} ({_meaning(best)})"


def _agree(score: int, best: int, exact: bool) -> bool:
    return score == best if exact else _sign(score) == _sign(best)


def _sign(score: int) -> int:
    return (score > 0) - (score < 0)


def _meaning(score: int) -> str:
    return f"{('draw', 'win', 'loss')[_sign(score)]}, score {score}"


def _report(result: Comparison, options: argparse.Namespace) -> str:
    counts = f"{result.compared} positions compared, {result.unsolved} not solved in time"
    if result.game is None:
        return f"No wrong answer: {counts}."
    game, arguments = result.game, ["--engine", options.engine]
    for name in ("rules", "protocol", "compare", "move_time"):
        arguments += [f"--{name.replace('_', '-')}", str(getattr(options, name))]
    mover = "X" if game.to_move == 0 else "O"
    return "\n".join(
        [
            f"Wrong answer: {counts}.",
            f"\n{game.position.draw().rstrip()}\n",
            f"Moves:     {_line(game)}",
            f"To move:   {mover}",
            f"Program:   {result.said}",
            f"Right:     {result.right}",
            f"Reproduce: python -m inarow.diff {shlex.join([*arguments, '--moves', str(game)])}",
        ]
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.diff",
        description="Finds the first wrong move or score of an engine. Exit code 1: the engine gave "
        "a wrong answer; 0: it gave none.",
    )
    add = parser.add_argument
    add("--engine", required=True, metavar="PROGRAM", help="the command line of the engine")
    add("--rules", default="connect-four", help="rules of the games [default: connect-four]")
    add(
        "--protocol",
        choices=[*get_args(Protocol), "lines"],
        default="auto",
        help='"lines": the program reads POSITION and writes POSITION SCORE, one per line '
        "[default: auto: gomocup for gomoku, otherwise uci]",
    )
    add(
        "--compare",
        choices=["outcome", "score"],
        help="outcome: only an answer that gives away a win or a draw is wrong; score: an answer "
        "with another score is wrong [default: outcome for moves, score for lines]",
    )
    add("--positions", type=int, default=1000, help="number of positions [default: 1000]")
    add("--seed", type=int, default=0, help="seed of the positions [default: 0]")
    add(
        "--depth-from-end",
        type=int,
        default=12,
        metavar="PLIES",
        help="maximum distance of a position from the end of its game, in plies [default: 12]",
    )
    add("--moves", help="compare only the position after these moves")
    add("--move-time", type=float, default=1.0, help="seconds for an answer [default: 1]")
    add("--time-limit", type=float, default=0.5, help="seconds to solve a position [default: 0.5]")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.positions < 1 or options.depth_from_end < 1:
        parser.error("--positions and --depth-from-end must be at least 1")
    options.compare = options.compare or ("score" if options.protocol == "lines" else "outcome")
    exact = options.compare == "score"
    try:
        rules = Rules(options.rules)
        games: Iterable[Game] = [Game(rules, options.moves or "")]
        if options.moves is None:
            games = random_games(rules, options.positions, options.depth_from_end, options.seed)
        if options.protocol == "lines":
            command = split_command(options.engine)
            opened = _score_judge(command, options.move_time + 1, exact)
        else:
            engine = Engine(options.engine, protocol=options.protocol, move_time=options.move_time)
            opened = _move_judge(engine, rules, exact)
        with opened as judge:
            result = compare(judge, games, Solver(time_limit=options.time_limit))
    except Error as error:
        parser.error(str(error))
    print(_report(result, options))
    return int(result.game is not None)


if __name__ == "__main__":
    sys.exit(main())
