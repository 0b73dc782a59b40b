#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Runs the stages of ./test.sh, and prints what each took.

    ./test.sh               once you have a clone
    ./test.sh --quick       while you work
    ./test.sh --all         before a change is merged
    ./test.sh --long        before a release: every case of every stage
    ./test.sh STAGE...      these stages; with --long their long cases, too
    ./test.sh --list        name the stages; with --all, those of that level

With --all, a stage is left out when nothing that it reads differs from origin/main. Where there is no
origin/main, or no difference, all stages run.
"""

import argparse
import concurrent.futures
import dataclasses
import fnmatch
import os
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "stages"
NOTHING_TO_DO = 77
LAST_LINES = 40  # of a failed stage, repeated at the end
LANES = 3  # of --all: on two cores, most stages leave one idle now and then

QUICK, DEFAULT, ALL, LONG = LEVELS = ("quick", "default", "all", "long")
LIMITS = {QUICK: "3 min, on its second run", DEFAULT: "10 min", ALL: "30 min", LONG: "hours"}

# What every stage reads.
RUNNER = ("test.sh", ".ci/*", "scripts/run_stages.py", "scripts/common.sh", "scripts/web.sh")
BUILD = ("CMakeLists.txt", "CMakePresets.json", "cmake/*", "project.ini")
LIBRARY = (*BUILD, "include/*", "single_include/*", "src/*")
PROGRAM = (*LIBRARY, "apps/*", "data/*", "docs/cli/output.schema.json")
TESTS = (*PROGRAM, "tests/*", "examples/*", "scripts/*")
PYTHON = ("bindings/python/*", "pyproject.toml", "tests/python/*")
PAGE = ("web/*", "bindings/wasm/*")
DOCS = ("docs/*", "*.md", "mkdocs.yml")
EVERYTHING = ("*",)

# Debian's packages by what tells that one is there, as install_missing in common.sh takes them.
GCC = (
    "g++=g++",
    "cmake=cmake",
    "ninja-build=ninja",
    "libncurses-dev=<curses.h>",
    "libcli11-dev=<CLI/CLI.hpp>",
)
JSON_SCHEMA = "python3-jsonschema=jsonschema"
SUITE = (
    *GCC,
    "doctest-dev=<doctest/doctest.h>",
    "librapidcheck-dev=<rapidcheck.h>",
    "tmux=tmux",
    "nlohmann-json3-dev=<nlohmann/json.hpp>",
    JSON_SCHEMA,
    "valgrind=valgrind",
)
CLANG_22 = ("clang-22=clang++-22", "lld-22=ld.lld-22")
CLANG = (*CLANG_22, "clang-19=clang++-19")
SANITIZERS = (
    *CLANG_22,
    "libclang-rt-22-dev=/usr/lib/llvm-22/lib/clang/22/lib/*/libclang_rt.asan*.a",
)
VENV = ("python3-venv=ensurepip",)
PYTHON_BUILD = (*VENV, "python3-dev=Python.h")


def page_tools():
    """Those that ./play.sh --web needs, too."""
    command = 'source scripts/common.sh && source scripts/web.sh && printf "%s\\n" "${engine_packages[@]}"'
    return subprocess.check_output(["bash", "-c", command], cwd=ROOT, text=True).split()


@dataclasses.dataclass(frozen=True)
class Stage:
    name: str
    headline: str
    levels: tuple[str, ...]
    inputs: tuple[str, ...]
    tools: tuple[str, ...] = ()
    after: tuple[str, ...] = ()  # stages whose results it uses, where they run, too

    @property
    def script(self):
        return ROOT / "scripts" / "stages" / f"{self.name}.sh"

    @property
    def heading(self):
        return f"\n=== {self.name}: {self.headline}"

    @property
    def log(self):
        return LOGS / f"{self.name}.log"

    def printed(self):
        return self.log.read_text("utf-8", errors="replace")


# A stage is scripts/stages/NAME.sh and a row here. It begins at the top of the project, and ends with 0
# (passed), 77 (nothing to do here) or anything else (failed).
STAGES = (
    Stage(
        "format",
        "clang-format, ruff, Biome, shellcheck, codespell and proselint: formatters, linters, spelling, prose",
        (QUICK, ALL, LONG),
        EVERYTHING,
        ("clang-format-22=clang-format-22", "shellcheck=shellcheck", *VENV),
    ),
    Stage(
        "names",
        "the glossary's names exist, layers are kept, headers have pages and tests",
        (QUICK, ALL, LONG),
        EVERYTHING,
    ),
    Stage(
        "quick",
        "clang 22, unoptimized: the tests except slow ones, a sample of refusals, the command line",
        (QUICK,),
        EVERYTHING,
        (*SUITE, *CLANG_22),
    ),
    Stage(
        "gcc",
        "g++, warnings as errors: the test programs, every refusal, the command line, the examples "
        "(without --long: those that compute much only with --all, the programs of the stage sanitizers only without)",
        (DEFAULT, ALL, LONG),
        (*TESTS, *DOCS),
        SUITE,
    ),
    Stage(
        "smoke",
        "the Python package with the solver of the stage gcc: a game and a score",
        (DEFAULT,),
        EVERYTHING,
        (*GCC, *PYTHON_BUILD),
        after=("gcc",),
    ),
    Stage(
        "sanitizers",
        "clang 22, address and undefined sanitizers: every test that computes while it runs "
        "(with --all: without the command line)",
        (ALL, LONG),
        TESTS,
        (*SUITE, *SANITIZERS),
    ),
    Stage(
        "web",
        "the page: types, build, and tests in real browsers",
        (ALL, LONG),
        (
            *LIBRARY,
            *PAGE,
            "data/*",
            "docs/gallery.md",
            "docs/site.js",
            "docs/tutorial.md",
            "tests/compile_fail/*",
            "examples/tutorial/*",
            "scripts/*",
        ),
        (
            *SUITE,
            *VENV,
            *page_tools(),
            "chromium-headless-shell=chromium-headless-shell",
            "firefox-esr=firefox-esr",
            "webkit2gtk-driver=WebKitWebDriver",
            "xvfb=Xvfb",
        ),
        after=("format", "gcc"),
    ),
    Stage(
        "clang",
        "clang 19 and 22: every refusal, the module, what an editor shows, games as values and as types",
        (ALL, LONG),
        (*TESTS, *DOCS),
        (*SUITE, *CLANG, "clangd-22=clangd-22"),
        after=("gcc",),
    ),
    Stage(
        "python",
        "the Python package: its wheel, built, repaired and tried where nothing else is, its types, its tests",
        (ALL, LONG),
        (
            *PROGRAM,
            *PYTHON,
            *DOCS,
            "scripts/*",
            "bench/match.py",
            "examples/python/*",
            "tests/data/*",
            "tests/fuzz/*",
            "LICENSE",
        ),
        (*SUITE, *PYTHON_BUILD),
        after=("gcc",),
    ),
    Stage(
        "tidy",
        "clang-tidy 22: the headers, and the programs joined (--long: each source by itself, and the tests)",
        (ALL, LONG),
        (*TESTS, "bench/*", ".clang-tidy"),
        (*SUITE, "clang-tidy-22=clang-tidy-22"),
    ),
    Stage(
        "install",
        "installed, and used by other projects: by CMake, pkg-config, from C, imported",
        (ALL, LONG),
        (*TESTS, "LICENSE"),
        (*SUITE, *CLANG_22, *VENV, "pkgconf=pkg-config"),
        after=("gcc",),
    ),
    Stage(
        "compilers",
        "g++ 14 of Debian 13 and g++ 16 of sid, in bare roots: headers, legal games, every refusal "
        "(--long: every compiler, and at run time)",
        (ALL, LONG),
        TESTS,
    ),
    Stage(
        "stranger",
        "README.md, command by command, in a bare Debian 12 (--long: docs/install.md, Debian 13, "
        "no root rights, ./test.sh --all)",
        (ALL, LONG),
        (
            *PROGRAM,
            *PYTHON,
            *PAGE,
            "README.md",
            "docs/install.md",
            "docs/tutorial.md",
            "LICENSE",
            "play.sh",
            "scripts/*",
        ),
        after=("compilers",),
    ),
    Stage(
        "docs",
        "the documentation as a site, every example in it, the tutorial's mistakes, README.md's pictures",
        (ALL, LONG),
        EVERYTHING,
        (
            *SUITE,
            *CLANG_22,
            *PYTHON_BUILD,
            "clang-format-22=clang-format-22",
            "libclang1-22=/usr/lib/llvm-22/lib/libclang-22.so.1",
        ),
        after=("gcc",),
    ),
    Stage(
        "rules",
        "the rules' mutants, and a new field of the rules: what notices them",
        (ALL, LONG),
        TESTS,
        SUITE,
        after=("gcc",),
    ),
    Stage(
        "proofs",
        "bitboards, lines, moves and keys, proven for all boards by z3; faults that the proofs must find; a "
        "strategy that the compiler verifies (--long: larger boards, a sample of mutants, Connect Four is won)",
        (ALL, LONG),
        (
            "include/*",
            "tests/proofs/*",
            "tests/rules_mutation*",
            "data/connect_four_strategy.hpp",
            "examples/connect_four_is_won.cpp",
            "tests/support/*",
        ),
        ("g++=g++", "libz3-dev=<z3++.h>", "clang-22=clang++-22"),
    ),
    Stage(
        "packages",
        "Conan, Meson, the Debian package",
        (ALL, LONG),
        (
            *PROGRAM,
            "*CMakeLists.txt",
            "conanfile.py",
            "*meson.build",
            "tests/consumer/*",
            "tests/cli/*",
            "LICENSE",
        ),
        (
            *GCC,
            *VENV,
            "dpkg-dev=dpkg-shlibdeps",
            "file=file",
            JSON_SCHEMA,
            "man-db=man",
            "groff-base=groff",
            "mandoc=mandoc",
            "zsh=zsh",
            "fish=fish",
        ),
        after=("gcc",),
    ),
    Stage(
        "threads",
        "clang 22, thread sanitizer: the tests of what threads share",
        (ALL, LONG),
        TESTS,
        (*SUITE, *SANITIZERS),
    ),
    Stage(
        "notebooks",
        "the notebooks, run",
        (ALL, LONG),
        (*PROGRAM, *PYTHON, "*.ipynb", "scripts/notebooks.py"),
        (*SUITE, *PYTHON_BUILD),
        after=("python",),
    ),
    Stage(
        "fuzz",
        "every fuzzer, for a quarter of a minute of each core (--long: ten minutes)",
        (ALL, LONG),
        (*LIBRARY, "tests/fuzz/*"),
        SANITIZERS,
    ),
    Stage(
        "single",
        "each header needs nothing but itself; the single headers and the module are current, and the programs of "
        "README.md and of the tutorial need one header",
        (ALL, LONG),
        (*LIBRARY, "scripts/*", "README.md", "docs/tutorial.md"),
        ("g++=g++", *CLANG),
    ),
    Stage(
        "foreign",
        "32-bit, ARM64 and big-endian processors by QEMU, Windows by wine: this machine's answers, and a "
        "game against it",
        (LONG,),
        EVERYTHING,
        (*GCC, *VENV, "qemu-user-static=qemu-s390x-static", "wine64=/usr/lib/wine/wine64"),
    ),
)


def changed_paths():
    """What differs from origin/main, committed or not; None where there is nothing to compare."""

    def git(*arguments):
        done = subprocess.run(
            ["git", "-C", ROOT, *arguments], capture_output=True, text=True, check=False
        )
        return done.stdout if done.returncode == 0 else None

    base = git("merge-base", "origin/main", "HEAD")
    if base is None:
        return None
    differing = git("diff", "--name-only", base.strip())
    untracked = git("ls-files", "--others", "--exclude-standard")
    if differing is None or untracked is None:
        return None
    return sorted({*differing.splitlines(), *untracked.splitlines()}) or None


def reads_any(stage, paths):
    patterns = (*RUNNER, f"scripts/stages/{stage.name}.sh", *stage.inputs)
    return any(fnmatch.fnmatchcase(path, pattern) for path in paths for pattern in patterns)


def install(stages):
    tools = list(dict.fromkeys(tool for stage in stages for tool in stage.tools))
    command = 'source scripts/common.sh && install_missing "$@"'
    return subprocess.run(
        ["bash", "-c", command, "test.sh", *tools], cwd=ROOT, check=False
    ).returncode


@dataclasses.dataclass(frozen=True)
class Result:
    stage: Stage
    word: str
    seconds: float = 0
    cpu_seconds: float = 0

    def __str__(self):
        times = f"{self.seconds:6.0f} s {self.cpu_seconds:6.0f} CPU s" if self.seconds else ""
        return f"{self.word:8} {self.stage.name:12} {times}".rstrip()


def run(stage, environment, **output):
    """The result of a stage; its output goes where `output` says, or is seen at once."""
    start = time.monotonic()
    process = subprocess.Popen(
        [stage.script], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, **output
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    word = {0: "passed", NOTHING_TO_DO: "skipped"}.get(process.returncode, "FAILED")
    return Result(stage, word, time.monotonic() - start, usage.ru_utime + usage.ru_stime)


def run_seen(stage, environment):
    print(stage.heading, flush=True)
    result = run(stage, environment)
    print(f"--- {result}", flush=True)
    return result


def run_logged(stage, environment):
    """Beside others: what it prints is seen when it has ended."""
    LOGS.mkdir(parents=True, exist_ok=True)
    with stage.log.open("wb") as log:
        result = run(stage, environment, stdout=log, stderr=subprocess.STDOUT)
    print(f"{stage.heading}\n{stage.printed()}--- {result}", flush=True)
    return result


def run_in_lanes(stages, environment):
    """Some at a time; each begins after those it needs."""
    waiting, running, results = list(stages), {}, []
    with concurrent.futures.ThreadPoolExecutor(LANES) as lanes:
        while waiting or running:
            unfinished = {stage.name for stage in [*waiting, *running.values()]}
            ready = [stage for stage in waiting if not unfinished.intersection(stage.after)]
            for stage in ready[: LANES - len(running)]:
                waiting.remove(stage)
                running[lanes.submit(run_logged, stage, environment)] = stage
            done, _ = concurrent.futures.wait(
                running, return_when=concurrent.futures.FIRST_COMPLETED
            )
            for future in done:
                del running[future]
                results.append(future.result())
    return results


def report(results, level, seconds):
    failed = [result for result in results if result.word == "FAILED"]
    for result in failed:
        if level == ALL:
            lines = result.stage.printed().splitlines()[-LAST_LINES:]
            print(f"\n=== the end of {result.stage.name}:", *lines, sep="\n")
    print("", *results, sep="\n")
    count = {
        word: sum(result.word == word for result in results)
        for word in ("passed", "FAILED", "skipped", "current")
    }
    print(
        f"{count['passed']} passed, {count['FAILED']} failed, {count['skipped']} skipped, {count['current']} as in "
        f"origin/main; {seconds / 60:.0f} min" + (f" of {LIMITS[level]}" if level else "")
    )
    return 1 if failed else 0


def parse():
    parser = argparse.ArgumentParser(
        prog="test.sh",
        usage=argparse.SUPPRESS,
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    chosen = parser.add_mutually_exclusive_group()
    for level in (QUICK, ALL, LONG):
        chosen.add_argument(
            f"--{level}", dest="level", action="store_const", const=level, help=argparse.SUPPRESS
        )
    parser.add_argument("--list", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("stages", nargs="*", metavar="STAGE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    names = {stage.name: stage for stage in STAGES}
    for name in arguments.stages:
        if name not in names:
            parser.exit(2, f"test.sh: there is no stage {name}; ./test.sh --list names them\n")
    if arguments.stages and arguments.level in (QUICK, ALL):
        parser.exit(
            2,
            f"test.sh: --{arguments.level} chooses the stages itself: leave out {arguments.stages[0]}\n",
        )
    return arguments, [names[name] for name in arguments.stages]


def main():
    arguments, stages = parse()
    if arguments.list:
        for stage in STAGES:
            if arguments.level and arguments.level not in stage.levels:
                continue
            levels = " ".join(level for level in LEVELS if level in stage.levels)
            print(f"{stage.name:12} {stage.headline} [{levels}]")
        return 0
    environment = dict(os.environ)
    if arguments.level == LONG:
        environment["INAROW_LONG"] = "1"
    level = None if stages else arguments.level or DEFAULT
    environment["INAROW_LEVEL"] = level or ""
    stages = stages or [stage for stage in STAGES if level in stage.levels]
    paths = changed_paths() if level == ALL else None
    current = [stage for stage in stages if paths is not None and not reads_any(stage, paths)]
    stages = [stage for stage in stages if stage not in current]
    if status := install(stages):
        return status
    start = time.monotonic()
    if level == ALL:
        results = run_in_lanes(stages, environment)
    else:
        results = [run_seen(stage, environment) for stage in stages]
    results += [Result(stage, "current") for stage in current]
    return report(results, level, time.monotonic() - start)


if __name__ == "__main__":
    sys.exit(main())
