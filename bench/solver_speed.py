#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures how fast our solver and other solvers find exact scores of Connect Four.

    bench/solver_speed.py                          our solver, and BitBully if Python can import it
    bench/solver_speed.py --install                BitBully in a separate virtual environment
    bench/solver_speed.py --peer NAME=COMMAND ...  also other solvers
    bench/solver_speed.py --sets end_easy begin_hard --limit 20 --runs 1
    bench/solver_speed.py --empty                  also the empty board, with our solver only
    bench/solver_speed.py --threads 2              also the hard sets, with two threads and with one
    bench/solver_speed.py --weak                   also who wins, without the exact score
    bench/solver_speed.py --cpu                    CPU time, for a machine with other load
    bench/solver_speed.py --write                  writes into docs/performance.md and docs/solver.md

A solver is a program that reads one position per line from standard input: the digits of the columns, counted from 1,
or "-" for the empty board. For each position, in order, it immediately writes a line:

    POSITION SCORE [NODES [MICROSECONDS]]

The solver clears its table before each position. If a solver does not report its time, the benchmark measures the time,
including input and output. The solvers run in turn on parts of each set, so other load affects all of them equally. For
each position, the fastest run counts. If a score differs from the score in the set, the benchmark stops.
"""

import contextlib
import dataclasses
import datetime
import importlib.util
import math
import pathlib
import shlex
import subprocess
import sys
import time

import programs
from programs import row

SOURCE = programs.ROOT / "bench/solver_speed.cpp"
BITBULLY = programs.ROOT / "bench/peers/bitbully_lines.py"
OURS = "inarow"
EASY_SETS = ["end_easy", "middle_easy", "begin_easy"]
OWN_SETS = ["middle_medium", "begin_medium", "begin_hard"]
HEAVY_SETS = ["begin_medium", "begin_hard"]
CHUNK = 50  # positions; fewer if they take long
CHUNKS_A_SET = 10
ALMOST_FINISHED = "2252576253462244111563365343671351441"


def build(compiler, directory):
    """Builds our solver as a program with this protocol."""
    return programs.build(SOURCE, pathlib.Path(directory, "solver_speed"), compiler)


@dataclasses.dataclass
class Answer:
    score: int
    nodes: int | None
    microseconds: float


class Solver:
    """The process of a solver, which solves several positions at a time."""

    def __init__(self, name, command):
        self.name = name
        self.is_weak = "--weak" in command
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="ascii"
        )
        self.ask([ALMOST_FINISHED])  # the answer shows that it has started

    def ask(self, positions):
        begin = time.monotonic()
        self.process.stdin.write("".join(f"{position}\n" for position in positions))
        self.process.stdin.flush()
        lines = [self.line_about(position) for position in positions]
        each = (time.monotonic() - begin) * 1e6 / len(positions)
        return [
            Answer(
                score=int(words[1]),
                nodes=int(words[2]) if len(words) > 2 else None,
                microseconds=float(words[3]) if len(words) > 3 else each,
            )
            for words in lines
        ]

    def line_about(self, position):
        words = self.process.stdout.readline().split()
        if len(words) < 2 or words[0] != position:
            sys.exit(f"{self.name} answers {position} with: {' '.join(words) or 'nothing'}")
        return words

    def expected(self, score):
        """The number that the solver should print for a position with this score."""
        return (score > 0) - (score < 0) if self.is_weak else score

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@contextlib.contextmanager
def started(commands):
    """Starts solvers, {name: command}, and ends them even after an exception."""
    solvers = []
    try:
        for name, command in commands.items():
            solvers.append(Solver(name, command))
        yield solvers
    finally:
        for solver in solvers:
            solver.process.kill()
            solver.close()


def read_set(path):
    """[(position, score)]"""
    lines = path.read_text(encoding="ascii").splitlines()
    return [(position, int(score)) for position, score in map(str.split, lines)]


def read_sets(names, limit):
    """{name: [(position, score)]}"""
    folder = programs.ROOT / "data/positions"
    return {name: read_set(folder / f"{name}.txt")[:limit] for name in names}


def best_of(one, other):
    return other if one is None or other.microseconds < one.microseconds else one


def measured(solvers, positions, runs):
    """{solver's name: the fastest answer for each position}. Exits if a score is wrong."""
    best = {solver.name: [None] * len(positions) for solver in solvers}
    chunk = min(CHUNK, math.ceil(len(positions) / CHUNKS_A_SET))
    for run in range(runs):
        for begin in range(0, len(positions), chunk):
            part = positions[begin : begin + chunk]
            # Each solver is the first equally often.
            turn = (run + begin // chunk) % len(solvers)
            for solver in solvers[turn:] + solvers[:turn]:
                answers = solver.ask([position for position, _ in part])
                for i, ((position, score), answer) in enumerate(zip(part, answers), begin):
                    wanted = solver.expected(score)
                    if answer.score != wanted:
                        sys.exit(f"{solver.name}: {position} is {wanted}, not {answer.score}")
                    best[solver.name][i] = best_of(best[solver.name][i], answer)
    return best


@dataclasses.dataclass
class Figures:
    """Means over a set."""

    microseconds: float
    nodes: float | None

    @classmethod
    def of(cls, answers):
        counted = all(answer.nodes is not None for answer in answers)
        return cls(
            sum(answer.microseconds for answer in answers) / len(answers),
            sum(answer.nodes for answer in answers) / len(answers) if counted else None,
        )


def time_text(microseconds):
    if microseconds < 1e3:
        return f"{microseconds:.3g} µs"
    if microseconds < 1e6:
        return f"{microseconds / 1e3:.3g} ms"
    return f"{microseconds / 1e6:.3g} s"


def details(figures, sizes):
    """The table with all figures of each set and solver."""
    lines = [
        row(
            "set", "positions", "solver", "mean time", "nodes", "nodes per second", "relative time"
        ),
        row("---", "---:", "---", *["---:"] * 4),
    ]
    for name, by_solver in figures.items():
        ours = by_solver[OURS]
        for solver, mean in by_solver.items():
            nodes, speed = "", ""
            if mean.nodes is not None:
                nodes = f"{mean.nodes:,.0f}"
                speed = f"{mean.nodes / mean.microseconds:.1f} million"
            ratio = f"{mean.microseconds / ours.microseconds:.2f}"
            time_taken = time_text(mean.microseconds)
            lines.append(row(name, str(sizes[name]), solver, time_taken, nodes, speed, ratio))
    return "\n".join(lines) + "\n"


def summary(figures, sizes):
    """The table of mean times, with one row per set."""
    solvers = list(next(iter(figures.values())))
    lines = [row("mean time", "positions", *solvers), row("---", *["---:"] * (len(solvers) + 1))]
    for name, by_solver in figures.items():
        times = [time_text(by_solver[solver].microseconds) for solver in solvers]
        lines.append(row(name, str(sizes[name]), *times))
    return "\n".join(lines) + "\n"


def progress(text):
    print(f"{datetime.datetime.now():%H:%M:%S} {text}", file=sys.stderr)


def compare(sets, commands, runs):
    """{set: {solver: Figures}}"""
    result = {}
    with started(commands) as solvers:
        for name, positions in sets.items():
            best = measured(solvers, positions, runs)
            result[name] = {solver: Figures.of(answers) for solver, answers in best.items()}
            times = [f"{who} {time_text(f.microseconds)}" for who, f in result[name].items()]
            progress(f"{name}: {', '.join(times)}")
    return result


def gain_table(label, sets, commands, runs):
    """The table of the speedup of the second of two commands."""
    figures = compare(sets, commands, runs)
    lines = [row(label, "positions", *commands, "speedup"), row("---", *["---:"] * 4)]
    for name, by_command in figures.items():
        one, other = (figure.microseconds for figure in by_command.values())
        cells = [time_text(one), time_text(other), f"{one / other:.2f}"]
        lines.append(row(name, str(len(sets[name])), *cells))
    return "\n".join(lines) + "\n"


def threads_table(ours, sets, threads, runs):
    """The table of the speedup with several threads, in wall time."""
    heavy = {name: sets[name] for name in HEAVY_SETS if name in sets}
    commands = {
        "1 thread": [*ours, "--threads", "1"],
        f"{threads} threads": [*ours, "--threads", str(threads)],
    }
    return gain_table("mean wall time", heavy, commands, runs)


def outcome_table(ours, sets, runs):
    """The table of the speedup of searches that find only who wins."""
    commands = {"exact score": ours, "outcome": [*ours, "--weak"]}
    return gain_table("mean time", sets, commands, runs)


def empty_board(ours):
    with started({OURS: ours}) as solvers:
        answer = measured(solvers, [("-", 1)], 1)[OURS][0]
    return (
        f"With an empty table, one thread solves the empty 7x6 board in "
        f"{time_text(answer.microseconds)} and {answer.nodes:,} nodes.\n"
    )


def python_with_bitbully(install):
    """The path of a Python that can import bitbully, or None."""
    if importlib.util.find_spec("bitbully"):
        return sys.executable
    environment = programs.ROOT / "build/bitbully"
    python = environment / "bin/python"
    if install and not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "bitbully"], check=True)
    return str(python) if python.exists() else None


def bitbully_version(python):
    ask = "import importlib.metadata; print(importlib.metadata.version('bitbully'))"
    run = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    return run.stdout.strip()


def clock_options(options):
    return ["--cpu"] if options.cpu else []


def peers(options):
    """The solvers to compare with, {name: command}."""
    result = {}
    python = python_with_bitbully(options.install)
    if python and not options.alone:
        command = [python, str(BITBULLY), *clock_options(options)]
        result[f"bitbully {bitbully_version(python)}"] = command
    for peer in options.peer:
        name, equals, command = peer.partition("=")
        if not equals:
            sys.exit(f"--peer {peer}: it is NAME=COMMAND")
        result[name] = shlex.split(command)
    return result


def arguments():
    parser = programs.parser(__doc__, writes=True)
    known = EASY_SETS + OWN_SETS
    parser.add_argument("--sets", nargs="+", choices=known, default=known, metavar="SET")
    parser.add_argument("--limit", type=int, help="positions of each set, at most [default: all]")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=COMMAND")
    parser.add_argument("--alone", action="store_true", help="without BitBully")
    parser.add_argument("--install", action="store_true", help="BitBully, into build/bitbully")
    parser.add_argument("--empty", action="store_true")
    parser.add_argument("--weak", action="store_true")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument(
        "--cpu", action="store_true", help="CPU time, except for --peer and --threads"
    )
    parser.add_argument("--table", type=int, default=64, help="table of our solver, in megabytes")
    parser.add_argument("--compiler", default="g++")
    options = parser.parse_args()
    if options.runs < 1 or options.threads < 1:
        parser.error("--runs and --threads must be at least 1")
    return options


def measured_text(options):
    compiler = programs.Compiler(options.compiler)
    limit = f" The benchmark used the first {options.limit} positions." if options.limit else ""
    kind = " The times of one thread are CPU times." if options.cpu else ""
    return (
        f"We measured these times {programs.when_and_where()}. The time of "
        f"each position is the best of\n{options.runs} runs.{limit}{kind} inarow used a table of "
        f"{options.table} MB, and was compiled with -O2 by\n{compiler.version}.\n"
    )


def main():
    options = arguments()
    directory = programs.ROOT / "build"
    directory.mkdir(exist_ok=True)
    ours = [str(build(options.compiler, directory)), "--table", str(options.table)]
    sets = read_sets(options.sets, options.limit)
    sizes = {name: len(positions) for name, positions in sets.items()}
    alone = [*ours, *clock_options(options)]
    figures = compare(sets, {OURS: alone, **peers(options)}, options.runs)
    if not figures:
        sys.exit("there is no such set")
    more = []
    if options.threads > 1:
        more.append(threads_table(ours, sets, options.threads, options.runs))
    if options.weak:
        more.append(outcome_table(alone, sets, options.runs))
    if options.empty:
        more.append(empty_board(alone))
    more.append(measured_text(options))
    long_text = "\n".join([details(figures, sizes), *more])
    programs.publish(options, "performance.md", "solver-speed", long_text)
    if options.write:
        short_text = "\n".join([summary(figures, sizes), *more])
        programs.replace_section("solver.md", "figures", short_text)


if __name__ == "__main__":
    main()
