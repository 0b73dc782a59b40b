# SPDX-License-Identifier: BSL-1.0
"""A data set of Connect Four: distinct positions of all plies with exact scores and best moves.

This module needs pyarrow and duckdb. On the command line:

    python -m inarow.dataset OUT.parquet --positions 1000000 --seed 1
"""

from __future__ import annotations

import argparse
import collections
import hashlib
import math
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from inarow import __version__
from inarow._core import Position, Rules, Solver, VectorGames, canonical_texts
from inarow._errors import Error
from inarow.label import _command_line as command_line
from inarow.label import label
from inarow.label._extra import arrow
from inarow.label._formats import FORMATS, Format, Rows, format_of
from inarow.label._locations import Location, location

__all__ = ["make"]

_RULES = Rules("connect-four")
_PLIES = _RULES.columns * _RULES.rows
# A position of fewer plies takes longer to solve, so the weight of its ply is smaller.
_FULL_WEIGHT_PLY = 14
_GAMES_AT_ONCE = 8192
_TEXTS_AT_ONCE = 256
_ROUNDS_WITHOUT_NEW = 8
_CHECKED_ROWS = 1000


def make(
    target: str | os.PathLike[str],
    positions: int,
    seed: int,
    *,
    threads: int | None = None,
    progress: bool = False,
) -> str:
    """Writes the data set to the file `target`, and its card (a text that describes the data set)
    to `target`.md. Returns the card.

    The suffix of `target` determines the format. The same arguments give the same rows. If a call
    is interrupted, the same call resumes the work.
    """
    if positions < 1:
        raise ValueError(f"positions must be at least 1, not {positions}")
    place = location(target)
    target_format = format_of(place)
    if target_format is None:
        raise ValueError(f'the name of "{place}" must end with the suffix of a format')
    if place.exists():
        raise FileExistsError(f'"{place}" exists: remove it')
    state = place.beside(".parts")
    unlabeled, labeled = state / "positions.arrow", state / "labeled.arrow"
    table = _positions(positions, seed)
    state.create_directory()
    if not unlabeled.exists():
        _write(unlabeled, FORMATS["arrow"], table)
    elif not _read(unlabeled).equals(table):
        raise Error(
            f"{unlabeled} has the positions of a run with other settings: "
            f"remove {state} to begin anew, or finish that run as it was begun.",
            kind="other_settings",
        )
    if not labeled.exists():
        options: Any = {"best_moves": True, "threads": threads, "progress": progress}
        label(str(unlabeled), str(labeled), _RULES, **options)
    table = _read(labeled).select([*table.column_names, "score", "best_moves"])
    card = _card(place.name, seed, positions, table, _check(table))
    place.beside(".md").write_text(card)
    _write(place, target_format, table)
    state.remove()
    return card


def _read(file: Location) -> Any:
    schema = FORMATS["arrow"].schema(file)
    return Rows(FORMATS["arrow"].tables(file, schema), schema).take(sys.maxsize)


def _write(file: Location, file_format: Format, table: Any) -> None:
    with file.replaced() as stream, file_format.writer(stream, table.schema) as writer:
        writer.write_table(table.combine_chunks())


def _positions(count: int, seed: int) -> Any:
    """Returns the positions in canonical form, sorted by ply, then by text."""
    found: list[dict[str, None]] = [{} for _ in range(_PLIES + 1)]
    games = VectorGames(_RULES, _GAMES_AT_ONCE, auto_reset=False, seed=seed)
    rounds_without_new = [0] * len(found)
    while wanted := _wanted(count, found, rounds_without_new):
        for ply, lasted in _random_games(games):
            if ply not in wanted:
                continue
            before = len(found[ply])
            _add(found[ply], games, np.flatnonzero(lasted), wanted[ply])
            is_new = len(found[ply]) > before
            rounds_without_new[ply] = 0 if is_new else rounds_without_new[ply] + 1
    texts = [(text, ply) for ply, each in enumerate(found) for text in sorted(each)]
    return arrow.table(
        {
            "position": arrow.array([text for text, _ in texts], arrow.string()),
            "ply": arrow.array([ply for _, ply in texts], arrow.int8()),
        }
    )


def _add(found: dict[str, None], games: VectorGames, indices: Any, wanted: int) -> None:
    """Adds the positions of the games `indices` to `found`, up to `wanted` positions in all."""
    for begin in range(0, len(indices), _TEXTS_AT_ONCE):
        texts = {str(games[int(i)]): None for i in indices[begin : begin + _TEXTS_AT_ONCE]}
        for text in canonical_texts(list(texts), _RULES)[0]:
            if len(found) == wanted:
                return
            found[str(text)] = None


def _wanted(
    count: int, found: list[dict[str, None]], rounds_without_new: list[int]
) -> dict[int, int]:
    """Returns the wanted number of positions for each ply for which fewer are found so far.

    If a ply has no more positions, the other plies get more, in proportion to their weights.
    """
    is_open = [rounds < _ROUNDS_WITHOUT_NEW for rounds in rounds_without_new]
    left = count - sum(len(each) for each, is_it in zip(found, is_open) if not is_it)
    weights = [_weight(ply) if is_it else 0.0 for ply, is_it in enumerate(is_open)]
    # Rounds the running sums instead of the numbers, so that the numbers add up to `count`.
    total = sum(weights)
    sums = [0, *(round(left * sum(weights[: i + 1]) / total) for i in range(len(weights)))]
    numbers = np.diff(sums).tolist() if total else [0] * len(weights)
    return {
        ply: number
        for ply, number in enumerate(numbers)
        if is_open[ply] and number > len(found[ply])
    }


def _weight(ply: int) -> float:
    return math.sqrt(2) ** min(0, ply - _FULL_WEIGHT_PLY)


def _random_games(games: VectorGames) -> Iterator[tuple[int, Any]]:
    """Plays random games. Yields each ply, and which games have lasted until that ply."""
    games.reset()
    lasted = np.ones(len(games), bool)
    for ply in range(_PLIES + 1):
        yield ply, lasted
        if ply < _PLIES:
            actions = games.random_actions()
            games.step(actions)
            lasted = actions >= 0


def _check(table: Any) -> int:
    """Compares the labels of rows with the scores of their children. Returns the number of rows.

    The children are solved one by one, by a solver that has not seen the parent.
    """
    if table["score"].null_count:
        raise Error("A position has no score.", kind="check")
    count = min(_CHECKED_ROWS, int(table.num_rows))
    rows = np.linspace(0, table.num_rows - 1, count).astype(int)
    solver = Solver(table_bytes=2**24)  # small, because it is cleared a thousand times
    for row in table.take(np.unique(rows)).to_pylist():
        position = Position(_RULES, row["position"])
        if position.is_terminal():
            is_right = row["best_moves"] == ""
        else:
            solver.clear()
            actions = position.legal_actions()
            scores = [-int(each) for each in solver.scores([position.child(a) for a in actions])]
            best = " ".join(str(a) for a, score in zip(actions, scores) if score == max(scores))
            is_right = max(scores) == row["score"] and best == row["best_moves"]
        if not is_right:
            raise Error(f"The children of {row['position']} have other scores.", kind="check")
    return count


def _card(name: str, seed: int, positions: int, table: Any, checked: int) -> str:
    command = f"python -m inarow.dataset {shlex.quote(name)} --positions {positions} --seed {seed}"
    columns = [table[each].to_pylist() for each in table.column_names]
    lines = "".join("\t".join(map(str, row)) + "\n" for row in zip(*columns))
    outcomes: dict[int, collections.Counter[int]] = collections.defaultdict(collections.Counter)
    for ply, score in zip(columns[1], columns[2]):
        outcomes[ply][(score > 0) - (score < 0)] += 1
    return f"""# {name}

{table.num_rows} distinct positions of Connect Four with exact scores and best moves, made by inarow
{__version__}:

    {command}

| column | contents |
|---|---|
| `position` | the board, row by row from the top, with `X` for the first player's stones and `O` for the second player's stones; then the player to move |
| `ply` | the number of stones |
| `score` | positive if the player to move wins, negative if this player loses, 0 for a draw. A win with the winner's last stone has the score 1. If the winner needs one move fewer, the magnitude is greater by 1 |
| `best_moves` | all actions with that score, separated by spaces; an action is a column, counted from 0 at the left; empty after the end of the game |

**How made.** The positions come from random games, in which all legal moves are equally likely. The seed
determines the games. A row is the position after `ply` plies, whether the game is over or not. Several rows can
come from one game. No two positions are equal or mirror images of each other. Each position is in its
canonical form: the position or its mirror image, whichever text comes first in ASCII order. All plies
from {_FULL_WEIGHT_PLY} to 42 have the same weight. For each two plies below {_FULL_WEIGHT_PLY}, the weight is halved, because earlier positions
take longer to solve. If a ply has fewer positions than its weight requires, the data set contains all of them.
The rows are sorted by ply, then by text, so shuffle them before training.

**Checks.** The solver computed the exact score of every row. It also solved the children (the positions after
each legal move) of {checked} evenly spread rows, one by one. The score of each of these rows is the largest of the
children's negated scores, and the best moves are the moves with this score. The SHA-256 of the rows, as
lines of tab-separated values without a header:
`{hashlib.sha256(lines.encode()).hexdigest()}`

| ply | positions | wins of the player to move | draws | losses |
|---:|---:|---:|---:|---:|
{"".join(_ply_line(ply, outcomes[ply]) for ply in sorted(outcomes))}"""


def _ply_line(ply: int, counts: collections.Counter[int]) -> str:
    return f"| {ply} | {counts.total()} | {counts[1]} | {counts[0]} | {counts[-1]} |\n"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m inarow.dataset",
        description="Make a data set of Connect Four: distinct positions of all plies with exact "
        "scores and best moves.",
    )
    add = parser.add_argument
    add("target", metavar="OUT", help="File, such as NAME.parquet; OUT.md gets its card")
    add("--positions", type=int, default=1_000_000, help="Number of rows [default: 1000000]")
    add("--seed", type=int, default=1, help="Seed of the random games [default: 1]")
    add("--threads", type=int, help="Number of threads [default: one for each CPU]")
    arguments = parser.parse_args(argv)
    return command_line.run_command(
        "inarow.dataset",
        lambda: make(
            arguments.target,
            arguments.positions,
            arguments.seed,
            threads=arguments.threads,
            progress=command_line.shows_progress(),
        ),
    )


if __name__ == "__main__":
    sys.exit(main())
