# SPDX-License-Identifier: BSL-1.0
"""Symmetries and the canonical form of positions."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import inarow
from inarow import Game, Position, Solver, _core

RULES = ["connect-four", "tic-tac-toe", "4x3/3", "5x1/3", "3x4/3/drop/second", "9x9/5"]


@st.composite
def positions(draw):
    game = Game(draw(st.sampled_from(RULES)))
    for choice in draw(st.lists(st.integers(0, 80), max_size=12)):
        if game.is_terminal():
            break
        actions = game.legal_actions()
        game.apply_action(actions[choice % len(actions)])
    return game.position


def symmetric_boards(position):
    """The boards of all symmetric positions, made by NumPy alone."""
    board = position.board
    if position.rules.gravity == inarow.Gravity.DROP:
        return [board, board[:, ::-1]]
    boards = [board, board[:, ::-1], board[::-1], board[::-1, ::-1]]
    return boards + [b.T for b in boards] if board.shape[0] == board.shape[1] else boards


def position_with(board, position):
    rows = ["".join(".XO"[mark] for mark in row) for row in board.tolist()]
    mover = str(position).split()[-1]
    return Position(position.rules, f"{'/'.join(rows)} {mover}")


@given(positions())
def test_symmetric_positions_have_one_canonical_form(position):
    images = [position_with(board, position) for board in symmetric_boards(position)]
    canonical = position.canonical()
    assert {image.canonical() for image in images} == {canonical}
    assert canonical in images and canonical.canonical() == canonical
    assert canonical.outcome == position.outcome and canonical.to_move == position.to_move


def test_symmetric_positions_have_one_score():
    game = Game("connect-four", "32164625")
    position = Position("connect-four", str(game.position))
    mirrored = position_with(np.flip(position.board, axis=1), position)
    assert mirrored != position and mirrored.canonical() == position.canonical()
    assert Solver().score(mirrored) == Solver().score(position.canonical()) == 11


def test_canonical_texts_and_refusals():
    texts = ["b2", "a1 a1", "", "X../.O./... X", "nothing"]
    read, wrong = _core.canonical_texts(texts, "tic-tac-toe")
    images = [
        None if bad else Position("tic-tac-toe", text)
        for text, bad in zip(read, wrong, strict=True)
    ]
    assert [image is None for image in images] == [False, True, False, False, True]
    assert images[0] == Position("tic-tac-toe").play("b2")
    assert images[3] == Position("tic-tac-toe", texts[3]).canonical()
    assert wrong[1].startswith('Move 2: second (O) cannot play "a1": a1 is already taken')
    assert wrong[0] is None and "expected" in wrong[4]


@given(positions())
def test_the_symmetries_of_arrays_are_those_of_boards(position):
    squares, actions = inarow.symmetries(position.rules)
    assert squares.dtype == actions.dtype == np.int64
    board = position.board
    images = board.reshape(1, -1)[:, squares].reshape(-1, *board.shape)
    expected = {b.tobytes() for b in map(np.ascontiguousarray, symmetric_boards(position))}
    assert len(images) == len(symmetric_boards(position))
    assert {image.tobytes() for image in images} == expected
    assert (images[0] == board).all()
    for i, image in enumerate(images):
        after = position_with(image, position)
        assert after.canonical() == position.canonical()
        mask = position.legal_actions_mask()
        assert (mask[actions[i]] == after.legal_actions_mask()).all()
    # The image of a move is the move of the image.
    for action in position.legal_actions()[:3]:
        for square_row, action_row in zip(squares, actions, strict=True):
            moved = position.child(action).board.ravel()[square_row]
            image = position_with(board.ravel()[square_row].reshape(board.shape), position)
            there = image.child(int(np.flatnonzero(action_row == action)[0]))
            assert (there.board.ravel() == moved).all()


def test_the_number_of_symmetries():
    for rules, number in [("connect-four", 2), ("tic-tac-toe", 8), ("4x3/3", 4), ("gomoku", 8)]:
        squares, actions = inarow.symmetries(rules)
        game = inarow.Game(rules)
        size = game.rules.columns * game.rules.rows
        assert squares.shape == (number, size)
        assert actions.shape == (number, game.num_distinct_actions())
