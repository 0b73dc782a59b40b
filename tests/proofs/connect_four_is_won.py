#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles the claim that a strategy wins an endgame, and the claim with one reply taken out, which must not compile.

tests/proofs/connect_four_is_won.py [COMPILER...]            [default: g++]
tests/proofs/connect_four_is_won.py --whole [COMPILER...]    also examples/connect_four_is_won.cpp
"""

import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "connect_four_is_won.cpp"
STRATEGY = ROOT / "tests" / "support" / "endgame_strategy.hpp"
CLAIM = """\
#include <inarow.hpp>
#include <inarow/type/winning_strategy.hpp>
#include "strategy.hpp"
using g = inarow::play<inarow::new_game<inarow::connect_four>, 4, 4, 4, 4, 4, 4, 5>;
static_assert(inarow::wins_with<endgame_strategy, g>);
"""


MAX_MEGABYTES = 1100


@dataclasses.dataclass
class Compiled:
    code: int
    errors: str
    seconds: float
    megabytes: int


def compiled(compiler, source):
    command = [compiler, "-std=c++23", "-fsyntax-only", f"-I{ROOT / 'include'}", source]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    with process.stderr as stream:
        errors = stream.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Compiled(process.returncode, errors, usage.ru_utime, usage.ru_maxrss // 1024)


def check(holds, what):
    if not holds:
        sys.exit(what)


def check_example(compiler):
    done = compiled(compiler, EXAMPLE)
    check(done.code == 0, f"{compiler} does not compile the example:\n{done.errors[:2000]}")
    print(
        f"{compiler}: the first player wins Connect Four ({done.seconds:.0f} s, {done.megabytes} MB)"
    )
    check(done.megabytes <= MAX_MEGABYTES, f"{compiler} needs more than {MAX_MEGABYTES} MB")


def check_without_a_reply(compiler):
    whole = STRATEGY.read_text()
    first_letter = whole.index('"', whole.index("instalments[]")) + 1
    with tempfile.TemporaryDirectory() as folder:
        claim = pathlib.Path(folder) / "claim.cpp"
        claim.write_text(CLAIM)
        strategy = claim.with_name("strategy.hpp")
        strategy.write_text(whole)
        check(compiled(compiler, claim).code == 0, f"{compiler} does not compile the claim")
        strategy.write_text(f"{whole[:first_letter]}G{whole[first_letter + 1 :]}")
        done = compiled(compiler, claim)
        check(done.code != 0, f"{compiler} compiles a strategy without a reply")
        # Compilers wrap the sentence differently.
        told = re.sub(r'"\}, (inarow::(v0::)?)?str<\d+>\{"', " ", done.errors)
        sentence = "it has no reply in this position."
        check(sentence in told, f"{compiler} says something else:\n{done.errors}")
        check("1 2 3 4 5 6 7" in told, f"{compiler} does not draw the board:\n{done.errors}")


is_whole = "--whole" in sys.argv[1:]
for each in [name for name in sys.argv[1:] if name != "--whole"] or ["g++"]:
    check_without_a_reply(each)
    if is_whole:
        check_example(each)
