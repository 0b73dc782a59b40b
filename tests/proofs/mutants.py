#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Spoils the code that is proven, one small change at a time, and sees that a proof fails.

The changes are those of tests/rules_mutation.py, and the same in bitboards. A mutant is killed when
a proof of its header is refuted. Survivors must be listed, with the reason, in
tests/proofs/mutants_survivors.txt.

    tests/proofs/mutants.py              planted faults, as on every change
    tests/proofs/mutants.py --sample 60  some mutants, too
    tests/proofs/mutants.py --all        every mutant
"""

import argparse
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

PROOFS = pathlib.Path(__file__).resolve().parent
ROOT = PROOFS.parent.parent
sys.path.insert(0, str(ROOT / "tests"))
import rules_mutation  # noqa: E402

SURVIVORS = PROOFS / "mutants_survivors.txt"
COMPILE_SECONDS = 60  # of CPU
RUN_SECONDS = 60

# The program that proves a header, and the functions of it that are proven; None for all.
PROVEN = {
    "game/line.hpp": ("line", None),
    "game/square.hpp": ("geometry", {"is_on_board", "index_of", "square_at"}),
    "game/position.hpp": (
        "position",
        {
            "check",
            "check_column",
            "is_supported",
            "landing",
            "apply",
            "put",
            "take",
            "for_each_move",
        },
    ),
    "bitboard/geometry.hpp": ("geometry", None),
    "bitboard/constant_geometry.hpp": ("geometry", None),
}
# Of these, the proofs must find every one: a header, code of it, and what becomes of the code.
PLANTED = [
    ("bitboard/geometry.hpp", "stones << 3 * s | stones >> s", "stones << 2 * s | stones >> s"),
    (
        "bitboard/constant_geometry.hpp",
        "own << 3 * rising | own >> rising",
        "own << 2 * rising | own >> rising",
    ),
    (
        "game/line.hpp",
        "last.column < below ? last.column : below",
        "last.column < last.row ? last.column : below",
    ),
    ("game/position.hpp", "stones_ >= rules_.run", "stones_ > rules_.run"),
]
FUNCTION = re.compile(r"(?:constexpr|static|friend)\b.*?\b(\w+)\)?\(")


def functions_of(lines):
    """For each line the name of the function that it is part of."""
    name, names = "", []
    for line in lines:
        if re.match(r"(    |)\S", line) and (found := FUNCTION.search(line)):
            name = found[1]
        names.append(name)
    return names


def mutants_of(header):
    path = ROOT / "include" / "inarow" / header
    functions = PROVEN[header][1]
    names = functions_of(path.read_text().split("\n"))
    for mutant in rules_mutation.mutants_of(path):
        if functions is None or names[mutant.number - 1] in functions:
            yield mutant


class Workshop:
    """A copy of include/, in which one fault at a time stands."""

    def __init__(self, compiler, folder):
        self.compiler = compiler
        self.root = pathlib.Path(folder)
        shutil.copytree(ROOT / "include", self.root / "include")
        self.flags = ["-std=c++23", "-O0", "-w", f"-I{self.root / 'include'}"]
        header = self.root / "standard.hpp"
        header.write_text(
            "#include <z3++.h>\n"
            + "".join(
                f"#include <{name}>\n"
                for name in ("array", "algorithm", "functional", "map", "set", "string", "vector")
            )
        )
        subprocess.run(
            [compiler, *self.flags, "-x", "c++-header", header, "-o", f"{header}.gch"], check=True
        )
        self.flags += ["-include", str(header)]

    def runs(self, command, seconds):
        limited = ["sh", "-c", f'ulimit -t {seconds}; exec "$@"', "sh", *command]
        ran = subprocess.run(limited, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return ran.returncode == 0

    def verdict(self, header, text):
        """Whether the proofs hold for this text of the header; None when it does not compile."""
        target = self.root / "include" / "inarow" / header
        original = target.read_text()
        program = self.root / "program"
        source = PROOFS / f"{PROVEN[header][0]}_proofs.cpp"
        target.write_text(text)
        try:
            command = [self.compiler, *self.flags, str(source), "-o", str(program), "-lz3"]
            if not self.runs(command, COMPILE_SECONDS):
                return None
            return self.runs([str(program), "--stop"], RUN_SECONDS)
        finally:
            target.write_text(original)


def listed_survivors():
    listed = rules_mutation.listed_survivors()
    rules_mutation.SURVIVORS = SURVIVORS
    return {**listed, **rules_mutation.listed_survivors()}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sample", type=int, default=0, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--all", action="store_true", help="try every mutant")
    parser.add_argument("--only", default="", help="only mutants of headers with this text")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    parser.add_argument("--compiler", default="g++")
    arguments = parser.parse_args()

    mutants = [m for header in PROVEN if arguments.only in header for m in mutants_of(header)]
    if arguments.list:
        print(*mutants, f"{len(mutants)} mutants", sep="\n")
        return 0
    wrong = 0
    with tempfile.TemporaryDirectory(prefix="proofs.") as folder:
        workshop = Workshop(arguments.compiler, folder)
        for header, old, new in PLANTED:
            text = (ROOT / "include" / "inarow" / header).read_text()
            if old not in text:
                sys.exit(f"tests/proofs/mutants.py: {header} has no {old!r}: correct PLANTED")
            is_found = workshop.verdict(header, text.replace(old, new)) is False
            print(f"{'refuted' if is_found else 'NOT REFUTED'}: {header}: {old}  ->  {new}")
            wrong += not is_found

        if not arguments.all:
            count = min(arguments.sample, len(mutants))
            mutants = random.Random(arguments.seed).sample(mutants, count)
        listed = listed_survivors()
        killed = survived = stillborn = 0
        for mutant in mutants:
            holds = workshop.verdict(mutant.header, "\n".join(mutant.lines))
            killed += holds is False
            survived += holds is True
            stillborn += holds is None
            if holds:
                is_listed = bool(listed.get(mutant.key))
                print(f"{'listed  ' if is_listed else 'survives'} {mutant}", flush=True)
                wrong += not is_listed
    if mutants:
        print(f"{killed} mutants refuted, {survived} survive, {stillborn} do not compile")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
