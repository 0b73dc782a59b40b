#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles the claim that a strategy wins an endgame, and the claim with one reply taken out, which must not compile.

tests/proofs/connect_four_is_won.py              with g++
tests/proofs/connect_four_is_won.py --whole      also examples/connect_four_is_won.cpp, also with clang 22
"""

import pathlib
import re
import resource
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


def compiled(compiler, source):
    command = [compiler, "-std=c++23", "-fsyntax-only", f"-I{ROOT / 'include'}", source]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def check(holds, what):
    if not holds:
        sys.exit(what)


def check_example(compiler):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = compiled(compiler, EXAMPLE)
    check(done.returncode == 0, f"{compiler} does not compile the example:\n{done.stderr[:2000]}")
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"{compiler}: the first player wins Connect Four "
        f"({usage.ru_utime - before:.0f} s, {usage.ru_maxrss // 1024} MB)"
    )


def check_without_a_reply(compiler):
    whole = STRATEGY.read_text()
    first_letter = whole.index('"', whole.index("instalments[]")) + 1
    with tempfile.TemporaryDirectory() as folder:
        claim = pathlib.Path(folder) / "claim.cpp"
        claim.write_text(CLAIM)
        strategy = claim.with_name("strategy.hpp")
        strategy.write_text(whole)
        check(compiled(compiler, claim).returncode == 0, f"{compiler} does not compile the claim")
        strategy.write_text(f"{whole[:first_letter]}G{whole[first_letter + 1 :]}")
        done = compiled(compiler, claim)
        check(done.returncode != 0, f"{compiler} compiles a strategy without a reply")
        # Compilers wrap the sentence differently.
        told = re.sub(r'"\}, (inarow::(v0::)?)?str<\d+>\{"', " ", done.stderr)
        sentence = "it has no reply in this position."
        check(sentence in told, f"{compiler} says something else:\n{done.stderr}")
        check("1 2 3 4 5 6 7" in told, f"{compiler} does not draw the board:\n{done.stderr}")


is_whole = "--whole" in sys.argv[1:]
for each in ["g++", "clang++-22"] if is_whole else ["g++"]:
    check_without_a_reply(each)
    if is_whole:
        check_example(each)
