# SPDX-License-Identifier: BSL-1.0
"""Labels of data sets on one machine."""

import csv
import io
import itertools
import json
import os
import random
import shutil
import signal
import subprocess
import sys

import fsspec
import fsspec.implementations.memory
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support import LONG, interrupted, random_moves, read_labeled, write_table

import inarow
import inarow.label
from inarow.label import _formats, _run, label
from inarow.label.__main__ import main
from inarow.label._locations import location
from inarow.label._units import Solvers


@pytest.fixture(scope="module")
def moves():
    rng = random.Random(3)
    return [random_moves("connect-four", rng.randint(20, 30), rng) for _ in range(300)]


@pytest.fixture(scope="module")
def columns(moves):
    """Most positions twice, and rows without one."""
    texts = [*moves, "4444444", *moves[:200], "neither"]
    return {"id": [str(i) for i in range(len(texts))], "position": texts}


@pytest.fixture(scope="module")
def expected(columns, moves):
    scores = dict(zip(moves, inarow.Solver().scores(moves, rules="connect-four").tolist()))
    return [scores.get(text) for text in columns["position"]]


def write(path, columns):
    return write_table(path, pa.table(columns))


def check(rows, columns, expected):
    assert [row["position"] for row in rows] == columns["position"]
    assert [row["id"] for row in rows] == columns["id"]
    for name in ("score", "score_lower", "score_upper"):
        assert [row[name] for row in rows] == expected
    assert [i for i, row in enumerate(rows) if row["error"]] == [300, 501]
    assert rows[300]["error"].startswith('Move 7: first (X) cannot play "4": column 4 is full.')


SUFFIXES = (".parquet", ".arrow", ".csv", ".jsonl")


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_every_format(suffix, columns, expected, tmp_path):
    source = write(tmp_path / f"in{suffix}", columns)
    for target_suffix in SUFFIXES:
        out = tmp_path / f"out{target_suffix}"
        summary = label(source, out, "connect-four", part_rows=64, table_bytes=2**20)
        assert (summary.rows, summary.bad_rows, summary.unsolved) == (502, 2, 0)
        assert summary.positions == summary.searched == 300
        check(read_labeled(out), columns, expected)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [source.name, *(f"out{each}" for each in SUFFIXES)]
    )


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_directory_is_read_file_by_file(suffix, columns, expected, tmp_path, monkeypatch):
    halves = [{name: column[i::2] for name, column in columns.items()} for i in range(2)]
    for i, half in enumerate(halves):
        write(tmp_path / "in" / f"{i}{suffix}", half)
    (tmp_path / "in" / "_SUCCESS").touch()
    order = [*range(0, 502, 2), *range(1, 502, 2)]
    for file_rows, files in ((2**20, 1), (160, 4), (502, 1), (251, 2)):
        monkeypatch.setattr(_run, "_FILE_ROWS", file_rows)
        monkeypatch.setattr(_run, "ROWS_AT_ONCE", min(file_rows, 251) // 2 ** (file_rows == 160))
        out = tmp_path / f"out{file_rows}"
        label(tmp_path / "in", out, "connect-four", part_rows=100, table_bytes=2**20)
        paths = sorted(out.iterdir())
        assert [path.name for path in paths] == [f"part-{i:05}{suffix}" for i in range(files)]
        rows = [row for path in paths for row in read_labeled(path)]
        assert [row["id"] for row in rows] == [str(i) for i in order]
        assert [row["score"] for row in rows] == [expected[i] for i in order]


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_the_bytes_do_not_depend_on_parts_or_threads(suffix, columns, tmp_path):
    source, outputs = write(tmp_path / "in.parquet", columns), set()
    for part_rows, threads in ((None, None), (1, 1), (7, 3), (10**6, 2)):
        out = tmp_path / f"out{suffix}"
        options = {"part_rows": part_rows, "threads": threads, "table_bytes": 2**16}
        label(source, out, "connect-four", overwrite=True, **options)
        outputs.add(out.read_bytes())
    assert len(outputs) == 1


@pytest.mark.parametrize("suffix", SUFFIXES[:3])
def test_a_data_set_without_rows(suffix, tmp_path):
    schema = pa.schema([("id", pa.string()), ("position", pa.string())])
    source = write(tmp_path / f"in{suffix}", schema.empty_table())
    for target in (f"out{suffix}", "out"):
        summary = label(source, tmp_path / target, "connect-four")
        assert (summary.rows, summary.positions) == (0, 0)
    assert (
        read_labeled(tmp_path / f"out{suffix}")
        == read_labeled(tmp_path / "out" / f"part-00000{suffix}")
        == []
    )


class Memory(fsspec.implementations.memory.MemoryFileSystem):
    """One whose readers do not share their place in a file, as those of memory:// do."""

    protocol = "inarow-memory"
    root_marker = ""

    @classmethod
    def _strip_protocol(cls, path):
        return super()._strip_protocol(path.removeprefix("inarow-memory://"))

    def _open(self, path, mode="rb", **options):
        file = super()._open(path, mode, **options)
        return io.BytesIO(file.getvalue()) if mode == "rb" else file


@pytest.fixture
def memory():
    fsspec.register_implementation("inarow-memory", Memory, clobber=True)
    yield Memory()
    Memory.store.clear()


def test_any_file_system(columns, expected, tmp_path, memory):
    source = write(tmp_path / "in.csv", columns)
    memory.pipe("/in/a.csv", source.read_bytes())
    options = {"part_rows": 64, "table_bytes": 2**20}
    label("inarow-memory://in", "inarow-memory://out/a.jsonl", "connect-four", **options)
    label("inarow-memory://in/a.csv", "inarow-memory://out/parts", "connect-four", **options)
    label(source.as_uri(), (tmp_path / "a").as_uri() + ".parquet", "connect-four", **options)
    check(read_labeled(tmp_path / "a.parquet"), columns, expected)
    lines = memory.cat("/out/a.jsonl").decode().splitlines()
    check([json.loads(line) for line in lines], columns, expected)
    assert [path.rpartition("/")[2] for path in memory.glob("/out/parts/*")] == ["part-00000.csv"]
    assert memory.glob("/out/*.parts") == []


NOTES = (
    "44,1,plain",
    '4453,2,"a ""quoted"" word, and a comma"',
    '445,3,a 5" disc',
    ',4,""',
    '444,5,""""',
    '"",6,a""b',
    '4,7,"a"b',
    '44,8,"see\n45,below"',
    '44,9,"see\n\n45,4,below"',
    '44,"10","see\r\n45,""below"""',
    '44,11" disc,"see\n45,6,below"',
    "44,12,see\r45,6,below",
    '44,13,"see\r45"',
    '"44\n",14,"\n"',
)


@pytest.mark.parametrize("block_bytes", [60, 64, 100, 2**21])
def test_quotes_and_line_breaks_in_csv(block_bytes, tmp_path, monkeypatch):
    """Wherever pyarrow cuts the file into blocks."""
    path = tmp_path / "in.csv"
    path.write_text("position,n,note\n" + "".join(line + "\n" for line in NOTES), newline="")
    with path.open(newline="") as opened:
        expected = list(csv.DictReader(opened))
    monkeypatch.setattr(_formats, "_BLOCK_BYTES", block_bytes)
    label(path, tmp_path / "out.csv", "connect-four")
    with (tmp_path / "out.csv").open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [{name: row[name] for name in expected[0]} for row in rows] == expected
    found = [row["position"] for row in rows if row["error"]]
    assert set(found) <= {"44\n"}, "the other texts are positions"


@pytest.mark.parametrize(
    "end", ['"not closed', '"not closed\n', '"not ""closed"",\n44,2,x\n', '"\n']
)
def test_a_csv_file_that_ends_within_a_quoted_field_is_refused(end, tmp_path):
    path = tmp_path / "in.csv"
    path.write_text(f'position,n,note\n44,1,"plain"\n44,1,{end}')
    with pytest.raises(inarow.Error, match=r"in.csv cannot be read: the file ends within a quoted"):
        label(path, tmp_path / "out.csv", "connect-four")


CELLS = st.text("1234567x\x85é\0, \"'\t\n\r", max_size=9)


@given(
    rows=st.lists(st.tuples(CELLS, CELLS), min_size=1, max_size=12),
    block_bytes=st.integers(1, 99),
    dialect=st.sampled_from(  # fields with a character of the line end are quoted
        [(csv.QUOTE_MINIMAL, "\r\n"), (csv.QUOTE_ALL, "\n"), (csv.QUOTE_ALL, "\r\n"), None]
    ),
    newline_at_end=st.booleans(),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
def test_no_rows_are_invented(rows, block_bytes, dialect, newline_at_end, tmp_path, monkeypatch):
    """In CSV and JSON lines, wherever pyarrow cuts the file into blocks."""
    path = tmp_path / ("in.csv" if dialect else "in.jsonl")
    if dialect:
        with path.open("w", newline="") as opened:
            writer = csv.writer(opened, quoting=dialect[0], lineterminator=dialect[1])
            writer.writerows([("id", "position"), *rows])
    else:
        lines = [json.dumps(dict(zip(("id", "position"), row))) + "\n" for row in rows]
        path.write_text("".join(lines))
    if not newline_at_end:
        path.write_bytes(path.read_bytes().removesuffix(b"\n").removesuffix(b"\r"))
    kind, file = _formats.format_of(location(path)), location(path)
    schema = pa.schema([("id", pa.string()), ("position", pa.string())])
    assert kind.schema(file) == schema
    try:
        with monkeypatch.context() as patch:
            patch.setattr(_formats, "_BLOCK_BYTES", block_bytes)
            tables = list(kind.tables(file, schema))
    except ValueError:
        last_row = 60  # that of _formats
        longest = max(last_row, *(2 * len(json.dumps(row)) for row in rows))
        assert block_bytes < 2 * longest
    else:
        assert [tuple(row.values()) for each in tables for row in each.to_pylist()] == rows


def test_other_columns_stay_what_they_are(tmp_path):
    path = tmp_path / "in.jsonl"
    rows = [
        {"position": "4453", "when": "2020-01-01", "x": None, "list": [1, 2], "deep": {"a": 1.5}},
        {"position": "", "when": "2021-01-01T10:00:00", "x": None, "list": [], "deep": {"a": -2}},
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    label(path, tmp_path / "out.jsonl", "connect-four")
    labeled = read_labeled(tmp_path / "out.jsonl")
    assert [{name: row[name] for name in rows[0]} for row in labeled] == rows
    assert [row["score"] for row in labeled] == inarow.Solver().scores(
        ["4453", ""], rules="connect-four"
    ).tolist()
    with pytest.raises(inarow.Error, match=r"out.csv cannot be written as csv: .*list"):
        label(path, tmp_path / "out.csv", "connect-four")
    (tmp_path / "in.csv").write_text("position,n\n0123,007\n4453,\n")
    label(tmp_path / "in.csv", tmp_path / "out.csv", "connect-four")
    assert [row["n"] for row in read_labeled(tmp_path / "out.csv")] == ["007", ""]
    dictionary = pa.table({"position": pa.array(["4453", "44", "44"]).dictionary_encode()})
    pq.write_table(dictionary, tmp_path / "in.parquet")
    for suffix in SUFFIXES:
        out = tmp_path / f"dictionary{suffix}"
        label(tmp_path / "in.parquet", out, "connect-four", part_rows=1)
        assert [row["position"] for row in read_labeled(out)] == ["4453", "44", "44"]


def test_best_moves(tmp_path):
    rng = random.Random(4)
    texts = [random_moves("connect-four", 24, rng) for _ in range(40)]
    mirrored = ["".join(str(8 - int(move)) for move in text) for text in texts]
    source = write(tmp_path / "in.csv", {"id": texts * 2, "position": texts + mirrored})
    out = tmp_path / "out.parquet"
    summary = label(source, out, "connect-four", best_moves=True, part_rows=16, threads=2)
    found = [row["best_moves"] for row in read_labeled(out)]
    solver = inarow.Solver()
    expected = [solver.best_moves(inarow.Game("connect-four", text)) for text in texts + mirrored]
    assert found == [" ".join(map(str, moves)) for moves in expected]
    assert summary.positions > 40
    label(source, tmp_path / "in_time.parquet", "connect-four", best_moves=True, timeout=1e-9)
    unsolved = [row for row in read_labeled(tmp_path / "in_time.parquet") if row["score"] is None]
    assert unsolved and all(
        row["best_moves"] is None or row["score_lower"] < row["score_upper"] for row in unsolved
    )


def test_bad_files_are_named(columns, tmp_path, capsys):
    """On the command line, each in one sentence."""
    directory = tmp_path / "in"
    for name in ("a", "b", "c"):
        write(directory / f"{name}.parquet", columns)
    whole = (directory / "b.parquet").read_bytes()
    other = {"id": columns["id"], "board": columns["position"]}

    def refusal(source, *options):
        options = ("--rules", "connect-four", "--part-rows", "100", *options)
        code = main([str(source), str(tmp_path / "out"), *options])
        _, errors = capsys.readouterr()
        assert code == 1 and not (tmp_path / "out").exists()
        shutil.rmtree(tmp_path / "out.parts", ignore_errors=True)
        assert errors.startswith("inarow.label: ") and errors.count("\n") == 1
        return errors[len("inarow.label: ") : -1]

    assert refusal(tmp_path / "no.parquet").endswith(
        "no.parquet cannot be read: there is no such file"
    )
    (tmp_path / "empty").mkdir()
    assert refusal(tmp_path / "empty").endswith("empty cannot be read: the directory is empty.")
    assert "in.txt cannot be read: its name must end with one of .parquet, .pq, " in refusal(
        write(tmp_path / "in.txt", columns)
    )
    (directory / "b.parquet").write_bytes(whole[:1000])
    assert "/in/b.parquet cannot be read: Parquet magic bytes not found in footer" in refusal(
        directory
    )
    (directory / "b.parquet").write_bytes(whole[:600] + bytes(400) + whole[1000:])
    assert "/in/b.parquet cannot be read: " in refusal(directory)
    write(directory / "b.parquet", other)
    assert "/in/b.parquet has the columns id (string), board (string), but " in refusal(directory)
    (directory / "b.parquet").unlink()
    write(directory / "b.csv", columns)
    assert "/in/b.csv must be a parquet file, as " in refusal(directory)
    csv_file = tmp_path / "in.csv"
    csv_file.write_text("position,n\n44,1\n44,1,1\n")
    assert "/in.csv cannot be read: CSV parse error: " in refusal(csv_file)
    csv_file.write_bytes(b"position,n\n44,1\n\xff\xfe,1\n")
    assert "/in.csv cannot be read: " in refusal(csv_file)
    json_file = tmp_path / "in.jsonl"
    json_file.write_text('{"position": "44"}\n{"position": 44}\n')
    assert "/in.jsonl cannot be read: JSON parse error: " in refusal(json_file)
    write(csv_file, columns)
    assert refusal(csv_file, "--column", "board").endswith(
        '/in.csv: there is no column "board", but id, position'
    )
    write(tmp_path / "n.parquet", {"position": [1, 2]})
    assert refusal(tmp_path / "n.parquet").endswith(
        'the column "position" must be of texts, not of int64'
    )
    one_bad_row = {name: column[:400] for name, column in columns.items()}
    for suffix in SUFFIXES:
        refused = refusal(write(tmp_path / f"bad{suffix}", one_bad_row), "--bad-rows", "refuse")
        assert f"/bad{suffix}: Row 300, position '4444444': Move 7: first (X)" in refused


def test_refused_arguments(columns, tmp_path, monkeypatch):
    source = write(tmp_path / "in.csv", columns)
    refusals = (
        ({"bad_rows": "drop"}, 'bad_rows must be "keep" or "refuse", not "drop"'),
        ({"format": "xml"}, 'format must be "parquet", "arrow", "csv" or "jsonl", not "xml"'),
        ({"part_rows": 0}, "part_rows must be at least 1, not 0"),
        ({"timeout": 0}, "A time limit must be more than 0 seconds"),
        ({"notation": "chess"}, 'notation must be "any", "names"'),
        ({"threads": 0}, "threads must be 1 to 1024, not 0"),
        ({"table_bytes": 0}, "table_bytes must be at least 1, not 0"),
    )
    for options, sentence in refusals:
        with pytest.raises(ValueError, match=sentence):
            label(source, tmp_path / "out", "connect-four", **options)
    with pytest.raises(ValueError, match=r'the suffix of ".*out.csv" is not that of'):
        label(source, tmp_path / "out.csv", "connect-four", format="parquet")
    with pytest.raises(FileExistsError, match="exists: remove it, or use overwrite"):
        label(source, source, "connect-four")
    with pytest.raises(inarow.Error, match="nowhere://x/ is on no known file system"):
        label(source, "nowhere://x/out", "connect-four")
    for missing in ("pyarrow", "duckdb"):
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, missing, None)
            sentence = f"inarow.label needs {missing}: pip install {missing}$"
            with pytest.raises(ImportError, match=sentence):
                label(source, tmp_path / "out", "connect-four")
    assert list(tmp_path.iterdir()) == [source]
    write(tmp_path / "score.csv", columns | {"score": columns["id"]})
    with pytest.raises(ValueError, match='the source has a column "score": choose a prefix'):
        label(tmp_path / "score.csv", tmp_path / "out", "connect-four")
    label(tmp_path / "score.csv", tmp_path / "out.csv", "connect-four", prefix="new_")
    with (tmp_path / "out.csv").open() as file:
        added = ["new_score", "new_score_lower", "new_score_upper", "new_error"]
        assert next(csv.reader(file)) == ["id", "position", "score", *added]
    label(source, tmp_path / "out.csv", "connect-four", overwrite=True)


# After a few parts it searches the empty board, which takes a minute.
STOPPING = """
import sys
import inarow
from inarow.label import __main__, _units

answer, calls = _units.Solvers.score_bounds, 0

def score_bounds(self, rules, texts):
    global calls
    calls += 1
    if calls > 6:
        print("solving", flush=True)
        inarow.Solver(book=None, time_limit=None).score(inarow.Position(rules))
    return answer(self, rules, texts)

_units.Solvers.score_bounds = score_bounds
sys.exit(__main__.main(sys.argv[1:]))
"""


def test_a_run_resumes(tmp_path):
    rng = random.Random(6)
    texts = [random_moves("connect-four", 14, rng) for _ in range(300)]
    source = write(tmp_path / "in.csv", {"id": texts, "position": texts})
    options = ["--rules", "connect-four", "--threads", "1", "--part-rows", "8"]
    target, state = tmp_path / "out", tmp_path / "out.parts"
    small = [str(source), str(target), *options]
    for how in (signal.SIGKILL, signal.SIGINT):
        with subprocess.Popen(
            [sys.executable, "-c", STOPPING, *small],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as run:
            assert run.stdout.readline() == "solving\n"
            run.send_signal(how)
            _, errors = run.communicate()
        assert list((state / "work" / "solve").iterdir())
        assert run.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
        assert how == signal.SIGKILL or "the same command resumes from here." in errors
        assert not target.exists()
    with pytest.raises(inarow.Error, match=r"was begun with timeout None, not 1.0: remove it"):
        label(source, target, "connect-four", timeout=1.0, part_rows=8)
    with pytest.raises(inarow.Error, match="was begun with rules '7x6/4/drop', not '7x6/5/drop'"):
        label(source, target, "7x6/5/drop", part_rows=8)
    summary = label(source, target, "connect-four", part_rows=8)
    assert not state.exists()
    distinct = len({str(inarow.Game("connect-four", text).position.canonical()) for text in texts})
    assert summary.positions == distinct > summary.searched > 0
    rows = [row for path in sorted(target.iterdir()) for row in read_labeled(path)]
    expected = inarow.Solver().scores(texts, rules="connect-four", threads=2).tolist()
    assert [row["score"] for row in rows] == expected


@pytest.fixture
def after_calls(monkeypatch):
    """Arms an action that is done before one of the next calls of the solver."""
    answer = Solvers.score_bounds

    def arm(calls, action):
        left = itertools.count(calls, -1)

        def score_bounds(self, rules, texts):
            if next(left) == 0:
                action()
            return answer(self, rules, texts)

        monkeypatch.setattr(Solvers, "score_bounds", score_bounds)

    return arm


def reverse_rows(path, *, restores_time):
    """Leaves the size of a file of lines as it is."""
    header, *rows = path.read_bytes().splitlines(keepends=True)
    before = path.stat()
    path.write_bytes(b"".join([header, *reversed(rows)]))
    written = before.st_mtime_ns + (not restores_time)  # whatever the resolution of the clock
    os.utime(path, ns=(before.st_atime_ns, written))
    assert path.stat().st_size == before.st_size


@pytest.mark.parametrize("restores_time", [False, True])
def test_a_changed_source_is_not_resumed(restores_time, columns, expected, tmp_path, after_calls):
    source, out = write(tmp_path / "in.csv", columns), tmp_path / "out.csv"
    given, times = source.read_bytes(), source.stat()
    options = {"part_rows": 32}
    after_calls(6, interrupted)
    with pytest.raises(KeyboardInterrupt):
        label(source, out, "connect-four", **options)
    reverse_rows(source, restores_time=restores_time)
    sentence = (
        r"in.csv has changed since .*out.csv.parts was begun: remove .*out.csv.parts to begin"
    )
    for _ in range(2):
        with pytest.raises(inarow.Error, match=sentence) as raised:
            label(source, out, "connect-four", **options)
        assert raised.value.kind == "changed_source" and not out.exists()
    source.write_bytes(given)
    os.utime(source, ns=(times.st_atime_ns, times.st_mtime_ns))
    summary = label(source, out, "connect-four", **options)
    # Equal stamps do not show the change: only the join does, after all positions are solved.
    assert 0 <= summary.searched < summary.positions and (summary.searched > 0) != restores_time
    check(read_labeled(out), columns, expected)


@pytest.mark.parametrize("restores_time", [False, True])
def test_a_source_that_changes_during_a_run_is_refused(
    restores_time, columns, tmp_path, after_calls
):
    source, out = write(tmp_path / "in.csv", columns), tmp_path / "out"
    after_calls(6, lambda: reverse_rows(source, restores_time=restores_time))
    for _ in range(2):
        with pytest.raises(inarow.Error, match=r"in.csv has changed since .*out.parts was begun"):
            label(source, out, "connect-four", part_rows=32)
    assert not out.exists()


def test_files_that_come_to_a_source_or_go_are_named(columns, tmp_path, after_calls):
    directory, out = tmp_path / "in", tmp_path / "out"
    for name in ("a", "b"):
        write(directory / f"{name}.csv", columns)
    after_calls(6, interrupted)
    with pytest.raises(KeyboardInterrupt):
        label(directory, out, "connect-four")
    (directory / "b.csv").rename(directory / "c.csv")
    with pytest.raises(inarow.Error, match=r"in/b.csv has gone from the source since .*out.parts"):
        label(directory, out, "connect-four")
    shutil.copy2(directory / "c.csv", directory / "b.csv")
    with pytest.raises(inarow.Error, match=r"in/c.csv has come to the source since .*out.parts"):
        label(directory, out, "connect-four")
    (directory / "c.csv").unlink()
    assert label(directory, out, "connect-four").rows == 2 * len(columns["id"])


def test_a_changed_source_on_another_file_system(columns, tmp_path, memory, after_calls):
    """One that does not tell when a file was last written as Arrow's do."""
    source = write(tmp_path / "in.csv", columns)
    memory.pipe("/in.csv", source.read_bytes())
    uris = [f"inarow-memory://{name}" for name in ("in.csv", "out.csv")]
    after_calls(6, interrupted)
    with pytest.raises(KeyboardInterrupt):
        label(*uris, "connect-four")
    memory.pipe("/in.csv", source.read_bytes())
    with pytest.raises(
        inarow.Error, match=r"//in.csv has changed since .*//out.csv.parts was begun"
    ):
        label(*uris, "connect-four")
    memory.rm("/out.csv.parts", recursive=True)
    assert label(*uris, "connect-four").rows == len(columns["id"])


def test_results_of_other_settings_are_not_taken(columns, expected, tmp_path, after_calls):
    """Such as those of a run that was killed while it removed its directory."""
    source, out = write(tmp_path / "in.csv", columns), tmp_path / "out.csv"
    after_calls(6, interrupted)
    with pytest.raises(KeyboardInterrupt):
        label(source, out, "7x6/4/drop/misere", part_rows=32)
    solved = tmp_path / "out.csv.parts" / "work" / "solve"
    wrong = {path.name: path.read_bytes() for path in solved.iterdir()}
    (tmp_path / "out.csv.parts" / "manifest.json").unlink()
    after_calls(6, interrupted)
    with pytest.raises(KeyboardInterrupt):
        label(source, out, "connect-four", part_rows=32)
    right = {path.name: path.read_bytes() for path in solved.iterdir()}
    name, other = sorted(right)[:2]
    for content in (wrong[name], right[other], right[name][:-1], b""):
        (solved / name).write_bytes(content)
        with pytest.raises(
            inarow.Error, match=rf"solve/{name} is damaged: remove .*out.csv.parts to"
        ):
            label(source, out, "connect-four", part_rows=32)
    (solved / name).unlink()
    label(source, out, "connect-four", part_rows=32)
    check(read_labeled(out), columns, expected)


@pytest.mark.skipif(sys.platform == "win32", reason="no flock")
def test_two_runs_do_not_share_a_target(columns, tmp_path):
    import fcntl

    source = write(tmp_path / "in.csv", columns)
    (tmp_path / "out.parts").mkdir()
    with (tmp_path / "out.parts" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(inarow.Error, match=r"Another process uses .*out.parts") as raised:
            label(source, tmp_path / "out", "connect-four")
        assert raised.value.kind == "in_use"
    label(source, tmp_path / "out", "connect-four")


def test_boards_of_one_row(tmp_path):
    source = write(tmp_path / "in.csv", {"id": ["a"], "position": ["a1 c1"]})
    label(source, tmp_path / "out.csv", "5x1/2")
    score = inarow.Solver().score(inarow.Game("5x1/2", "a1 c1"))
    assert read_labeled(tmp_path / "out.csv")[0]["score"] == score


@pytest.mark.skipif(not LONG, reason="60 s: a long test")
def test_memory_does_not_grow_with_the_data(tmp_path):
    """A run of four times as many rows needs no more memory at its peak, but for what varies."""
    program = (
        "import pathlib, sys; from inarow.label import _database, label; "
        "_database._MEMORY = '100MB'; "
        "label(*sys.argv[1:], 'connect-four', part_rows=4000, table_bytes=2**20, threads=1); "
        # Not ru_maxrss, which begins with what the parent had.
        "status = pathlib.Path('/proc/self/status').read_text(); "
        "print(status.split('VmHWM:')[1].split()[0])"
    )
    rng = random.Random(7)
    texts = [random_moves("connect-four", 36, rng) for _ in range(4000)]
    peaks = []
    for times in (100, 400):
        source = tmp_path / f"{times}.csv"
        write(source, {"id": ["x" * 40] * len(texts) * times, "position": texts * times})
        out = subprocess.run(
            [sys.executable, "-c", program, source, tmp_path / f"out{times}"],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        peaks.append(int(out))
    assert peaks[1] < 1.25 * peaks[0], f"{peaks} kilobytes"
