#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures proofs of placing games on empty boards: their size, and the CPU time to make and to check them.

    bench/proofs.py                        makes the proofs of all boards of the table again
    bench/proofs.py --boards 7x7/5 6x6/5
    bench/proofs.py --data                 writes files of at most 1 MB into data/proofs
    bench/proofs.py --write                also writes into the pages

`inarow proof check` and scripts/check_proof.py check each file. The bytes are the same in every run.
"""

import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

import placing_games
import programs

PROGRAM = os.environ.get("INAROW_PROGRAM") or programs.ROOT / "build/play/bin/inarow"
DATA = programs.ROOT / "data/proofs"
MAX_DATA_BYTES = 1 << 20
# The tree of this board would be larger than proofs can be.
NOT_MADE = {"8x8/5"}
# Transposition tables for boards that need more than the default.
TABLE_SIZES = {"9x4/4": "4GB", "10x4/4": "8GB", "8x7/5": "2GB"}


def timed(*command):
    """The output and the CPU seconds of a command, which must succeed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return output, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def time_text(seconds):
    """Returns a time as text. The system measures CPU time too coarsely for shorter times than 20 ms."""
    return placing_games.time_text(seconds) if seconds >= 0.02 else "under 20 ms"


def row(board, folder):
    path = folder / f"{board.replace('/', '-')}.proof"
    table = ("--table-size", TABLE_SIZES[board]) if board in TABLE_SIZES else ()
    said, made = timed(PROGRAM, "proof", "make", "--rules", board, "--output", path, *table)
    said_again, checked = timed(PROGRAM, "proof", "check", path)
    _, checked_twice = timed(sys.executable, programs.ROOT / "scripts/check_proof.py", path)
    assert said == said_again, (said, said_again)
    outcome, nodes = said.partition(": ")[2].split(", proven by ")
    size = path.stat().st_size
    times = [time_text(each) for each in (made, checked, checked_twice)]
    cells = (board, outcome, f"{int(nodes.split()[0]):,}", f"{size:,}", *times)
    print(*cells, file=sys.stderr)
    return programs.row(*cells)


def keep(folder):
    DATA.mkdir(exist_ok=True)
    for path in folder.glob("*.proof"):
        if path.stat().st_size <= MAX_DATA_BYTES:
            shutil.copyfile(path, DATA / path.name)


def table(options):
    lines = [
        "| board | outcome | nodes | bytes | time to make | `proof check` | `check_proof.py` |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    with tempfile.TemporaryDirectory(prefix="inarow-") as directory:
        folder = pathlib.Path(directory)
        lines += [row(board, folder) for board in options.boards]
        if options.data:
            keep(folder)
    lines += ["", f"We measured these CPU times {programs.when_and_where()}, with one thread."]
    return "\n".join(lines) + "\n"


def main():
    parser = programs.parser(__doc__, writes=True)
    boards = [board for board in placing_games.BOARDS if board not in NOT_MADE]
    parser.add_argument("--boards", nargs="+", default=boards)
    parser.add_argument("--data", action="store_true", help="write small files into data/proofs")
    options = parser.parse_args()
    programs.publish(options, "solver.md", "proofs", table(options))


if __name__ == "__main__":
    main()
