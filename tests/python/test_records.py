# SPDX-License-Identifier: BSL-1.0
"""Records: what is read, what is said about it, and what is written back."""

import gc
import io
import os
import random
import weakref

import pytest
from support import ROOT

import inarow

RECORDS = ROOT / "tests/notation/records"
GOMOKU = "(;GM[4]SZ[15]PB[Anna];B[hh];W[ig])"


def only(text, **options):
    (record,) = inarow.parse_games(text, **options)
    return record


def table():
    """The rows of tests/notation/records/expected.tsv that have a game."""
    rows = (RECORDS / "expected.tsv").read_text(encoding="utf-8").splitlines()[1:]
    for path, rules, layout, said in (row.split("\t") for row in rows):
        if said != "refused: an empty text":
            yield pytest.param(path, rules, layout, said, id=path)


def wanted(game):
    """The rules, the moves and the kinds of warnings of a game in the table."""
    game, _, warnings = game.strip().partition(" ! ")
    game, _, score = game.partition(" = ")
    rules, _, moves = game.partition(",")
    words = moves.split()
    if words[:1] == ["from"]:
        words = words[3:]
    moves = [] if words == ["none"] else words
    kinds = set(warnings.split()) - {"partly_read"}
    return rules, moves, int(score) if score else None, kinds


def said(record):
    kinds = {warning.kind for warning in record.warnings} - {"partly_read"}
    game = record.game
    return str(game.rules), game.moves("algebraic").split(), record.score, kinds


@pytest.mark.parametrize("path, rules, layout, expected", list(table()))
def test_each_text_is_read_as_the_table_says(path, rules, layout, expected):
    records = list(
        inarow.read_games(
            RECORDS / path,
            # Without a position, digits can be columns of Connect Four.
            position=None if rules == "3x3/3" else inarow.Position(rules),
            lines=layout == "lines",
            unchecked=True,
        )
    )
    games = expected.removeprefix("GAMES:").split(" ; ")
    assert len(records) == len(games)
    for record, game in zip(records, games):
        if game.startswith("refused"):
            assert record.error
        else:
            assert said(record) == wanted(game)


def test_a_collection_on_a_line():
    first, second = inarow.parse_games("(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[gg])")
    assert (first.game.moves(), second.game.moves()) == ("h8", "g9")
    assert (first.offset, second.offset) == (0, 20)


def test_a_start_that_no_game_reaches():
    record = only("(;GM[4]SZ[15]AB[hh][ig][jh]AW[ii])")
    assert isinstance(record.error, inarow.IllegalPosition)
    assert "No game reaches" in str(record.error)


@pytest.mark.parametrize(
    "text", ["(;GM[4]SZ[7:6];B[df])", "(;GM[4]SZ[15]RU[15x15/5];B[hh])", "(;GM[4]SZ[3]RU[3x3/3])"]
)
def test_rules_that_a_game_does_not_have(text):
    error = only(text, rules="connect-four").error
    assert isinstance(error, inarow.IllegalRules)
    assert error.kind == "other_rules"
    assert only(text).error is None


def test_rules_of_a_game_that_names_none():
    assert str(only("(;GM[4]SZ[15];B[hh])", rules="15x15/5/exactly").rules) == "15x15/5/exactly"
    assert only("h8 i9", rules="gomoku").game == inarow.Game("gomoku", "h8 i9")


def test_a_list_of_moves_begins_at_a_position():
    start = inarow.Position("connect-four").play("44")
    assert only("53", position=start).game == inarow.Game(start, "53")
    assert only("53", position=start, rules="connect-four").start == start
    with pytest.raises(inarow.IllegalRules, match="asked for"):
        inarow.parse_games("53", position=start, rules="gomoku")


def test_an_error_is_data():
    record = only("(;GM[4]SZ[15];B[hh];W[hh])")
    error = record.error
    assert isinstance(error, inarow.IllegalMove)
    assert (error.kind, error.offset, error.square) == ("taken", 22, 112)
    assert record.game.moves() == "h8"
    with pytest.raises(inarow.IllegalMove, match="at character 23"):
        raise error


def test_what_is_no_game():
    assert list(inarow.parse_games(" \n")) == []
    record = only("hello there")
    assert record.error
    assert record.game.ply == 0


def test_lines_that_are_no_valid_utf8():
    record = only(b"\xff\xfeh\xff\x00 \xe9\xe9")
    assert record.error
    assert str(record.error)


@pytest.mark.parametrize(
    "charset, name",
    [
        ("GBK", "中文"),
        ("gb18030", "𠀀中"),
        ("Big5", "許功蓋"),
        ("Shift_JIS", "ソ表十"),
        ("x-sjis", "ソ表十"),
        ("EUC-JP", "五目並べ"),
        ("EUC-KR", "오목"),
        ("KOI8-R", "Анна"),
        ("windows-1251", "Анна"),
        ("ISO-8859-1", "Zoë"),
        ("UTF-8", "Zoë 五"),
    ],
)
def test_charsets(charset, name):
    encoding = charset.removeprefix("x-")
    text = f"(;GM[4]SZ[15]CA[{charset}]PB[{name}];B[hh]C[{name}])".encode(encoding)
    record = only(text)
    assert record.properties["PB"] == [name]
    assert record.nodes[1].properties == {"C": [name]}
    again = only(record.to_sgf())
    assert (again.properties, again.game) == (record.properties, record.game)


@pytest.mark.parametrize(
    "charset", ["", "CA[no-such-charset]", "CA[hex]", "CA[idna]", "CA[UTF-16]"]
)
def test_unknown_charsets_are_latin_1(charset):
    record = only(f"(;GM[4]SZ[15]{charset}PB[Zoë];B[hh])".encode("latin-1"))
    assert record.properties["PB"] == ["Zoë"]


def test_bytes_that_the_charset_does_not_have_are_replaced():
    record = only(b"(;GM[4]SZ[15]CA[EUC-KR]PB[a\xffb];B[hh])")
    assert record.properties["PB"] == ["a\N{REPLACEMENT CHARACTER}b"]
    assert [(warning.kind, warning.offset) for warning in record.warnings] == [("undecodable", 0)]
    assert "EUC-KR" in record.warnings[0].text
    assert only("(;GM[4]SZ[15]PB[\N{REPLACEMENT CHARACTER}];B[hh])").warnings == []


@pytest.mark.parametrize(
    "text",
    [
        b"(;GM[4]SZ[15]CA[EUC-KR]PB[\xb3\xaa\xa1];B[hh];W[hi])",
        b"(;GM[4]SZ[15]CA[Shift_JIS]C[\x82\\];B[hh])",
        b"(;GM[4]SZ[15]CA[Shift-J/IS]PB[\x95\\\x83\\]PW[\x83]];B[hh])",
    ],
)
def test_brackets_that_a_codec_sees_do_not_end_a_value(text):
    record = only(text)
    again = only(record.to_sgf())
    assert again.error is None
    assert (again.nodes, again.game) == (record.nodes, record.game)


def test_charsets_of_files():
    for path in sorted((RECORDS / "sgf").glob("*.sgf")) + sorted((RECORDS / "editors").glob("*")):
        for record in inarow.read_games(path, unchecked=True):
            sgf = record.to_sgf() if record.error is None else ""
            assert "\N{REPLACEMENT CHARACTER}" not in sgf, path


def test_sources(tmp_path):
    path = tmp_path / "games.sgf"
    path.write_text(GOMOKU, encoding="utf-8")
    with path.open(encoding="utf-8") as text, path.open("rb") as data:
        sources = [path, str(path), text, data, io.StringIO(GOMOKU), io.BytesIO(GOMOKU.encode())]
        for source in sources:
            (record,) = inarow.read_games(source)
            assert record.game.moves() == "h8 i9"
    with pytest.raises(FileNotFoundError):
        inarow.read_games(tmp_path / "none.sgf")
    with pytest.raises(TypeError):
        inarow.read_games(7)
    with pytest.raises(TypeError):
        inarow.parse_games(7)


def test_arguments_are_checked_at_once():
    with pytest.raises(inarow.IllegalRules):
        inarow.parse_games("h8", rules="0x0/0")
    with pytest.raises(inarow.NotationError):
        inarow.parse_games("h8", notation="none such")


def test_lines_of_moves_and_scores(tmp_path):
    path = tmp_path / "scores.tsv"
    path.write_text("# comment\nmoves\tscore\n4453\t2\n\n44\t-1\n", encoding="utf-8")
    records = list(inarow.read_games(path, rules="connect-four"))
    assert [(r.game.moves(), r.score) for r in records] == [("4 4 5 3", 2), ("4 4", -1)]


def test_notations():
    for notation in ("any", "xy", "gomocup"):
        game = inarow.Game("gomoku", "1,2 3,4", notation)
        assert only("1,2 3,4", rules="gomoku", notation=notation).game == game


def test_variations():
    record = only("(;GM[4]SZ[15];B[hh](;W[ig];B[gg])(;W[ii]C[other]))")
    assert [inarow.Game(record.start, line).moves() for line in record.variations] == [
        "h8 i9 g9",
        "h8 i7",
    ]
    assert [(node.parent, node.action is None) for node in record.nodes] == [
        (None, True),
        (0, False),
        (1, False),
        (2, False),
        (1, False),
    ]
    assert record.nodes[4].properties == {"C": ["other"]}
    assert only(record.to_sgf()).variations == record.variations


def test_unknown_properties_are_written_back():
    text = r"(;GM[4]SZ[15]XYZ[a\:b][c\]]N[so\\];B[hh]MY[1][2]C[a soft\
break];W[ig]LB[aa:1][bb:2])"
    record = only(text)
    assert record.properties == {"XYZ": ["a:b", "c]"], "N": ["so\\"]}
    assert record.nodes[1].properties == {"MY": ["1", "2"], "C": ["a softbreak"]}
    written = record.to_sgf()
    for part in (r"XYZ[a\:b][c\]]", r"N[so\\]", "MY[1][2]", "C[a soft\\\nbreak]", "LB[aa:1][bb:2]"):
        assert part in written
    again = only(written)
    assert again.nodes == record.nodes
    assert again.to_sgf() == written


def test_properties_can_be_set():
    record = inarow.Record(inarow.Game("gomoku", "h8 i9"))
    record.properties["PB"] = ["Anna ]\\ 五"]
    record.properties["EV"] = []
    record.nodes[2].properties["C"] = ["two\nlines"]
    record.nodes[2].properties["LB"] = ["aa:1", "bb:2"]
    again = only(record.to_sgf())
    assert again.properties == {"PB": ["Anna ]\\ 五"]}
    assert again.nodes[2].properties == record.nodes[2].properties
    assert again.game == record.game
    del again.properties["PB"]
    assert "PB" not in again.to_sgf()


@pytest.mark.parametrize("text", ["7x6/4/drop", "15x15/5", "Standard", "Gomoku", "Renju"])
def test_the_rules_of_a_record_are_those_of_its_game(text):
    record = inarow.Record(inarow.Game("gomoku", "h8"))
    record.properties["RU"] = [text]
    assert only(record.to_sgf()).game == record.game


@pytest.mark.parametrize("name", ["SZ", "B", "AB", "PL", "", "pb", "P B", "1", "P[", "É"])
def test_names_that_no_property_can_have(name):
    record = inarow.Record(inarow.Game("gomoku", "h8"))
    record.properties[name] = ["x"]
    with pytest.raises(inarow.NotationError, match="property"):
        record.to_sgf()


@pytest.mark.parametrize("values", ["Anna", [1], None, b"Anna"])
def test_values_are_lists_of_texts(values):
    record = inarow.Record(inarow.Game("gomoku", "h8"))
    record.properties["PB"] = values
    with pytest.raises(TypeError, match="list of texts"):
        record.to_sgf()


def test_games_that_sgf_cannot_write():
    with pytest.raises(inarow.IllegalRules, match="52"):
        inarow.Record(inarow.Game("53x3/3")).to_sgf()


def test_other_games_and_starts():
    start = inarow.Position("connect-four", inarow.Game("connect-four", "445").position.board)
    for game in (
        inarow.Game("connect-four", "4453"),
        inarow.Game("tic-tac-toe/misere", "b2 a1"),
        inarow.Game("7x7/4/second", "d4 a1"),
        inarow.Game(start, "4"),
        inarow.Game("gomoku"),
    ):
        record = inarow.Record(game)
        assert record.game == game
        assert record.start == inarow.Game(record.start).position
        assert only(record.to_sgf()).game == game
    assert repr(inarow.Record(inarow.Game("gomoku", "h8"))) == "<Record of 15x15/5, 1 move>"


def test_the_game_of_a_record_is_a_copy():
    record = only(GOMOKU)
    record.game.play("a1")
    assert record.game.moves() == "h8 i9"


def games(count):
    rng = random.Random(1)
    for _ in range(count):
        game = inarow.Game("tic-tac-toe")
        while not game.is_terminal():
            game.apply_action(rng.choice(game.legal_actions()))
        yield game


def test_collections_are_written(tmp_path):
    played = list(games(50))
    path = tmp_path / "games.sgf"
    inarow.write_sgf(path, played)
    assert [record.game for record in inarow.read_games(path)] == played
    text, data = io.StringIO(), io.BytesIO()
    inarow.write_sgf(text, map(inarow.Record, played))
    inarow.write_sgf(data, played)
    assert text.getvalue().encode() == data.getvalue() == path.read_bytes()
    # A file can be read and written at once.
    inarow.write_sgf(path, inarow.read_games(path))
    assert path.read_bytes() == data.getvalue()
    inarow.write_sgf(path, [])
    assert path.read_bytes() == b""


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("(;GM[4]SZ[15];B[hh];W[hh])", "h8 is already taken"),
        ("(;GM[4]SZ[15];B[hh];W[];B[ii])", "White passes"),
        ("(;GM[4]SZ[15];B[hh];W[gg]", "ends within the game"),
    ],
)
def test_what_is_not_whole_is_written_only_if_asked(tmp_path, text, lost):
    path = tmp_path / "games.sgf"
    path.write_text(text)
    with pytest.raises(inarow.NotationError, match=lost) as refused:
        inarow.write_sgf(path, inarow.read_games(path))
    assert (refused.value.kind, refused.value.index) == ("partly_read", 0)
    assert path.read_text() == text
    inarow.write_sgf(path, inarow.read_games(path), partial=True)
    assert next(inarow.read_games(path)).is_whole


def test_records_are_compared():
    text = "(;GM[4]SZ[15]PB[Anna];B[hh](;W[gg])(;W[ii]C[good]))"
    record = only(text)
    assert record == only(text)
    record.properties["PB"] = ["Berta"]
    assert record != only(text)
    assert record != only(text.replace("ii", "jj"))
    assert record != 1


def test_text_files_of_other_encodings_are_refused(tmp_path):
    path = tmp_path / "games.sgf"
    with path.open("w", encoding="latin-1") as file, pytest.raises(ValueError, match="utf-8"):
        inarow.write_sgf(file, [inarow.Game("gomoku", "h8")])
    assert path.read_bytes() == b""


def test_a_file_is_replaced_whole_or_not(tmp_path):
    path = tmp_path / "games.sgf"
    inarow.write_sgf(path, [inarow.Game("gomoku", "h8")])
    path.chmod(0o640)
    before = path.read_bytes()

    def fails():
        yield inarow.Game("gomoku", "a1")
        raise RuntimeError("no more")

    with pytest.raises(RuntimeError):
        inarow.write_sgf(path, fails())
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["games.sgf"]
    link = tmp_path / "link.sgf"
    link.symlink_to(path)
    inarow.write_sgf(link, [inarow.Game("gomoku", "b2")])
    assert link.is_symlink()
    assert path.read_bytes() != before
    assert path.stat().st_mode & 0o777 == 0o640


def test_records_of_a_stream_do_not_stay(tmp_path):
    """A hundred thousand games; only one or two records are alive at a time."""
    path = tmp_path / "many.sgf"
    lines = "".join(inarow.Record(game).to_sgf() + "\n" for game in games(100))
    path.write_text(lines * 1000, encoding="utf-8")
    gc.disable()
    try:
        alive, most, count, plies = weakref.WeakValueDictionary(), 0, 0, 0
        for record in inarow.read_games(path):
            alive[count] = record
            most = max(most, len(alive))
            count += 1
            plies += record.game.ply
    finally:
        gc.enable()
    assert count == 100_000
    assert plies == 1000 * sum(game.ply for game in games(100))
    assert most <= 2


def test_sgf_in_place_of_moves():
    for make in (inarow.Game, lambda *given: inarow.Position(given[0]).play(given[1])):
        with pytest.raises(inarow.IllegalMove, match=r"inarow\.parse_games.*inarow\.read_games"):
            make("gomoku", "(;GM[4]SZ[15];B[hh])")
    with pytest.raises(inarow.IllegalMove) as refused:
        inarow.Game("gomoku", "(h8")
    assert "SGF" not in str(refused.value)
