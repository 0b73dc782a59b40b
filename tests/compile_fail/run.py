#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Compiles what must not compile, with every compiler there is, and reads what each of them says.

Each case in cases/*.txt is a small program with one mistake: its first error must be the sentence
that stands there, and the board must be drawn as it stands there, within the number of lines, none
too long, without any noise. Where a constraint fails, the first error is the language's own, and the sentence must
stand in a note. Each has a twin, the same program mended, which must compile without a
word. All is done through the headers in include/, and again through the generated ones in
single_include/ and, by a compiler that has modules, through `import inarow;`.

    run.py                           all cases; and of the sentences, a sample is spoiled
    run.py --figures                 how many lines and characters each compiler needs, as a table
    run.py --show 'taken'            what compilers say in the cases whose title holds that text
    run.py --mutate                  spoil each sentence in turn and see that a case then fails
    run.py --update                  write the expected texts anew
    run.py --pages FOLDER            write the gallery of these texts there; compile nothing

What the compilers say through the headers in include/ must be the text in expected/.

The single header and the module are tried with a sample of the cases. With INAROW_LONG=1 they are
tried with all, every sentence is spoiled, and no compiler has read the headers before. No case may take long, or much memory: a question
that a compiler cannot answer is refused soon.
"""

import argparse
import ast
import concurrent.futures
import dataclasses
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

import gallery
from compiler import STANDARD, installed

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
COMPILERS = ["g++", "clang++-19", "clang++-22"]
PREAMBLE = "#include <inarow.hpp>\n\nusing namespace inarow;\n\n"
# As many lines. A module brings no names of std, which some cases use.
IMPORT = "#include <utility>\nimport inarow;\nusing namespace inarow;\n\n"
# Cases that need another header than <inarow.hpp>, by their file. With other cases, they need all.
INCLUDED_INSTEAD = {
    "typed_game": "inarow/type/game_constant.hpp",
    "perfect_play": "inarow/perfect_play.hpp",
}

LONGEST_LINE = 600
# Far more than any case needs, so that a busy machine does not matter: a search that goes on where
# no answer is near needs more. A header that gathers all takes three to six seconds by itself.
MOST_CPU_SECONDS = 60


@dataclasses.dataclass(frozen=True)
class Limits:
    lines: dict  # beside the drawn rows, by the way to get at the library
    lines_of_notes: int  # the notes of a constraint show the source on the way
    megabytes: int


def limits_of(compiler):
    """An error in <inarow.hpp> is in a header that it includes, and clang says so in a line, as it
    does of a module; in the single header it is not. g++ shows the source of more from version to
    version. Newer standard libraries, and libc++, take more memory."""
    megabytes = 500 if 1 <= compiler.library < 14 else 600
    if compiler.family == "g++":
        most = 17 if compiler.draws else 20
        lines = {"include": most, "single_include": most}
        return Limits(lines, 29 if compiler.major >= 16 else 22, megabytes)
    if compiler.draws:
        return Limits({"include": 12, "single_include": 11, "module": 12}, 22, megabytes)
    return Limits({"include": 14, "single_include": 14, "module": 14}, 22, megabytes)


# What no error may say, whatever it is about.
NOISE = [
    r"constexpr evaluation",
    r"constant expression",
    r"while evaluating",
    r"in call to",
    r"redefinition",
    r"warning:",
    r"C\+\+26",
    r"internal compiler error",
    r"basic_position",
    r"basic_game",
    r"core::(inplace_vector|bitset|fixed_string)",
    r"\[\.\.\.\]",
    r"\.\.\.'",
    r"incomplete type",
    r"ambiguous",
]
# Nor this, unless a constraint of a program fails.
NOISE_OF_CONSTRAINTS = [r"candidate", r"deduc"]


@dataclasses.dataclass
class Case:
    group: str
    title: str
    code: str = ""
    mended: str = ""
    says: str = ""
    draws: list = dataclasses.field(default_factory=list)
    notes: list = dataclasses.field(default_factory=list)
    allow: str = ""
    standard: str = ""

    def allowed(self, compiler, what):
        """What the case says is as many as this compiler can do with."""
        names = f"{re.escape(compiler.title)}|{re.escape(compiler.family)}"
        m = re.search(rf"^(?:{names}): .*?(\d+) {what}", self.allow, re.M)
        return int(m[1]) if m else None

    @property
    def text(self):
        """All that its error must say."""
        return "\n".join([self.says, *self.notes])

    def __str__(self):
        return f"{self.group}: {self.title}"


SECTIONS = ["code", "mended", "says", "draws", "notes", "allow", "standard"]


def read_cases():
    """`=== title`, the code, then `--- mended`, `--- says` and, where a board is drawn, `--- draws`;
    or, where the error is the language's own, `--- notes` with the texts that must stand in it.
    Where a compiler cannot keep to the caps, `--- allow` has them and the reason:
    `g++: 1600 characters, because ...`, or `g++ 16: ...` for one version. `--- standard` is that of C++ instead of C++23: `c++20`, or
    `the default`. A case without code only has to compile."""
    cases = []
    for path in sorted((HERE / "cases").glob("*.txt")):
        section = None
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("=== "):
                cases.append(Case(path.stem, line[4:]))
                texts = {name: [] for name in SECTIONS}
                cases[-1].texts = texts
                section = "code"
            elif line.startswith("--- "):
                section = line[4:]
                if section not in texts:
                    sys.exit(f"{path}: there is no section {section}")
            elif section:
                texts[section].append(line)
    names = [str(case) for case in cases]
    if twice := {name for name in names if names.count(name) > 1}:
        sys.exit(f"these cases have the same title: {', '.join(sorted(twice))}")
    for case in cases:
        texts = {name: "\n".join(lines).strip("\n") for name, lines in case.texts.items()}
        case.code, case.mended, case.says = texts["code"], texts["mended"], texts["says"]
        case.draws = texts["draws"].split("\n") if texts["draws"] else []
        case.notes = texts["notes"].split("\n") if texts["notes"] else []
        case.allow, case.standard = texts["allow"], texts["standard"]
    return cases


# Reading what a compiler said --------------------------------------------------------------------

ERROR = re.compile(r"error: ")
ARGUMENT = re.compile(r'str<[^<>]*>\{("(?:[^"\\]|\\.)*")\}')


def arguments_in(line):
    """The texts of str<..>{"..."} in a line, in order."""
    return [ast.literal_eval(text) for text in ARGUMENT.findall(line)]


def parts_of(sentence, longest):
    """A sentence as refusal.hpp splits it for a compiler that shortens texts."""
    parts = []
    while len(sentence) > longest:
        end = sentence.rfind(" ", 1, longest + 1)
        end = end if end > 0 else longest
        parts.append(sentence[:end])
        sentence = sentence[end:].removeprefix(" ")
    return [*parts, sentence]


@dataclasses.dataclass
class Said:
    sentence: list  # in its parts
    board: list
    errors: int
    lines: int  # beside the rows of the board
    longest: int


def read_output(compiler, output, rows_expected):
    lines = output.splitlines()
    errors = [i for i, line in enumerate(lines) if ERROR.search(line)]
    said = Said([], [], len(errors), len(lines), max((len(line) for line in lines), default=0))
    if not errors:
        return said
    first = errors[0]
    if compiler.draws:
        text = lines[first].split("error: ", 1)[1]
        said.sentence = [text.removeprefix("static assertion failed: ")]
        for line in lines[first + 1 :]:
            if re.match(r"\s*\d+ \| ", line):
                break
            said.board.append(line)
        said.lines -= len(said.board)
    elif compiler.family == "clang":
        texts = arguments_in(lines[first])
        cut = len(texts) - rows_expected
        said.sentence, said.board = texts[:cut], texts[cut:]
    else:
        said.sentence = arguments_in(lines[first])
        for i in errors[1:]:
            said.board += arguments_in(lines[i])
    return said


def notes_in(output):
    """The texts that stand in the lines of an error: the lines, and what their arguments say."""
    lines = output.splitlines()
    quoted = [re.findall(r'\{("(?:[^"\\]|\\.)*")\}', line) for line in lines]
    return "\n".join(lines + [" ".join(map(ast.literal_eval, texts)) for texts in quoted])


def complaints_about(case, compiler, include, compiled):
    """What is wrong with an error, and what was read of it."""
    output = compiled.output
    said = read_output(compiler, output, len(case.draws))
    found = []
    if (
        compiled.cpu_seconds > MOST_CPU_SECONDS
        or compiled.megabytes > limits_of(compiler).megabytes
    ):
        found.append(
            f"it takes {compiled.cpu_seconds:.1f} CPU seconds and {compiled.megabytes:.0f} MB"
        )
    if compiled.status == 0:
        return ["it compiles"], said
    if case.notes:
        all_notes = notes_in(output)
        for note in case.notes:
            if note not in all_notes:
                found.append(f"no note says {note!r}")
        return found + excesses(case, compiler, include, said, 1, output), said
    if not case.says:
        shown = "\n".join(
            ["--- says", *said.sentence] + (["--- draws", *said.board] if said.board else [])
        )
        return [f"the case says nothing; if this is right, write\n{shown}"], said
    parts = [case.says] if compiler.draws else parts_of(case.says, compiler.longest_argument)
    if said.sentence != parts:
        found.append(
            f"the first error says {' | '.join(said.sentence)!r}\n"
            f"             instead of {' | '.join(parts)!r}"
        )
    if said.board != case.draws:
        found.append(
            "it draws\n" + "\n".join(said.board) + "\ninstead of\n" + "\n".join(case.draws)
        )
    # On a g++ that does not draw, one for the sentence and one for each eight rows.
    in_pieces = compiler.family == "g++" and not compiler.draws
    errors = 1 + (len(case.draws) + 7) // 8 if in_pieces else 1
    for part in said.sentence + said.board:
        if "lambda" in part or not part.isascii() or not part.isprintable():
            found.append(f"this is not to be said: {part!r}")
    return found + excesses(case, compiler, include, said, errors, output), said


def excesses(case, compiler, include, said, errors, output):
    """Where an error is longer than it may be, or has noise."""
    found = []
    limits = limits_of(compiler)
    for what, is_now, most in [
        ("errors", said.errors, errors),
        ("lines", said.lines, limits.lines_of_notes if case.notes else limits.lines[include]),
        ("characters", said.longest, LONGEST_LINE),
    ]:
        allowed = case.allowed(compiler, what)
        if is_now > (allowed or most):
            found.append(f"{is_now} {what}, at most {allowed or most} are allowed")
        if allowed and is_now <= most and include == "include" and not compiler.unusual:
            found.append(f"{is_now} {what}: that more are allowed is no longer needed")
    if said.errors < errors:
        found.append(f"{said.errors} errors instead of {errors}")
    # A text that is asked for is no noise.
    rest = output.replace(case.says, "")
    noises = NOISE if case.notes else NOISE + NOISE_OF_CONSTRAINTS
    return found + [f"noise: {noise}" for noise in noises if re.search(noise, rest)]


# Compiling ---------------------------------------------------------------------------------------


@dataclasses.dataclass
class Compiled:
    status: int
    output: str
    cpu_seconds: float
    megabytes: float


def with_the_way_there(compiler, output, name):
    """What a compiler says where it has not read the header of inarow already: that the program
    includes it, too."""
    if compiler.family == "g++":
        return re.sub(
            r"^((?:In file included| {16}) from (?!\d+\.cpp)\S+:\d+):$",
            rf"\1,\n                 from {name}:1:",
            output,
            flags=re.M,
        )
    return output


class Workshop:
    """A folder with the headers, both ways, in which small programs are compiled."""

    def __init__(self, compilers, precompile_all=False):
        self.folder = tempfile.TemporaryDirectory(prefix="compile_fail.")
        self.root = pathlib.Path(self.folder.name)
        shutil.copytree(PROJECT / "include", self.root / "include")
        subprocess.run(
            [
                sys.executable,
                str(PROJECT / "scripts" / "single_header.py"),
                "--project",
                str(self.root),
                "--all",
                str(self.root / "single_include"),
            ],
            check=True,
        )
        self.standard = {compiler: self.precompile_standard(compiler) for compiler in compilers}
        self.precompiled = {}
        if precompile_all:
            for compiler in compilers:
                for header in ["inarow.hpp", "inarow/perfect_play.hpp"]:  # all but a few cases
                    self.precompiled[compiler, header] = self.precompile_header(compiler, header)
        self.count = 0

    def precompile(self, compiler, header, output, *options):
        command = [compiler.command, *compiler.flags(), "-w", *options]
        command += ["-x", "c++-header", header, "-o", output]
        subprocess.run(command, cwd=self.root, check=True)

    def precompile_standard(self, compiler):
        """The options with which a compiler has read the standard headers already. It halves the
        time, and no error looks any different."""
        single = (self.root / "single_include/inarow/perfect_play.hpp").read_text(encoding="utf-8")
        folder = self.root / f"standard.{compiler.file_name}"
        folder.mkdir()
        header = folder / "standard.hpp"
        header.write_text("\n".join(re.findall(r"^#include <\w+>", single, re.M)) + "\n")
        if compiler.family == "g++":
            self.precompile(compiler, str(header), f"{header}.gch")
            return ["-include", str(header)]
        self.precompile(compiler, str(header), f"{header}.pch")
        return ["-include-pch", f"{header}.pch"]

    def precompile_header(self, compiler, header):
        """The options with which a compiler has read that header of inarow already: a fifth of the
        time. See `with_the_way_there`."""
        precompiled = self.root / f"precompiled.{compiler.file_name}" / f"{header}.gch"
        precompiled.parent.mkdir(parents=True, exist_ok=True)
        self.precompile(compiler, f"include/{header}", str(precompiled), "-Iinclude")
        if compiler.family == "g++":
            return [f"-Iprecompiled.{compiler.file_name}"]
        return ["-include-pch", str(precompiled)]

    def build_module(self, compiler):
        """For the way `module`."""
        command = [compiler.command, *compiler.flags(), "-Iinclude"]
        command += ["--precompile", "include/inarow.cppm", "-o", f"{compiler.file_name}.pcm"]
        subprocess.run(command, cwd=self.root, check=True)

    def compile_case(self, compiler, include, case):
        return self.compile(compiler, include, case.code, {case.group}, case.standard)

    def compile(self, compiler, include, code, groups, standard=""):
        """What the compiler said of a program with cases of those groups, and what that cost."""
        self.count += 1
        name = f"{self.count}.cpp"
        whole = None  # the options with which it has read the header
        if include == "module":
            preamble, options = IMPORT, [f"-fmodule-file=inarow={compiler.file_name}.pcm"]
        else:
            headers = [INCLUDED_INSTEAD[g] for g in INCLUDED_INSTEAD if g in groups]
            header = next(iter(headers), "inarow.hpp")
            if headers and len(groups) > 1:
                header = "inarow/everything.hpp"
            preamble = PREAMBLE.replace("inarow.hpp", header)
            if include == "include" and not standard:
                whole = self.precompiled.get((compiler, header))
            options = [*(whole or ([] if standard else self.standard[compiler])), f"-I{include}"]
        (self.root / name).write_text(preamble + code + "\n", encoding="utf-8")
        # Names that do not depend on where the project lies, or lines could be longer elsewhere.
        with subprocess.Popen(
            [compiler.command, *compiler.flags(standard), "-fsyntax-only", *options, name],
            cwd=self.root,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as process:
            output = process.stdout.read().decode("utf-8", errors="replace")
            # Of this process and those that it waited for.
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        # clang keeps whole names of the headers in a module.
        output = output.replace(f"{self.root}/", "")
        if whole:
            output = with_the_way_there(compiler, output, name)
        return Compiled(
            process.returncode, output, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
        )


def twins_of(cases):
    """All mended programs in one."""
    return "\n".join(f"namespace twin_{i} {{\n{case.mended}\n}}" for i, case in enumerate(cases))


def culprit_of(output, cases):
    """The case whose twin the first error is in."""
    if m := re.search(r"twin_(\d+)", output):
        return cases[int(m[1])]
    line = re.search(r"^\d+\.cpp:(\d+)", output, re.M)
    before = (PREAMBLE + twins_of(cases)).splitlines()[: int(line[1])] if line else []
    numbers = [int(m[1]) for text in before if (m := re.match(r"namespace twin_(\d+) ", text))]
    return cases[numbers[-1]] if numbers else "the twins"


def first_lines(text, most=40):
    return "\n".join("    " + line[:LONGEST_LINE] for line in text.splitlines()[:most])


SAMPLED = 8  # one case in eight is in a sample


def run_cases(workshop, compilers, cases, jobs, all_ways):
    """How much is not as it should be; the figures, by group, compiler and way to include; and what
    the compilers say through include/, by group, title and compiler. Not in all ways, the single header
    and the module are tried with a sample of the cases and of their twins."""
    failing = [case for case in cases if case.code]

    def twins_for(include):
        return cases if all_ways or include == "include" else cases[::SAMPLED]

    for compiler in compilers:
        if "module" in limits_of(compiler).lines:
            workshop.build_module(compiler)

    def attempt(task):
        case, compiler, include = task
        if case is None:
            twins = twins_for(include)
            return task, workshop.compile(
                compiler, include, twins_of(twins), {case.group for case in twins}
            )
        return task, workshop.compile_case(compiler, include, case)

    ways = [(compiler, include) for compiler in compilers for include in limits_of(compiler).lines]
    tasks = [(None, *way) for way in ways]
    tasks += [
        (case, compiler, include)
        for number, case in enumerate(failing)
        for compiler, include in ways
        if all_ways or include == "include" or number % SAMPLED == 0
        if not (case.standard and include == "module")
    ]
    figures, exceptions, wrong, shown = {}, [], 0, {}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for (case, compiler, include), compiled in pool.map(attempt, tasks):
            output = compiled.output
            if case is None:
                if output:
                    wrong += 1
                    print(
                        f"FAILED  {culprit_of(output, twins_for(include))} [{compiler}, {include}]: mended, it does not "
                        f"compile without a word\n{first_lines(output)}\n"
                    )
                continue
            if include == "include":
                shown[case.group, case.title, compiler] = output
            found, said = complaints_about(case, compiler, include, compiled)
            if any(case.allowed(compiler, what) for what in ("errors", "lines", "characters")):
                exceptions.append(f"{case}: {case.allow}")
            elif not case.notes:
                lines, longest = figures.get((case.group, compiler, include), (0, 0))
                figures[case.group, compiler, include] = (
                    max(lines, said.lines),
                    max(longest, said.longest),
                )
            if found:
                wrong += 1
                print(f"FAILED  {case} [{compiler}, {include}]")
                print(*found, sep="\n")
                print(f"the compiler's words:\n{first_lines(output)}\n")
    for exception in dict.fromkeys(exceptions):
        print(f"allowed: {exception}")
    return wrong, figures, shown


def outputs_of(workshop, compilers, cases, jobs):
    """What the compilers say through the headers in include/, by group, title and compiler."""
    tasks = [(case, compiler) for case in cases if case.code for compiler in compilers]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        compiled = pool.map(lambda task: workshop.compile_case(task[1], "include", task[0]), tasks)
        return {
            (case.group, case.title, compiler): one.output
            for (case, compiler), one in zip(tasks, compiled, strict=True)
        }


def print_figures(figures, compilers):
    """A table: the most lines beside the drawn rows, and the longest line."""
    ways = [(c, i) for c in compilers for i in limits_of(c).lines]
    print(
        "| cases | "
        + " | ".join(
            str(c) + {"single_include": ", single header", "module": ", module"}.get(i, "")
            for c, i in ways
        )
        + " |"
    )
    print("|---" * (len(ways) + 1) + "|")
    for group in sorted({group for group, _, _ in figures}):
        cells = [figures.get((group, *way), (0, 0)) for way in ways]
        print(f"| {group} | " + " | ".join(f"{n} lines, {l}" for n, l in cells) + " |")


# Spoiling the sentences --------------------------------------------------------------------------

WORDED_IN = [
    "messages/game_value.hpp",
    "messages/refusal.hpp",
    "notation/syntax_error.hpp",
    "type/game.hpp",
    "type/new_game.hpp",
    "type/play.hpp",
    "type/query.hpp",
]
LITERAL = re.compile(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)*\'')
# Words for texts that the compiler is never given: rules are written as numbers in a program, and
# games in SGF are in files.
NEVER_READ = [
    "a game that begins with",
    "a property",
    "a value in brackets",
    "4, the number of gomoku",
    "a size, such as 15",
    "the size that the rules text",
    "a point",
    "B or W, the player",
    "stones that are set up before",
    "columns written together",
    "a move",
    "a number",
    "an x between columns and rows",
    "a slash before the run",
    "/drop, /exactly, /misere, /torus or /second",
    "/exactly, /misere, /torus or /second",
    "/misere, /torus or /second",
    "/torus or /second",
    "/second",
    "tic-tac-toe, connect-four, gomoku",
]


@dataclasses.dataclass
class Spoiled:
    header: str
    number: int
    literal: str
    text: str  # of the whole header


def spoiled_sentences():
    """Every text that is written into a sentence, each spoiled in turn."""
    for name in WORDED_IN:
        path = PROJECT / "include" / "inarow" / name
        text = path.read_text(encoding="utf-8")
        at = 0
        for number, line in enumerate(text.split("\n"), 1):
            code = line.split("//")[0]
            if not code.lstrip().startswith("#") and "byte <" not in code and "c <" not in code:
                for m in LITERAL.finditer(code):
                    words = m[0][1:-1]
                    if not words or any(words.startswith(never) for never in NEVER_READ):
                        continue
                    spoiled = m[0][0] + ("#" * len(words) if m[0][0] == '"' else "#") + m[0][0]
                    yield Spoiled(
                        name, number, m[0], text[: at + m.start()] + spoiled + text[at + m.end() :]
                    )
            at += len(line) + 1


def notices(workshop, compiler, cases, spoiled):
    """The case that fails; None if none does."""
    words = ast.literal_eval(spoiled.literal)
    # Those that say it first, because one of them should fail; and of these, those that say little
    # else.
    failing = sorted(
        (case for case in cases if case.code),
        key=lambda case: (words not in case.text, len(case.text)),
    )
    for case in failing:
        compiled = workshop.compile_case(compiler, "include", case)
        if complaints_about(case, compiler, "include", compiled)[0]:
            return case
        if words not in case.text:
            break
    output = workshop.compile(
        compiler, "include", twins_of(cases), {case.group for case in cases}
    ).output
    if output:
        return culprit_of(output, cases)
    for case in failing:
        compiled = workshop.compile_case(compiler, "include", case)
        if complaints_about(case, compiler, "include", compiled)[0]:
            return case
    return None


def run_mutants(compilers, cases, jobs, sample):
    """How many spoiled sentences no case notices."""
    mutants = list(spoiled_sentences())
    chosen = (
        mutants if sample is None else random.Random(1).sample(mutants, min(sample, len(mutants)))
    )
    compiler = compilers[-1]
    shops = [Workshop([compiler]) for _ in range(jobs)]

    def attempt(spoiled):
        shop = shops.pop()
        target = shop.root / "include" / "inarow" / spoiled.header
        original = target.read_text(encoding="utf-8")
        target.write_text(spoiled.text, encoding="utf-8")
        try:
            return spoiled, notices(shop, compiler, cases, spoiled)
        finally:
            target.write_text(original, encoding="utf-8")
            shops.append(shop)

    unnoticed = 0
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for spoiled, case in pool.map(attempt, chosen):
            if case is None:
                unnoticed += 1
            if case is None or sample is None:
                print(
                    f"{'noticed by ' + str(case) if case else 'NO CASE FAILS'}:  "
                    f"{spoiled.header}:{spoiled.number}: {spoiled.literal}"
                )
    print(
        f"{len(chosen) - unnoticed} of {len(chosen)} spoiled sentences noticed "
        f"({len(mutants)} in all)"
    )
    return unnoticed


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--compilers", nargs="+", default=COMPILERS, help="commands, such as g++-16"
    )
    parser.add_argument("--standard", default=STANDARD, help="instead of c++23")
    parser.add_argument(
        "--option", action="append", default=[], help="of the compilers: --option=-stdlib=libc++"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only cases whose group or title holds this")
    parser.add_argument("--show", metavar="TEXT", help="print what compilers say in these cases")
    parser.add_argument("--figures", action="store_true", help="print the table of figures")
    parser.add_argument(
        "--mutate", action="store_true", help="only spoil the sentences, all of them"
    )
    parser.add_argument(
        "--sample", type=int, default=2, help="how many sentences a normal run spoils"
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="only a sample of the cases, and spoil no sentence; not with INAROW_LONG=1",
    )
    parser.add_argument("--update", action="store_true", help="write the expected texts anew")
    parser.add_argument(
        "--pages",
        type=pathlib.Path,
        metavar="FOLDER",
        help="write the gallery there; compile nothing",
    )
    arguments = parser.parse_args()
    if arguments.pages:
        gallery.write_pages(read_cases(), arguments.pages)
        return 0

    began = time.monotonic()
    compilers = installed(arguments.compilers, arguments.standard, arguments.option)
    everything = os.environ.get("INAROW_LONG") == "1"
    cases = [case for case in read_cases() if arguments.only in str(case)]
    if arguments.quick and not everything:
        cases = cases[::SAMPLED]
    if arguments.show is not None:
        workshop = Workshop(compilers)
        for case in cases:
            if arguments.show in str(case) and case.code:
                for compiler in compilers:
                    print(f"=== {case} [{compiler}]")
                    print(workshop.compile_case(compiler, "include", case).output)
        return 0
    if arguments.update:
        gallery.write(
            read_cases(), outputs_of(Workshop(compilers), compilers, cases, arguments.jobs)
        )
        return 0
    if arguments.mutate:
        return 1 if run_mutants(compilers, cases, arguments.jobs, None) else 0

    workshop = Workshop(compilers, precompile_all=not everything)
    wrong, figures, shown = run_cases(
        workshop, compilers, cases, arguments.jobs, everything or arguments.figures
    )
    stale = gallery.complaints(read_cases(), shown)
    wrong += len(stale)
    print(*stale, sep="\n", end="\n" if stale else "")
    if arguments.figures:
        print_figures(figures, compilers)
    for compiler in compilers:
        for include, most in limits_of(compiler).lines.items():
            of_all = [f for (_, c, i), f in figures.items() if (c, i) == (compiler, include)]
            print(
                f"{compiler!s:10} {include:14} at most {max((n for n, _ in of_all), default=0):2} lines of {most} beside "
                f"the board, none over {max((l for _, l in of_all), default=0)} characters of {LONGEST_LINE}"
            )
    print(f"{len(cases)} cases, {wrong} failures, {time.monotonic() - began:.0f} s")
    if not arguments.only and (everything or not arguments.quick) and arguments.sample:
        wrong += run_mutants(
            compilers, cases, arguments.jobs, None if everything else arguments.sample
        )
        if not everything:
            print(
                "not all: INAROW_LONG=1 spoils every sentence, and tries the single header and the "
                "module with every case"
            )
    missing = set(arguments.compilers) - {compiler.command for compiler in compilers}
    if missing:
        print("not tried, because they are not installed:", *missing)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
