# SPDX-License-Identifier: BSL-1.0
"""Tries the installed package, which needs nothing but its dependencies: a game, an exact score, the command line.

Run by scripts/wheels.sh, the stage python and cibuildwheel in an environment that has nothing else."""

import pathlib
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata

import inarow

VERSION = metadata.version("inarow")
MOVES = "3216462544444222"
SCORE = inarow.Solver(book=False).score(inarow.Game("connect-four", MOVES))


def output(command, arguments, text=""):
    ran = subprocess.run(
        [*command, *arguments], input=text, capture_output=True, encoding="utf-8", check=True
    )
    return ran.stdout


def try_module():
    # Played to the end by the solver's own moves.
    game = inarow.Game("connect-four", MOVES)
    solver = inarow.Solver()
    score = solver.score(game)
    while not game.is_terminal():
        game.apply_action(solver.best_moves(game)[0])
    assert (score > 0) - (score < 0) == game.returns()[0]
    assert inarow.Solver().score(inarow.Game("connect-four")) == 1  # from the book


def try_command(command):
    assert output(command, ["--version"]).split()[-1] == VERSION
    assert output(command, ["solve", "-r", "connect-four"], MOVES) == f"{MOVES} {SCORE}\n"
    # The empty board is out of reach without the book.
    assert output(command, ["solve", "-r", "connect-four", "--timeout", "9s"], "\n") == " 1\n"
    assert "X X X" in output(command, ["play", "--plain"], "a1\na2\nb1\nb2\nc1\n")


try_module()
try_command([shutil.which("inarow", path=sysconfig.get_path("scripts"))])
try_command([sys.executable, "-m", "inarow"])
assert pathlib.Path(sysconfig.get_path("data"), "include", "inarow.hpp").is_file()
print(f"inarow {VERSION} works in Python {sys.version.split()[0]}: package and command line")
