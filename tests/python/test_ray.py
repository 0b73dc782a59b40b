# SPDX-License-Identifier: BSL-1.0
"""Labels and books on Ray: a small cluster that runs join, and a run that starts its own."""

import json
import os
import pathlib
import random
import secrets
import signal
import subprocess
import sys
import time

import inarow
import inarow.ray
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from inarow import _core
from inarow.ray._parts import Parts

BOOKS = pathlib.Path(__file__).resolve().parents[1] / "data" / "books"

SMALL_CLUSTER = """
import ray
ray.init(address="local", num_cpus=2, object_store_memory=100 * 2**20, include_dashboard=False,
         log_to_driver=False)
print(ray.get_runtime_context().gcs_address, flush=True)
input()
"""


TOKEN = secrets.token_hex(32)  # of our own cluster, which lets nobody else in


def environment(address):
    result = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    result |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": TOKEN}
    if address:
        result["RAY_ADDRESS"] = address
    return result


# Runs that follow each other in one process, which is faster, as Ray is imported once.
MANY_RUNS = """
import contextlib, io, json, sys
import ray
from inarow.ray.__main__ import main
ray.init(log_to_driver=False)
for arguments in json.load(sys.stdin):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(arguments)
    print("ran", json.dumps([code, out.getvalue(), err.getvalue()]), flush=True)
"""


class Cluster:
    """A Ray in a process of its own."""

    def __init__(self, process, address):
        self.process = process
        self.address = address

    def start(self, *arguments):
        command = [sys.executable, "-m", "inarow.ray", *map(str, arguments)]
        return subprocess.Popen(
            command,
            env=environment(self.address),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments):
        return finished(self.start(*arguments))

    def run_all(self, *commands):
        done = subprocess.run(
            [sys.executable, "-c", MANY_RUNS],
            env=environment(self.address),
            input=json.dumps([list(map(str, command)) for command in commands]),
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        ran = [line[4:] for line in done.stdout.splitlines() if line.startswith("ran ")]
        return list(map(json.loads, ran))


def finished(process):
    out, err = process.communicate(timeout=120)
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
    yield Cluster(process, process.stdout.readline().strip())
    process.communicate("\n", timeout=60)


def random_game(rules, plies, by):
    while True:
        game = inarow.Game(rules)
        while game.ply < plies and not game.is_terminal():
            game.apply_action(by.choice(game.legal_actions()))
        if not game.is_terminal():
            return game


@pytest.fixture(scope="module")
def games():
    """Some that take long enough to be disturbed."""
    by = random.Random(5)
    return [random_game("connect-four", 14, by) for _ in range(160)]


@pytest.fixture(scope="module")
def source(games, tmp_path_factory):
    """Each position twice: as moves, and as a board seen in a mirror; and rows that are none."""
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


OF_SOURCE = ("--rules", "connect-four", "--column", "board")


@pytest.fixture(scope="module")
def undisturbed(cluster, source):
    out = source.with_name("undisturbed.parquet")
    code, said, errors = cluster.run("label", source, out, *OF_SOURCE)
    assert code == 0, errors
    return out, said


def test_labels_are_the_scores(undisturbed, source, games):
    out, said = undisturbed
    n = len(games)
    different = len({str(game.position.canonical()) for game in games})
    assert f"{2 * n + 4} rows, 3 of them bad; {different} positions, {different} of them" in said
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
    assert not list(out.parent.glob("*.parts")) and not list(out.parent.glob(".*"))


def workers_of(root):
    """The processes below one that solve positions."""
    parents = {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        parents[int(stat.parent.name)] = int(fields[1])
    below = {root}
    while more := {pid for pid, parent in parents.items() if parent in below} - below:
        below |= more
    names = {pid: pathlib.Path(f"/proc/{pid}/cmdline").read_bytes() for pid in below - {root}}
    return sorted(pid for pid, name in names.items() if b"MapBatches(Solving)" in name)


def until_some_are_solved(process, parts):
    until = time.monotonic() + 60
    while not list(parts.glob("*.parquet")):
        assert process.poll() is None and time.monotonic() < until
        time.sleep(0.01)


def kept_in(parts):
    return sum(pq.read_table(path).num_rows for path in parts.glob("*.parquet"))


def test_a_killed_worker_loses_nothing(cluster, source, undisturbed, games):
    out = source.with_name("killed_worker.parquet")
    parts = source.with_name("parts_of_killed_worker")
    often = ("--batch", 2, "--keep-every", 0, "--parts", parts)
    run = cluster.start("label", source, out, *OF_SOURCE, *often)
    until_some_are_solved(run, parts)
    victim = workers_of(cluster.process.pid)[0]
    os.kill(victim, signal.SIGKILL)
    were_kept = kept_in(parts)
    code, said, errors = finished(run)
    assert code == 0, errors
    assert 0 < were_kept < len(games) - 4, "it was killed in the middle"
    assert victim not in workers_of(cluster.process.pid)
    assert out.read_bytes() == undisturbed[0].read_bytes()
    assert said.splitlines()[-1].split(": ")[1] == undisturbed[1].strip().split(": ")[1]


def test_after_a_stop_it_goes_on(cluster, source, undisturbed, games):
    out = source.with_name("stopped.parquet")
    parts = source.with_name("stopped.parquet.parts")
    often = ("--batch", 2, "--keep-every", 0)
    run = cluster.start("label", source, out, *OF_SOURCE, *often)
    until_some_are_solved(run, parts)
    run.kill()
    assert finished(run)[0] == -signal.SIGKILL and not out.exists()
    were_kept = kept_in(parts)
    code, said, errors = cluster.run("label", source, out, *OF_SOURCE)
    assert code == 0, errors
    different = len({str(game.position.canonical()) for game in games})
    assert 0 < were_kept < different
    assert f"{different - were_kept} of them worked at now" in said
    assert out.read_bytes() == undisturbed[0].read_bytes() and not parts.exists()


def test_too_little_time_is_said_and_more_time_is_taken(cluster, tmp_path):
    """The first runs start a Ray themselves, although there is one on this machine. Of a board
    that is in no book."""
    alone = Cluster(None, None)
    pq.write_table(pa.table({"position": ["", "121212"]}), tmp_path / "in.parquet")
    said = ("--rules", "8x6/4/drop", "--parts", tmp_path / "parts")
    at_most = ("--timeout", 0.2)
    command = ("label", tmp_path / "in.parquet", tmp_path / "out", *said, *at_most)
    code, out, errors = alone.run(*command, "--cpus", 1)
    assert code == 0, errors
    assert "2 positions, 2 of them worked at now, 1 unsolved." in out
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["part-00000.parquet"]
    code, out, errors = alone.run(*command, "--overwrite", "--cpus", 1, "--threads", 2)
    assert code == 1 and "no machine has 2 processors, but 1" in errors
    first, second = pq.read_table(tmp_path / "out").to_pylist()
    assert second == {"position": "121212", "error": None} | dict.fromkeys(
        ["score", "score_least", "score_most"], 21
    )
    assert first["score"] is None and first["error"] is None
    assert first["score_least"] < first["score_most"]
    as_much, more = cluster.run_all(
        (*command, "--overwrite"), (*command[:-2], "--timeout", 0.3, "--overwrite")
    )
    assert as_much[0] == more[0] == 0, (as_much, more)
    assert "2 positions, 0 of them worked at now, 1 unsolved." in as_much[1]
    assert "2 positions, 1 of them worked at now, 1 unsolved." in more[1]


def test_books_are_those_of_the_command_line(cluster, tmp_path):
    books = (("4x4/4/drop", 6, "4x4"), ("tic-tac-toe", 4, "tic-tac-toe"))
    runs = cluster.run_all(
        *(
            ("book", tmp_path / f"{name}.book", "--rules", rules, "--plies", plies)
            for rules, plies, name in books
        )
    )
    for (_, _, name), (code, out, errors) in zip(books, runs, strict=True):
        assert code == 0, errors
        written = (tmp_path / f"{name}.book").read_bytes()
        assert written == (BOOKS / f"{name}.book").read_bytes()
        assert f" in {len(written)} bytes; " in out
    assert list(tmp_path.glob("*.parts")) == []


def test_what_is_refused_in_a_data_set(cluster, source, tmp_path):
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
        (nothing, "board", 'there is a column "score" already: say a prefix'),
        (tmp_path / "none.parquet", "board", "none.parquet cannot be read: "),
        (cut, "board", "cut.parquet cannot be read: "),
        (damaged, "board", "A worker failed: OSError: Corrupt snappy compressed data"),
    )
    out = tmp_path / "out.parquet"
    *refused, labelled = cluster.run_all(
        *(("label", file, out, *strict, column) for file, column, _ in refusals),
        ("label", nothing, out, *strict, "board", "--prefix", "its_"),
    )
    for (_, _, sentence), (code, _, errors) in zip(refusals, refused, strict=True):
        assert code == 1 and sentence in errors and "Traceback" not in errors
    assert labelled[0] == 0, labelled
    table = pq.read_table(out)
    assert table.num_rows == 0 and table.column_names[1:3] == ["score", "its_score"]
    expected = ["cut.parquet", "damaged.parquet", "nothing.parquet", "out.parquet"]
    assert sorted(path.name for path in tmp_path.iterdir()) == expected


def test_what_is_refused_at_once(tmp_path, monkeypatch):
    taken = tmp_path / "taken.parquet"
    taken.write_bytes(b"")
    label, book = inarow.ray.label, inarow.ray.book
    with pytest.raises(FileExistsError, match="is there already: remove it, or say overwrite"):
        label("in", taken, "connect-four")
    with pytest.raises(ValueError, match="must be a file or directory of this machine"):
        label("in", "s3://bucket/out.parquet", "connect-four")
    with pytest.raises(ValueError, match='bad_rows must be "keep" or "refuse", not "drop"'):
        label("in", tmp_path / "out", "connect-four", bad_rows="drop")
    with pytest.raises(inarow.Error, match="A time limit must be more than 0 seconds"):
        label("in", tmp_path / "out", "connect-four", timeout=0)
    with pytest.raises(inarow.NotationError, match="There is no notation"):
        label("in", tmp_path / "out", "connect-four", notation="chess")
    with pytest.raises(inarow.BookError, match="There can be no book of 7x6/4/drop with 42 plies"):
        book(tmp_path / "out", "connect-four", 42)
    with pytest.raises(ValueError, match="threads must be at least 1, not 0"):
        inarow.ray.Means(threads=0)
    for missing in ("ray", "pyarrow"):
        with monkeypatch.context() as without:
            without.setitem(sys.modules, missing, None)
            with pytest.raises(ImportError, match=f"needs {missing}.*inarow\\[ray\\]"):
                label("in", tmp_path / "out", "connect-four")
    assert list(tmp_path.iterdir()) == [taken]


def found(positions, least, most):
    columns = {"least": pa.array(least, pa.int16()), "most": pa.array(most, pa.int16())}
    return pa.table({"position": positions} | columns)


@pytest.fixture
def parts_in(tmp_path):
    opened = []

    def open_them(rules="connect-four", timeout=None):
        while opened:
            opened.pop().close()
        opened.append(Parts(tmp_path / "parts", inarow.Rules(rules), timeout))
        return opened[0]

    yield open_them
    for parts in opened:
        parts.close()


def test_parts_keep_what_they_are_given(parts_in):
    parts = parts_in(timeout=1.0)
    parts.add(found(["a", "b"], [1, -3], [1, 4]), 1000)
    parts.keep()
    for i in range(40):
        parts.add(found([f"n{i}"], [0], [0]), 0)
    assert parts_in(timeout=0.5).known["b"] == (-3, 4)
    assert len(list(parts.directory.glob("*.parquet"))) == 1, "they are put together"
    for more_time in (2.0, None):
        parts = parts_in(timeout=more_time)
        assert "b" not in parts.known and parts.known["a"] == (1, 1)
        assert len(parts.known) == 41
    parts.add(found(["b"], [2], [2]), 0)
    assert parts_in(timeout=0.1).known["b"] == (2, 2)


def test_parts_of_others_are_refused(parts_in):
    parts = parts_in()
    with pytest.raises(inarow.Error, match="Another process is at work in") as raised:
        Parts(parts.directory, inarow.Rules("connect-four"), None)
    assert raised.value.kind == "in_use"
    parts.add(found(["a"], [1], [1]), 0)
    with pytest.raises(inarow.Error, match="is of 7x6/4/drop, not of 3x3/3: remove it"):
        parts_in("tic-tac-toe")
    pq.write_table(pa.table({"x": [1]}), parts.directory / "x.parquet")
    with pytest.raises(inarow.Error, match="is no part of ours, not of"):
        parts_in()


def test_a_draft_says_what_its_scores_must_be():
    draft = _core.BookDraft("4x4/4/drop", 6)
    positions = [inarow.Position("4x4/4/drop", text) for text in draft.positions()]
    scores = inarow.Solver().scores(positions).tolist()
    assert draft.written(scores) == (BOOKS / "4x4.book").read_bytes()
    assert len(draft) == 901 and draft.plies == 6 and str(draft.rules) == "4x4/4/drop"
    with pytest.raises(inarow.BookError, match=f"There must be {len(scores)} scores, not 1"):
        draft.written([0])
    with pytest.raises(inarow.BookError, match="No position of ply 6 has the score 6") as raised:
        draft.written([*scores[:-1], 6])
    assert raised.value.index == len(scores) - 1
