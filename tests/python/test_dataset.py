# SPDX-License-Identifier: BSL-1.0
"""The data set of Connect Four: the sample in the repository is what the command makes."""

import csv

import pytest
from support import ROOT, interrupted

import inarow
from inarow import dataset
from inarow.dataset import main
from inarow.label._units import Solvers

DATA = ROOT / "data"
NAME = "connect-four-positions.csv"
COMMAND = ("--positions", "1000", "--seed", "1")


@pytest.fixture(scope="module")
def rows():
    with (DATA / NAME).open(newline="") as file:
        return list(csv.DictReader(file))


def test_the_sample_is_made_again(tmp_path, capsys):
    assert main([str(tmp_path / NAME), *COMMAND]) == 0
    for name in (NAME, f"{NAME}.md"):
        assert (tmp_path / name).read_bytes() == (DATA / name).read_bytes()
    assert capsys.readouterr().out == (DATA / f"{NAME}.md").read_text() + "\n"
    assert len(list(tmp_path.iterdir())) == 2
    assert main([str(tmp_path / NAME), *COMMAND]) == 1
    assert "exists: remove it" in capsys.readouterr().err


def test_a_run_is_resumed_with_its_own_seed(tmp_path, capsys, monkeypatch):
    def make(name, seed):
        return main([str(tmp_path / name), "--positions", "40", "--seed", seed])

    assert make("whole.csv", "1") == 0
    with monkeypatch.context() as patch:
        patch.setattr(Solvers, "best_moves", interrupted)
        assert make("resumed.csv", "1") == 130
    capsys.readouterr()
    assert make("resumed.csv", "2") == 1
    error = capsys.readouterr().err
    assert "positions.arrow has the positions of a run with other settings: remove " in error
    assert f"remove {tmp_path / 'resumed.csv'}.parts to begin anew" in error
    assert make("resumed.csv", "1") == 0
    assert (tmp_path / "resumed.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert len(list(tmp_path.iterdir())) == 4


def test_the_positions_of_the_sample(rows):
    positions = [inarow.Position("connect-four", row["position"]) for row in rows]
    assert len({str(position.canonical()) for position in positions}) == len(rows) == 1000
    assert all(str(position.canonical()) == str(position) for position in positions)
    plies = [int(row["ply"]) for row in rows]
    assert plies == [len(row["position"].replace(".", "").replace("/", "")) - 2 for row in rows]
    assert plies == sorted(plies) and plies[-1] == 42
    for position, row in zip(positions, rows):
        if position.is_terminal():  # a full board is a draw, else the last move has won
            has_won = position.returns() != [0.0, 0.0]
            assert int(row["score"]) == -((42 - int(row["ply"])) // 2 + 1) * has_won
            assert row["best_moves"] == ""


def test_a_wrong_row_is_found(rows):
    import pyarrow as pa

    table = pa.Table.from_pylist([{**row, "score": int(row["score"])} for row in rows[500:540]])
    assert dataset._check(table) == 40
    for name, wrong in (("score", -1), ("best_moves", "0 1 2 3 4 5 6")):
        changed = table.to_pylist()
        changed[20][name] = wrong
        with pytest.raises(inarow.Error, match="have other scores"):
            dataset._check(pa.Table.from_pylist(changed))


def test_the_positions_are_as_many_as_asked_for():
    for count, seed in ((1, 5), (500, 2)):
        table = dataset._positions(count, seed)
        assert len(set(table["position"].to_pylist())) == table.num_rows == count
        assert table.equals(dataset._positions(count, seed))
    assert not table.equals(dataset._positions(count, seed + 1))


def test_refused_arguments(tmp_path, capsys):
    for arguments, sentence in (
        (("out.parquet", "--positions", "0"), "positions must be at least 1, not 0"),
        (("out", "--positions", "5"), "must end with the suffix of a format"),
    ):
        assert main([str(tmp_path / arguments[0]), *arguments[1:]]) == 1
        assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
