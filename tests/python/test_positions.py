# SPDX-License-Identifier: BSL-1.0
"""Positions from arrays, from columns of texts and from the boards of other packages."""

import contextlib
import copy
import importlib
import pickle
import weakref

import numpy as np
import pytest

import inarow
from inarow import Game, Layout, Player, Position, Solver

TEXTS = ["32164625", "6146", "444444"]
SCORES = [11, 18, 1]
BOARDS = [Game("connect-four", text).position.board for text in TEXTS]


def test_a_board_of_kaggle():
    observation = {"board": [0] * 35 + [0, 0, 0, 1, 2, 0, 0], "mark": 1}
    assert Position("connect-four", observation["board"]) == Game("connect-four", "45").position


def test_a_canonical_board_of_alphazero_general():
    board = np.zeros((3, 3), int)
    board[1, 1] = 1
    canonical = -board  # for the second player: the stone of the first is the opponent's
    assert Position("3x3/3", board, values=(0, 1, -1)).child(0).stones == 2
    position = Position("3x3/3", canonical, values=(0, 1, -1), relative=True)
    assert position == Game("3x3/3", "b2").position and position.to_move == Player.SECOND


def test_lists_of_actions():
    assert Game("connect-four", [3, 3]) == Game("connect-four", "44")
    assert Game("connect-four", np.array([3, 3])) == Game("connect-four", (3, 3))
    start = Game("3x3/3", [4]).position
    assert Game(start, [0]).history() == [0] and Game(start, []) == Game(start)
    with pytest.raises(inarow.IllegalMove) as raised:
        Game("connect-four", [3, 3, 7])
    assert (raised.value.move, raised.value.number) == (7, 3)


@pytest.mark.parametrize(
    ("arguments", "options", "kind", "part"),
    [
        (([[1, 2], [1, 2]],), {}, "shape", "must have the shape (3, 3) or (9,), not (2, 2)."),
        (([[1, 2, 0], [1]],), {}, "shape", "rows of the same length"),
        (([0] * 8,), {}, "shape", "not (8,)"),
        (([[0.5] * 3] * 3,), {}, "marks", "has 0.500000 at (0, 0): it must be 0 for a free"),
        (([0] * 8 + [3],), {}, "marks", "has 3 at (8,): it must be 0 for a free square, 1 for"),
        (([5] * 9,), {"relative": True}, "marks", "2 for a stone of the opponent."),
        ((["a"] * 9,), {}, "dtype", "must have integers, bools or floats"),
        (([0] * 9,), {"values": (0, 1, 1)}, "values", "must be three different integers"),
        (([0] * 9, "second"), {}, "stone_counts", "cannot be the turn of second (O)"),
        (([0] * 9, "Second"), {}, "to_move", 'Did you mean "second"?'),
        (("", "second"), {}, "syntax", "expected"),
        (("X../.../... X",), {}, "stone_counts", "unchecked=True"),
    ],
)
def test_refused_boards(arguments, options, kind, part):
    with pytest.raises(inarow.Error) as raised:
        Position("3x3/3", *arguments, **options)
    assert raised.value.kind == kind and part in str(raised.value)


def test_wrong_types_are_named():
    for board, name in ((5, "int"), (b"X", "bytes"), ({1}, "set"), (object(), "object")):
        with pytest.raises(TypeError, match=f"must be an array or nested lists .* not {name}"):
            Position("3x3/3", board)
    with pytest.raises(TypeError, match='must be Rules or a text such as "connect-four", not int'):
        Position(3)


def test_refused_observations():
    layout = Layout("3x3/3", "pgx")
    for observation, part in (
        (np.ones((3, 3, 2), bool), "planes of the pgx observation of 3x3/3 disagree about square"),
        (np.full(18, 2), "has 2 at (0,): it must be 0 or 1."),
        (np.zeros((3, 3)), "must have the shape (3, 3, 2) or (18,), not (3, 3)."),
    ):
        with pytest.raises(inarow.NotationError) as raised:
            layout.position(observation)
        assert part in str(raised.value)
    kaggle = Layout("3x3/3", "kaggle")
    with pytest.raises(inarow.NotationError, match=r"it must be 0, 1 or 2\."):
        kaggle.position([3] * 9)
    with pytest.raises(inarow.IllegalPosition) as raised:
        kaggle.positions([[0] * 9, [1] * 9])
    assert raised.value.index == 1 and str(raised.value).startswith("Position 1: No game reaches")
    with pytest.raises(inarow.NotationError, match=r"\(n, 9\), not \(9,\)"):
        kaggle.positions([0] * 9)


def text_columns():
    yield TEXTS
    yield tuple(TEXTS)
    yield np.array(TEXTS)
    yield np.array(TEXTS, object)
    with contextlib.suppress(AttributeError):  # NumPy 1
        yield np.array(TEXTS, np.dtypes.StringDType())
    for name in ("pandas", "polars"):
        with contextlib.suppress(ImportError):
            yield importlib.import_module(name).Series(TEXTS)
    try:
        import pyarrow
    except ImportError:
        return
    yield pyarrow.array(TEXTS)
    yield pyarrow.chunked_array([TEXTS[:1], TEXTS[1:]])
    yield pyarrow.array(TEXTS).dictionary_encode()
    yield pyarrow.array([board.ravel().tolist() for board in BOARDS])


def test_columns_of_texts():
    expected = [Game("connect-four", text).position for text in TEXTS]
    for column in text_columns():
        assert Solver().scores(column, rules="connect-four").tolist() == SCORES
        assert inarow.positions("connect-four", column) == expected


def test_boards_in_every_form():
    solver, array = Solver(), np.array(BOARDS)
    own = np.array([np.where(b == 0, 0, np.where(b == 1, 1, -1)) for b in BOARDS])
    forms = [array, array.reshape(3, 42), array.tolist(), list(array), list(array.reshape(3, 42))]
    for boards in (*forms, np.array(BOARDS, np.float32), np.array(forms[0], object).tolist()):
        assert solver.scores(boards, rules="connect-four").tolist() == SCORES
    scores = solver.scores(own, rules="connect-four", values=(0, 1, -1))
    relative = solver.scores(own, rules="connect-four", values=(0, 1, -1), relative=True)
    assert scores.tolist() == relative.tolist() == SCORES  # the first player is to move in all
    layout = Layout("connect-four", "pettingzoo")
    shown = np.array([layout.observation(Game("connect-four", text).position) for text in TEXTS])
    assert solver.scores(shown, rules="connect-four", layout="pettingzoo").tolist() == SCORES
    bounds = solver.score_bounds(list(shown), rules="connect-four", layout="pettingzoo")
    assert bounds[:, 0].tolist() == SCORES


def test_refused_items_have_their_index():
    for item, name in ((None, "NoneType"), (3.5, "float")):
        with pytest.raises(TypeError, match=f"Position 1 must be a text, .*, not {name}"):
            inarow.positions("connect-four", ["4", item])
    for items in (["4", "99"], ["4", [0] * 41], ["4", BOARDS[0] + 1]):
        with pytest.raises(inarow.Error, match=r"^Position 1: ") as raised:
            inarow.positions("connect-four", items)
        assert raised.value.index == 1
    with pytest.raises(inarow.Error, match=r'layout must be .* Did you mean "open_spiel"'):
        inarow.positions("connect-four", [], layout="openspiel")
    with pytest.raises(inarow.IllegalRules, match="need `rules="):
        Solver().scores([[0] * 9])


def test_unchecked_positions():
    position = Position("connect-four", "7/7/7/7/X6/7", unchecked=True)  # a stone in the air
    assert (position.stones, position.to_move) == (1, Player.SECOND)
    assert Solver(time_limit=0.2).score_bounds([position]).shape == (1, 2)
    assert Solver().choose(position, 0.1, level=3)[0] in range(7)
    game = Game(position, "4")
    assert pickle.loads(pickle.dumps(game)) == copy.deepcopy(game) == game
    games = inarow.VectorGames("connect-four", 1)
    with pytest.raises(inarow.IllegalPosition):
        games[0] = position
    two = Position("3x3/3", "XX./.../...", to_move="first", unchecked=True)
    assert Solver().score(two) == 4 and two.child(2).outcome == inarow.Outcome.FIRST_WON


def test_positions_are_arrays_and_weakly_referenced():
    position = Position("3x3/3", "X../.O./... X")
    assert (np.asarray(position) == position.board).all()
    assert np.array([position, position.child(1)]).shape == (2, 3, 3)
    assert np.asarray(position, dtype=float).dtype == float
    game, solver = Game(position), Solver()
    for thing in (position, game, solver, position.rules, Layout("3x3/3", "pgx")):
        assert weakref.ref(thing)() is thing
    match position.rules:
        case inarow.Rules(3, rows, 3):
            assert rows == 3
        case _:
            pytest.fail("no match")
