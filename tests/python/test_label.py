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
import threading

import fsspec
import fsspec.implementations.memory
import pyarrow as pa
import pyarrow.ipc
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import inarow
import inarow.label
from inarow.label import _formats, label
from inarow.label.__main__ import main
from inarow.label._answerers import Solvers
from inarow.label._executor import LocalExecutor
from inarow.label._locations import location


def random_moves(rules, plies, rng):
    while True:
        game = inarow.Game(rules)
        while game.ply < plies and not game.is_terminal():
            game.apply_action(rng.choice(game.legal_actions()))
        if not game.is_terminal():
            return game.moves("columns").replace(" ", "")


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
    path.parent.mkdir(exist_ok=True, parents=True)
    table = pa.table(columns)
    if path.suffix == ".parquet":
        pq.write_table(table, path, row_group_size=70)
    elif path.suffix == ".arrow":
        with pa.ipc.new_file(path, table.schema) as file:
            file.write_table(table, max_chunksize=70)
    elif path.suffix == ".jsonl":
        path.write_text("".join(json.dumps(row) + "\n" for row in table.to_pylist()))
    else:
        with path.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(table.column_names)
            writer.writerows(row.values() for row in table.to_pylist())
    return path


def read(path):
    """Rows of texts, integers and None, with readers other than those under test."""
    if path.suffix == ".parquet":
        return pq.read_table(path).to_pylist()
    if path.suffix == ".arrow":
        return pa.ipc.open_file(path).read_all().to_pylist()
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in path.read_text().splitlines()]
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        for name in ("score", "score_lower", "score_upper"):
            row[name] = int(row[name]) if row[name] else None
        row["error"] = row["error"] or None
    return rows


def check(rows, columns, expected):
    assert [row["position"] for row in rows] == columns["position"]
    assert [row["id"] for row in rows] == columns["id"]
    for name in ("score", "score_lower", "score_upper"):
        assert [row[name] for row in rows] == expected
    assert [i for i, row in enumerate(rows) if row["error"]] == [300, 501]
    assert rows[300]["error"].startswith('Move 7: first (X) cannot play "4": column 4 is full.')


SUFFIXES = (".parquet", ".arrow", ".csv", ".jsonl")


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("deduplicate", ["all", "part"])
def test_every_format(suffix, deduplicate, columns, expected, tmp_path):
    source = write(tmp_path / f"in{suffix}", columns)
    for target_suffix in SUFFIXES:
        out = tmp_path / f"out{target_suffix}"
        options = {"deduplicate": deduplicate, "part_rows": 64, "table_bytes": 2**20}
        summary = label(source, out, "connect-four", **options)
        assert (summary.rows, summary.bad_rows, summary.unsolved) == (502, 2, 0)
        assert summary.positions == summary.searched
        assert summary.positions == 300 or (
            deduplicate == "part" and 300 < summary.positions <= 500
        )
        check(read(out), columns, expected)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [source.name, *(f"out{each}" for each in SUFFIXES)]
    )


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_directory_is_read_file_by_file(suffix, columns, expected, tmp_path):
    halves = [{name: column[i::2] for name, column in columns.items()} for i in range(2)]
    for i, half in enumerate(halves):
        write(tmp_path / "in" / f"{i}{suffix}", half)
    (tmp_path / "in" / "_SUCCESS").touch()
    out = tmp_path / "out"
    label(tmp_path / "in", out, "connect-four", part_rows=100, table_bytes=2**20)
    files = sorted(out.iterdir())
    assert [path.name for path in files] == [f"part-{i:05}{suffix}" for i in range(len(files))]
    assert 6 <= len(files) <= 8
    rows = [row for path in files for row in read(path)]
    order = [*range(0, 502, 2), *range(1, 502, 2)]
    assert [row["id"] for row in rows] == [str(i) for i in order]
    assert [row["score"] for row in rows] == [expected[i] for i in order]


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
    for kind in ("all", "part"):
        options = {"deduplicate": kind, "part_rows": 64, "table_bytes": 2**20}
        label("inarow-memory://in", f"inarow-memory://out/{kind}.jsonl", "connect-four", **options)
        label("inarow-memory://in/a.csv", f"inarow-memory://out/{kind}", "connect-four", **options)
        label(source.as_uri(), (tmp_path / kind).as_uri() + ".parquet", "connect-four", **options)
        check(read(tmp_path / f"{kind}.parquet"), columns, expected)
        lines = memory.cat(f"/out/{kind}.jsonl").decode().splitlines()
        check([json.loads(line) for line in lines], columns, expected)
    parts = memory.glob("/out/part/*")
    assert len(parts) in (8, 9) and parts[0].endswith("part-00000.csv")
    assert memory.glob("/out/*.parts") == []


@given(
    texts=st.lists(st.text("1234567x\x85é, \"'\t", max_size=9), min_size=1, max_size=12),
    size=st.integers(1, 40),
    kind=st.sampled_from([_formats.FORMATS["csv"], _formats.FORMATS["jsonl"]]),
    newline_at_end=st.booleans(),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_lines_are_cut_anywhere(texts, size, kind, newline_at_end, tmp_path):
    """Each line is in one part, wherever the parts begin."""
    path = write(
        tmp_path / f"lines{kind.suffixes[0]}",
        {"id": list(map(str, range(len(texts)))), "position": texts},
    )
    if not newline_at_end:
        path.write_bytes(path.read_bytes().rstrip(b"\r\n"))
    file = location(path)
    schema = pa.schema([("id", pa.string()), ("position", pa.string())])
    assert kind.schema(file) == schema
    begin, end = kind.extent(file)
    rows = []
    for at in range(begin, end, size):
        table = kind.read(file, at, min(at + size, end), schema)
        if table.num_rows:
            assert kind.row_number(file, at) == len(rows)
        rows += table.to_pylist()
    assert rows == [{"id": str(i), "position": text} for i, text in enumerate(texts)]


HEADER = "position,n,note\n"
NOTES = (
    "44,1,plain",
    '4453,2,"a ""quoted"" word, and a comma"',
    '445,3,a 5" disc',
    ',4,""',
    '444,5,""""',
    '"",6,a""b',
    '4,7,"a"b',
)
# The line that is refused, and the lines around the ordinary ones.
LINE_BREAKS = (
    (1, 'position,n,"no\nte"\n', ""),
    (1, "position,n,note\r44,1,plain\r", ""),
    (3, HEADER, '44,1,"see\n45,below"\n'),
    (3, HEADER, '44,1,"see\n\n45,4,below"\n'),
    (4, HEADER, '44,1,\n44,"2","see\r\n45,""below"""\n'),
    (3, HEADER, '44,5" disc,"see\n45,6,below"\n'),
    (3, HEADER, '44,1,"a\nb"\n44,"c\nd",2\n'),
    (3, HEADER, "44,1,see\r45,6,below\n"),
    (3, HEADER, '44,1,"see\r45"\n'),
    (3, HEADER, '44,1,"not closed\n'),
)


def test_the_first_refusal_is_raised_whichever_item_is_done_first():
    second_is_done = threading.Event()

    def step(job, item, answerer):
        if item == 2:
            threading.Timer(0, second_is_done.set).start()
        elif item == 1:
            second_is_done.wait()
        raise ValueError(f"item {item}")

    for _ in range(20):
        second_is_done.clear()
        with pytest.raises(ValueError, match=r"^item 1$"):
            list(LocalExecutor(1, 2**10, None).run(step, None, [1, 2, 3, 4]))


def ranges(begin, end):
    """A range cut into parts of every size."""
    for size in range(1, end - begin + 1):
        yield [(at, min(at + size, end)) for at in range(begin, end, size)]


@pytest.mark.parametrize(("line", "header", "rows"), LINE_BREAKS)
def test_a_line_break_within_a_field_is_refused(line, header, rows, tmp_path, capsys):
    """Wherever the parts begin, and although every line of such a file may look like a row."""
    path, plain = tmp_path / "in.csv", "44,1,plain\n"
    path.write_text(header + plain + rows + plain, newline="")
    kind, file = _formats.FORMATS["csv"], location(path)
    sentence = f"^Line {line} (ends within a quoted field|has a carriage return)"
    if line == 1:
        with pytest.raises(ValueError, match=sentence):
            kind.schema(file)
    else:
        schema = kind.schema(file)
        for parts in ranges(*kind.extent(file)):
            with pytest.raises(ValueError, match=sentence):
                for begin, end in parts:
                    kind.read(file, begin, end, schema)
    for i, options in enumerate([(), ("--part-rows", "1"), ("--deduplicate", "part")]):
        out = tmp_path / f"out{i}.csv"
        assert main([str(path), str(out), "--rules", "connect-four", *options]) == 1
        errors = capsys.readouterr().err
        assert (
            f"in.csv cannot be read: Line {line} " in errors
            and "must not have line breaks" in errors
        )
        assert not out.exists()


def test_quotes_within_fields_are_no_line_breaks(tmp_path):
    path = tmp_path / "in.csv"
    path.write_text(HEADER + "".join(line + "\n" for line in NOTES))
    kind, file = _formats.FORMATS["csv"], location(path)
    schema = kind.schema(file)
    with path.open(newline="") as opened:
        expected = list(csv.DictReader(opened))
    for parts in ranges(*kind.extent(file)):
        tables = [kind.read(file, *part, schema) for part in parts]
        assert [row for table in tables for row in table.to_pylist()] == expected


@given(
    rows=st.lists(
        st.tuples(st.text('4", \n\r', max_size=6), st.text('4", \n\r', max_size=6)),
        min_size=1,
        max_size=6,
    ),
    dialect=st.sampled_from(  # fields with a character of the line end are quoted
        [(csv.QUOTE_MINIMAL, "\r\n"), (csv.QUOTE_ALL, "\n"), (csv.QUOTE_ALL, "\r\n")]
    ),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=100)
def test_no_rows_are_invented(rows, dialect, tmp_path):
    path = tmp_path / "in.csv"
    with path.open("w", newline="") as opened:
        quoting, line_end = dialect
        writer = csv.writer(opened, quoting=quoting, lineterminator=line_end)
        writer.writerows([("id", "position"), *rows])
    kind, file = _formats.FORMATS["csv"], location(path)
    schema = kind.schema(file)
    has_line_break = any("\n" in text or "\r" in text for row in rows for text in row)
    for parts in ranges(*kind.extent(file)):
        try:
            found = [row for part in parts for row in kind.read(file, *part, schema).to_pylist()]
        except ValueError as error:
            assert has_line_break and "must not have line breaks" in str(error)
        else:
            assert not has_line_break
            assert [tuple(row.values()) for row in found] == rows


def test_other_columns_stay_what_they_are(tmp_path):
    path = tmp_path / "in.jsonl"
    rows = [
        {"position": "4453", "when": "2020-01-01", "x": None, "list": [1, 2], "deep": {"a": 1.5}},
        {"position": "", "when": "2021-01-01T10:00:00", "x": None, "list": [], "deep": {"a": -2}},
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    label(path, tmp_path / "out.jsonl", "connect-four")
    labeled = read(tmp_path / "out.jsonl")
    assert [{name: row[name] for name in rows[0]} for row in labeled] == rows
    assert [row["score"] for row in labeled] == inarow.Solver().scores(
        ["4453", ""], rules="connect-four"
    ).tolist()
    with pytest.raises(inarow.Error, match=r"out.csv cannot be written as csv: .*list"):
        label(path, tmp_path / "out.csv", "connect-four")
    (tmp_path / "in.csv").write_text("position,n\n0123,007\n4453,\n")
    label(tmp_path / "in.csv", tmp_path / "out.csv", "connect-four")
    assert [row["n"] for row in read(tmp_path / "out.csv")] == ["007", ""]
    dictionary = pa.table({"position": pa.array(["4453", "44", "44"]).dictionary_encode()})
    pq.write_table(dictionary, tmp_path / "in.parquet")
    for suffix in SUFFIXES:
        out = tmp_path / f"dictionary{suffix}"
        label(tmp_path / "in.parquet", out, "connect-four", part_rows=1)
        assert [row["position"] for row in read(out)] == ["4453", "44", "44"]


def test_best_moves(tmp_path):
    rng = random.Random(4)
    texts = [random_moves("connect-four", 24, rng) for _ in range(40)]
    mirrored = ["".join(str(8 - int(move)) for move in text) for text in texts]
    source = write(tmp_path / "in.csv", {"id": texts * 2, "position": texts + mirrored})
    for kind in ("all", "part"):
        out = tmp_path / f"{kind}.parquet"
        summary = label(
            source, out, "connect-four", best_moves=True, deduplicate=kind, part_rows=16, threads=2
        )
        found = [row["best_moves"] for row in read(out)]
        solver = inarow.Solver()
        expected = [
            solver.best_moves(inarow.Game("connect-four", text)) for text in texts + mirrored
        ]
        assert found == [" ".join(map(str, moves)) for moves in expected]
        assert summary.positions > 40
    label(source, tmp_path / "in_time.parquet", "connect-four", best_moves=True, timeout=1e-9)
    unsolved = [row for row in read(tmp_path / "in_time.parquet") if row["score"] is None]
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
        ({"deduplicate": "no"}, 'deduplicate must be "all" or "part", not "no"'),
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
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "pyarrow", None)
        with pytest.raises(ImportError, match=r"inarow.label needs pyarrow: pip install pyarrow$"):
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
from inarow.label import __main__, _answerers

answer, calls = _answerers.Solvers.score_bounds, 0

def score_bounds(self, rules, texts):
    global calls
    calls += 1
    if calls > 6:
        print("solving", flush=True)
        inarow.Solver(book=None, time_limit=None).score(inarow.Position(rules))
    return answer(self, rules, texts)

_answerers.Solvers.score_bounds = score_bounds
sys.exit(__main__.main(sys.argv[1:]))
"""


@pytest.mark.parametrize("deduplicate", ["all", "part"])
def test_a_run_resumes(deduplicate, tmp_path):
    rng = random.Random(6)
    texts = [random_moves("connect-four", 14, rng) for _ in range(300)]
    source = write(tmp_path / "in.csv", {"id": texts, "position": texts})
    options = ["--rules", "connect-four", "--deduplicate", deduplicate, "--threads", "1"]
    target, state = tmp_path / "out", tmp_path / "out.parts"
    small = [str(source), str(target), *options, "--part-rows", "8"]
    solved = "solve-*" if deduplicate == "all" else "label-*"
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
        assert list((state / "done").glob(solved))
        assert run.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
        assert how == signal.SIGKILL or "the same command resumes from here." in errors
        assert not target.exists()
    with pytest.raises(inarow.Error, match=r"was begun with timeout None, not 1.0: remove it"):
        label(source, target, "connect-four", timeout=1.0, deduplicate=deduplicate, part_rows=8)
    with pytest.raises(inarow.Error, match="was begun with rules '7x6/4/drop', not '7x6/5/drop'"):
        label(source, target, "7x6/5/drop", deduplicate=deduplicate, part_rows=8)
    summary = label(source, target, "connect-four", deduplicate=deduplicate, part_rows=8)
    assert not state.exists()
    distinct = len({str(inarow.Game("connect-four", text).position.canonical()) for text in texts})
    assert summary.positions >= distinct > summary.searched > 0
    rows = [row for path in sorted(target.iterdir()) for row in read(path)]
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


def interrupt():
    raise KeyboardInterrupt


def reverse_rows(path, *, restores_time):
    """Leaves the size of a file of lines as it is."""
    header, *rows = path.read_bytes().splitlines(keepends=True)
    before = path.stat()
    path.write_bytes(b"".join([header, *reversed(rows)]))
    written = before.st_mtime_ns + (not restores_time)  # whatever the resolution of the clock
    os.utime(path, ns=(before.st_atime_ns, written))
    assert path.stat().st_size == before.st_size


@pytest.mark.parametrize("deduplicate", ["all", "part"])
@pytest.mark.parametrize("restores_time", [False, True])
def test_a_changed_source_is_not_resumed(
    deduplicate, restores_time, columns, expected, tmp_path, after_calls
):
    source, out = write(tmp_path / "in.csv", columns), tmp_path / "out.csv"
    given, times = source.read_bytes(), source.stat()
    options = {"deduplicate": deduplicate, "part_rows": 32}
    after_calls(6, interrupt)
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
    assert 0 < summary.searched < summary.positions
    check(read(out), columns, expected)


@pytest.mark.parametrize(("deduplicate", "restores_time"), [("all", True), ("part", False)])
def test_a_source_that_changes_during_a_run_is_refused(
    deduplicate, restores_time, columns, tmp_path, after_calls
):
    source, out = write(tmp_path / "in.csv", columns), tmp_path / "out"
    after_calls(6, lambda: reverse_rows(source, restores_time=restores_time))
    for _ in range(2):
        with pytest.raises(inarow.Error, match=r"in.csv has changed since .*out.parts was begun"):
            label(source, out, "connect-four", deduplicate=deduplicate, part_rows=32)
    assert not out.exists()


def test_files_that_come_to_a_source_or_go_are_named(columns, tmp_path, after_calls):
    directory, out = tmp_path / "in", tmp_path / "out"
    for name in ("a", "b"):
        write(directory / f"{name}.csv", columns)
    after_calls(6, interrupt)
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
    after_calls(6, interrupt)
    with pytest.raises(KeyboardInterrupt):
        label(*uris, "connect-four")
    memory.pipe("/in.csv", source.read_bytes())
    with pytest.raises(
        inarow.Error, match=r"//in.csv has changed since .*//out.csv.parts was begun"
    ):
        label(*uris, "connect-four")
    memory.rm("/out.csv.parts", recursive=True)
    assert label(*uris, "connect-four").rows == len(columns["id"])


def test_a_table_is_kept_for_the_run_that_reads_it(tmp_path):
    path, state = tmp_path / "positions.parquet", str(tmp_path)
    table = pa.table({"position": ["4453", "44"]})
    _formats.keep_table(location(path), table, state)
    os.utime(path, ns=(0, 0))
    _formats.keep_table(location(path), table, state)
    assert path.stat().st_mtime_ns == 0
    with pytest.raises(inarow.Error, match=r"positions.parquet has the positions of a run"):
        _formats.keep_table(location(path), table.slice(1), state)


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
    assert read(tmp_path / "out.csv")[0]["score"] == score


@pytest.mark.skipif(os.environ.get("INAROW_LONG") != "1", reason="20 s: a long test")
def test_memory_does_not_grow_with_the_data(tmp_path):
    """A run of 16 times as many rows needs no more memory at its peak, but for what varies."""
    program = (
        "import resource, sys; from inarow.label import label; "
        "label(sys.argv[1], sys.argv[2], 'connect-four', deduplicate=sys.argv[3], "
        "part_rows=4000, table_bytes=2**20, threads=1); "
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    rng = random.Random(7)
    texts = [random_moves("connect-four", 36, rng) for _ in range(4000)]
    peaks = []
    for times in (1, 16):
        source = tmp_path / f"{times}.csv"
        write(source, {"id": ["x" * 40] * len(texts) * times, "position": texts * times})
        out = subprocess.run(
            [sys.executable, "-c", program, source, tmp_path / f"out{times}", "part"],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        peaks.append(int(out))
    assert peaks[1] < peaks[0] + 30_000, "kilobytes"
