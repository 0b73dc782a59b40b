# SPDX-License-Identifier: BSL-1.0
"""Faults during runs of inarow.label: the same bytes as without the fault, or a refusal.

A wrong score is never written. INAROW_SEED repeats the faults of a run whose seed was printed.
"""

import contextlib
import dataclasses
import functools
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import time

import pyarrow as pa
import pytest
from support import LONG, random_moves, read_labeled, write_table

import inarow

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no fork")

FAULTS = 1000 if LONG else 15
POSITIONS = 200
RULES = "5x4/4/drop"  # easy to solve from every ply
SUFFIXES = (".csv", ".jsonl", ".parquet", ".arrow")
SECONDS_PER_RUN = 120

# Forks a process for each run, so that a run need not import its modules.
SERVER = """
import contextlib, json, os, resource, sys, traceback
import duckdb, pyarrow.compute, pyarrow.csv, pyarrow.fs, pyarrow.ipc, pyarrow.json, pyarrow.parquet
from inarow.label.__main__ import main
with contextlib.suppress(ImportError):
    import pandas  # pyarrow imports it if it is there
for line in sys.stdin:
    arguments, limit, errors = json.loads(line)
    child = os.fork()
    if child == 0:
        with open(errors, "w") as sys.stderr, open(os.devnull, "w") as sys.stdout:
            try:
                if limit:
                    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
                code = main(arguments)
            except BaseException:
                traceback.print_exc()
                code = 3
        os._exit(code)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Runs:
    """Starts runs, each in a process of its own."""

    def __init__(self, directory):
        self.errors = directory / "errors.txt"
        command = [sys.executable, "-W", "ignore", "-c", SERVER]
        pipe = subprocess.PIPE
        self.server = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def run(self, source, out, *, disturb=lambda pid: None, limit=0):
        """Returns the exit code and the errors of a run."""
        arguments = [str(source), str(out), "--rules", RULES, "--threads", "2"]
        arguments += ["--table-bytes", "65536", "--part-rows", "20"]
        request = json.dumps([arguments, limit, str(self.errors)])
        print(request, file=self.server.stdin, flush=True)
        pid = int(self.server.stdout.readline())
        disturb(pid)
        code = int(self.server.stdout.readline())
        return code, self.errors.read_text() if self.errors.exists() else ""


@dataclasses.dataclass
class Case:
    """A data set that a fault disturbs."""

    rng: random.Random
    runs: Runs
    suffix: str
    rows: list
    source: pathlib.Path
    out: pathlib.Path
    seconds: float
    """How long a run takes that nothing disturbs."""

    @property
    def state(self):
        return self.out.with_name(self.out.name + ".parts")

    def write(self, rows):
        write(self.source, rows)

    def wait(self):
        time.sleep(self.rng.uniform(0, 1.1 * self.seconds))

    def stop(self, how=signal.SIGKILL):
        """Runs until a signal, which may come after the end."""

        def disturb(pid):
            self.wait()
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)

        return self.runs.run(self.source, self.out, disturb=disturb)

    def replace(self, rows):
        """Replaces the source. In some cases, its time of change remains."""
        before = self.source.stat()
        self.write(rows)
        if self.rng.random() < 0.5:
            os.utime(self.source, ns=(before.st_atime_ns, before.st_mtime_ns))


def write(path, rows):
    write_table(path, pa.Table.from_pylist(rows))


# Each fault leaves a source and a run that may be unfinished.


def kill(case):
    for _ in range(case.rng.randint(1, 3)):
        case.stop()


def interrupt(case):
    code, errors = case.stop(signal.SIGINT)
    assert code in (0, 130, -signal.SIGINT) or "KeyboardInterrupt" in errors, errors


def change(case):
    case.stop()
    rows = [dict(row) for row in case.rows]
    i, j = case.rng.sample(range(len(rows)), 2)
    rows[i]["position"] = rows[j]["position"]
    case.replace(rows)


def change_during_run(case):
    rows = case.rows[::-1]

    def disturb(pid):
        case.wait()
        case.replace(rows)

    case.runs.run(case.source, case.out, disturb=disturb)


def truncate(case):
    case.stop()
    content = case.source.read_bytes()
    case.source.write_bytes(content[: case.rng.randrange(len(content))])


def reorder(case):
    case.stop()
    case.replace(case.rng.sample(case.rows, len(case.rows)))


def quote(case):
    """Quotes, commas and line breaks in fields, and in some positions."""
    case.stop()
    rows = [dict(row) for row in case.rows]
    for row in case.rng.sample(rows, 9):
        row["note"] = case.rng.choice(['a "b", c', "a\nb", "\r\n", '"', "4\n5,6"])
    for row in case.rng.sample(rows, 3):
        row["position"] = case.rng.choice(["44\n", '"44"', "4,4", ""])
    case.replace(rows)
    if case.rng.random() < 0.5:
        shutil.rmtree(case.state, ignore_errors=True)
        case.stop()


def fill_disk(case):
    """Makes the files fail that become larger than a limit."""
    limit = int(2 ** case.rng.uniform(5, 16))
    code, errors = case.runs.run(case.source, case.out, limit=limit)
    assert code in (0, 1), errors


def damage(case):
    """Changes, truncates, removes or exchanges results of an unfinished run."""
    case.stop()
    files = [path for path in case.state.rglob("*") if path.is_file() and path.stat().st_size]
    if files:
        path, other = case.rng.choice(files), case.rng.choice(files)
        content = bytearray(path.read_bytes())
        how = case.rng.randrange(4)
        if how == 0:
            content[case.rng.randrange(len(content))] ^= 1 << case.rng.randrange(8)
        elif how == 1:
            content = content[: case.rng.randrange(len(content))]
        elif how == 2:
            content = other.read_bytes()
        path.unlink()
        if how < 3:
            path.write_bytes(content)


KINDS = (kill, interrupt, change, change_during_run, truncate, reorder, quote, fill_disk, damage)


@pytest.fixture(scope="module")
def positions():
    rng = random.Random(8)
    texts = [random_moves(RULES, 10, rng) for _ in range(POSITIONS)]
    return [*texts, *texts[:20], "4444444"]


@pytest.fixture(scope="module")
def score():
    solver = inarow.Solver()

    @functools.cache
    def found(text):
        try:
            return int(solver.scores([text], rules=RULES)[0])
        except inarow.Error:
            return None

    return found


def check_scores(path, score):
    for row in read_labeled(path):
        expected = score(row["position"] or "") if row["position"] is not None else None
        assert row["score"] == expected and (expected is None) == bool(row["error"]), row


def undisturbed(runs, source, directory):
    """The bytes of a run of this source, or None for a refusal."""
    out = directory / f"expected{source.suffix}"
    code, errors = runs.run(source, out)
    assert code in (0, 1) and "Traceback" not in errors, errors
    result = out.read_bytes() if code == 0 else None
    out.unlink(missing_ok=True)
    shutil.rmtree(directory / f"{out.name}.parts", ignore_errors=True)
    return result


def test_faults(positions, score, tmp_path):
    seed = int(os.environ.get("INAROW_SEED") or random.SystemRandom().randrange(2**32))
    print("INAROW_SEED", seed)
    rng, runs = random.Random(seed), Runs(tmp_path)
    rows = [{"id": str(i), "position": text, "note": "n"} for i, text in enumerate(positions)]
    before = {}
    for suffix in SUFFIXES:
        write(tmp_path / f"in{suffix}", rows)
        begin = time.monotonic()
        expected = undisturbed(runs, tmp_path / f"in{suffix}", tmp_path)
        before[suffix] = expected, time.monotonic() - begin
    refusals = 0
    for i in range(FAULTS):
        fault = KINDS[i % len(KINDS)]
        directory = tmp_path / str(i)
        directory.mkdir()
        suffix = rng.choice(SUFFIXES)
        source, out = directory / f"in{suffix}", directory / f"out{suffix}"
        expected, seconds = before[suffix]
        case = Case(random.Random(rng.random()), runs, suffix, rows, source, out, seconds)
        case.write(rows)
        fault(case)
        where = f"fault {i} of seed {seed}: {fault.__name__}, {suffix}"
        is_done = out.exists()
        allowed = {expected, undisturbed(runs, source, directory)}
        code, errors = runs.run(source, out)
        assert code in (0, 1) and errors.count("\n") <= 1, f"{where}: {errors}"
        assert (code == 0) == (not is_done and out.exists()), f"{where}: {errors}"
        if out.exists():
            assert out.read_bytes() in allowed, where
            check_scores(out, score)
        else:
            refusals += 1
            assert fault not in (kill, interrupt, fill_disk), f"{where}: {errors}"
        shutil.rmtree(directory)
    runs.server.communicate(timeout=SECONDS_PER_RUN)
    print(FAULTS, "faults,", refusals, "refusals")
