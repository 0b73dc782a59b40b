# SPDX-License-Identifier: BSL-1.0
"""Records: every text is read as the table of tests/notation/records says, and written back."""

import gc
import io
import pathlib
import stat

import pytest

import inarow

FOLDER = pathlib.Path(__file__).parent.parent / "notation" / "records"
ROWS = [line.split("\t") for line in (FOLDER / "expected.tsv").read_text("utf-8").splitlines()[1:]]


def read(text, **options):
    return list(inarow.read_games(text.encode(), **options))


def one(text, **options):
    (record,) = read(text, **options)
    return record


def wanted(expected):
    """The rules and the moves of each game of a row."""
    result = []
    for game in expected.removeprefix("GAMES: ").split(" ; "):
        rules, moves = game.split(" ! ")[0].split(" = ")[0].strip().split(", ", 1)
        words = moves.split()
        if words[0] == "from":
            words = words[3:]
        result.append((rules, [] if words == ["none"] else words))
    return result


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_text_as_the_table_says(row):
    path, usual, layout, expected = row
    records = list(
        inarow.read_games(
            FOLDER / path,
            start=inarow.Position(usual),
            lines=layout == "lines",
            unchecked=True,
        )
    )
    if not expected.startswith("GAMES"):
        assert not records or any(record.error for record in records)
        return
    found = [(str(record.rules), record.game.moves("algebraic").split()) for record in records]
    assert found == wanted(expected)
    for record in records:
        if record.rules.columns <= 52 and record.rules.rows <= 52:
            (again,) = read(record.to_sgf(), unchecked=True)
            assert again.variations == record.variations
            assert [node.properties for node in again.nodes] == [
                node.properties for node in record.nodes
            ]


def test_sgf_without_rules_is_five_in_a_row():
    record = one("(;FF[4]GM[4]SZ[15];B[hh];W[aa];B[ih];W[ab];B[jh])")
    assert str(record.rules) == "15x15/5"
    assert record.game.outcome == inarow.Outcome.IN_PLAY


def test_what_is_not_read_is_said():
    record = one("(;GM[4]SZ[15]RU[Renju];B[hh];W[])")
    assert [w.kind for w in record.warnings] == ["rules_not_applied", "pass"]
    assert all(w.text.endswith(".") for w in record.warnings)
    assert record.error is None


def test_a_refused_move_ends_the_game():
    record = one("(;GM[4]SZ[15];B[hh];W[hh])")
    assert record.error is not None
    assert (record.error.kind, record.error.offset) == ("taken", 22)
    assert record.game.ply == 1
    assert one("b2 b2").error.kind == "taken"
    assert one("hello").error is not None
    assert read("") == []


def test_a_set_up_that_no_game_reaches():
    text = "(;GM[4]SZ[15]AB[hh][ig][jh]AW[ii])"
    assert one(text).error.kind == "illegal_layout"
    assert [w.kind for w in one(text, unchecked=True).warnings] == ["unreached"]


def test_rules_that_were_asked_for():
    assert one("(;SZ[15];B[hh])", rules="3x3/3").error.kind == "other_rules"
    assert str(one("(;SZ[15];B[hh])", rules="15x15/5/exactly").rules) == "15x15/5/exactly"


def test_names_in_other_encodings():
    for charset, name in (
        ("GBK", "张三"),
        ("Shift_JIS", "ソ連表"),
        ("Big5", "許功蓋"),
        ("EUC-KR", "한국"),
    ):
        text = b"(;GM[4]CA[" + charset.encode() + b"]SZ[15]PB[" + name.encode(charset) + b"];B[hh])"
        (record,) = inarow.read_games(text)
        assert record.properties["PB"] == [name]
        assert f"PB[{name}]" in record.to_sgf()
    (record,) = inarow.read_games(b"(;GM[4]SZ[15]PB[\xe9];B[hh])")
    assert record.properties["PB"] == ["é"]
    (record,) = inarow.read_games("(;GM[4]SZ[15]PB[é];B[hh])".encode("utf-16"))
    assert record.properties["PB"] == ["é"]


def test_all_properties_are_written_back():
    body = "PB[Anna]DT[2026-11-27]XY[ab][cd]C[a \\] b];B[bb]C[good](;W[aa]V[1])(;W[ab])"
    text = one(f"(;SZ[3]RU[3x3/3]{body})").to_sgf()
    assert text == f"(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3]{body})"


def test_a_record_of_a_game():
    for game in (
        inarow.Game("connect-four", "445"),
        inarow.Game("tic-tac-toe", "b2 a1 c3"),
        inarow.Game("gomoku"),
        inarow.Game(inarow.Position("X.O/.X./..O"), "a1"),
    ):
        record = inarow.Record(game)
        assert record.game == game
        assert record.variations == [game]
        record.properties["PB"] = ["Anna ]"]
        record.nodes[-1].comment = "the last move"
        again = one(record.to_sgf())
        assert again.game == game
        assert again.properties["PB"] == ["Anna ]"]
        assert again.nodes[-1].comment == "the last move"


def test_files(tmp_path):
    path = tmp_path / "games.sgf"
    games = [inarow.Game("connect-four", "445"), inarow.Game("tic-tac-toe", "b2")]
    path.write_text("old")
    path.chmod(0o640)
    assert inarow.write_sgf(path, games) == 2
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [record.game for record in inarow.read_games(path)] == games
    with path.open("rb") as file:
        assert [record.game for record in inarow.read_games(file)] == games
    with path.open() as file:
        assert [record.game for record in inarow.read_games(file)] == games
    with pytest.raises(inarow.NotationError, match="52 columns"):
        inarow.write_sgf(path, [games[0], inarow.Game("60x2/2")])
    assert [record.game for record in inarow.read_games(path)] == games
    assert sorted(tmp_path.iterdir()) == [path]
    out = io.StringIO()
    assert inarow.write_sgf(out, inarow.Record(games[0])) == 1
    assert one(out.getvalue()).game == games[0]
    with pytest.raises(FileNotFoundError):
        inarow.read_games(tmp_path / "missing.sgf")


def test_a_hundred_thousand_games_are_read_one_by_one():
    text = b"(;SZ[3]RU[3x3/3]PB[Anna];B[bb];W[ac]C[good])\n" * 100_000
    count = 0
    last = None
    for record in inarow.read_games(text):
        last = record
        count += 1
        if count % 20_000 == 0:
            gc.collect()
            alive = sum(isinstance(each, inarow.Record) for each in gc.get_objects())
            assert alive <= 3
    assert count == 100_000
    assert last.nodes[2].comment == "good"


def test_positions_and_scores():
    records = read("moves,score\n4453,2\n# a comment\n\n44,-1\n", rules="connect-four")
    assert [(record.game.ply, record.score) for record in records] == [(4, 2), (2, -1)]
