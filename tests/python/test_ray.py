# SPDX-License-Identifier: BSL-1.0
"""Labels on Ray: runs that join a small cluster, and runs that start their own."""

import contextlib
import json
import os
import pathlib
import random
import re
import secrets
import shutil
import signal
import subprocess
import sys
import threading
import time

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from support import LONG, random_game

import inarow
import inarow.label
import inarow.ray

SMALL_CLUSTER = """
import ray
ray.init(address="local", num_cpus=2, object_store_memory=100 * 2**20, include_dashboard=False,
         log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
input()
"""


TOKEN = secrets.token_hex(32)  # of the cluster, so that no other run joins it


def environment(address):
    result = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    result |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN}
    # By default workers give way to all other programs, so that the tests would take minutes
    # on a busy machine.
    result["RAY_worker_niceness"] = "0"
    if address:
        result["RAY_ADDRESS"] = address
    return result


# Many runs in one process, which is faster, because Ray is imported once.
SESSION = """
import contextlib, io, json, os, sys
from inarow.ray.__main__ import main
if "RAY_ADDRESS" in os.environ:
    import ray
    ray.init(log_to_driver=False)
for line in sys.stdin:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(json.loads(line))
    print("ran", json.dumps([code, out.getvalue(), err.getvalue()]), flush=True)
"""

SECONDS_PER_RUN = 600  # for a machine under load


class Cluster:
    """A Ray in a process of its own; without an address each run starts its own."""

    def __init__(self, process, address):
        self.process = process
        self.address = address
        self.session = None

    def start(self, *arguments):
        command = [sys.executable, "-m", "inarow.ray", *map(str, arguments)]
        return subprocess.Popen(
            command,
            env=environment(self.address),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run_alone(self, *arguments):
        """In a process of its own."""
        return finished(self.start(*arguments))

    def run(self, *arguments):
        if self.session is None:
            self.session = subprocess.Popen(
                [sys.executable, "-c", SESSION],
                env=environment(self.address),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        print(json.dumps(list(map(str, arguments))), file=self.session.stdin, flush=True)
        limit = threading.Timer(SECONDS_PER_RUN, self.session.kill)
        limit.start()
        answers = (line for line in self.session.stdout if line.startswith("ran "))
        answer = next(answers, None)
        limit.cancel()
        assert answer, "the session has ended"
        return json.loads(answer[4:])

    def close(self):
        if self.session is not None:
            self.session.communicate(timeout=SECONDS_PER_RUN)


def finished(process):
    out, err = process.communicate(timeout=SECONDS_PER_RUN)
    return process.returncode, out, err


@pytest.fixture(scope="module")
def cluster():
    process = subprocess.Popen(
        [sys.executable, "-c", SMALL_CLUSTER],
        env=environment(None),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    started = Cluster(process, process.stdout.readline().strip())
    yield started
    started.close()
    process.communicate("\n", timeout=SECONDS_PER_RUN)


@pytest.fixture(scope="module")
def games():
    """Positions that take long enough to be interrupted."""
    rng = random.Random(5)
    return [random_game("connect-four", 14, rng) for _ in range(160)]


@pytest.fixture(scope="module")
def source(games, tmp_path_factory):
    """Each position twice, as moves and as a mirrored board; and rows without a position."""
    moves = [game.moves("columns") for game in games]
    boards = [
        "/".join(row[::-1] for row in str(game.position).split()[0].split("/")) for game in games
    ]
    texts = [*moves, None, "4444444", *boards, "neither", ""]
    texts[-1] = moves[0]
    path = tmp_path_factory.mktemp("data") / "in.parquet"
    columns = {"id": range(len(texts)), "board": texts, "other": [[i] for i in range(len(texts))]}
    pq.write_table(pa.table(columns), path, row_group_size=50)
    return path


SOURCE_OPTIONS = ("--rules", "connect-four", "--column", "board")


@pytest.fixture(scope="module")
def uninterrupted(cluster, source):
    out = source.with_name("uninterrupted.parquet")
    code, output, errors = cluster.run_alone("label", source, out, *SOURCE_OPTIONS)
    assert code == 0 and errors == "", errors
    return out, output


def test_labels_are_the_scores(uninterrupted, source, games):
    out, output = uninterrupted
    n = len(games)
    different = len({str(game.position.canonical()) for game in games})
    assert f"{2 * n + 4} rows, 3 of them bad; {different} positions, {different} of them" in output
    given, table = pq.read_table(source), pq.read_table(out)
    assert table.select(given.column_names) == given
    added = ["score", "score_lower", "score_upper", "error"]
    assert table.column_names == [*given.column_names, *added]
    scores = inarow.Solver().scores(games, threads=2).tolist()
    expected = [*scores, None, None, *scores, None, scores[0]]
    for name in added[:3]:
        assert table[name].to_pylist() == expected
    errors = table["error"].to_pylist()
    assert [i for i, error in enumerate(errors) if error] == [n, n + 1, 2 * n + 2]
    assert errors[n] == "There is no position: the value is null."
    assert errors[n + 1].startswith('Move 7: first (X) cannot play "4": column 4 is full.')
    assert not list(out.parent.glob("*.parts")) and not list(out.parent.glob(".*"))


def workers_of(root):
    """The descendants of a process that are busy with a part."""
    parents, busy = {}, set()
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        pid = int(process.name)
        with contextlib.suppress(OSError):  # it has ended
            parents[pid] = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if b"ray::_run_unit" in (process / "cmdline").read_bytes():
                busy.add(pid)
    below = {root}
    while more := {pid for pid, parent in parents.items() if parent in below} - below:
        below |= more
    return sorted(busy & below)


def solved_units(state):
    return len(list((state / "work" / "solve").glob("[0-9]*")))


SMALL_PARTS = ("--part-rows", 8)
UNITS = 20  # of the source in these parts


def stopped_midway(start, out, stop):
    """A run in whose middle `stop` was called; a busy machine may let a run end before that."""
    state = out.with_name(out.name + ".parts")
    for _ in range(20):
        run, limit = start(), time.monotonic() + SECONDS_PER_RUN
        while run.poll() is None and solved_units(state) < 2:
            assert time.monotonic() < limit
            time.sleep(0.01)
        if run.poll() is None and stop(run) and 0 < solved_units(state) < UNITS - 5:
            return run
        assert finished(run)[0] in (0, -signal.SIGKILL)
        out.unlink(missing_ok=True)
        shutil.rmtree(state, ignore_errors=True)
    pytest.fail("each run has ended before it was stopped")


def test_a_killed_worker_loses_nothing(cluster, source, uninterrupted):
    out = source.with_name("killed_worker.parquet")
    victims = []

    def kill_worker(run):
        for victim in workers_of(cluster.process.pid)[:1]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(victim, signal.SIGKILL)
                victims.append(victim)
                return True
        return False

    command = ("label", source, out, *SOURCE_OPTIONS, *SMALL_PARTS)
    run = stopped_midway(lambda: cluster.start(*command), out, kill_worker)
    code, output, errors = finished(run)
    assert code == 0 and errors == "", errors
    assert victims[-1] not in workers_of(cluster.process.pid)
    assert out.read_bytes() == uninterrupted[0].read_bytes()
    assert output.splitlines()[-1].split(": ")[1] == uninterrupted[1].strip().split(": ")[1]


def test_a_run_resumes_after_a_kill(cluster, source, uninterrupted, games):
    out = source.with_name("stopped.parquet")
    state = source.with_name("stopped.parquet.parts")
    command = ("label", source, out, *SOURCE_OPTIONS, *SMALL_PARTS)

    def kill(run):
        run.kill()
        return finished(run)[0] == -signal.SIGKILL

    stopped_midway(lambda: cluster.start(*command), out, kill)
    assert not out.exists()
    code, output, errors = cluster.run(*command)
    assert code == 0, errors
    different = len({str(game.position.canonical()) for game in games})
    searched = int(re.search(r"(\d+) of them searched in this run", output)[1])
    assert 0 < searched < different
    assert out.read_bytes() == uninterrupted[0].read_bytes() and not state.exists()


@pytest.mark.skipif(not LONG, reason="20 s: a long test")
def test_time_limits(tmp_path, request):
    """The runs start a Ray of their own. The board is one without a book."""
    alone = Cluster(None, None)
    request.addfinalizer(alone.close)
    pq.write_table(pa.table({"position": ["", "121212"]}), tmp_path / "in.parquet")
    command = ("label", tmp_path / "in.parquet", tmp_path / "out", "--rules", "8x6/4/drop")
    time_limit = ("--timeout", 0.2)
    code, out, errors = alone.run(*command, *time_limit, "--cpus", 1)
    assert code == 0, errors
    assert "2 positions, 2 of them searched in this run, 1 unsolved." in out
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["part-00000.parquet"]
    code, out, errors = alone.run(*command, *time_limit, "--overwrite", "--cpus", 1, "--threads", 2)
    assert code == 1 and "threads must be at most 1, the CPUs of the largest machine" in errors
    first, second = pq.read_table(tmp_path / "out").to_pylist()
    assert second == {"position": "121212", "error": None} | dict.fromkeys(
        ["score", "score_lower", "score_upper"], 21
    )
    assert first["score"] is None and first["error"] is None
    assert first["score_lower"] < first["score_upper"]


def lines(path):
    return path.read_text().splitlines()


def test_the_same_as_without_ray(cluster, source, uninterrupted):
    for part_rows in (None, 50):
        out = source.with_name(f"{part_rows}.parquet")
        summary = inarow.label.label(
            source, out, "connect-four", column="board", part_rows=part_rows
        )
        assert out.read_bytes() == uninterrupted[0].read_bytes()
    assert summary.positions == summary.searched == 160
    out = source.with_name("lines_on_ray")
    options = ("--part-rows", 50, "--format", "jsonl", "--best-moves")
    code, _, errors = cluster.run("label", source, out, *SOURCE_OPTIONS, *options)
    assert code == 0, errors
    rows = [json.loads(line) for path in sorted(out.iterdir()) for line in lines(path)]
    expected = pq.read_table(uninterrupted[0])
    assert [row["score"] for row in rows] == expected["score"].to_pylist()
    assert all((row["best_moves"] is None) == (row["error"] is not None) for row in rows)


@pytest.mark.skipif(not LONG, reason="20 s: a long test")
def test_a_cluster_that_wants_a_token(cluster, source):
    """One sentence, and none of the 20 lines of Ray."""
    without_token = environment(cluster.address)
    del without_token["RAY_AUTH_MODE"], without_token["RAY_AUTH_TOKEN"]
    without_token["HOME"] = str(source.parent)  # Ray looks for a token there, too
    command = [sys.executable, "-m", "inarow.ray", "label", source, source.with_name("no")]
    run = subprocess.run(
        [*command, *SOURCE_OPTIONS],
        env=without_token,
        capture_output=True,
        text=True,
        timeout=SECONDS_PER_RUN,
    )
    assert run.returncode == 1 and run.stdout == ""
    sentence = f'inarow.ray: The Ray cluster "{cluster.address}" cannot be joined: '
    assert run.stderr.startswith(sentence) and run.stderr.count("\n") == 1, run.stderr
    assert "set RAY_AUTH_MODE=token" in run.stderr


def test_refused_data_sets(cluster, source, tmp_path):
    """The sentences are those of inarow.label; here those that come from a worker."""
    damaged = tmp_path / "damaged.parquet"
    whole = source.read_bytes()
    damaged.write_bytes(whole[:600] + bytes(400) + whole[1000:])
    strict = ("--rules", "connect-four", "--bad-rows", "refuse", "--column")
    refusals = (
        (source, "board", "in.parquet: Row 160, board None: There is no position: the value is"),
        (source, "position", 'there is no column "position", but id, board, other'),
        (tmp_path / "none.parquet", "board", "none.parquet cannot be read: there is no such file"),
        (damaged, "board", "damaged.parquet cannot be read: Corrupt snappy compressed data"),
    )
    for file, column, sentence in refusals:
        code, _, errors = cluster.run("label", file, tmp_path / "out", *strict, column)
        assert code == 1 and sentence in errors and errors.count("\n") == 1, errors
        shutil.rmtree(tmp_path / "out.parts", ignore_errors=True)
    assert [path.name for path in tmp_path.iterdir()] == ["damaged.parquet"]


def test_refused_arguments(source, tmp_path, monkeypatch):
    label = inarow.ray.label
    with pytest.raises(FileExistsError, match="exists: remove it, or use overwrite"):
        label(source, source, "connect-four")
    with pytest.raises(ValueError, match='bad_rows must be "keep" or "refuse", not "drop"'):
        label(source, tmp_path / "out", "connect-four", bad_rows="drop")
    with pytest.raises(inarow.Error, match="A time limit must be more than 0 seconds"):
        label(source, tmp_path / "out", "connect-four", timeout=0)
    with pytest.raises(ValueError, match="threads must be at least 1, not 0"):
        inarow.ray.RunConfig(threads=0)
    with pytest.raises(TypeError, match="parts"):
        label(source, tmp_path / "out", "connect-four", parts=1)
    for missing in ("ray", "pyarrow", "duckdb"):
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, missing, None)
            with pytest.raises(
                ImportError, match=f"inarow.ray needs {missing}: pip install {missing}$"
            ):
                label(source, tmp_path / "out", "connect-four")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not LONG, reason="20 s: a long test")
def test_a_unit_that_ends_its_workers_is_named(cluster, source, tmp_path):
    program = tmp_path / "killer.py"
    deaths = tmp_path / "deaths"
    program.write_text(
        f"""
import os, signal, sys
import ray, inarow.ray
from inarow.ray import _cluster

do_unit = _cluster.do_unit

def run_unit(shared, unit):
    job, stage, arguments = shared
    if stage == "solve" and unit == 1:
        with open({str(deaths)!r}, "a") as file:
            file.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    return do_unit(job, stage, unit, _cluster._solvers(*arguments))

_cluster._run_unit = run_unit
ray.init(log_to_driver=False)
try:
    inarow.ray.label(*sys.argv[1:3], "connect-four", column="board", part_rows=50)
except inarow.Error as error:
    print(error.kind, error)
"""
    )
    run = subprocess.run(
        [sys.executable, program, source, tmp_path / "out"],
        env=environment(cluster.address),
        capture_output=True,
        text=True,
        timeout=SECONDS_PER_RUN,
    )
    texts = re.escape(os.path.join("out.parts", "work", "solve.parquet"))
    sentence = rf"worker Unit 1 of .*{texts} has ended 4 workers: "
    assert re.search(sentence, run.stdout), run.stdout + run.stderr
    assert deaths.read_text() == "xxxx"
