# SPDX-License-Identifier: BSL-1.0
"""Labels and books on Ray: runs that join a small cluster, and runs that start their own."""

import json
import os
import pathlib
import random
import secrets
import signal
import subprocess
import sys
import threading
import time

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import inarow
import inarow.ray
from inarow import _core
from inarow.ray._checkpoint import Checkpoint

BOOKS = pathlib.Path(__file__).resolve().parents[1] / "data" / "books"

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

SECONDS_PER_RUN = 120


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
            self.session.communicate(timeout=60)


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
    process.communicate("\n", timeout=60)


def random_game(rules, plies, rng):
    while True:
        game = inarow.Game(rules)
        while game.ply < plies and not game.is_terminal():
            game.apply_action(rng.choice(game.legal_actions()))
        if not game.is_terminal():
            return game


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
    assert code == 0, errors
    return out, output


def test_labels_are_the_scores(uninterrupted, source, games):
    out, output = uninterrupted
    n = len(games)
    different = len({str(game.position.canonical()) for game in games})
    assert f"{2 * n + 4} rows, 3 of them bad; {different} positions, {different} of them" in output
    given, table = pq.read_table(source), pq.read_table(out)
    assert table.select(given.column_names) == given
    added = ["score", "score_least", "score_most", "error"]
    assert table.column_names == [*given.column_names, *added]
    scores = inarow.Solver().scores(games, threads=2).tolist()
    expected = [*scores, None, None, *scores, None, scores[0]]
    for name in added[:3]:
        assert table[name].to_pylist() == expected
    errors = table["error"].to_pylist()
    assert [i for i, error in enumerate(errors) if error] == [n, n + 1, 2 * n + 2]
    assert errors[n] == "There is no position: the value is null."
    assert errors[n + 1].startswith('Move 7: first (X) cannot play "4": column 4 is full.')
    assert not list(out.parent.glob("*.checkpoint")) and not list(out.parent.glob(".*"))


def workers_of(root):
    """The descendants of a process that solve positions."""
    parents = {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # the process has ended
        parents[int(stat.parent.name)] = int(fields[1])
    below = {root}
    while more := {pid for pid, parent in parents.items() if parent in below} - below:
        below |= more
    names = {pid: pathlib.Path(f"/proc/{pid}/cmdline").read_bytes() for pid in below - {root}}
    return sorted(pid for pid, name in names.items() if b"MapBatches(SolveBatch)" in name)


def wait_for_first_save(process, checkpoint):
    deadline = time.monotonic() + 300  # on a busy machine
    while not list(checkpoint.glob("*.parquet")):
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.01)


def saved_rows(checkpoint):
    return sum(pq.read_table(path).num_rows for path in checkpoint.glob("*.parquet"))


def test_a_killed_worker_loses_nothing(cluster, source, uninterrupted, games):
    out = source.with_name("killed_worker.parquet")
    checkpoint = source.with_name("checkpoint_of_killed_worker")
    often = ("--batch-size", 2, "--save-interval", 0, "--checkpoint", checkpoint)
    run = cluster.start("label", source, out, *SOURCE_OPTIONS, *often)
    wait_for_first_save(run, checkpoint)
    victim = workers_of(cluster.process.pid)[0]
    os.kill(victim, signal.SIGKILL)
    saved = saved_rows(checkpoint)
    code, output, errors = finished(run)
    assert code == 0, errors
    assert 0 < saved < len(games) - 4, "it was killed in the middle"
    assert victim not in workers_of(cluster.process.pid)
    assert out.read_bytes() == uninterrupted[0].read_bytes()
    assert output.splitlines()[-1].split(": ")[1] == uninterrupted[1].strip().split(": ")[1]


def test_a_run_resumes_after_a_kill(cluster, source, uninterrupted, games):
    out = source.with_name("stopped.parquet")
    checkpoint = source.with_name("stopped.parquet.checkpoint")
    often = ("--batch-size", 2, "--save-interval", 0)
    run = cluster.start("label", source, out, *SOURCE_OPTIONS, *often)
    wait_for_first_save(run, checkpoint)
    run.kill()
    assert finished(run)[0] == -signal.SIGKILL and not out.exists()
    saved = saved_rows(checkpoint)
    code, output, errors = cluster.run("label", source, out, *SOURCE_OPTIONS)
    assert code == 0, errors
    different = len({str(game.position.canonical()) for game in games})
    assert 0 < saved < different
    assert f"{different - saved} of them searched in this run" in output
    assert out.read_bytes() == uninterrupted[0].read_bytes() and not checkpoint.exists()


@pytest.mark.skipif(os.environ.get("INAROW_LONG") != "1", reason="20 s: a long test")
def test_unsolved_positions_are_solved_with_more_time(cluster, tmp_path, request):
    """The first runs start a Ray of their own. The board is one without a book."""
    alone = Cluster(None, None)
    request.addfinalizer(alone.close)
    pq.write_table(pa.table({"position": ["", "121212"]}), tmp_path / "in.parquet")
    options = ("--rules", "8x6/4/drop", "--checkpoint", tmp_path / "checkpoint")
    time_limit = ("--timeout", 0.2)
    command = ("label", tmp_path / "in.parquet", tmp_path / "out", *options, *time_limit)
    code, out, errors = alone.run(*command, "--cpus", 1)
    assert code == 0, errors
    assert "2 positions, 2 of them searched in this run, 1 unsolved." in out
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["part-00000.parquet"]
    code, out, errors = alone.run(*command, "--overwrite", "--cpus", 1, "--threads", 2)
    assert code == 1 and "threads must be at most 1, the CPUs of the largest machine" in errors
    first, second = pq.read_table(tmp_path / "out").to_pylist()
    assert second == {"position": "121212", "error": None} | dict.fromkeys(
        ["score", "score_least", "score_most"], 21
    )
    assert first["score"] is None and first["error"] is None
    assert first["score_least"] < first["score_most"]
    as_much = cluster.run(*command, "--overwrite")
    more = cluster.run(*command[:-2], "--timeout", 0.3, "--overwrite")
    assert as_much[0] == more[0] == 0, (as_much, more)
    assert "2 positions, 0 of them searched in this run, 1 unsolved." in as_much[1]
    assert "2 positions, 1 of them searched in this run, 1 unsolved." in more[1]


def test_books_are_those_of_the_command_line(cluster, tmp_path):
    books = (("4x4/4/drop", 6, "4x4"), ("tic-tac-toe", 4, "tic-tac-toe"))
    for rules, plies, name in books:
        path = tmp_path / f"{name}.book"
        code, out, errors = cluster.run("book", path, "--rules", rules, "--plies", plies)
        assert code == 0, errors
        written = path.read_bytes()
        assert written == (BOOKS / f"{name}.book").read_bytes()
        assert f" in {len(written)} bytes; " in out
    assert list(tmp_path.glob("*.checkpoint")) == []


def test_refused_data_sets(cluster, source, tmp_path):
    nothing = tmp_path / "nothing.parquet"
    empty = pa.schema({"board": pa.string(), "score": pa.int8()}).empty_table()
    pq.write_table(empty, nothing)
    cut, damaged = tmp_path / "cut.parquet", tmp_path / "damaged.parquet"
    whole = source.read_bytes()
    cut.write_bytes(whole[:1000])
    damaged.write_bytes(whole[:600] + bytes(400) + whole[1000:])
    strict = ("--rules", "connect-four", "--bad-rows", "refuse", "--column")
    refusals = (
        (source, "board", "Row 160, board None: There is no position: the value is null."),
        (source, "position", 'there is no column "position", but id, board, other'),
        (source, "id", 'the column "id" must be of texts, not of int64'),
        (nothing, "board", 'the source has a column "score": choose a prefix'),
        (tmp_path / "none.parquet", "board", "none.parquet cannot be read: "),
        (cut, "board", "cut.parquet cannot be read: "),
        (damaged, "board", "A worker failed: OSError: Corrupt snappy compressed data"),
    )
    out = tmp_path / "out.parquet"
    for file, column, sentence in refusals:
        code, _, errors = cluster.run("label", file, out, *strict, column)
        assert code == 1 and sentence in errors and "Traceback" not in errors
    code, _, errors = cluster.run("label", nothing, out, *strict, "board", "--prefix", "new_")
    assert code == 0, errors
    table = pq.read_table(out)
    assert table.num_rows == 0 and table.column_names[1:3] == ["score", "new_score"]
    expected = ["cut.parquet", "damaged.parquet", "nothing.parquet", "out.parquet"]
    assert sorted(path.name for path in tmp_path.iterdir()) == expected


def test_refused_arguments(tmp_path, monkeypatch):
    taken = tmp_path / "taken.parquet"
    taken.write_bytes(b"")
    label, build_book = inarow.ray.label, inarow.ray.build_book
    with pytest.raises(FileExistsError, match="exists: remove it, or use overwrite"):
        label("in", taken, "connect-four")
    with pytest.raises(ValueError, match="must be a file or directory of this machine"):
        label("in", "s3://bucket/out.parquet", "connect-four")
    with pytest.raises(ValueError, match='bad_rows must be "keep" or "refuse", not "drop"'):
        label("in", tmp_path / "out", "connect-four", bad_rows="drop")
    with pytest.raises(inarow.Error, match="A time limit must be more than 0 seconds"):
        label("in", tmp_path / "out", "connect-four", timeout=0)
    with pytest.raises(inarow.NotationError, match='notation must be "any", "names"'):
        label("in", tmp_path / "out", "connect-four", notation="chess")
    with pytest.raises(inarow.BookError, match="There can be no book of 7x6/4/drop with 42 plies"):
        build_book(tmp_path / "out", "connect-four", 42)
    with pytest.raises(ValueError, match="threads must be at least 1, not 0"):
        inarow.ray.RunConfig(threads=0)
    for missing in ("ray", "pyarrow"):
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, missing, None)
            with pytest.raises(ImportError, match=f"needs {missing}.*inarow\\[ray\\]"):
                label("in", tmp_path / "out", "connect-four")
    assert list(tmp_path.iterdir()) == [taken]


def bounds_table(positions, least, most):
    columns = {"least": pa.array(least, pa.int16()), "most": pa.array(most, pa.int16())}
    return pa.table({"position": positions} | columns)


@pytest.fixture
def open_checkpoint(tmp_path):
    opened = []

    def reopen(rules="connect-four", timeout=None):
        while opened:
            opened.pop().close()
        opened.append(Checkpoint(tmp_path / "checkpoint", inarow.Rules(rules), timeout))
        return opened[0]

    yield reopen
    for checkpoint in opened:
        checkpoint.close()


def test_a_checkpoint_keeps_bounds(open_checkpoint):
    checkpoint = open_checkpoint(timeout=1.0)
    checkpoint.add(bounds_table(["a", "b"], [1, -3], [1, 4]), 1000)
    checkpoint.save()
    for i in range(40):
        checkpoint.add(bounds_table([f"n{i}"], [0], [0]), 0)
    assert open_checkpoint(timeout=0.5).bounds["b"] == (-3, 4)
    assert len(list(checkpoint.directory.glob("*.parquet"))) == 1, "they are merged"
    for more_time in (2.0, None):
        checkpoint = open_checkpoint(timeout=more_time)
        assert "b" not in checkpoint.bounds and checkpoint.bounds["a"] == (1, 1)
        assert len(checkpoint.bounds) == 41
    checkpoint.add(bounds_table(["b"], [2], [2]), 0)
    assert open_checkpoint(timeout=0.1).bounds["b"] == (2, 2)


def test_other_checkpoints_are_refused(open_checkpoint):
    checkpoint = open_checkpoint()
    with pytest.raises(inarow.Error, match="Another process uses") as raised:
        Checkpoint(checkpoint.directory, inarow.Rules("connect-four"), None)
    assert raised.value.kind == "in_use"
    checkpoint.add(bounds_table(["a"], [1], [1]), 0)
    with pytest.raises(
        inarow.Error, match="is a checkpoint of 7x6/4/drop, but the run is of 3x3/3: remove it"
    ):
        open_checkpoint("tic-tac-toe")
    pq.write_table(pa.table({"x": [1]}), checkpoint.directory / "x.parquet")
    with pytest.raises(inarow.Error, match="is not a checkpoint, but the run is of"):
        open_checkpoint()


def test_a_book_builder_checks_its_scores():
    builder = _core.BookBuilder("4x4/4/drop", 6)
    positions = [inarow.Position("4x4/4/drop", text) for text in builder.positions()]
    scores = inarow.Solver().scores(positions).tolist()
    assert builder.build(scores) == (BOOKS / "4x4.book").read_bytes()
    assert len(builder) == 901 and builder.plies == 6 and str(builder.rules) == "4x4/4/drop"
    with pytest.raises(inarow.BookError, match=f"There must be {len(scores)} scores, not 1"):
        builder.build([0])
    with pytest.raises(inarow.BookError, match="No position of ply 6 has the score 6") as raised:
        builder.build([*scores[:-1], 6])
    assert raised.value.index == len(scores) - 1
