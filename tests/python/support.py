# SPDX-License-Identifier: BSL-1.0
"""What the tests of the Python package share."""

import csv
import json
import os
import pathlib
import threading
from typing import get_args

import pytest

import inarow.typing
from inarow import Game, bench
from inarow.__main__ import find_program

ROOT = pathlib.Path(__file__).resolve().parents[2]
LAYOUTS = get_args(inarow.typing.LayoutName)
LONG = os.environ.get("INAROW_LONG") == "1"
PROGRAM = os.environ.get("INAROW_PROGRAM") or find_program()
needs_program = pytest.mark.skipif(PROGRAM is None, reason="the package has no program")


def first_legal(position):
    return position.legal_actions()[0]


def interrupted(*_):
    raise KeyboardInterrupt


def random_game(rules, plies, rng):
    """A game in play after random moves."""
    while True:
        game = Game(rules)
        while game.ply < plies and not game.is_terminal():
            game.apply_action(rng.choice(game.legal_actions()))
        if not game.is_terminal():
            return game


def random_moves(rules, plies, rng):
    return random_game(rules, plies, rng).moves("columns").replace(" ", "")


def part_of(name, count):
    """About as many positions of a suite, evenly spread."""
    whole = bench.load(name)
    some = whole.positions[:: len(whole) // count]
    return bench.Suite(name, whole.rules, whole.labels, whole.bands, some)


def in_threads(count, work):
    """Calls work(number) in each of some threads, and waits for them."""
    threads = [threading.Thread(target=work, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def write_table(path, table):
    """Writes a table of Arrow in the format of the suffix."""
    import pyarrow.ipc
    import pyarrow.parquet

    path.parent.mkdir(exist_ok=True, parents=True)
    if path.suffix == ".parquet":
        pyarrow.parquet.write_table(table, path, row_group_size=70)
    elif path.suffix == ".arrow":
        with pyarrow.ipc.new_file(path, table.schema) as file:
            file.write_table(table, max_chunksize=70)
    elif path.suffix == ".jsonl":
        path.write_text("".join(json.dumps(row) + "\n" for row in table.to_pylist()))
    else:
        with path.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(table.column_names)
            writer.writerows(row.values() for row in table.to_pylist())
    return path


def read_labeled(path):
    """Rows of texts, integers and None, with readers other than those under test."""
    import pyarrow.ipc
    import pyarrow.parquet

    if path.suffix == ".parquet":
        return pyarrow.parquet.read_table(path).to_pylist()
    if path.suffix == ".arrow":
        return pyarrow.ipc.open_file(path).read_all().to_pylist()
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text().splitlines()]
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        for name in ("score", "score_lower", "score_upper"):
            row[name] = int(row[name]) if row[name] else None
        row["error"] = row["error"] or None
    return rows
