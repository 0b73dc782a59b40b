#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Counts with valgrind how many instructions a compiler executes for the include and for a full 20x20 board.

The counts vary by less than a thousandth from run to run, even on a busy machine.

    bench/compile_instructions.py g++ clang++-22
    bench/compile_instructions.py --include OTHER/include g++        the headers of another checkout

The counts are in millions. The count of a move is the count of a full board minus the count of the include, divided
by the 400 moves of the board.
"""

import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import programs

INCLUDE = pathlib.Path(__file__).resolve().parent.parent / "include"
SIDE = 20
PROGRAMS = {
    "an empty file": "",
    "the include": programs.include_only(),
    f"{SIDE}x{SIDE} filled": programs.filled_board(SIDE),
}


def compiler_proper(compiler, options):
    """Returns the command that the driver would run, because valgrind does not follow child processes here."""
    run = subprocess.run([compiler, *options, "-###"], capture_output=True, text=True, check=True)
    lines = [line for line in run.stderr.splitlines() if "cc1" in line]
    return shlex.split(lines[-1])


def instructions(compiler, include, text):
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "program.cpp"
        program.write_text(text, encoding="ascii")
        options = ["-std=c++23", "-fsyntax-only", f"-I{include}", str(program)]
        command = ["valgrind", "--tool=cachegrind", "--cache-sim=no"]
        command += ["--cachegrind-out-file=/dev/null", *compiler_proper(compiler, options)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
    counted = re.search(r"I +refs: +([\d,]+)", run.stderr)
    if run.returncode != 0 or not counted:
        sys.exit(f"{compiler} did not compile it, or valgrind did not count:\n{run.stderr[-2000:]}")
    return int(counted[1].replace(",", "")) / 1e6


def main():
    parser = programs.parser(__doc__)
    parser.add_argument("--include", default=INCLUDE)
    parser.add_argument("compilers", nargs="+")
    arguments = parser.parse_args()
    print("| | " + " | ".join(PROGRAMS) + " | a move |\n|---|" + "---:|" * (len(PROGRAMS) + 1))
    for compiler in arguments.compilers:
        counts = [instructions(compiler, arguments.include, text) for text in PROGRAMS.values()]
        move = (counts[-1] - counts[-2]) / SIDE**2
        print(f"| {compiler} | " + " | ".join(f"{n:.0f}" for n in counts) + f" | {move:.2f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
