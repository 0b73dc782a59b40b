#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Makes the suites of inarow.bench, or solves their positions again.

    scripts/bench_suites.py connect-four-1 --make FILE
    scripts/bench_suites.py connect-four-1 --check 100

A released suite never changes: a change makes a suite with the next number. The script needs the
installed package. It prints the checksum for bindings/python/inarow/bench/_suites.py. The same seed
and the same levels (solve/level.hpp) make the same file, except of gomoku-threats-1: the time of a
proof decides which positions it has.
"""

from __future__ import annotations

import argparse
import collections
import dataclasses
import gzip
import hashlib
import pathlib
import random
import sys
from collections.abc import Iterator

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from inarow import Game, Player, Position, Rules, Solver, Unsolved, bench

Scores = dict[int, int]
"""The exact score of each legal action; for `outcomes`, only its sign."""

_NO_LIMIT = 1e9  # seconds
_PROOF_SECONDS, _VALUE_SECONDS, _CHECK_SECONDS = 0.03, 1.0, 600.0


@dataclasses.dataclass(frozen=True)
class Recipe:
    """How to draw the positions of a suite.

    `bands` has the first ply of each band, and the number of its positions. A third each of them
    has one move that keeps the outcome, several but not all moves, and all moves.
    """

    rules: str
    bands: dict[int, int]
    end: int
    seed: int = 1


_RECIPES = {
    "connect-four-1": Recipe("7x6/4/drop", {0: 120, 7: 480, 14: 480, 21: 480, 28: 440}, 35),
    "6x6-4-1": Recipe("6x6/4", {8: 250, 12: 250, 18: 250, 24: 150, 30: 100}, 36),
}
_THREATS = 500
_MAX_THREATS_OF = {1: 150}
"""The greatest number of threats with this number of plies to the win."""


def _tic_tac_toe() -> Iterator[tuple[Position, Scores]]:
    """Yields every position that is reachable and in play."""
    solver = Solver(time_limit=_NO_LIMIT)
    layer = {Position("tic-tac-toe")}
    while layer:
        for position in layer:
            yield position, solver.move_scores(position)
        children = {p.child(action) for p in layer for action in p.legal_actions()}
        layer = {child for child in children if not child.is_terminal()}


def _mixed_game(rules: Rules, plies: int, rng: random.Random, solver: Solver) -> Game | None:
    """Returns a game of random moves and moves of a level; None if it ends early."""
    game, level, share = Game(rules), rng.randint(3, 6), rng.choice([0.2, 0.5, 1.0])
    while game.ply < plies:
        if rng.random() < share:
            action = rng.choice(game.legal_actions())
        else:
            action = solver.choose(game, level=level, seed=rng.getrandbits(60))[0]
        game.apply_action(action)
        if game.is_terminal():
            return None
    return game


def _stratified(recipe: Recipe) -> Iterator[tuple[Position, Scores]]:
    rules, solver = Rules(recipe.rules), Solver(time_limit=_NO_LIMIT)
    seen: set[Position] = set()
    starts = [*recipe.bands, recipe.end]
    for (first, count), end in zip(recipe.bands.items(), starts[1:], strict=True):
        rng = random.Random(f"{recipe.seed}/{first}")
        left = {part: count // 3 + (part < count % 3) for part in range(3)}
        while any(left.values()):
            game = _mixed_game(rules, rng.randrange(first, end), rng, solver)
            if game is None or game.position.canonical() in seen:
                continue
            seen.add(game.position.canonical())
            scores = solver.move_scores(game)
            if len(set(scores.values())) == 1:
                continue  # no answer could be wrong
            keeping = len(bench.LabeledPosition(game.position, scores).good_actions)
            part = 0 if keeping == 1 else 2 if keeping == len(scores) else 1
            if left[part]:
                left[part] -= 1
                yield game.position, scores
        print(f"plies {first} to {end - 1}: {count} positions", file=sys.stderr, flush=True)


def _threats() -> Iterator[tuple[Position, Scores]]:
    """Yields positions of gomoku in which one move wins, and every other move loses."""
    rng, solver = random.Random("1/gomoku"), Solver(time_limit=_PROOF_SECONDS)
    count, by_plies, seen = 0, collections.Counter[int](), set[Position]()
    while count < _THREATS:
        history = _level_game(rng).history()
        for ply in range(7, len(history)):
            position = Game("gomoku", history[:ply]).position
            if position.canonical() in seen or not _is_sharp(position):
                continue
            seen.add(position.canonical())
            found = _unique_win(position, history[ply - 6 : ply], solver)
            if found and by_plies[found[1]] < _MAX_THREATS_OF.get(found[1], _THREATS):
                count, by_plies[found[1]] = count + 1, by_plies[found[1]] + 1
                print(count, sorted(by_plies.items()), file=sys.stderr, flush=True)
                yield position, found[0]
                break


def _level_game(rng: random.Random) -> Game:
    """Returns a game between two weak levels, which overlook threats, after a few random moves near
    the center."""
    game, levels, solver = Game("gomoku"), [rng.randint(1, 3) for _ in range(2)], Solver()
    center = [row * 15 + column for row in range(4, 11) for column in range(4, 11)]
    for action in rng.sample(center, rng.randint(2, 6)):
        game.apply_action(action)
    while not game.is_terminal():
        level, seed = levels[game.ply % 2], rng.getrandbits(60)
        game.apply_action(solver.choose(game, level=level, seed=seed)[0])
    return game


def _is_sharp(position: Position) -> bool:
    """Returns whether a unique win is likely: the opponent has four stones in five squares without
    stones of the player to move, who has such squares, too, or the opponent has few with three; or
    nobody has four, and the opponent has many with three. A filter: the proofs take most of the time,
    and in a trial, one in five of these positions had a proof, but one in a hundred others."""
    board = position.board
    windows = sliding_window_view(board, (5, 5)).reshape(-1, 5, 5)
    diagonals = [view[:, range(5), range(5)] for view in (windows, windows[:, :, ::-1])]
    straight = [sliding_window_view(board, 5, axis=axis).reshape(-1, 5) for axis in (0, 1)]
    fives = np.concatenate([*straight, *diagonals])
    first, second = ((fives == player).sum(axis=1) for player in (1, 2))
    own, other = (first, second) if position.to_move == Player.FIRST else (second, first)
    threes = ((other >= 3) & (own == 0)).sum()
    own_four, other_four = (((x >= 4) & (y == 0)).any() for x, y in ((own, other), (other, own)))
    return bool(own_four or threes <= 3) if other_four else bool(not own_four and threes >= 5)


def _unique_win(position: Position, last: list[int], solver: Solver) -> tuple[Scores, int] | None:
    """Returns 1 for the move that wins and -1 for every other move, and the plies to the win; None if
    this is not proven. The proof: the player to move wins, and every move but one loses."""

    def distance(action: int) -> int:
        return min(max(abs(action % 15 - a % 15), abs(action // 15 - a // 15)) for a in last)

    if not _is_won(position, solver):
        return None
    # A far move first, after which most opponents do not win; then the near moves, most of which win,
    # too.
    actions = sorted(position.legal_actions(), key=distance)
    left = []
    for action in [actions[-1], *actions[:-1]]:
        if not _is_won(position.child(action), solver):
            left.append(action)
        if len(left) > 1 or left == actions[-1:]:
            return None
    scores = {action: 1 if action in left else -1 for action in position.legal_actions()}
    try:
        return scores, Solver(time_limit=_VALUE_SECONDS).value(position).plies
    except Unsolved:
        return None


def _is_won(position: Position, solver: Solver) -> bool:
    """Returns whether the solver proves in time that the player to move wins."""
    if position.is_terminal():
        return position.returns()[position.to_move] > 0
    try:
        return solver.outcome(position).name == f"{position.to_move.name}_WON"
    except Unsolved:
        return False


def _positions(name: str) -> Iterator[tuple[Position, Scores]]:
    if name == "tic-tac-toe-1":
        return _tic_tac_toe()
    return _threats() if name == "gomoku-threats-1" else _stratified(_RECIPES[name])


def _text(name: str) -> str:
    labels = "outcomes" if name == "gomoku-threats-1" else "scores"
    rows = list(_positions(name))
    lines = sorted(
        (p.stones, f"{p}\t{' '.join(str(scores[a]) for a in p.legal_actions())}")
        for p, scores in rows
    )
    return "\n".join([f"{name}\t{rows[0][0].rules}\t{labels}", *(line for _, line in lines), ""])


def _make(name: str, file: pathlib.Path) -> None:
    data = _text(name).encode()
    file.write_bytes(gzip.compress(data, 9, mtime=0))
    print(f'"{name}": "{hashlib.sha256(data).hexdigest()}",')


def _check(name: str, count: int) -> None:
    """Solves `count` random positions of a suite again. Exits with an error at a wrong label."""
    suite, solver = bench.load(name), Solver(time_limit=_CHECK_SECONDS)
    for labeled in random.Random(count).sample(suite.positions, min(count, len(suite))):
        position = labeled.position
        if suite.labels == "scores":
            scores = solver.move_scores(position)
        else:
            others = [action for action, score in labeled.scores.items() if score < 0]
            lost = all(_is_won(position.child(action), solver) for action in others)
            scores = labeled.scores if lost and _is_won(position, solver) else {}
        if scores != labeled.scores:
            sys.exit(f"{position}: the labels are {labeled.scores}, right are {scores}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("name", choices=["tic-tac-toe-1", *_RECIPES, "gomoku-threats-1"])
    parser.add_argument("--make", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--check", type=int, metavar="POSITIONS", default=0)
    options = parser.parse_args()
    if options.make:
        _make(options.name, options.make)
    if options.check:
        _check(options.name, options.check)


if __name__ == "__main__":
    main()
