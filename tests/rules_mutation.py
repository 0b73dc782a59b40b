#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Spoils the rules in include/inarow/game, one small change at a time, and sees that a test fails.

A change that does not compile by itself is no mutant. A mutant is killed when one of the tests in
tests/game/ or tests/game/detail/ no longer compiles (each of their cases is a static_assert too), or
when tests/rules_mutation_killer.cpp, which plays against the oracle, fails or does not end.
Survivors must be listed, with the reason, in tests/rules_mutation_survivors.txt; of all mutants at
least 95% must be killed.

    tests/rules_mutation.py                  a sample, as in CI; with INAROW_LONG=1 all of them
    tests/rules_mutation.py --all --jobs 2
    tests/rules_mutation.py --sample 20 --seed 7
    tests/rules_mutation.py --list           what would be changed
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

TESTS = pathlib.Path(__file__).resolve().parent
INCLUDE = TESTS.parent / "include"
HEADERS = sorted((INCLUDE / "inarow" / "game").rglob("*.hpp"))
SURVIVORS = TESTS / "rules_mutation_survivors.txt"
KILLER = TESTS / "rules_mutation_killer.cpp"
LEAST_SCORE = 0.95
NO_MUTANT = "does not compile"
COMPILE_SECONDS = 20  # of CPU: what takes more would never end
RUN_SECONDS = 5

# What each token becomes. Binary operators have a space on both sides, as clang-format writes
# them; so no template bracket, reference or pointer is among them.
OPERATORS = {
    "<": ["<=", ">="],
    ">": [">=", "<="],
    "<=": ["<", ">"],
    ">=": [">", "<"],
    "==": ["!="],
    "!=": ["=="],
    "&&": ["||"],
    "||": ["&&"],
    "+": ["-"],
    "-": ["+"],
    "*": ["+"],
    "/": ["*"],
    "%": ["/"],
    "|": ["&"],
    "^": ["|"],
    "<<": [">>"],
    ">>": ["<<"],
    "+=": ["-="],
    "-=": ["+="],
}
WORDS = {
    "true": ["false"],
    "false": ["true"],
    "first": ["second"],
    "second": ["first"],
    "place": ["drop"],
    "drop": ["place"],
    "columns": ["rows"],
    "rows": ["columns"],
    "column": ["row"],
    "row": ["column"],
    "at_least": ["exactly"],
    "exactly": ["at_least"],
    "normal": ["misere"],
    "misere": ["normal"],
}
LEFT_ALONE = re.compile(
    r"\s*(#|//|template\b|static_assert\b|namespace\b|using\b|enum\b|\}?;?$|friend\b)"
)
STATEMENT = re.compile(
    r"(\s*)((\+\+|--)[\w.]+|[\w.\[\]]+ (=|\+=|-=|\|=|&=) [^;]+|[\w.]+\([^;]*\)|continue|break);\s*$"
)


class Mutant:
    def __init__(self, header, number, line, change, lines):
        self.header = header
        self.number = number
        self.change = change
        self.code = line.strip()
        self.lines = lines

    @property
    def key(self):
        return f"{self.header}: {self.change}: {self.code}"

    def __str__(self):
        return f"include/inarow/{self.header}:{self.number}: {self.change}: {self.code}"


def code_of(line):
    """The line without comment and without what stands in quotes, each as blanks."""
    line = re.sub(r'"[^"]*"|\'[^\']*\'', lambda m: " " * len(m[0]), line)
    at = line.find("//")
    return line if at < 0 else line[:at] + " " * (len(line) - at)


def changes_of(code):
    """(begin, end, replacement) for each small change to one line of code."""
    for m in re.finditer(r" (\S{1,2}) ", code):
        for new in OPERATORS.get(m[1], []):
            yield m.start(1), m.end(1), new
    for m in re.finditer(r"(\+\+|--)", code):
        yield m.start(), m.end(), "--" if m[0] == "++" else "++"
    for m in re.finditer(r"(?<=[\s({,])-(?=[\w(])", code):
        yield m.start(), m.end(), ""
    for m in re.finditer(r"!(?=[\w(])", code):
        yield m.start(), m.end(), ""
    for m in re.finditer(r"(?<![\w.])\d+(?![\w.])", code):
        for step in (1, -1):
            yield m.start(), m.end(), str(int(m[0]) + step)
    for m in re.finditer(r"\w+", code):
        for new in WORDS.get(m[0], []):
            yield m.start(), m.end(), new
    for m in re.finditer(r"\b(if|while) \((?!const auto|const mark|const line|const square)", code):
        # The condition up to its closing bracket, if that is on this line.
        depth, end = 1, m.end()
        while end < len(code) and depth:
            depth += {"(": 1, ")": -1}.get(code[end], 0)
            end += 1
        if not depth:
            yield m.end(), end - 1, f"!({code[m.end() : end - 1]})"
    for m in re.finditer(r" \? ([^?:]+) : ([^?:;,})]+)", code.replace("::", "\0\0")):
        a, b = m[1].replace("\0\0", "::"), m[2].replace("\0\0", "::")
        if a.count("(") == a.count(")") and b.count("(") == b.count(")"):
            yield m.start(), m.end(), f" ? {b} : {a}"
    if m := STATEMENT.match(code):
        yield m.start(2), m.end(2), ""


def mutants_of(path):
    header = path.relative_to(INCLUDE / "inarow").as_posix()
    lines = path.read_text().split("\n")
    depth_of_enum = 0
    for i, line in enumerate(lines):
        if re.match(r"\s*(enum class|constexpr std::string_view names)", line):
            depth_of_enum = 1
        inside = depth_of_enum
        if depth_of_enum and "};" in line:
            depth_of_enum = 0
        code = code_of(line)
        if inside or LEFT_ALONE.match(line):
            continue
        seen = set()
        for begin, end, new in changes_of(code):
            changed = line[:begin] + new + line[end:]
            if changed == line or changed in seen:
                continue
            seen.add(changed)
            old = line[begin:end].strip()
            if not new:
                change = f"without '{old}'"
            else:
                change = f"'{old}' -> '{new.strip()}'"
            column = len(line[:begin]) - len(line) + len(line.lstrip())
            # The same change twice in a line is told apart by its place.
            if sum(1 for _ in re.finditer(re.escape(old), line)) > 1:
                change += f" at {column}"
            yield Mutant(header, i + 1, line, change, [*lines[:i], changed, *lines[i + 1 :]])


class Worker:
    """A copy of include/ in which one mutant at a time stands, and of the tests as they are now."""

    def __init__(self, compiler):
        self.compiler = compiler
        self.folder = tempfile.TemporaryDirectory(prefix="rules_mutation.")
        self.root = pathlib.Path(self.folder.name)
        shutil.copytree(INCLUDE, self.root / "include")
        self.tests = self.root / "tests"
        for folder in ("game", "support"):
            shutil.copytree(TESTS / folder, self.tests / folder)
        shutil.copy(KILLER, self.tests)
        self.flags = [
            "-std=c++23",
            "-O0",
            "-w",
            f"-I{self.root / 'include'}",
            f"-I{self.tests}",
            "-D_GLIBCXX_ASSERTIONS",
        ]
        # What does not change is compiled once.
        standard = [
            f"#include <{name}>\n"
            for name in (
                "algorithm",
                "cstdint",
                "expected",
                "functional",
                "optional",
                "random",
                "string",
                "vector",
            )
        ]
        self.users = self.root / "users.cpp"
        self.users.write_text(
            "#include <inarow/dynamic.hpp>\n"
            + "".join(f"#include <{path.relative_to(INCLUDE).as_posix()}>\n" for path in HEADERS)
            + "".join(
                f"template class inarow::basic_{kind}<9>;\n"
                for kind in ("position", "game", "layout")
            )
            + "template class inarow::detail::retraction_search<9>;\n"
        )
        self.for_tests = self.precompiled(
            "tests.hpp", ["#include <doctest/doctest.h>\n", *standard]
        )
        self.for_killer = self.precompiled("killer.hpp", standard)

    def precompiled(self, name, includes):
        header = self.root / name
        header.write_text("".join(includes))
        subprocess.run(
            [self.compiler, *self.flags, "-x", "c++-header", str(header), "-o", f"{header}.gch"],
            check=True,
        )
        return ["-include", str(header)]

    def fails(self, command, seconds):
        limited = ["sh", "-c", f'ulimit -t {seconds}; exec "$@"', "sh", *command]
        ran = subprocess.run(limited, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return ran.returncode != 0

    def compiles(self):
        """Whether the headers compile, with no case held to them."""
        return not self.fails(
            [self.compiler, *self.flags, *self.for_killer, "-fsyntax-only", str(self.users)],
            COMPILE_SECONDS,
        )

    def killer_of(self, header):
        """Which test fails; None when none does. The test of the header itself goes first."""
        own = pathlib.PurePath(header).stem
        tests = sorted(
            [
                *(self.tests / "game").glob("*_test.cpp"),
                *(self.tests / "game" / "detail").glob("*_test.cpp"),
            ],
            key=lambda t: (not t.name.startswith(own + "_"), t.name),
        )
        for test in tests:
            if self.fails(
                [self.compiler, *self.flags, *self.for_tests, "-fsyntax-only", str(test)],
                COMPILE_SECONDS,
            ):
                return test.name
        program = self.root / "killer"
        if self.fails(
            [
                self.compiler,
                *self.flags,
                *self.for_killer,
                str(self.tests / KILLER.name),
                "-o",
                str(program),
            ],
            COMPILE_SECONDS,
        ):
            return KILLER.name
        if self.fails([str(program)], RUN_SECONDS):
            return KILLER.name
        return None

    def try_mutant(self, mutant):
        target = self.root / "include" / "inarow" / mutant.header
        original = target.read_text()
        target.write_text("\n".join(mutant.lines))
        try:
            return self.killer_of(mutant.header) if self.compiles() else NO_MUTANT
        finally:
            target.write_text(original)


def listed_survivors():
    """Entries: a line as printed for a survivor, then the reason, indented."""
    entries, key = {}, None
    for line in SURVIVORS.read_text().splitlines() if SURVIVORS.exists() else []:
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(" "):
            entries[key] = (entries[key] + " " + line.strip()).strip()
        else:
            key = line.rstrip()
            entries[key] = ""
    return entries


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sample", type=int, default=60, help="how many mutants to try")
    parser.add_argument("--all", action="store_true", help="try all (so does INAROW_LONG=1)")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--compiler", default="g++")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    parser.add_argument("--only", default="", help="only headers whose path holds this text")
    arguments = parser.parse_args()

    mutants = [m for path in HEADERS for m in mutants_of(path) if arguments.only in m.header]
    if arguments.list:
        print(*mutants, f"{len(mutants)} mutants", sep="\n")
        return 0
    complete = arguments.all or os.environ.get("INAROW_LONG") == "1"
    chosen = mutants
    if not complete:
        chosen = random.Random(arguments.seed).sample(mutants, min(arguments.sample, len(mutants)))

    began = time.monotonic()
    workers = [Worker(arguments.compiler) for _ in range(arguments.jobs)]
    if killer := workers[0].killer_of("game/rules.hpp"):
        print(f"{killer} fails without any mutant")
        return 1
    idle = list(workers)

    def attempt(mutant):
        worker = idle.pop()
        try:
            return mutant, worker.try_mutant(mutant)
        finally:
            idle.append(worker)

    survivors, kills = [], {}
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for mutant, killer in pool.map(attempt, chosen):
            if killer:
                kills[killer] = kills.get(killer, 0) + 1
            else:
                survivors.append(mutant)

    listed = listed_survivors()
    unlisted = [m for m in survivors if not listed.get(m.key)]
    for mutant in survivors:
        print(f"{'survives' if mutant in unlisted else 'listed  '} {mutant}")
    stillborn = kills.pop(NO_MUTANT, 0)
    tried = len(chosen) - stillborn
    killed = tried - len(survivors)
    score = killed / max(tried, 1)
    print(*(f"{count:5} killed by {name}" for name, count in sorted(kills.items())), sep="\n")
    print(
        f"{killed} of {tried} mutants killed ({100 * score:.1f}%); {stillborn} more did not "
        f"compile; {len(chosen)} of {len(mutants)} tried, seed {arguments.seed}, "
        f"{time.monotonic() - began:.0f} s"
    )
    wrong = False
    if unlisted:
        print(f"{len(unlisted)} survivors without a reason in {SURVIVORS.name}")
        wrong = True
    if complete:
        if score < LEAST_SCORE and not arguments.only:
            print(f"fewer than {100 * LEAST_SCORE:.0f}% killed")
            wrong = True
        gone = [
            key
            for key in listed
            if arguments.only in key.split(":")[0] and key not in {m.key for m in survivors}
        ]
        for key in gone:
            print(f"listed as a survivor, but is none: {key}")
        wrong = wrong or bool(gone)
    else:
        print("not all: INAROW_LONG=1 tries every mutant")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
