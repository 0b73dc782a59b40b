# SPDX-License-Identifier: BSL-1.0
"""The programs and compilers of the benchmarks of compile time.

bench/compile_time.py (times and instantiations) and tests/counts/counts.py (the limits) share this module.
"""

import argparse
import datetime
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = ROOT / "include"

NINE_MOVES = "b2 a1 c1 a3 a2 c2 b3 b1 c3".split()  # tic-tac-toe, drawn
FORTY_TWO_MOVES = "757341132773575647262416323134652254654611"  # Connect Four, drawn


def column_letters(column):
    letters = ""
    column += 1
    while column > 0:
        letters = chr(ord("a") + (column - 1) % 26) + letters
        column = (column - 1) // 26
    return letters


def algebraic(side, column, row):
    return f"{column_letters(column)}{side - row}"


def filling(side):
    """Yields all squares of a square board with an even side, in an order of moves that completes no line."""
    for row in range(side):
        columns = range(side)
        # If all rows ran from left to right, each player would fill whole columns.
        for column in columns if row // 2 % 2 == 0 else reversed(columns):
            yield algebraic(side, column, row)


def filled_rows(side):
    """The board that `filling` ends with, as a position text."""
    rows = []
    for row in range(side):
        marks = "XO" * (side // 2)
        rows.append(marks if row // 2 % 2 == 0 else marks[::-1])
    return "/".join(rows)


def empty():
    return ""


def include_only():
    return "#include <inarow.hpp>\n"


def a_move_a_step(rules, moves, end="is_drawn"):
    """A program that plays a game, with one alias per move, and asserts the outcome."""
    lines = [include_only(), f"using g0 = inarow::new_game<{rules}>;"]
    number = 0
    for number, move in enumerate(moves, 1):
        lines.append(f'using g{number} = inarow::play<g{number - 1}, "{move}">;')
    lines.append(f"static_assert(inarow::{end}<g{number}>);\n")
    return "\n".join(lines)


def in_one_play(rules, moves, end="is_drawn"):
    """Like a_move_a_step, but with all moves in one list."""
    arguments = ", ".join(f'"{move}"' for move in moves)
    return (
        f"{include_only()}"
        f"using g = inarow::play<inarow::new_game<{rules}>, {arguments}>;\n"
        f"static_assert(inarow::{end}<g>);\n"
    )


def filled_board(side):
    return a_move_a_step(f"inarow::square_board({side})", filling(side))


class Compiler:
    """A compiler to measure with. Its figures are stored under `name`.

    A command such as /srv/sid:g++-16 runs g++-16 in the root file system /srv/sid, with chroot.
    """

    def __init__(self, command):
        root, _, program = command.rpartition(":")
        self.command = ["chroot", root, program] if root else [program]
        self.version = self._said("--version").splitlines()[0]
        self.is_clang = "clang" in self.version
        number = self._said("-dumpversion").strip()
        self.name = f"{'clang' if self.is_clang else 'g++'} {number.split('.')[0]}"

    def _said(self, option):
        command = [*self.command, option]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def check_only(self, source, *options):
        """The command that compiles a file to find errors, without output files."""
        return [
            *self.command, "-std=c++23", "-fsyntax-only", f"-I{INCLUDE}", *options, str(source),
        ]  # fmt: skip

    def compiles(self, source, *options):
        run = subprocess.run(self.check_only(source, *options), capture_output=True, check=False)
        return run.returncode == 0

    def specializations(self, source):
        """The number of template specializations in a file, counted by the compiler.

        g++ -fstats counts classes, aliases, variables, functions and concepts. clang -print-stats
        counts classes, variables and concepts. The counts are the same in every run. Do not compare
        the counts of g++ with the counts of clang.
        """
        option = ["-Xclang", "-print-stats"] if self.is_clang else ["-fstats"]
        run = subprocess.run(
            self.check_only(source, *option), capture_output=True, text=True, check=True
        )
        if self.is_clang:
            kinds = "(?:Class|Var)Template|ImplicitConcept"
            counts = re.findall(rf"^ *(\d+) (?:{kinds})Specialization decls", run.stderr, re.M)
            known = "decls total" in run.stderr  # clang omits kinds without specializations
        else:
            counts = re.findall(r"_specializations: size \d+, (\d+) elements", run.stderr)
            known = len(counts) == 2
        if not known:
            raise SystemExit(f"{self.name}: its statistics are not as expected")
        return sum(map(int, counts))


def compilers_present(wanted):
    """The compilers of the commands that exist, each version once."""
    result = {}
    for command in wanted:
        if ":" in command or shutil.which(command):
            compiler = Compiler(command)
            result.setdefault(compiler.name, compiler)
    return list(result.values())


def written(texts):
    """Writes programs, {name: text}, into a temporary directory. Returns the directory and the files."""
    directory = tempfile.TemporaryDirectory(prefix="inarow-")
    files = {}
    for number, (name, text) in enumerate(texts.items()):
        files[name] = pathlib.Path(directory.name, f"program{number}.cpp")
        files[name].write_text(text, encoding="utf-8")
    return directory, files


def parser(description, writes=False):
    """A parser that shows the description as it is; with the option --write if `writes` is True."""
    result = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    if writes:
        result.add_argument("--write", action="store_true", help="also write into the pages")
    return result


def build(source, program, compiler="g++", include=INCLUDE, level="-O2"):
    """Compiles the program of a source file. Returns the path of the program."""
    command = compiler if isinstance(compiler, list) else [compiler]
    flags = ["-std=c++23", level, "-DNDEBUG", "-pthread", f"-I{include}"]
    subprocess.run([*command, *flags, "-o", str(program), str(source)], check=True)
    return program


def row(*cells):
    return f"| {' | '.join(cells)} |"


def options_and_compilers(description, runs, add_options=lambda parser: None):
    """Parses the command line of a benchmark of compilers. Returns the options and the compilers."""
    command_line = parser(description, writes=True)
    command_line.add_argument("--runs", type=int, default=runs)
    command_line.add_argument("--compilers", nargs="+", default=["g++", "clang++-19", "clang++-22"])
    add_options(command_line)
    options = command_line.parse_args()
    if options.runs < 1:
        command_line.error("--runs must be at least 1")
    compilers = compilers_present(options.compilers)
    if not compilers:
        raise SystemExit("no such compiler is here")
    return options, compilers


def report(options, compilers, section, table, page="performance.md"):
    """Prints a table with its date and machine. Writes the table into the page with --write."""
    versions = "".join(f"- {c.name}: {c.version}\n" for c in compilers)
    runs = "1 run" if options.runs == 1 else f"{options.runs} runs"
    text = f"{table}\nThe figures come from {runs} {when_and_where()}, with these compilers:\n\n{versions}"
    publish(options, page, section, text)


def when_and_where():
    """The date and the machine of a measurement."""
    return f"on {datetime.date.today()}, on {machine()}"


def machine():
    """The processor and its number of threads, as the system reports them."""
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")
        model = re.search(r"^model name\s*: (.*)$", text, re.M)[1]
    except (OSError, TypeError):
        model = "an unnamed processor"
    return f"{model} with {os.cpu_count()} threads"


def publish(options, page, name, text):
    """Prints a text. With --write, also writes it into a section of a page of docs/."""
    print(text)
    if options.write:
        replace_section(page, name, text)


def replace_section(page, name, text):
    """Replaces the text between <!-- name --> and <!-- /name --> on a page of docs/."""
    page = ROOT / "docs" / page
    pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.S)
    before = page.read_text(encoding="utf-8")
    if not pattern.search(before):
        raise SystemExit(f"{page} has no section {name}")
    page.write_text(pattern.sub(lambda m: m[1] + text + m[2], before), encoding="utf-8")
